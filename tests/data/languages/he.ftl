# Hebrew for the hardest sentences: tests/words/test_message_grammar.py.
lists-you = השחקן
lists-row = { $before }, { $after }
lists-and = { START($after) ->
    [own] { $before } ו{ $after }
   *[foreign] { $before } ו־{ $after }
}
    .gender = { GENDER($before) ->
        [f] { GENDER($after) }
       *[m] m
    }
    .count = many
lists-dash = { $before }-{ $after }

characters-ada-name = עדה
    .gender = f
characters-iris-name = איריס
    .gender = f
characters-max-name = מקס
    .gender = m

cards-suit = { $suit ->
    [S] עלה
    [H] לב
    [D] יהלום
   *[C] תלתן
}
cards-rank = { $rank ->
    [A] אס
    [T] 10
    [J] נסיך
    [Q] מלכה
    [K] מלך
   *[other] { $rank }
}
cards-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
cards-rank-short = { cards-index }
# The article grows onto a word, and stands with a maqaf before a figure.
cards-card = { $article ->
    [the] { START(cards-rank) ->
        [own] ה{ cards-rank } { cards-suit }
       *[foreign] ה־{ cards-rank } { cards-suit }
    }
   *[none] { cards-rank } { cards-suit }
}
    .gender = { $rank ->
        [Q] f
       *[other] m
    }
cards-run = { $article ->
    [the] הרצף { $ranks } { cards-suit }
   *[none] רצף { $ranks } { cards-suit }
}
    .gender = m
cards-whose = { $who ->
    [you] { FORM($meld, article: "the") } שלך
   *[other] { FORM($meld, article: "the") } של { $who }
}
cards-number = { $count ->
    [3] שלושה
    [5] חמישה
   *[other] { $count }
}
cards-count = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { FORM(cards-number, gender: "m") } קלפים
}

take-took = { $who ->
    [you] לקחת את { $run } עם { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { $run } עם { FORM($card, article: "the") }.
       *[m] { $who } לקח את { $run } עם { FORM($card, article: "the") }.
    }
}
take-drew = { $who ->
    [you] משכת מהקופה את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה מהקופה את { FORM($card, article: "the") }.
       *[m] { $who } משך מהקופה את { FORM($card, article: "the") }.
    }
}
takeaway-which = { $which ->
    [right] הימני
   *[left] השמאלי
}
takeaway-slot = { $who ->
    [you] המקום { takeaway-which } שלך
   *[other] המקום { takeaway-which } של { $who }
}
-under = { $gender ->
    [f] ומתחתיה
   *[m] ומתחתיו
}
takeaway-took-stack = { $who ->
    [you] לקחת את { FORM($card, article: "the") } { GENDER($card) ->
        [f] { -under(gender: "f") }
       *[m] { -under(gender: "m") }
    } { cards-count }, מ{ $slot }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { FORM($card, article: "the") } { GENDER($card) ->
            [f] { -under(gender: "f") }
           *[m] { -under(gender: "m") }
        } { cards-count }, מ{ $slot }.
       *[m] { $who } לקח את { FORM($card, article: "the") } { GENDER($card) ->
            [f] { -under(gender: "f") }
           *[m] { -under(gender: "m") }
        } { cards-count }, מ{ $slot }.
    }
}
takeaway-draw = { $use ->
    [clause] למשוך קלף
   *[button] למשוך קלף
}
queries-moves = אפשר { FORM($move, use: "clause") }.
takeaway-misfit = { FORM($card, article: "the") } לא מתאים אל { FORM($onto, article: "the") }.
texas-not-in-hand = { FORM($card, article: "the") } לא ביד שלך.
taki-moment-cancel-others = { GENDER($who) ->
    [f] { $who } ביטלה במלך את ה־+3 של { $whose }.
   *[m] { $who } ביטל במלך את ה־+3 של { $whose }.
}
remarks-robbed-2 = עוד לא סיימתי עם זה!
