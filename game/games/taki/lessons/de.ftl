# The sentences of the lessons; each lesson's record names them.

taki-lesson-turn = Farbe, Zeichen oder ziehen
    .goal = Werde alle deine Karten los, bevor Ada es schafft. Nichts anderes zählt.
    .colour = { $device ->
        [keys] Es passt, was die Farbe oder das Zeichen der Ablage hat. Deine 7 ist gelb wie die 4. Wähl sie mit { $pick }, und drück { $press } auf der Ablage.
        [pad] Es passt, was die Farbe oder das Zeichen der Ablage hat. Deine 7 ist gelb wie die 4. Wähl sie mit { $pick }, und drück { $press } auf der Ablage.
        [touch] Es passt, was die Farbe oder das Zeichen der Ablage hat. Deine 7 ist gelb wie die 4. Tipp auf sie, dann auf die Ablage.
       *[mouse] Es passt, was die Farbe oder das Zeichen der Ablage hat. Deine 7 ist gelb wie die 4. Klick auf sie, dann auf die Ablage.
    }
    .symbol = Ada hat eine rote 7 auf deine gelbe gelegt. Jetzt passt Rot, und jede 7 auch. Spiel deine blaue 7.
    .red = Die rote 1 passt auch. Aber Blau hält länger, denn du hast noch zwei blaue Karten.
    .draw = { $device ->
        [keys] Du hast keine grüne Karte und keine 7. Wenn du nicht spielen kannst, zieh eine Karte, und dein Zug ist vorbei. Geh zum Stapel, und drück { $press }.
        [pad] Du hast keine grüne Karte und keine 7. Wenn du nicht spielen kannst, zieh eine Karte, und dein Zug ist vorbei. Geh zum Stapel, und drück { $press }.
        [touch] Du hast keine grüne Karte und keine 7. Wenn du nicht spielen kannst, zieh eine Karte, und dein Zug ist vorbei. Tipp auf den Stapel.
       *[mouse] Du hast keine grüne Karte und keine 7. Wenn du nicht spielen kannst, zieh eine Karte, und dein Zug ist vorbei. Klick auf den Stapel.
    }
    .choice = Jetzt passen zwei Karten. Spiel die grüne 3. Deine anderen sind blau und rot, also wirst du Grün am schwersten los.
    .other = Die passt auch. Aber die grüne 3 ist deine einzige grüne Karte und passt vielleicht nicht so bald wieder.
    .stop = Manche Karten bewirken etwas. Nach einem Stopp setzt der nächste Spieler aus, und zu zweit bist du gleich wieder dran. Spiel ihn.
    .one = Die passt. Aber mit dem Stopp wärst du gleich noch einmal dran.
    .again = Du bist wieder dran. So geht Taki: dieselbe Farbe, dasselbe Zeichen, oder ziehen. Die nächsten Lektionen zeigen die anderen Karten.
    .can = Du kannst jetzt spielen, was passt, und ziehen, wenn nichts passt.

taki-lesson-run = Die Folge
    .taki = Ein Taki öffnet eine Folge. Alle deine Karten seiner Farbe können in diesem Zug folgen. Du hast noch drei rote. Spiel das rote Taki.
    .slow = Das passt, aber es ist eine Karte in einem Zug. Das Taki nähme alle deine roten Karten mit.
    .inside = Die Folge ist offen. Nur ihre letzte Karte wirkt, also heb dir die +2 auf. Spiel eine rote 3.
    .wasted = Mitten in der Folge ist die +2 verschenkt. Heb sie dir für den Schluss auf, und Ada zieht zwei.
    .more = Spiel auch die andere rote 3. In einer Folge müssen alle deine Karten der Farbe weg.
    .last = Jetzt spiel die +2. Sie ist die letzte Karte deiner Folge, also wirkt sie.
    .close = Vier Karten in einem Zug. Ruf „Taki zu!“, und die Folge endet mit dir.
    .open = Wenn du eine Folge offen lässt, kann der nächste Spieler mitlegen. Hier beendet die +2 sie ohnehin, aber gewöhn dir das Schließen an.
    .draw = Ada hat zwei Karten gezogen und musste aussetzen. Du hast keine rote Karte und keine +2, also zieh eine.
    .hers = Ada hat eine Folge geöffnet und nicht ge­schlossen. Bei einer offenen Folge darf der Nächste mitlegen.
    .join = Deine rote 1 passt in ihre Folge. Spiel sie.
    .shut = Jetzt ist es deine Folge. Schließ sie, bevor Ada mitlegt.
    .left = Wenn du sie offen lässt, kann Ada jede rote Karte spielen, die sie hat.
    .end = Vier Karten in einem Zug. Dafür ist ein Taki da. Behalt eins, bis du mehrere Karten seiner Farbe hast.
    .can = Du kannst jetzt eine Folge öffnen, schließen und bei einer fremden mitlegen.

taki-lesson-actions = Karten, die etwas bewirken
    .goal = Jetzt spielt ihr zu dritt, also geht es reihum: du, Ada, Max. Manche Karten ändern, was als Nächstes kommt.
    .plus = Ein Plus will sofort noch eine Karte von dir. Du hast noch eine rote Karte, also spiel das Plus.
    .turned = Das passt. Aber spiel zuerst das Plus, dann bist du beide Karten in einem Zug los.
    .save = Das geht auf fast alles, also behalt es. Jetzt ist Rot dran, und du hast eine rote Karte.
    .extra = Jetzt die zweite Karte. Nach einem Richtungs­wechsel geht es anders­herum weiter. Spiel ihn.
    .back = Es ging anders­herum. Erst kam Max, dann Ada, und jetzt bist wieder du dran.
    .colour = Du hast keine grüne Karte und keine 8. Mit einem Farbwechsel wählst du die Farbe. Du hast zwei blaue Karten, also wähl Blau.
    .red = Das könntest du wählen. Aber du hast keine rote Karte und zwei blaue.
    .green = Das könntest du wählen. Aber du hast keine grüne Karte und zwei blaue.
    .yellow = Das könntest du wählen. Aber die gelbe 1 ist deine einzige gelbe Karte, und du hast zwei blaue.
    .end = Max und Ada mussten Blau spielen, und deine beiden blauen Karten haben gepasst. Heb dir einen Farbwechsel für so einen Zug auf.
    .can = Du kannst jetzt die Richtung wechseln und die Farbe wählen.

taki-lesson-three = Super Taki und +3
    .super = Ein Super Taki nimmt die Farbe der Ablage an und öffnet eine Folge in ihr. Das ist Gelb, und du hast zwei gelbe Karten. Spiel es.
    .patient = Der Coach würde das Super Taki aufheben, bis mehr Karten einer Farbe da sind. Spiel es hier, damit du siehst, wie es geht.
    .yellow = Das passt, aber es ist eine Karte in einem Zug. Das Super Taki nimmt deine beiden gelben Karten mit.
    .early = Das darfst du spielen. Aber es ist eine Karte in einem Zug. Das Super Taki nimmt noch zwei Karten mit.
    .breaker = Das ist erlaubt. Aber in deinem eigenen Zug kostet dich ein Brecher drei Karten. Heb ihn dir auf, bis jemand eine +3 spielt.
    .run = Die Folge ist offen. Deine beiden gelben Karten müssen weg. Spiel zuerst die gelbe 1.
    .four = Das ist genauso gut, denn beide müssen weg. Aber fang hier mit der 1 an.
    .rest = Jetzt die gelbe 4.
    .close = Schließ die Folge, dann kann niemand mitlegen.
    .open = Du darfst warten. Aber dann kann Ada jede gelbe Karte dazulegen, die sie hat.
    .window = Ada hat eine +3 gespielt, also ziehen alle anderen drei Karten. Aber du hast einen +3-Brecher. Spiel ihn, und sie zieht selbst.
    .pass = Du darfst warten. Aber dann ziehst du drei Karten, und Max auch. Mit dem Brecher zieht Ada sie.
    .three = Ada hat drei gezogen. Jetzt hat Max Gelb gespielt, und du hast keine gelbe Karte. Deine eigene +3 geht auf alles außer auf eine wartende +2. Spiel sie.
    .end = Ada und Max haben je drei Karten gezogen. Niemand hat deine +3 gebrochen, aber jemand hätte es tun können. Ein König hätte sie auch aufgehoben.
    .can = Du kannst jetzt in jeder Farbe eine Folge öffnen und eine +3 brechen.

taki-lesson-last = Die letzte Karte
    .goal = Du hast noch vier Karten. Das Ende hat eine eigene Regel, und du brauchst sie bald.
    .near = Spiel die grüne 8. Der König geht auf alles, also behalt ihn, bis nichts anderes hilft.
    .king = Ein König geht auf alles, jederzeit. Also behalt ihn. Die grüne 8 passt jetzt und später vielleicht nicht mehr.
    .two = Die +2 von Ada heißt: zwei Karten für dich, und du setzt aus. Eine eigene +2 würde sie weiter­geben, und ein König hebt sie auf. Spiel den König.
    .drawn = Zwei Karten mehr, und Ada ist dran. Der König hätte dir beides erspart.
    .any = Nach einem König darfst du noch eine Karte spielen, irgendeine. Spiel eine rote 6.
    .stop = Du darfst hier aufhören. Aber eine Karte, die du jetzt spielst, ist eine weniger.
    .announce = Noch eine Karte! Sag „letzte Karte“, bevor der Nächste spielt, sonst kostet es dich vier Karten. Ab hier spielst du allein. Wenn du nicht weiter­weißt, hilft „{ commands-hint }“.
    .won = Keine Karten mehr, also gewinnst du. Eins noch: Mit einem Plus wird niemand fertig, denn es braucht noch eine Karte.
    .can = Du kannst jetzt rechtzeitig „letzte Karte“ sagen und gewinnen.

# The first hand of someone who has played nothing: each sentence only when it is needed.
taki-lesson-first = Brich die +3
    .break = { $device ->
        [keys] Noor und ihre +3! Aber du hast einen Brecher. Drück { $press } auf „{ taki-button-break }“!
        [pad] Noor und ihre +3! Aber du hast einen Brecher. Drück { $press } auf „{ taki-button-break }“!
        [touch] Noor hat eine +3 gespielt. Aber du hast einen Brecher. Tipp auf „{ taki-button-break }“!
       *[mouse] Noor hat eine +3 gespielt. Aber du hast einen Brecher. Klick auf „{ taki-button-break }“!
    }
    .three = Du darfst sie nehmen. Aber mit dem Brecher bekommt Noor alle drei.
    .colour = { $device ->
        [keys] Jetzt zieht Noor die drei selbst. Herrlich! Deine 7 ist gelb wie die 5. Wähl sie mit { $pick }, und drück { $press } auf der Ablage.
        [pad] Jetzt zieht Noor die drei selbst. Herrlich! Deine 7 ist gelb wie die 5. Wähl sie mit { $pick }, und drück { $press } auf der Ablage.
        [touch] Jetzt zieht Noor die drei selbst. Herrlich! Deine 7 ist gelb wie die 5. Tipp auf sie, dann auf die Ablage.
       *[mouse] Jetzt zieht Noor die drei selbst. Herrlich! Deine 7 ist gelb wie die 5. Klick auf sie, dann auf die Ablage.
    }
    .two = Noor will, dass du zwei ziehst. Du hast auch eine +2, also leg sie obendrauf.
    .draw = Du darfst ziehen. Aber mit deiner +2 gehen alle vier Karten an Max.
    .taki = Max hat vier für euch beide gezogen. Tut uns leid, Max! Jetzt dein blaues Taki: Alle deine blauen Karten können ihm folgen.
    .single = Das darfst du spielen. Aber das ist eine Karte. Nach dem Taki gehen alle deine blauen auf einmal.
    .four = Mach weiter. Die blaue 4.
    .order = Das darfst du spielen. Aber spiel die 8 zuletzt, denn deine letzte Karte ist auch eine 8.
    .eight = Und die 8.
    .close = Schließ die Folge, dann kann niemand mitlegen.
    .open = Du darfst sie offen lassen. Aber dann kann Max bei deiner Folge mitlegen.
    .call = Noch eine Karte! Sag es, sonst kostet es dich vier!
    .quiet = Du darfst warten. Aber dann kostet es dich vier Karten.
    .out = Max hat Grün gewählt. Ausgerechnet! Spiel deine grüne 8.
    .end = Alle weg, also gewinnst du! Noor hat acht Karten und eine Stinkwut. Das ist Taki.
    .can = Du kannst jetzt eine +3 brechen und eine ganze Farbe auf einmal spielen.
