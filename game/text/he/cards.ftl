# The cards of the French pack, their melds, and how many they are.
cards-rank = { $rank ->
    [A] אס
    [T] 10
    [J] נסיך
    [Q] מלכה
    [K] מלך
   *[other] { $rank }
}
cards-rank-first = { cards-rank }
# A rank as printed in the corner of a card, and as the log names it.
cards-index = { $rank ->
    [A] A
    [T] 10
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}
cards-rank-short = { cards-index }
cards-ranks = { $rank ->
    [A] אסים
    [T] קלפי 10
    [J] נסיכים
    [Q] מלכות
    [K] מלכים
   *[other] קלפי { $rank }
}
    .gender = { $rank ->
        [Q] f
       *[other] m
    }
# Invariable
cards-suit = { $suit ->
    [S] עלה
    [H] לב
    [D] יהלום
   *[C] תלתן
}
    .sign = { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
    .braille = { $suit ->
        [S] ע
        [H] ל
        [D] י
       *[C] ת
    }
# The article grows onto a word, and stands with a maqaf before a figure.
cards-card = { $article ->
    [the] { START(cards-rank) ->
        [own] ה{ cards-rank } { cards-suit }
       *[foreign] ה־{ cards-rank } { cards-suit }
    }
   *[none] { cards-rank } { cards-suit }
}
    .sign = { cards-rank-short }{ cards-suit }
    .gender = { $rank ->
        [Q] f
       *[other] m
    }
cards-card-first = { cards-card }
    .sign = { cards-card }
    .gender = { $rank ->
        [Q] f
       *[other] m
    }
# With an article, unless none is asked for.
cards-the = { $article ->
    [none] { cards-card }
   *[the] { FORM(cards-card, article: "the") }
}
    .sign = { cards-card }
    .gender = { $rank ->
        [Q] f
       *[other] m
    }
    .count = one
cards-the-first = { cards-the }
    .sign = { cards-card }
    .gender = { $rank ->
        [Q] f
       *[other] m
    }

cards-joker = { $article ->
    [the] הג׳וקר
   *[none] ג׳וקר
}
    .braille = JK
    .gender = m
cards-a-joker = { cards-joker }
    .braille = JK
    .gender = m
    .count = one
cards-a-joker-first = { cards-joker }
    .braille = JK
    .gender = m
cards-joker-as = { $article ->
    [the] הג׳וקר בתור { FORM($card, article: "none") }
   *[none] ג׳וקר בתור { FORM($card, article: "none") }
}
    .braille = JK={ $card }
    .gender = m
cards-a-joker-as = { cards-joker-as }
    .braille = JK={ $card }
    .gender = m
# What a card of the table stands for where only its rank is named.
cards-as-rank = { $card } בתור { cards-rank }
    .gender = { GENDER($card) ->
        [f] f
       *[m] m
    }

# "5-6-7 of clubs", "5 to 9 of clubs", "clubs from 5 to 9", "three kings".
cards-run = { $article ->
    [the] הרצף { $ranks } { cards-suit }
   *[none] רצף { $ranks } { cards-suit }
}
    .sign = { $ranks }{ cards-suit }
    .gender = m
cards-run-ends = { $article ->
    [the] הרצף { $low } עד { $high } { cards-suit }
   *[none] רצף { $low } עד { $high } { cards-suit }
}
    .braille = { START($high) ->
        [own] { $low }…{ $high } { cards-suit }
       *[foreign] { $low }…{ $high }{ cards-suit }
    }
    .gender = m
cards-suit-run = { $article ->
    [the] הרצף { cards-suit-run-from } עד { $high } { cards-suit }
   *[none] רצף { cards-suit-run-from } עד { $high } { cards-suit }
}
    .braille = { START($high) ->
        [own] { $low }…{ $high } { cards-suit }
       *[foreign] { $low }…{ $high }{ cards-suit }
    }
    .gender = m
cards-suit-run-from = { START($low) ->
    [own] מ{ $low }
   *[foreign] מ־{ $low }
}
cards-group = { $article ->
    [the] הקבוצה של { cards-group-bare }
   *[none] { cards-group-bare }
}
    .braille = { $number }x{ cards-rank-short }
    .gender = { $article ->
        [the] f
       *[none] { $rank ->
            [Q] f
           *[other] m
        }
    }
cards-group-bare = { $rank ->
    [Q] { FORM($number, gender: "f") } { cards-ranks }
   *[other] { FORM($number, gender: "m") } { cards-ranks }
}
cards-whose = { $who ->
    [you] { cards-whose-meld } שלך
   *[other] { cards-whose-meld } של { $who }
}
    .gender = { GENDER($meld) ->
        [f] f
       *[m] m
    }
# A meld may be given by its suit, or by its ranks alone.
cards-whose-meld = { GENDER($meld) ->
    [f] { FORM($meld, article: "the") }
    [m] { FORM($meld, article: "the") }
   *[other] הרצף { $meld }
}

# A number before a noun; [1] and [2] stand there in sentences of their own.
cards-number = { $gender ->
    [f] { $count ->
        [0] אפס
        [1] אחת
        [2] שתי
        [3] שלוש
        [4] ארבע
        [5] חמש
        [6] שש
        [7] שבע
        [8] שמונה
        [9] תשע
        [10] עשר
       *[other] { $count }
    }
   *[m] { $count ->
        [0] אפס
        [1] אחד
        [2] שני
        [3] שלושה
        [4] ארבעה
        [5] חמישה
        [6] שישה
        [7] שבעה
        [8] שמונה
        [9] תשעה
        [10] עשרה
       *[other] { $count }
    }
}
    .braille = { $count }
# Before a definite noun: “שלושת הקלפים”.
cards-number-the = { $count ->
    [3] שלושת
    [4] ארבעת
    [5] חמשת
    [6] ששת
    [7] שבעת
    [8] שמונת
    [9] תשעת
    [10] עשרת
   *[other] { $count }
}
cards-number-first = { cards-number }
cards-count = { $article ->
    [the] { $count ->
        [0] אף קלף
        [one] הקלף
        [two] שני הקלפים
       *[other] { cards-number-the } הקלפים
    }
   *[none] { $count ->
        [0] אף קלף
        [one] קלף אחד
        [two] שני קלפים
       *[other] { FORM(cards-number, gender: "m") } קלפים
    }
}
    .gender = m
    .count = { $count ->
        [one] one
        [two] many
       *[other] many
    }

# All cards that are taken, more than five of them.
cards-all = { $cards }
    .brief = { cards-count }
    .braille = { cards-count }
    .gender = m
    .count = many

# Why a text stands for no card, to come after a colon.
cards-unreadable = { $text } זה לא קלף
cards-unreadable-laid = { $text } זה לא קלף על השולחן
