take-title = Take
take-pitch = מוסיפים קלף לרצף של מישהו, וכל הרצף שלך.
take-age = לילדים שקוראים וסופרים, מגיל 8 בערך.

# What can be chosen before a match: a label and a sentence.
take-length = { $form ->
    [label] { $value ->
        [0] סיבוב אחד
       *[other] עד { $value }
    }
   *[name] { $value ->
        [0] סיבוב אחד
       *[other] עד { $value }
    }
}
take-goal = { $value ->
    [0] סיבוב אחד
   *[other] עד { $value } נקודות
}
take-target = נקודות לניצחון
    .help = המשחק נגמר כשמישהו מגיע לסכום הזה. הגבוה ביותר מנצח.
    .single = סיבוב אחד
take-hand = קלפים ביד
    .help = כמה קלפים כל אחד מקבל. עם עשרה משחקים לכל היותר ארבעה.
take-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }

# Why options do not go with the number of players.
take-hand-too-large = עם { $hand } קלפים לכל אחד יכולים לשחק לכל היותר { $most }.

# The usual ways to play.
take-set-usual = עד 500
    .sentence = משחקים עד שלמישהו יש 500 נקודות. כך משחקים בדרך כלל.
take-set-single-deal = סיבוב אחד
    .sentence = סיבוב אחד מכריע. לא בכל שולחן משחקים עד 500.
take-set-ten-cards = עשרה קלפים
    .sentence = עשרה קלפים לכל אחד, כי אפשר לקרוא את החוקים גם כך. לשניים עד ארבעה.

# The ranks of a longer sequence where there is little room, the suit being plain: “4 עד J”.
# Invariable
take-short-ends = { $low } עד { $high }
# An ace where it could be added at either end.
take-end-rank = { $end ->
    [low] { $rank } למטה
   *[high] { $rank } למעלה
}
# One of the jokers of a sequence, which may be listed: “הג׳וקר בתור 5 תלתן”.
take-the-joker = { FORM($card, article: "the") }
    .gender = m
    .braille = { $card }

# Moves before they are made. A sequence is given as “רצף 5-6-7 תלתן”, where it is somebody’s as
# “הרצף 5-6-7 תלתן של עדה”; the end is said of an ace where it could be added at either.
# Invariable
take-say-draw = למשוך מהקופה
# Invariable
take-say-draw-pile = לקחת את { FORM($card, article: "the") } מהערימה
# Invariable
take-say-lay = להוריד { $run }
# Invariable
take-say-lay-jokers = להוריד { $run }, עם { $jokers }
# Invariable
take-say-join = לחבר את { $lower } ואת { $upper } עם { FORM($card, article: "the") }
# Invariable
take-say-add = { $end ->
    [low] להוסיף את { FORM($card, article: "the") } אל { $run }, למטה
    [high] להוסיף את { FORM($card, article: "the") } אל { $run }, למעלה
   *[either] להוסיף את { FORM($card, article: "the") } אל { $run }
}
# Invariable
take-say-take = { $end ->
    [low] לקחת את { $run } עם { FORM($card, article: "the") }, למטה
    [high] לקחת את { $run } עם { FORM($card, article: "the") }, למעלה
   *[either] לקחת את { $run } עם { FORM($card, article: "the") }
}
# Invariable
take-say-discard = לזרוק את { FORM($card, article: "the") }
# Invariable
take-say-finish = לסיים את הסיבוב, ולהשאיר את הערימה

# Moves on a line of braille.
take-line-steal = לגנוב
take-line-end = { $card }/{ $end ->
    [low] למטה
   *[high] למעלה
}

# The log.
take-deals = { $who ->
    [you] חילקת את סיבוב { $round }.
   *[other] { GENDER($who) ->
        [f] { $who } חילקה את סיבוב { $round }.
       *[m] { $who } חילק את סיבוב { $round }.
    }
}
take-turned-up = הפכו את { FORM($card, article: "the") }.
take-drew = { $who ->
    [you] משכת מהקופה את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה מהקופה את { FORM($card, article: "the") }.
       *[m] { $who } משך מהקופה את { FORM($card, article: "the") }.
    }
}
take-drew-unseen = { $who ->
    [you] משכת מהקופה.
   *[other] { GENDER($who) ->
        [f] { $who } משכה מהקופה.
       *[m] { $who } משך מהקופה.
    }
}
take-drew-pile = { $who ->
    [you] לקחת מהערימה את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה מהערימה את { FORM($card, article: "the") }.
       *[m] { $who } לקח מהערימה את { FORM($card, article: "the") }.
    }
}
take-laid = { $who ->
    [you] הורדת { $run }.
   *[other] { GENDER($who) ->
        [f] { $who } הורידה { $run }.
       *[m] { $who } הוריד { $run }.
    }
}
take-laid-jokers = { $who ->
    [you] הורדת { $run }, עם { $jokers }.
   *[other] { GENDER($who) ->
        [f] { $who } הורידה { $run }, עם { $jokers }.
       *[m] { $who } הוריד { $run }, עם { $jokers }.
    }
}
    .braille = { $who }: { $run }, { $jokers }
take-added = { $who ->
    [you] הוספת את { FORM($card, article: "the") } אל { FORM($run, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } הוסיפה את { FORM($card, article: "the") } אל { FORM($run, article: "the") }.
       *[m] { $who } הוסיף את { FORM($card, article: "the") } אל { FORM($run, article: "the") }.
    }
}
    .braille = { $who }: { $card } אל { $run }
take-took = { $who ->
    [you] לקחת את { $run } עם { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { $run } עם { FORM($card, article: "the") }.
       *[m] { $who } לקח את { $run } עם { FORM($card, article: "the") }.
    }
}
    .braille = { $who }: { $card } לוקח { $run }
take-joined-own = { $who ->
    [you] חיברת אליו את { FORM($run, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } חיברה אליו את { FORM($run, article: "the") }.
       *[m] { $who } חיבר אליו את { FORM($run, article: "the") }.
    }
}
    .braille = { $who }: גם { $run }
take-joined = { $who ->
    [you] חיברת אליו את { $run }.
   *[other] { GENDER($who) ->
        [f] { $who } חיברה אליו את { $run }.
       *[m] { $who } חיבר אליו את { $run }.
    }
}
    .braille = { $who }: גם { $run }
# A sequence taken, and a second one joined to it, as they are seen.
take-moment-title = Take!
take-moment-double-title = לקיחה כפולה!
take-moment = { $who ->
    [you] לקחת את { $run }: { $points } נקודות.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { $run }: { $points } נקודות.
       *[m] { $who } לקח את { $run }: { $points } נקודות.
    }
}
take-moment-double = { $who ->
    [you] לקחת גם את { $run }: עוד { $points } נקודות.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה גם את { $run }: עוד { $points } נקודות.
       *[m] { $who } לקח גם את { $run }: עוד { $points } נקודות.
    }
}
take-discarded = { $who ->
    [you] זרקת את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } זרקה את { FORM($card, article: "the") }.
       *[m] { $who } זרק את { FORM($card, article: "the") }.
    }
}
take-floated = { $who ->
    [you] נשארת בלי קלפים, אבל עדיין בסיבוב: זה ריחוף.
   *[other] { GENDER($who) ->
        [f] { $who } נשארה בלי קלפים, אבל עדיין בסיבוב: היא מרחפת.
       *[m] { $who } נשאר בלי קלפים, אבל עדיין בסיבוב: הוא מרחף.
    }
}
    .braille = { $who ->
        [you] נשארת בלי קלפים.
       *[other] { GENDER($who) ->
            [f] { $who } נשארה בלי קלפים.
           *[m] { $who } נשאר בלי קלפים.
        }
    }
take-kept = { $who ->
    [you] השארת ביד את { FORM($card, article: "the") }. אי אפשר להחזיר { take-it } לערימה.
   *[other] { GENDER($who) ->
        [f] { $who } השאירה ביד את { FORM($card, article: "the") }. אי אפשר להחזיר { take-it } לערימה.
       *[m] { $who } השאיר ביד את { FORM($card, article: "the") }. אי אפשר להחזיר { take-it } לערימה.
    }
}
take-finished = { $who ->
    [you] סיימת את הסיבוב. הקופה ריקה.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הסיבוב. הקופה ריקה.
       *[m] { $who } סיים את הסיבוב. הקופה ריקה.
    }
}
take-held = { $count ->
    [one] { take-hands } נשאר { cards-count }, { $points } נקודות.
    [two] { take-hands } נשארו { cards-count }, { $points } נקודות.
   *[other] { take-hands } נשארו { cards-count }, { $points } נקודות.
}
take-hands = { $who ->
    [you] ביד שלך
   *[other] ביד של { $who }
}
take-round-over = הסיבוב נגמר: { $points }.
    .braille = הסיבוב נגמר.
take-round-over-out = { $who ->
    [you] סיימת, והסיבוב נגמר: { $points }.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה, והסיבוב נגמר: { $points }.
       *[m] { $who } סיים, והסיבוב נגמר: { $points }.
    }
}
    .braille = { $who ->
        [you] סיימת.
       *[other] { GENDER($who) ->
            [f] { $who } סיימה.
           *[m] { $who } סיים.
        }
    }
take-player-points = { $who } { $points }

# What the table shows beside the cards.
take-stock-empty = הקופה ריקה
    .sentence = הקופה ריקה.
take-stock-first = קודם הקופה
    .sentence = הקלף הבא חייב לבוא מהקופה.
take-floating = בריחוף
take-figure = הסיבוב הזה: { $points }
take-word-figure = ״הסיבוב הזה״: הרצפים שלך, פחות הקלפים שביד שלך.
take-word-float = ריחוף: לא נשארו קלפים, אבל עדיין בסיבוב.

# What is to be done.
take-round-is-over = הסיבוב נגמר.
take-cards-dealt = מחלקים את הקלפים.
take-is-to-draw = { GENDER($who) ->
    [f] { $who } מושכת.
   *[m] { $who } מושך.
}
take-is-to-play = { GENDER($who) ->
    [f] { $who } משחקת.
   *[m] { $who } משחק.
}
take-float-draw = נשארת בלי קלפים. צריך למשוך קלף.
take-float-end = נשארת בלי קלפים. צריך לסיים את הסיבוב.
take-draw-a-card = צריך למשוך קלף.
take-end-the-round = צריך לסיים את הסיבוב.
take-end-not-melded = אי אפשר לשחק את { FORM($card, article: "the") }. צריך לסיים את הסיבוב.
take-meld-or-end = אפשר לקחת מהערימה את { FORM($card, article: "the") } ולשחק { take-it }, או לסיים את הסיבוב.
take-draw-or-take = אפשר למשוך קלף, או לקחת את { FORM($card, article: "the") }.
take-meld-owed = צריך לשחק את { FORM($card, article: "the") }, כי לקחת { take-it } כשהקופה הייתה ריקה.
take-float-add = נשארת בלי קלפים, אבל { FORM($card, article: "the") } { take-fitting }. צריך להוסיף { take-it }, איפה שרוצים.
take-add-last = הקלף האחרון שלך מתאים, אז צריך להוסיף אותו: { FORM($card, article: "the") }.
take-meld-all = אפשר לשחק את כל היד שלך, אז צריך לשחק את כולה.
take-meld-some = אי אפשר לזרוק אף אחד מהם. צריך לשחק את מה שמתאים.
take-play = אפשר להוריד רצפים או לקחת אותם, ואז צריך לזרוק קלף.
    .add = אפשר להוסיף קלפים לרצפים, ואז צריך לזרוק קלף.
    .discard = צריך לזרוק קלף, והתור שלך נגמר.
# What a card is called when it is named again, and a verb that agrees with it.
take-it = { GENDER($card) ->
    [f] אותה
   *[m] אותו
}
take-fitting = { GENDER($card) ->
    [f] מתאימה
   *[m] מתאים
}

# Why, or what comes next.
take-floater-draws = בלי קלפים מושכים מהקופה, לעולם לא מהערימה.
    .braille = לא: בלי קלפים מושכים מהקופה.
take-only-melded = הקופה ריקה, אז אפשר לקחת רק קלף שמשחקים בתור הזה.
take-stocks-turn = כולם לקחו עכשיו רק מהערימה, { take-times } כל אחד, אז הפעם מהקופה.
take-times = { $count ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { FORM(cards-number, gender: "f") } פעמים
}
take-no-pile = הערימה ריקה.
take-until-melded = מותר כל מהלך שאחריו עוד אפשר לשחק אותו.
take-had-it-fitted = אם הוא לא היה מתאים לאף רצף, הסיבוב היה נגמר.
take-then-float = אז נשארים בלי קלפים ומרחפים, והמשחק נמשך.
take-marked = את הקלפים המסומנים אי אפשר לזרוק.
take-from-pile = לקחת מהערימה את { FORM($card, article: "the") }, אז אי אפשר לזרוק { take-it }.
take-fits = { FORM($card, article: "the") } { take-fitting } לרצף על השולחן, אז אי אפשר לזרוק { take-it }.
take-one-floats = { $who ->
    [you] נשארת בלי קלפים. אם נמשך קלף שלא מתאים לאף רצף, הסיבוב נגמר.
   *[other] { GENDER($who) ->
        [f] { $who } מרחפת. אם היא מושכת קלף שלא מתאים לאף רצף, הסיבוב נגמר.
       *[m] { $who } מרחף. אם הוא מושך קלף שלא מתאים לאף רצף, הסיבוב נגמר.
    }
}
take-many-float = { FORM(cards-number, gender: "m") } שחקנים מרחפים. אם אחד מהם מושך קלף שלא מתאים לאף רצף, הסיבוב נגמר.
take-then-you = אחר כך התור שלך.
take-then-other = אחר כך התור של { $who }.
take-then-may-end = מרגע שהקופה ריקה, הסיבוב יכול להיגמר אחרי כל תור.
take-then-out = אם זורקים את הקלף האחרון, הסיבוב נגמר.

# What is given away by a slip of the hand, and what a gesture does not mean.
take-waste-joker = ג׳וקר יכול להיות כל קלף.
take-waste-part = עם הקלף הזה יש לך רצף ביד.
take-drawn-to-hand = הקלף שנמשך נכנס ליד שלך.
take-runs-stay = הקלפים של רצף נשארים על השולחן.
take-begins-drawing = קודם צריך למשוך קלף.
take-discard-one = זורקים קלף אחד בכל תור. צריך לבחור רק אותו.
take-discard-on-pile = זורקים על הערימה. קלפים לא חוזרים לקופה.
take-hand-goes = משחקים קלפים על השולחן, או זורקים אחד על הערימה.

# What buttons say. There is little room: of several names the first that is short enough is
# taken. “לקחת” is for another’s sequence, “לחבר” for two of one’s own with a card between
# them, “לקיחה כפולה” where one of the two is another’s.
take-draw = למשוך
take-take-card = לקחת { $card }
take-finish = לסיים את הסיבוב
take-discard = לזרוק { $card }
take-lay = להוריד { $run }
    .title = להוריד
    .picked = להוריד את הקלפים האלה
take-lay-jokers = { $count ->
    [one] להוריד { $run }, ג׳וקר בתור { $ranks }
    [two] להוריד { $run }, ג׳וקרים בתור { $ranks }
   *[other] להוריד { $run }, ג׳וקרים בתור { $ranks }
}
take-asks-sequence = איזה רצף?
take-asks-joker = { $count ->
    [one] במקום איזה קלף בא הג׳וקר?
    [two] במקום אילו קלפים באים הג׳וקרים?
   *[other] במקום אילו קלפים באים הג׳וקרים?
}
take-asks-add = איזה קלף להוסיף?
take-asks-where = לאן להוסיף את { FORM($card, article: "the") }?
    .several = { $count ->
        [one] לאן להוסיף את הקלף?
        [two] לאן להוסיף את שני הקלפים?
       *[other] לאן להוסיף את { $count } הקלפים?
    }
take-add-or-take = להוסיף או לקחת
take-add-card = להוסיף { $card }
take-add-to = להוסיף אל { FORM($run, article: "the") }
take-add-rank = להוסיף { $rank } אל { $run }
take-add-joker = להוסיף אל { $run }, ג׳וקר בתור { $rank }
take-take-rank = לקחת את { $run } עם { $rank }
take-take-joker = לקחת את { $run }, ג׳וקר בתור { $rank }
# Without: $run
take-join-card = לחבר שני רצפים עם { $card }
take-join-joker = לחבר שני רצפים, ג׳וקר בתור { $rank } { $suit }
take-double-card = לקיחה כפולה עם { $card }
take-double-joker = לקיחה כפולה, ג׳וקר בתור { $rank } { $suit }

# The same with several cards, given as “8-9” or “two cards”; jokers may be left for later.
take-add-cards = להוסיף { $cards } אל { $run }
take-take-cards = לקחת את { $run } עם { $cards }
take-take-cards-suit = לקחת את { $run } עם { $cards } { $suit }
take-join-cards = לחבר את { $run } עם { $cards }
take-double-cards = לקיחה כפולה עם { $cards }
take-then-jokers = { $count ->
    [one] { $name }, ואז הג׳וקר
    [two] { $name }, ואז שני ג׳וקרים
   *[other] { $name }, ואז { FORM(cards-number, gender: "m") } ג׳וקרים
}

# How a round was counted.
take-on-table = קלפים על השולחן
take-in-hand = קלפים ביד
take-this-round = הסיבוב הזה

# Why a move is refused.
take-begin-drawing = קודם צריך למשוך קלף.
take-drawn-already = כבר משכת בתור הזה.
take-empty-stock = הקופה ריקה. אפשר לקחת את הקלף העליון של הערימה, או לסיים את הסיבוב.
    .braille = אין קופה: לקחת מהערימה, או לסיים.
take-empty-pile = הערימה ריקה. צריך למשוך מהקופה.
take-draw-first = כולם לקחו עכשיו רק מהערימה ולא שיחקו דבר, { take-times } כל אחד. הפעם צריך למשוך מהקופה.
    .braille = הפעם צריך למשוך מהקופה.
take-cannot-take-last = הקופה ריקה, אז אפשר לקחת רק קלף שמשחקים בתור הזה. את { FORM($card, article: "the") } אי אפשר לשחק.
    .braille = לא: אין מקום בשביל { $card } בתור הזה.
take-owed = לקחת את { FORM($card, article: "the") } כשהקופה הייתה ריקה, אז צריך לשחק { take-it } בתור הזה. אחרי המהלך הזה לא יהיה אפשר.
    .braille = לא: צריך לשחק { $card } בתור הזה.
take-not-held = { FORM($card, article: "the") } לא ביד שלך.
take-no-sequence = רצף הוא שלושה קלפים או יותר בצורה אחת, זה אחר זה, קודם הנמוך.
    .braille = אין רצף: צריך 3 או יותר בצורה אחת.
take-too-short = ברצף צריך שלושה קלפים או יותר.
take-no-such-run = אין על השולחן רצף { "\u2068" }M{ $number }{ "\u2069" }.
take-locked = { FORM($run, article: "the") } נעול. אי אפשר להוסיף לו.
    .braille = לא: { $run } נעול.
take-at-neither-end = { FORM($card, article: "the") } לא { take-fitting } לאף קצה של { FORM($run, article: "the") }.
    .braille = לא: { $card } לא ליד { $run }.
take-at-both-ends = { FORM($card, article: "the") } { take-fitting } בשני הקצוות. צריך לומר למטה או למעלה.
    .braille = { $card }, שני קצוות: למטה או למעלה?
take-between = { FORM($card, article: "the") } { take-joining }. צריך לומר את שניהם, קודם הנמוך.
    .braille = { $card } בין שני רצפים: לומר את שניהם.
take-joining = { GENDER($card) ->
    [f] נכנסת בין שני רצפים ומחברת אותם
   *[m] נכנס בין שני רצפים ומחבר אותם
}
take-one-end = { FORM($card, article: "the") } { take-fitting } רק לקצה אחד, אז לא אומרים באיזה קצה.
    .braille = { $card } רק לקצה אחד: לא לומר קצה.
take-joins-not = אי אפשר לחבר את שני הרצפים האלה עם { FORM($card, article: "the") }.
    .braille = לא: { $card } לא בין שני הרצפים.
take-all-melded = אפשר לשחק את כל היד שלך, אז צריך לשחק את כולה. אי אפשר לזרוק עכשיו.
    .braille = לא לזרוק: אפשר לשחק את כל היד.
take-barred = הרגע לקחת מהערימה את { FORM($card, article: "the") }, אז אי אפשר לזרוק { take-it }.
    .braille = לא לזרוק: { $card } מהערימה.
take-joker-fits = ג׳וקר מתאים לכל רצף שאינו נעול, אז אי אפשר לזרוק אותו.
    .braille = לא לזרוק: JK מתאים לרצף פתוח.
take-card-fits = { FORM($card, article: "the") } { take-fitting } אל { FORM($run, article: "the") }, אז אי אפשר לזרוק { take-it }. צריך להוסיף { take-it }.
    .braille = לא לזרוק: { $card } אל { $run }.
take-end-instead = אפשר לסיים את הסיבוב רק לפני המשיכה.
    .braille = לא: כבר משכת.
take-end-empty = זה אפשרי רק כשהקופה ריקה.
    .braille = לא: הקופה לא ריקה.
take-no-move = ב־Take אין מהלך { $text }. אפשר לנסות draw, lay, add, discard או finish.
take-no-move-for = ב־Take אין מהלך { $text }: { $why }.
take-unreadable-rank = { $text } זה לא קלף של רצף

# Why a move is good.
take-why-no-pile = הערימה ריקה, אז צריך למשוך מהקופה.
take-why-stock-first = עכשיו חייבים למשוך מהקופה.
take-why-not-float = אם לוקחים את { FORM($card, article: "the") }, צריך לשחק את כל הקלפים. אז לא נשאר קלף לסיים איתו.
take-why-stock-better = { FORM($card, article: "the") } לא { take-fitting } לאף קלף שלך.
take-why-stock-near = { FORM($card, article: "the") } { take-close } אל { FORM($near, article: "the") }, אבל זה עוד לא רצף. ואף אחד לא רואה מה נמשך.
take-close = { GENDER($card) ->
    [f] קרובה
   *[m] קרוב
}
take-why-stock = כדאי לנסות את הקופה. אף אחד לא רואה מה נמשך, והעזרה של { FORM($card, article: "the") } קטנה יותר.
take-why-out-with = עם { FORM($card, article: "the") } אפשר לסיים בתור הזה.
take-why-joker = ג׳וקר מתאים איפה שצריך אותו.
take-why-fits = אפשר להוסיף את { FORM($card, article: "the") } לאחד הרצפים על השולחן.
take-why-empty-stock = אפשר לשחק את { FORM($card, article: "the") } לפני שהסיבוב נגמר.
take-why-goes = { FORM($card, article: "the") } { take-going } עם { FORM($near, article: "the") } שביד שלך.
take-going = { GENDER($card) ->
    [f] הולכת
   *[m] הולך
}
take-why-alone = עם { FORM($card, article: "the") } עוד אפשר להתחיל רצף, כשיגיעו קלפים.
take-why-finish = אז אף אחד כבר לא יכול לקחת ממך.
take-why-last = זה הקלף האחרון שלך. זורקים את { FORM($card, article: "the") }, והסיבוב נגמר.
take-why-drop-joker = ג׳וקר ביד עולה לך 20 נקודות כשהסיבוב נגמר.
take-why-wait = { $count ->
    [0] כדאי להחזיק את הרצפים, לסיים בבת אחת, ולזרוק את { FORM($card, article: "the") }.
    [one] אם מורידים רצף עכשיו, קלף אחד שעוד לא נראה יכול לגנוב אותו. כדאי לחכות, ולזרוק את { FORM($card, article: "the") }.
    [two] אם מורידים רצף עכשיו, שני קלפים שעוד לא נראו יכולים לגנוב אותו. כדאי לחכות, ולזרוק את { FORM($card, article: "the") }.
   *[other] אם מורידים רצף עכשיו, { $count } קלפים שעוד לא נראו יכולים לגנוב אותו. כדאי לחכות, ולזרוק את { FORM($card, article: "the") }.
}
take-why-keep = האחרים יכולים לקחת לך אותו. כדאי לחכות, ולזרוק את { FORM($card, article: "the") }.
take-why-later = האחרים יכולים לקחת את מה שמורידים. כדאי לחכות, ולזרוק את { FORM($card, article: "the") }.
take-why-useless = { FORM($card, article: "the") } לא { take-fitting } לאף רצף, ובלי ג׳וקר גם לא יוצא מזה רצף חדש.
take-why-costs = להחזיק את { FORM($card, article: "the") } עולה לך { $points } נקודות, למרות ש{ take-subject } { take-going } עם { FORM($near, article: "the") }.
take-why-lonely = להחזיק את { FORM($card, article: "the") } עולה לך { $points } נקודות, ו{ take-subject } לא { take-going } עם שום קלף שלך.
take-subject = { GENDER($card) ->
    [f] היא
   *[m] הוא
}

# What is to be said against another discard.
take-why-feeds = { $who ->
    [you] לקחת את { FORM($near, article: "the") }, ועם זה { take-going } { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { FORM($near, article: "the") }, ועם זה { take-going } { FORM($card, article: "the") }.
       *[m] { $who } לקח את { FORM($near, article: "the") }, ועם זה { take-going } { FORM($card, article: "the") }.
    }
}
take-why-other = { FORM($card, article: "the") } { take-going } עם { FORM($near, article: "the") }.
take-why-dearer = { $points ->
    [one] להחזיק את { FORM($card, article: "the") } עולה לך נקודה אחת, ואת { FORM($other, article: "the") } רק { $theirs }.
    [two] להחזיק את { FORM($card, article: "the") } עולה לך שתי נקודות, ואת { FORM($other, article: "the") } רק { $theirs }.
   *[other] להחזיק את { FORM($card, article: "the") } עולה לך { $points } נקודות, ואת { FORM($other, article: "the") } רק { $theirs }.
}
take-why-ways = בלי { FORM($card, article: "the") } יש לך יותר דרכים לשחק את השאר מאשר בלי { FORM($other, article: "the") }.
take-why-open = { $who ->
    [you] עם { FORM($other, article: "the") } עוד יש לך יותר רצפים אפשריים מאשר עם { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] עם { FORM($other, article: "the") } { $who } עוד יכולה ליצור יותר רצפים מאשר עם { FORM($card, article: "the") }.
       *[m] עם { FORM($other, article: "the") } { $who } עוד יכול ליצור יותר רצפים מאשר עם { FORM($card, article: "the") }.
    }
}

# Why there is no time, and who could take a new sequence.
take-why-few = { $who ->
    [you] { $count ->
        [one] נשאר לך { cards-count }.
        [two] נשארו לך { cards-count }.
       *[other] נשארו לך { cards-count }.
    }
   *[other] { $count ->
        [0] { GENDER($who) ->
            [f] { $who } מרחפת, ויכולה לסיים את הסיבוב כבר בתור הבא.
           *[m] { $who } מרחף, ויכול לסיים את הסיבוב כבר בתור הבא.
        }
        [one] אצל { $who } נשאר קלף אחד.
        [two] אצל { $who } נשארו שני קלפים.
       *[other] אצל { $who } נשארו { $count } קלפים.
    }
}
take-why-short = { $count ->
    [0] הקופה ריקה.
    [one] בקופה נשאר קלף אחד.
    [two] בקופה נשארו שני קלפים.
   *[other] בקופה נשארו { $count } קלפים.
}
take-why-ends = { $count ->
    [0] רק ג׳וקר שעוד לא נראה יכול לקחת אותו.
    [one] רק קלף אחד שעוד לא נראה, או ג׳וקר, יכולים לקחת אותו.
    [two] שני קלפים שעוד לא נראו יכולים לקחת אותו, או ג׳וקר.
   *[other] { $count } קלפים שעוד לא נראו יכולים לקחת אותו, או ג׳וקר.
}

# Why it is good to meld now, and what that brings: points at once, a longer sequence of one’s
# own, or those of others.
take-why-lay = { $why ->
    [out] אפשר לסיים בתור הזה, וזה שווה { $points } נקודות.
    [soon] הסיבוב יכול להיגמר בקרוב. כדאי להוריד את זה תמורת { $points } נקודות, לפני שזה עולה לך.
   *[other] זה שווה { $points } נקודות כבר עכשיו, ויש לך פחות ביד.
}
take-why-joker-saved = זה חוסך ג׳וקר לרצף אחר.
take-why-add = { $why ->
    [out] אפשר לסיים בתור הזה, ולהאריך את { FORM($run, article: "the") } שלך.
    [soon] הסיבוב יכול להיגמר בקרוב. כדאי להאריך את { FORM($run, article: "the") } שלך, לפני שהקלף עולה לך.
   *[other] זה מאריך את { FORM($run, article: "the") } שלך, ויש לך פחות ביד.
}
take-why-take = { $why ->
    [out] אפשר לסיים בתור הזה, ולקחת את { $runs } תמורת { $points } נקודות.
    [soon] הסיבוב יכול להיגמר בקרוב. כדאי לקחת את { $runs } תמורת { $points } נקודות, לפני שהקלף עולה לך.
   *[other] לוקחים את { $runs } תמורת { $points } נקודות, ויש לך פחות ביד.
}

# Why a move is better than another, by what happens soon.
take-outcome-robbed = { $many ->
    [yes] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו ייקח לך רצף לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { GENDER($who) ->
        [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תיקח לך רצף לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } ייקח לך רצף לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    }
}
take-outcome-robs = ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יעבור אליך רצף בתור הבא. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
take-outcome-used = { GENDER($who) ->
    [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תיקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } ייקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
}
take-outcome-caught = { $points ->
    [one] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארת לך ביד נקודה אחת או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    [two] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארות לך ביד שתי נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[other] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארות לך ביד { $points } נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
}

# What a card is, to whoever asks.
take-about = { $card }: { $points } נקודות למי שהרצף שלו, ואותו מספר נגדך כל עוד הקלף ביד שלך. מקומו ליד השכנים שלו ב{ cards-suit }.
take-about-ace = { $card }: { $points } נקודות למי שהרצף שלו, ואותו מספר נגדך כל עוד הקלף ביד שלך. מקומו מתחת ל־2 או מעל המלך.
take-about-joker = ג׳וקר: { $points } נקודות. הוא יכול להיות כל קלף ברצף. אומרים איזה כשמשחקים אותו, וזה לא משתנה לעולם.
take-about-joker-as = ג׳וקר: { $points } נקודות. כאן הוא { $stands }, וזה לא משתנה לעולם.

# Kinds of decisions, as the statistics tell of what each of them cost.
take-deed-draw = משיכה
take-deed-lay = הורדת רצפים
take-deed-add = הוספה ולקיחה
take-deed-discard = זריקה

# What an opponent is fond of, and of one who is the opposite.
take-trait-takes = לקחת רצפים של אחרים, ולזרוק קלפים שדומים לעליון בערימה.
    .not = לקחת רצפים רק לעיתים רחוקות, ולא לזרוק שום דבר שדומה לעליון בערימה.
take-trait-suit = לאסוף צורות ארוכות, ולזרוק מהקצרות.
    .not = לזרוק מהצורות הארוכות.
take-trait-hasty = להוריד רצפים מיד, ולזרוק קלפי תמונה.
    .not = להחזיק רצפים ביד, ולשמור קלפי תמונה.
take-trait-ends = לשמור את האמצע, ולזרוק אסים ומלכים.
    .not = לשמור אסים ומלכים, ולזרוק את האמצע.
take-trait-hoards = לאגור ג׳וקרים ולבבות.
    .not = לבזבז ג׳וקרים, וגם לבבות.
take-trait-unwanted = לעקוב אחרי השחקן הבא, ולזרוק קלפים שדומים למה שהוא זרק.
    .not = לזרוק הכול, רק לא קלפים שדומים למה שהשחקן הבא זרק.

# So many moves that may show what somebody is fond of.
take-deeds-discards = { $count ->
    [one] זריקה אחת
    [two] שתי זריקות
   *[other] { $count } זריקות
}
take-deeds-additions = { $count ->
    [one] הוספה או זריקה אחת
    [two] שתי הוספות וזריקות
   *[other] { $count } הוספות וזריקות
}
take-deeds-melds = { $count ->
    [one] רצף, הוספה או זריקה, פעם אחת
    [two] שני רצפים, הוספות וזריקות
   *[other] { $count } רצפים, הוספות וזריקות
}

# What somebody overlooked, told after the round, and the same as one of several themes.
take-overlooked = { $who ->
    [you] פספסת
   *[other] { GENDER($who) ->
        [f] { $who } פספסה
       *[m] { $who } פספס
    }
}
take-overlooked-double = { take-overlooked } לקיחה כפולה עם { FORM($card, article: "the") }.
    .theme = לקיחות כפולות
take-overlooked-join = { take-overlooked } חיבור של שני רצפים עם { FORM($card, article: "the") }.
take-overlooked-run = { take-ignored } { $run }.
    .theme = רצפים ישנים על השולחן
take-ignored = { $who ->
    [you] לא הסתכלת על
   *[other] { GENDER($who) ->
        [f] { $who } לא הסתכלה על
       *[m] { $who } לא הסתכל על
    }
}
take-overlooked-own-run = { $who ->
    [you] לא הסתכלת על { FORM($run, article: "the") } שלך.
   *[other] { GENDER($who) ->
        [f] { $who } לא הסתכלה על { FORM($run, article: "the") } שלה עצמה.
       *[m] { $who } לא הסתכל על { FORM($run, article: "the") } שלו עצמו.
    }
}
take-overlooked-way = { take-overlooked } דרך לסיים.
    .theme = דרכים לסיים
take-overlooked-better-way = { take-overlooked } דרך טובה יותר לסיים.
take-overlooked-taken = { $who ->
    [you] שכחת מי לקח את { FORM($card, article: "the") }: { $other }.
   *[other] { GENDER($who) ->
        [f] { $other ->
            [you] { $who } שכחה שכבר לקחת את { FORM($card, article: "the") }.
           *[other] { $who } שכחה מי לקח את { FORM($card, article: "the") }: { $other }.
        }
       *[m] { $other ->
            [you] { $who } שכח שכבר לקחת את { FORM($card, article: "the") }.
           *[other] { $who } שכח מי לקח את { FORM($card, article: "the") }: { $other }.
        }
    }
}
    .theme = קלפים שאחרים לקחו
take-overlooked-deck = { $count ->
    [0] { take-overlooked } את זה שהקופה ריקה.
   *[other] { $who ->
        [you] לא שמת לב שהקופה כמעט נגמרה.
       *[other] { GENDER($who) ->
            [f] { $who } לא ספרה את הקלפים בקופה.
           *[m] { $who } לא ספר את הקלפים בקופה.
        }
    }
}
    .theme = קופה שכמעט נגמרה

# What decides a puzzle: what the best move has, and what another lacks.
take-merit-takes = { $count ->
    [one] זה לוקח מהאחרים נקודה אחת.
    [two] זה לוקח מהאחרים שתי נקודות.
   *[other] זה לוקח מהאחרים { $count } נקודות.
}
    .not = { $count ->
        [0] זה לא לוקח דבר מהאחרים.
        [one] זה לוקח מהאחרים רק נקודה אחת.
        [two] זה לוקח מהאחרים רק שתי נקודות.
       *[other] זה לוקח מהאחרים רק { $count } נקודות.
    }
take-merit-top = אפשר לשחק מיד את הקלף העליון של הערימה.
    .not = אף אחד לא יודע אם הקלף מהקופה מתאים.
take-merit-digs = את הקלף העליון של הערימה אי אפשר היה לשחק, אז מושכים קלף חדש.
    .not = את הקלף ההוא אי אפשר היה לשחק.
take-merit-exposed = { $count ->
    [0] שום קלף שעוד לא נראה לא יכול לקחת את הרצפים שלך.
    [one] רק קלף אחד שעוד לא נראה יכול לקחת את הרצפים שלך.
    [two] רק שני קלפים שעוד לא נראו יכולים לקחת את הרצפים שלך.
   *[other] רק { FORM(cards-number, gender: "m") } קלפים שעוד לא נראו יכולים לקחת את הרצפים שלך.
}
    .not = { $count ->
        [0] אז שום קלף שעוד לא נראה לא יכול לקחת רצף שלך.
        [one] אז קלף אחד שעוד לא נראה יכול לקחת רצף שלך.
        [two] אז שני קלפים שעוד לא נראו יכולים לקחת רצף שלך.
       *[other] אז { FORM(cards-number, gender: "m") } קלפים שעוד לא נראו יכולים לקחת רצף שלך.
    }
take-merit-useful = { $count ->
    [0] לא נשאר קלף שעוד לא נראה ושאפשר לשחק.
    [one] נשאר קלף אחד שעוד לא נראה ושאפשר לשחק.
    [two] נשארים שני קלפים שעוד לא נראו ושאפשר לשחק.
   *[other] נשארים { FORM(cards-number, gender: "m") } קלפים שעוד לא נראו ושאפשר לשחק.
}
    .not = { $count ->
        [0] ככה לא נשאר קלף שעוד לא נראה ושאפשר לשחק.
        [one] ככה נשאר רק קלף אחד שעוד לא נראה ושאפשר לשחק.
        [two] ככה נשארים רק שני קלפים שעוד לא נראו ושאפשר לשחק.
       *[other] ככה נשארים רק { FORM(cards-number, gender: "m") } קלפים שעוד לא נראו ושאפשר לשחק.
    }
take-merit-feeds = { $count ->
    [0] השחקן הבא לא יכול ליצור איתו אף רצף.
    [one] השחקן הבא יכול ליצור איתו רק רצף אחד.
    [two] השחקן הבא יכול ליצור איתו רק שני רצפים.
   *[other] השחקן הבא יכול ליצור איתו רק { FORM(cards-number, gender: "m") } רצפים.
}
    .not = { $count ->
        [60] השחקן הבא ישמח מאוד לג׳וקר.
        [one] השחקן הבא יכול ליצור איתו רצף אחד.
        [two] השחקן הבא יכול ליצור איתו שני רצפים שונים.
       *[other] השחקן הבא יכול ליצור איתו { FORM(cards-number, gender: "m") } רצפים שונים.
    }
take-merit-lays = { $count ->
    [one] זה מביא לשולחן נקודה אחת.
    [two] זה מביא לשולחן שתי נקודות.
   *[other] זה מביא לשולחן { $count } נקודות.
}
    .not = { $count ->
        [0] זה לא מביא נקודות לשולחן.
        [one] זה מביא לשולחן רק נקודה אחת.
        [two] זה מביא לשולחן רק שתי נקודות.
       *[other] זה מביא לשולחן רק { $count } נקודות.
    }
take-merit-holds = ככה הקלפים נשארים ביד שלך.
    .not = זה מראה את הקלפים שלך כבר עכשיו.
take-merit-jokers = { $count ->
    [one] נשאר לך ג׳וקר אחד.
    [two] נשארים לך שני ג׳וקרים.
   *[other] נשארים לך { FORM(cards-number, gender: "m") } ג׳וקרים.
}
    .not = { $count ->
        [0] ככה לא נשאר לך ג׳וקר.
        [one] ככה נשאר לך רק ג׳וקר אחד.
        [two] ככה נשארים לך רק שני ג׳וקרים.
       *[other] ככה נשארים לך רק { FORM(cards-number, gender: "m") } ג׳וקרים.
    }
take-merit-left = { $count ->
    [0] לא נשארות נקודות ביד שלך.
    [one] רק נקודה אחת נשארת ביד שלך.
    [two] רק שתי נקודות נשארות ביד שלך.
   *[other] רק { $count } נקודות נשארות ביד שלך.
}
    .not = { $count ->
        [one] ככה נשארת ביד שלך נקודה אחת.
        [two] ככה נשארות ביד שלך שתי נקודות.
       *[other] ככה נשארות ביד שלך { $count } נקודות.
    }
take-story = רצפים שנלקחו

# How the rules of a puzzle differ from the usual ones.
take-differs-hand = כאן כולם מתחילים עם עשרה קלפים.
take-differs-next-dealer = { options-next-dealer.differs }
