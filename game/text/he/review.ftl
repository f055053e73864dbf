# The coach looks back.
review-heading = המאמן
review-nothing = במשחק הזה לא היה על מה להחליט.
review-looking = בודק החלטה { $number } מתוך { $count }…
review-seen = { $count ->
    [one] המאמן בדק את ההחלטה היחידה שלך.
    [two] המאמן בדק את שתי ההחלטות.
   *[other] המאמן בדק את כל { $count } ההחלטות.
}
    .some = המאמן בדק { $number } מתוך { $count } החלטות, ובאחרות נכשל.

# The course of the match, as a curve and in words.
review-course = מהלך המשחק
    .value = בהתחלה { $first }, בסוף { $last }
    .nothing = עדיין כלום
    .round = מהלך הסיבוב הזה
    .sure = ניצחון בטוח
review-rounds = הסיבובים של המשחק. בוחרים אחד, והוא מופיע למטה.
    .value = סיבוב { $number } מתוך { $count }, { $went }
review-mistake = טעות { $number }
review-chance = הסיכוי שלך לנצח אחרי כל החלטה, ואיך זה נגמר
review-chance-now = הסיכוי לנצח איתו: { $chance }.
    .sure = איתו הניצחון בטוח.
review-even = חלק שווה

# What is said of a position.
review-mistakes = { $count ->
    [0] אין טעויות ברורות.
    [one] טעות ברורה אחת.
    [two] שתי טעויות ברורות.
   *[other] { $count } טעויות ברורות.
}
    .yet = { $count ->
    [0] אין טעויות ברורות עד עכשיו.
    [one] טעות ברורה אחת עד עכשיו.
    [two] שתי טעויות ברורות עד עכשיו.
   *[other] { $count } טעויות ברורות עד עכשיו.
    }
review-cost = טעות { $number } עלתה לך { "\u2068" }{ $cost }%{ "\u2069" }
    .least = טעות { $number } עלתה לך פחות מ־{ "\u2068" }1%{ "\u2069" }
review-lost-win = היה לך ניצחון בטוח: { $line }.
review-good = לא נמצא משהו טוב יותר
review-turn = הטעות של התור הזה נספרת במהלך אחר
review-same = שיחקת את המהלך של המאמן: { $move }.
review-played = שיחקת: { $move }.
review-better = טוב יותר: { $move }.
review-played-chance = שיחקת: { $move }. הסיכוי לנצח: { $chance }.
review-better-chance = טוב יותר: { $move }. הסיכוי לנצח: { $chance }.
review-also = המאמן היה משחק כך: { $move }. זה טוב יותר רק בקצת, אם בכלל.
review-unlooked = המאמן לא בדק את ההחלטה הזאת.
    .yet = המאמן עוד לא בדק את ההחלטה הזאת.
    .failed = המאמן לא הצליח לחשוב על ההחלטה הזאת עד הסוף. כדי לנסות שוב, אפשר לסגור את הסיכום ולפתוח אותו מחדש.
review-between = { $device ->
    [keys] זאת לא הייתה החלטה שלך. { $before } ו־{ $next } מובילים לאחת.
    [pad] זאת לא הייתה החלטה שלך. { $before } ו־{ $next } מובילים לאחת.
    [touch] זאת לא הייתה החלטה שלך. החצים למעלה ולמטה, שמתחת לשולחן, מובילים לאחת.
   *[mouse] זאת לא הייתה החלטה שלך. החצים למעלה ולמטה, שמתחת לשולחן, מובילים לאחת.
}
review-next = הטעות הבאה
review-before = הטעות הקודמת
review-leave = לסגור את הסיכום
