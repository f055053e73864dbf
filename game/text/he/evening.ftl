# What is wrong with the file of an evening, and where.
evening-line = שורה { $line }: { $reason }
evening-newer = הערב בא מ־Five Takes חדש יותר.
evening-first = ערב מתחיל בשורה { $line }.
evening-ends = הטקסט נגמר לפני השורה { $line }.
evening-event = { $line } לא יכול היה לקרות שם.
evening-term = אי אפשר לקרוא את { $line }.
evening-missing = חסרה השורה { $key }.
evening-rules = { $why }
evening-unsaved = אי אפשר לשמור את הערב הזה ({ $why }).

# The rules of a game in an evening.
evening-short = הגרסה הקצרה
evening-unknown-rules = חוקים לא מוכרים
evening-disagree = { $game }: { $why }

# Why somebody has their points.
evening-why = { $who ->
    [you] אני: { $why }
   *[other] { $who }: { $why }
}
evening-sentence = { $said }.
evening-you = אני
evening-ahead = { $points } על מי שנשאר מאחור ({ $who })
evening-level = { $points } על תיקו ({ $who })
evening-behind = 0 על המקום האחרון

# How the evening ended.
evening-lead = בהפרש של { $lead ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $lead } נקודות
}, { $first } מול { $second }.
evening-shared = תיקו: { evening-points }, ואותו מספר ניצחונות במשחקים.
evening-tie-break = { $games ->
    [one] תיקו: { evening-points }. ניצחון במשחק אחד הכריע.
    [two] תיקו: { evening-points }. ניצחון בשני משחקים הכריע.
   *[other] תיקו: { evening-points }. ניצחון ב־{ $games } משחקים הכריע.
}

# An evening in a list.
evening-waiting = ערב משחקים, משחק { $number } מתוך { $count }: { $game }
    .open = ערב משחקים, משחק { $number } מתוך { $count }
    .week = ערב השבוע { $week }, משחק { $number } מתוך { $count }: { $game }

# The pages of an evening.
evening-heading = ערב משחקים
evening-after = אחרי משחק { $number } מתוך { $count }
evening-comes = המשחק הבא: { $game }.
evening-chosen = { $who ->
    [you] הגעת למקום האחרון ובחרת: { $game }.
   *[other] { GENDER($who) ->
        [f] { $who } במקום האחרון, והיא בוחרת: { $game }.
       *[m] { $who } במקום האחרון, והוא בוחר: { $game }.
    }
}
evening-you-choose = הגעת למקום האחרון, ולכן המשחק הבא הוא לבחירתך.
evening-play = לשחק { $game }
evening-choose = לבחור משחק
evening-choice = הבחירה שלך
    .text = הגעת למקום האחרון. מה יהיה משחק { $number }?
evening-why-heading = נקודות ב־{ $game }
evening-open = משחק { $number }
evening-table = המשחקים והנקודות שלהם
evening-row = משחק { $number }: { $game }
    .tip = לראות מאיפה באו הנקודות, או לצפות בו שוב.
evening-sum = נקודות
evening-gave-up = פרשת
evening-record-gone = המשחק איננו
evening-missing-records = אחד המשחקים איננו. מוצג מה שהערב שמר ממנו.
evening-fault = הערב הזה נפגם. { $fault }
evening-won = { $who ->
    [you] ניצחת בערב המשחקים!
   *[other] { GENDER($who) ->
        [f] { $who } ניצחה בערב המשחקים
       *[m] { $who } ניצח בערב המשחקים
    }
}
    .several = ניצחון משותף: { $players }
evening-stopped = פרישה מהערב
    .text = אף אחד לא ניצח בו.
evening-again = עוד ערב
evening-grid = כל הנקודות
evening-delete = למחוק עם המשחקים שלו
evening-game = משחק { $number }: { $game }
evening-previous = המשחק הקודם
evening-next = המשחק הבא
evening-to-sheet = בחזרה לערב
evening-part = משחק { $number } מתוך { $count } הערב.

# Leaving, giving up, and what was damaged.
evening-under-way = ערב משחקים מחכה
    .text = { $evening }. אפשר רק אחד בכל פעם.
evening-give-up = לפרוש?
    .text = פרישה מהמשחק הזה שמה אותך במקום האחרון בו, והערב נמשך. { $others }
    .game = לפרוש מהמשחק הזה
    .stop-text = פרישה מהערב מסיימת אותו בלי מנצח.
evening-stop = לפרוש מהערב?
    .do = לפרוש מהערב
evening-damaged = הערב הזה נפגם
    .text = אי אפשר להמשיך עם { $file }. { $fault }
    .unread = אי אפשר לקרוא את { $file }. { $fault }
    .aside = הורדנו את { $file } מהרשימה. הקובץ נשאר בתיקייה שלך בשם אחר.
    .mended = { $fault } השורות שלפני כן תקינות, והמשחקים שלך מספרים את השאר.
evening-go-on = להמשיך

# The set-up.
evening-begin = לשחק (בערך { $minutes } דקות)
evening-games = המשחקים
evening-order = סדר
    .drawn = בהגרלה
    .listed = לפי הרשימה
    .last = האחרון בוחר
    .drawn-help = הפתעה ממשחק למשחק.
    .listed-help = מזיזים את המשחקים עם החצים.
    .last-help = מי שבמקום האחרון בוחר את המשחק הבא.
evening-forms = חוקים: הגרסה הקצרה
    .changed = { $count ->
        [one] חוקים: משחק אחד השתנה
        [two] חוקים: שני משחקים השתנו
       *[other] חוקים: { $count } משחקים השתנו
    }
evening-forms-heading = חוקי המשחקים
evening-rules-for = החוקים של { $game }
evening-earlier = לשחק { $game } מוקדם יותר
evening-later = לשחק { $game } מאוחר יותר

# A finished evening in a list.
evening-with = ערב משחקים עם { $others }
    .week = ערב השבוע { $week } עם { $others }
evening-company = עם { $others }
evening-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
evening-holds = המשחק הזה שייך לערב שעוד לא נגמר.

# The statistics of evenings.
evening-figures = ערבי משחקים
evening-none = אין עדיין ערבים כאלה. אחרי שערב נגמר, הוא יופיע כאן.
    .plan = לתכנן ערב
evening-sort = אילו ערבים
    .kind = סוג
    .all = כל הערבים
    .weeks = ערבי השבוע
    .again = שוחקו שוב
evening-with-players = { $players ->
    [2] שני שחקנים
    [3] שלושה שחקנים
   *[other] ארבעה שחקנים
}
evening-tally = ערבים
    .given-up = { $count ->
        [0] בלי פרישות
        [one] פרישה אחת
        [two] שתי פרישות
       *[other] { $count } פרישות
    }
evening-even = חלק שווה: { "\u2068" }{ $share }%{ "\u2069" }
evening-share = נקודות
    .of = מתוך { $most } אפשריות
evening-best = הערב הטוב ביותר
    .of = נקודות, מתוך { $most }
evening-place = מקום { $place } בממוצע
evening-row-of-weeks = הרצף הארוך ביותר שלך: { $count } שבועות.
evening-apart = נספרו בנפרד: { $parts }.
    .part = { $sort } { $count }

# The evening of the week.
evening-week = ערב השבוע
    .days = { $week }: { $first } עד { $last }
    .begun = כבר התחלת אותו. { $evening }.
    .won = ניצחת בו: { evening-points }.
    .placed = הגעת ל{ $place } מתוך { $count }: { evening-points }.
    .closed = השבוע הזה עוד לא הגיע.
    .earlier = השבוע הקודם
    .later = השבוע הבא
    .sheet = לראות את הדף
    .same = באותו שבוע כולם מקבלים אותם קלפים, אותם יריבים ואותו סדר. שום דבר לא נשלח.
