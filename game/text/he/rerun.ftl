# What a level makes of the cards of a match that is over.
rerun-heading = אותם קלפים שוב
rerun-who = במקומך משחק
rerun-why = מישהו אחר משחק בדיוק בקלפים שלך נגד אותם יריבים. אלה היו הקלפים, או המשחק?
rerun-you = אני
rerun-run = { $level }, ניסיון { $number }
rerun-mean = { $level } בממוצע
rerun-place = { $place } מתוך { $count }
rerun-rounds = { $rounds ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $rounds } סיבובים
}
rerun-lead = { $lead } { $unit }
rerun-column-place = מקום
rerun-column-lead = יתרון על היריב הטוב ביותר
rerun-column-rounds = אורך
rerun-axis = היתרונות זה ליד זה
rerun-even = תיקו

# How far it is.
rerun-playing = ניסיון { $number } מתוך { $count } בעיצומו…
    .rounds = { $rounds ->
        [one] ניסיון { $number } מתוך { $count }: שוחק סיבוב אחד…
        [two] ניסיון { $number } מתוך { $count }: שוחקו שני סיבובים…
       *[other] ניסיון { $number } מתוך { $count }: שוחקו { $rounds } סיבובים…
    }
rerun-done = כל { $count } הניסיונות הסתיימו.
rerun-failed = התוכנית שמשחקת את הניסיונות נעצרת שוב ושוב, ולכן לא יהיו עוד.
rerun-strength = ״{ $level }״ בודק כאן לכל היותר { $count } המשכים כדי למצוא מהלך. ליד השולחן זה עד { $usual }, ולכן שם הוא משחק קצת יותר טוב.
    .full = ״{ $level }״ בודק לכל היותר { $count } המשכים כדי למצוא מהלך, כמו ליד השולחן.
rerun-ends = ניסיון יכול להיות קצר או ארוך יותר מהמשחק שלך. בסיבובים נוספים באים הקלפים שהיו באים במשחק שלך.

# What can be said in a sentence, and how it was found out.
rerun-how = מאיפה אנחנו יודעים?
    .less = להסתיר את זה
rerun-player = { $who ->
    [expert] המומחה
   *[hard] יריב קשה
}
    .first = { $who ->
        [expert] המומחה
       *[hard] יריב קשה
    }
rerun-result = { $ended ->
    [won] מנצח בהפרש של { $theirs }
    [lost] מפסיד בהפרש של { $theirs }
   *[even] מסיים בתיקו
}
rerun-better = { $mine ->
    [won] עם הקלפים שלך { rerun-player } היה { rerun-result }, ולא מנצח בהפרש של { $yours }.
    [lost] עם הקלפים שלך { rerun-player } היה { rerun-result }, ולא מפסיד בהפרש של { $yours }.
    [even] עם הקלפים שלך { rerun-player } היה { rerun-result }, ולא מסיים בתיקו.
   *[alike] עם הקלפים שלך { rerun-player } היה { rerun-result }, ולא בהפרש של { $yours }.
}
rerun-close = { rerun-player.first } היה מצליח בערך באותה מידה עם הקלפים שלך.
rerun-worse = { rerun-player.first } היה מצליח פחות עם הקלפים שלך. כל הכבוד.
rerun-once = { $ended ->
    [won] { rerun-player.first } ניסה פעם אחת, וניצח בהפרש של { $theirs }.
    [lost] { rerun-player.first } ניסה פעם אחת, והפסיד בהפרש של { $theirs }.
   *[even] { rerun-player.first } ניסה פעם אחת, וסיים בתיקו.
}
rerun-alike = { $ended ->
    [won] { rerun-player.first } ניצח בהפרש של { $theirs } בכל הניסיונות.
    [lost] { rerun-player.first } הפסיד בהפרש של { $theirs } בכל הניסיונות.
   *[even] { rerun-player.first } סיים בתיקו בכל הניסיונות.
}
rerun-nothing = אין עדיין מה להשוות.
rerun-one = ניסיון אחד אומר מעט. הבא יכול להיגמר אחרת לגמרי.
rerun-same = ״{ $level }״ הגיע אל { $lead } בכל { $count } הפעמים. ניסיון נוסף עדיין יכול להיות שונה.
rerun-within = ״{ $level }״ הגיע בממוצע אל { $mean } (לאורך זמן, סביר מאוד { $low } עד { $high }). הגעת אל { $lead }: צמוד מכדי לקבוע אחרי { $count } ניסיונות.
rerun-below = ״{ $level }״ הגיע בממוצע אל { $mean } (לאורך זמן, סביר מאוד { $low } עד { $high }). הגעת אל { $lead }, כלומר היה בקלפים האלה יותר. כמה מזה היה מזל, אף אחד לא יודע.
rerun-above = ״{ $level }״ הגיע בממוצע אל { $mean } (לאורך זמן, סביר מאוד { $low } עד { $high }). הגעת אל { $lead }, וזה יותר. משחק אחד לא מוכיח הרבה.

# Where both lines part: the tables side by side.
rerun-parted = איפה נפרדו הדרכים
rerun-parted-watch = לראות איפה נפרדו הדרכים
rerun-parted-before = { $count ->
    [one] עד כאן שיחקתם אותו דבר. עוד מהלך אחד, והדרכים נפרדות.
    [two] עד כאן שיחקתם אותו דבר. עוד שני מהלכים, והדרכים נפרדות.
   *[other] עד כאן שיחקתם אותו דבר. עוד { $count } מהלכים, והדרכים נפרדות.
}
rerun-parted-here = כאן הדרכים נפרדות.
rerun-parted-after = { $count ->
    [one] מהלך אחד אחרי שהדרכים נפרדו.
    [two] שני מהלכים אחרי שהדרכים נפרדו.
   *[other] { $count } מהלכים אחרי שהדרכים נפרדו.
}
rerun-parted-move = { $who ->
    [you] אני: { $move }
   *[other] { $who }: { $move }
}
rerun-parted-tag = המהלך הזה
rerun-parted-end = כאן נגמר הסיבוב.
rerun-parted-table = שולחן: { $who }
rerun-parted-same = זה אותו שולחן.
rerun-parted-thinking = המאמן משווה בין שני המהלכים…
rerun-parted-failed = המאמן לא הצליח להשוות בין שני המהלכים.
rerun-parted-better = הסיכוי לנצח עם המהלך שלך: { $mine }. עם השני: { $theirs }.
rerun-parted-close = המאמן לא מוצא הבדל ברור. הסיכוי לנצח עם המהלך שלך: { $mine }.
rerun-parted-why = { $level }: { $why }
rerun-parted-yours = המהלך שלך: { $why }
rerun-parted-play = להמשיך מכאן בעצמי
