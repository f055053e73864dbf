# The sentences of the lessons; each lesson’s record names them.

rummy500-lesson-turn = Dein erster Satz
    .goal = Karten auf dem Tisch zählen für dich. Karten auf der Hand kosten dich, wenn die Runde endet.
    .draw = Fang mit einer Karte vom Stapel oder vom Ablage­stapel an. Du hast zwei Siebenen, und auf der Ablage liegt die dritte. Nimm sie.
    .stock = Du darfst ziehen. Aber der Stapel ist Glücks­sache, und die 7 auf der Ablage ergibt mit deinen einen Satz.
    .group = Drei oder vier Karten eines Ranges sind ein Satz. Wähl die drei Siebenen, und leg sie aus.
    .keep = Du darfst warten. Aber Karten auf der Hand kosten dich, wenn die Runde endet. Auf dem Tisch bringen sie Punkte.
    .discard = Am Ende deines Zuges legst du eine Karte ab. Der Kreuzkönig passt zu nichts und würde dich 10 kosten. Leg ihn ab.
    .lies = Ada hat eine Folge ausgelegt: Karten einer Farbe der Reihe nach. Wer eine passende Karte hat, kann sie anlegen.
    .stock2 = Auf der Ablage hilft dir nichts. Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber sie passt zu nichts auf deiner Hand, und was du nicht brauchst, kostet dich.
    .lay = Die Kreuzdame passt an die Folge von Ada. Die 10 Punkte bekommst du, und Ada behält den Rest. Leg sie an.
    .thrown = Du darfst sie ablegen. Aber dann sind ihre Punkte weg, und sie passt an die Folge von Ada.
    .rid = Der Karobube kostet 10 und steht allein. Leg ihn ab.
    .end = Das ist ein Zug! Ziehen, auslegen, was geht, ablegen. Erreicht jemand 500 Punkte, gewinnt die höchste Summe.
    .can = Du kannst jetzt einen Satz auslegen und an eine Folge anlegen.

rummy500-lesson-dig = In der Ablage graben
    .open = Du siehst die ganze Ablage. Nimm von oben so viele Karten, wie du willst. Aber die unterste musst du noch in diesem Zug spielen.
    .two = { $device ->
        [keys] Du hast zwei Vieren, und unter der 6 liegt die dritte. Geh zur Karo 4, und drück { $press }. Die 6 kommt mit.
        [pad] Du hast zwei Vieren, und unter der 6 liegt die dritte. Geh zur Karo 4, und drück { $press }. Die 6 kommt mit.
        [touch] Du hast zwei Vieren, und unter der 6 liegt die dritte. Tipp auf die Karo 4. Die 6 kommt mit.
       *[mouse] Du hast zwei Vieren, und unter der 6 liegt die dritte. Klick auf die Karo 4. Die 6 kommt mit.
    }
    .one = Du darfst sie nehmen. Aber unter der 6 liegt eine 4 für einen Satz, und die 6 kommt mit.
    .stock = Du darfst ziehen. Aber der Stapel ist Glücks­sache. Die zweite Karte der Ablage ergibt mit deinen einen Satz.
    .owed = Du schuldest die 4, also muss sie in diesem Zug auf den Tisch. Leg die drei Vieren aus.
    .first = Du schuldest in diesem Zug die 4. Leg sie zuerst aus, mit deinen beiden Vieren.
    .run = Die Pik 6 ergibt mit deiner 7 und 8 eine Folge. Leg sie aus.
    .keep = Du darfst warten. Aber auf dem Tisch sind sie sicher, und auf der Hand kosten sie dich.
    .rid = Die Damen können noch ein Satz werden. Leg die 2 ab.
    .again = Ada hat eine Dame abgelegt, und darauf liegt eine 3. Grab nach der Dame.
    .half = Du darfst sie nehmen. Aber die 3 allein nützt nichts. Die Dame darunter ergibt mit deinen einen Satz.
    .queens = Leg die Damen aus.
    .end = Gut gegraben! Die 3 kam mit, und die nützt dir nichts. Grab also nur tief, wenn es sich trotz der übrigen Karten lohnt.
    .can = Du kannst jetzt eine Karte aus der Ablage graben.

rummy500-lesson-price = Der Preis des Grabens
    .open = Dein dritter König liegt tief in der Ablage. Aber vier Karten liegen darauf, und die müsstest du alle mitnehmen. Und Ada und Max haben nur noch je eine Karte.
    .draw = Drei Könige bringen dir 30 Punkte. Bleiben dir die vier Karten, verlierst du 45. Lass die vier liegen, und zieh vom Stapel.
    .deep = Du darfst graben. Aber Dame, Bube, 10 und Ass darauf kosten 45, wenn du sie behältst.
    .ace = Du darfst es nehmen. Aber das Ass ergibt mit deinen Karten keine Kombi­nation und kostet dich 15, wenn du es behältst.
    .rid = Leg die Karo 9 ab. Von den Karten, die du entbehren kannst, kostet sie am meisten.
    .near = Ada hat einen König abgelegt, und nur eine 8 liegt darauf. Das ist ein guter Preis. Grab nach dem Kreuzkönig.
    .all = Du darfst graben. Aber die anderen Karten, die mitkämen, kosten dich 62, wenn du darauf sitzen bleibst.
    .eight = Du darfst sie nehmen. Aber die 8 ergibt mit deinen Karten keine Kombi­nation. Der König liegt darunter.
    .stock = Du darfst ziehen. Aber der Stapel ist Glücks­sache, und der König ergibt mit deinen einen Satz.
    .kings = Leg die drei Könige aus.
    .last = Jetzt zahl den Preis. Leg die Karo 8 ab.
    .end = 30 Punkte für einen Zug Arbeit. Zähl vor dem Graben zusammen, worauf du sitzen bleiben würdest. Und denk daran, wie bald die Runde enden kann.
    .can = Du kannst jetzt gutes Graben von teurem unter­scheiden.

rummy500-lesson-joker = Joker
    .goal = Ein Joker kann jede Karte einer Kombi­nation sein. Ausgelegt bringt er 15, auf der Hand kostet er dich 15.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber sie ergibt mit deinen Karten keine Kombi­nation. Der Stapel bringt vielleicht eine passende.
    .lay = Deiner Kreuz 9 und deinem Kreuzbuben fehlt nur die 10. Wähl beide mit dem Joker, und leg alle drei aus.
    .hold = Du darfst warten. Aber ein Joker kostet dich 15, wenn er am Ende der Runde noch auf deiner Hand ist.
    .discard = Der Joker ist jetzt die Kreuz 10 und bleibt dort. Die echte 10 kann ihn nicht ersetzen. Leg den König ab.
    .hers = Ada hat die Dame an deine Folge angelegt. Ihre Dame zählt für sie, und deine drei Karten zählen weiter für dich.
    .again = Zieh noch einmal.
    .add = Noch ein Joker! Er kann jede Folge verlängern. Leg ihn an diese an, als Kreuzkönig.
    .patient = Der Coach würde den Joker für einen besseren Platz aufheben. Leg ihn hier an, damit du siehst, wie es geht.
    .others = Das ist die Folge von Ada. Der Joker bringt dir dort dieselben 15 Punkte. Aber mach ihn hier zum König.
    .low = Das ist das andere Ende der Folge, für dieselben 15 Punkte. Aber mach ihn hier zum König.
    .later = Du darfst warten. Aber jemand könnte Schluss machen, und dann kostet dich der Joker 15.
    .end = 15 Punkte, sicher auf dem Tisch. Ein Joker passt auch in Sätze. Aber nur aus Jokern wird keine Kombi­nation.
    .can = Du kannst jetzt mit einem Joker auslegen und einen anlegen.

rummy500-lesson-call = Der Ruf und das Ende
    .slip = Ada hat die Pik 10 abgelegt, und die passt an deine Folge. Max ist als Nächster dran und könnte sie einfach nehmen.
    .call = Passt eine abgelegte Karte an eine Kombi­nation, kannst du für sie rufen, auch wenn du nicht dran bist. Drück „Rummy!“.
    .silent = Du darfst warten. Aber dann zieht Max, und deine Chance ist vorbei. Der Ruf kostet nichts, und du bist dran.
    .lay = Du hast die Karte und den Zug. Für die 10 hast du gerufen, also spiel sie jetzt. Leg sie an deine Folge an.
    .rid = Die Kreuz 10 passt zu nichts. Leg sie ab.
    .five = Ada und Max waren dran, und du hast drei Karten. Werde sie alle los, und die Runde endet. Ab hier spielst du allein. Wenn du festsitzt, hilft „{ commands-hint }“.
    .end = Gut gerufen! Was du gelegt hast, zählt für dich, und die anderen verlieren, was sie auf der Hand haben. In einer Partie hast du ein paar Sekunden zum Rufen, also schau bei jeder abgelegten Karte hin.
    .can = Du kannst jetzt „Rummy!“ rufen und eine Runde beenden.

# The first hand of someone who has played nothing: each sentence only when it is needed.
rummy500-lesson-first = Grab nach dem Ass
    .dig = { $device ->
        [keys] Du hast zwei Asse. Drück { $press } auf dem dritten, unten in der Ablage.
        [pad] Du hast zwei Asse. Drück { $press } auf dem dritten, unten in der Ablage.
        [touch] Du hast zwei Asse. Das dritte liegt unten in der Ablage. Tipp darauf.
       *[mouse] Du hast zwei Asse. Das dritte liegt unten in der Ablage. Klick darauf.
    }
    .half = Du darfst warten. Aber mit dem Ass unten in der Ablage hast du drei.
    .aces = Alle Karten darüber sind mit­gekommen. Leg zuerst deine drei Asse aus, für 45 Punkte.
    .first = Du darfst warten. Aber nach dem Ass hast du gegraben, also muss es in diesem Zug auf den Tisch. Leg die Asse aus.
    .low = Du darfst es auslegen. Aber unter einer 2 bringt das Ass nur 1. Als eins von drei Assen bringt es 15.
    .eight = Und schau! Die 7 und die 8 passen zu deiner 9 und 10. Leg alle vier aus.
    .hold = Du darfst warten. Aber auf dem Tisch bringen sie Punkte, und auf der Hand kosten sie dich.
    .short = Gut, aber leg alle vier aus. Auch die vierte zählt.
    .later = Du darfst sie auslegen. Aber fang hier mit Karo an.
    .clubs = Auch die 4 war kein Zufall. Leg deine Kreuzkarten aus.
    .king = Das sind 88 Punkte. Jetzt leg den König ab.
    .two = Du darfst sie ablegen. Aber der König kostet dich 10, wenn du ihn behältst, und die 2 nur 2.
    .rummy = Leo hat eine 8 abgelegt, die an die Pikfolge von Max passt. Nur du hast es gemerkt. Ruf „Rummy!“
    .quiet = Du darfst warten. Aber dann kann Max rufen, und die 8 gehört ihm.
    .add = Sie gehört dir. Leg die 8 an die Folge von Max an.
    .out = Noch eine Karte. Leg sie ab, und die Runde ist vorbei.
    .end = Du gewinnst mit 96 Punkten! Leo hat 65 verloren und hätte seine 8 gern zurück. Das ist 500 Rummy.
    .can = Du kannst jetzt nach einer Karte graben und „Rummy!“ rufen.
