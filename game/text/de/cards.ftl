# The cards of the French pack, their melds, and how many they are.
# A rank with its article: "der Bube", "die 8", "das Ass".
cards-rank = { cards-rank-article }{ cards-rank-noun }
    .gender = { $rank ->
        [A] n
        [J] m
        [K] m
       *[other] f
    }
cards-rank-first = { FORM(cards-rank, first: "capital") }
cards-rank-noun = { $rank ->
    [A] Ass{ -genitive-es }
    [T] 10
    [J] Bube{ -weak-n }
    [Q] Dame
    [K] König{ -genitive-s }
   *[other] { $rank }
}
cards-rank-article = { $rank ->
    [A] { -article(gender: "n") }
    [J] { -article(gender: "m") }
    [K] { -article(gender: "m") }
   *[other] { -article(gender: "f") }
}
# A rank as printed in the corner of a card, and as the log names it.
cards-index = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}
cards-rank-short = { cards-index }
cards-ranks = { -article-plural }{ $rank ->
    [A] Asse{ -plural-n }
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
    [T] Zehnen
    [J] Buben
    [Q] Damen
   *[K] Könige{ -plural-n }
}
    .count = many
# A suit; with an article, what a run is called by it: "deine Kreuzfolge".
cards-suit = { $article ->
    [the] { -the(gender: "f") } { cards-suit-plain }folge
    [your] { -your(gender: "f") } { cards-suit-plain }folge
   *[none] { cards-suit-plain }
}
    .gender = f
    .sign = { cards-suit-your }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
    .braille = { cards-suit-your }{ $suit ->
        [S] P
        [H] H
        [D] K
       *[C] X
    }
cards-suit-plain = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
cards-suit-your = { $article ->
    [your] { -your(gender: "f") }{ " " }
   *[none] { "" }
}
# "Kreuz 8" on one line, "Kreuzbube"; with an article "der Kreuzbube", "von deiner Kreuz 8".
cards-card = { cards-rank-article }{ $rank ->
    [A] { FORM(cards-suit, article: "none") }ass{ -genitive-es }
    [J] { FORM(cards-suit, article: "none") }bube{ -weak-n }
    [Q] { FORM(cards-suit, article: "none") }dame
    [K] { FORM(cards-suit, article: "none") }könig{ -genitive-s }
   *[other] { FORM(cards-suit, article: "none") } { cards-rank-short }
}
    .gender = { $rank ->
        [A] n
        [J] m
        [K] m
       *[other] f
    }
    .sign = { cards-sign-article }{ cards-rank-short }{ FORM(cards-suit, article: "none") }
cards-sign-article = { $rank ->
    [A] { -article-brief(gender: "n") }
    [J] { -article-brief(gender: "m") }
    [K] { -article-brief(gender: "m") }
   *[other] { -article-brief(gender: "f") }
}
cards-card-first = { FORM(cards-card, first: "capital") }
    .gender = { GENDER(cards-card) }
    .sign = { FORM(cards-card, first: "capital") }
# With an article even if none is asked for.
cards-the = { $article ->
    [none] { cards-card }
    [your] { cards-card }
   *[the] { FORM(cards-card, article: "the") }
}
    .gender = { GENDER(cards-card) }
    .sign = { cards-card }
cards-the-first = { FORM(cards-the, first: "capital") }
    .gender = { GENDER(cards-card) }
    .sign = { FORM(cards-card, first: "capital") }

cards-joker = { -article(gender: "m") }Joker{ -genitive-s }
    .gender = m
    .braille = { -article-brief(gender: "m") }JK
# "Ein Joker" even where a card has "der": there is more than one.
cards-a-joker = { $article ->
    [none] { cards-joker }
    [your] { cards-joker }
   *[the] { -a(gender: "m") } Joker{ -genitive-s }
}
    .gender = m
    .braille = { cards-joker }
cards-a-joker-first = { FORM(cards-a-joker, first: "capital") }
    .gender = m
    .braille = { FORM(cards-joker, first: "capital") }
cards-joker-as = { cards-joker } als { cards-same-case }
    .gender = m
    .braille = { cards-joker }={ cards-same-case }
cards-a-joker-as = { cards-a-joker } als { cards-same-case }
    .gender = m
    .braille = { cards-joker }={ cards-same-case }
# What stands after "als": in the case of what is before it, without an article.
cards-same-case = { $case ->
    [accusative] { FORM($card, case: "accusative", article: "none") }
    [dative] { FORM($card, case: "dative", article: "none") }
    [von] { FORM($card, case: "dative", article: "none") }
    [zu] { FORM($card, case: "dative", article: "none") }
   *[nominative] { FORM($card, case: "nominative", article: "none") }
}
# What a card of the table stands for where only its rank is named: "Joker als Ass".
cards-as-rank = { $card } als { $case ->
    [accusative] { FORM(cards-rank, case: "accusative", article: "none") }
    [dative] { FORM(cards-rank, case: "dative", article: "none") }
    [von] { FORM(cards-rank, case: "dative", article: "none") }
    [zu] { FORM(cards-rank, case: "dative", article: "none") }
   *[nominative] { FORM(cards-rank, case: "nominative", article: "none") }
}
    .gender = { GENDER($card) }

# "Kreuz 5-6-7", "Kreuz 5 bis 9", "Kreuz von 5 bis 9", "drei Könige".
cards-run = { -article(gender: "f") }{ FORM(cards-suit, article: "none") } { $ranks }
    .gender = f
    .sign = { -article-brief(gender: "f") }{ $ranks }{ FORM(cards-suit, article: "none") }
cards-run-ends = { -article(gender: "f") }{ FORM(cards-suit, article: "none") } { FORM($low, case: "nominative", article: "none") } bis { FORM($high, case: "nominative", article: "none") }
    .gender = f
    .braille = { -article-brief(gender: "f") }{ FORM($low, case: "nominative", article: "none") }…{ FORM($high, case: "nominative", article: "none") }{ FORM(cards-suit, article: "none") }
cards-suit-run = { $article ->
    [the] { cards-suit }
    [your] { cards-suit }
   *[none] { -preposition }{ cards-suit }
} von { FORM($low, case: "nominative", article: "none") } bis { FORM($high, case: "nominative", article: "none") }
    .gender = f
    .braille = { -article-brief(gender: "f") }{ FORM($low, case: "nominative", article: "none") }…{ FORM($high, case: "nominative", article: "none") }{ FORM(cards-suit, article: "none") }
cards-group = { -article-plural }{ FORM($number, case: "nominative", article: "none") } { cards-ranks-noun }
    .count = many
    .braille = { -article-brief-plural }{ FORM($number, case: "nominative", article: "none") }x{ cards-rank-short }
cards-ranks-noun = { $case ->
    [dative] { FORM(cards-ranks, case: "dative", article: "none") }
    [von] { FORM(cards-ranks, case: "dative", article: "none") }
    [zu] { FORM(cards-ranks, case: "dative", article: "none") }
   *[nominative] { FORM(cards-ranks, case: "nominative", article: "none") }
}
cards-whose = { $who ->
    [you] { FORM($meld, article: "your") }
   *[other] { FORM($meld, article: "the") } von { FORM($who, case: "dative") }
}
    .gender = { GENDER($meld) }
    .count = { COUNT($meld) }

# A number before a noun agrees with it: "eine Karte", "einem Joker", "keinen Karten".
cards-number = { $count ->
    [0] { $case ->
        [dative] keinen
        [von] von keinen
        [zu] zu keinen
        [genitive] keiner
       *[nominative] keine
    }
    [1] { -a }
   *[other] { -preposition }{ cards-number-word }
}
    .braille = { -preposition }{ $count }
cards-number-word = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
# At the beginning of a sentence.
cards-number-first = { FORM(cards-number, first: "capital") }
# "eine Karte", "drei Karten", "die drei Karten".
cards-count = { $count ->
    [one] { $article ->
        [the] { -the(gender: "f") } ein{ -ending(gender: "f") } Karte
        [your] { -your(gender: "f") } ein{ -ending(gender: "f") } Karte
       *[none] { FORM(cards-number, gender: "f") } Karte
    }
   *[other] { $article ->
        [the] { -the-plural } { cards-number-word } Karten
        [your] { -your-plural } { cards-number-word } Karten
       *[none] { FORM(cards-number, gender: "f") } Karten
    }
}
    .count = { $count ->
        [one] one
       *[other] many
    }

# All cards that are taken, more than five of them.
cards-all = { $cards }
    .brief = { FORM(cards-count, article: "none") }
    .braille = { FORM(cards-count, article: "none") }

# Why a text stands for no card, to come after a colon.
cards-unreadable = { $text } ist keine Karte
cards-unreadable-laid = { $text } ist keine Karte auf dem Tisch
