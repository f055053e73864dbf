# What the start page says of the game.
rummy500-title = 500 Rummy
rummy500-pitch = Grab in der Ablage, leg Kombinationen aus und ruf „Rummy!“
rummy500-age = Für Kinder, die lesen und zählen, ab etwa 8.

# What can be chosen before a match, under headings.
rummy500-options-match = Die Partie
rummy500-options-points = Karten und Punkte
rummy500-options-melds = Kombinationen
rummy500-options-pile = Die Ablage
rummy500-options-end = Das Ende einer Runde
rummy500-length = { $form ->
    [label] { $value ->
        [0] Eine Runde
       *[other] Bis { $value }
    }
   *[name] { $value ->
        [0] eine Runde
       *[other] bis { $value }
    }
}
rummy500-goal = { $value ->
    [0] Eine Runde
   *[other] Wer zuerst { $value } hat
}
rummy500-target = Punkte zum Sieg
    .help = Die Partie endet nach der Runde, in der jemand so viele hat. Oder ihr spielt nur eine Runde.
    .single = Eine Runde
rummy500-jokers = Joker
    .help = Wie viele Joker zu jedem Kartenspiel gehören. Sie stehen für jede Karte.
    .on = Zwei
    .one = Einer
    .four = Vier
    .off = Keine
rummy500-pips = Kleine Karten zählen
    .help = Bei „je 5“ zählen 2 bis 9 je 5 und ein Joker 20.
    .face = Ihre Zahl
    .fives = Je 5
rummy500-low-ace = Ein Ass unten zählt
    .help = Punkte für ein Ass unter einer 2. Sonst sind es 15. Zählen kleine Karten 5, sind es mindestens 5.
rummy500-single-draw = Nur die oberste Karte
    .help = Nimmst du nur die oberste Karte, kannst du sie behalten, oder du musst sie spielen.
    .keep = Du kannst sie behalten
    .meld = Du spielst sie
rummy500-deepest-in = Die unterste genommene Karte
    .help = Wohin die unterste Karte muss, die du nimmst.
    .any = In jede Kombination
    .new = In eine neue Kombination
rummy500-deepest-when = Eine geschuldete Karte
    .help = Wann eine Karte, die du schuldest, auf den Tisch muss.
    .turn = In diesem Zug
    .at-once = Sofort
rummy500-rummy-call = Rummy! rufen
    .help = Für welche Karten du nach dem Ablegen rufen kannst.
    .pile = Die ganze Ablage
    .top = Die zuletzt abgelegte
    .off = Aus
rummy500-going-out = Schluss machen
    .help = Wie du deine letzte Karte loswerden musst.
    .free = Wie du willst
    .discard = Mit Ablegen
    .float = Schweben
    .strict-float = Streng schweben
    .called = Schweben mit Ruf
rummy500-wilds = Joker in einer Kombination
    .help = Wie viele Joker eine Kombination haben kann.
    .free = Beliebig viele
    .one = Einer
rummy500-shortest-run = Kürzeste Folge
    .help = Wie viele Karten eine Folge braucht. Ein Satz braucht immer drei.
rummy500-ace = Ass
    .help = Wo ein Ass in einer Folge liegt.
    .both = Unten oder oben
    .low = Nur unten
rummy500-joker-swap = Joker tauschen
    .help = Du kannst einen Joker durch die Karte ersetzen, für die er steht, und ihn nehmen.
rummy500-nothing-called = „{ rummy500-going-out.called }“ geht nur, wenn gerufen wird. Schalte „{ rummy500-rummy-call }“ ein, oder wähle eine andere Art, Schluss zu machen.
rummy500-hand-for-two = Karten zu zweit
    .help = Ab drei Spielern bekommen alle sieben.
rummy500-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
rummy500-first-turn = Der erste Zug
    .help = Ein Zug wie jeder andere, oder eine Karte mehr beim Geben und dann nur ablegen.
    .draw = Ein üblicher Zug
    .discard = Nur ablegen
rummy500-dealing = Gegeben wird von vorn, Karte für Karte im Uhrzeigersinn, links vom Geber beginnend. Wer beginnt, bekommt eine mehr. Der Rest ist der Stapel, von dem ihr zieht.
rummy500-spade-queen = Pikdame
    .help = Ihre Punkte auf dem Tisch und ihr Preis auf der Hand.
rummy500-set-usual = Das übliche Spiel
    .sentence = So wird es meist gespielt. Zwei Joker pro Kartenspiel, und die oberste Karte kannst du behalten.
rummy500-set-books = Wie im Buch
    .sentence = In Regelbüchern musst du sogar eine einzelne genommene Karte spielen, bevor du ablegst. Ohne Joker, ohne Rufen.
rummy500-set-hoyle = Hoyle
    .sentence = Aus dem Regelbuch von Bicycle. Es ist „{ rummy500-set-books }“, aber was du nimmst, spielst du sofort.
rummy500-set-ten-for-two = Zehn Karten zu zweit
    .sentence = So steht es in einem anderen Regelbuch. Es ist „{ rummy500-set-hoyle }“, aber zu zweit bekommt ihr zehn Karten.
rummy500-set-no-calling = Niemand ruft
    .sentence = Für ruhige Tische. Eine übersehene Karte wartet, bis jemand dran ist.
rummy500-set-keep-one = Zum Schluss ablegen
    .sentence = Eine Hausregel. Schluss machst du nur mit einer abgelegten Karte.
rummy500-set-floating = Schweben
    .sentence = Eine bekannte Variante. Spiel alles, und du bleibst ohne Karten dabei.
rummy500-set-strict-floating = Streng schweben
    .sentence = Eine Variante des Schwebens. Eine letzte Karte, die passt, musst du anlegen.
rummy500-set-called-discards = Schweben mit Ruf
    .sentence = Eine Variante des Schwebens. Eine letzte Karte, die passt, kannst du ablegen, und die anderen können für sie rufen.
rummy500-set-fives = Fünfer
    .sentence = So zählt ein Regelbuch. Kleine Karten und untere Asse sind je 5 Punkte wert.
rummy500-set-black-lady = Die schwarze Dame
    .sentence = Die Regeln einer Familie. Es ist „{ rummy500-set-fives }“, und die Pikdame zählt 40.
rummy500-set-thousand = Bis 1.000
    .sentence = Unser eigenes langes Spiel. Die üblichen Regeln, doppelt so weit.
rummy500-set-single-deal = Eine Runde
    .sentence = Unser eigenes kurzes Spiel. Eine Runde entscheidet.

# Melds with their jokers: “drei Sechsen mit einem Joker”, “Kreuz 6-7-8 mit Joker als 6”.
rummy500-group-with-jokers = { $meld } mit { $count ->
    [one] einem Joker
   *[other] { FORM(cards-number, case: "dative", gender: "m") } Jokern
}
    .count = many
    .braille = { $meld }{ $count ->
        [one] *
       *[other] **
    }
rummy500-run-with-jokers = { $meld } mit { $count ->
    [one] Joker als { FORM($ranks, case: "dative", article: "none") }
   *[other] Jokern als { FORM($ranks, case: "dative", article: "none") }
}
    .gender = f
    .braille = { $meld },JK={ FORM($ranks, case: "nominative", article: "none") }

# What is added to a meld: “Ass unten”, “ein Joker als 9”, “ein Joker als Ass unten”.
# Invariable
rummy500-ace-at-end = { $end ->
    [low] Ass unten
   *[high] Ass oben
}
    .first = { rummy500-ace-at-end }
rummy500-joker-as = { -a(gender: "m") } Joker als { FORM($rank, case: "nominative", article: "none") }
    .first = { FORM(rummy500-joker-as, first: "capital") }

# The meld it is added to: “die Folge von Ada”, “deine Damen”.
rummy500-run-of = { $who ->
    [you] { -your(gender: "f") } Folge
   *[other] { -the(gender: "f") } Folge von { FORM($who, case: "dative") }
}
    .gender = f
rummy500-group-of = { $who ->
    [you] { FORM(cards-ranks, article: "your") }
   *[other] { FORM(cards-ranks, article: "the") } von { FORM($who, case: "dative") }
}
    .count = many

# Moves before they are made.
rummy500-draw-stock = { $use ->
    [clause] vom Stapel ziehen
   *[button] Vom Stapel ziehen
}
rummy500-draw-pile = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } von der Ablage nehmen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } von der Ablage nehmen
}
    .several = { $use ->
        [clause] { FORM(cards-count, case: "accusative") } von der Ablage nehmen, bis { FORM($card, case: "zu", article: "the") }
       *[button] { FORM(cards-count, case: "accusative", first: "capital") } von der Ablage nehmen, bis { FORM($card, case: "zu", article: "the") }
    }
rummy500-meld = { $use ->
    [clause] { FORM($meld, case: "accusative") } auslegen
   *[button] { FORM($meld, case: "accusative", first: "capital") } auslegen
}
rummy500-lay-off = { $end ->
    [low] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } unten an { FORM($meld, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } unten an { FORM($meld, case: "accusative") } anlegen
    }
    [high] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } oben an { FORM($meld, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } oben an { FORM($meld, case: "accusative") } anlegen
    }
   *[either] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } an { FORM($meld, case: "accusative") } anlegen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } an { FORM($meld, case: "accusative") } anlegen
    }
}
rummy500-swap = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } gegen den Joker in { FORM($meld, case: "dative") } tauschen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } gegen den Joker in { FORM($meld, case: "dative") } tauschen
}
rummy500-discard = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } ablegen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } ablegen
}
rummy500-call-take = { $use ->
    [clause] „Rummy!“ rufen und { FORM($card, case: "accusative", article: "the") } von der Ablage nehmen
   *[button] „Rummy!“ rufen und { FORM($card, case: "accusative", article: "the") } von der Ablage nehmen
}
    .several = { $use ->
        [clause] „Rummy!“ rufen und { FORM(cards-count, case: "accusative") } von der Ablage nehmen, bis { FORM($card, case: "zu", article: "the") }
       *[button] „Rummy!“ rufen und { FORM(cards-count, case: "accusative") } von der Ablage nehmen, bis { FORM($card, case: "zu", article: "the") }
    }
rummy500-call-lay-off = { $end ->
    [low] „Rummy!“ rufen und { FORM($card, case: "accusative", article: "the") } unten an { FORM($meld, case: "accusative") } anlegen
    [high] „Rummy!“ rufen und { FORM($card, case: "accusative", article: "the") } oben an { FORM($meld, case: "accusative") } anlegen
   *[either] „Rummy!“ rufen und { FORM($card, case: "accusative", article: "the") } an { FORM($meld, case: "accusative") } anlegen
}
rummy500-silent = { $use ->
    [clause] es durchgehen lassen
   *[button] Durchgehen lassen
}
rummy500-finish = { $use ->
    [clause] die Runde beenden
   *[button] Runde beenden
}

# On a line of braille: calls, a swap, a card of the pile with those on it, and an ace at an end.
rummy500-line-call = Rummy
    .add = Rummy an
rummy500-line-swap = Tausch
rummy500-line-pile = { $card }+{ $count }
rummy500-line-end = { $card }/{ $end ->
    [low] unten
   *[high] oben
}

# The log.
rummy500-deals = { $who ->
    [you] Du gibst Runde { $round }.
   *[other] { $who } gibt Runde { $round }.
}
rummy500-turned-up = { $card } wird aufgedeckt.
rummy500-draws = { $who ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
rummy500-draws-card = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative") } vom Stapel.
   *[other] { $who } zieht { FORM($card, case: "accusative") } vom Stapel.
}
rummy500-takes = { $who ->
    [you] Du nimmst { FORM($cards, case: "accusative") } von der Ablage.
   *[other] { $who } nimmt { FORM($cards, case: "accusative") } von der Ablage.
}
    .braille = { $who ->
        [you] Du nimmst { FORM($cards, case: "accusative") }
       *[other] { $who } nimmt { FORM($cards, case: "accusative") }
    }
rummy500-calls-takes = { $who ->
    [you] Du rufst „Rummy!“ und nimmst { FORM($cards, case: "accusative") } von der Ablage.
   *[other] { $who } ruft „Rummy!“ und nimmt { FORM($cards, case: "accusative") } von der Ablage.
}
    .braille = Rummy! { $who }: { FORM($cards, case: "accusative") }
rummy500-melds = { $who ->
    [you] Du legst { FORM($meld, case: "accusative") } aus.
   *[other] { $who } legt { FORM($meld, case: "accusative") } aus.
}
rummy500-lays-off = { $who ->
    [you] Du legst { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") } an.
   *[other] { $who } legt { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") } an.
}
    .braille = { $who }: { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") }
rummy500-calls-lays-off = { $who ->
    [you] Du rufst „Rummy!“ und legst { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") } an.
   *[other] { $who } ruft „Rummy!“ und legt { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") } an.
}
    .braille = Rummy! { $who }: { FORM($card, case: "accusative") }
# The same where the meld is the player’s own.
rummy500-lays-off-own = { $who ->
    [you] Du legst { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative", article: "your") } an.
   *[other] { $who } legt { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative", article: "the") } an.
}
    .braille = { $who }: { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative") }
rummy500-calls-lays-off-own = { $who ->
    [you] Du rufst „Rummy!“ und legst { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative", article: "your") } an.
   *[other] { $who } ruft „Rummy!“ und legt { FORM($card, case: "accusative") } an { FORM($meld, case: "accusative", article: "the") } an.
}
    .braille = Rummy! { $who }: { FORM($card, case: "accusative") }
# A card swapped for the joker that stood for it.
rummy500-swaps = { $who ->
    [you] Du tauschst { FORM($card, case: "accusative") } gegen den Joker in { FORM($meld, case: "dative") }.
   *[other] { $who } tauscht { FORM($card, case: "accusative") } gegen den Joker in { FORM($meld, case: "dative") }.
}
    .braille = { $who }: { FORM($card, case: "accusative") } für einen Joker
rummy500-swaps-own = { $who ->
    [you] Du tauschst { FORM($card, case: "accusative") } gegen den Joker in { FORM($meld, case: "dative", article: "your") }.
   *[other] { $who } tauscht { FORM($card, case: "accusative") } gegen den Joker in { FORM($meld, case: "dative", article: "the") }.
}
    .braille = { $who }: { FORM($card, case: "accusative") } für einen Joker
# Many cards taken out of the pile, and those called, as it is seen.
rummy500-moment-dig-title = { $count } Karten!
rummy500-moment-dig = { $who ->
    [you] Du gräbst { FORM(cards-count, case: "accusative") } aus der Ablage.
   *[other] { $who } gräbt { FORM(cards-count, case: "accusative") } aus der Ablage.
}
rummy500-moment-call-title = Rummy!
rummy500-moment-call = { $who ->
    [you] Du rufst „Rummy!“ für { FORM(cards-count, case: "accusative") } der Ablage.
   *[other] { $who } ruft „Rummy!“ für { FORM(cards-count, case: "accusative") } der Ablage.
}
rummy500-discards = { $who ->
    [you] Du legst { FORM($card, case: "accusative") } ab.
   *[other] { $who } legt { FORM($card, case: "accusative") } ab.
}
rummy500-floats = { $who ->
    [you] Du hast keine Karten mehr und schwebst.
   *[other] { $who } hat keine Karten mehr und schwebt.
}
    .braille = { $who ->
        [you] Du schwebst.
       *[other] { $who } schwebt.
    }
rummy500-keeps = { $who ->
    [you] Du behältst deine letzte Karte. Du kannst sie nicht ablegen.
   *[other] { $who } behält die letzte Karte. Ablegen geht nicht.
}
    .braille = { $who ->
        [you] Du behältst deine letzte Karte.
       *[other] { $who } behält die letzte Karte.
    }
rummy500-finishes = { $who ->
    [you] Du beendest die Runde. Der Stapel ist leer.
   *[other] { $who } beendet die Runde. Der Stapel ist leer.
}
rummy500-round-over = Die Runde ist vorbei: { $points }.
    .braille = Die Runde ist vorbei.
rummy500-out = { $who ->
    [you] Du machst Schluss: { $points }.
   *[other] { $who } macht Schluss: { $points }.
}
    .braille = { $who ->
        [you] Du machst Schluss.
       *[other] { $who } macht Schluss.
    }
# Invariable
rummy500-points-of = { $who } { $points }

# Refusals: what may be done in each phase.
rummy500-phase-draw = Zieh erst vom Stapel, oder nimm von der Ablage.
    .braille = Erst ziehen oder nehmen.
rummy500-phase-play = Du hast schon gezogen. Leg aus, leg an, oder beende deinen Zug mit Ablegen.
    .braille = Gezogen: auslegen, anlegen, ablegen.
rummy500-opening = Das ist der erste Zug. Du legst nur eine Karte ab.
    .braille = Erster Zug: nur ablegen.
rummy500-phase-call = Ruf erst „Rummy!“, oder lass es durchgehen.

# Drawing.
# When a card that is owed must be melded.
rummy500-when = { $when ->
    [at_once] sofort
   *[turn] in diesem Zug
}
rummy500-stock-empty = Der Stapel ist leer. Nimm von der Ablage, oder beende die Runde.
    .braille = Stapel leer: nehmen oder Runde beenden.
rummy500-pile-has = { $count ->
    [0] Die Ablage ist leer.
   *[other] Die Ablage hat nur { FORM(cards-count, case: "accusative") }.
}
rummy500-not-drawn = { $where ->
    [new] { FORM($card, article: "the", first: "capital") } muss { rummy500-when } in eine neue Kombination, und du bekommst keine zusammen.
   *[any] { FORM($card, article: "the", first: "capital") } muss { rummy500-when } auf den Tisch, und da ist kein Platz dafür.
}
    .braille = Nein: { $card } hat jetzt keinen Platz.
    .leaving = { $where ->
        [new] { FORM($card, article: "the", first: "capital") } braucht { rummy500-when } eine neue Kombination, und du brauchst eine Karte zum Ablegen. Beides geht nicht.
       *[any] { FORM($card, article: "the", first: "capital") } muss { rummy500-when } auf den Tisch, und dir muss eine Karte zum Ablegen bleiben. Beides geht nicht.
    }
rummy500-stock-first = Alle haben gerade je { FORM(cards-number, case: "accusative", gender: "n") } Mal nur die oberste Karte genommen und nichts gespielt. Zieh vom Stapel, oder nimm mehr als eine Karte.
    .braille = Nein: ziehen, oder mehr als eine nehmen.
rummy500-owing = { $where ->
    [new] Du schuldest { FORM($card, case: "dative", article: "the") } in diesem Zug noch eine neue Kombination. Danach ginge das nicht mehr.
   *[any] Du musst { FORM($card, case: "accusative", article: "the") } noch in diesem Zug spielen. Danach ginge das nicht mehr.
}
    .braille = Nein: { $card } muss noch gespielt sein.
    .at-once = { $where ->
        [new] Spiel zuerst { FORM($card, case: "accusative", article: "the") }, in einer neuen Kombination.
       *[any] Spiel zuerst { FORM($card, case: "accusative", article: "the") }. Die schuldest du.
    }
rummy500-meld-first = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du genommen. Spiel { rummy500-it }, bevor du ablegst.
rummy500-not-finished = Die Runde kannst du erst beenden, wenn der Stapel leer ist.
    .braille = Nein: der Stapel ist nicht leer.

# Calling.
rummy500-not-called = { $where ->
    [new] Nur mit den Karten darüber bekommst du { FORM($card, case: "accusative", article: "the") } in keine neue Kombination.
   *[any] Nur mit den Karten darüber und dem Tisch kannst du { FORM($card, case: "accusative", article: "the") } nicht spielen.
}
    .braille = Nein: { $card } lässt sich nicht spielen.
    .at-once = { $where ->
        [new] Nur mit den Karten darüber bekommst du { FORM($card, case: "accusative", article: "the") } nicht sofort in eine neue Kombination.
       *[any] Nur mit den Karten darüber und dem Tisch kannst du { FORM($card, case: "accusative", article: "the") } nicht sofort spielen.
    }
    .last = Du kannst nur für die zuletzt abgelegte Karte rufen. Sag, an welche Kombination sie kommt.
    .count = Sag, für wie viele Karten der Ablage du rufst.
    .off = { FORM($card, case: "accusative", article: "the", first: "capital") } kannst du dort nicht anlegen.

# Putting cards down.
rummy500-not-held = { FORM($card, case: "accusative", first: "capital") } hast du nicht.
rummy500-barred = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du gerade von der Ablage genommen. Behalten oder spielen geht, ablegen in diesem Zug nicht.
    .braille = Nicht ablegen: { $card } ist genommen.
rummy500-last-card = { FORM($card, article: "the", first: "capital") } ist deine letzte Karte und passt an eine Kombination. Leg sie dort an.
    .braille = Nicht ablegen: { $card } passt.
rummy500-keep-one = Deine letzte Karte musst du ablegen. Behalte eine dafür.
    .braille = Nein: behalte eine zum Ablegen.
rummy500-no-meld = Noch keine Kombination. Ein Satz sind 3 oder 4 eines Ranges, jede in einer anderen Farbe. Eine Folge sind { $run } oder mehr einer Farbe der Reihe nach.
    .braille = Nein: 3 eines Ranges oder Folge ab { $run }.
    .few = Eine Kombination braucht mindestens drei Karten.
    .jokers = Nur aus Jokern wird keine Kombination. Nimm eine andere Karte dazu.
    .one-joker = Eine Kombination darf nur einen Joker haben.
    .short = Eine Folge braucht mindestens vier Karten.
    .high-ace = An diesem Tisch liegt ein Ass nicht über einem König.
rummy500-no-such-meld = Auf dem Tisch gibt es keine Kombination M{ $number }.
rummy500-which-end = Das Ass passt an beide Enden dieser Folge. Sag, ob unten oder oben.
    .braille = Das Ass passt unten und oben. Wohin?
rummy500-no-fit = { FORM($card, article: "the", first: "capital") } passt an kein Ende { FORM($meld, case: "genitive", article: "the") }.
    .braille = Nein: { $card } passt nicht an { $meld }.
    .full = An { FORM($meld, case: "accusative", article: "the") } kann niemand mehr anlegen.
    .joker = Diese Karte kann der Joker in { FORM($meld, case: "dative", article: "the") } nicht sein.
    .one-joker = In { FORM($meld, case: "dative", article: "the") } liegt schon ein Joker. Eine Kombination darf nur einen haben.
    .high-ace = An diesem Tisch liegt ein Ass nicht über einem König.
    .end = { FORM($card, article: "the", first: "capital") } passt nicht an beide Enden { FORM($meld, case: "genitive", article: "the") }. Nenn kein Ende.
    .group = { FORM($card, article: "the", first: "capital") } passt nicht zu { FORM($meld, case: "dative", article: "the") }. Ein Satz hat nur einen Rang und jede Farbe einmal.
rummy500-no-swap = Kein Joker in { FORM($meld, case: "dative", article: "the") } steht für { FORM($card, case: "accusative") }.
    .braille = Nein: kein Joker dort steht für { $card }.
    .owing = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du genommen. Spiel { rummy500-it }, bevor du tauschst.
    .off = An diesem Tisch tauscht niemand einen Joker auf dem Tisch.
rummy500-no-move = In 500 Rummy gibt es den Spielzug { $text } nicht.
    .why = In 500 Rummy gibt es den Spielzug { $text } nicht: { $why }.
rummy500-only-ace-ends = nur ein Ass hat ein unteres und ein oberes Ende

# What is to be done.
rummy500-prompt-dealing = Die Karten werden gegeben.
rummy500-prompt-over = Die Runde ist vorbei.
rummy500-prompt-turn = Du bist dran.
rummy500-prompt-others-call = { $who } kann „Rummy!“ rufen.
    .yours = { $who } kann „Rummy!“ für deine abgelegte Karte rufen.
rummy500-prompt-others-draw = { $who } zieht.
rummy500-prompt-others-play = { $who } spielt.
    .owing = { $who } spielt und muss { FORM($card, case: "accusative") } spielen.
rummy500-prompt-call = Ruf „Rummy!“ für Karten der Ablage, oder lass es durchgehen.
    .top = { $card } passt an eine Kombination. Ruf „Rummy!“, oder lass es durchgehen.
rummy500-prompt-no-stock = Der Stapel ist leer. Beende die Runde.
    .takes = Der Stapel ist leer. Nimm Karten von der Ablage, oder beende die Runde.
rummy500-prompt-draw = Zieh eine Karte.
    .take = Zieh eine Karte, oder nimm { FORM($card, case: "accusative") }.
    .takes = Zieh eine Karte, oder nimm Karten von der Ablage.
rummy500-prompt-float = Du schwebst. Zieh eine Karte.
    .take = Du schwebst. Zieh eine Karte, oder nimm { FORM($card, case: "accusative") }.
    .takes = Du schwebst. Zieh eine Karte, oder nimm Karten von der Ablage.
rummy500-prompt-owing = { $where ->
    [new] Spiel in diesem Zug { FORM($card, case: "accusative") }, in einer neuen Kombination.
   *[any] Spiel in diesem Zug { FORM($card, case: "accusative") }.
}
    .at-once = { $where ->
        [new] Spiel zuerst { FORM($card, case: "accusative") }, in einer neuen Kombination.
       *[any] Spiel zuerst { FORM($card, case: "accusative") }.
    }
rummy500-prompt-meld-it = { FORM($card, case: "accusative") } kannst du nicht ablegen, also spiel { rummy500-it }.
rummy500-prompt-lay = Leg eine Kombination aus, oder leg eine Karte ab, und dein Zug ist zu Ende.
    .add = Leg aus, leg an, oder leg eine Karte ab, und dein Zug ist zu Ende.
rummy500-prompt-add = Leg eine Karte an, oder leg eine ab, und dein Zug ist zu Ende.
rummy500-prompt-swap = Tausch eine Karte gegen einen Joker, oder leg eine ab, und dein Zug ist zu Ende.
    .play = Tausch eine Karte gegen einen Joker, spiel andere, oder leg eine ab, und dein Zug ist zu Ende.
rummy500-prompt-opening = Leg eine Karte ab. Sie beginnt die Ablage.
rummy500-prompt-discard = Leg eine Karte ab, und dein Zug ist zu Ende.
# The card of the sentence once more.
rummy500-it = { GENDER($card) ->
    [m] ihn
    [n] es
   *[f] sie
}

# And why.
rummy500-why-opening = Im ersten Zug legst du nur ab.
rummy500-why-next = Dann bist du dran.
rummy500-why-float = Legst du die gezogene Karte ab, endet die Runde.
    .called = Legst du die gezogene Karte ab, endet die Runde, außer jemand ruft für sie.
rummy500-why-stock = Alle haben gerade je { FORM(cards-number, case: "accusative", gender: "n") } Mal nur die oberste Karte genommen. Nur diese eine kannst du jetzt nicht nehmen.
rummy500-why-none = { $where ->
    [new] Keine Karte der Ablage käme in eine neue Kombination.
   *[any] Keine Karte der Ablage könntest du { rummy500-when } spielen.
}
rummy500-why-whatever = { $where ->
    [new] Nimm, so viele du willst, aber die unterste muss { rummy500-when } in eine neue Kombination.
   *[any] Nimm, so viele du willst, aber die unterste muss { rummy500-when } auf den Tisch.
}
    .single = { $where ->
        [new] Nimmst du die Karte der Ablage, muss sie { rummy500-when } in eine neue Kombination.
       *[any] Nimmst du die Karte der Ablage, muss sie { rummy500-when } auf den Tisch.
    }
rummy500-why-no-deeper = Weiter unten hilft dir jetzt nichts.
rummy500-why-deepest = { $where ->
    [new] Nimmst du mehrere, muss die unterste { rummy500-when } in eine neue Kombination.
   *[any] Nimmst du mehrere, muss die unterste { rummy500-when } auf den Tisch.
}
rummy500-why-leave-one = Behalte eine Karte zum Ablegen.
rummy500-why-rest = Die anderen genommenen Karten kannst du behalten.
rummy500-why-barred = { FORM($card, case: "accusative") } kannst du in diesem Zug nicht ablegen.
rummy500-why-last = Deine letzte Karte musst du ablegen.
rummy500-why-may-be-called = Ruft jemand für deine letzte Karte, schwebst du.
rummy500-why-ends = { $who ->
    [you] Ruft niemand für deine letzte Karte, machst du Schluss.
   *[other] Ruft niemand, macht { $who } Schluss.
}

# What the pile offers where it is pointed at.
rummy500-coming-call = { $where ->
    [new] Mit „Rummy!“ nimmst du { FORM($card, case: "accusative") }. Diese Karte muss { rummy500-when } in eine neue Kombination.
   *[any] Mit „Rummy!“ nimmst du { FORM($card, case: "accusative") }. Diese Karte muss { rummy500-when } auf den Tisch.
}
    .several = { $where ->
        [new] Mit „Rummy!“ nimmst du { FORM(cards-count, case: "accusative") }, und { $card } muss { rummy500-when } in eine neue Kombination.
       *[any] Mit „Rummy!“ nimmst du { FORM(cards-count, case: "accusative") }, und { $card } muss { rummy500-when } auf den Tisch.
    }
    .not = Von hier aus kannst du { FORM($card, case: "accusative") } nicht ohne Handkarten spielen.
    .last = Du kannst nur für die zuletzt abgelegte Karte rufen.
    .off = Mit „Rummy!“ legst du { FORM($card, case: "accusative") } an, und das zählt für dich.
    .ways = Mit „Rummy!“ legst du { FORM($card, case: "accusative") } an, und es gibt mehrere Stellen. Du wählst, wohin.
rummy500-coming = { $where ->
    [new] Du nimmst { FORM($card, case: "accusative") }. Diese Karte muss { rummy500-when } in eine neue Kombination.
   *[any] Du nimmst { FORM($card, case: "accusative") }. Diese Karte muss { rummy500-when } auf den Tisch.
}
    .several = { $where ->
        [new] Du nimmst { FORM(cards-count, case: "accusative") }, und { $card } muss { rummy500-when } in eine neue Kombination.
       *[any] Du nimmst { FORM(cards-count, case: "accusative") }, und { $card } muss { rummy500-when } auf den Tisch.
    }
    .not = Nicht von hier. Du müsstest { FORM($card, case: "accusative") } { rummy500-when } spielen.
    .barred = Du nimmst { FORM($card, case: "accusative") }. In diesem Zug kannst du { rummy500-it } nicht ablegen.

# The window in which the person may call.
rummy500-call = Rummy!
    .off = { $card } passt an { FORM($melds, case: "accusative") } und würde für dich zählen.
    .hidden = Etwas in der Ablage lässt sich spielen. Siehst du es?
    .last = Ruft niemand, endet die Runde.
    .take = { $count ->
        [0] { $card } lässt sich spielen.
        [1] { $card } lässt sich spielen, wenn du die Karte darüber mitnimmst.
       *[other] { $card } lässt sich spielen, wenn du { FORM(cards-count, case: "accusative", article: "the") } darüber mitnimmst.
    }
    .deeper = { $count ->
        [one] Eine tiefere geht auch.
       *[other] { cards-number-first } tiefere gehen auch.
    }
rummy500-the-meld = { FORM($meld, article: "the") }
rummy500-or = { $before } oder { $after }

# Buttons.
rummy500-offer-draw = Ziehen
rummy500-offer-pile = Karten nehmen
rummy500-offer-take = { FORM($card, case: "accusative") } nehmen
    .several = { $count } Karten nehmen
    .down = { $count } nehmen, bis { FORM($card, case: "zu", article: "the") }
rummy500-offer-lay = Auslegen
    .meld = { $end ->
        [float] Schweben: { FORM($meld, case: "accusative") } auslegen
        [out] Schluss machen: { FORM($meld, case: "accusative") } auslegen
       *[neither] { FORM($meld, case: "accusative", first: "capital") } auslegen
    }
rummy500-offer-add = Anlegen
    .card = { $end ->
        [float] Schweben: { FORM($what, case: "accusative") } an { FORM($meld, case: "accusative") }
        [out] Schluss machen: { FORM($what, case: "accusative") } an { FORM($meld, case: "accusative") }
       *[neither] { FORM($what, case: "accusative", first: "capital") } an { FORM($meld, case: "accusative") } anlegen
    }
    .several = { $end ->
        [float] Schweben: { $count } Karten an { FORM($meld, case: "accusative") }
        [out] Schluss machen: { $count } Karten an { FORM($meld, case: "accusative") }
       *[neither] { $count } Karten an { FORM($meld, case: "accusative") } anlegen
    }
    .calling = Rummy! { FORM($what, case: "accusative") } an { FORM($meld, case: "accusative") }
rummy500-offer-swap = { FORM($card, case: "accusative", article: "none") } gegen einen Joker aus { FORM($meld, case: "dative") } tauschen
rummy500-asks-pile = Wie viele Karten?
rummy500-asks-call = Für welche Karten rufst du?
rummy500-asks-joker = { $count ->
    [one] Für welche Karte steht der Joker?
   *[other] Für welche Karten stehen die Joker?
}
rummy500-asks-add = Welche Karte legst du an?
rummy500-asks-where = Wohin kommt { FORM($card, article: "the") }?
    .several = Wohin kommen die { $count } Karten?
rummy500-offer-out = Schluss machen: { FORM($card, case: "accusative", article: "none") } ablegen

# What is said of gestures that mean no move, and of moves that give something away.
rummy500-aside-hand = Spiel deine Karten auf den Tisch, oder leg eine auf die Ablage.
rummy500-aside-one = Du legst eine Karte pro Zug ab. Wähl nur diese eine.
rummy500-aside-table = Karten auf dem Tisch bleiben, wo sie sind.
    .swap = Karten auf dem Tisch bleiben dort. Nur ein Joker geht, wenn du ihn durch seine Karte ersetzt.
rummy500-aside-drawn = Was du nimmst, kommt zuerst auf deine Hand.
rummy500-wasteful-out = Du kannst alle Karten bis auf eine auslegen und Schluss machen.
    .called = Du kannst alle Karten bis auf eine auslegen und Schluss machen, wenn niemand für die letzte rufen kann.
rummy500-wasteful-joker = Ein Joker kann jede Karte sein.
rummy500-wasteful-meld = Mit dieser Karte hast du eine Kombination auf der Hand.

# Signs, how a player stands, and the figures beside the hand.
rummy500-stock-used-up = Stapel leer
    .sentence = Der Stapel ist leer.
rummy500-not-alone = Nicht nur die oberste
    .sentence = In diesem Zug kann niemand nur die oberste Karte nehmen.
rummy500-floating = schwebt
rummy500-figure = Tisch { $laid }, Hand { $held }
rummy500-word-figure = „Tisch“ zählt für dich, „Hand“ gegen dich.
rummy500-word-float = Schweben heißt: keine Karten mehr, aber noch in der Runde.

# The round’s end and the match’s.
rummy500-ended = Der Stapel ist leer
rummy500-on-the-table = Auf dem Tisch
rummy500-left-in-hand = Auf der Hand
rummy500-this-round = Diese Runde
rummy500-outs = { $count ->
    [1] einmal Schluss gemacht
    [2] zweimal Schluss gemacht
   *[other] { $count } Mal Schluss gemacht
}

# Why a move is good.
rummy500-reason-stock = Die Ablage würde dich mehr kosten, als sie bringt. Versuch es mit dem Stapel.
    .only = Von der Ablage kannst du jetzt nichts nehmen.
    .several = Um { FORM($card, case: "accusative") } zu spielen, müsstest du { FORM(cards-count, case: "accusative") } nehmen. Das sind { $points } Punkte gegen dich, solange sie auf deiner Hand bleiben.
    .nothing = { $card } passt zu nichts auf deiner Hand und kostet { $points }.
    .near = { $card } liegt nah bei { FORM($near, case: "dative") }, aber das ist noch keine Kombination. Und alle würden sehen, dass du { rummy500-it } nimmst.
rummy500-reason-top = { $card } passt { FORM($near, case: "zu") }.
    .fits = { $card } passt an eine Kombination auf dem Tisch.
    .alone = { $card } ist { rummy500-so-many } wert, und die anderen bekommen { rummy500-it } nicht.
    .frees = { $card } holt dir einen Joker vom Tisch.
rummy500-reason-pile = Du kannst { FORM($card, case: "accusative") } spielen, und { FORM(cards-count, article: "the") }, die du nimmst, sind { $points } Punkte wert.
rummy500-reason-meld = Das bringt { $points } Punkte, sicher auf dem Tisch.
rummy500-reason-lay-off = { $card } bringt auf dem Tisch { rummy500-so-many } und kostet dich, wenn du { rummy500-it } behältst.
rummy500-reason-swap = { $card } bringt auf dem Tisch { rummy500-so-many }, und du bekommst einen Joker dafür.
rummy500-reason-few = { $who ->
    [you] Du hast noch { FORM(cards-count, case: "accusative") }.
   *[other] { $count ->
        [one] { $who } hat noch eine Karte und könnte die Runde beenden.
       *[other] { $who } hat noch { FORM(cards-count, case: "accusative") } und könnte die Runde bald beenden.
    }
}
rummy500-reason-call = Du bekommst { FORM(cards-count, case: "accusative") } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und bist dran.
    .off = Du bekommst Punkte und verlierst keinen Zug.
    .silent = Diese Karten würden dich mehr kosten, als sie bringen.
    .open = Ruft niemand, könnte { $who } jetzt Schluss machen.
    .ending = Es ist besser für dich, wenn { $who } jetzt Schluss macht.
rummy500-reason-finish = Es lohnt sich nicht, etwas zu nehmen. Beende die Runde jetzt.
rummy500-reason-out = Es ist deine letzte Karte. Du machst Schluss, und die anderen zahlen für ihre.
    .callable = { $card } ist deine letzte Karte. Du machst Schluss, außer jemand ruft für sie.
rummy500-reason-gift = { $card } hilft den anderen sofort, kostet dich aber { rummy500-so-many }, wenn du { rummy500-it } behältst.
rummy500-reason-wait = Legst du jetzt Karten aus, können die anderen daran anlegen. Alle haben noch { $count } oder mehr, also warte, und leg { FORM($card, case: "accusative") } ab.
    .risk = Legst du jetzt Karten aus, können die anderen daran anlegen. Warte lieber, aber nicht lange: { $who ->
        [you] du hast noch { FORM(cards-count, case: "accusative") }.
       *[other] { $count ->
            [0] { $who } schwebt.
           *[other] { $who } hat noch { FORM(cards-count, case: "accusative") }.
        }
    }
rummy500-reason-tempting = Aber { $who } hat { FORM($near, case: "accusative") } genommen und kann diese Karte vielleicht brauchen.
rummy500-reason-spare = { $card } passt { FORM($near, case: "zu") }, kostet dich aber { rummy500-so-many }, wenn du { rummy500-it } behältst.
rummy500-reason-nothing = { $card } passt zu nichts auf deiner Hand und kostet dich { rummy500-so-many }, wenn du { rummy500-it } behältst.
rummy500-reason-other = { $card } passt { FORM($near, case: "zu") }.
    .gift = { $card } hilft den anderen sofort.
    .wanted = { $card } passt { FORM($near, case: "zu") }, und genau das hat { $who } genommen.
    .cheaper = { $card } kostet dich { rummy500-so-many }, wenn du { rummy500-it } behältst, { $other } nur { $theirs }.
    .fewer = { $card } passt zu { $there } der ungesehenen Karten, diese hier nur zu { $here }.
    .dearer = { $card } ist { $theirs ->
        [one] { $theirs } Punkt
       *[other] { $theirs } Punkte
    } wert, wenn jemand das gebrauchen kann, diese hier nur { $points }.
# So many points.
rummy500-so-many = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Why a move is better than another, by what happens soon.
rummy500-outcome-pile = { $many ->
    [yes] In { $share } % der Versuche nimmt jemand, was du ablegst. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche nimmt { $who }, was du ablegst. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
}
rummy500-outcome-added = { $many ->
    [yes] In { $share } % der Versuche legt jemand vor deinem nächsten Zug an deine Kombinationen an. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche legt { $who } vor deinem nächsten Zug an deine Kombinationen an. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
}
rummy500-outcome-lays = In { $share } % der Versuche legst du im nächsten Zug eine Kombination aus. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
rummy500-outcome-caught = { $points ->
    [one] In { $share } % der Versuche bleibt dir { $points } Punkt oder mehr auf der Hand. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
   *[other] In { $share } % der Versuche bleiben dir { $points } Punkte oder mehr auf der Hand. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
}

# What somebody overlooked, told after the round, and what it was about in a list.
rummy500-overlooked-deep = { $who ->
    [you] Du hast einen tiefen Griff in die Ablage übersehen, bis { FORM($card, case: "zu", article: "the") }.
   *[other] { $who } hat einen tiefen Griff in die Ablage übersehen, bis { FORM($card, case: "zu", article: "the") }.
}
    .theme = tiefe Griffe in die Ablage, die du ausgelassen hast
rummy500-overlooked-gift = { $who ->
    [you] Du hast übersehen, dass { $card } an eine Kombination passte.
   *[other] { $who } hat übersehen, dass { $card } an eine Kombination passte.
}
    .pile = { $who ->
        [you] Du hast übersehen, dass { $card } mit der Ablage eine Kombination ergab.
       *[other] { $who } hat übersehen, dass { $card } mit der Ablage eine Kombination ergab.
    }
    .theme = abgelegte Karten, die jeder brauchen konnte
rummy500-overlooked-others-melds = { $who ->
    [you] Du hast { FORM($meld, case: "accusative") } nicht beachtet.
   *[other] { $who } hat { FORM($meld, case: "accusative") } nicht beachtet.
}
    .shared = { $who ->
        [you] Du hast übersehen, dass { $card } an { FORM($meld, case: "accusative", article: "the") } passte.
       *[other] { $who } hat übersehen, dass { $card } an { FORM($meld, case: "accusative", article: "the") } passte.
    }
    .theme = Kombinationen anderer, an die du anlegen konntest
rummy500-overlooked-taken = { $who ->
    [you] Du hast vergessen, dass { $took }.
   *[other] { $who } hat vergessen, dass { $took }.
}
    .theme = Karten, die andere genommen hatten
rummy500-overlooked-took = { $who ->
    [you] du { FORM($card, case: "accusative") } genommen hattest
   *[other] { $who } { FORM($card, case: "accusative") } genommen hatte
}
rummy500-overlooked-caught = { $who ->
    [you] Du hast eine Kombination behalten, { $near }.
   *[other] { $who } hat eine Kombination behalten, { $near }.
}
    .broken = { $who ->
        [you] Du hast eine Kombination zerrissen, { $near }.
       *[other] { $who } hat eine Kombination zerrissen, { $near }.
    }
    .theme = Kombinationen, die du zu lange behalten hast
rummy500-overlooked-near = { $count ->
    [0] { $who ->
        [you] während du schwebtest
       *[other] während { $who } schwebte
    }
   *[other] { $who ->
        [you] als du nur noch { FORM(cards-count, case: "accusative") } hattest
       *[other] als { $who } nur noch { FORM(cards-count, case: "accusative") } hatte
    }
}

# What a card is, to whoever asks.
rummy500-about = { $card }: { $points } Punkte auf dem Tisch, minus { $points }, wenn du darauf sitzen bleibst.
rummy500-about-ace = { $card }: { $points } Punkte auf dem Tisch, aber { $low } unter einer 2. Minus { $points }, wenn du darauf sitzen bleibst.
rummy500-about-joker = Ein Joker: immer { $points } Punkte. Er kann in jeder Kombination für jede Karte stehen.
rummy500-about-joker-as = Ein Joker: { $points } Punkte. Hier ist er { $stands }, und niemand kann ihn tauschen.
    .swap = Ein Joker: { $points } Punkte. Hier ist er { $stands }. Gegen diese Karte kannst du ihn tauschen.
rummy500-about-joker-rank = Ein Joker: { $points } Punkte. Hier ist er eine fehlende Farbe, und niemand kann ihn tauschen.
    .swap = Ein Joker: { $points } Punkte. Hier ist er eine fehlende Farbe. Gegen die fehlende Karte kannst du ihn tauschen.

# Kinds of decisions, as the statistics tell of what each of them cost.
rummy500-deed-draw = Ziehen und Graben
rummy500-deed-meld = Auslegen
rummy500-deed-layoff = Anlegen
rummy500-deed-discard = Ablegen
rummy500-deed-call = Rummy rufen

# What a letter of a button does, as a page of keys lists it.
rummy500-letter-call = „Rummy!“ rufen
    .key = R

# What an opponent is fond of, and of one who is the opposite.
rummy500-trait-takes = Ruft bei jeder Gelegenheit und legt ab, was den Karten der Ablage gleicht.
    .not = Ruft selten und legt nichts ab, was den Karten der Ablage gleicht.
rummy500-trait-digs = Gräbt tief in der Ablage und behält hohe Karten.
    .not = Gräbt nie tief und legt hohe Karten ab.
rummy500-trait-hasty = Legt Kombinationen sofort aus und folgt der Farbe auf der Ablage.
    .not = Hält Kombinationen zurück und legt jede Farbe ab, nur nicht die auf der Ablage.
rummy500-trait-bait = Legt Köder: Karten nah bei denen, die sich zu haben lohnen.
    .not = Hält Nachbarn zusammen und legt einzelne Karten ab.
rummy500-trait-hoards = Hortet Joker und rote Karten.
    .not = Gibt Joker gern her und rote Karten auch.
rummy500-trait-unwanted = Schaut, was der Nächste ablegt, und legt das auch ab.
    .not = Legt ab, was der Nächste nicht ablegt.

# So many moves that may show what somebody is fond of.
rummy500-deeds-discards = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Ablegen
   *[other] { $count } Gelegenheiten zum Ablegen
}
rummy500-deeds-melds = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Auslegen, Anlegen oder Ablegen
   *[other] { $count } Gelegenheiten zum Auslegen, Anlegen oder Ablegen
}
rummy500-deeds-draws = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Ziehen, Rufen oder Ablegen
   *[other] { $count } Gelegenheiten zum Ziehen, Rufen oder Ablegen
}
rummy500-deeds-calls = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Rufen oder Ablegen
   *[other] { $count } Gelegenheiten zum Rufen oder Ablegen
}

# What decides a puzzle: what the best move has, and what another lacks.
rummy500-merit-scores = { $count ->
    [one] Das bringt { $count } Punkt.
   *[other] Das bringt { $count } Punkte.
}
    .not = { $count ->
        [0] Das bringt keinen Punkt.
        [one] Das bringt nur { $count } Punkt.
       *[other] Das bringt nur { $count } Punkte.
    }
rummy500-merit-playable = { $count ->
    [one] Dann kannst du sofort { $count } Punkt spielen.
   *[other] Dann kannst du sofort { $count } Punkte spielen.
}
    .not = { $count ->
        [0] Dann ist nicht sicher, dass du etwas spielen kannst.
        [one] Dann kannst du sofort nur { $count } Punkt spielen.
       *[other] Dann kannst du sofort nur { $count } Punkte spielen.
    }
rummy500-merit-gives = { $count ->
    [0] Das gibt den anderen nichts zu spielen.
    [one] Das verschenkt nur { $count } Punkt.
   *[other] Das verschenkt nur { $count } Punkte.
}
    .not = { $count ->
        [one] Das verschenkt { $count } Punkt.
       *[other] Das verschenkt { $count } Punkte.
    }
rummy500-merit-useful = { $count ->
    [0] Danach gibt es keine ungesehene Karte, die du spielen könntest.
    [one] Danach könntest du noch { FORM(cards-number, case: "accusative", gender: "f") } ungesehene Karte spielen.
   *[other] Danach könntest du noch { FORM(cards-number, case: "accusative", gender: "f") } ungesehene Karten spielen.
}
    .not = { $count ->
        [0] Danach könntest du keine ungesehene Karte spielen.
        [one] Danach könntest du nur { FORM(cards-number, case: "accusative", gender: "f") } ungesehene Karte spielen.
       *[other] Danach könntest du nur { FORM(cards-number, case: "accusative", gender: "f") } ungesehene Karten spielen.
    }
rummy500-merit-feeds = { $count ->
    [0] Kein Paar, das die anderen haben könnten, wird damit zur Kombination.
    [one] Nur { FORM(cards-number, gender: "n") } Paar, das die anderen haben könnten, wird damit zur Kombination.
   *[other] Nur { FORM(cards-number, gender: "n") } Paare, die die anderen haben könnten, werden damit zur Kombination.
}
    .not = { $count ->
        [99] Einen Joker kann jeder brauchen.
        [one] { FORM(cards-number, gender: "n", first: "capital") } Paar, das die anderen haben könnten, wird damit zur Kombination.
       *[other] { FORM(cards-number, gender: "n", first: "capital") } Paare, die die anderen haben könnten, werden damit zur Kombination.
    }
rummy500-merit-left = { $count ->
    [0] Kein Punkt bleibt auf deiner Hand.
    [one] Nur { $count } Punkt bleibt auf deiner Hand.
   *[other] Nur { $count } Punkte bleiben auf deiner Hand.
}
    .not = { $count ->
        [one] Damit bleibt { $count } Punkt auf deiner Hand.
       *[other] Damit bleiben { $count } Punkte auf deiner Hand.
    }
rummy500-merit-size = { $count ->
    [0] Dann ist deine Hand leer.
    [one] Nur { cards-count } bleibt auf deiner Hand.
   *[other] Nur { cards-count } bleiben auf deiner Hand.
}
    .not = Damit behältst du { FORM(cards-count, case: "accusative") } auf der Hand.
rummy500-merit-digs = Du ziehst eine neue Karte, und niemand sieht sie.
    .not = Alle sehen, was du da nimmst.
rummy500-merit-many = Du nimmst { FORM(cards-count, case: "accusative") }.
    .not = So nimmst du nur { FORM(cards-count, case: "accusative") }.
rummy500-merit-few = Du nimmst nur { FORM(cards-count, case: "accusative") }.
    .not = So nimmst du { FORM(cards-count, case: "accusative") }.
rummy500-merit-holds = Damit bleiben deine Karten auf der Hand.
    .not = Damit liegen deine Karten schon jetzt auf dem Tisch.
rummy500-story = Tiefe Griffe

# How the rules of a puzzle differ from the usual ones.
rummy500-differs-jokers = { $value ->
    [one] Hier hat jedes Kartenspiel einen Joker.
    [four] Hier hat jedes Kartenspiel vier Joker.
   *[off] Hier gibt es keine Joker.
}
rummy500-differs-pips = Hier zählen 2 bis 9 je 5.
rummy500-differs-low-ace = Hier zählt ein Ass unten { $value }.
rummy500-differs-single-draw = Hier musst du auch eine einzelne Karte spielen, die du von der Ablage nimmst.
rummy500-differs-deepest-in = Hier muss die unterste genommene Karte in eine neue Kombination.
rummy500-differs-deepest-when = Hier musst du eine geschuldete Karte sofort spielen.
rummy500-differs-rummy-call = { $value ->
    [top] Hier kannst du nur für die zuletzt abgelegte Karte rufen.
   *[off] Hier ruft niemand „Rummy!“
}
rummy500-differs-going-out = { $value ->
    [discard] Hier machst du nur mit einer abgelegten Karte Schluss.
    [float] Hier schwebst du: Spiel alles, und du bleibst dabei.
    [strict-float] Hier schwebst du, und eine letzte Karte, die passt, musst du spielen.
   *[called] Hier schwebst du, und andere können für deine letzte abgelegte Karte rufen.
}
rummy500-differs-hand-for-two = Hier beginnen zwei Spieler mit je { $value } Karten.
rummy500-differs-spade-queen = Hier zählt die Pikdame { $value }.
rummy500-differs-first-turn = Hier bekommt der erste Spieler eine Karte mehr und legt nur ab.
rummy500-differs-next-dealer = { options-next-dealer.differs }
rummy500-differs-wilds = Hier darf eine Kombination nur einen Joker haben.
rummy500-differs-shortest-run = Hier braucht eine Folge mindestens vier Karten.
rummy500-differs-ace = Hier liegt ein Ass immer unten.
rummy500-differs-joker-swap = Hier kannst du einen Joker durch seine Karte ersetzen und ihn nehmen.
