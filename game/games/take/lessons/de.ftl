# The sentences of the lessons; each lesson’s record names them.

take-lesson-turn = Leg deine erste Folge aus
    .goal = Deine Karten sollen auf den Tisch, nicht auf der Hand bleiben. Auf dem Tisch zählen sie für dich. Auf der Hand kosten sie dich.
    .draw = { $device ->
        [keys] Dein Zug beginnt mit einer Karte vom Stapel oder vom Ablage­stapel. Die Kreuz 10 passt zwischen deine 9 und deinen Buben. Geh zur Ablage, und drück { $press }.
        [pad] Dein Zug beginnt mit einer Karte vom Stapel oder vom Ablage­stapel. Die Kreuz 10 passt zwischen deine 9 und deinen Buben. Geh zur Ablage, und drück { $press }.
        [touch] Dein Zug beginnt mit einer Karte vom Stapel oder vom Ablage­stapel. Die Kreuz 10 passt zwischen deine 9 und deinen Buben. Tipp auf die Ablage.
       *[mouse] Dein Zug beginnt mit einer Karte vom Stapel oder vom Ablage­stapel. Die Kreuz 10 passt zwischen deine 9 und deinen Buben. Klick auf die Ablage.
    }
    .stock = Der Stapel ist Glücks­sache. Die Karte auf der Ablage macht mit zweien von dir eine Folge.
    .lay = Drei oder mehr Karten einer Farbe der Reihe nach sind eine Folge. Wähl Kreuz 9, 10 und Bube, und leg sie aus.
    .early = Der Coach würde eine Folge oft zurück­halten. Auf dem Tisch kann man sie dir nehmen. Das ist die nächste Lektion.
    .hold = Du darfst sie behalten. Aber leg sie hier aus, damit du siehst, wie es geht.
    .discard = Am Ende deines Zuges legst du eine Karte ab. Der König passt zu nichts und würde dich 10 Punkte kosten, also leg ihn ab.
    .again = Ada hat die Herz 6 abgelegt. Du hast die 4 und die 5, also weißt du, was zu tun ist.
    .hearts = Ja, leg die Herzen aus.
    .rid = Jetzt leg die Karo 10 ab.
    .sorry = Du darfst sie ablegen. Aber die Karo 10 kostet doppelt so viel wie die 2.
    .end = Eine Karte auf der Hand, 40 Punkte auf dem Tisch. In einem Zug darfst du so viel auslegen, wie du willst, oder nichts.
    .can = Du kannst jetzt ziehen, eine Folge auslegen und ablegen.

take-lesson-take = Nehmen
    .lie = Ada hat eine Folge ausgelegt, und Max auch. Sie zählen für die beiden. Noch.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber mit deinen Karten wird keine Folge daraus. Der Stapel bringt vielleicht eine, mit der es klappt.
    .take = { $device ->
        [keys] Die Kreuz 8 passt unter die 9. Leg eine Karte an, und die ganze Folge ist deine. Wähl die 8 mit { $pick }, und drück { $press } auf der Folge von Max.
        [pad] Die Kreuz 8 passt unter die 9. Leg eine Karte an, und die ganze Folge ist deine. Wähl die 8 mit { $pick }, und drück { $press } auf der Folge von Max.
        [touch] Die Kreuz 8 passt unter die 9. Leg eine Karte an, und die ganze Folge ist deine. Wähl die 8, dann tipp auf die Folge von Max.
       *[mouse] Die Kreuz 8 passt unter die 9. Leg eine Karte an, und die ganze Folge ist deine. Wähl die 8, dann klick auf die Folge von Max.
    }
    .later = Du darfst warten. Aber die 8 brächte dir sofort 50 Punkte, 45 davon von Max.
    .mine = Sie ist deine: sechs Karten, 50 Punkte. Jetzt leg die Herzdame ab. Sie kostet 10 und passt zu nichts.
    .back = Ada hat die 7 angelegt und sie dir genommen. So geht das Spiel: Wer zuletzt anlegt, dem gehört sie.
    .again = Zieh wieder.
    .double = Die Kreuz 6 passt zwischen die beiden Folgen. Sie verbindet sie, und beide gehören dir. Leg sie an.
    .both = Du darfst warten. Aber die 6 brächte dir sofort 95 Punkte, 90 davon von Ada.
    .locked = Vom Ass bis zum König, alle 13. Sie ist gesperrt, und niemand kann sie nehmen.
    .end = Das ist Take! Bevor du eine Folge auslegst, frag dich, wer die nächste Karte haben könnte. Kannst du sie nicht schützen, dann warte.
    .can = Du kannst jetzt eine Folge nehmen, und sogar zwei auf einmal.

take-lesson-joker = Joker
    .goal = Ein Joker kann jede Karte sein. In einer Folge bringt er dir 20 Punkte. Bleibt er auf deiner Hand, kostet er dich 20.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber mit deinen Karten wird keine Folge daraus. Der Stapel bringt vielleicht eine, mit der es klappt.
    .lay = Deiner Herz 5 und Herz 7 fehlt nur die 6. Wähl sie zusammen mit dem Joker, und leg alle drei aus.
    .early = Der Coach würde den Joker behalten. Auf dem Tisch kann man dir eine Folge nehmen. Leg sie hier aus, damit du siehst, wie es geht.
    .hold = Du darfst warten. Aber ein Joker kostet dich 20, wenn er am Ende der Runde noch auf deiner Hand ist.
    .discard = Der Joker ist jetzt die Herz 6, die ganze Runde lang. Leg das Ass ab. Es passt zu nichts und kostet dich 15.
    .hers = Ada hat die 8 angelegt und deine Folge genommen. Der Joker ging mit, also gehören seine 20 Punkte ihr.
    .again = Zieh wieder.
    .add = Noch ein Joker! Er passt ans Ende jeder Folge, die nicht gesperrt ist. Leg ihn als Herz 4 an, und die Folge ist wieder deine.
    .patient = Der Coach würde noch etwas warten, denn Ada könnte sie zurück­holen. Leg ihn hier an, damit du siehst, wie es geht.
    .high = Auch so nimmst du die Folge, für genauso viele Punkte. Aber mach ihn hier zur 4.
    .later = Du darfst warten. Aber der Joker brächte dir sofort 55 Punkte, 35 davon von Ada.
    .end = Zwei Joker, eine Folge, 55 Punkte. Ein Joker nimmt Folgen, wenn keine andere deiner Karten es kann, also gib ihn nicht zu früh her.
    .can = Du kannst jetzt mit einem Joker eine Folge nehmen.

take-lesson-hold = Zurück­halten
    .goal = Du hast die Pik 5-6-7. Legst du sie aus, kann jeder mit der 4 oder der 8 sie nehmen. Es eilt also nicht.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber mit deinen Karten wird keine Folge daraus, und auf dem Tisch passt sie nirgends.
    .wait = Noch ist niemand kurz vor dem Ende, also behalt deine Folge. Leg die Karodame ab.
    .lay = Du darfst sie auslegen. Aber Ada hat sieben Karten, und eine davon könnte die 4 oder die 8 sein.
    .hers = Ada hat eine Folge ausgelegt und noch drei Karten. Sie könnte die Runde bald beenden, und deine Hand würde dich etwas kosten.
    .again = Zieh vom Stapel.
    .now = Jetzt ist es Zeit. Leg die Pik 5-6-7 aus.
    .late = Du darfst warten. Aber Ada hat nur noch drei Karten, und auf der Hand kosten dich diese drei 15.
    .king = Der Herzkönig passt an die Folge von Ada. Leg ihn an, und die Folge ist deine.
    .risk = Du darfst warten. Aber der König brächte dir sofort 45 Punkte, 35 davon von Ada.
    .end = Früh ist eine Folge auf deiner Hand sicher. Spät ist sie es eher auf dem Tisch. Zähl die Karten der anderen, dann weißt du, was gilt.
    .can = Du kannst jetzt den richtigen Moment für eine Folge wählen.

take-lesson-out = Das Ende einer Runde
    .near = Du hast noch drei Karten. Die Runde ist aus, wenn jemand seine letzte Karte ablegt.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber mit deinen Karten wird keine Folge daraus, und auf dem Tisch passt sie nirgends.
    .must = Die Kreuz 8 passt an die Folge von Ada, also kannst du sie nicht ablegen. Leg sie an, und die Folge ist deine.
    .nine = Jetzt passt auch die 9. Leg sie auch an.
    .patient = Der Coach würde die 9 behalten. Nähme Ada die Folge, könntest du sie mit der 9 zurück­holen. Leg sie hier an, damit du siehst, wie es geht.
    .keep = Du darfst sie behalten. Aber eine Karte, die passt, kannst du nie ablegen. Leg sie jetzt an, dann zählt sie.
    .king = Leg den König ab. Er passt zu nichts und kostet dich 10.
    .more = Zieh wieder.
    .float = Beide Karten passen, also kannst du keine davon ablegen. Leg sie an, und du schwebst: keine Karten, aber noch dabei. Spiel allein weiter. Nicht sicher? Dann hilft „{ commands-hint }“.
    .end = Die Runde ist aus. Wenn du schwebst, ziehst du in jedem Zug eine Karte. Passt sie, legst du sie an. Passt sie nirgends, ist die Runde aus.
    .can = Du kannst jetzt eine Runde beenden, oder schweben, bis sie endet.

# The first hand of someone who has played nothing: each sentence only when it is needed.
take-lesson-first = Deine erste Runde
    .steal = { $device ->
        [keys] Deine 8 passt an die Herzfolge von Max. Wähl sie mit { $pick }, und drück { $press } auf seiner Folge.
        [pad] Deine 8 passt an die Herzfolge von Max. Wähl sie mit { $pick }, und drück { $press } auf seiner Folge.
        [touch] Deine 8 passt an die Herzfolge von Max. Tipp auf die 8, dann auf seine Folge.
       *[mouse] Deine 8 passt an die Herzfolge von Max. Klick auf die 8, dann auf seine Folge.
    }
    .early = Der Coach würde warten, denn die anderen könnten dir die Folge wieder nehmen. Aber in dieser Runde wird geklaut.
    .later = Du darfst warten. Aber mit der Herz 8 bekommst du die ganze Folge von Max.
    .mine = { $device ->
        [keys] Geklaut! Du legst eine Karte an, und die ganze Folge ist deine. Jetzt wähl die Dame, und drück { $press } auf der Ablage.
        [pad] Geklaut! Du legst eine Karte an, und die ganze Folge ist deine. Jetzt wähl die Dame, und drück { $press } auf der Ablage.
        [touch] Geklaut! Du legst eine Karte an, und die ganze Folge ist deine. Jetzt tipp auf die Dame, dann auf die Ablage.
       *[mouse] Geklaut! Du legst eine Karte an, und die ganze Folge ist deine. Jetzt klick auf die Dame, dann auf die Ablage.
    }
    .other = Du darfst sie ablegen. Aber die Pikdame passt zu nichts und kostet dich 10.
    .rude = { $device ->
        [keys] Ada hatte die 7, also gehört die Folge jetzt ihr. So eine Frechheit! Drück { $press } auf dem Stapel.
        [pad] Ada hatte die 7, also gehört die Folge jetzt ihr. So eine Frechheit! Drück { $press } auf dem Stapel.
        [touch] Ada hatte die 7, also gehört die Folge jetzt ihr. So eine Frechheit! Tipp auf den Stapel.
       *[mouse] Ada hatte die 7, also gehört die Folge jetzt ihr. So eine Frechheit! Klick auf den Stapel.
    }
    .pile = Du darfst sie nehmen. Aber mit deinen Karten wird keine Folge daraus, und der Stapel hat etwas Besseres.
    .lay = Mit der 6 sind es vier Kreuz der Reihe nach. Das ist eine Folge, also leg sie aus.
    .hold = Du darfst sie behalten. Aber auf dem Tisch zählen sie für dich, und auf der Hand kosten sie dich.
    .short = Gut, aber leg alle vier aus. Auch die vierte zählt.
    .back = Und deine andere 6 passt an diese Herzen. Leg sie an, und hol dir alles zurück!
    .wait = Du darfst warten. Aber die Herzen sind 60 wert, und Ada würde sie zu gern behalten.
    .king = Jetzt leg den König ab.
    .ten = Du darfst sie ablegen. Aber hier ist es der König, der wegmuss.
    .more = Jetzt hat Ada Kreuz ausgelegt. Lernt sie es denn nie? Zieh eine Karte.
    .double = Die 8 verbindet ihre Kreuzfolge mit deiner, und du bekommst beide!
    .fits = Du darfst warten. Aber mit der 8 bekommst du beide Folgen auf einmal.
    .out = Noch eine Karte. Leg sie ab, und die Runde ist aus.
    .end = Du gewinnst, mit 110 Punkten! Max und Ada haben weniger als nichts. Das ist Take.
    .can = Du kannst jetzt eine Folge klauen.
