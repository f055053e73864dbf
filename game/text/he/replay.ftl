# A match that is looked at move by move.
replay-title = צפייה חוזרת
replay-asked = התור הבא
replay-timeline = המקום במשחק
    .value = { $round }, מהלך { $at } מתוך { $last }
    .move = מהלך { $at } מתוך { $last }
replay-beginning = הקלפים חולקו.
replay-nobody = זה סוף התורות.
replay-next = { $who ->
    [you] התור שלך.
   *[other] התור של { $who }.
}
replay-damaged = המשחק פגום. אפשר לקרוא אותו רק עד כאן: { $why }

# The buttons under the table.
replay-play = להפעיל
    .stop = לעצור
replay-forward = המהלך הבא
replay-back = המהלך הקודם
replay-mine-next = ההחלטה הבאה
replay-mine-before = ההחלטה הקודמת
replay-round-next = הסיבוב הבא
replay-round-before = תחילת הסיבוב
replay-begin = להתחלה
replay-end = לסוף
replay-pace = מהירות: { "\u2068" }{ $times }×{ "\u2069" }
replay-eyes = { $who ->
    [you] תצוגה: שלי
   *[other] תצוגה: { $who }
}
    .all = כל הידיים גלויות
replay-hands = ידיים
    .one = יד: { $name }
    .none = אין קלפים

# Going on from somewhere.
replay-play-on = לשחק מכאן
replay-on-heading = לשחק מכאן?
replay-on-text = { $moves ->
    [one] מתחיל מכאן משחק חדש: אותה חלוקה, אותם יריבים, והמהלך הראשון כבר שוחק. הקלפים ידועים לך, ולכן הוא לא נספר. המשחק הזה נשאר כמו שהוא.
    [two] מתחיל מכאן משחק חדש: אותה חלוקה, אותם יריבים, ושני המהלכים הראשונים כבר שוחקו. הקלפים ידועים לך, ולכן הוא לא נספר. המשחק הזה נשאר כמו שהוא.
   *[other] מתחיל מכאן משחק חדש: אותה חלוקה, אותם יריבים, ו־{ $moves } המהלכים הראשונים כבר שוחקו. הקלפים ידועים לך, ולכן הוא לא נספר. המשחק הזה נשאר כמו שהוא.
}
replay-on-yes = לשחק מכאן
