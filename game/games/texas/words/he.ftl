# What the start page says of the game.
texas-title = רמי טקסס
texas-pitch = אחד עשר סיבובים, כל אחד פרוע מקודמו, ומטבעות לזכות בהם.
texas-age = לילדים שקוראים וסופרים, מגיל 8 בערך.

# What can be chosen before a match.
texas-length = { $form ->
    [label] { $value ->
        [all] כל הסיבובים
       *[other] סיבובים { $value }
    }
   *[name] { $value ->
        [all] כל הסיבובים
       *[other] סיבובים { $value }
    }
}
    .one = { $form ->
        [label] סיבוב { $number }
       *[name] סיבוב { $number }
    }
texas-rounds = סיבובים
    .help = כל הסיבובים, או רק חלק מהם. כל סיבוב שומר על הקלפים שלו ועל המספר החופשי שלו.
    .all = כל הסיבובים
    .one = רק סיבוב { $count }
    .some = סיבובים { $first } עד { $last }
texas-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
texas-bar = קלף חסום
    .help = אי אפשר לזרוק את הקלף שנלקח זה עתה מהערימה.
texas-dimes = מטבעות לכל אחד
    .help = כמה מטבעות כל אחד שם בקופת המטבעות. עם 0 משחקים בלי מטבעות.
texas-deuces = קלפי 2
    .help = חופשיים בכל סיבוב, או קלפים כמו כל השאר.
    .wild = חופשיים
    .natural = רגילים
texas-jokers = ג׳וקרים
    .help = כמה ג׳וקרים יש בכל חפיסה. הם תמיד חופשיים.
    .on = שניים בחפיסה
    .one = אחד בחפיסה
    .four = ארבעה בחפיסה
    .off = בלי
texas-ace = אס
    .help = איפה אס בא ברצף.
    .both = נמוך או גבוה
    .low = רק נמוך
texas-wilds = קלפים חופשיים בסדרה
    .help = לכל היותר כמספר הקלפים האחרים, רק אחד, או כמה שרוצים.
    .half = עד חצי
    .one = אחד
    .free = כמה שרוצים
texas-after-out = אחרי שמישהו מסיים
    .help = הסיבוב נגמר מיד, או שלכל האחרים יש עוד תור אחד.
    .none = הסיבוב נגמר
    .one-turn = עוד תור אחד
texas-count = נקודות
    .help = קלפים חופשיים עולים יותר וסיבובים מאוחרים נספרים פי שניים, או שכל קלף עולה את מה שכתוב עליו.
    .texas = רמי טקסס
    .face = מה שכתוב
texas-shortest-run = הרצף הקצר ביותר
    .help = כמה קלפים צריך ברצף. בקבוצה תמיד צריך שלושה.
texas-options-turns = סיבובים ותורות
texas-options-wild = קלפים חופשיים
texas-options-count = נקודות ומטבעות
texas-set-eleven = כל אחד עשר הסיבובים
    .sentence = כך משחקים בדרך כלל. בהתחלה שלושה קלפים לכל אחד, בסוף שלושה עשר. משפחה אחת קוראת לזה ״מטבעות״.
texas-set-short = ארבעת הסיבובים הראשונים
    .sentence = המשחק הקצר שלנו, עם שלושה עד שישה קלפים.
texas-set-three-thirteen = Three Thirteen
    .sentence = כמו בספרי החוקים. רק המספר של הסיבוב חופשי, ולכולם יש תור אחרון.
texas-set-three-thirteen-jokers = Three Thirteen עם ג׳וקרים
    .sentence = חוק בית של כמה משפחות. גם ג׳וקרים חופשיים, ועולים 20.

# Moves before they are made.
texas-draw-stock = { $use ->
    [clause] למשוך מהקופה
   *[button] למשוך מהקופה
}
texas-draw-pile = { $use ->
    [clause] לקחת את { FORM($card, article: "the") } מהערימה
   *[button] לקחת את { FORM($card, article: "the") } מהערימה
}
texas-draw-top = לקחת את הקלף העליון של הערימה
texas-discard = { $use ->
    [clause] לזרוק את { FORM($card, article: "the") }
   *[button] לזרוק את { FORM($card, article: "the") }
}
texas-go-out = { $use ->
    [clause] לסיים עם { FORM($card, article: "the") }
   *[button] לסיים עם { FORM($card, article: "the") }
}

# A line of braille: the pile top, with the points left over in the hand.
texas-line-about = { $top } { $points }

# The log.
texas-deals = { $who ->
    [you] חילקת את סיבוב { $round }: { cards-count } לכל אחד. הפעם { texas-wild-ranks }.
   *[other] { GENDER($who) ->
        [f] { $who } חילקה את סיבוב { $round }: { cards-count } לכל אחד. הפעם { texas-wild-ranks }.
       *[m] { $who } חילק את סיבוב { $round }: { cards-count } לכל אחד. הפעם { texas-wild-ranks }.
    }
}
    .braille = { $who ->
        [you] חילקת: סיבוב { $round }, { texas-wild-ranks }.
       *[other] { $who }: סיבוב { $round }, { texas-wild-ranks }.
    }
# "Queens are wild"; the adjective agrees.
texas-wild-ranks = { GENDER(cards-ranks) ->
    [f] { cards-ranks } חופשיות
   *[m] { cards-ranks } חופשיים
}
texas-new-stock = הקופה ריקה. הערימה שמתחת לקלף העליון עורבבה, והיא הקופה החדשה.
    .braille = הערימה היא הקופה החדשה.
texas-turned-up = הפכו את { FORM($card, article: "the") }.
texas-draws = { $who ->
    [you] משכת מהקופה.
   *[other] { GENDER($who) ->
        [f] { $who } משכה מהקופה.
       *[m] { $who } משך מהקופה.
    }
}
texas-draws-card = { $who ->
    [you] משכת את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה את { FORM($card, article: "the") }.
       *[m] { $who } משך את { FORM($card, article: "the") }.
    }
}
texas-takes = { $who ->
    [you] לקחת את { FORM($card, article: "the") } מהערימה.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { FORM($card, article: "the") } מהערימה.
       *[m] { $who } לקח את { FORM($card, article: "the") } מהערימה.
    }
}
texas-discards = { $who ->
    [you] זרקת את { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } זרקה את { FORM($card, article: "the") }.
       *[m] { $who } זרק את { FORM($card, article: "the") }.
    }
}
texas-goes-out = { $who ->
    [you] סיימת עם { FORM($card, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה עם { FORM($card, article: "the") }.
       *[m] { $who } סיים עם { FORM($card, article: "the") }.
    }
}
texas-lays = { $who ->
    [you] הורדת את הסדרות שלך. לכל האחרים יש עוד תור אחד.
   *[other] { GENDER($who) ->
        [f] { $who } הורידה את כל הסדרות. לכל האחרים יש עוד תור אחד.
       *[m] { $who } הוריד את כל הסדרות. לכל האחרים יש עוד תור אחד.
    }
}
    .braille = { $who ->
        [you] הורדת את הסדרות שלך.
       *[other] { GENDER($who) ->
            [f] { $who } הורידה את הסדרות.
           *[m] { $who } הוריד את הסדרות.
        }
    }
texas-stock-out = הקופה ריקה בפעם השלישית. הסיבוב נגמר, ואף אחד לא סיים.
    .braille = אין יותר קופה. הסיבוב נגמר.
texas-stock-out-last = { $who ->
    [you] הקופה ריקה בפעם השלישית, אז התור האחרון שלך נגמר.
   *[other] הקופה ריקה בפעם השלישית, אז התור האחרון של { $who } נגמר.
}
    .braille = אין יותר קופה. הסיבוב נגמר.
texas-round-over = סיבוב { $round } נגמר: { $points }.
    .braille = סיבוב { $round } נגמר.
texas-points-of = { $who } { $points }
texas-dime = { $who ->
    [you] קיבלת מטבע מקופת המטבעות.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה מטבע מקופת המטבעות.
       *[m] { $who } לקח מטבע מקופת המטבעות.
    }
}
texas-share = { $who ->
    [you] זכית בקופת המטבעות: { texas-dimes-count }.
   *[other] { GENDER($who) ->
        [f] { $who } זכתה בקופת המטבעות: { texas-dimes-count }.
       *[m] { $who } זכה בקופת המטבעות: { texas-dimes-count }.
    }
}
texas-dimes-count = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { FORM(cards-number, gender: "m") } מטבעות
}

# Refusals.
texas-draw-first = קודם צריך למשוך קלף.
texas-has-drawn = כבר משכת. עכשיו צריך לזרוק קלף, והתור נגמר.
    .braille = כבר משכת: צריך לזרוק.
texas-stock-first = כולם לקחו מהערימה { texas-times } ברצף. הפעם צריך למשוך מהקופה.
    .braille = לא: הפעם צריך למשוך מהקופה.
# "Six times".
texas-times = { $count ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { FORM(cards-number, gender: "f") } פעמים
}
texas-not-in-hand = { FORM($card, article: "the") } לא ביד שלך.
texas-barred = אי אפשר לזרוק את { FORM($card, article: "the") } בתור שבו לקחת { texas-it }. צריך לזרוק קלף אחר.
    .braille = לא לזרוק: { $card } מהערימה.
texas-last-turn = מישהו כבר סיים, אז אי אפשר לסיים. צריך לזרוק קלף.
    .braille = לא: מישהו כבר סיים. צריך לזרוק.
texas-not-melded = עם { FORM($card, article: "the") } עוד אי אפשר לסיים. כל שאר הקלפים צריכים להיות בסדרות.
    .braille = אין סיום עם { $card }: לא הכול בסדרות.
texas-no-move = ברמי טקסס אין מהלך { $text }. אפשר לנסות draw stock, draw pile, או discard או out עם קלף.

# What is to be done.
texas-prompt-dealing = מחלקים את הקלפים.
texas-prompt-others-draw = { GENDER($who) ->
    [f] { $who } מושכת קלף.
   *[m] { $who } מושך קלף.
}
texas-prompt-others-discard = { GENDER($who) ->
    [f] { $who } זורקת קלף.
   *[m] { $who } זורק קלף.
}
texas-prompt-draw = צריך למשוך קלף.
    .take = אפשר למשוך קלף, או לקחת את { FORM($card, article: "the") }.
    .end = צריך למשוך מהקופה, ואז הסיבוב נגמר.
    .take-or-end = אפשר לקחת את { FORM($card, article: "the") }, או לסיים את הסיבוב.
    .take-or-end-turn = אפשר לקחת את { FORM($card, article: "the") }, או לסיים את התור.
texas-prompt-discard = צריך לזרוק קלף.
    .out = אפשר לסיים.

# And why, or who is next.
texas-why-end = הקופה ריקה בפעם השלישית. אם מושכים ממנה, הסיבוב נגמר.
    .turn = הקופה ריקה בפעם השלישית. אם מושכים ממנה, התור האחרון שלך נגמר.
texas-why-last = { GENDER($who) ->
    [f] { $who } סיימה. זה התור האחרון שלך.
   *[m] { $who } סיים. זה התור האחרון שלך.
}
    .others = לכל אחד יש תור אחד אחרון.
texas-why-stock = כולם לקחו מהערימה { texas-times } ברצף, אז עכשיו תורה של הקופה.
texas-why-shuffle = הקופה ריקה. כשמושכים, מערבבים את הערימה והיא הקופה החדשה.
texas-why-out = כל הקלפים שלך בסדרות, מלבד { FORM($card, article: "the") }.
    .choose = כל הקלפים שלך חוץ מאחד נמצאים בסדרות. נשאר לבחור איזה מהם לזרוק.
    .not-yet = עם { FORM($card, article: "the") } אפשר היה לסיים, אבל לא בתור שבו לקחת { texas-it }.
    .none = כל הקלפים שלך נמצאים בסדרות, ואי אפשר לוותר על אף אחד.
texas-why-barred = את { FORM($card, article: "the") } לא זורקים בתור שבו לקחת { texas-it }.
# The card of the sentence once more, and the verbs that agree with it.
texas-it = { GENDER($card) ->
    [f] אותה
   *[m] אותו
}
texas-goes = { GENDER($card) ->
    [f] הולכת
   *[m] הולך
}
texas-next-you = אחר כך התור שלך.
texas-next-other = אחר כך { $who }, ואז התור שלך.
texas-next-others = אחר כך { $who }. התור שלך בא אחרי { $last }.

# Signs, and the figure beside the hand.
texas-wild = { $more ->
    [both] חופשיים: { cards-ranks }, 2, ג׳וקרים
    [deuces] חופשיים: { cards-ranks }, קלפי 2
    [jokers] חופשיים: { cards-ranks }, ג׳וקרים
   *[none] { GENDER(cards-ranks) ->
        [f] חופשיות: { cards-ranks }
       *[m] חופשיים: { cards-ranks }
    }
}
    .half = { texas-wild }. עד חצי סדרה.
    .one = { texas-wild }. רק אחד בסדרה.
    .sentence = { $more ->
        [both] בסיבוב הזה { cards-ranks }, קלפי 2 וג׳וקרים חופשיים.
        [deuces] בסיבוב הזה { cards-ranks } וקלפי 2 חופשיים.
        [jokers] בסיבוב הזה { cards-ranks } וג׳וקרים חופשיים.
       *[none] בסיבוב הזה רק { texas-wild-ranks }.
    }
texas-last-turns = תורות אחרונים
    .sentence = אלה התורות האחרונים של הסיבוב.
texas-counts = { $times ->
    [2] נספר פי שניים
   *[3] נספר פי שלושה
}
    .sentence = { $times ->
        [2] הסיבוב הזה נספר פי שניים.
       *[3] הסיבוב הזה נספר פי שלושה.
    }
texas-last-stock = קופה אחרונה
    .sentence = זאת הקופה האחרונה של הסיבוב.
texas-no-stock = הקופה ריקה
    .sentence = הקופה ריקה, ואין בסיבוב קופה אחרת.
texas-stock-comes-first = הקופה קודם
    .sentence = הקלף הבא חייב לבוא מהקופה.
texas-deadwood = { $times ->
    [1] נשאר ביד { $points }
   *[other] נשאר ביד { $points } { "\u2068" }x{ $times }{ "\u2069" }
}
texas-word-wild = קלף חופשי יכול להיות כל קלף שצריך.
texas-word-left-over = ״נשאר ביד״ זה מה שעולים לך הקלפים שמחוץ לסדרות.

# Buttons.
texas-offer-draw = למשוך
    .end = לסיים את הסיבוב
    .end-turn = לסיים את התור
    .shuffle = לערבב ולמשוך
texas-offer-take = לקחת את { FORM($card, article: "the") }
texas-asks-out = עם איזה קלף לסיים?
texas-offer-out = לסיים
    .with = לסיים עם { FORM($card, article: "the") }

# What is said of gestures that mean no move, and of moves that give something away.
texas-aside-drawn = הקלף שמושכים עובר ליד שלך.
texas-aside-one = זורקים קלף אחד בכל תור. צריך לבחור רק אחד.
texas-aside-stock = זורקים על הערימה. קלפים לא חוזרים לקופה.
texas-aside-melds = הסדרות נשארות ביד עד שמישהו מסיים. עד אז יוצאים ממנה רק קלפים שזורקים.
texas-wasteful-out = אפשר לסיים עכשיו.
texas-wasteful-wild = הקלף הזה חופשי.
texas-wasteful-meld = יש לך ביד סדרה עם הקלף הזה.

# The round’s end and the match’s. Rounds keep their numbers among the eleven in a shorter match.
texas-round = סיבוב { $number }
    .some = סיבוב { $number } מתוך סיבובים { $first } עד { $last }
texas-ended = הקופה ריקה בפעם השלישית
texas-left-over = נשאר ביד
texas-this-round = הסיבוב הזה
texas-row = { $times ->
    [1] { $cards } קלפים, { texas-wild-ranks }
   *[other] { $cards } קלפים, { texas-wild-ranks }, { "\u2068" }x{ $times }{ "\u2069" }
}
texas-has-dimes = { $count ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $count } מטבעות
}

# Why a move is good.
texas-reason-last = { $points ->
    [one] זה התור האחרון שלך, ולפחות נקודה אחת תישאר ביד.
    [two] זה התור האחרון שלך, ולפחות שתי נקודות יישארו ביד.
   *[other] זה התור האחרון שלך, ולפחות { $points } נקודות יישארו ביד.
}
texas-reason-out = כל שאר הקלפים נמצאים בסדרות. הסיבוב נגמר, ולא עולה לך כלום.
    .match = הסיבוב האחרון נגמר ולא עולה לך כלום. { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, והניצחון שלך.
texas-reason-stock = כולם לקחו מהערימה { texas-times } ברצף, אז עכשיו תורה של הקופה.
    .end = { $points ->
        [0] הסיבוב נגמר לפני שמישהו מספיק לסיים, ולא עולה לך כלום.
       *[other] הסיבוב נגמר לפני שמישהו מספיק לסיים.
    }
    .end-turn = { $points ->
        [0] התור האחרון שלך נגמר, ולא עולה לך כלום.
       *[other] התור האחרון שלך נגמר.
    }
    .out = עם { FORM($card, article: "the") } אפשר לסיים. הקופה אולי לא תעזור.
    .better = עם { FORM($card, article: "the") } היו נשארות ביד { $after ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $after } נקודות
    } במקום { $now }. אבל { $fewer } מתוך { $cards } הקלפים הנסתרים משאירים פחות.
    .nothing = { $cards ->
        [0] { texas-saves } נקודות, ואין קלף נסתר.
       *[other] { texas-saves } נקודות, אבל { $fewer } מתוך { $cards } הקלפים הנסתרים כן.
    }
texas-saves = { GENDER($card) ->
    [f] { FORM($card, article: "the") } לא חוסכת
   *[m] { FORM($card, article: "the") } לא חוסך
}
texas-reason-pile = { FORM($card, article: "the") } { texas-goes } עם { FORM($near, article: "the") } שלך.
    .wild = { GENDER($card) ->
        [f] { FORM($card, article: "the") } חופשית, ויכולה להיות כל קלף שצריך.
       *[m] { FORM($card, article: "the") } חופשי, ויכול להיות כל קלף שצריך.
    }
    .out = עם { FORM($card, article: "the") } אפשר לסיים.
    .brings = { $after ->
        [one] עם { FORM($card, article: "the") } נשארת ביד נקודה אחת במקום { $now }.
        [two] עם { FORM($card, article: "the") } נשארות ביד שתי נקודות במקום { $now }.
       *[other] עם { FORM($card, article: "the") } נשארות ביד { $after } נקודות במקום { $now }.
    }
    .rarely = { $fewer ->
        [0] אין קלף נסתר שמשאיר פחות.
        [one] רק אחד מתוך { $cards } הקלפים הנסתרים משאיר פחות.
        [two] רק שניים מתוך { $cards } הקלפים הנסתרים משאירים פחות.
       *[other] רק { $fewer } מתוך { $cards } הקלפים הנסתרים משאירים פחות.
    }
    .nothing = { FORM($card, article: "the") } לא { texas-goes } עם שום דבר ביד שלך. זה רק מסתיר את התוכניות שלך.
texas-reason-discard = בלי { FORM($card, article: "the") } { texas-are-left }.
    .least = בלי { FORM($card, article: "the") } { texas-are-left }. אין זריקה טובה מזו.
    .fewer = בלי { FORM($card, article: "the") } { texas-are-left }. בלי { FORM($other, article: "the") } זה { $theirs }.
    .later = { $mean ->
        [one] אחרי המשיכה הבאה תישאר לך ביד בערך נקודה אחת. בלי { FORM($other, article: "the") } זה { $theirs }.
        [two] אחרי המשיכה הבאה יישארו לך ביד בערך שתי נקודות. בלי { FORM($other, article: "the") } זה { $theirs }.
       *[other] אחרי המשיכה הבאה יישארו לך ביד בערך { $mean } נקודות. בלי { FORM($other, article: "the") } זה { $theirs }.
    }
    .out = { $out ->
        [one] אז אפשר לסיים עם אחד מתוך { $cards } הקלפים הנסתרים. בלי { FORM($other, article: "the") } זה { $theirs }.
        [two] אז אפשר לסיים עם שניים מתוך { $cards } הקלפים הנסתרים. בלי { FORM($other, article: "the") } זה { $theirs }.
       *[other] אז אפשר לסיים עם { $out } מתוך { $cards } הקלפים הנסתרים. בלי { FORM($other, article: "the") } זה { $theirs }.
    }
    .wanted = { GENDER($who) ->
        [f] { $who } לקחה את { FORM($near, article: "the") }, ו{ texas-other-goes } עם זה.
       *[m] { $who } לקח את { FORM($near, article: "the") }, ו{ texas-other-goes } עם זה.
    }
    .full = לכל היותר חצי סדרה יכולה להיות חופשית, ובסדרות שלך אין מקום בשבילו.
    .full-one = בסדרה יכול להיות רק קלף חופשי אחד, ובסדרות שלך אין מקום בשבילו.
# "Twelve points are left over", and a card that goes with another.
texas-are-left = { $points ->
    [one] נשארת ביד נקודה אחת
    [two] נשארות ביד שתי נקודות
   *[other] נשארות ביד { $points } נקודות
}
texas-other-goes = { GENDER($other) ->
    [f] { FORM($other, article: "the") } הולכת
   *[m] { FORM($other, article: "the") } הולך
}

# Why a move is better than another, by what happens soon.
texas-outcome-used = { GENDER($who) ->
    [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תיקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } ייקח את הקלף שזרקת. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
}
texas-outcome-better = ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות המשיכה הבאה תעזור לך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
texas-outcome-caught = { $points ->
    [one] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו מסיים ולך נשארת ביד נקודה אחת או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    [two] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו מסיים ולך נשארות ביד שתי נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[other] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מישהו מסיים ולך נשארות ביד { $points } נקודות או יותר. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
}

# What a card is, to whoever asks. What is left over costs points.
texas-about = { $card }: אם הקלף נשאר ביד כשמישהו מסיים, הוא עולה לך { $points }.
texas-about-wild = { $card }: קלף חופשי בסיבוב הזה, אז הוא יכול להיות כל קלף בסדרה. אם הוא נשאר ביד, הוא עולה לך { $points }.
texas-about-always = { $card }: תמיד קלף חופשי, אז הוא יכול להיות כל קלף בסדרה. אם הוא נשאר ביד, הוא עולה לך { $points }.

# Kinds of decisions, as the statistics tell of what each of them cost.
texas-deed-draw = משיכה
texas-deed-discard = זריקה
texas-deed-out = סיום

# What an opponent is fond of, and of one who is the opposite. No gender is known: the infinitive.
texas-trait-pile = אין כמו לדוג בערימה.
    .not = לעזוב את הערימה, ולמשוך מהקופה.
texas-trait-suit = לאסוף את הצורה שהכי הרבה ממנה ביד.
    .not = לזרוק מהצורה הארוכה ביותר.
texas-trait-follows = ללכת אחרי הצורה, ולזרוק את מה שהערימה מראה.
    .not = לזרוק כל צורה, רק לא את זו שעל הערימה.
texas-trait-bait = לשים פיתיון, ולזרוק קלפים קרובים לאלה ששווה לקחת.
    .not = לשמור שכנים יחד, ולזרוק בודדים.
texas-trait-red = לאגור קלפים שחורים.
    .not = לאהוב קלפים אדומים, ולשמור אותם.
texas-trait-unwanted = לעקוב אחרי השחקן הבא, ולזרוק כמוהו.
    .not = לזרוק קלפים שלא דומים לאלה שהשחקן הבא זורק.

# So many moves that may show what somebody is fond of.
texas-deeds-draws = { $count ->
    [one] משיכה אחת
    [two] שתי משיכות
   *[other] { $count } משיכות
}
texas-deeds-discards = { $count ->
    [one] זריקה אחת
    [two] שתי זריקות
   *[other] { $count } זריקות
}

# What somebody overlooked, told after the round, and the same as one of several themes.
texas-overlooked = { $who ->
    [you] פספסת
   *[other] { GENDER($who) ->
        [f] { $who } פספסה
       *[m] { $who } פספס
    }
}
texas-overlooked-top = { texas-overlooked } את { FORM($card, article: "the") } שבערימה.
    .theme = קלפים בערימה
texas-overlooked-pair = { texas-overlooked } ש{ FORM($card, article: "the") } { texas-goes } עם { FORM($near, article: "the") }.
    .theme = קלפים שהולכים יחד
texas-overlooked-twin = { texas-overlooked } { GENDER($card) ->
    [f] את { FORM($card, article: "the") } השנייה
   *[m] את { FORM($card, article: "the") } השני
}.
texas-overlooked-taken = { $who ->
    [you] שכחת ש{ texas-overlooked-took }.
   *[other] { GENDER($who) ->
        [f] { $who } שכחה ש{ texas-overlooked-took }.
       *[m] { $who } שכח ש{ texas-overlooked-took }.
    }
}
    .theme = קלפים שאחרים לקחו
# The subject comes last, for a name can’t follow the prefix.
texas-overlooked-took = { $other ->
    [you] כבר לקחת את { FORM($card, article: "the") }
   *[other] את { FORM($card, article: "the") } { GENDER($other) ->
        [f] לקחה { $other }
       *[m] לקח { $other }
    }
}
texas-overlooked-count = { $who ->
    [you] לא ספרת את הקלפים הנסתרים.
   *[other] { GENDER($who) ->
        [f] { $who } לא ספרה את הקלפים הנסתרים.
       *[m] { $who } לא ספר את הקלפים הנסתרים.
    }
}
    .theme = קלפים נסתרים
texas-overlooked-glance = { $who ->
    [you] זרקת את { FORM($card, article: "the") }, וזה רק נראה הכי טוב.
   *[other] { GENDER($who) ->
        [f] { $who } זרקה את { FORM($card, article: "the") }, וזה רק נראה הכי טוב.
       *[m] { $who } זרק את { FORM($card, article: "the") }, וזה רק נראה הכי טוב.
    }
}
texas-overlooked-high = { $who ->
    [you] שמרת את { FORM($card, article: "the") } וזרקת את { FORM($low, article: "the") }.
   *[other] { GENDER($who) ->
        [f] { $who } שמרה את { FORM($card, article: "the") } וזרקה את { FORM($low, article: "the") }.
       *[m] { $who } שמר את { FORM($card, article: "the") } וזרק את { FORM($low, article: "the") }.
    }
}
    .theme = קלפים גבוהים ששמרת

# What decides a puzzle: what the best move has, and what another lacks.
texas-puzzle-turn = מה למשוך, ומה לזרוק?
texas-merit-out = הסיבוב נגמר, ושום דבר לא נשאר ביד.
    .not = עם זה לא מסיימים.
texas-merit-ways = { $count ->
    [one] אז יש קלף נסתר אחד שאיתו אפשר לסיים.
    [two] אז יש שני קלפים נסתרים שאיתם אפשר לסיים.
   *[other] אז יש { FORM(cards-number, gender: "m") } קלפים נסתרים שאיתם אפשר לסיים.
}
    .not = { $count ->
        [0] אז אין קלף נסתר שאיתו אפשר לסיים.
        [one] אז יש רק קלף נסתר אחד שאיתו אפשר לסיים.
        [two] אז יש רק שני קלפים נסתרים שאיתם אפשר לסיים.
       *[other] אז יש רק { FORM(cards-number, gender: "m") } קלפים נסתרים שאיתם אפשר לסיים.
    }
texas-merit-starves = זה לא הולך עם שום דבר שהשחקן הבא לקח.
    .not = לשחקן הבא זה יכול לעזור.
texas-merit-digs = הקלף העליון של הערימה לא חוסך לך כלום, אז מושכים קלף חדש.
    .not = הקלף הזה לא חוסך לך כלום.
texas-merit-left = { $count ->
    [0] שום דבר לא נשאר ביד.
    [one] רק נקודה אחת נשארת ביד.
    [two] רק שתי נקודות נשארות ביד.
   *[other] רק { $count } נקודות נשארות ביד.
}
    .not = { $count ->
        [one] אז נשארת ביד נקודה אחת.
        [two] אז נשארות ביד שתי נקודות.
       *[other] אז נשארות ביד { $count } נקודות.
    }
texas-merit-ahead = { $count ->
    [0] אחרי הקלף הבא שלך כמעט שום דבר לא נשאר ביד.
    [one] אחרי הקלף הבא שלך נשארת ביד בערך נקודה אחת.
    [two] אחרי הקלף הבא שלך נשארות ביד בערך שתי נקודות.
   *[other] אחרי הקלף הבא שלך נשארות ביד בערך { $count } נקודות.
}
    .not = { $count ->
        [one] אחרי הקלף הבא שלך הייתה נשארת ביד בערך נקודה אחת.
        [two] אחרי הקלף הבא שלך היו נשארות ביד בערך שתי נקודות.
       *[other] אחרי הקלף הבא שלך היו נשארות ביד בערך { $count } נקודות.
    }
texas-merit-wilds = { $count ->
    [one] נשאר לך קלף חופשי אחד.
    [two] נשארים לך שני קלפים חופשיים.
   *[other] נשארים לך { FORM(cards-number, gender: "m") } קלפים חופשיים.
}
    .not = { $count ->
        [0] כך לא נשאר לך אף קלף חופשי.
        [one] כך נשאר לך רק קלף חופשי אחד.
        [two] כך נשארים לך רק שני קלפים חופשיים.
       *[other] כך נשארים לך רק { FORM(cards-number, gender: "m") } קלפים חופשיים.
    }
texas-merit-dear = { $count ->
    [one] זה מוריד ממך נקודה אחת.
    [two] זה מוריד ממך שתי נקודות.
   *[other] זה מוריד ממך { $count } נקודות.
}
    .not = { $count ->
        [0] זה לא מוריד ממך אף נקודה.
        [one] זה מוריד ממך רק נקודה אחת.
        [two] זה מוריד ממך רק שתי נקודות.
       *[other] זה מוריד ממך רק { $count } נקודות.
    }

# How the rules of a puzzle differ from the usual ones.
texas-differs-next-dealer = { options-next-dealer.differs }
texas-differs-bar = כאן מותר לזרוק את הקלף שנלקח זה עתה.
texas-differs-deuces = כאן קלפי 2 לא חופשיים.
texas-differs-jokers = { $value ->
    [one] כאן יש בכל חפיסה ג׳וקר אחד.
    [four] כאן יש בכל חפיסה ארבעה ג׳וקרים.
   *[off] כאן אין ג׳וקרים.
}
texas-differs-ace = כאן אס תמיד נמוך.
texas-differs-wilds = { $value ->
    [one] כאן יכול להיות בסדרה רק קלף חופשי אחד.
   *[free] כאן יכולים להיות בסדרה כמה קלפים חופשיים שרוצים.
}
texas-differs-after-out = כאן לכל האחרים יש עוד תור אחד אחרי שמישהו סיים.
texas-differs-count = כאן כל קלף עולה את מה שכתוב עליו.
texas-differs-shortest-run = כאן צריך ברצף לפחות ארבעה קלפים.
