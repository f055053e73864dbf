# Before a match is left of which something is not on disk.
unsaved-heading = עוד לא נשמר
unsaved-again = לנסות שוב
unsaved-leave = לצאת בכל זאת
unsaved-stay = להישאר
unsaved-text = { $lost } { $problem }
unsaved-still = עדיין אי אפשר לשמור. { $lost } { $problem }
unsaved-undone = בוטל בשולחן, אבל לא במשחק השמור. { $problem }
unsaved-all = { $count ->
    [one] שום דבר מהמשחק הזה לא שמור. הוא יאבד, עם מהלך אחד.
    [two] שום דבר מהמשחק הזה לא שמור. הוא יאבד, עם שני מהלכים.
   *[other] שום דבר מהמשחק הזה לא שמור. הוא יאבד, עם { $count } מהלכים.
}
unsaved-moves = { $count ->
    [one] יאבד מהלך אחד שלא נשמר.
    [two] יאבדו שני מהלכים שלא נשמרו.
   *[other] יאבדו { $count } מהלכים שלא נשמרו.
}
unsaved-back = { $count ->
    [one] מהלך אחד שביטלת יחזור.
    [two] שני מהלכים שביטלת יחזרו.
   *[other] { $count } מהלכים שביטלת יחזרו.
}

# On the console, after the program was broken off there.
unsaved-ended-all = { $count ->
    [one] שום דבר מהמשחק הזה לא נשמר. הוא אבד, עם מהלך אחד.
    [two] שום דבר מהמשחק הזה לא נשמר. הוא אבד, עם שני מהלכים.
   *[other] שום דבר מהמשחק הזה לא נשמר. הוא אבד, עם { $count } מהלכים.
}
unsaved-ended-moves = { $count ->
    [one] מהלך אחד לא נשמר ואבד.
    [two] שני מהלכים לא נשמרו ואבדו.
   *[other] { $count } מהלכים לא נשמרו ואבדו.
}
unsaved-ended-back = { $count ->
    [one] מהלך אחד שביטלת יחזור.
    [two] שני מהלכים שביטלת יחזרו.
   *[other] { $count } מהלכים שביטלת יחזרו.
}

# The sign on the table while something is not on disk.
unsaved-sign-filed = המשחק לא בהיסטוריה
unsaved-sign-moves = { $count ->
    [one] מהלך אחד לא שמור
    [two] שני מהלכים לא שמורים
   *[other] { $count } מהלכים לא שמורים
}
unsaved-sign-all = המשחק לא שמור
unsaved-sign-undo = הביטול לא שמור
