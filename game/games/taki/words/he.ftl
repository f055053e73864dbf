taki-title = טאקי
taki-pitch = צבעים, עצירות ורצפים. מנצח מי שנפטר ראשון מהקלף האחרון.
taki-age = לילדים מגיל 6 ומעלה.

# What can be chosen before a match.
taki-the-game = המשחק
taki-house-rules = חוקי בית
taki-mode = סוג המשחק
    .help = משחקונים רגילים, או טורניר של שמונה שלבים.
    .single = רגיל
    .tournament = טורניר
taki-voluntary-draw = משיכה מתי שרוצים
    .help = מותר למשוך גם כשיש מה לשים.
taki-partial-runs = סיום מוקדם של רצף
    .help = מותר להפסיק רצף גם כשנשארו ביד קלפים בצבע שלו.
taki-hand = קלפים בהתחלה
    .help = כמה קלפים כל אחד מקבל. בטורניר תמיד שמונה.
taki-length = { $form ->
    [label] { $value ->
        [1] משחקון אחד
       *[other] עד { $value } ניצחונות
    }
   *[name] { $value ->
        [1] משחקון אחד
       *[other] עד { $value } ניצחונות
    }
}
taki-goal = { $value ->
    [1] משחקון אחד
   *[other] עד { $value } ניצחונות
}
taki-wins = כמה ניצחונות צריך
    .help = מי שניצח במספר המשחקונים הזה ניצח במשחק. טורניר הוא משחקון אחד.

# The usual ways to play.
taki-from-deck = מחלקים מתחילת הקופה, קלף אחרי קלף, בכיוון השעון, החל ממי שמשמאל למחלק. אחר כך הופכים את הקלף הבא. קלף שאינו מספר חוזר לקופה, והופכים את הבא. המקום שלו מוגרל כמו בערבוב, מתוך ״put back K״.
taki-lead = קלף ראשון
    .help = הקלף שהופכים בהתחלה, והוא המוביל. קלף פעולה לא עושה שם דבר.
    .number = מספר
    .coloured = כל קלף עם צבע
taki-plus-three = קלפי { -plus-three }
    .help = בלעדיהם יש בחפיסה 112 קלפים.
taki-plus-three-on = { -plus-three } הולך על
    .help = קלף שהוא מתאים לו, או גם { -plus-two } שמחכה. אז הקלפים של ה־{ -plus-two } מחכים לשחקן הבא.
    .colour = לא על { -plus-two } שמחכה
    .any = הכול
taki-set-single-game = משחקון אחד
    .sentence = כך משחקים בדרך כלל. הקלף הראשון הוא תמיד מספר.
taki-set-box = חוקי הקופסה
    .sentence = לפי דף החוקים שבקופסה. קלף פעולה יכול להוביל, ו־{ -plus-three } הולך על { -plus-two } שמחכה.
taki-set-older-box = הקופסה הישנה
    .sentence = לפי דף חוקים ישן יותר, עם 112 קלפים. לאף אחד אין { -plus-three }.
taki-set-tournament = טורניר
    .sentence = מהקופסה. שמונה שלבים במשחקון אחד.
taki-set-first-to-three = עד שלושה ניצחונות
    .sentence = הסדרה שלנו. מי שניצח בשלושה משחקונים ניצח במשחק.
taki-set-partial-runs = סיום מוקדם של רצף
    .sentence = חוק משלנו. מסיימים רצף מתי שרוצים.
taki-set-draw-at-will = משיכה מתי שרוצים
    .sentence = חוק בית של כמה משפחות. מושכים גם כשיש מה לשים.

# The cards, which have a colour and a symbol or neither.
taki-color = { taki-hue }
    .braille = { $color ->
        [R] א
        [Y] צ
        [G] י
       *[B] כ
    }
    .shape = { taki-tint }{ taki-shape.shape }
taki-color-first = { taki-hue }
    .shape = { taki-tint }{ taki-shape.shape }
# The colour as a word, also where braille has a letter; and of several cards.
taki-hue = { taki-tint }{ taki-shape }
taki-hues = { $color ->
    [R] אדומים
    [Y] צהובים
    [G] ירוקים
   *[B] כחולים
}{ taki-shape }
taki-tint = { $color ->
    [R] אדום
    [Y] צהוב
    [G] ירוק
   *[B] כחול
}
taki-shape = { "" }
    .shape = { $color ->
        [R] { " " }(עיגול)
        [Y] { " " }(משולש)
        [G] { " " }(ריבוע)
       *[B] { " " }(כוכב)
    }
taki-symbol = { $symbol ->
    [stop] עצור
    [turn] שנה כיוון
    [plus] פלוס
    [taki] טאקי
   *[other] { $symbol }
}
    .braille = { $symbol ->
        [stop] עצור
        [turn] כיוון
        [plus] פלוס
        [taki] טאקי
       *[other] { $symbol }
    }
# "Change Direction" is a name that takes no article.
taki-the-symbol = { $symbol ->
    [stop] העצור
    [turn] שנה כיוון
    [plus] הפלוס
    [taki] הטאקי
   *[other] ה־{ $symbol }
}
taki-a-symbol = { taki-symbol }
taki-card = { $article ->
    [the] { taki-the-symbol } ה{ taki-hue }
   *[none] { taki-symbol } { taki-hue }
}
    .braille = { $symbol ->
        [stop] { taki-color }-{ taki-symbol }
        [turn] { taki-color }-{ taki-symbol }
        [plus] { taki-color }-{ taki-symbol }
        [taki] { taki-color }-{ taki-symbol }
       *[other] { taki-color }{ taki-symbol }
    }
    .gender = m
    .first = { taki-card }
    .the-first = { taki-card }
taki-the-card = { taki-card }
    .braille = { taki-card }
    .gender = m
# "Change Colour" and "+3 Breaker" are names that take no article.
taki-colorless = { $card ->
    [color] { $article ->
        [the] המשנה צבע
       *[none] משנה צבע
    }
    [super] { $article ->
        [the] הסופר טאקי
       *[none] סופר טאקי
    }
    [king] { $article ->
        [the] המלך
       *[none] מלך
    }
    [break] שבור { -plus-three }
   *[other] { $article ->
        [the] ה־{ -plus-three }
       *[none] { -plus-three }
    }
}
    .braille = { $card ->
        [color] משנה
        [super] סופר
        [king] מלך
        [break] שבור
       *[other] { -plus-three }
    }
    .gender = m
    .the-first = { taki-colorless }
taki-the-colorless = { taki-colorless }
    .braille = { taki-colorless }
    .gender = m
# Invariable
taki-change-to = משנה צבע ל{ taki-hue }
    .braille = משנה={ taki-color }
    .gender = m
taki-super-in = { $article ->
    [the] הסופר טאקי ב{ taki-hue }
   *[none] סופר טאקי ב{ taki-hue }
}
    .braille = סופר={ taki-color }
    .gender = m
taki-cards = קלפים

# What lies on the table, and how a hand is sorted.
taki-by-color = לפי צבע
taki-by-symbol = לפי צורה
taki-anything = הכול מתאים
    .sentence = הכול מתאים.
taki-force = { $symbol ->
    [none] { taki-color-first }
   *[other] { taki-color-first } או { taki-symbol }
}
    .sentence = { $symbol ->
        [none] הצבע הוא { taki-hue }.
       *[other] הצבע הוא { taki-hue }, והצורה היא { taki-symbol }.
    }
taki-open-run = רצף { taki-hue } פתוח
    .sentence = הרצף ה{ taki-hue } פתוח.
taki-to-draw = { $count } למשיכה
    .sentence = { -plus-two } מחכה. עכשיו המשיכה היא של { cards-count }.
taki-three-out = { -plus-three } על השולחן
    .sentence = { -plus-three } מחכה לתשובה.
taki-stage = שלב { $stage }
taki-last-card = קלף אחרון

# Moves before they are made.
# Invariable
taki-say-play = לשים { $card }
    .color = לשים { $card } ולבחור { taki-hue }
    .breaker = לשים שבור { -plus-three } ולמשוך שלושה קלפים
# Invariable
taki-say-break = { $who ->
    [you] לשבור את ה־{ -plus-three } שלך
   *[other] לשבור את ה־{ -plus-three } של { $who }
}
# Invariable
taki-say-cancel = { $who ->
    [you] לבטל במלך את ה־{ -plus-three } שלך
   *[other] לבטל במלך את ה־{ -plus-three } של { $who }
}
# Invariable
taki-say-draw = למשוך { cards-count }
# Invariable
taki-say-close = לסגור את הרצף: ״סגור טאקי״
# Invariable
taki-say-leave = להשאיר את הרצף פתוח
# Invariable
taki-say-stop = לעצור כאן, בלי עוד קלפים
# Invariable
taki-say-pass = לקבל את ה־{ -plus-three }
# Invariable
taki-say-last = לומר ״קלף אחרון״
# Invariable
taki-say-quiet = לשתוק ולמשוך ארבעה קלפים
taki-no-move = בטאקי אין מהלך { $text }. אפשר לנסות play עם קלף, draw, close, leave, stop, pass, say last או quiet.

# What a line of braille tells: what is asked, and the moves.
# Behind it stands the next player with the cards they hold: “ירוק/9 ע3”; at a +3 its player.
taki-line-about = { $symbol ->
    [none] { taki-color-first } { $who }
   *[other] { taki-color-first }/{ taki-symbol } { $who }
}
    .run = רצף { taki-color-first } { $who }
    .draw = { -plus-two } ({ $count }) { $who }
    .any = הכול { $who }
    .three = { -plus-three } { $who }
    .last = קלף אחרון { $who }
# A colour to choose, with the number of cards that one holds in it.
taki-line-color = { taki-color }{ $count }
taki-line-play = לשים
taki-line-word = { $word ->
    [close] לסגור
    [leave] להשאיר פתוח
    [stop] לעצור
    [break] לשבור
    [cancel] לבטל
    [quiet] לשתוק
   *[other] לומר
}

# The log.
taki-deals = { $who ->
    [you] חילקת.
   *[other] { GENDER($who) ->
        [f] { $who } חילקה.
       *[m] { $who } חילק.
    }
}
    .game = { $who ->
        [you] חילקת את משחקון { $number }.
       *[other] { GENDER($who) ->
            [f] { $who } חילקה את משחקון { $number }.
           *[m] { $who } חילק את משחקון { $number }.
        }
    }
taki-turned-up = הפכו { $card }.
taki-put-back = הוא לא יכול להוביל, אז הוא חזר לקופה.
taki-plays = { $who ->
    [you] שמת { $card }.
   *[other] { GENDER($who) ->
        [f] { $who } שמה { $card }.
       *[m] { $who } שם { $card }.
    }
}
taki-plays-change = { $who ->
    [you] שמת משנה צבע ובחרת { taki-hue }.
   *[other] { GENDER($who) ->
        [f] { $who } שמה משנה צבע ובחרה { taki-hue }.
       *[m] { $who } שם משנה צבע ובחר { taki-hue }.
    }
}
    .braille = { $who ->
        [you] שמת משנה={ taki-color }.
       *[other] { GENDER($who) ->
            [f] { $who } שמה משנה={ taki-color }.
           *[m] { $who } שם משנה={ taki-color }.
        }
    }
taki-plays-super = { $who ->
    [you] שמת סופר טאקי ב{ taki-hue }.
   *[other] { GENDER($who) ->
        [f] { $who } שמה סופר טאקי ב{ taki-hue }.
       *[m] { $who } שם סופר טאקי ב{ taki-hue }.
    }
}
    .braille = { $who ->
        [you] שמת סופר={ taki-color }.
       *[other] { GENDER($who) ->
            [f] { $who } שמה סופר={ taki-color }.
           *[m] { $who } שם סופר={ taki-color }.
        }
    }
taki-breaks = { $who ->
    [you] שברת את ה־{ -plus-three }.
   *[other] { GENDER($who) ->
        [f] { $who } שברה את ה־{ -plus-three }.
       *[m] { $who } שבר את ה־{ -plus-three }.
    }
}
taki-cancels = { $who ->
    [you] ביטלת במלך את ה־{ -plus-three }.
   *[other] { GENDER($who) ->
        [f] { $who } ביטלה במלך את ה־{ -plus-three }.
       *[m] { $who } ביטל במלך את ה־{ -plus-three }.
    }
}
    .braille = { $who ->
        [you] ביטלת את ה־{ -plus-three }.
       *[other] { GENDER($who) ->
            [f] { $who } ביטלה את ה־{ -plus-three }.
           *[m] { $who } ביטל את ה־{ -plus-three }.
        }
    }
taki-draws = { $who ->
    [you] משכת { cards-count }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה { cards-count }.
       *[m] { $who } משך { cards-count }.
    }
}
taki-draws-cards = { $who ->
    [you] משכת { $cards }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה { $cards }.
       *[m] { $who } משך { $cards }.
    }
}
# All cards that are drawn, more than four of them.
taki-drawn = { $cards }
    .braille = { cards-count }
taki-no-card = { $who ->
    [you] לא היה לך ממה למשוך. נגמרו הקלפים.
   *[other] { GENDER($who) ->
        [f] { $who } לא יכלה למשוך. נגמרו הקלפים.
       *[m] { $who } לא יכול היה למשוך. נגמרו הקלפים.
    }
}
taki-new-stock = הקופה נגמרה, אז ערבבו את הערימה לקופה חדשה.
    .braille = הערימה היא הקופה החדשה.
taki-skipped = { $who ->
    [you] עצור! הפסדת תור.
   *[other] { GENDER($who) ->
        [f] עצור! { $who } הפסידה תור.
       *[m] עצור! { $who } הפסיד תור.
    }
}
taki-turns-round = הכיוון התהפך.
taki-closes = { $who ->
    [you] סגרת את הרצף. ״סגור טאקי!״
   *[other] { GENDER($who) ->
        [f] { $who } סגרה את הרצף. ״סגור טאקי!״
       *[m] { $who } סגר את הרצף. ״סגור טאקי!״
    }
}
    .braille = { $who ->
        [you] סגרת את הרצף.
       *[other] { GENDER($who) ->
            [f] { $who } סגרה את הרצף.
           *[m] { $who } סגר את הרצף.
        }
    }
# The great moments, as they are seen.
taki-moment-close-title = סגור טאקי!
taki-moment-close = { $who ->
    [you] סגרת את הרצף ה{ taki-hue }.
   *[other] { GENDER($who) ->
        [f] { $who } סגרה את הרצף ה{ taki-hue }.
       *[m] { $who } סגר את הרצף ה{ taki-hue }.
    }
}
taki-moment-break-title = ה־{ -plus-three } נשבר!
    .figure = { -plus-three } קלפים
taki-moment-break = { $whose ->
    [you] { GENDER($who) ->
        [f] { $who } שברה את ה־{ -plus-three } שלך, אז שלושת הקלפים אליך.
       *[m] { $who } שבר את ה־{ -plus-three } שלך, אז שלושת הקלפים אליך.
    }
   *[other] { taki-moment-break-others }
}
taki-moment-break-others = { $who ->
    [you] שברת את ה־{ -plus-three } של { $whose }, אז רק { taki-whose-draws } שלושה.
   *[other] { GENDER($who) ->
        [f] { $who } שברה את ה־{ -plus-three } של { $whose }, אז רק { taki-whose-draws } שלושה.
       *[m] { $who } שבר את ה־{ -plus-three } של { $whose }, אז רק { taki-whose-draws } שלושה.
    }
}
taki-whose-draws = { GENDER($whose) ->
    [f] { $whose } מושכת
   *[m] { $whose } מושך
}
taki-moment-stand-title = { -plus-three }
taki-moment-stand = { $whose ->
    [you] ה־{ -plus-three } שלך תקף, אז כל האחרים מושכים שלושה.
   *[other] ה־{ -plus-three } של { $whose } תקף, אז כל האחרים מושכים שלושה.
}
taki-moment-draw = { $who ->
    [you] משכת שלושה.
   *[other] { GENDER($who) ->
        [f] { $who } משכה שלושה.
       *[m] { $who } משך שלושה.
    }
}
taki-moment-cancel-title = ה־{ -plus-three } בוטל!
taki-moment-cancel = { $whose ->
    [you] { GENDER($who) ->
        [f] { $who } ביטלה במלך את ה־{ -plus-three } שלך.
       *[m] { $who } ביטל במלך את ה־{ -plus-three } שלך.
    }
   *[other] { taki-moment-cancel-others }
}
taki-moment-cancel-others = { $who ->
    [you] ביטלת במלך את ה־{ -plus-three } של { $whose }.
   *[other] { GENDER($who) ->
        [f] { $who } ביטלה במלך את ה־{ -plus-three } של { $whose }.
       *[m] { $who } ביטל במלך את ה־{ -plus-three } של { $whose }.
    }
}
taki-leaves = { $who ->
    [you] השארת את הרצף פתוח.
   *[other] { GENDER($who) ->
        [f] { $who } השאירה את הרצף פתוח.
       *[m] { $who } השאיר את הרצף פתוח.
    }
}
taki-stops = { $who ->
    [you] עצרת כאן.
   *[other] { GENDER($who) ->
        [f] { $who } עצרה כאן.
       *[m] { $who } עצר כאן.
    }
}
taki-says = { $who ->
    [you] אמרת ״קלף אחרון״.
   *[other] { GENDER($who) ->
        [f] { $who } אמרה ״קלף אחרון״.
       *[m] { $who } אמר ״קלף אחרון״.
    }
}
taki-forgets = { $who ->
    [you] שכחת לומר ״קלף אחרון״.
   *[other] { GENDER($who) ->
        [f] { $who } שכחה לומר ״קלף אחרון״.
       *[m] { $who } שכח לומר ״קלף אחרון״.
    }
}
    .braille = { $who ->
        [you] שכחת ״קלף אחרון״.
       *[other] { GENDER($who) ->
            [f] { $who } שכחה ״קלף אחרון״.
           *[m] { $who } שכח ״קלף אחרון״.
        }
    }
taki-next-stage = { $who ->
    [you] עברת לשלב { $stage }.
   *[other] { GENDER($who) ->
        [f] { $who } עברה לשלב { $stage }.
       *[m] { $who } עבר לשלב { $stage }.
    }
}
taki-won = { $who ->
    [you] סיימת את הקלפים וניצחת.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הקלפים וניצחה.
       *[m] { $who } סיים את הקלפים וניצח.
    }
}
taki-won-game = { $who ->
    [you] סיימת את הקלפים וניצחת במשחקון: { $wins }.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הקלפים וניצחה במשחקון: { $wins }.
       *[m] { $who } סיים את הקלפים וניצח במשחקון: { $wins }.
    }
}
    .braille = { $who ->
        [you] ניצחת במשחקון.
       *[other] { GENDER($who) ->
            [f] { $who } ניצחה במשחקון.
           *[m] { $who } ניצח במשחקון.
        }
    }
taki-ends = המשחק נגמר כאן, ומנצח מי שיש לו הכי פחות קלפים.
    .braille = נגמר. מנצח מי שיש לו הכי פחות קלפים.
taki-tournament-ends = הטורניר נגמר כאן, והשלב הנמוך ביותר מנצח.
    .braille = הטורניר נגמר. השלב הנמוך ביותר מנצח.
taki-game-ends = המשחקון נגמר כאן, ומנצח מי שיש לו הכי פחות קלפים: { $wins }.
    .braille = נגמר. מנצח מי שיש לו הכי פחות קלפים.
taki-player-wins = { $who } { $count }
# So many games won, and what they are called.
taki-count-wins = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
taki-word-wins = ניצחונות

# A game of several.
taki-game = משחקון { $number }
taki-next-game = המשחקון הבא
taki-game-is-over = המשחקון הזה נגמר.
taki-game-over = { $who ->
    [you] ניצחת במשחקון { $number }.
   *[other] { GENDER($who) ->
        [f] { $who } ניצחה במשחקון { $number }.
       *[m] { $who } ניצח במשחקון { $number }.
    }
}
    .shared = { GENDER($players) ->
        [f] { $players } חולקות את משחקון { $number }.
       *[m] { $players } חולקים את משחקון { $number }.
    }

# What the person is to do.
taki-dealing = מחלקים את הקלפים.
taki-play = { $plus ->
    [yes] { $draw ->
        [yes] הפלוס שלך דורש עוד קלף. אפשר לשים { taki-wanted }, או למשוך.
       *[no] הפלוס שלך דורש עוד קלף. אפשר לשים { taki-wanted }.
    }
   *[no] { $draw ->
        [yes] אפשר לשים { taki-wanted }, או למשוך.
       *[no] אפשר לשים { taki-wanted }.
    }
}
taki-wanted = { $colorless ->
    [yes] { $symbol ->
        [none] קלף { taki-hue } או קלף בלי צבע
       *[other] קלף { taki-hue }, { taki-a-symbol } או קלף בלי צבע
    }
   *[no] { $symbol ->
        [none] קלף { taki-hue }
       *[other] קלף { taki-hue } או { taki-a-symbol }
    }
}
taki-play-colorless = { $plus ->
    [yes] { $draw ->
        [yes] הפלוס שלך דורש עוד קלף, ומתאימים רק קלפים בלי צבע. אפשר לשים אחד, או למשוך.
       *[no] הפלוס שלך דורש עוד קלף, ומתאימים רק קלפים בלי צבע. צריך לשים אחד.
    }
   *[no] { $draw ->
        [yes] מתאימים רק הקלפים שלך בלי צבע. אפשר לשים אחד, או למשוך.
       *[no] מתאימים רק הקלפים שלך בלי צבע. צריך לשים אחד.
    }
}
taki-play-any = { $draw ->
    [yes] אפשר לשים כל קלף, או למשוך.
   *[no] אפשר לשים כל קלף.
}
taki-no-cards = { $plus ->
    [yes] הפלוס שלך דורש עוד קלף, ואין לך מה לשים. צריך למשוך קלף.
   *[no] אין לך מה לשים. צריך למשוך קלף.
}
taki-only-breaker = { $plus ->
    [yes] אחרי הפלוס שלך אפשר לשים רק שבור { -plus-three }, והוא עולה לך שלושה קלפים. כדאי למשוך קלף.
   *[no] מתאים רק שבור { -plus-three }, והוא עולה לך שלושה קלפים. כדאי למשוך קלף.
}
taki-none-fits = { $plus ->
    [yes] { $symbol ->
        [none] הפלוס שלך דורש עוד קלף, ואין לך קלף { taki-hue }. צריך למשוך קלף.
       *[other] הפלוס שלך דורש עוד קלף, ואין לך קלף { taki-hue } ולא { taki-symbol }. צריך למשוך קלף.
    }
   *[no] { $symbol ->
        [none] אין לך קלף { taki-hue }. צריך למשוך קלף.
       *[other] אין לך קלף { taki-hue } ולא { taki-symbol }. צריך למשוך קלף.
    }
}
taki-plus-two = { $answers ->
    [add] אפשר להוסיף { -plus-two }, או למשוך { cards-count }.
    [cancel] אפשר לבטל במלך את ה־{ -plus-two }, או למשוך { cards-count }.
    [both] אפשר להוסיף { -plus-two }, לבטל הכול במלך, או למשוך { cards-count }.
   *[none] אין לך { -plus-two } ואין לך מלך. צריך למשוך { cards-count }.
}
    .three = { $answers ->
        [add] אפשר להוסיף { -plus-two }, לשים { -plus-three }, או למשוך { cards-count }.
        [cancel] אפשר לשים { -plus-three }, לבטל במלך את ה־{ -plus-two }, או למשוך { cards-count }.
        [both] אפשר להוסיף { -plus-two }, לשים { -plus-three }, לבטל במלך את ה־{ -plus-two }, או למשוך { cards-count }.
       *[none] אפשר לשים { -plus-three }, או למשוך { cards-count }.
    }
taki-king = אפשר לשים עוד קלף אחד, איזה שרוצים, או לעצור כאן.
taki-run-on = { $count ->
    [1] צריך להכניס לרצף את הקלף ה{ taki-hue } האחרון שלך.
    [2] צריך להכניס לרצף את הקלפים ה{ taki-hues } שלך. נשארו שניים.
   *[other] צריך להכניס לרצף את הקלפים ה{ taki-hues } שלך. נשארו { FORM(cards-number, gender: "m") }.
}
taki-ways = אפשר { $ways }.
taki-way-another = לשים עוד קלף { taki-hue }
taki-way-close = לסגור את הרצף
    .first = לסגור את הרצף
taki-way-leave-it = להשאיר אותו פתוח
taki-way-leave = להשאיר את הרצף פתוח
    .first = להשאיר את הרצף פתוח
taki-way-super = להוסיף סופר טאקי
taki-way-change = לסיים אותו במשנה צבע
taki-announce = נשאר לך קלף אחד! צריך לומר ״קלף אחרון״.

# Why, and who comes next.
taki-next = { $who ->
    [you] אחר כך התור שלך.
   *[other] אחר כך התור של { $who }.
}
taki-quiet-costs = שתיקה עולה ארבעה קלפים.
taki-drawing-ends = משיכה מסיימת את התור שלך.
taki-turn-over = אחר כך התור שלך נגמר.
taki-drawn-waits = קלף שנמשך מחכה ביד עד התור הבא שלך.
taki-bare-king = למלך לבדו אין צבע, אז הכול הולך עליו.
taki-beneath = משחקים כאילו { FORM(taki-colorless, article: "the") } לא שם.
taki-chosen = הצבע עכשיו הוא { taki-hue }.
taki-run-stays = אחרי משיכה הרצף ה{ taki-hue } נשאר פתוח.
taki-run-ends = הקלף שלך יסיים את הרצף ה{ taki-hue } הפתוח.
taki-run-open = הרצף ה{ taki-hue } פתוח. אפשר להצטרף ולהיפטר מכל הקלפים ה{ taki-hues } שלך.
    .partial = הרצף ה{ taki-hue } פתוח. אפשר להצטרף עם קלף { taki-hue } או עם סופר טאקי.
taki-last-acts = רק הקלף האחרון ברצף פועל.
taki-not-closed = אי אפשר לסגור רצף על { $card }.
taki-run-continued = אם הרצף נשאר פתוח, השחקן הבא יכול להצטרף.
taki-acts-again = אם הרצף נגמר כאן, התור שוב שלך.
taki-acts-skip = { GENDER($who) ->
    [f] אם הרצף נגמר כאן, { $who } מפסידה תור.
   *[m] אם הרצף נגמר כאן, { $who } מפסיד תור.
}
taki-acts-plus-two = { GENDER($who) ->
    [f] אם הרצף נגמר כאן, { $who } מוסיפה { -plus-two }, שמה מלך או מושכת שני קלפים.
   *[m] אם הרצף נגמר כאן, { $who } מוסיף { -plus-two }, שם מלך או מושך שני קלפים.
}
    .any = { GENDER($who) ->
        [f] אם הרצף נגמר כאן, { $who } מוסיפה { -plus-two }, שמה { -plus-three } או מלך, או מושכת שני קלפים.
       *[m] אם הרצף נגמר כאן, { $who } מוסיף { -plus-two }, שם { -plus-three } או מלך, או מושך שני קלפים.
    }
taki-acts-turn = אם הרצף נגמר כאן, הכיוון מתהפך.
taki-acts-last = אם הרצף נגמר כאן, גם המשחקון נגמר.
taki-acts-plus = אם הרצף נגמר כאן, צריך עוד קלף.

# Others are asked.
taki-turn-of = התור של { $who }.
    .run = התור של { $who }, והרצף ה{ taki-hue } פתוח.
taki-runs-on = { GENDER($who) ->
    [f] { $who } ממשיכה ברצף ה{ taki-hue }.
   *[m] { $who } ממשיך ברצף ה{ taki-hue }.
}
taki-king-of = { GENDER($who) ->
    [f] { $who } יכולה לשים עוד קלף אחרי המלך.
   *[m] { $who } יכול לשים עוד קלף אחרי המלך.
}
taki-plus-of = { GENDER($who) ->
    [f] { $who } צריכה לשים עוד קלף אחרי הפלוס.
   *[m] { $who } צריך לשים עוד קלף אחרי הפלוס.
}
taki-last-of = אצל { $who } נשאר קלף אחד.
taki-plus-two-of = { GENDER($who) ->
    [f] { $who } חייבת להוסיף { -plus-two }, לשים מלך או למשוך { cards-count }.
   *[m] { $who } חייב להוסיף { -plus-two }, לשים מלך או למשוך { cards-count }.
}
    .any = { GENDER($who) ->
        [f] { $who } חייבת להוסיף { -plus-two }, לשים { -plus-three } או מלך, או למשוך { cards-count }.
       *[m] { $who } חייב להוסיף { -plus-two }, לשים { -plus-three } או מלך, או למשוך { cards-count }.
    }

# The calls, and the window after a +3.
taki-call-last = קלף אחרון!
    .sentence = צריך לומר את זה, או למשוך ארבעה קלפים.
taki-call-three = { -plus-three } על השולחן
    .sentence = אם הוא תקף, צריך למשוך שלושה קלפים.
taki-waits = מישהו עונה על ה־{ -plus-three }?
taki-answered = { $who ->
    [you] עכשיו האחרים יכולים לענות על ה־{ -plus-three } שלך.
   *[other] עכשיו כולם יכולים לענות על ה־{ -plus-three } של { $who }.
}
taki-answer = { $answers ->
    [break] אפשר לשבור את ה־{ -plus-three } של { $who }, או לקבל אותו ולמשוך שלושה.
    [cancel] אפשר לבטל במלך את ה־{ -plus-three } של { $who }, או לקבל אותו ולמשוך שלושה.
    [both] אפשר לשבור את ה־{ -plus-three } של { $who }, לבטל אותו במלך, או לקבל אותו ולמשוך שלושה.
   *[none] צריך לקבל את ה־{ -plus-three } של { $who } ולמשוך שלושה.
}
taki-broken = { GENDER($who) ->
    [f] אם שוברים אותו, רק { $who } מושכת שלושה.
   *[m] אם שוברים אותו, רק { $who } מושך שלושה.
}
taki-cancelled = המלך נותן לך את התור, עם עוד קלף אחד לשים.

# Buttons.
taki-button-play = לשים
    .card = לשים { $card }
    .again = { $card }: עוד תור
    .breaker = שבור: למשוך שלושה
    .breaker-listed = שבור: למשוך שלושה
    .king = לשים מלך
taki-button-change = לשנות צבע
    .color = לשנות ל{ taki-hue }
taki-asks-colour = איזה צבע?
taki-asks-card = איזה קלף?
taki-asks-add = איזה קלף נכנס לרצף?
taki-button-super = לשים סופר טאקי
taki-button-add = להצטרף לרצף
    .card = להוסיף { $card }
    .more = { $card }, ועוד { $count }
taki-button-break = לשבור אותו
taki-button-close = לסגור את הרצף
taki-button-leave = להשאיר פתוח
taki-button-stop = לעצור כאן
taki-button-draw = { $count ->
    [1] למשוך קלף
   *[other] למשוך { $count }
}
taki-button-pass = לקבל אותו
taki-button-last = קלף אחרון!
taki-button-quiet = לשתוק
taki-breaker-costs = בתור שלך הוא עולה לך שלושה קלפים.
taki-aside-pile = קלפים שבערימה נשארים שם. מושכים מהקופה.
taki-aside-stock = הקלף שנמשך נכנס ליד שלך.
taki-aside-hand = שמים קלפים על הערימה. הם לא חוזרים לקופה.

# The end.
taki-ending-stuck = אף אחד לא יכול היה לשים קלף או למשוך
taki-ending-turns = כל { $turns } התורים נגמרו
taki-ending-pile = הערימה בסוף
taki-row = המשחק
    .tournament = הטורניר
taki-sheet-won = ניצחונות
taki-sheet-stage = שלב
taki-sheet-left = קלפים שנשארו
taki-out-first = בלי קלפים, מקום ראשון
taki-all-stages = כל השלבים
taki-left = { $count ->
    [0] לא נשארו קלפים
    [one] נשאר { cards-count }
    [two] נשארו { cards-count }
   *[other] נשארו { cards-count }
}

# Why a deck is refused.
taki-no-lead = בקופה הזאת כל הקלפים שיכולים להוביל נמצאים בידיים של השחקנים. צריך להעביר אחד מהם בקופה אל אחרי הקלפים שמחולקים להם.

# Why a move is refused.
taki-next-alone = רק השחקן הבא יכול לענות במלך על { -plus-three }.
    .braille = לא: רק השחקן הבא עונה במלך.
taki-plus-two-active = על ה־{ -plus-two } עונים עם { -plus-two } או מלך, או מושכים { cards-count }.
    .braille = { -plus-two }: רק { -plus-two } או מלך, או למשוך.
taki-plus-two-or-three = על ה־{ -plus-two } עונים עם { -plus-two }, { -plus-three } או מלך, או מושכים { cards-count }.
    .braille = { -plus-two }: רק { -plus-two }, { -plus-three }, מלך, או למשוך.
taki-misfit = { $symbol ->
    [none] הצבע הוא { taki-hue }, אבל { FORM($card, article: "the") } לא.
   *[other] { FORM($card, article: "the") } הוא לא { taki-hue } ולא { taki-a-symbol }.
}
    .braille = { $symbol ->
        [none] לא: { $card } הוא לא { taki-hue }.
       *[other] לא: { $card }, לא { taki-hue } או { taki-symbol }.
    }
taki-change-ends = משנה צבע מסיים רצף. קודם שמים את הקלפים ה{ taki-hues } שלך.
    .braille = קודם את הקלפים ה{ taki-hues } שלך.
taki-not-inside = אי אפשר לשים { taki-colorless } בתוך רצף.
taki-inside = לרצף הזה נכנסים רק קלפים { taki-hues } וסופר טאקי.
    .braille = לא: רק { taki-hue } וסופר נכנסים לרצף.
taki-no-announcing = ״קלף אחרון״ אומרים כשנשאר קלף אחד אחרי ששמים.
    .braille = לא: צריך שיישאר ביד קלף אחד.
taki-announce-first = נשאר לך קלף אחד. קודם צריך לומר ״קלף אחרון״, או לשתוק.
    .braille = קודם לומר ״קלף אחרון״, או לשתוק.
taki-not-held = { FORM($card, article: "the") } לא ביד שלך.
taki-choose = למלך אין צבע. צריך לבחור צבע לסופר טאקי שלך.
    .braille = צריך לבחור צבע לסופר שלך.
taki-no-choice = סופר טאקי מקבל את הצבע שמתחתיו. אי אפשר לבחור.
    .braille = לא: לסופר יש הצבע שמתחתיו.
taki-no-three = אין { -plus-three } שמחכה לתשובה.
taki-three-first = { -plus-three } על השולחן. רק מלך של השחקן הבא, או שבור { -plus-three } של כל אחד, יכולים לענות עליו.
    .braille = { -plus-three }: רק שבור או מלך עונים עליו.
taki-no-run = אין לך רצף לסיים. קודם צריך להכניס קלף לרצף.
    .braille = לא: אין לך רצף לסיים.
taki-color-comes-first = קודם שמים את כל הקלפים ה{ taki-hues } שלך.
taki-stays-open = אי אפשר לסגור רצף על { $card }. הוא נשאר פתוח.
    .braille = לא: על { $card } הרצף נשאר פתוח.
taki-run-first = הרצף שלך עוד לא נגמר. אפשר להוסיף לו, לסגור אותו או להשאיר אותו פתוח.
    .braille = קודם להוסיף לרצף, או לסיים אותו.
taki-no-extra = אי אפשר למשוך אחרי מלך. אפשר לשים עוד קלף אחד, או לעצור.
    .braille = אחרי מלך לא מושכים: לשים או לעצור.
taki-can-play = עוד אי אפשר למשוך. יש לך קלף שאפשר לשים.
    .braille = לא מושכים: יש לך קלף שמתאים.
taki-no-stop = אפשר לעצור רק אחרי מלך, לפני הקלף הנוסף שלו.
    .braille = לא: אפשר לעצור רק אחרי מלך.

# Why a move is good.
taki-why-break = רק מי ששם את ה־{ -plus-three } מושך את שלושת הקלפים.
taki-why-cancel = ה־{ -plus-three } מתבטל, והתור שלך, עם עוד קלף אחד לשים.
taki-why-plan = ככה מנצחים כבר בתור הזה: { $cards }.
taki-why-out = זה הקלף האחרון שלך. סיימת!
taki-why-pending = זה חוסך לך משיכה של { cards-count }.
taki-why-breaker-costs = שבור { -plus-three } יעלה לך שלושה קלפים.
taki-why-breaker = כל עוד הוא ביד, אי אפשר לסיים. כדאי לשלם על זה שלושה קלפים.
taki-why-end = זה מסיים את הרצף, והצבע הופך ל{ taki-hue }.
taki-why-run = { $count ->
    [one] עוד קלף אחד נכנס לרצף. כדאי לשמור אותו לסוף.
    [two] עוד שני קלפים נכנסים לרצף. כדאי לשמור את החזק מהם לסוף.
   *[other] עוד { FORM(cards-number, gender: "m") } קלפים נכנסים לרצף. כדאי לשמור את החזק מהם לסוף.
}
    .alike = { $count ->
        [one] עוד קלף אחד נכנס לרצף.
        [two] עוד שני קלפים נכנסים לרצף.
       *[other] עוד { FORM(cards-number, gender: "m") } קלפים נכנסים לרצף.
    }
    .idle = { $count ->
        [one] בתוך הרצף הוא לא פועל. עוד קלף אחד יכול לבוא אחריו.
        [two] בתוך הרצף הוא לא פועל. עוד שני קלפים יכולים לבוא אחריו.
       *[other] בתוך הרצף הוא לא פועל. עוד { FORM(cards-number, gender: "m") } קלפים יכולים לבוא אחריו.
    }
taki-why-run-last = זה הקלף האחרון שלך בצבע, והוא פועל כשהרצף נגמר.
taki-why-change = { $count ->
    [0] { taki-hue } הוא הצבע שהכי כדאי לבחור.
    [one] יש לך קלף { taki-hue } אחד שיכול לבוא אחריו.
    [two] יש לך שני קלפים { taki-hues } שיכולים לבוא אחריו.
   *[other] יש לך { FORM(cards-number, gender: "m") } קלפים { taki-hues } שיכולים לבוא אחריו.
}
taki-why-king = מותר לשים עוד קלף אחד, איזה שרוצים.
taki-why-three = כל האחרים מושכים שלושה, אלא אם מישהו שובר אותו.
taki-why-taki = { $count ->
    [one] עוד קלף { taki-hue } הולך איתו.
    [two] שני הקלפים ה{ taki-hues } האחרים שלך הולכים איתו.
   *[other] כל { $count } הקלפים ה{ taki-hues } האחרים שלך הולכים איתו.
}
    .super = { $count ->
        [one] הקלף ה{ taki-hue } שלך הולך איתו.
        [two] שני הקלפים ה{ taki-hues } שלך הולכים איתו.
       *[other] כל { $count } הקלפים ה{ taki-hues } שלך הולכים איתו.
    }
taki-why-go-on = { $count ->
    [0] הוא מצטרף לרצף הפתוח.
   *[other] הוא מצטרף לרצף הפתוח, וכל הקלפים ה{ taki-hues } שלך יכולים ללכת איתו.
}
taki-why-plus-two = { $who ->
    [you] צריך למשוך שניים, להוסיף { -plus-two } או לשים מלך.
   *[other] { GENDER($who) ->
        [f] { $who } מושכת שניים, מוסיפה { -plus-two } או שמה מלך.
       *[m] { $who } מושך שניים, מוסיף { -plus-two } או שם מלך.
    }
}
    .any = { $who ->
        [you] צריך למשוך שניים, להוסיף { -plus-two }, או לשים { -plus-three } או מלך.
       *[other] { GENDER($who) ->
            [f] { $who } מושכת שניים, מוסיפה { -plus-two }, או שמה { -plus-three } או מלך.
           *[m] { $who } מושך שניים, מוסיף { -plus-two }, או שם { -plus-three } או מלך.
        }
    }
taki-why-stop = { $who ->
    [you] התור שלך הולך לאיבוד.
   *[other] { GENDER($who) ->
        [f] { $who } מפסידה תור.
       *[m] { $who } מפסיד תור.
    }
}
taki-why-again = התור שוב שלך.
taki-why-plus = שמים עוד קלף בתור הזה.
    .alone = אפשר לשים אותו עכשיו, גם אם הוא יעלה לך קלף מהקופה.
taki-why-few = { $who ->
    [you] נשארו לך מעט קלפים.
   *[other] { $count ->
        [one] אצל { $who } נשאר רק { cards-count }.
        [two] אצל { $who } נשארו רק { cards-count }.
       *[other] אצל { $who } נשארו רק { cards-count }.
    }
}
taki-why-lacking = { $who ->
    [you] נראה שאין לך קלף { taki-hue } לשים אחריו.
   *[other] נראה שאין אצל { $who } קלף { taki-hue } לשים אחריו.
}
taki-why-last-fits = אז נשאר { $card }, והוא מתאים.
taki-why-fitting = { $count ->
    [one] קלף אחד אחר שלך הולך עליו. { taki-why-fitting-theirs }
    [two] שני קלפים אחרים שלך הולכים עליו. { taki-why-fitting-theirs }
   *[other] { FORM(cards-number, gender: "m") } קלפים אחרים שלך הולכים עליו. { taki-why-fitting-theirs }
}
taki-why-fitting-theirs = { $theirs ->
    [0] על { FORM($other, article: "the") } לא היה הולך אף אחד.
    [one] על { FORM($other, article: "the") } היה הולך רק אחד.
    [two] על { FORM($other, article: "the") } היו הולכים רק שניים.
   *[other] על { FORM($other, article: "the") } היו הולכים רק { $theirs }.
}
taki-why-likelier = { $who ->
    [you] פחות סביר שיש לך קלף בשבילו מאשר בשביל { FORM($other, article: "the") }.
   *[other] פחות סביר שאצל { $who } יש קלף בשבילו מאשר בשביל { FORM($other, article: "the") }.
}
taki-why-kept = כדאי לשמור את { FORM($card, article: "the") }. הוא משנה את מה שבא אחר כך.
taki-why-spared = כדאי לשמור את { FORM($card, article: "the") }. הוא הולך כמעט על הכול.
taki-why-more = { $count ->
    [one] קלף אחד אחר שלך הולך עליו.
    [two] שני קלפים אחרים שלך הולכים עליו.
   *[other] { FORM(cards-number, gender: "m") } קלפים אחרים שלך הולכים עליו.
}
taki-why-least = לאף קלף אחר ביד שלך אין הצבע שלו או הצורה שלו.
    .super = אף קלף שלך לא יכול להיכנס לרצף שלו.
taki-why-no-way-out = { -plus-two } מחכה, ואין לך תשובה. צריך למשוך { cards-count }.
taki-why-draws = כדאי לשמור את התשובה שלך ל־{ -plus-two }.
taki-why-not-breaker = אפשר היה לשים רק שבור { -plus-three }, והוא עולה שלושה קלפים.
taki-why-none = אי אפשר לשים אף קלף שלך.
taki-why-voluntary = כדאי לשמור את הקלפים שאפשר היה לשים.
    .card = כדאי לשמור את { FORM($card, article: "the") }.
taki-why-close = אז השחקן הבא לא יכול להצטרף אליו.
taki-why-leave = השחקן הבא יכול להצטרף לרצף.
taki-why-run-over = הרצף נגמר בקלף הזה, סגור או לא.
taki-why-keep = כדאי לשמור את הקלפים שלך.
taki-why-pass = כדאי לקחת את שלושת הקלפים, ולשמור את התשובה לאחר כך.
taki-why-say = שתיקה עולה לך ארבעה קלפים.
taki-why-quiet = בלי לומר דבר.

# Why a card is better than another, by what happens soon.
taki-outcome-follow = ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יש לך מה לשים בתור הבא. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
taki-outcome-draws = { $many ->
    [yes] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות השחקן הבא יצטרך למשוך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { $who ->
        [you] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות אין לך ברירה אלא למשוך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[other] { GENDER($who) ->
            [f] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } תצטרך למשוך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
           *[m] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות { $who } יצטרך למשוך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
        }
    }
}
taki-outcome-forced = ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות מגיע אליך { -plus-two } או { -plus-three }. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
taki-outcome-near = { $many ->
    [yes] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יהיו אצל מישהו רק שני קלפים כבר בתור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { $who ->
        [you] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יהיו לך רק שני קלפים כבר בתור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[other] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות יהיו אצל { $who } רק שני קלפים כבר בתור הבא שלך. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    }
}

# What somebody overlooked, told after the game, and what it was about in a list.
taki-overlooked-chain = { $who ->
    [you] פספסת את { $cards }.
   *[other] { GENDER($who) ->
        [f] { $who } פספסה את { $cards }.
       *[m] { $who } פספס את { $cards }.
    }
}
    .long = { $who ->
        [you] פספסת ניצחון בתור אחד, עם { cards-count }.
       *[other] { GENDER($who) ->
            [f] { $who } פספסה ניצחון בתור אחד, עם { cards-count }.
           *[m] { $who } פספס ניצחון בתור אחד, עם { cards-count }.
        }
    }
    .theme = ניצחונות בתור אחד
taki-overlooked-lacking = { $who ->
    [you] שכחת { $lack }.
   *[other] { GENDER($who) ->
        [f] { $who } שכחה { $lack }.
       *[m] { $who } שכח { $lack }.
    }
}
    .theme = צבעים שנגמרו לשחקן הבא
taki-overlooked-lack = { $who ->
    [you] שנגמרו לך הקלפים ה{ taki-hues }
   *[other] שאצל { $who } נגמרו הקלפים ה{ taki-hues }
}
taki-overlooked-unarmed = { $who ->
    [you] פספסת את { FORM($card, article: "the") } { $near }.
   *[other] { GENDER($who) ->
        [f] { $who } פספסה את { FORM($card, article: "the") } { $near }.
       *[m] { $who } פספס את { FORM($card, article: "the") } { $near }.
    }
}
    .theme = קלפים שעוצרים מי שכמעט סיים
taki-overlooked-near = { $who ->
    [you] { $count ->
        [one] כשנשאר לך { cards-count }
        [two] כשנשארו לך { cards-count }
       *[other] כשנשארו לך { cards-count }
    }
   *[other] { $count ->
        [one] כשאצל { $who } נשאר { cards-count }
        [two] כשאצל { $who } נשארו { cards-count }
       *[other] כשאצל { $who } נשארו { cards-count }
    }
}
taki-overlooked-stranded = { $who ->
    [you] שמת { $card } ולא נשאר לך אף { taki-hue } אחר ואף { taki-symbol } אחר.
   *[other] { GENDER($who) ->
        [f] { $who } שמה { $card } ולא השאירה אף { taki-hue } אחר ואף { taki-symbol } אחר.
       *[m] { $who } שם { $card } ולא השאיר אף { taki-hue } אחר ואף { taki-symbol } אחר.
    }
}
    .theme = קלפים שאין מה לשים אחריהם
taki-overlooked-silent = { $who ->
    [you] שכחת לומר ״קלף אחרון״.
   *[other] { GENDER($who) ->
        [f] { $who } שכחה לומר ״קלף אחרון״.
       *[m] { $who } שכח לומר ״קלף אחרון״.
    }
}
    .theme = לשכוח לומר ״קלף אחרון״

# What a card is, to whoever asks: what it does, then what it goes on.
taki-about = { $card }: { $symbol ->
    [stop] השחקן הבא מפסיד תור.
    [turn] הכיוון מתהפך.
    [plus] צריך לשים עוד קלף, או למשוך אחד.
   *[taki] פותח רצף. כל הקלפים שלך בצבע שלו יכולים לבוא אחריו.
}
    .number = { $card }: סתם מספר.
    .plus-two = { $card }: השחקן הבא מושך שניים ומפסיד תור, או מוסיף { -plus-two }.
taki-about-goes = הולך על קלפים { taki-hues } ועל { taki-a-symbol } בכל צבע.
taki-about-colorless = { $card ->
    [color] משנה צבע: הולך על כל קלף, אבל לא על { -plus-two } שמחכה. הצבע לבחירתך.
    [super] סופר טאקי: הולך על כל קלף, אבל לא על { -plus-two } שמחכה, ופותח רצף בצבע שמתחתיו.
    [king] מלך: הולך על כל קלף ומבטל { -plus-two } שמחכה. מותר לשים עוד קלף אחד, איזה שרוצים.
    [break] שבור { -plus-three }: עונה על { -plus-three }, ומי ששם אותו מושך את השלושה. בתור שלך הוא עולה לך שלושה.
   *[other] { -plus-three }: הולך על כל קלף, אבל לא על { -plus-two } שמחכה. כל האחרים מושכים שלושה, אלא אם מישהו שובר אותו.
}
taki-about-three = { -plus-three }: הולך על הכול. כל האחרים מושכים שלושה, אלא אם מישהו שובר אותו.

# Kinds of decisions, as the statistics tell of what each of them cost.
taki-deed-play = קלפים ששמים
taki-deed-draw = משיכה
taki-deed-run = סגירת רצפים
taki-deed-call = לומר ״קלף אחרון״
taki-deed-answer = תשובה ל־{ -plus-three }

# What the letters of the buttons do, as a page of keys lists them.
taki-letter-lay = לשים קלף, או לומר ״קלף אחרון״
taki-letter-add = להצטרף לרצף הפתוח
taki-letter-break = לשבור { -plus-three }
taki-letter-close = לסגור את הרצף
taki-letter-leave = להשאיר את הרצף פתוח
taki-letter-stop = לעצור, לקבל, או לשתוק

# What an opponent is fond of, and of one who is the opposite.
taki-trait-attack = לתקוף עם עצור, { -plus-two } ו־{ -plus-three }.
    .not = לשמור על השקט, ולתקוף רק כשאין מהלך אחר טוב כמוהו.
taki-trait-changed = אין כמו לשנות את הצבע.
    .not = להישאר בצבע שעל הערימה.
taki-trait-longest = לשים מהצבע שיש ממנו הכי הרבה ביד.
    .not = לשים מהצבעים שיש מהם מעט ביד.
taki-trait-lively = אין סבלנות: טאקי, פלוס ושנה כיוון מיד על השולחן.
    .not = לשמור טאקי, פלוס ושנה כיוון לאחר כך.
taki-trait-plain = לאגור קלפים מיוחדים, ולשים קודם מספרים.
    .not = לא לחסוך בקלפים מיוחדים, ולשמור מספרים.
taki-trait-denies = לשים את הצבעים שחסרים לשחקן הבא.
    .not = לא אכפת מה השחקן הבא יכול לשים.

# So many moves that may show what somebody is fond of.
taki-deeds-plays = { $count ->
    [one] קלף אחד שהונח
    [two] שני קלפים שהונחו
   *[other] { $count } קלפים שהונחו
}

# What decides a puzzle: what the best move has, and what another lacks.
taki-merit-wins = ככה מתחיל תור שמרוקן את היד שלך.
    .not = זה לא מרוקן את היד שלך בתור הזה.
taki-merit-row = { $count ->
    [one] משם אפשר לשים { cards-count }.
    [two] משם אפשר לשים { cards-count } בזה אחר זה.
   *[other] משם אפשר לשים { cards-count } בזה אחר זה.
}
    .not = { $count ->
        [0] ככה לא שמים אף קלף בתור הזה.
        [one] ככה שמים רק { cards-count }.
        [two] ככה שמים רק { cards-count } בזה אחר זה.
       *[other] ככה שמים רק { cards-count } בזה אחר זה.
    }
taki-merit-denies = השחקן הבא כבר הראה שחסר לו מה שמתאים.
    .not = שום דבר לא מראה שהשחקן הבא לא יכול לשים על זה.
taki-merit-hits = השחקן הבא חייב למשוך או להפסיד תור.
    .not = זה לא גורם לשחקן הבא למשוך או להפסיד תור.
taki-merit-follows = { $count ->
    [one] אחר כך { cards-count } ביד שלך מתאים לקלף ששמת.
    [two] אחר כך { cards-count } ביד שלך מתאימים לקלף ששמת.
   *[other] אחר כך { cards-count } ביד שלך מתאימים לקלף ששמת.
}
    .not = { $count ->
        [0] אחר כך שום קלף ביד שלך לא מתאים לקלף ששמת.
        [one] אחר כך רק { cards-count } ביד שלך מתאים לקלף ששמת.
        [two] אחר כך רק { cards-count } ביד שלך מתאימים לקלף ששמת.
       *[other] אחר כך רק { cards-count } ביד שלך מתאימים לקלף ששמת.
    }
taki-merit-color = { $count ->
    [one] אחר כך { cards-count } ביד שלך הוא בצבע הזה.
    [two] אחר כך { cards-count } ביד שלך הם בצבע הזה.
   *[other] אחר כך { cards-count } ביד שלך הם בצבע הזה.
}
    .not = { $count ->
        [0] אחר כך שום קלף ביד שלך לא בצבע הזה.
        [one] אחר כך רק { cards-count } ביד שלך הוא בצבע הזה.
        [two] אחר כך רק { cards-count } ביד שלך הם בצבע הזה.
       *[other] אחר כך רק { cards-count } ביד שלך הם בצבע הזה.
    }
taki-merit-away = לשחקן הבא בתור יש { cards-count }.
    .not = { $count ->
        [0] אז התור עדיין שלך.
       *[other] לשחקן הבא בתור יש רק { cards-count }.
    }
taki-merit-wilds = { $count ->
    [one] נשאר לך { cards-count } בלי צבע.
    [two] נשארים לך { cards-count } בלי צבע.
   *[other] נשארים לך { cards-count } בלי צבע.
}
    .not = { $count ->
        [0] ככה לא נשאר לך קלף בלי צבע.
        [one] ככה נשאר לך רק { cards-count } בלי צבע.
        [two] ככה נשארים לך רק { cards-count } בלי צבע.
       *[other] ככה נשארים לך רק { cards-count } בלי צבע.
    }
taki-merit-strong = { $count ->
    [one] נשאר לך { cards-count } שאינו מספר.
    [two] נשארים לך { cards-count } שאינם מספרים.
   *[other] נשארים לך { cards-count } שאינם מספרים.
}
    .not = { $count ->
        [0] ככה נשארים לך רק מספרים.
        [one] ככה נשאר לך רק { cards-count } שאינו מספר.
        [two] ככה נשארים לך רק { cards-count } שאינם מספרים.
       *[other] ככה נשארים לך רק { cards-count } שאינם מספרים.
    }
taki-merit-tidy = { $count ->
    [0] לא נשארים צבעים ביד שלך.
    [one] נשאר ביד שלך רק צבע אחד.
    [two] נשארים ביד שלך רק שני צבעים.
   *[other] נשארים ביד שלך רק { FORM(cards-number, gender: "m") } צבעים.
}
    .not = { $count ->
        [one] ככה נשאר לך צבע אחד.
        [two] ככה נשארים לך שני צבעים.
       *[other] ככה נשארים לך { FORM(cards-number, gender: "m") } צבעים.
    }
taki-story = רצפים שנסגרו

# How the rules of a puzzle differ from the usual ones.
taki-differs-mode = זה טורניר של שמונה שלבים.
taki-differs-voluntary-draw = כאן מותר למשוך גם כשיש מה לשים.
taki-differs-partial-runs = כאן מותר לסיים רצף מוקדם.
taki-differs-hand = כאן כולם מתחילים עם { $value } קלפים.
taki-differs-lead = כאן קלף פעולה יכול להוביל.
taki-differs-plus-three = כאן אין קלפי { -plus-three }.
taki-differs-plus-three-on = כאן { -plus-three } הולך על { -plus-two } שמחכה.
