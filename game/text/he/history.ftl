history-heading = היסטוריה
    .count = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
    .some = { $count } מתוך { $whole } משחקים
    .unreadable = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }, ועוד { $unreadable ->
        [one] אחד שאי אפשר לקרוא
        [two] שניים שאי אפשר לקרוא
       *[other] { $unreadable } שאי אפשר לקרוא
    }
    .reading = נקראו { $read } מתוך { $whole } משחקים
    .looking = מחפשים את המשחקים שלך…
history-none = אין עדיין משחקים. אחרי שמשחק נגמר, הוא יופיע כאן.
    .play = לשחק משחק ראשון
    .alike = אין משחקים כאלה.
    .show = להראות את כל המשחקים

# What is listed.
history-games = סוג המשחק
    .all = כל סוגי המשחקים
history-results = תוצאה
    .all = כל התוצאות
    .won = ניצחונות
    .lost = בלי ניצחון
    .given-up = פרישות
history-kinds = אופן המשחק
    .all = כל המשחקים
    .evenings = ערבים
    .of-evenings = משחקים של ערבים
    .unaided = בלי עזרה
    .assisted = בעזרה
    .daily = חלוקות היום
    .again = חלוקות ששוחקו שוב
    .children = לילדים
    .uncounted = לא נספרים
    .unreadable = לא קריאים

# A row: the game and the opponents, when it was and how it went.
history-against = { $game } נגד { $others }
    .many = { $game } נגד { $count } יריבים
history-company = נגד { $others }
    .many = נגד { $count } יריבים
history-more = { "\u2068" }+{ $count }{ "\u2069" }
history-opponent = { $name } ({ $level })
history-file = { $file }
history-row = { $match }: { $result }. { $more }.
    .points = { $match }: { $result }, { $points }. { $more }.
history-when = { $date }, { $time }
history-minutes = { $minutes ->
        [0] פחות מדקה
       *[other] { $minutes } דק׳
    }
    .hours = { $hours ->
        [one] שעה ו־{ $minutes } דק׳
        [two] שעתיים ו־{ $minutes } דק׳
       *[other] { $hours } שעות ו־{ $minutes } דק׳
    }
history-assisted = בעזרה
history-known = קלפים ידועים
history-unproved = בלי הוכחה
history-children = לילדים
history-mode-day = חלוקת היום
history-mode-round = סיבוב היום
history-mode-again = חלוקה ששוחקה שוב
history-mode-from-here = המשך של משחק אחר
history-mode-lesson = שיעור
history-mode-puzzle = חידה
history-mode-evening = חלק מערב
history-mode-week = ערב השבוע
history-mode-other = { $mode }
history-copy = עותק של משחק אחר

# How a match ended.
history-won = ניצחון
    .helped = ניצחון, בעזרה
    .shared = ניצחון משותף
    .lost = הפסד
    .given-up = פרישה
    .open = לא נגמר
    .damaged = לא קריא
    .newer = מגרסה חדשה יותר
history-place = מקום { $place } מתוך { $count }
history-points = { $own } מול { $other }
history-at-rounds = { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    }

# What is said of one match.
history-match = { $game }, { $date }
history-told-against = נגד { $others }.
history-told-result = תוצאה: { $result }.
    .points = תוצאה: { $result }, { $points }.
history-told-time = התחיל ב־{ $date } בשעה { $time }.
    .named = התחיל ב־{ $date } בשעה { $time }, לפי שם הקובץ. במשחק עצמו זה לא כתוב.
    .written = לא כתוב במשחק מתי התחיל. הקובץ שלו נשמר לאחרונה ב־{ $date } בשעה { $time }.
history-told-lasted = נמשך { $long }.
    .unknown = לא כתוב במשחק כמה זמן שיחקת.
history-told-rounds = { $rounds }, { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }.
history-told-help = בעזרה: { $hints ->
        [0] בלי רמזים
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $hints } רמזים
    }, { $undos ->
        [0] בלי ביטולים
        [one] ביטול אחד
        [two] שני ביטולים
       *[other] { $undos } ביטולים
    }.
    .none = בלי רמזים ובלי ביטולים.
history-told-known = הקלפים האלה היו ידועים לך, ולכן המשחק הזה נספר בנפרד.
history-told-unproved = המשחק השמור הזה לא מוכיח את החלוקות שלו, ולכן הוא נספר בנפרד.
history-told-rules = חוקים: { $rules }.
history-told-changes = שינויים: { $rules }.
history-told-children = שוחק ב־{ $date }, לילדים.
history-told-rule = { $label }: { $value }
history-told-uncounted = הוא לא נספר כמשחק ({ $mode }).
history-told-copy = המשחק הזה נמצא אצלך פעמיים. הוא נספר פעם אחת.
history-told-open = המשחק הזה לא הסתיים, ולכן הוא לא נספר.
history-told-damaged = אי אפשר להציג את { $file } מהלך אחר מהלך, ולכן הוא לא נספר. { $fault }
history-gone = כבר אי אפשר לקרוא את { $file }.
history-told-newer = { $file } בא מ־Five Takes חדש יותר, ולכן הוא לא נספר כאן.

# What can be done with one.
history-again = לשחק את החלוקה הזאת
    .heading = לשחק שוב את אותה חלוקה?
    .text = מקבלים אותה קופה, אותם יריבים ואותם חוקים. החותם מוכיח אז רק ששום דבר לא שונה.
    .play = לשחק אותה
history-delete = למחוק
history-deleted = נמחק: { $match }.
    .back = הוחזר: { $match }.
history-undo = לבטל את המחיקה
history-kept = משחקים שנמחקו אפשר להחזיר במשך { $days } ימים לפחות.
