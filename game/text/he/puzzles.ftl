puzzles-heading = חידות
puzzles-about = מצבים אמיתיים, ובכל פעם מהלך אחד טוב מכולם. איפה הוא?
puzzles-game = משחק
puzzles-none = אין עדיין חידות של { $game }.
puzzles-damaged = אי אפשר לקרוא את החידות של { $game }. הן נמצאות בעותק חדש של Five Takes.

# The list: how hard the puzzles are, and what has become of each.
puzzles-grade = { $stars ->
    [1] כוכב אחד
    [2] שני כוכבים
    [3] שלושה כוכבים
   *[4] ארבעה כוכבים
}
puzzles-found = פתורות: { $found } מתוך { $count }
puzzles-older = { $older ->
    [one] פתורות: { $found }. אחת מהן מאוסף ישן יותר.
    [two] פתורות: { $found }. שתיים מהן מאוספים ישנים יותר.
   *[other] פתורות: { $found }. { $older } מהן מאוספים ישנים יותר.
}
puzzles-next = החידה הבאה
puzzles-all-found = פתרת את כל החידות של { $game }.
puzzles-number = { "\u2068" }{ $number }/{ $count }{ "\u2069" }
puzzles-one = { $stars ->
    [one] כוכב אחד, { $number } מתוך { $count }
    [two] שני כוכבים, { $number } מתוך { $count }
   *[other] { $stars } כוכבים, { $number } מתוך { $count }
}
    .new = עוד בלי ניסיון
    .tried = היה ניסיון
    .shown = הפתרון הוצג
    .found = נפתרה
    .found-tries = { $tries ->
        [one] נפתרה בניסיון הראשון
        [two] נפתרה בשני ניסיונות
       *[other] נפתרה ב־{ $tries } ניסיונות
    }
    .own = טעות { $number }
puzzles-tip = { $count ->
    [one] { $state }
    [two] { $state }, שני מהלכים
   *[other] { $state }, { $count } מהלכים
}
    .theme = { $tip }. { $theme }
puzzles-rules = גם חוקים אחרים
    .usual = רק החוקים הרגילים
puzzles-tries = { $tries ->
    [one] ניסיון ראשון
    [two] שני ניסיונות
   *[other] { $tries } ניסיונות
}
puzzles-streak = { $longest ->
    [0] פתרון בניסיון הראשון פותח רצף הצלחות. הוא אף פעם לא פג.
   *[other] רצף ההצלחות שלך: { $count } בניסיון הראשון. השיא שלך הוא { $longest }.
}
puzzles-work = לעבוד על זה
puzzles-work-about = { $theme }. { $matches ->
    [one] ההחמצות האלה עלו לך בערך { "\u2068" }{ $cost }%{ "\u2069" } במשחק שיש לו סיכום.
    [two] ההחמצות האלה עולות לך בערך { "\u2068" }{ $cost }%{ "\u2069" } למשחק, לפי שני משחקים עם סיכום.
   *[other] ההחמצות האלה עולות לך בערך { "\u2068" }{ $cost }%{ "\u2069" } למשחק, לפי { $matches } משחקים עם סיכום.
}
    .overlooked = מה שעולה לך הכי הרבה: { $theme }. { $matches ->
        [one] זה עלה לך בערך { "\u2068" }{ $cost }%{ "\u2069" } במשחק שיש לו סיכום.
        [two] זה בערך { "\u2068" }{ $cost }%{ "\u2069" } למשחק, לפי שני משחקים עם סיכום.
       *[other] זה בערך { "\u2068" }{ $cost }%{ "\u2069" } למשחק, לפי { $matches } משחקים עם סיכום.
    }
puzzles-work-try = אפשר לנסות את שלוש אלה:
puzzles-own = הטעויות שלך
puzzles-own-about = { $count ->
    [0] אחרי סיכום של משחק כדאי לחזור לכאן. הטעויות היקרות ביותר שלך נעשות חידות.
   *[other] הן באות ממשחקים שלך שיש להם סיכום.
}

# At the table.
puzzles-place = חידה { $number } מתוך { $count }
puzzles-stars = { $stars ->
    [one] כוכב אחד מתוך 4
    [two] שני כוכבים מתוך 4
   *[other] { $stars } כוכבים מתוך 4
}
puzzles-back = לכל החידות
puzzles-question = { $tries ->
    [one] למצוא את המהלך הטוב ביותר. יש ניסיון אחד.
    [two] למצוא את המהלך הטוב ביותר. יש שני ניסיונות.
   *[other] למצוא את המהלך הטוב ביותר. יש { $tries } ניסיונות.
}
    .line = { $tries ->
        [one] למצוא את מהלך { $at } מתוך { $count }. יש ניסיון אחד.
        [two] למצוא את מהלך { $at } מתוך { $count }. יש שני ניסיונות.
       *[other] למצוא את מהלך { $at } מתוך { $count }. יש { $tries } ניסיונות.
    }
    .turn = { $count ->
        [1] { $asks }
       *[other] צעד { $at } מתוך { $count }: { $asks }
    } { $tries ->
        [one] יש ניסיון אחד.
        [two] יש שני ניסיונות.
       *[other] יש { $tries } ניסיונות.
    }
puzzles-turn = { $first }. ואז: { $then }
puzzles-worse = { $tries ->
    [one] לא זה. { $why } נשאר ניסיון אחד.
    [two] לא זה. { $why } נשארו שני ניסיונות.
   *[other] לא זה. { $why } נשארו { $tries } ניסיונות.
}
puzzles-tried-already = את זה כבר ניסית. { $why }
puzzles-right = נכון: { $move }. { $why }
puzzles-go-on = עכשיו למצוא את המהלך הבא שלך.
puzzles-best = { $turn ->
    [yes] התור הטוב ביותר
   *[no] המהלך הטוב ביותר
}
puzzles-solution = { puzzles-best }: { $move }. { $why }
    .worse = לא זה. { $lack } { puzzles-best }: { $move }. { $why }
puzzles-figures = { $older ->
    [yes] לפי מאמן קודם זה טוב יותר בערך ב־{ $points } { $unit } מ־״{ $other }״ ({ $low } עד { $high }, בביטחון של { "\u2068" }99%{ "\u2069" }).
   *[no] טוב יותר בערך ב־{ $points } { $unit } מ־״{ $other }״ ({ $low } עד { $high }, בביטחון של { "\u2068" }99%{ "\u2069" }).
}
    .always = { $older ->
        [yes] לפי מאמן קודם זה טוב יותר ב־{ $points } { $unit } מ־״{ $other }״. כך היה בכל { $worlds } החלוקות של הקלפים הסגורים שהוא ניסה.
       *[no] טוב יותר ב־{ $points } { $unit } מ־״{ $other }״. כך היה בכל { $worlds } החלוקות של הקלפים הסגורים שניסינו.
    }
puzzles-counted = { $older ->
    [yes] מאמן קודם ספר כל דרך להמשיך. ״{ $other }״ עולה לך { "\u2068" }{ $percent }%{ "\u2069" }.
   *[no] ספרנו כל דרך להמשיך. ״{ $other }״ עולה לך { "\u2068" }{ $percent }%{ "\u2069" }.
}
puzzles-certain = { $older ->
    [yes] לפי מאמן קודם זה ניצחון בטוח. ״{ $other }״ עולה לך בערך { "\u2068" }{ $percent }%{ "\u2069" }.
   *[no] זה ניצחון בטוח. ״{ $other }״ עולה לך בערך { "\u2068" }{ $percent }%{ "\u2069" }.
}

# What a puzzle is about.
puzzles-theme-take = לקחת מאחרים
puzzles-theme-needed = לקחת מה שצריך
puzzles-theme-dig = לחפור עכשיו
puzzles-theme-protect = להגן על מה ששלך
puzzles-theme-build = לבנות את היד
puzzles-theme-starve = להרעיב את הבא בתור
puzzles-theme-score = נקודות עכשיו
puzzles-theme-hold = להתאפק
puzzles-theme-strong = לשמור קלפים חזקים
puzzles-theme-unload = להיפטר מנקודות
puzzles-theme-light = יד קלה
puzzles-theme-count = לספור מה נשאר
puzzles-theme-turn = מי הבא בתור
puzzles-theme-hunt = מטרות בטווח
puzzles-theme-gather = לגדל ערימה גדולה
puzzles-theme-chain = לבנות שרשרת
puzzles-theme-out = לסיים
puzzles-theme-hit = לפגוע בבא בתור
puzzles-theme-color = לשמור על צבעים
puzzles-theme-ahead = קלף אחד קדימה
puzzles-theme-dear = לזרוק את הקלף היקר

# What is kept of them.
puzzles-marks-damaged = לא הצלחנו לקרוא אילו חידות פתרת, ולכן כולן נחשבות חדשות. הקובץ הישן הוא עכשיו { $file }.
puzzles-marks-lines = { $count ->
    [one] שורה אחת על החידות שפתרת נפגמה, ולכן החידה הזאת נחשבת חדשה. הקובץ כמו שהיה הוא עכשיו { $file }.
    [two] שתי שורות על החידות שפתרת נפגמו, ולכן החידות האלה נחשבות חדשות. הקובץ כמו שהיה הוא עכשיו { $file }.
   *[other] { $count } שורות על החידות שפתרת נפגמו, ולכן החידות האלה נחשבות חדשות. הקובץ כמו שהיה הוא עכשיו { $file }.
}
puzzles-marks-unreadable = אי אפשר לקרוא אילו חידות פתרת: { $why }
puzzles-marks-newer = החידות שפתרת באות מ־Five Takes חדש יותר. הקובץ יישאר כמו שהוא, ושום דבר חדש לא יישמר.
puzzles-marks-unsaved = אי אפשר לשמור אילו חידות נפתרו: { $why }
