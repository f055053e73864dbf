# German for the hardest sentences: tests/words/test_message_grammar.py.
lists-you = Du
lists-row = { $before }, { $after }
lists-and = { $before } und { $after }
lists-dash = { $before }-{ $after }

characters-ada-name = Ada
    .gender = f
characters-max-name = Max
    .gender = m

# The article, and the preposition that melts into it.
-the = { $gender ->
    [m] { $case ->
        [zu] zum
        [von] vom
        [accusative] den
        [dative] dem
        [genitive] des
       *[nominative] der
    }
    [n] { $case ->
        [zu] zum
        [von] vom
        [dative] dem
        [genitive] des
       *[nominative] das
    }
   *[f] { $case ->
        [zu] zur
        [von] von der
        [dative] der
        [genitive] der
       *[nominative] die
    }
}
-your = { $gender ->
    [f] { $case ->
        [zu] zu deiner
        [von] von deiner
        [dative] deiner
        [genitive] deiner
       *[nominative] deine
    }
   *[m] { $case ->
        [zu] zu deinem
        [von] von deinem
        [accusative] deinen
        [dative] deinem
        [genitive] deines
       *[nominative] dein
    }
}

cards-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
-jack = { $case ->
    [accusative] buben
    [dative] buben
    [genitive] buben
    [von] buben
    [zu] buben
   *[nominative] bube
}
cards-index = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}
cards-rank-short = { cards-index }
cards-named = { $rank ->
    [A] { cards-suit }ass
    [J] { cards-suit }{ -jack }
    [Q] { cards-suit }dame
    [K] { cards-suit }könig
   *[other] { cards-suit } { cards-rank-short }
}
cards-article = { GENDER(cards-card) ->
    [m] { -the(gender: "m") }
    [n] { -the(gender: "n") }
   *[f] { -the(gender: "f") }
}
cards-card = { $article ->
    [the] { cards-article } { cards-named }
   *[none] { cards-named }
}
    .gender = { $rank ->
        [A] n
        [J] m
        [K] m
       *[other] f
    }
    .sign = { cards-rank-short }{ cards-suit }

# A run that somebody owns: "deine" agrees, "von Max" does not.
cards-run = { $article ->
    [the] { -the(gender: "f") } { cards-suit } { $ranks }
    [your] { -your(gender: "f") } { cards-suit } { $ranks }
   *[none] { cards-suit } { $ranks }
}
cards-whose = { $who ->
    [you] { FORM($meld, article: "your") }
   *[other] { FORM($meld, article: "the") } von { $who }
}
cards-number = { $count ->
    [0] keine
    [1] { $gender ->
        [f] eine
       *[m] ein
    }
    [2] zwei
    [5] fünf
   *[other] { $count }
}
cards-count = { $count ->
    [one] { FORM(cards-number, gender: "f") } Karte
   *[other] { FORM(cards-number, gender: "f") } Karten
}

take-took = { $who ->
    [you] Du nimmst { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") }.
   *[other] { $who } nimmt { FORM($run, case: "accusative") } mit { FORM($card, case: "dative", article: "the") }.
}
take-drew = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative", article: "the") } vom Stapel.
   *[other] { $who } zieht { FORM($card, case: "accusative", article: "the") } vom Stapel.
}
-right = { $which ->
    [right] recht
   *[left] link
}
-ending = { $case ->
    [accusative] en
    [dative] en
    [genitive] en
    [von] en
    [zu] en
   *[nominative] { $article ->
        [your] er
       *[the] e
    }
}
takeaway-slot = { $who ->
    [you] { -your(gender: "m") } { -right }{ -ending(article: "your") } Platz
   *[other] { -the(gender: "m") } { -right }{ -ending(article: "the") } Platz von { $who }
}
takeaway-took-stack = { $who ->
    [you] Du nimmst { FORM($card, case: "accusative", article: "the") } und { FORM(cards-count, case: "accusative") } darunter { FORM($slot, case: "von") }.
   *[other] { $who } nimmt { FORM($card, case: "accusative", article: "the") } und { FORM(cards-count, case: "accusative") } darunter { FORM($slot, case: "von") }.
}
takeaway-draw = { $use ->
    [clause] eine Karte ziehen
   *[button] Karte ziehen
}
queries-moves = Du kannst { FORM($move, use: "clause") }.
takeaway-misfit = { FORM($card, article: "the", first: "capital") } passt nicht { FORM($onto, case: "zu", article: "the") }.
texas-not-in-hand = Du hast { FORM($card, case: "accusative", article: "the") } nicht.
taki-moment-cancel-others = { $who } hebt mit dem König die +3 von { $whose } auf.
remarks-robbed-2 = Damit war ich noch nicht fertig.
