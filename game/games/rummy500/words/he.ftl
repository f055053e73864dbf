# What the start page says of the game.
rummy500-title = רמי 500
rummy500-pitch = לחפור בערימה, להוריד סדרות ולקרוא ״רמי!״
rummy500-age = לילדים שקוראים וסופרים, מגיל 8 בערך.

# What can be chosen before a match, under headings.
rummy500-options-match = המשחק
rummy500-options-points = קלפים ונקודות
rummy500-options-melds = סדרות
rummy500-options-pile = הערימה
rummy500-options-end = סוף הסיבוב
rummy500-length = { $form ->
    [label] { $value ->
        [0] סיבוב אחד
       *[other] עד { $value }
    }
   *[name] { $value ->
        [0] סיבוב אחד
       *[other] עד { $value }
    }
}
rummy500-goal = { $value ->
    [0] סיבוב אחד
   *[other] מי שמגיע ראשון ל־{ $value }
}
rummy500-target = נקודות לניצחון
    .help = המשחק נגמר אחרי הסיבוב שבו מישהו מגיע לזה. אפשר גם לשחק סיבוב אחד בלבד.
    .single = סיבוב אחד
rummy500-jokers = ג׳וקרים
    .help = כמה ג׳וקרים יש בכל חפיסה. הם באים במקום כל קלף.
    .on = שניים בחפיסה
    .one = אחד בחפיסה
    .four = ארבעה בחפיסה
    .off = בלי
rummy500-pips = קלפים קטנים שווים
    .help = אם זה 5 לכל אחד, 2 עד 9 שווים 5 וג׳וקר 20.
    .face = המספר שלהם
    .fives = 5 לכל אחד
rummy500-low-ace = אס נמוך שווה
    .help = נקודות לאס מתחת ל־2. במקום אחר זה 15. אם קלפים קטנים שווים 5, זה לפחות 5.
rummy500-single-draw = הקלף העליון לבדו
    .help = אם לוקחים רק את הקלף העליון, אפשר לשמור אותו, או שחייבים לשחק אותו.
    .keep = אפשר לשמור אותו
    .meld = משחקים אותו
rummy500-deepest-in = הקלף העמוק ביותר שלוקחים
    .help = לאן צריך להיכנס הקלף העמוק ביותר שלוקחים.
    .any = לכל סדרה
    .new = לסדרה חדשה
rummy500-deepest-when = קלף שיש עליו חוב
    .help = מתי צריך להוריד קלף שיש עליו חוב.
    .turn = בתור הזה
    .at-once = מיד
rummy500-rummy-call = לקרוא רמי!
    .help = על אילו קלפים אפשר לקרוא ״רמי!״ אחרי זריקה.
    .pile = כל הערימה
    .top = הקלף האחרון שנזרק
    .off = בלי קריאות
rummy500-going-out = לסיים
    .help = איך צריך להיפטר מהקלף האחרון.
    .free = איך שרוצים
    .discard = בזריקה
    .float = ריחוף
    .strict-float = ריחוף קפדני
    .called = ריחוף עם קריאה
rummy500-wilds = ג׳וקרים בסדרה
    .help = כמה ג׳וקרים יכולים להיות בסדרה.
    .free = כמה שרוצים
    .one = אחד
rummy500-shortest-run = הרצף הקצר ביותר
    .help = כמה קלפים צריך ברצף. בקבוצה תמיד צריך שלושה.
rummy500-ace = אס
    .help = איפה אס בא ברצף.
    .both = נמוך או גבוה
    .low = רק נמוך
rummy500-joker-swap = החלפת ג׳וקרים
    .help = אפשר לשים במקום ג׳וקר את הקלף שהוא בא במקומו, ולקחת את הג׳וקר.
rummy500-nothing-called = בשביל ״{ rummy500-going-out.called }״ צריך קריאות. אפשר להדליק את ״{ rummy500-rummy-call }״, או לבחור דרך אחרת לסיים.
rummy500-hand-for-two = קלפים לשני שחקנים
    .help = משלושה שחקנים והלאה כל אחד מקבל שבעה.
rummy500-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
rummy500-first-turn = התור הראשון
    .help = תור כמו כל תור, או קלף אחד יותר בחלוקה ורק זריקה.
    .draw = תור רגיל
    .discard = רק זריקה
rummy500-dealing = מחלקים מההתחלה, קלף אחר קלף, עם כיוון השעון, החל ממי שמשמאל למחלק. השחקן הראשון מקבל אחד יותר. השאר הם הקופה שמושכים ממנה.
rummy500-spade-queen = מלכה עלה
    .help = כמה היא שווה על השולחן, וכמה היא עולה ביד.
rummy500-set-usual = המשחק הרגיל
    .sentence = כך משחקים בדרך כלל. שני ג׳וקרים בחפיסה, וקלף עליון אפשר לשמור.
rummy500-set-books = לפי הספרים
    .sentence = בספרי חוקים משחקים גם קלף עליון שלקחו, לפני הזריקה. בלי ג׳וקרים, בלי קריאות.
rummy500-set-hoyle = הויל
    .sentence = מספר החוקים של Bicycle. זה ״{ rummy500-set-books }״, אבל את הקלף שלוקחים משחקים מיד.
rummy500-set-ten-for-two = עשרה קלפים לשניים
    .sentence = כך בספר חוקים אחר. זה ״{ rummy500-set-hoyle }״, אבל שני שחקנים מקבלים עשרה קלפים.
rummy500-set-no-calling = אף אחד לא קורא
    .sentence = לשולחנות שקטים. קלף שפספסו מחכה לתור של מישהו.
rummy500-set-keep-one = מסיימים בזריקה
    .sentence = חוק בית. מסיימים רק בזריקה.
rummy500-set-floating = ריחוף
    .sentence = גרסה מוכרת. משחקים הכול, ונשארים בסיבוב בלי קלפים.
rummy500-set-strict-floating = ריחוף קפדני
    .sentence = גרסה של הריחוף. קלף אחרון שמתאים חייבים לשחק.
rummy500-set-called-discards = ריחוף עם קריאה
    .sentence = גרסה של הריחוף. קלף אחרון שמתאים מותר לזרוק, ואחרים יכולים לקרוא עליו.
rummy500-set-fives = בחמישיות
    .sentence = כך סופרים בספר חוקים אחד. קלפים קטנים ואסים נמוכים שווים 5 נקודות כל אחד.
rummy500-set-black-lady = הגברת השחורה
    .sentence = החוקים של משפחה אחת. זה ״{ rummy500-set-fives }״, והמלכה עלה שווה 40.
rummy500-set-thousand = עד 1,000
    .sentence = המשחק הארוך שלנו. החוקים הרגילים, פי שניים.
rummy500-set-single-deal = סיבוב אחד
    .sentence = המשחק הקצר שלנו. סיבוב אחד מכריע.

# Melds with their jokers: “three 6s with a joker”, “6-7-8 of clubs, joker as 6”.
rummy500-group-with-jokers = { $count ->
    [one] { $meld } עם ג׳וקר
    [two] { $meld } עם שני ג׳וקרים
   *[other] { $meld } עם { FORM(cards-number, gender: "m") } ג׳וקרים
}
    .gender = { GENDER($meld) ->
        [f] f
       *[m] m
    }
    .braille = { $meld }{ $count ->
        [one] *
        [two] **
       *[other] **
    }
rummy500-run-with-jokers = { $count ->
    [one] { $meld } עם ג׳וקר בתור { FORM($ranks, article: "none") }
    [two] { $meld } עם שני ג׳וקרים בתור { FORM($ranks, article: "none") }
   *[other] { $meld } עם ג׳וקרים בתור { FORM($ranks, article: "none") }
}
    .gender = m
    .braille = { $meld },JK={ $ranks }

# What is added to a meld: “ace low”, “a joker as 9”, “a joker as ace low”.
rummy500-ace-at-end = { $article ->
    [the] { $end ->
        [low] האס הנמוך
       *[high] האס הגבוה
    }
   *[none] { $end ->
        [low] אס נמוך
       *[high] אס גבוה
    }
}
    .first = { rummy500-ace-at-end }
    .gender = m
rummy500-joker-as = { $article ->
    [the] הג׳וקר בתור { FORM($rank, article: "none") }
   *[none] ג׳וקר בתור { FORM($rank, article: "none") }
}
    .first = { rummy500-joker-as }
    .gender = m

# The meld it is added to: “Ada’s run”, “your queens”.
rummy500-run-of = { $who ->
    [you] הרצף שלך
   *[other] הרצף של { $who }
}
    .gender = m
rummy500-group-of = { $who ->
    [you] { rummy500-group-named } שלך
   *[other] { rummy500-group-named } של { $who }
}
    .gender = f
rummy500-group-named = { $rank ->
    [A] קבוצת האסים
    [T] קבוצת ה־10
    [J] קבוצת הנסיכים
    [Q] קבוצת המלכות
    [K] קבוצת המלכים
   *[other] קבוצת ה־{ $rank }
}

# Moves before they are made.
rummy500-draw-stock = { $use ->
    [clause] למשוך מהקופה
   *[button] למשוך מהקופה
}
rummy500-draw-pile = { $use ->
    [clause] לקחת את { FORM($card, article: "the") } מהערימה
   *[button] לקחת את { FORM($card, article: "the") } מהערימה
}
    .several = { $use ->
        [clause] לקחת { cards-count } מהערימה, עד { FORM($card, article: "the") }
       *[button] לקחת { cards-count } מהערימה, עד { FORM($card, article: "the") }
    }
rummy500-meld = { $use ->
    [clause] להוריד { $meld }
   *[button] להוריד { $meld }
}
rummy500-lay-off = { $end ->
    [low] { $use ->
        [clause] להוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הנמוך
       *[button] להוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הנמוך
    }
    [high] { $use ->
        [clause] להוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הגבוה
       *[button] להוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הגבוה
    }
   *[either] { $use ->
        [clause] להוסיף את { FORM($card, article: "the") } אל { $meld }
       *[button] להוסיף את { FORM($card, article: "the") } אל { $meld }
    }
}
rummy500-swap = { $use ->
    [clause] לשים את { FORM($card, article: "the") } במקום הג׳וקר בתוך { $meld }
   *[button] לשים את { FORM($card, article: "the") } במקום הג׳וקר בתוך { $meld }
}
rummy500-discard = { $use ->
    [clause] לזרוק את { FORM($card, article: "the") }
   *[button] לזרוק את { FORM($card, article: "the") }
}
rummy500-call-take = { $use ->
    [clause] לקרוא ״רמי!״ ולקחת את { FORM($card, article: "the") } מהערימה
   *[button] לקרוא ״רמי!״ ולקחת את { FORM($card, article: "the") } מהערימה
}
    .several = { $use ->
        [clause] לקרוא ״רמי!״ ולקחת { cards-count } מהערימה, עד { FORM($card, article: "the") }
       *[button] לקרוא ״רמי!״ ולקחת { cards-count } מהערימה, עד { FORM($card, article: "the") }
    }
rummy500-call-lay-off = { $end ->
    [low] { $use ->
        [clause] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הנמוך
       *[button] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הנמוך
    }
    [high] { $use ->
        [clause] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הגבוה
       *[button] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }, בקצה הגבוה
    }
   *[either] { $use ->
        [clause] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }
       *[button] לקרוא ״רמי!״ ולהוסיף את { FORM($card, article: "the") } אל { $meld }
    }
}
rummy500-silent = { $use ->
    [clause] לוותר
   *[button] לוותר
}
rummy500-finish = { $use ->
    [clause] לסיים את הסיבוב
   *[button] לסיים את הסיבוב
}

# On a line of braille: calls, a swap, a card of the pile with those on it, and an ace at an end.
rummy500-line-call = רמי
    .add = רמי להוסיף
rummy500-line-swap = להחליף
rummy500-line-pile = { $card }+{ $count }
rummy500-line-end = { $card }/{ $end ->
    [low] נמוך
   *[high] גבוה
}

# The log.
rummy500-deals = { $who ->
    [you] חילקת את סיבוב { $round }.
   *[other] { GENDER($who) ->
        [f] { $who } חילקה את סיבוב { $round }.
       *[m] { $who } חילק את סיבוב { $round }.
    }
}
rummy500-turned-up = הפכו את { FORM($card, article: "the") }.
rummy500-draws = { $who ->
    [you] משכת מהקופה.
   *[other] { GENDER($who) ->
        [f] { $who } משכה מהקופה.
       *[m] { $who } משך מהקופה.
    }
}
rummy500-draws-card = { $who ->
    [you] משכת את { FORM($card, article: "the") } מהקופה.
   *[other] { GENDER($who) ->
        [f] { $who } משכה את { FORM($card, article: "the") } מהקופה.
       *[m] { $who } משך את { FORM($card, article: "the") } מהקופה.
    }
}
rummy500-takes = { $who ->
    [you] לקחת { rummy500-from-pile }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה { rummy500-from-pile }.
       *[m] { $who } לקח { rummy500-from-pile }.
    }
}
    .braille = { $who ->
        [you] לקחת { $cards }
       *[other] { GENDER($who) ->
            [f] { $who } לקחה { $cards }
           *[m] { $who } לקח { $cards }
        }
    }
# Several cards come after a colon, for they may be only counted.
rummy500-from-pile = { COUNT($cards) ->
    [many] מהערימה: { $cards }
   *[other] את { FORM($cards, article: "the") } מהערימה
}
rummy500-calls-takes = { $who ->
    [you] קראת ״רמי!״ ולקחת { rummy500-from-pile }.
   *[other] { GENDER($who) ->
        [f] { $who } קראה ״רמי!״ ולקחה { rummy500-from-pile }.
       *[m] { $who } קרא ״רמי!״ ולקח { rummy500-from-pile }.
    }
}
    .braille = רמי! { $who }: { $cards }
rummy500-melds = { $who ->
    [you] הורדת { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } הורידה { $meld }.
       *[m] { $who } הוריד { $meld }.
    }
}
rummy500-lays-off = { $who ->
    [you] הוספת את { FORM($card, article: "the") } אל { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } הוסיפה את { FORM($card, article: "the") } אל { $meld }.
       *[m] { $who } הוסיף את { FORM($card, article: "the") } אל { $meld }.
    }
}
    .braille = { $who }: { $card } אל { $meld }
rummy500-calls-lays-off = { $who ->
    [you] קראת ״רמי!״ והוספת את { FORM($card, article: "the") } אל { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } קראה ״רמי!״ והוסיפה את { FORM($card, article: "the") } אל { $meld }.
       *[m] { $who } קרא ״רמי!״ והוסיף את { FORM($card, article: "the") } אל { $meld }.
    }
}
    .braille = רמי! { $who }: { $card }
# The same where the meld is the player’s own.
rummy500-lays-off-own = { $who ->
    [you] הוספת את { FORM($card, article: "the") } לסדרה שלך: { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } הוסיפה את { FORM($card, article: "the") } לסדרה שלה: { $meld }.
       *[m] { $who } הוסיף את { FORM($card, article: "the") } לסדרה שלו: { $meld }.
    }
}
    .braille = { $who }: { $card } אל { $meld }
rummy500-calls-lays-off-own = { $who ->
    [you] קראת ״רמי!״ והוספת את { FORM($card, article: "the") } לסדרה שלך: { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } קראה ״רמי!״ והוסיפה את { FORM($card, article: "the") } לסדרה שלה: { $meld }.
       *[m] { $who } קרא ״רמי!״ והוסיף את { FORM($card, article: "the") } לסדרה שלו: { $meld }.
    }
}
    .braille = רמי! { $who }: { $card }
# A card swapped for the joker that stood for it.
rummy500-swaps = { $who ->
    [you] שמת את { FORM($card, article: "the") } במקום הג׳וקר בתוך { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } שמה את { FORM($card, article: "the") } במקום הג׳וקר בתוך { $meld }.
       *[m] { $who } שם את { FORM($card, article: "the") } במקום הג׳וקר בתוך { $meld }.
    }
}
    .braille = { $who }: { $card } במקום ג׳וקר
rummy500-swaps-own = { $who ->
    [you] שמת את { FORM($card, article: "the") } במקום הג׳וקר בסדרה שלך: { $meld }.
   *[other] { GENDER($who) ->
        [f] { $who } שמה את { FORM($card, article: "the") } במקום הג׳וקר בסדרה שלה: { $meld }.
       *[m] { $who } שם את { FORM($card, article: "the") } במקום הג׳וקר בסדרה שלו: { $meld }.
    }
}
    .braille = { $who }: { $card } במקום ג׳וקר
# Many cards taken out of the pile, and those called, as it is seen.
rummy500-moment-dig-title = { $count } קלפים!
rummy500-moment-dig = { $who ->
    [you] חפרת בערימה, ויצאת עם { cards-count }.
   *[other] { GENDER($who) ->
        [f] { $who } חפרה בערימה, ויצאה עם { cards-count }.
       *[m] { $who } חפר בערימה, ויצא עם { cards-count }.
    }
}
rummy500-moment-call-title = רמי!
rummy500-moment-call = { $who ->
    [you] קראת ״רמי!״ ולקחת { cards-count } מהערימה.
   *[other] { GENDER($who) ->
        [f] { $who } קראה ״רמי!״ ולקחה { cards-count } מהערימה.
       *[m] { $who } קרא ״רמי!״ ולקח { cards-count } מהערימה.
    }
}
rummy500-discards = { $who ->
    [you] זרקת את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } זרקה את { FORM($card, article: "the") }.
       *[m] { $who } זרק את { FORM($card, article: "the") }.
    }
}
rummy500-floats = { $who ->
    [you] נשארת בלי קלפים, אבל עדיין בסיבוב.
   *[other] { GENDER($who) ->
        [f] { $who } נשארה בלי קלפים, ועכשיו היא מרחפת.
       *[m] { $who } נשאר בלי קלפים, ועכשיו הוא מרחף.
    }
}
    .braille = { $who ->
        [you] נשארת בלי קלפים.
       *[other] { GENDER($who) ->
            [f] { $who } מרחפת.
           *[m] { $who } מרחף.
        }
    }
rummy500-keeps = { $who ->
    [you] הקלף האחרון נשאר ביד שלך. אי אפשר לזרוק אותו.
   *[other] הקלף האחרון נשאר ביד של { $who }. אי אפשר לזרוק אותו.
}
    .braille = { $who ->
        [you] הקלף האחרון נשאר ביד שלך.
       *[other] הקלף האחרון נשאר ביד של { $who }.
    }
rummy500-finishes = { $who ->
    [you] סיימת את הסיבוב. הקופה ריקה.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הסיבוב. הקופה ריקה.
       *[m] { $who } סיים את הסיבוב. הקופה ריקה.
    }
}
rummy500-round-over = הסיבוב נגמר: { $points }.
    .braille = הסיבוב נגמר.
rummy500-out = { $who ->
    [you] סיימת: { $points }.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה: { $points }.
       *[m] { $who } סיים: { $points }.
    }
}
    .braille = { $who ->
        [you] סיימת.
       *[other] { GENDER($who) ->
            [f] { $who } סיימה.
           *[m] { $who } סיים.
        }
    }
rummy500-points-of = { $who } { $points }

# Refusals: what may be done in each phase.
rummy500-phase-draw = קודם צריך למשוך מהקופה, או לקחת מהערימה.
    .braille = קודם צריך למשוך או לקחת.
rummy500-phase-play = כבר משכת. אפשר להוריד סדרה, להוסיף קלפים, או לזרוק ולסיים את התור.
    .braille = כבר משכת: להוריד, להוסיף או לזרוק.
rummy500-opening = זה התור הראשון, אז רק זורקים קלף.
    .braille = התור הראשון: רק לזרוק.
rummy500-phase-call = קודם צריך לקרוא ״רמי!״, או לוותר.

# Drawing.
# When a card that is owed must be melded.
rummy500-when = { $when ->
    [at_once] מיד
   *[turn] בתור הזה
}
rummy500-stock-empty = הקופה ריקה. אפשר לקחת מהערימה, או לסיים את הסיבוב.
    .braille = אין קופה: לקחת, או לסיים את הסיבוב.
rummy500-pile-has = { $count ->
    [0] הערימה ריקה.
   *[other] בערימה יש רק { cards-count }.
}
rummy500-not-drawn = { $where ->
    [new] את { FORM($card, article: "the") } צריך להוריד { rummy500-when } בסדרה חדשה, ואין לך ממה.
   *[any] את { FORM($card, article: "the") } צריך להוריד { rummy500-when }, ואין לאן.
}
    .braille = לא: אין הפעם מקום בשביל { $card }.
    .leaving = { $where ->
        [new] את { FORM($card, article: "the") } צריך להוריד { rummy500-when } בסדרה חדשה, וצריך גם קלף לזריקה. אי אפשר גם וגם.
       *[any] את { FORM($card, article: "the") } צריך להוריד { rummy500-when }, וצריך גם קלף לזריקה. אי אפשר גם וגם.
    }
rummy500-stock-first = כולם רק לקחו את הקלף העליון לבדו ולא שיחקו דבר, { rummy500-times } כל אחד. צריך למשוך מהקופה, או לקחת יותר מקלף אחד.
    .braille = לא: למשוך, או לקחת יותר מאחד.
# “Twice”, “three times”.
rummy500-times = { $count ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { FORM(cards-number, gender: "f") } פעמים
}
rummy500-owing = { $where ->
    [new] בתור הזה עוד צריך לשחק את { FORM($card, article: "the") }, בסדרה חדשה. אחרי המהלך הזה כבר אי אפשר.
   *[any] בתור הזה עוד צריך לשחק את { FORM($card, article: "the") }. אחרי המהלך הזה כבר אי אפשר.
}
    .braille = לא: צריך לשחק { $card } בתור הזה.
    .at-once = { $where ->
        [new] קודם צריך לשחק את { FORM($card, article: "the") }, בסדרה חדשה.
       *[any] קודם צריך לשחק את { FORM($card, article: "the") }. זה החוב שלך.
    }
rummy500-meld-first = קודם לשחק את { FORM($card, article: "the") } שלקחת, ואז לזרוק.
rummy500-not-finished = אפשר לסיים את הסיבוב רק כשהקופה ריקה.
    .braille = לא: הקופה עוד לא ריקה.
# The card of the sentence once more, and what agrees with it.
rummy500-it = { GENDER($card) ->
    [f] אותה
   *[m] אותו
}
rummy500-above = { GENDER($card) ->
    [f] שמעליה
   *[m] שמעליו
}
rummy500-fits = { GENDER($card) ->
    [f] מתאימה
   *[m] מתאים
}
rummy500-goes = { GENDER($card) ->
    [f] הולכת
   *[m] הולך
}
rummy500-helps = { GENDER($card) ->
    [f] עוזרת
   *[m] עוזר
}

# Calling.
rummy500-not-called = { $where ->
    [new] רק עם הקלפים { rummy500-above } אי אפשר להוריד את { FORM($card, article: "the") } בסדרה חדשה.
   *[any] רק עם הקלפים { rummy500-above } ועם השולחן אי אפשר לשחק את { FORM($card, article: "the") }.
}
    .braille = לא: אי אפשר לשחק { $card }.
    .at-once = { $where ->
        [new] רק עם הקלפים { rummy500-above } אי אפשר להוריד מיד את { FORM($card, article: "the") } בסדרה חדשה.
       *[any] רק עם הקלפים { rummy500-above } ועם השולחן אי אפשר לשחק מיד את { FORM($card, article: "the") }.
    }
    .last = אפשר לקרוא ״רמי!״ רק על הקלף האחרון שנזרק. צריך לומר לאיזו סדרה הוא הולך.
    .count = צריך לומר על כמה קלפים מהערימה קוראים.
    .off = אי אפשר להוסיף לשם את { FORM($card, article: "the") }.

# Putting cards down.
rummy500-not-held = { FORM($card, article: "the") } לא ביד שלך.
rummy500-barred = אי אפשר לזרוק את { FORM($card, article: "the") } בתור שבו לקחת { rummy500-it } מהערימה. אפשר לשמור או לשחק { rummy500-it }.
    .braille = לא לזרוק: { $card } מהערימה.
rummy500-last-card = הקלף האחרון שלך, { FORM($card, article: "the") }, מתאים לסדרה. אפשר רק להוסיף אותו.
    .braille = לא לזרוק: יש סדרה בשביל { $card }.
rummy500-keep-one = את הקלף האחרון צריך לזרוק. כדאי לשמור אחד בצד.
    .braille = לא: צריך קלף אחד לזריקה.
rummy500-no-meld = זאת עוד לא סדרה. קבוצה היא 3 או 4 קלפים של אותו מספר, כל אחד בצורה אחרת. רצף הוא { $run } קלפים או יותר בצורה אחת, זה אחר זה.
    .braille = לא: 3 ממספר אחד, או רצף של { $run }.
    .few = בסדרה צריך לפחות שלושה קלפים.
    .jokers = סדרה לא יכולה להיות רק מג׳וקרים. צריך לצרף עוד קלף.
    .one-joker = בסדרה יכול להיות רק ג׳וקר אחד.
    .short = ברצף צריך לפחות ארבעה קלפים.
    .high-ace = בשולחן הזה אס לא בא מעל למלך.
rummy500-no-such-meld = אין על השולחן סדרה { "\u2068" }M{ $number }{ "\u2069" }.
rummy500-which-end = האס מתאים לשני הקצוות של הרצף הזה. צריך לומר נמוך או גבוה.
    .braille = האס מתאים לשני הקצוות: נמוך או גבוה?
rummy500-no-fit = { FORM($card, article: "the") } לא { rummy500-fits } לאף קצה של { FORM($meld, article: "the") }.
    .braille = לא: { $card } לא ליד { $meld }.
    .full = אי אפשר להוסיף עוד אל { FORM($meld, article: "the") }.
    .joker = הג׳וקר לא יכול להיות הקלף הזה בתוך { FORM($meld, article: "the") }.
    .one-joker = כבר יש ג׳וקר בתוך { FORM($meld, article: "the") }. בסדרה יכול להיות רק אחד.
    .high-ace = בשולחן הזה אס לא בא מעל למלך.
    .end = { FORM($card, article: "the") } לא { rummy500-fits } לשני הקצוות של { FORM($meld, article: "the") }. אין צורך לומר קצה.
    .group = { FORM($card, article: "the") } לא { rummy500-fits } אל { FORM($meld, article: "the") }. בקבוצה יש מספר אחד, וכל צורה פעם אחת.
rummy500-no-swap = אין בתוך { FORM($meld, article: "the") } ג׳וקר שבא במקום { FORM($card, article: "the") }.
    .braille = לא: אין שם ג׳וקר במקום { $card }.
    .owing = קודם צריך לשחק את { FORM($card, article: "the") } שלקחת, ורק אז להחליף.
    .off = בשולחן הזה לא מחליפים ג׳וקר שעל השולחן.
rummy500-no-move = ברמי 500 אין מהלך { $text }.
    .why = ברמי 500 אין מהלך { $text }: { $why }.
rummy500-only-ace-ends = רק לאס יש קצה נמוך וקצה גבוה

# What is to be done.
rummy500-prompt-dealing = מחלקים את הקלפים.
rummy500-prompt-over = הסיבוב נגמר.
rummy500-prompt-turn = התור שלך.
rummy500-prompt-others-call = { GENDER($who) ->
    [f] { $who } יכולה לקרוא ״רמי!״.
   *[m] { $who } יכול לקרוא ״רמי!״.
}
    .yours = { GENDER($who) ->
        [f] { $who } יכולה לקרוא ״רמי!״ על הקלף שזרקת.
       *[m] { $who } יכול לקרוא ״רמי!״ על הקלף שזרקת.
    }
rummy500-prompt-others-draw = { GENDER($who) ->
    [f] { $who } מושכת קלף.
   *[m] { $who } מושך קלף.
}
rummy500-prompt-others-play = { GENDER($who) ->
    [f] { $who } משחקת.
   *[m] { $who } משחק.
}
    .owing = { GENDER($who) ->
        [f] { $who } משחקת, וחייבת לשחק את { FORM($card, article: "the") }.
       *[m] { $who } משחק, וחייב לשחק את { FORM($card, article: "the") }.
    }
rummy500-prompt-call = לקרוא ״רמי!״ על קלפים מהערימה, או לוותר.
    .top = { $card } { rummy500-fits } לסדרה. לקרוא ״רמי!״, או לוותר.
rummy500-prompt-no-stock = הקופה ריקה. צריך לסיים את הסיבוב.
    .takes = הקופה ריקה. לקחת קלפים מהערימה, או לסיים את הסיבוב.
rummy500-prompt-draw = למשוך קלף.
    .take = למשוך קלף, או לקחת את { FORM($card, article: "the") }.
    .takes = למשוך קלף, או לקחת קלפים מהערימה.
rummy500-prompt-float = נשארת בלי קלפים. למשוך קלף.
    .take = נשארת בלי קלפים. למשוך קלף, או לקחת את { FORM($card, article: "the") }.
    .takes = נשארת בלי קלפים. למשוך קלף, או לקחת קלפים מהערימה.
rummy500-prompt-owing = { $where ->
    [new] בתור הזה צריך לשחק את { FORM($card, article: "the") }, בסדרה חדשה.
   *[any] בתור הזה צריך לשחק את { FORM($card, article: "the") }.
}
    .at-once = { $where ->
        [new] קודם צריך לשחק את { FORM($card, article: "the") }, בסדרה חדשה.
       *[any] קודם צריך לשחק את { FORM($card, article: "the") }.
    }
rummy500-prompt-meld-it = אי אפשר לזרוק את { FORM($card, article: "the") }, אז צריך לשחק { rummy500-it }.
rummy500-prompt-lay = להוריד סדרה, או לזרוק קלף ולסיים את התור.
    .add = להוריד סדרה, להוסיף קלפים, או לזרוק קלף ולסיים את התור.
rummy500-prompt-add = להוסיף קלף לסדרה, או לזרוק אחד ולסיים את התור.
rummy500-prompt-swap = לשים קלף במקום ג׳וקר, או לזרוק אחד ולסיים את התור.
    .play = לשים קלף במקום ג׳וקר, לשחק אחרים, או לזרוק אחד ולסיים את התור.
rummy500-prompt-opening = לזרוק קלף שפותח את הערימה.
rummy500-prompt-discard = לזרוק קלף ולסיים את התור.

# And why.
rummy500-why-opening = בתור הראשון רק זורקים.
rummy500-why-next = אחר כך התור שלך.
rummy500-why-float = אם הקלף שנמשך נזרק, הסיבוב נגמר.
    .called = אם הקלף שנמשך נזרק, הסיבוב נגמר, אלא אם מישהו קורא עליו ״רמי!״.
rummy500-why-stock = כולם רק לקחו את הקלף העליון לבדו, { rummy500-times } כל אחד. עכשיו אי אפשר לקחת רק אותו.
rummy500-why-none = { $where ->
    [new] אין בערימה קלף שיכול להיכנס לסדרה חדשה.
   *[any] אין בערימה קלף שאפשר לשחק { rummy500-when }.
}
rummy500-why-whatever = { $where ->
    [new] אפשר לקחת כמה שרוצים, אבל את העמוק ביותר צריך להוריד { rummy500-when } בסדרה חדשה.
   *[any] אפשר לקחת כמה שרוצים, אבל את העמוק ביותר צריך להוריד { rummy500-when }.
}
    .single = { $where ->
        [new] קלף שלוקחים מהערימה צריך להוריד { rummy500-when } בסדרה חדשה.
       *[any] קלף שלוקחים מהערימה צריך להוריד { rummy500-when }.
    }
rummy500-why-no-deeper = שום דבר עמוק יותר לא עוזר עכשיו.
rummy500-why-deepest = { $where ->
    [new] כשלוקחים כמה, את העמוק ביותר צריך להוריד { rummy500-when } בסדרה חדשה.
   *[any] כשלוקחים כמה, את העמוק ביותר צריך להוריד { rummy500-when }.
}
rummy500-why-leave-one = צריך להשאיר קלף אחד לזריקה.
rummy500-why-rest = את שאר הקלפים שלקחת אפשר לשמור.
rummy500-why-barred = אי אפשר לזרוק את { FORM($card, article: "the") } בתור הזה.
rummy500-why-last = את הקלף האחרון צריך לזרוק.
rummy500-why-may-be-called = אם מישהו קורא ״רמי!״ על הקלף האחרון שלך, הסיבוב נמשך ואין לך קלפים.
rummy500-why-ends = { $who ->
    [you] אם אף אחד לא קורא ״רמי!״ על הקלף האחרון שלך, סיימת.
   *[other] { GENDER($who) ->
        [f] אם אף אחד לא קורא, { $who } מסיימת.
       *[m] אם אף אחד לא קורא, { $who } מסיים.
    }
}

# What the pile offers where it is pointed at.
rummy500-coming-call = { $where ->
    [new] עם ״רמי!״ לוקחים את { FORM($card, article: "the") }. צריך להוריד { rummy500-it } { rummy500-when } בסדרה חדשה.
   *[any] עם ״רמי!״ לוקחים את { FORM($card, article: "the") }. צריך להוריד { rummy500-it } { rummy500-when }.
}
    .several = { $where ->
        [new] עם ״רמי!״ לוקחים { cards-count }, ואת { FORM($card, article: "the") } צריך להוריד { rummy500-when } בסדרה חדשה.
       *[any] עם ״רמי!״ לוקחים { cards-count }, ואת { FORM($card, article: "the") } צריך להוריד { rummy500-when }.
    }
    .not = מכאן אי אפשר לשחק את { FORM($card, article: "the") } בלי קלפים מהיד.
    .last = אפשר לקרוא ״רמי!״ רק על הקלף האחרון שנזרק.
    .off = עם ״רמי!״ מוסיפים את { FORM($card, article: "the") }, והנקודות שלך.
    .ways = עם ״רמי!״ מוסיפים את { FORM($card, article: "the") }, ויש כמה מקומות. הבחירה שלך.
rummy500-coming = { $where ->
    [new] לוקחים את { FORM($card, article: "the") }. צריך להוריד { rummy500-it } { rummy500-when } בסדרה חדשה.
   *[any] לוקחים את { FORM($card, article: "the") }. צריך להוריד { rummy500-it } { rummy500-when }.
}
    .several = { $where ->
        [new] לוקחים { cards-count }, ואת { FORM($card, article: "the") } צריך להוריד { rummy500-when } בסדרה חדשה.
       *[any] לוקחים { cards-count }, ואת { FORM($card, article: "the") } צריך להוריד { rummy500-when }.
    }
    .not = לא מכאן. אז חייבים לשחק { rummy500-when } את { FORM($card, article: "the") }.
    .barred = לוקחים את { FORM($card, article: "the") }. אי אפשר לזרוק { rummy500-it } בתור הזה.

# The window in which the person may call.
rummy500-call = רמי!
    .off = { $card } { rummy500-fits } אל { FORM($melds, article: "the") }, והנקודות שלך.
    .hidden = משהו בערימה אפשר לשחק. רואים מה?
    .last = אם אף אחד לא קורא, הסיבוב נגמר.
    .take = { $count ->
        [0] אפשר לשחק את { FORM($card, article: "the") }.
        [1] אפשר לשחק את { FORM($card, article: "the") }, אם לוקחים גם את הקלף { rummy500-above }.
        [2] אפשר לשחק את { FORM($card, article: "the") }, אם לוקחים גם את שני הקלפים { rummy500-above }.
       *[other] אפשר לשחק את { FORM($card, article: "the") }, אם לוקחים גם את { $count } הקלפים { rummy500-above }.
    }
    .deeper = { $count ->
        [one] אפשר גם קלף אחד עמוק יותר.
        [two] אפשר גם שני קלפים עמוקים יותר.
       *[other] אפשר גם { FORM(cards-number, gender: "m") } קלפים עמוקים יותר.
    }
rummy500-the-meld = { FORM($meld, article: "the") }
    .gender = { GENDER($meld) ->
        [f] f
       *[m] m
    }
rummy500-or = { $before } או { $after }

# Buttons.
rummy500-offer-draw = למשוך
rummy500-offer-pile = לקחת קלפים
rummy500-offer-take = לקחת את { FORM($card, article: "the") }
    .several = לקחת { $count } קלפים
    .down = לקחת { $count }, עד { FORM($card, article: "the") }
rummy500-offer-lay = להוריד
    .meld = { $end ->
        [float] לרחף: להוריד { $meld }
        [out] לסיים: להוריד { $meld }
       *[neither] להוריד { $meld }
    }
rummy500-offer-add = להוסיף
    .card = { $end ->
        [float] לרחף: { FORM($what, article: "the") } אל { $meld }
        [out] לסיים: { FORM($what, article: "the") } אל { $meld }
       *[neither] להוסיף את { FORM($what, article: "the") } אל { $meld }
    }
    .several = { $end ->
        [float] לרחף: { $count } קלפים אל { $meld }
        [out] לסיים: { $count } קלפים אל { $meld }
       *[neither] להוסיף { $count } קלפים אל { $meld }
    }
    .calling = רמי! { FORM($what, article: "the") } אל { $meld }
rummy500-offer-swap = לשים את { FORM($card, article: "the") } במקום ג׳וקר בתוך { $meld }
rummy500-asks-pile = כמה קלפים?
rummy500-asks-call = על אילו קלפים לקרוא ״רמי!״?
rummy500-asks-joker = { $count ->
    [one] במקום איזה קלף בא הג׳וקר?
    [two] במקום אילו קלפים באים שני הג׳וקרים?
   *[other] במקום אילו קלפים באים הג׳וקרים?
}
rummy500-asks-add = איזה קלף להוסיף?
rummy500-asks-where = לאן להוסיף את { FORM($card, article: "the") }?
    .several = לאן להוסיף את { $count } הקלפים?
rummy500-offer-out = לסיים: לזרוק את { FORM($card, article: "the") }

# What is said of gestures that mean no move, and of moves that give something away.
rummy500-aside-hand = קלפים מורידים לשולחן, או זורקים אחד על הערימה.
rummy500-aside-one = זורקים קלף אחד בכל תור. צריך לבחור רק אחד.
rummy500-aside-table = קלפים על השולחן נשארים במקומם.
    .swap = קלפים על השולחן נשארים שם. רק ג׳וקר יוצא, כשבא במקומו הקלף שלו.
rummy500-aside-drawn = הקלפים שלוקחים עוברים קודם ליד.
rummy500-wasteful-out = אפשר להוריד את כל הקלפים חוץ מאחד ולסיים.
    .called = אפשר להוריד את כל הקלפים חוץ מאחד ולסיים, אם אף אחד לא יכול לקרוא ״רמי!״ על האחרון.
rummy500-wasteful-joker = ג׳וקר יכול להיות כל קלף.
rummy500-wasteful-meld = יש לך ביד סדרה עם הקלף הזה.

# Signs, how a player stands, and the figures beside the hand.
rummy500-stock-used-up = הקופה ריקה
    .sentence = הקופה ריקה.
rummy500-not-alone = לא העליון לבדו
    .sentence = בתור הזה אי אפשר לקחת רק את הקלף העליון.
rummy500-floating = בריחוף
rummy500-figure = שולחן { $laid }, יד { $held }
rummy500-word-figure = ״שולחן״ נספר לזכותך, ״יד״ נגדך.
rummy500-word-float = לרחף זה להישאר בלי קלפים, אבל עדיין בסיבוב.

# The round’s end and the match’s.
rummy500-ended = הקופה ריקה
rummy500-on-the-table = על השולחן
rummy500-left-in-hand = נשאר ביד
rummy500-this-round = הסיבוב הזה
rummy500-outs = { $count ->
    [1] סיום אחד
    [2] שני סיומים
   *[other] { $count } סיומים
}

# Why a move is good.
rummy500-reason-stock = הערימה תעלה לך יותר ממה שהיא נותנת. כדאי לנסות את הקופה.
    .only = עכשיו אי אפשר לקחת דבר מהערימה.
    .several = כדי לשחק את { FORM($card, article: "the") } צריך לקחת { cards-count }, { $points } נקודות נגדך כל עוד הם ביד.
    .nothing = { $card } לא { rummy500-goes } עם שום דבר ביד שלך, ועולה { $points }.
    .near = { $card } ממש ליד { FORM($near, article: "the") }, אבל זאת עוד לא סדרה. וכולם יראו שלקחת { rummy500-it }.
rummy500-reason-top = { $card } { rummy500-goes } עם { FORM($near, article: "the") }.
    .fits = { $card } { rummy500-fits } לסדרה על השולחן.
    .alone = { $card } שווה { rummy500-so-many }, והאחרים לא יקבלו { rummy500-it }.
    .frees = עם { FORM($card, article: "the") } מקבלים ג׳וקר מהשולחן.
rummy500-reason-pile = אפשר לשחק את { FORM($card, article: "the") }, ובסך הכול לוקחים { cards-count }, { $points } נקודות.
rummy500-reason-meld = זה שווה { $points } נקודות, בטוחות על השולחן.
rummy500-reason-lay-off = { $card } שווה { rummy500-so-many } על השולחן, וביד זה עולה לך.
rummy500-reason-swap = { $card } שווה { rummy500-so-many } על השולחן, ומקבלים על זה ג׳וקר.
rummy500-reason-few = { $who ->
    [you] { $count ->
        [one] נשאר לך קלף אחד.
        [two] נשארו לך שני קלפים.
       *[other] נשארו לך { cards-count }.
    }
   *[other] { $count ->
        [one] נשאר קלף אחד ביד של { $who }, והסיבוב יכול להיגמר.
        [two] נשארו שני קלפים ביד של { $who }, והסיבוב יכול להיגמר בקרוב.
       *[other] נשארו { cards-count } ביד של { $who }, והסיבוב יכול להיגמר בקרוב.
    }
}
rummy500-reason-call = מקבלים { cards-count }, { rummy500-so-many }, ואת התור.
    .off = מקבלים נקודות בלי להפסיד תור.
    .silent = הקלפים האלה יעלו לך יותר ממה שהם נותנים.
    .open = { GENDER($who) ->
        [f] אם אף אחד לא קורא, { $who } יכולה לסיים עכשיו.
       *[m] אם אף אחד לא קורא, { $who } יכול לסיים עכשיו.
    }
    .ending = { GENDER($who) ->
        [f] עדיף לך אם { $who } מסיימת עכשיו.
       *[m] עדיף לך אם { $who } מסיים עכשיו.
    }
rummy500-reason-finish = לא שווה לקחת דבר, אז כדאי לסיים את הסיבוב עכשיו.
rummy500-reason-out = זה הקלף האחרון שלך. סיימת, והאחרים משלמים על הקלפים שלהם.
    .callable = זה הקלף האחרון שלך, { FORM($card, article: "the") }. זה הסיום, אלא אם מישהו קורא עליו ״רמי!״.
rummy500-reason-gift = { $card } { rummy500-helps } לאחרים כבר עכשיו, אבל ביד זה עולה לך { rummy500-so-many }.
rummy500-reason-wait = על קלפים שיורדים עכשיו האחרים יכולים להוסיף. לכולם יש { $count } או יותר, אז כדאי לחכות ולזרוק את { FORM($card, article: "the") }.
    .risk = על קלפים שיורדים עכשיו האחרים יכולים להוסיף. כדאי לחכות, אבל לא הרבה: { $who ->
        [you] { $count ->
            [one] נשאר לך קלף אחד.
            [two] נשארו לך שני קלפים.
           *[other] נשארו לך { cards-count }.
        }
       *[other] { $count ->
            [0] { GENDER($who) ->
                [f] { $who } מרחפת.
               *[m] { $who } מרחף.
            }
            [one] נשאר קלף אחד ביד של { $who }.
            [two] נשארו שני קלפים ביד של { $who }.
           *[other] נשארו { cards-count } ביד של { $who }.
        }
    }
rummy500-reason-tempting = { GENDER($who) ->
    [f] אבל { $who } לקחה את { FORM($near, article: "the") }, ואולי זה מעניין אותה.
   *[m] אבל { $who } לקח את { FORM($near, article: "the") }, ואולי זה מעניין אותו.
}
rummy500-reason-spare = { $card } { rummy500-goes } עם { FORM($near, article: "the") }, אבל ביד זה עולה לך { rummy500-so-many }.
rummy500-reason-nothing = { $card } לא { rummy500-goes } עם שום דבר ביד שלך, ועולה לך { rummy500-so-many }.
rummy500-reason-other = { $card } { rummy500-goes } עם { FORM($near, article: "the") }.
    .gift = { $card } { rummy500-helps } לאחרים כבר עכשיו.
    .wanted = { $card } { rummy500-goes } עם { FORM($near, article: "the") }, וזה { GENDER($who) ->
        [f] מה שלקחה { $who }.
       *[m] מה שלקח { $who }.
    }
    .cheaper = { $card } עולה לך ביד { rummy500-so-many }, { $other } רק { $theirs }.
    .fewer = { $card } { rummy500-goes } עם { $there } מהקלפים הנסתרים, הקלף הזה עם { $here }.
    .dearer = { $card } שווה { $theirs ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $theirs } נקודות
    } למי שיכול לשחק { rummy500-it }, הקלף הזה רק { $points }.
# So many points.
rummy500-so-many = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}

# Why a move is better than another, by what happens soon.
rummy500-outcome-pile = { $many ->
    [yes] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו ייקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { GENDER($who) ->
        [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תיקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } ייקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    }
}
rummy500-outcome-added = { $many ->
    [yes] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו יוסיף לסדרות שלך לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { GENDER($who) ->
        [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תוסיף לסדרות שלך לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } יוסיף לסדרות שלך לפני התור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    }
}
rummy500-outcome-lays = ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יש לך סדרה להוריד בתור הבא. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
rummy500-outcome-caught = { $points ->
    [one] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארת לך ביד נקודה אחת או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    [two] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארות לך ביד שתי נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[other] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות נשארות לך ביד { $points } נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
}

# What somebody overlooked, told after the round, and what it was about in a list.
rummy500-overlooked-deep = { $who ->
    [you] פספסת חפירה עמוקה בערימה, עד { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } פספסה חפירה עמוקה בערימה, עד { FORM($card, article: "the") }.
       *[m] { $who } פספס חפירה עמוקה בערימה, עד { FORM($card, article: "the") }.
    }
}
    .theme = חפירות עמוקות שפספסת
rummy500-overlooked-gift = { $who ->
    [you] פספסת שיש סדרה בשביל { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } פספסה שיש סדרה בשביל { FORM($card, article: "the") }.
       *[m] { $who } פספס שיש סדרה בשביל { FORM($card, article: "the") }.
    }
}
    .pile = { $who ->
        [you] פספסת שיש סדרה מהערימה עם { FORM($card, article: "the") }.
       *[other] { GENDER($who) ->
            [f] { $who } פספסה שיש סדרה מהערימה עם { FORM($card, article: "the") }.
           *[m] { $who } פספס שיש סדרה מהערימה עם { FORM($card, article: "the") }.
        }
    }
    .theme = קלפים שנזרקו, וכל אחד היה יכול לשחק אותם
rummy500-overlooked-others-melds = { $who ->
    [you] לא הסתכלת על { FORM($meld, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } לא הסתכלה על { FORM($meld, article: "the") }.
       *[m] { $who } לא הסתכל על { FORM($meld, article: "the") }.
    }
}
    .shared = { $who ->
        [you] פספסת ש{ FORM($card, article: "the") } { rummy500-fits } אל { FORM($meld, article: "the") }.
       *[other] { GENDER($who) ->
            [f] { $who } פספסה ש{ FORM($card, article: "the") } { rummy500-fits } אל { FORM($meld, article: "the") }.
           *[m] { $who } פספס ש{ FORM($card, article: "the") } { rummy500-fits } אל { FORM($meld, article: "the") }.
        }
    }
    .theme = סדרות של אחרים שאפשר היה להוסיף להן
rummy500-overlooked-taken = { $who ->
    [you] שכחת ש{ $took }.
   *[other] { GENDER($who) ->
        [f] { $who } שכחה ש{ $took }.
       *[m] { $who } שכח ש{ $took }.
    }
}
    .theme = קלפים שאחרים לקחו
# The person comes last, for a name can’t follow the prefix.
rummy500-overlooked-took = { $who ->
    [you] לקחת את { FORM($card, article: "the") }
   *[other] את { FORM($card, article: "the") } { GENDER($who) ->
        [f] לקחה { $who }
       *[m] לקח { $who }
    }
}
rummy500-overlooked-caught = { $who ->
    [you] שמרת סדרה { $near }.
   *[other] { GENDER($who) ->
        [f] { $who } שמרה סדרה { $near }.
       *[m] { $who } שמר סדרה { $near }.
    }
}
    .broken = { $who ->
        [you] פירקת סדרה { $near }.
       *[other] { GENDER($who) ->
            [f] { $who } פירקה סדרה { $near }.
           *[m] { $who } פירק סדרה { $near }.
        }
    }
    .theme = סדרות ששמרת יותר מדי זמן
rummy500-overlooked-near = { $count ->
    [0] { $who ->
        [you] כשלא נשארו לך קלפים
       *[other] כשלא נשארו קלפים ביד של { $who }
    }
    [one] { $who ->
        [you] כשנשאר לך קלף אחד
       *[other] כשנשאר קלף אחד ביד של { $who }
    }
    [two] { $who ->
        [you] כשנשארו לך שני קלפים
       *[other] כשנשארו שני קלפים ביד של { $who }
    }
   *[other] { $who ->
        [you] כשנשארו לך { cards-count }
       *[other] כשנשארו { cards-count } ביד של { $who }
    }
}

# What a card is, to whoever asks.
rummy500-about = { $card }: { $points } נקודות על השולחן, מינוס { $points } אם הקלף נשאר ביד.
rummy500-about-ace = { $card }: { $points } נקודות על השולחן, אבל { $low } מתחת ל־2. מינוס { $points } אם הקלף נשאר ביד.
rummy500-about-joker = ג׳וקר: תמיד { $points } נקודות. הוא בא במקום כל קלף בכל סדרה.
rummy500-about-joker-as = ג׳וקר: { $points } נקודות. כאן הוא { $stands }, ואי אפשר להחליף אותו.
    .swap = ג׳וקר: { $points } נקודות. כאן הוא { $stands }. עם הקלף הזה אפשר להחליף אותו.
rummy500-about-joker-rank = ג׳וקר: { $points } נקודות. כאן הוא צורה חסרה, ואי אפשר להחליף אותו.
    .swap = ג׳וקר: { $points } נקודות. כאן הוא צורה חסרה. עם הקלף הזה אפשר להחליף אותו.

# Kinds of decisions, as the statistics tell of what each of them cost.
rummy500-deed-draw = משיכה וחפירה
rummy500-deed-meld = הורדת סדרות
rummy500-deed-layoff = הוספת קלפים
rummy500-deed-discard = זריקה
rummy500-deed-call = קריאת ״רמי!״

# What a letter of a button does, as a page of keys lists it.
rummy500-letter-call = לקרוא ״רמי!״

# What an opponent is fond of, and of one who is the opposite. No gender is known: the infinitive.
rummy500-trait-takes = לקרוא בכל הזדמנות, ולזרוק קלפים כמו אלה שבערימה.
    .not = לקרוא לעיתים רחוקות, ולא לזרוק שום דבר שדומה לערימה.
rummy500-trait-digs = לחפור עמוק בערימה, ולשמור קלפים גבוהים.
    .not = אף פעם לא לחפור עמוק, ולזרוק קלפים גבוהים.
rummy500-trait-hasty = להוריד סדרות מיד, וללכת אחרי הצורה שעל הערימה.
    .not = לשמור סדרות ביד, ולזרוק כל צורה, רק לא את זו שעל הערימה.
rummy500-trait-bait = לשים פיתיון, ולזרוק קלפים קרובים לאלה ששווה לקחת.
    .not = לשמור שכנים יחד, ולזרוק בודדים.
rummy500-trait-hoards = לאגור ג׳וקרים וקלפים אדומים.
    .not = לבזבז ג׳וקרים בלי חשבון, וגם קלפים אדומים.
rummy500-trait-unwanted = לעקוב אחרי השחקן הבא, ולזרוק כמוהו.
    .not = לזרוק קלפים שלא דומים לאלה שהשחקן הבא זורק.

# So many moves that may show what somebody is fond of.
rummy500-deeds-discards = { $count ->
    [one] זריקה אחת
    [two] שתי זריקות
   *[other] { $count } זריקות
}
rummy500-deeds-melds = { $count ->
    [one] סדרה, הוספה או זריקה אחת
    [two] שתי סדרות, הוספות או זריקות
   *[other] { $count } סדרות, הוספות וזריקות
}
rummy500-deeds-draws = { $count ->
    [one] משיכה, קריאה או זריקה אחת
    [two] שתי משיכות, קריאות או זריקות
   *[other] { $count } משיכות, קריאות וזריקות
}
rummy500-deeds-calls = { $count ->
    [one] הזדמנות אחת לקרוא או לזרוק
    [two] שתי הזדמנויות לקרוא או לזרוק
   *[other] { $count } הזדמנויות לקרוא או לזרוק
}

# What decides a puzzle: what the best move has, and what another lacks.
rummy500-merit-scores = { $count ->
    [one] זה שווה נקודה אחת.
    [two] זה שווה שתי נקודות.
   *[other] זה שווה { $count } נקודות.
}
    .not = { $count ->
        [0] זה לא שווה אף נקודה.
        [one] זה שווה רק נקודה אחת.
        [two] זה שווה רק שתי נקודות.
       *[other] זה שווה רק { $count } נקודות.
    }
rummy500-merit-playable = { $count ->
    [one] אז אפשר לשחק מיד נקודה אחת.
    [two] אז אפשר לשחק מיד שתי נקודות.
   *[other] אז אפשר לשחק מיד { $count } נקודות.
}
    .not = { $count ->
        [0] אז לא בטוח שאפשר לשחק משהו.
        [one] אז אפשר לשחק מיד רק נקודה אחת.
        [two] אז אפשר לשחק מיד רק שתי נקודות.
       *[other] אז אפשר לשחק מיד רק { $count } נקודות.
    }
rummy500-merit-gives = { $count ->
    [0] זה לא נותן לאחרים שום דבר לשחק.
    [one] זה נותן לאחרים רק נקודה אחת.
    [two] זה נותן לאחרים רק שתי נקודות.
   *[other] זה נותן לאחרים רק { $count } נקודות.
}
    .not = { $count ->
        [one] זה נותן לאחרים נקודה אחת.
        [two] זה נותן לאחרים שתי נקודות.
       *[other] זה נותן לאחרים { $count } נקודות.
    }
rummy500-merit-useful = { $count ->
    [0] אחרי זה אין קלף נסתר שאפשר לשחק.
    [one] אחרי זה יש קלף נסתר אחד שאפשר לשחק.
    [two] אחרי זה יש שני קלפים נסתרים שאפשר לשחק.
   *[other] אחרי זה יש { FORM(cards-number, gender: "m") } קלפים נסתרים שאפשר לשחק.
}
    .not = { $count ->
        [0] אחרי זה אין קלף נסתר שאפשר לשחק.
        [one] אחרי זה יש רק קלף נסתר אחד שאפשר לשחק.
        [two] אחרי זה יש רק שני קלפים נסתרים שאפשר לשחק.
       *[other] אחרי זה יש רק { FORM(cards-number, gender: "m") } קלפים נסתרים שאפשר לשחק.
    }
rummy500-merit-feeds = { $count ->
    [0] אף זוג שיכול להיות אצל האחרים לא נעשה סדרה בעזרתו.
    [one] רק זוג אחד שיכול להיות אצל האחרים נעשה סדרה בעזרתו.
    [two] רק שני זוגות שיכולים להיות אצל האחרים נעשים סדרה בעזרתו.
   *[other] רק { FORM(cards-number, gender: "m") } זוגות שיכולים להיות אצל האחרים נעשים סדרה בעזרתו.
}
    .not = { $count ->
        [99] ג׳וקר עוזר לכל אחד.
        [one] זוג אחד שיכול להיות אצל האחרים נעשה סדרה בעזרתו.
        [two] שני זוגות שיכולים להיות אצל האחרים נעשים סדרה בעזרתו.
       *[other] { FORM(cards-number, gender: "m") } זוגות שיכולים להיות אצל האחרים נעשים סדרה בעזרתו.
    }
rummy500-merit-left = { $count ->
    [0] אף נקודה לא נשארת ביד שלך.
    [one] רק נקודה אחת נשארת ביד שלך.
    [two] רק שתי נקודות נשארות ביד שלך.
   *[other] רק { $count } נקודות נשארות ביד שלך.
}
    .not = { $count ->
        [one] כך נשארת ביד שלך נקודה אחת.
        [two] כך נשארות ביד שלך שתי נקודות.
       *[other] כך נשארות ביד שלך { $count } נקודות.
    }
rummy500-merit-size = { $count ->
    [0] אז היד שלך ריקה.
    [one] רק { cards-count } נשאר ביד שלך.
    [two] רק { cards-count } נשארים ביד שלך.
   *[other] רק { cards-count } נשארים ביד שלך.
}
    .not = { $count ->
        [one] כך נשאר ביד שלך { cards-count }.
        [two] כך נשארים ביד שלך { cards-count }.
       *[other] כך נשארים ביד שלך { cards-count }.
    }
rummy500-merit-digs = מושכים קלף חדש, ואף אחד לא רואה אותו.
    .not = כולם רואים מה לוקחים שם.
rummy500-merit-many = לוקחים { cards-count }.
    .not = כך לוקחים רק { cards-count }.
rummy500-merit-few = לוקחים רק { cards-count }.
    .not = כך לוקחים { cards-count }.
rummy500-merit-holds = הקלפים שלך נשארים ביד.
    .not = זה מוריד את הקלפים שלך לשולחן כבר עכשיו.
rummy500-story = חפירות גדולות

# How the rules of a puzzle differ from the usual ones.
rummy500-differs-jokers = { $value ->
    [one] כאן יש בכל חפיסה ג׳וקר אחד.
    [four] כאן יש בכל חפיסה ארבעה ג׳וקרים.
   *[off] כאן אין ג׳וקרים.
}
rummy500-differs-pips = כאן 2 עד 9 שווים 5 כל אחד.
rummy500-differs-low-ace = כאן אס נמוך שווה { $value }.
rummy500-differs-single-draw = כאן חייבים לשחק קלף עליון שנלקח לבדו.
rummy500-differs-deepest-in = כאן הקלף העמוק ביותר שלוקחים חייב להיכנס לסדרה חדשה.
rummy500-differs-deepest-when = כאן חייבים לשחק מיד קלף שיש עליו חוב.
rummy500-differs-rummy-call = { $value ->
    [top] כאן אפשר לקרוא ״רמי!״ רק על הקלף האחרון שנזרק.
   *[off] כאן אף אחד לא קורא ״רמי!״
}
rummy500-differs-going-out = { $value ->
    [discard] כאן מסיימים רק בזריקה.
    [float] כאן מרחפים: מי שמשחק הכול נשאר בסיבוב.
    [strict-float] כאן מרחפים, וקלף אחרון שמתאים חייבים לשחק.
   *[called] כאן מרחפים, ואחרים יכולים לקרוא ״רמי!״ על הקלף האחרון שנזרק.
}
rummy500-differs-hand-for-two = כאן שני שחקנים מתחילים עם { $value } קלפים ביד.
rummy500-differs-spade-queen = כאן המלכה עלה שווה { $value }.
rummy500-differs-first-turn = כאן השחקן הראשון מקבל קלף נוסף ורק זורק.
rummy500-differs-next-dealer = { options-next-dealer.differs }
rummy500-differs-wilds = כאן יכול להיות בסדרה רק ג׳וקר אחד.
rummy500-differs-shortest-run = כאן צריך ברצף לפחות ארבעה קלפים.
rummy500-differs-ace = כאן אס תמיד נמוך.
rummy500-differs-joker-swap = כאן אפשר לשים במקום ג׳וקר את הקלף שלו, ולקחת את הג׳וקר.
