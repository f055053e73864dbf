# The deals of the day, a month at a time.
calendar-heading = חלוקת היום
calendar-games = המשחק
calendar-earlier = החודש הקודם
calendar-later = החודש הבא
calendar-today = היום, { $date }

# What has become of a day’s deal, in a sentence.
calendar-closed = היום הזה עוד לא הגיע.
calendar-new = עוד לא שיחקת.
    .past = עוד לא שיחקת. אפשר לשחק בכל זמן.
calendar-begun = כבר התחלת אותה.
calendar-unreadable = שיחקת אותה, אבל אי אפשר לקרוא את המשחק.
calendar-given-up = פרשת באמצע.
calendar-won = ניצחת בהפרש של { $lead }.
    .level = ניצחת, בתיקו עם הבא אחריך.
calendar-placed = הגעת ל{ $place } מתוך { $count }, בפיגור של { $lead }.
    .level = הגעת ל{ $place } מתוך { $count }, בתיקו עם הטוב ביותר.
calendar-helped = עם רמזים או ביטול.
calendar-known = הקלפים האלה כבר מוכרים לך. משחק נוסף ייספר בנפרד.
calendar-tries = { $count ->
    [one] שיחקת אותה פעם אחת, והיא נספרת כאן.
    [two] שיחקת אותה פעמיים. כאן נספרת הראשונה.
   *[other] שיחקת אותה { $count } פעמים. כאן נספרת הראשונה.
}
# Not “שני” or “שלישי”: on a calendar these are days of the week.
calendar-place = מקום { $place }

# The same in a cell of the month, and as what a cell says.
calendar-cell-new = לא שוחקה
calendar-cell-begun = התחילה
calendar-cell-played = שוחקה
calendar-cell-given-up = פרישה
calendar-cell-unread = לא קריא
calendar-cell-closed = עוד תגיע

# What is the same for everybody.
calendar-opponents = ליד השולחן
calendar-same = באותו יום כולם מקבלים אותם קלפים, אותו מחלק ואותם יריבים. אותם מהלכים באותה גרסה יקבלו אותן תשובות. שום דבר לא נשלח.

# The buttons, and the line to copy.
calendar-play = לשחק
calendar-go-on = להמשיך
calendar-again = לשחק שוב
calendar-copy = להעתיק את השורה
calendar-copied = הועתק ללוח.
    .none = אי אפשר להשתמש כאן בלוח.
calendar-line = { $game } { $date }: { $place } מתוך { $count }, { $lead }
    .helped = { $game } { $date }: { $place } מתוך { $count }, { $lead }, בעזרה
    .hard = { $game } { $date }: { $place } מתוך { $count }, { $lead }. רמה קשה: { $hard }
    .hard-helped = { $game } { $date }: { $place } מתוך { $count }, { $lead }, בעזרה. רמה קשה: { $hard }
calendar-sealed = { $line }. החותם האחרון { $digits }
calendar-meaning = המספר הוא היתרון שלך על היריב הטוב ביותר, ב{ $unit }.
calendar-early = היום הזה עוד לא הגיע
    .text = לפי השעון של המחשב היום { $date }. את החלוקה של { $day } אפשר לשחק כשהיום הזה יגיע.
calendar-hard = { $mean } בממוצע ({ $count } ניסיונות, { $least } עד { $most })
    .same = { $mean } (בכל הניסיונות: { $count })
calendar-hard-plays = הרמה הקשה משחקת בקלפים שלך: ניסיון { $number } מתוך { $count }…
