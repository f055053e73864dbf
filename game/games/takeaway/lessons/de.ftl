# The sentences of the lessons; each lesson’s record names them.

takeaway-lesson-turn = Auf einem Platz spielen
    .goal = Diese vier Plätze gehören dir. Am Ende der Runde ist jede Karte darauf ein Punkt.
    .match = { $device ->
        [keys] Du spielst auf dem Platz mit der Pik 7. Die Herz 7 hat denselben Rang, also kannst du sie nehmen. Geh zu ihr und drück { $press }.
        [pad] Du spielst auf dem Platz mit der Pik 7. Die Herz 7 hat denselben Rang, also kannst du sie nehmen. Geh zu ihr und drück { $press }.
        [touch] Du spielst auf dem Platz mit der Pik 7. Die Herz 7 hat denselben Rang, also kannst du sie nehmen. Tipp sie an.
       *[mouse] Du spielst auf dem Platz mit der Pik 7. Die Herz 7 hat denselben Rang, also kannst du sie nehmen. Klick sie an.
    }
    .run = Auf deinem Platz liegt jetzt die Herz 7 obenauf. Die Herz 8 ist ihre Nachbarin in derselben Farbe, also passt auch sie. Nimm sie.
    .done = Jetzt passt nichts mehr, also ist dein Zug vorbei. Du hast zwei Plätze von Ada geleert, und sie füllt sie zuerst.
    .draw = Dein Platz ist wieder dran. Nichts passt dazu, also zieh eine Karte darauf.
    .ten = Eine 10 passt zu einer 10. Nimm sie.
    .end = Wenn etwas passt, musst du es nehmen. Wenn nichts passt, zieh eine Karte und schau wieder. Das ist ein Zug.
    .can = Du kannst jetzt auf einem Platz spielen.

takeaway-lesson-order = Reihum im Ring
    .goal = Die Plätze sind im Uhrzeiger­sinn dran, einer nach dem anderen. Es beginnt mit deinem ersten.
    .first = Zur Kreuz 2 passt nichts. Zieh eine Karte darauf.
    .second = Nichts hat gepasst, und kein Platz ist leer. Also ist dein zweiter Platz dran. Deine 8 passt zur 8 von Ada. Nimm sie.
    .third = Die Karo 9 passt auch, also musst du sie ebenfalls nehmen.
    .empty = Du hast zwei Plätze geleert. Leere gehen vor, und von ihnen der nächste im Uhrzeiger­sinn. Beide gehören Ada.
    .round = Kein Platz ist mehr leer, also ging es im Uhrzeiger­sinn weiter. Jetzt ist dein erster Platz dran. Zieh eine Karte darauf.
    .choice = Die Pik 5 passt zu deiner eigenen 5 und zur 6 von Ada. Es ist jeweils eine Karte. Nimm die von Ada, dann gewinnst du sie dazu.
    .own = Dann spielst du zwar als Nächstes auf dem leeren Platz. Aber deine eigene Karte wandert nur, und die von Ada wäre neu.
    .end = Ada hat zuerst den leeren Platz gefüllt. Dann geht es im Uhrzeiger­sinn weiter, und wenn dein Platz an der Reihe ist, bist du dran.
    .can = Du weißt jetzt, welcher Platz als Nächstes dran ist.

takeaway-lesson-slots = Wessen Platz als Nächstes dran ist
    .first = Deine 9 passt zur 9 von Max. Nimm sie, und schau, wer dann spielt.
    .empty = Dein zweiter Platz muss warten. Ein leerer Platz geht immer vor, und du hast gerade einen von Max geleert.
    .draw = Alle haben genommen, und dein zweiter Platz wartet noch immer. Zieh eine Karte.
    .choice = Zwei Haufen passen: die 4 von Ada, und die 3 von Max mit zwei Karten darunter. Du nimmst den ganzen Haufen, also nimm den größeren.
    .small = Das passt, ist aber nur eine Karte. Der Haufen von Max hat drei, und die kriegst du alle.
    .emptied = Du hast einen Platz von Max geleert, also ist Max wieder dran. Das ist der Preis fürs Nehmen.
    .back = Zieh eine Karte auf deinen Platz.
    .yours = Niemand hat etwas genommen, und kein Platz ist leer, also ist der nächste im Ring dran. Endlich ist es dein zweiter Platz. Zieh eine Karte.
    .six = Sie passt zur 6 von Max. Nimm sie.
    .end = Ein leerer Platz geht vor, dann der nächste im Uhrzeiger­sinn. Nimmst du von deinem eigenen Platz, behältst du nur den Zug.
    .can = Du kannst jetzt zwischen zwei Haufen wählen.

takeaway-lesson-end = Das Ende einer Runde
    .few = Sieben Karten liegen noch im Stapel. Wenn er leer ist, ist die Runde fast vorbei.
    .draw = Zieh eine Karte auf deinen leeren Platz.
    .choice = Der Bube passt zu deinem eigenen großen Haufen und zum kleinen von Ada. Deine eigenen Karten zählen schon für dich, also nimm den von Ada.
    .own = So wandern nur deine eigenen Karten. Von Ada würdest du drei gewinnen.
    .counted = Der Coach kennt die sieben letzten Karten. Keine passt zur Dame auf deinem eigenen Haufen, also würde der Coach zuerst diesen Haufen versetzen. Jetzt gleich Karten zu gewinnen ist einfacher.
    .mine = Der Zug von Ada ist vorbei. Nichts passt zu deinem großen Haufen, also zieh eine Karte darauf.
    .onward = Nichts passt. Auch der nächste Platz gehört dir, also zieh eine Karte.
    .last = Zieh die letzte Karte vom Stapel.
    .end = Zwei Haufen passen, und diesmal wählst du selbst. Nicht sicher? Probier { commands-hint }.
    .over = Jetzt passt nichts mehr, also zähl die Karten. Jede ist ein Punkt, und 26 sind die Hälfte aller Karten. Eine Partie hat drei Runden.
    .can = Du kannst jetzt eine Runde zu Ende spielen.

# The first hand of someone who has played nothing: each sentence only when it is needed.
takeaway-lesson-first = 29 Karten klauen
    .turn = { $device ->
        [keys] Max ist stolz auf seine 29 Karten. Drück { $press } auf dem Stapel.
        [pad] Max ist stolz auf seine 29 Karten. Drück { $press } auf dem Stapel.
        [touch] Max ist stolz auf seine 29 Karten. Tipp auf den Stapel und schau.
       *[mouse] Max ist stolz auf seine 29 Karten. Klick auf den Stapel und schau.
    }
    .snatch = { $device ->
        [keys] Eine 3, direkt neben seiner Pik 4. Drück { $press } auf seinem Haufen und nimm alles!
        [pad] Eine 3, direkt neben seiner Pik 4. Drück { $press } auf seinem Haufen und nimm alles!
        [touch] Eine 3, direkt neben seiner Pik 4. Tipp auf seinen Haufen und nimm alles!
       *[mouse] Eine 3, direkt neben seiner Pik 4. Klick auf seinen Haufen und nimm alles!
    }
    .next = 29 Karten auf einen Schlag. Das merkt der nie. Jetzt dein anderer Platz. Deck eine Karte auf.
    .again = Zur 10 passt nichts. Zurück zu deinem großen Haufen. Deck eine Karte auf.
    .choice = Die Pikdame passt zu zwei Haufen. Der von Max hat fünf Karten, also nimm ihn.
    .small = Der passt. Aber das sind zwei Karten, und der Haufen von Max hat fünf.
    .last = Max hat einen König aufgedeckt und alle 37 genommen. Unerhört! Eine Karte liegt noch im Stapel, und sie gehört dir. Deck sie auf.
    .king = Ein König! Hol dir alles zurück, schnell!
    .end = Du gewinnst mit 47 Karten! Ada hat drei, Max hat zwei und ein langes Gesicht. Das ist Takeaway.
    .can = Du kannst jetzt einen ganzen Haufen klauen.
