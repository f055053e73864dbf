# The sentences of the lessons; each lesson’s record names them.

texas-lesson-turn = Ziehen und ablegen
    .goal = Punkte sind hier schlecht. Endet die Runde, kostet dich jede Karte, die in keiner Kombi­nation ist.
    .melds = { $device ->
        [keys] Eine Kombi­nation sind drei Karten oder mehr: ein Rang, oder eine Farbe der Reihe nach. Der Karokönig ergibt mit deinem Buben und deiner Dame eine Folge. Geh zum Ablage­stapel, und drück { $press }.
        [pad] Eine Kombi­nation sind drei Karten oder mehr: ein Rang, oder eine Farbe der Reihe nach. Der Karokönig ergibt mit deinem Buben und deiner Dame eine Folge. Geh zum Ablage­stapel, und drück { $press }.
        [touch] Eine Kombi­nation sind drei Karten oder mehr: ein Rang, oder eine Farbe der Reihe nach. Der Karokönig ergibt mit deinem Buben und deiner Dame eine Folge. Tipp auf den Ablage­stapel.
       *[mouse] Eine Kombi­nation sind drei Karten oder mehr: ein Rang, oder eine Farbe der Reihe nach. Der Karokönig ergibt mit deinem Buben und deiner Dame eine Folge. Klick auf den Ablage­stapel.
    }
    .stock = Der Stapel ist Glücks­sache. Der König auf der Ablage ergibt mit deinem Buben und deiner Dame eine Folge.
    .discard = Am Ende deines Zuges legst du eine Karte ab. Die Kreuz 8 passt zu nichts und kostet 8, die 4 nur 4. Leg die 8 ab.
    .hidden = Kombi­nationen bleiben auf der Hand, bis jemand Schluss macht. Du weißt also nie, wie weit Ada ist.
    .stock2 = Mit der Dame auf der Ablage hättest du mehr Punkte. Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber sie ergibt mit deinen Karten keine Kombi­nation und würde dich 10 kosten.
    .better = Die 3 kostet weniger als die 4. Behalte die 3, und leg die 4 ab.
    .end = Die Zahl neben deiner Hand ist, was sie gerade kostet. Bring sie herunter, bis alle Karten bis auf eine in Kombi­nationen sind.
    .can = Du kannst jetzt Kombi­nationen bauen und billige Karten behalten.

texas-lesson-wild = Was als Joker gilt
    .wild = Du hast sechs Karten bekommen, also gelten in dieser Runde die Sechsen als Joker. In der nächsten sind es die Siebenen. Echte Joker und Zweien gelten immer. Ein Joker steht für jede andere Karte.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber die 3 ergibt mit deinen Karten keine Kombi­nation, und der Stapel bringt vielleicht etwas Besseres.
    .joins = Eine 6 gilt in dieser Runde als Joker, also ergibt sie mit deinen beiden Achten einen Satz.
    .discard = Die Achten, die Dame und der König können die 6 gebrauchen. Leg die Pik 7 ab, die kostet mehr als die 4.
    .eights = Du darfst sie ablegen. Aber zwei Achten und ein Joker sind ein Satz, also behalte das Paar.
    .wasted = Du darfst sie ablegen. Aber sie gilt als Joker und macht aus zwei Karten, die zusammen­passen, eine Kombi­nation.
    .gift = Ada hat eine 2 abgelegt. Sie gilt als Joker, also nimm sie.
    .stock = Der Stapel ist Glücks­sache, und vor dir liegt eine Karte, die als Joker gilt.
    .law = Eine Kombi­nation braucht mindestens so viele natürliche Karten wie Joker. Deine 8-8-6 hat zwei natürliche und einen Joker. Die 2 mit deiner Herzdame und deinem Herzkönig auch.
    .out = Alle Karten außer der 4 sind in Kombi­nationen, also kannst du Schluss machen. Drück den Knopf, der das sagt.
    .on = Du darfst warten. Aber Schluss machen kostet dich nichts, und Ada muss zählen.
    .end = Du bekommst keine Punkte, und Ada zählt, was übrig ist. Behalte Joker und Paare, die auf einen warten.
    .can = Du kannst jetzt Joker einsetzen und mit ihnen Schluss machen.

texas-lesson-dimes = Groschen
    .goal = Jeder von euch hat fünf Groschen in den Topf gelegt, also sind zehn darin. Mach Schluss, und einer gehört dir. Den holen wir uns.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber sie ergibt mit deinen Karten keine Kombi­nation und würde dich 10 kosten.
    .king = Deinen Siebenen und der 2, die als Joker gilt, fehlt noch eine Karte. Leg den König ab. Von den Karten, die du entbehren kannst, kostet er am meisten.
    .again = Zieh noch einmal.
    .out = Drei Siebenen und eine 2 als Joker sind eine Kombi­nation aus vier Karten. Nur die 5 ist übrig, also mach mit ihr Schluss.
    .on = Du darfst warten. Aber als Nächstes könnte Ada Schluss machen, und dann gehört der Groschen ihr.
    .end = Fürs Schluss­machen hast du einen Groschen genommen. Das war die letzte Runde, und deine Summe ist die niedrigste. Also gehört dir auch der Rest des Topfes.
    .can = Du kannst jetzt Groschen gewinnen und den Topf.

texas-lesson-deck = Wenn der Stapel ausgeht
    .goal = Der Stapel ist in dieser Runde schon zweimal aus­gegangen. Beide Male wurde die Ablage gemischt, und ihr habt weiter­gespielt. Ein drittes Mal gibt es nicht.
    .draw = Zwölf deiner Karten sind in Kombi­nationen, und nur die 3 ist übrig. Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber sie ergibt mit deinen Karten keine Kombi­nation. Eine Karte vom Stapel bringt das Ende näher.
    .rid = Sie hilft nicht. Leg sie ab, und behalte die 3, die weniger kostet.
    .last = Der Stapel ist zum dritten Mal leer. Zieh jetzt von ihm, und die Runde endet sofort. Du zählst dann nur die 3, und die kostet in dieser Runde 9.
    .on = Du darfst sie nehmen, und die Runde geht weiter. Aber sie ergibt mit deinen Karten keine Kombi­nation, und Ada bekommt noch eine Chance.
    .end = Niemand hat Schluss gemacht, also nimmt niemand einen Groschen, und alle zählen. Deine 3 kostet dich 9, und Ada kosten ihre Karten weit mehr.
    .can = Du kannst jetzt mit einem leeren Stapel eine Runde beenden.

texas-lesson-out = Schluss machen
    .count = Deine Fünfen sind ein Satz. Die 10, der Bube und der König sind übrig: 30 Punkte. Mach Schluss, und du zahlst nichts. Niedrige Karten sind also sicher, hohe nicht.
    .draw = Zieh vom Stapel.
    .pile = Du darfst sie nehmen. Aber die Dame ergibt mit deinen Karten keine Kombi­nation und würde dich 10 kosten.
    .ace = Ein Ass kostet in diesem Spiel 20. Leg es ab.
    .again = Jetzt spielst du allein. Sind alle Karten bis auf eine in Kombi­nationen, kannst du mit einem Knopf Schluss machen. Nicht sicher? Dann hilft „{ commands-hint }“.
    .end = Machst du Schluss, bekommst du keine Punkte und nimmst einen Groschen aus dem Topf. Es gibt elf Runden, und deine Hand wächst jedes Mal. Die letzten drei zählen doppelt, doppelt und dreifach. Die niedrigste Summe gewinnt.
    .can = Du kannst jetzt eine Runde zu Ende spielen und Schluss machen.

# The first hand of someone who has played nothing: each sentence only when it is needed.
texas-lesson-first = Mach Schluss
    .wild = { $device ->
        [keys] In dieser Runde stehen Siebenen für jede Karte. Drück { $press } auf der 7!
        [pad] In dieser Runde stehen Siebenen für jede Karte. Drück { $press } auf der 7!
        [touch] In dieser Runde stehen Siebenen für jede Karte. Tipp auf die 7!
       *[mouse] In dieser Runde stehen Siebenen für jede Karte. Klick auf die 7!
    }
    .stock = Du darfst ziehen. Aber eine 7 gilt als Joker, und so eine liegt nicht jeden Tag auf der Ablage.
    .king = { $device ->
        [keys] Ein Joker! Mit deinen beiden Fünfen ist das ein Satz. Jetzt muss der König weg. Wähl ihn mit { $pick }, und drück { $press } auf der Ablage.
        [pad] Ein Joker! Mit deinen beiden Fünfen ist das ein Satz. Jetzt muss der König weg. Wähl ihn mit { $pick }, und drück { $press } auf der Ablage.
        [touch] Ein Joker! Mit deinen beiden Fünfen ist das ein Satz. Jetzt muss der König weg. Tipp auf ihn, dann auf die Ablage.
       *[mouse] Ein Joker! Mit deinen beiden Fünfen ist das ein Satz. Jetzt muss der König weg. Klick auf ihn, dann auf die Ablage.
    }
    .dear = Du darfst das ablegen. Aber eine Bildkarte, die zu nichts passt, kostet dich 10.
    .same = Du darfst sie ablegen. Auch die Dame kostet dich 10. Aber leg hier den König ab.
    .wasted = Du darfst sie ablegen. Aber eine 7 gilt in dieser Runde als Joker und ergibt mit deinen Fünfen einen Satz.
    .eight = Iris hat deinen König genommen und strahlt. Die 8 passt zu deiner 9 und 10. Nimm sie.
    .stock2 = Du darfst ziehen. Aber die 8 ergibt mit deiner 9 und 10 eine Folge.
    .queen = Jetzt die Dame. Sie kostet 10, und ein Ass 20. Mal sehen, wer sie will.
    .deck = Schon wieder Iris! Die 9 auf der Ablage passt zu nichts, was du brauchst, also zieh vom Stapel.
    .nine = Du darfst sie nehmen. Aber sie hilft dir nicht beim Schluss­machen.
    .jack = Ein Bube. Du weißt, wer den will.
    .again = Sie sammelt den ganzen Hofstaat. Zieh noch einmal.
    .out = Eine 2 gilt immer als Joker! Jetzt passen alle deine Karten, nur die 4 nicht. Mach mit ihr Schluss.
    .on = Du darfst warten. Aber du kannst jetzt Schluss machen, und dann zahlen die anderen.
    .end = Du gewinnst! Iris hat zwei Könige, zwei Damen, zwei Buben und keinen einzigen Satz. Das sind 80 Punkte gegen sie, und das ist Texas Rummy.
    .can = Du kannst jetzt Schluss machen.
