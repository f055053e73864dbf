# A dialog that only says something.
dialog-first = לפני שמשחקים
dialog-go-on = לחזור למשחק
dialog-ok = אישור

# Sitting down at a match from the shelf.
dialog-newer = מגרסה חדשה יותר
    .text = { $file } בא מ־Five Takes חדש יותר. אפשר להמשיך איתו. עד אז הוא נשאר ברשימה.
dialog-not-yet = עוד לא בשולחן הזה
    .text = עדיין אי אפשר לשחק { $game } בחלון. המשחק מחכה.
dialog-doubt = משהו במשחק השמור לא מסתדר
    .text = { $doubt } ייתכן שמישהו שינה את המשחק השמור, או שהפסקת חשמל פגמה בו. אפשר בכל זאת להמשיך לשחק. החותם נשאר כמו שהוא.
    .play = להמשיך לשחק
dialog-damaged = משחק פגום
    .text = אי אפשר להמשיך מ־{ $file }. { $fault } שום דבר בו לא שונה.
    .moves = { $count ->
        [one] { $file } פגום. { $fault } המהלך שלפני כן תקין, ואפשר להמשיך ממנו. הקובץ הפגום נשאר כמו שהוא.
        [two] { $file } פגום. { $fault } שני המהלכים שלפני כן תקינים, ואפשר להמשיך מהם. הקובץ הפגום נשאר כמו שהוא.
       *[other] { $file } פגום. { $fault } { $count } המהלכים שלפני כן תקינים, ואפשר להמשיך מהם. הקובץ הפגום נשאר כמו שהוא.
    }
    .play = להמשיך משם
    .leave = להשאיר
    .off = להסיר
dialog-leave-listed = להשאיר
dialog-not-aside = עדיין ברשימה
