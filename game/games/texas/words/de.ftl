# What the start page says of the game.
texas-title = Texas Rummy
texas-pitch = Elf Runden, jede wilder als die davor, und Groschen zu gewinnen.
texas-age = Für Kinder, die lesen und zählen, ab etwa 8.

# What can be chosen before a match.
texas-length = { $form ->
    [label] { $value ->
        [all] Alle Runden
       *[other] Runden { $value }
    }
   *[name] { $value ->
        [all] alle Runden
       *[other] Runden { $value }
    }
}
    .one = { $form ->
        [label] Runde { $number }
       *[name] Runde { $number }
    }
texas-rounds = Runden
    .help = Alle elf oder nur ein paar. Jede behält ihre Karten und ihren Joker-Rang.
    .all = Alle elf
    .one = Nur Runde { $count }
    .some = Runden { $first } bis { $last }
texas-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
texas-bar = Karte gesperrt
    .help = Was du gerade von der Ablage genommen hast, kannst du nicht ablegen.
texas-dimes = Groschen pro Kopf
    .help = So viele legen alle in den Topf. Mit 0 spielt ihr ohne Groschen.
texas-deuces = Zweien
    .help = Sie gelten in jeder Runde als Joker oder sind Karten wie die anderen.
    .wild = Gelten als Joker
    .natural = Wie andere
texas-jokers = Joker
    .help = Wie viele echte Joker zu jedem Kartenspiel gehören. Sie stehen immer für jede andere Karte.
    .on = Zwei
    .one = Einer
    .four = Vier
    .off = Keine
texas-ace = Ass
    .help = Wo ein Ass in einer Folge liegt.
    .both = Unten oder oben
    .low = Nur unten
texas-wilds = Joker in einer Kombination
    .help = Höchstens so viele wie andere Karten, nur einer, oder so viele du willst.
    .half = Bis zur Hälfte
    .one = Einer
    .free = Beliebig viele
texas-after-out = Wenn jemand Schluss macht
    .help = Die Runde endet sofort, oder alle anderen haben noch einen Zug.
    .none = Die Runde endet
    .one-turn = Noch ein Zug
texas-count = Punkte
    .help = Joker kosten mehr, und späte Runden zählen doppelt. Oder jede Karte kostet, was sie zeigt.
    .texas = Texas Rummy
    .face = Was sie zeigt
texas-shortest-run = Kürzeste Folge
    .help = Wie viele Karten eine Folge braucht. Ein Satz braucht immer drei.
texas-options-turns = Runden und Züge
texas-options-wild = Joker
texas-options-count = Punkte und Groschen
texas-set-eleven = Alle elf Runden
    .sentence = So wird es meist gespielt. Zuerst drei Karten, zuletzt dreizehn. Eine Familie nennt es „Dimes“.
texas-set-short = Die ersten vier Runden
    .sentence = Unser eigenes kurzes Spiel, mit drei bis sechs Karten.
texas-set-three-thirteen = Three Thirteen
    .sentence = Aus den Regelbüchern. Nur der Rang der Runde gilt als Joker, und alle haben noch einen letzten Zug.
texas-set-three-thirteen-jokers = Three Thirteen mit Jokern
    .sentence = Eine Hausregel mancher Familien. Auch echte Joker sind dabei und kosten 20.

# Moves before they are made.
texas-draw-stock = { $use ->
    [clause] vom Stapel ziehen
   *[button] Vom Stapel ziehen
}
texas-draw-pile = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } von der Ablage nehmen
   *[button] { FORM($card, case: "accusative", first: "capital") } von der Ablage nehmen
}
texas-draw-top = Die oberste Karte der Ablage nehmen
texas-discard = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } ablegen
   *[button] { FORM($card, case: "accusative", first: "capital") } ablegen
}
texas-go-out = { $use ->
    [clause] mit { FORM($card, case: "dative", article: "the") } Schluss machen
   *[button] Mit { FORM($card, case: "dative", article: "the") } Schluss machen
}

# A line of braille: the pile top, with the points left over in the hand.
texas-line-about = { $top } { $points }

# The log.
texas-deals = { $who ->
    [you] Du gibst Runde { $round }: je { FORM(cards-count, case: "accusative") }, und { cards-ranks } gelten als Joker.
   *[other] { $who } gibt Runde { $round }: je { FORM(cards-count, case: "accusative") }, und { cards-ranks } gelten als Joker.
}
    .braille = { $who ->
        [you] Du gibst Runde { $round }, Joker: { cards-ranks }.
       *[other] { $who } gibt Runde { $round }, Joker: { cards-ranks }.
    }
texas-new-stock = Der Stapel ist leer. Die Ablage wird bis auf ihre oberste Karte gemischt und ist der neue Stapel.
    .braille = Die Ablage wird der neue Stapel.
texas-turned-up = { FORM($card, article: "the", first: "capital") } wird aufgedeckt.
texas-draws = { $who ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
texas-draws-card = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative", article: "the") }.
   *[other] { $who } zieht { FORM($card, case: "accusative", article: "the") }.
}
texas-takes = { $who ->
    [you] Du nimmst { FORM($card, case: "accusative", article: "the") } von der Ablage.
   *[other] { $who } nimmt { FORM($card, case: "accusative", article: "the") } von der Ablage.
}
texas-discards = { $who ->
    [you] Du legst { FORM($card, case: "accusative", article: "the") } ab.
   *[other] { $who } legt { FORM($card, case: "accusative", article: "the") } ab.
}
texas-goes-out = { $who ->
    [you] Du machst mit { FORM($card, case: "dative", article: "the") } Schluss.
   *[other] { $who } macht mit { FORM($card, case: "dative", article: "the") } Schluss.
}
texas-lays = { $who ->
    [you] Du legst deine Kombinationen aus. Alle anderen haben noch einen Zug.
   *[other] { $who } legt alle Kombinationen aus. Alle anderen haben noch einen Zug.
}
    .braille = { $who ->
        [you] Du legst deine Kombinationen aus.
       *[other] { $who } legt alle Kombinationen aus.
    }
texas-stock-out = Der Stapel ist zum dritten Mal leer. Die Runde endet, ohne dass jemand Schluss macht.
    .braille = Kein Stapel mehr. Die Runde endet.
texas-stock-out-last = { $who ->
    [you] Der Stapel ist zum dritten Mal leer, also endet dein letzter Zug.
   *[other] Der Stapel ist zum dritten Mal leer, also endet der letzte Zug von { FORM($who, case: "dative") }.
}
    .braille = Kein Stapel mehr. Die Runde endet.
texas-round-over = Runde { $round } ist vorbei: { $points }.
    .braille = Runde { $round } ist vorbei.
texas-points-of = { $who } { $points }
texas-dime = { $who ->
    [you] Du nimmst einen Groschen aus dem Topf.
   *[other] { $who } nimmt einen Groschen aus dem Topf.
}
texas-share = { $who ->
    [you] Du gewinnst { FORM(texas-dimes-count, case: "accusative") } aus dem Topf.
   *[other] { $who } gewinnt { FORM(texas-dimes-count, case: "accusative") } aus dem Topf.
}
texas-dimes-count = { $count ->
    [one] { FORM(cards-number, gender: "m") } Groschen
   *[other] { FORM(cards-number, gender: "m") } Groschen
}

# Refusals.
texas-draw-first = Zieh erst eine Karte.
texas-has-drawn = Du hast schon gezogen. Leg eine Karte ab, und dein Zug ist zu Ende.
    .braille = Du hast schon gezogen: leg ab.
texas-stock-first = Ihr habt alle { FORM(cards-number, case: "accusative", gender: "n") } Mal hintereinander von der Ablage genommen. Zieh diesmal vom Stapel.
    .braille = Nein: zieh diesmal vom Stapel.
texas-not-in-hand = Du hast { FORM($card, case: "accusative", article: "the") } nicht.
texas-barred = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du gerade genommen. Leg eine andere Karte ab.
    .braille = Nicht ablegen: { $card } ist von der Ablage.
texas-last-turn = Jemand hat schon Schluss gemacht, also kannst du es nicht mehr. Leg eine Karte ab.
    .braille = Nein: jemand war schneller. Leg ab.
texas-not-melded = Mit { FORM($card, case: "dative", article: "the") } kannst du noch nicht Schluss machen. Alle anderen Karten müssen in Kombinationen sein.
    .braille = Kein Schluss mit { $card }: zu viel übrig.
texas-no-move = In Texas Rummy gibt es den Spielzug { $text } nicht. Versuch es mit draw stock, draw pile oder mit discard oder out und einer Karte.

# What is to be done.
texas-prompt-dealing = Die Karten werden gegeben.
texas-prompt-others-draw = { $who } zieht.
texas-prompt-others-discard = { $who } legt ab.
texas-prompt-draw = Zieh eine Karte.
    .take = Zieh eine Karte, oder nimm { FORM($card, case: "accusative", article: "the") }.
    .end = Zieh vom Stapel, und die Runde endet.
    .take-or-end = Nimm { FORM($card, case: "accusative", article: "the") }, oder beende die Runde.
    .take-or-end-turn = Nimm { FORM($card, case: "accusative", article: "the") }, oder beende deinen Zug.
texas-prompt-discard = Leg eine Karte ab.
    .out = Du kannst Schluss machen.

# And why, or who is next.
texas-why-end = Der Stapel ist zum dritten Mal leer. Wer von ihm zieht, beendet die Runde.
    .turn = Der Stapel ist zum dritten Mal leer. Ziehst du von ihm, endet dein letzter Zug.
texas-why-last = { $who } hat Schluss gemacht. Das ist dein letzter Zug.
    .others = Alle haben noch einen letzten Zug.
texas-why-stock = Ihr habt alle { FORM(cards-number, case: "accusative", gender: "n") } Mal hintereinander von der Ablage genommen. Jetzt kommt der Stapel dran.
texas-why-shuffle = Der Stapel ist leer. Ziehst du, wird die Ablage gemischt und ist der neue Stapel.
texas-why-out = Alle deine Karten bis auf { FORM($card, case: "accusative", article: "the") } sind in Kombinationen.
    .choose = Alle deine Karten bis auf eine sind in Kombinationen. Wähl, welche du ablegst.
    .not-yet = Mit { FORM($card, case: "dative", article: "the") } könntest du Schluss machen, nur nicht in dem Zug, in dem du { texas-it } genommen hast.
    .none = Alle deine Karten sind in Kombinationen, und keine kannst du zum Ablegen entbehren.
texas-why-barred = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du gerade genommen, also behalte { texas-it } in diesem Zug.
# The card of the sentence once more.
texas-it = { GENDER($card) ->
    [m] ihn
    [n] es
   *[f] sie
}
texas-next-you = Dann bist du dran.
texas-next-other = Dann kommt { $who }, dann du.
texas-next-others = Dann kommt { $who }. Du kommst nach { FORM($last, case: "dative") }.

# Signs, and the figure beside the hand.
texas-wild = { $more ->
    [both] Joker: auch { cards-ranks } und Zweien
    [deuces] Joker: { cards-ranks } und Zweien
    [jokers] Joker: auch { cards-ranks }
   *[none] Joker: { cards-ranks }
}
    .half = { $more ->
        [both] Joker, { cards-ranks }, Zweien: bis zur Hälfte
        [deuces] Joker: { cards-ranks }, Zweien, bis zur Hälfte
        [jokers] Joker, { cards-ranks }: bis zur Hälfte
       *[none] Joker: { cards-ranks }, bis zur Hälfte
    }
    .one = { $more ->
        [both] Joker, { cards-ranks }, Zweien: nur einer
        [deuces] Joker: { cards-ranks }, Zweien, nur einer
        [jokers] Joker, { cards-ranks }: nur einer
       *[none] Joker: { cards-ranks }, nur einer
    }
    .sentence = { $more ->
        [both] In dieser Runde gelten { cards-ranks } und Zweien als Joker, neben den echten.
        [deuces] In dieser Runde gelten { cards-ranks } und Zweien als Joker.
        [jokers] In dieser Runde gelten { cards-ranks } als Joker, neben den echten.
       *[none] In dieser Runde gelten nur { cards-ranks } als Joker.
    }
texas-last-turns = Letzte Züge
    .sentence = Das sind die letzten Züge der Runde.
texas-counts = { $times ->
    [2] Zählt doppelt
   *[3] Zählt dreifach
}
    .sentence = { $times ->
        [2] Diese Runde zählt doppelt.
       *[3] Diese Runde zählt dreifach.
    }
texas-last-stock = Letzter Stapel
    .sentence = Das ist der letzte Stapel der Runde.
texas-no-stock = Stapel leer
    .sentence = Der Stapel ist leer, und die Runde hat keinen anderen.
texas-stock-comes-first = Erst der Stapel
    .sentence = Die nächste Karte muss vom Stapel kommen.
texas-deadwood = { $times ->
    [1] Übrig { $points }
   *[other] Übrig { $points } x{ $times }
}
texas-word-wild = Was als Joker gilt, kann jede Karte sein, die du brauchst.
texas-word-left-over = „Übrig“ ist, was dich die Karten außerhalb deiner Kombinationen kosten.

# Buttons.
texas-offer-draw = Ziehen
    .end = Runde beenden
    .end-turn = Zug beenden
    .shuffle = Mischen und ziehen
texas-offer-take = { FORM($card, case: "accusative", first: "capital") } nehmen
texas-asks-out = Mit welcher Karte machst du Schluss?
texas-offer-out = Schluss machen
    .with = Schluss mit { FORM($card, case: "dative", article: "the") }

# What is said of gestures that mean no move, and of moves that give something away.
texas-aside-drawn = Was du ziehst, kommt auf deine Hand.
texas-aside-one = Du legst eine Karte pro Zug ab. Wähl nur diese eine.
texas-aside-stock = Leg auf die Ablage ab. Auf den Stapel kommen keine Karten zurück.
texas-aside-melds = Behalte deine Kombinationen auf der Hand, bis jemand Schluss macht. Vorher legst du nur ab.
texas-wasteful-out = Du kannst jetzt Schluss machen.
texas-wasteful-wild = Diese Karte steht für jede andere.
texas-wasteful-meld = Mit dieser Karte hast du eine Kombination auf der Hand.

# The round’s end and the match’s. Rounds keep their numbers among the eleven in a shorter match.
texas-round = Runde { $number }
    .some = Runde { $number } der Runden { $first } bis { $last }
texas-ended = Der Stapel ist zum dritten Mal leer
texas-left-over = Übrig
texas-this-round = Diese Runde
texas-row = { $times ->
    [1] { $cards } Karten, Joker: { cards-ranks }
   *[other] { $cards } Karten, Joker: { cards-ranks }, x{ $times }
}
texas-has-dimes = { $count ->
    [one] { $count } Groschen
   *[other] { $count } Groschen
}

# Why a move is good.
texas-reason-last = { $points ->
    [one] Es ist dein letzter Zug, und unter { $points } Punkt kommst du nicht.
   *[other] Es ist dein letzter Zug, und unter { $points } Punkte kommst du nicht.
}
texas-reason-out = Alle anderen Karten sind in Kombinationen. Die Runde endet und kostet dich nichts.
    .match = Die letzte Runde endet und kostet dich nichts. Mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gewinnst du die Partie.
texas-reason-stock = Ihr habt alle { FORM(cards-number, case: "accusative", gender: "n") } Mal hintereinander von der Ablage genommen. Jetzt kommt der Stapel dran.
    .end = { $points ->
        [0] Das beendet die Runde, bevor jemand Schluss macht, und kostet dich nichts.
       *[other] Das beendet die Runde, bevor jemand Schluss macht.
    }
    .end-turn = { $points ->
        [0] Das beendet deinen letzten Zug und kostet dich nichts.
       *[other] Das beendet deinen letzten Zug.
    }
    .out = Mit { FORM($card, case: "dative", article: "the") } könntest du Schluss machen. Der Stapel hilft vielleicht nicht.
    .better = Mit { FORM($card, case: "dative", article: "the") } { $after ->
        [one] bliebe { $after } Punkt
       *[other] blieben { $after } Punkte
    } übrig statt { $now }. Aber bei { $fewer } von { $cards } ungesehenen Karten wären es weniger.
    .nothing = { $cards ->
        [0] { FORM($card, article: "the", first: "capital") } spart keine Punkte, und ungesehene Karten gibt es nicht mehr.
       *[other] { FORM($card, article: "the", first: "capital") } spart keine Punkte, { $fewer } von { $cards } ungesehenen Karten schon.
    }
texas-reason-pile = { FORM($card, article: "the", first: "capital") } passt { FORM($near, case: "zu", article: "your") }.
    .wild = { FORM($card, article: "the", first: "capital") } steht für jede Karte, die du brauchst.
    .out = Mit { FORM($card, case: "dative", article: "the") } kannst du Schluss machen.
    .brings = { $after ->
        [one] Mit { FORM($card, case: "dative", article: "the") } bleibt { $after } Punkt übrig statt { $now }.
       *[other] Mit { FORM($card, case: "dative", article: "the") } bleiben { $after } Punkte übrig statt { $now }.
    }
    .rarely = { $fewer ->
        [0] Bei keiner ungesehenen Karte wären es weniger.
        [one] Nur bei { $fewer } von { $cards } ungesehenen Karten wären es weniger.
       *[other] Nur bei { $fewer } von { $cards } ungesehenen Karten wären es weniger.
    }
    .nothing = { FORM($card, article: "the", first: "capital") } passt zu nichts auf deiner Hand. Damit verbirgst du nur deine Pläne.
texas-reason-discard = { $points ->
    [one] Ohne { FORM($card, case: "accusative", article: "the") } bleibt { $points } Punkt übrig.
   *[other] Ohne { FORM($card, case: "accusative", article: "the") } bleiben { $points } Punkte übrig.
}
    .least = { $points ->
        [one] Ohne { FORM($card, case: "accusative", article: "the") } bleibt { $points } Punkt übrig. Weniger geht beim Ablegen nicht.
       *[other] Ohne { FORM($card, case: "accusative", article: "the") } bleiben { $points } Punkte übrig. Weniger geht beim Ablegen nicht.
    }
    .fewer = { $points ->
        [one] Ohne { FORM($card, case: "accusative", article: "the") } bleibt { $points } Punkt übrig. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
       *[other] Ohne { FORM($card, case: "accusative", article: "the") } bleiben { $points } Punkte übrig. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
    }
    .later = { $mean ->
        [one] Nach der nächsten gezogenen Karte bleibt dir etwa { $mean } Punkt übrig. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
       *[other] Nach der nächsten gezogenen Karte bleiben dir etwa { $mean } Punkte übrig. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
    }
    .out = { $out ->
        [one] Dann kannst du mit { $out } von { $cards } ungesehenen Karten Schluss machen. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
       *[other] Dann kannst du mit { $out } von { $cards } ungesehenen Karten Schluss machen. Ohne { FORM($other, case: "accusative", article: "the") } sind es { $theirs }.
    }
    .wanted = { $who } hat { FORM($near, case: "accusative", article: "the") } genommen, und dazu passt { FORM($other, article: "the") }.
    .full = Eine Kombination darf höchstens zur Hälfte aus Jokern bestehen, und deine haben keinen Platz mehr für diese Karte.
    .full-one = Eine Kombination darf nur einen Joker haben, und deine haben keinen Platz mehr für diese Karte.

# Why a move is better than another, by what happens soon.
texas-outcome-used = In { $share } % der Versuche nimmt { $who }, was du ablegst. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
texas-outcome-better = In { $share } % der Versuche hilft dir die nächste gezogene Karte. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
texas-outcome-caught = { $points ->
    [one] In { $share } % der Versuche macht jemand Schluss, während dir { $points } Punkt oder mehr übrig bleibt. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
   *[other] In { $share } % der Versuche macht jemand Schluss, während dir { $points } Punkte oder mehr übrig bleiben. Nach { FORM($other, case: "dative") } sind es { $theirs } %.
}

# What a card is, to whoever asks. What is left over costs points.
texas-about = { $card }: kostet dich { $points }, wenn jemand Schluss macht und du { texas-it } übrig hast.
texas-about-wild = { $card }: gilt in dieser Runde als Joker, kann also jede Karte einer Kombination sein. Bleibt die Karte übrig, kostet sie dich { $points }.
texas-about-always = { $card }: kann immer jede Karte einer Kombination sein. Bleibt die Karte übrig, kostet sie dich { $points }.

# Kinds of decisions, as the statistics tell of what each of them cost.
texas-deed-draw = Ziehen
texas-deed-discard = Ablegen
texas-deed-out = Schluss machen

# What an opponent is fond of, and of one who is the opposite.
texas-trait-pile = Fischt in der Ablage.
    .not = Lässt die Ablage liegen und zieht vom Stapel.
texas-trait-suit = Sammelt die Farbe mit den meisten Karten auf der Hand.
    .not = Legt aus der längsten Farbe ab.
texas-trait-follows = Folgt der Farbe und legt ab, was die Ablage zeigt.
    .not = Legt jede Farbe ab, nur nicht die auf der Ablage.
texas-trait-bait = Legt Köder: Karten nah bei denen, die sich zu haben lohnen.
    .not = Hält Nachbarn zusammen und legt einzelne Karten ab.
texas-trait-red = Hortet schwarze Karten.
    .not = Liebt rote Karten und behält sie.
texas-trait-unwanted = Schaut, was der Nächste ablegt, und legt das auch ab.
    .not = Legt ab, was der Nächste nicht ablegt.

# So many moves that may show what somebody is fond of.
texas-deeds-draws = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Ziehen
   *[other] { $count } Gelegenheiten zum Ziehen
}
texas-deeds-discards = { -preposition }{ $count ->
    [one] { $count } Gelegenheit zum Ablegen
   *[other] { $count } Gelegenheiten zum Ablegen
}

# What somebody overlooked, told after the round, and the same as one of several themes.
# The sentence goes on, and ends with its verb.
texas-overlooked = { $who ->
    [you] Du hast
   *[other] { $who } hat
}
texas-overlooked-top = { texas-overlooked } { FORM($card, case: "accusative", article: "the") } auf der Ablage übersehen.
    .theme = Karten auf der Ablage
texas-overlooked-pair = { texas-overlooked } übersehen, dass { FORM($card, article: "the") } { FORM($near, case: "zu", article: "the") } passt.
    .theme = Karten, die zusammenpassen
texas-overlooked-twin = { texas-overlooked } { GENDER($card) ->
    [m] den anderen
    [n] das andere
   *[f] die andere
} { FORM($card, case: "accusative", article: "none") } übersehen.
texas-overlooked-taken = { texas-overlooked } vergessen, dass { $other ->
    [you] du { FORM($card, case: "accusative", article: "the") } genommen hattest
   *[other] { $other } { FORM($card, case: "accusative", article: "the") } genommen hatte
}.
    .theme = Karten, die andere genommen hatten
texas-overlooked-count = { texas-overlooked } die ungesehenen Karten nicht gezählt.
    .theme = ungesehene Karten
texas-overlooked-glance = { texas-overlooked } { FORM($card, case: "accusative", article: "the") } abgelegt, und das sah nur am besten aus.
texas-overlooked-high = { texas-overlooked } { FORM($card, case: "accusative", article: "the") } behalten und { FORM($low, case: "accusative", article: "the") } abgelegt.
    .theme = hohe Karten, die du behalten hast

# What decides a puzzle: what the best move has, and what another lacks.
texas-puzzle-turn = Was ziehst du, und was legst du ab?
texas-merit-out = Das beendet die Runde, und nichts bleibt übrig.
    .not = Damit machst du nicht Schluss.
texas-merit-ways = { $count ->
    [one] Dann kannst du mit { FORM(cards-number, case: "dative", gender: "f") } ungesehenen Karte Schluss machen.
   *[other] Dann kannst du mit { FORM(cards-number, case: "dative", gender: "f") } ungesehenen Karten Schluss machen.
}
    .not = { $count ->
        [0] Dann kannst du mit keiner ungesehenen Karte Schluss machen.
        [one] Dann kannst du nur mit { FORM(cards-number, case: "dative", gender: "f") } ungesehenen Karte Schluss machen.
       *[other] Dann kannst du nur mit { FORM(cards-number, case: "dative", gender: "f") } ungesehenen Karten Schluss machen.
    }
texas-merit-starves = Das passt zu nichts, was der Nächste genommen hat.
    .not = Der Nächste könnte das gebrauchen.
texas-merit-digs = Die oberste Karte der Ablage spart dir nichts, also ziehst du eine neue.
    .not = Diese Karte spart dir nichts.
texas-merit-left = { $count ->
    [0] Nichts bleibt übrig.
    [one] Nur { $count } Punkt bleibt übrig.
   *[other] Nur { $count } Punkte bleiben übrig.
}
    .not = { $count ->
        [one] Dann bleibt { $count } Punkt übrig.
       *[other] Dann bleiben { $count } Punkte übrig.
    }
texas-merit-ahead = { $count ->
    [0] Nach deiner nächsten Karte bleibt fast nichts übrig.
    [one] Nach deiner nächsten Karte bleibt etwa { $count } Punkt übrig.
   *[other] Nach deiner nächsten Karte bleiben etwa { $count } Punkte übrig.
}
    .not = { $count ->
        [one] Nach deiner nächsten Karte bliebe etwa { $count } Punkt übrig.
       *[other] Nach deiner nächsten Karte blieben etwa { $count } Punkte übrig.
    }
texas-merit-wilds = { $count ->
    [one] Du behältst { FORM(cards-number, case: "accusative", gender: "m") } Joker.
   *[other] Du behältst { FORM(cards-number, case: "accusative", gender: "m") } Joker.
}
    .not = { $count ->
        [0] Damit bleibt dir kein Joker.
        [one] Damit bleibt dir nur { FORM(cards-number, gender: "m") } Joker.
       *[other] Damit bleiben dir nur { FORM(cards-number, gender: "m") } Joker.
    }
texas-merit-dear = { $count ->
    [one] Damit bist du { $count } Punkt los.
   *[other] Damit bist du { $count } Punkte los.
}
    .not = { $count ->
        [0] Damit bist du keinen Punkt los.
        [one] Damit bist du nur { $count } Punkt los.
       *[other] Damit bist du nur { $count } Punkte los.
    }

# How the rules of a puzzle differ from the usual ones.
texas-differs-next-dealer = { options-next-dealer.differs }
texas-differs-bar = Hier kannst du die Karte ablegen, die du gerade genommen hast.
texas-differs-deuces = Hier gelten Zweien nicht als Joker.
texas-differs-jokers = { $value ->
    [one] Hier hat jedes Kartenspiel einen Joker.
    [four] Hier hat jedes Kartenspiel vier Joker.
   *[off] Hier gibt es keine echten Joker.
}
texas-differs-ace = Hier liegt ein Ass immer unten.
texas-differs-wilds = { $value ->
    [one] Hier darf eine Kombination nur einen Joker haben.
   *[free] Hier darf eine Kombination beliebig viele Joker haben.
}
texas-differs-after-out = Hier haben alle anderen noch einen Zug, wenn jemand Schluss gemacht hat.
texas-differs-count = Hier kostet jede Karte, was sie zeigt.
texas-differs-shortest-run = Hier braucht eine Folge mindestens vier Karten.
