take-title = Take
take-pitch = Leg eine Karte an irgendeine Folge an, und die ganze Folge ist deine.
take-age = Für Kinder, die lesen und zählen, ab etwa 8.

# What can be chosen before a match: a label and a sentence.
take-length = { $form ->
    [label] { $value ->
        [0] Eine Runde
       *[other] Bis { $value }
    }
   *[name] { $value ->
        [0] eine Runde
       *[other] bis { $value }
    }
}
take-goal = { $value ->
    [0] Eine Runde
   *[other] Bis { $value } Punkte
}
take-target = Punkte zum Sieg
    .help = Die Partie endet, sobald jemand so viele Punkte hat. Die meisten gewinnen.
    .single = Eine Runde
take-hand = Karten zu Beginn
    .help = Mit so vielen Karten fangen alle an. Zehn sind für bis zu vier.
take-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }

# Why options do not go with the number of players.
take-hand-too-large = Mit { $hand } Karten für jeden können höchstens { $most } mitspielen.

# The usual ways to play.
take-set-usual = Bis 500
    .sentence = Ihr spielt, bis jemand 500 Punkte hat. So wird meist gespielt.
take-set-single-deal = Eine Runde
    .sentence = Eine Runde entscheidet. Nicht an jedem Tisch geht es bis 500.
take-set-ten-cards = Zehn Karten
    .sentence = Zehn Karten für jeden, denn so kann man die Regeln auch lesen. Für zwei bis vier.

# The ranks of a longer sequence where there is little room, the suit being plain: “4 bis B”.
take-short-ends = { $low } bis { $high }
# An ace where it could be added at either end.
take-end-rank = { $end ->
    [low] { $rank } unten
   *[high] { $rank } oben
}
    .gender = { GENDER($rank) }
# One of the jokers of a sequence, which may be listed: “der Joker als Kreuz 5”.
take-the-joker = { FORM($card, article: "the") }
    .gender = { GENDER($card) }
    .braille = { $card }

# Moves before they are made. A sequence is given as “Kreuz 5-6-7”, where it is somebody’s as
# “die Kreuz 5-6-7 von Ada”; the end is said of an ace where it could be added at either.
take-say-draw = { $use ->
    [clause] vom Stapel ziehen
   *[button] Vom Stapel ziehen
}
take-say-draw-pile = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } von der Ablage nehmen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } von der Ablage nehmen
}
take-say-lay = { $use ->
    [clause] { FORM($run, case: "accusative", article: "the") } auslegen
   *[button] { FORM($run, case: "accusative", article: "none", first: "capital") } auslegen
}
take-say-lay-jokers = { $use ->
    [clause] { FORM($run, case: "accusative", article: "the") } auslegen, mit { FORM($jokers, case: "dative", article: "the") }
   *[button] { FORM($run, case: "accusative", article: "none", first: "capital") } auslegen, mit { FORM($jokers, case: "dative", article: "the") }
}
take-say-join = { $use ->
    [clause] { FORM($lower, case: "accusative") } und { FORM($upper, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } verbinden
   *[button] { FORM($lower, case: "accusative", first: "capital") } und { FORM($upper, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } verbinden
}
take-say-add = { $end ->
    [low] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } unten an { FORM($run, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } unten an { FORM($run, case: "accusative") } anlegen
    }
    [high] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } oben an { FORM($run, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } oben an { FORM($run, case: "accusative") } anlegen
    }
   *[either] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } an { FORM($run, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } an { FORM($run, case: "accusative") } anlegen
    }
}
take-say-take = { $end ->
    [low] { $use ->
        [clause] { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } unten nehmen
       *[button] { FORM($run, case: "accusative", first: "capital") } mit { FORM($card, case: "dative", article: "the") } unten nehmen
    }
    [high] { $use ->
        [clause] { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } oben nehmen
       *[button] { FORM($run, case: "accusative", first: "capital") } mit { FORM($card, case: "dative", article: "the") } oben nehmen
    }
   *[either] { $use ->
        [clause] { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } nehmen
       *[button] { FORM($run, case: "accusative", first: "capital") } mit { FORM($card, case: "dative", article: "the") } nehmen
    }
}
take-say-discard = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } ablegen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } ablegen
}
take-say-finish = { $use ->
    [clause] die Runde beenden und die Ablage liegen lassen
   *[button] Runde beenden und die Ablage liegen lassen
}

# Moves on a line of braille.
take-line-steal = klau
take-line-end = { $card }/{ $end ->
    [low] unten
   *[high] oben
}

# The log.
take-deals = { $who ->
    [you] Du gibst für Runde { $round }.
   *[other] { $who } gibt für Runde { $round }.
}
take-turned-up = { FORM($card, article: "the", first: "capital") } wird aufgedeckt.
take-drew = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative", article: "the") } vom Stapel.
   *[other] { $who } zieht { FORM($card, case: "accusative", article: "the") } vom Stapel.
}
take-drew-unseen = { $who ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
take-drew-pile = { $who ->
    [you] Du nimmst { FORM($card, case: "accusative", article: "the") } von der Ablage.
   *[other] { $who } nimmt { FORM($card, case: "accusative", article: "the") } von der Ablage.
}
take-laid = { $who ->
    [you] Du legst { FORM($run, case: "accusative", article: "the") } aus.
   *[other] { $who } legt { FORM($run, case: "accusative", article: "the") } aus.
}
take-laid-jokers = { $who ->
    [you] Du legst { FORM($run, case: "accusative", article: "the") } aus, mit { FORM($jokers, case: "dative", article: "the") }.
   *[other] { $who } legt { FORM($run, case: "accusative", article: "the") } aus, mit { FORM($jokers, case: "dative", article: "the") }.
}
    .braille = { $who }: { $run }, { $jokers }
take-added = { $who ->
    [you] Du legst { FORM($card, case: "accusative", article: "the") } an { FORM($run, case: "accusative", article: "the") } an.
   *[other] { $who } legt { FORM($card, case: "accusative", article: "the") } an { FORM($run, case: "accusative", article: "the") } an.
}
    .braille = { $who }: { $card } an { $run }
take-took = { $who ->
    [you] Du nimmst { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") }.
   *[other] { $who } nimmt { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") }.
}
    .braille = { $who }: { $card } nimmt { $run }
take-joined-own = { $who ->
    [you] Du verbindest sie mit { FORM($run, case: "dative", article: "the") }.
   *[other] { $who } verbindet sie mit { FORM($run, case: "dative", article: "the") }.
}
    .braille = { $who }: auch { $run }
take-joined = { $who ->
    [you] Du verbindest sie mit { FORM($run, case: "dative") }.
   *[other] { $who } verbindet sie mit { FORM($run, case: "dative") }.
}
    .braille = { $who }: auch { $run }
# A sequence taken, and a second one joined to it, as they are seen.
take-moment-title = Take!
take-moment-double-title = Doppelnahme!
take-moment = { $who ->
    [you] Du nimmst { FORM($run, case: "accusative") }: { $points } Punkte.
   *[other] { $who } nimmt { FORM($run, case: "accusative") }: { $points } Punkte.
}
take-moment-double = { $who ->
    [you] Du nimmst auch noch { FORM($run, case: "accusative") }: { $points } Punkte mehr.
   *[other] { $who } nimmt auch noch { FORM($run, case: "accusative") }: { $points } Punkte mehr.
}
take-discarded = { $who ->
    [you] Du legst { FORM($card, case: "accusative", article: "the") } ab.
   *[other] { $who } legt { FORM($card, case: "accusative", article: "the") } ab.
}
take-floated = { $who ->
    [you] Du schwebst, denn du hast keine Karte mehr zum Ablegen.
   *[other] { $who } schwebt, ohne eine Karte zum Ablegen.
}
    .braille = { $who ->
        [you] Du schwebst.
       *[other] { $who } schwebt.
    }
take-kept = { $who ->
    [you] Du behältst { FORM($card, case: "accusative", article: "the") }. Zurücklegen geht nicht.
   *[other] { $who } behält { FORM($card, case: "accusative", article: "the") }. Zurücklegen geht nicht.
}
take-finished = { $who ->
    [you] Du beendest die Runde. Der Stapel ist leer.
   *[other] { $who } beendet die Runde. Der Stapel ist leer.
}
    .braille = { $who ->
        [you] Stapel leer. Du beendest die Runde.
       *[other] Stapel leer. { $who } beendet die Runde.
    }
take-held = { $who ->
    [you] Du hältst noch { FORM(cards-count, case: "accusative") }, { $points } Punkte.
   *[other] { $who } hält noch { FORM(cards-count, case: "accusative") }, { $points } Punkte.
}
take-round-over = Die Runde ist aus: { $points }.
    .braille = Die Runde ist aus.
take-round-over-out = { $who ->
    [you] Du machst Schluss, und die Runde ist aus: { $points }.
   *[other] { $who } macht Schluss, und die Runde ist aus: { $points }.
}
    .braille = { $who ->
        [you] Du machst Schluss.
       *[other] { $who } macht Schluss.
    }
take-player-points = { $who } { $points }

# What the table shows beside the cards.
take-stock-empty = Der Stapel ist leer
    .sentence = Der Stapel ist leer.
take-stock-first = Erst der Stapel
    .sentence = Die nächste Karte muss vom Stapel kommen.
take-floating = schwebt
take-figure = Diese Runde: { $points }
take-word-figure = „Diese Runde“ sind deine Folgen, minus die Karten auf deiner Hand.
take-word-float = Schweben heißt: keine Karten mehr, aber noch in der Runde.

# What is to be done.
take-round-is-over = Die Runde ist aus.
take-cards-dealt = Die Karten werden gegeben.
take-is-to-draw = { $who } zieht gerade.
take-is-to-play = { $who } spielt gerade.
take-float-draw = Du schwebst. Zieh eine Karte.
take-float-end = Du schwebst. Beende die Runde.
take-draw-a-card = Zieh eine Karte.
take-end-the-round = Beende die Runde.
take-end-not-melded = { FORM($card, case: "accusative", article: "the", first: "capital") } kannst du nicht spielen. Beende die Runde.
take-meld-or-end = Nimm { FORM($card, case: "accusative", article: "the") } von der Ablage und spiel { take-it }, oder beende die Runde.
take-draw-or-take = Zieh eine Karte, oder nimm { FORM($card, case: "accusative", article: "the") }.
take-meld-owed = Spiel { FORM($card, case: "accusative", article: "the") }. Du hast { take-it } genommen, als der Stapel leer war.
take-float-add = Du schwebst, und { FORM($card, article: "the") } passt. Leg { take-it } an, wo du willst.
take-add-last = Deine letzte Karte passt, also leg sie an: { FORM($card, article: "the") }.
take-meld-all = Du kannst deine ganze Hand spielen, also spiel sie ganz.
take-meld-some = Keine davon kannst du ablegen. Spiel, was passt.
take-play = Leg Folgen aus oder nimm welche, dann leg eine Karte ab.
    .add = Leg Karten an Folgen an, dann leg eine Karte ab.
    .discard = Leg eine Karte ab, dann ist dein Zug vorbei.
# What a card is called when it is named again, as an object.
take-it = { GENDER($card) ->
    [m] ihn
    [n] es
   *[f] sie
}

# Why, or what comes next.
take-floater-draws = Wenn du schwebst, ziehst du vom Stapel, nie von der Ablage.
    .braille = Nein: Wer schwebt, zieht vom Stapel.
take-only-melded = Der Stapel ist leer, also kannst du nur eine Karte nehmen, die du in diesem Zug spielst.
take-stocks-turn = Alle haben gerade nur von der Ablage genommen, je { FORM(cards-number, gender: "n") } Mal. Jetzt ist der Stapel dran.
take-no-pile = Die Ablage ist leer.
take-until-melded = Du darfst alles tun, wonach du sie noch spielen kannst.
take-had-it-fitted = Würde sie nirgends passen, wäre die Runde aus.
take-then-float = Dann schwebst du, und das Spiel geht weiter.
take-marked = Die markierten Karten kannst du nicht ablegen.
take-from-pile = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du von der Ablage genommen, also kannst du { take-it } nicht ablegen.
take-fits = { FORM($card, article: "the", first: "capital") } passt auf dem Tisch, also kannst du { take-it } nicht ablegen.
take-one-floats = { $who ->
    [you] Du schwebst. Zieh eine Karte, die nirgends passt, und die Runde ist aus.
   *[other] { $who } schwebt. Zieht { GENDER($who) ->
        [f] sie
        [m] er
       *[other] { $who }
    } eine Karte, die nirgends passt, ist die Runde aus.
}
take-many-float = { FORM(cards-number, gender: "m", first: "capital") } Spieler schweben. Zieht einer davon eine Karte, die nirgends passt, ist die Runde aus.
take-then-you = Dann bist du dran.
take-then-other = Dann ist { $who } dran.
take-then-may-end = Ist der Stapel einmal leer, kann die Runde nach jedem Zug enden.
take-then-out = Leg deine letzte Karte ab, und die Runde ist aus.

# What is given away by a slip of the hand, and what a gesture does not mean.
take-waste-joker = Ein Joker kann jede Karte sein.
take-waste-part = Mit dieser Karte hast du eine Folge auf der Hand.
take-drawn-to-hand = Die Karte, die du ziehst, kommt auf deine Hand.
take-runs-stay = Die Karten einer Folge bleiben auf dem Tisch.
take-begins-drawing = Zieh zuerst eine Karte.
take-discard-one = Du legst in jedem Zug eine Karte ab. Wähl nur diese eine.
take-discard-on-pile = Leg auf die Ablage ab. Auf den Stapel kommen keine Karten zurück.
take-hand-goes = Spiel deine Karten auf den Tisch, oder leg eine auf die Ablage.

# What buttons say. There is little room: of several names the first that is short enough is
# taken. “nehmen” is for another’s sequence, “verbinden” for two of one’s own with a card between
# them, “Doppelnahme” where one of the two is another’s.
take-draw = Ziehen
take-take-card = { FORM($card, case: "accusative", article: "none", first: "capital") } nehmen
take-finish = Runde beenden
take-discard = { FORM($card, case: "accusative", article: "none", first: "capital") } ablegen
take-lay = { FORM($run, case: "accusative", article: "none", first: "capital") } auslegen
    .title = Auslegen
    .picked = Diese Karten auslegen
take-lay-jokers = { $count ->
    [one] { FORM($run, case: "accusative", article: "none", first: "capital") } auslegen, Joker als { $ranks }
   *[other] { FORM($run, case: "accusative", article: "none", first: "capital") } auslegen, Joker als { $ranks }
}
take-asks-sequence = Welche Folge?
take-asks-joker = { $count ->
    [one] Für welche Karte steht der Joker?
   *[other] Für welche Karten stehen die Joker?
}
take-asks-add = Welche Karte legst du an?
take-asks-where = Wohin kommt { FORM($card, article: "the") }?
    .several = Wohin kommen die { $count } Karten?
take-add-or-take = Anlegen oder nehmen
take-add-card = { FORM($card, case: "accusative", article: "none", first: "capital") } anlegen
take-add-to = An { FORM($run, case: "accusative", article: "the") } anlegen
take-add-rank = { FORM($rank, case: "accusative", article: "none", first: "capital") } an { FORM($run, case: "accusative") } anlegen
take-add-joker = An { FORM($run, case: "accusative") } anlegen, Joker als { FORM($rank, case: "nominative", article: "none") }
take-take-rank = { FORM($run, case: "accusative", first: "capital") } mit { FORM($rank, case: "nominative", article: "none") } nehmen
take-take-joker = { FORM($run, case: "accusative", first: "capital") } nehmen, Joker als { FORM($rank, case: "nominative", article: "none") }
# Without: $run
take-join-card = Deine Folgen mit { FORM($card, case: "nominative", article: "none") } verbinden
take-join-joker = Deine Folgen verbinden, Joker als { $suit } { $rank }
take-double-card = Doppelnahme mit { FORM($card, case: "nominative", article: "none") }
take-double-joker = Doppelnahme, Joker als { $suit } { $rank }

# The same with several cards, given as “8-9” or “zwei Karten”; jokers may be left for later.
take-add-cards = { FORM($cards, case: "accusative", article: "none", first: "capital") } an { FORM($run, case: "accusative") } anlegen
take-take-cards = { FORM($run, case: "accusative", first: "capital") } mit { FORM($cards, case: "dative", article: "none") } nehmen
take-take-cards-suit = { $suit } { $run } mit { FORM($cards, case: "dative", article: "none") } nehmen
# Without: $run
take-join-cards = Deine Folgen mit { FORM($cards, case: "dative", article: "none") } verbinden
take-double-cards = Doppelnahme mit { FORM($cards, case: "dative", article: "none") }
take-then-jokers = { $count ->
    [one] { $name }, dann Joker
   *[other] { $name }, dann { FORM(cards-number, gender: "m") } Joker
}

# How a round was counted.
take-on-table = Karten auf dem Tisch
take-in-hand = Karten auf der Hand
take-this-round = Diese Runde

# Why a move is refused.
take-begin-drawing = Zieh zuerst eine Karte.
take-drawn-already = Du hast in diesem Zug schon gezogen.
take-empty-stock = Der Stapel ist leer. Nimm die oberste Karte der Ablage, oder beende die Runde.
    .braille = Kein Stapel: Ablage nehmen oder beenden.
take-empty-pile = Die Ablage ist leer. Zieh vom Stapel.
take-draw-first = Alle haben gerade nur von der Ablage genommen und nichts gespielt, je { FORM(cards-number, gender: "n") } Mal. Zieh diesmal vom Stapel.
    .braille = Zieh diesmal vom Stapel.
take-cannot-take-last = Der Stapel ist leer, also kannst du nur eine Karte nehmen, die du in diesem Zug spielst. { FORM($card, case: "accusative", article: "the", first: "capital") } kannst du nicht spielen.
    .braille = Nein: { $card } ist jetzt nicht spielbar.
take-owed = Du hast { FORM($card, case: "accusative", article: "the") } bei leerem Stapel genommen, also musst du { take-it } in diesem Zug spielen. So ginge das nicht mehr.
    .braille = Nein: Spiel { $card } noch in diesem Zug.
take-not-held = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du nicht.
take-no-sequence = Eine Folge sind drei oder mehr Karten einer Farbe, lückenlos der Reihe nach, die niedrigste zuerst.
    .braille = Keine Folge: ab 3 einer Farbe in Reihe.
take-too-short = Eine Folge braucht drei Karten oder mehr.
take-no-such-run = Auf dem Tisch liegt keine Folge M{ $number }.
take-locked = { FORM($run, article: "the", first: "capital") } ist gesperrt. Niemand kann daran anlegen.
    .braille = Nein: { $run } ist gesperrt.
take-at-neither-end = { FORM($card, article: "the", first: "capital") } passt weder unten noch oben an { FORM($run, case: "accusative", article: "the") }.
    .braille = Nein: { $card } passt nicht an { $run }.
take-at-both-ends = { FORM($card, article: "the", first: "capital") } passt an beiden Enden. Sag unten oder oben.
    .braille = { $card } passt zweimal: unten oder oben?
take-between = { FORM($card, article: "the", first: "capital") } passt zwischen zwei Folgen und verbindet sie. Nenn beide, die untere zuerst.
    .braille = { $card } verbindet zwei: nenn beide.
take-one-end = { FORM($card, article: "the", first: "capital") } passt nur an ein Ende, also nenn keins.
    .braille = { $card } passt an ein Ende: nenn keins.
take-joins-not = { FORM($card, article: "the", first: "capital") } verbindet diese zwei Folgen nicht.
    .braille = Nein: { $card } verbindet die zwei nicht.
take-all-melded = Du kannst deine ganze Hand spielen, also spiel sie ganz. Ablegen geht jetzt nicht.
    .braille = Nicht ablegen: Alle Karten passen.
take-barred = Du hast { FORM($card, case: "accusative", article: "the") } gerade von der Ablage genommen, also kannst du { take-it } nicht ablegen.
    .braille = Nein: { $card } ist von der Ablage.
take-joker-fits = Ein Joker passt an jede Folge, die nicht gesperrt ist, also kannst du ihn nicht ablegen.
    .braille = Nein: JK passt an eine offene Folge.
take-card-fits = { FORM($card, article: "the", first: "capital") } passt an { FORM($run, case: "accusative", article: "the") }, also kannst du { take-it } nicht ablegen. Leg { take-it } an.
    .braille = Nein: { $card } passt an { $run }.
take-end-instead = Die Runde beenden kannst du nur, bevor du ziehst.
    .braille = Nein: Du hast schon gezogen.
take-end-empty = Das kannst du erst, wenn der Stapel leer ist.
    .braille = Nein: Der Stapel ist nicht leer.
take-no-move = Take hat keinen Zug { $text }. Versuch draw, lay, add, discard oder finish.
take-no-move-for = Take hat keinen Zug { $text }: { $why }.
take-unreadable-rank = { $text } ist keine Karte einer Folge

# Why a move is good.
take-why-no-pile = Die Ablage ist leer, also zieh vom Stapel.
take-why-stock-first = Du musst jetzt vom Stapel ziehen.
take-why-not-float = Mit { FORM($card, case: "dative", article: "the") } müsstest du alle Karten spielen. Zum Schlussmachen bliebe dir keine.
take-why-stock-better = { FORM($card, article: "the", first: "capital") } passt zu keiner deiner Karten.
take-why-stock-near = { FORM($card, article: "the", first: "capital") } liegt nah bei { FORM($near, case: "dative", article: "the") }, aber das ist noch keine Folge. Und niemand sieht, was du ziehst.
take-why-stock = Versuch es mit dem Stapel. Niemand sieht, was du ziehst, und { FORM($card, article: "the") } hilft weniger.
take-why-out-with = Mit { FORM($card, case: "dative", article: "the") } kannst du in diesem Zug Schluss machen.
take-why-joker = Ein Joker passt, wo immer du ihn brauchst.
take-why-fits = { FORM($card, case: "accusative", article: "the", first: "capital") } kannst du an eine Folge auf dem Tisch anlegen.
take-why-empty-stock = { FORM($card, case: "accusative", article: "the", first: "capital") } kannst du noch spielen, bevor die Runde endet.
take-why-goes = { FORM($card, article: "the", first: "capital") } passt { FORM($near, case: "zu", article: "the") } auf deiner Hand.
take-why-alone = Aus { FORM($card, case: "dative", article: "the") } kann mit künftigen Karten noch eine Folge werden.
take-why-finish = Dann kann dir niemand mehr etwas nehmen.
take-why-last = { FORM($card, article: "the", first: "capital") } ist deine letzte Karte. Leg sie ab, und die Runde ist aus.
take-why-drop-joker = Ein Joker auf der Hand kostet 20 Punkte, wenn die Runde endet.
take-why-wait = { $count ->
    [0] Behalt deine Folgen, mach auf einmal Schluss, und leg { FORM($card, case: "accusative", article: "the") } ab.
    [one] Legst du jetzt eine Folge aus, könnte { $count } ungesehene Karte sie klauen. Warte, und leg { FORM($card, case: "accusative", article: "the") } ab.
   *[other] Legst du jetzt eine Folge aus, könnten { $count } ungesehene Karten sie klauen. Warte, und leg { FORM($card, case: "accusative", article: "the") } ab.
}
take-why-keep = Die anderen könnten dir das wieder nehmen. Warte, und leg { FORM($card, case: "accusative", article: "the") } ab.
take-why-later = Die anderen könnten nehmen, was du auslegst. Warte, und leg { FORM($card, case: "accusative", article: "the") } ab.
take-why-useless = { FORM($card, article: "the", first: "capital") } passt an keine Folge, und ohne Joker wird auch keine neue daraus.
take-why-costs = { FORM($card, article: "the", first: "capital") } kostet dich auf der Hand { $points } Punkte, auch wenn { take-it-subject } { FORM($near, case: "zu", article: "the") } passt.
take-why-lonely = { FORM($card, article: "the", first: "capital") } kostet dich auf der Hand { $points } Punkte und passt zu nichts, was du hast.
# What a card is called when it is named again, as a subject.
take-it-subject = { GENDER($card) ->
    [m] er
    [n] es
   *[f] sie
}

# What is to be said against another discard.
take-why-feeds = { $who } hat { FORM($near, case: "accusative", article: "the") } genommen, und { FORM($card, article: "the") } passt dazu.
take-why-other = { FORM($card, article: "the", first: "capital") } passt { FORM($near, case: "zu", article: "the") }.
take-why-dearer = { $points ->
    [one] { FORM($card, article: "the", first: "capital") } kostet dich auf der Hand { $points } Punkt, { FORM($other, article: "the") } nur { $theirs }.
   *[other] { FORM($card, article: "the", first: "capital") } kostet dich auf der Hand { $points } Punkte, { FORM($other, article: "the") } nur { $theirs }.
}
take-why-ways = Leg { FORM($card, case: "accusative", article: "the") } ab, und du kannst den Rest auf mehr Arten spielen als ohne { FORM($other, case: "accusative", article: "the") }.
take-why-open = { $who } könnte mit { FORM($other, case: "dative", article: "the") } noch mehr Folgen bilden als mit { FORM($card, case: "dative", article: "the") }.

# Why there is no time, and who could take a new sequence.
take-why-few = { $who ->
    [you] Du hast noch { FORM(cards-count, case: "accusative") }.
   *[other] { $count ->
        [0] { $who } schwebt und könnte die Runde im nächsten Zug beenden.
        [one] { $who } hat noch { $count } Karte.
       *[other] { $who } hat noch { $count } Karten.
    }
}
take-why-short = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch { $count } Karte.
   *[other] Im Stapel sind noch { $count } Karten.
}
take-why-ends = { $count ->
    [0] Nur ein Joker, den du nicht gesehen hast, könnte sie nehmen.
    [one] Nur { $count } ungesehene Karte oder ein Joker könnte sie nehmen.
   *[other] { $count } ungesehene Karten könnten sie nehmen, oder ein Joker.
}

# Why it is good to meld now, and what that brings: points at once, a longer sequence of one’s
# own, or those of others.
take-why-lay = { $why ->
    [out] Du kannst in diesem Zug Schluss machen, und das bringt { $points } Punkte.
    [soon] Die Runde könnte bald enden. Leg das für { $points } Punkte aus, bevor es dich etwas kostet.
   *[other] Das bringt jetzt { $points } Punkte und macht deine Hand leichter.
}
take-why-joker-saved = Das spart einen Joker für eine andere Folge.
take-why-add = { $why ->
    [out] Du kannst in diesem Zug Schluss machen und { FORM($run, case: "accusative", article: "your") } verlängern.
    [soon] Die Runde könnte bald enden. Verlängere { FORM($run, case: "accusative", article: "your") }, bevor die Karte dich etwas kostet.
   *[other] Das verlängert { FORM($run, case: "accusative", article: "your") } und macht deine Hand leichter.
}
take-why-take = { $why ->
    [out] Du kannst in diesem Zug Schluss machen und für { $points } Punkte { FORM($runs, case: "accusative") } nehmen.
    [soon] Die Runde könnte bald enden. Nimm { FORM($runs, case: "accusative") } für { $points } Punkte, bevor die Karte dich etwas kostet.
   *[other] Du nimmst { FORM($runs, case: "accusative") } für { $points } Punkte, und deine Hand wird leichter.
}

# Why a move is better than another, by what happens soon.
take-outcome-robbed = { $many ->
    [yes] In { $share } % der Versuche nimmt dir jemand vor deinem nächsten Zug eine Folge. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche nimmt dir { $who } vor deinem nächsten Zug eine Folge. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
}
take-outcome-robs = In { $share } % der Versuche nimmst du im nächsten Zug eine Folge. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
take-outcome-used = In { $share } % der Versuche nimmt { $who } die Karte, die du ablegst. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
take-outcome-caught = { $points ->
    [one] In { $share } % der Versuche bleibt dir { $points } Punkt oder mehr auf der Hand. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
   *[other] In { $share } % der Versuche bleiben dir { $points } Punkte oder mehr auf der Hand. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
}

# What a card is, to whoever asks.
take-about = { $card }: { $points } Punkte für den, dem die Folge gehört, und ebenso viele gegen dich, solange du die Karte auf der Hand hast. Sie passt neben ihre Nachbarn in { cards-suit }.
take-about-ace = { $card }: { $points } Punkte für den, dem die Folge gehört, und ebenso viele gegen dich, solange du die Karte auf der Hand hast. Sie passt unter die 2 oder über den König.
take-about-joker = Ein Joker: { $points } Punkte. Er kann jede Karte einer Folge sein. Du sagst beim Spielen, welche, und das ändert sich nie.
take-about-joker-as = Ein Joker: { $points } Punkte. Hier ist er { $stands }, und das ändert sich nie.

# Kinds of decisions, as the statistics tell of what each of them cost.
take-deed-draw = Ziehen
take-deed-lay = Folgen auslegen
take-deed-add = Anlegen und nehmen
take-deed-discard = Ablegen

# What an opponent is fond of, and of one who is the opposite.
take-trait-takes = Nimmt anderen die Folgen weg und legt Karten ab, die der obersten der Ablage ähneln.
    .not = Nimmt selten eine Folge und legt nichts ab, was der obersten Karte der Ablage ähnelt.
take-trait-suit = Sammelt lange Farben und legt aus kurzen ab.
    .not = Legt aus langen Farben ab.
take-trait-hasty = Legt Folgen sofort aus und Bildkarten gleich ab.
    .not = Hält Folgen zurück und behält Bildkarten.
take-trait-ends = Behält die Mitte und legt Asse und Könige ab.
    .not = Behält Asse und Könige und legt die Mitte ab.
take-trait-hoards = Hortet Joker und Herzen.
    .not = Gibt Joker gern her, und Herzen auch.
take-trait-unwanted = Achtet auf den nächsten Spieler und legt Karten ab, die seiner letzten Ablage ähneln.
    .not = Legt alles ab, nur nichts, was der letzten Ablage des nächsten Spielers ähnelt.

# So many moves that may show what somebody is fond of.
take-deeds-discards = { $count ->
    [one] { $count } abgelegte Karte
   *[other] { $count } abgelegte Karten
}
take-deeds-additions = { $count ->
    [one] { $count } angelegte oder abgelegte Karte
   *[other] { $count } angelegte und abgelegte Karten
}
take-deeds-melds = { $count ->
    [one] { $count } Folge, angelegte oder abgelegte Karte
   *[other] { $count } Folgen, angelegte und abgelegte Karten
}

# What somebody overlooked, told after the round, and the same as one of several themes.
take-overlooked = { $who ->
    [you] Du hast übersehen
   *[other] { $who } hat übersehen
}
take-overlooked-double = { take-overlooked }, dass mit { FORM($card, case: "dative", article: "the") } eine Doppelnahme ging.
    .theme = Doppelnahmen
take-overlooked-join = { take-overlooked }, dass { FORM($card, article: "the") } zwei Folgen verbinden konnte.
take-overlooked-run = { $who ->
    [you] Du hast { FORM($run, case: "accusative") } nicht beachtet.
   *[other] { $who } hat { FORM($run, case: "accusative") } nicht beachtet.
}
    .theme = ältere Folgen auf dem Tisch
take-overlooked-own-run = { $who ->
    [you] Du hast { FORM($run, case: "accusative", article: "your") } nicht beachtet.
   *[other] { $who } hat die eigene Folge nicht beachtet: { FORM($run, article: "none") }.
}
take-overlooked-way = { take-overlooked }, wie man Schluss machen konnte.
    .theme = Wege zum Schlussmachen
take-overlooked-better-way = { take-overlooked }, wie man besser Schluss machen konnte.
take-overlooked-taken = { $who ->
    [you] Du hast vergessen, dass { $other } { FORM($card, case: "accusative", article: "the") } genommen hatte.
   *[other] { $who } hat vergessen, dass { $other ->
        [you] du { FORM($card, case: "accusative", article: "the") } genommen hattest
       *[other] { $other } { FORM($card, case: "accusative", article: "the") } genommen hatte
    }.
}
    .theme = Karten, die andere genommen haben
take-overlooked-deck = { $count ->
    [0] { take-overlooked }, dass der Stapel leer war.
   *[other] { $who ->
        [you] Du hast übersehen, wie knapp der Stapel war.
       *[other] { $who } hat den Stapel nicht mitgezählt.
    }
}
    .theme = ein Stapel kurz vor dem Ende

# What decides a puzzle: what the best move has, and what another lacks.
take-merit-takes = { $count ->
    [one] Das nimmt den anderen { $count } Punkt weg.
   *[other] Das nimmt den anderen { $count } Punkte weg.
}
    .not = { $count ->
        [0] Das nimmt den anderen nichts weg.
        [one] Das nimmt den anderen nur { $count } Punkt weg.
       *[other] Das nimmt den anderen nur { $count } Punkte weg.
    }
take-merit-top = Du kannst die oberste Karte der Ablage sofort spielen.
    .not = Ob die Karte vom Stapel passt, weiß niemand.
take-merit-digs = Die oberste Karte der Ablage könntest du nicht spielen, also ziehst du eine neue.
    .not = Diese Karte könntest du nicht spielen.
take-merit-exposed = { $count ->
    [0] Keine ungesehene Karte kann deine Folgen nehmen.
    [one] Nur { FORM(cards-number, gender: "f") } ungesehene Karte kann deine Folgen nehmen.
   *[other] Nur { FORM(cards-number, gender: "f") } ungesehene Karten können deine Folgen nehmen.
}
    .not = { $count ->
        [0] Dann kann keine ungesehene Karte eine deiner Folgen nehmen.
        [one] Dann kann { FORM(cards-number, gender: "f") } ungesehene Karte eine deiner Folgen nehmen.
       *[other] Dann können { FORM(cards-number, gender: "f") } ungesehene Karten eine deiner Folgen nehmen.
    }
take-merit-useful = { $count ->
    [0] Es bleibt keine ungesehene Karte, die du spielen könntest.
    [one] Es bleibt { FORM(cards-number, gender: "f") } ungesehene Karte, die du spielen könntest.
   *[other] Es bleiben { FORM(cards-number, gender: "f") } ungesehene Karten, die du spielen könntest.
}
    .not = { $count ->
        [0] So bleibt keine ungesehene Karte, die du spielen könntest.
        [one] So bleibt nur { FORM(cards-number, gender: "f") } ungesehene Karte, die du spielen könntest.
       *[other] So bleiben nur { FORM(cards-number, gender: "f") } ungesehene Karten, die du spielen könntest.
    }
take-merit-feeds = { $count ->
    [0] Der nächste Spieler kann damit keine Folge machen.
    [one] Der nächste Spieler kann damit nur { FORM(cards-number, case: "accusative", gender: "f") } Folge machen.
   *[other] Der nächste Spieler kann damit nur { FORM(cards-number, case: "accusative", gender: "f") } Folgen machen.
}
    .not = { $count ->
        [60] Der nächste Spieler nähme zu gern einen Joker.
        [one] Der nächste Spieler könnte damit { FORM(cards-number, case: "accusative", gender: "f") } Folge machen.
       *[other] Der nächste Spieler könnte damit { FORM(cards-number, case: "accusative", gender: "f") } verschiedene Folgen machen.
    }
take-merit-lays = { $count ->
    [one] Das bringt { $count } Punkt auf den Tisch.
   *[other] Das bringt { $count } Punkte auf den Tisch.
}
    .not = { $count ->
        [0] Das bringt keine Punkte auf den Tisch.
        [one] Das bringt nur { $count } Punkt auf den Tisch.
       *[other] Das bringt nur { $count } Punkte auf den Tisch.
    }
take-merit-holds = So bleiben deine Karten auf der Hand.
    .not = Das zeigt deine Karten schon jetzt.
take-merit-jokers = { $count ->
    [one] Du behältst { FORM(cards-number, case: "accusative", gender: "m") } Joker.
   *[other] Du behältst { FORM(cards-number, case: "accusative", gender: "m") } Joker.
}
    .not = { $count ->
        [0] So bleibt dir kein Joker.
        [one] So bleibt dir nur { FORM(cards-number, gender: "m") } Joker.
       *[other] So bleiben dir nur { FORM(cards-number, gender: "m") } Joker.
    }
take-merit-left = { $count ->
    [0] Auf deiner Hand bleiben keine Punkte.
    [one] Auf deiner Hand bleibt nur { $count } Punkt.
   *[other] Auf deiner Hand bleiben nur { $count } Punkte.
}
    .not = { $count ->
        [one] So bleibt { $count } Punkt auf deiner Hand.
       *[other] So bleiben { $count } Punkte auf deiner Hand.
    }
take-story = Genommene Folgen

# How the rules of a puzzle differ from the usual ones.
take-differs-hand = Hier fangen alle mit zehn Karten an.
take-differs-next-dealer = { options-next-dealer.differs }
