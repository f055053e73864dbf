# Something that is on or off.
options-on = פועל
options-off = כבוי

# Why options are refused.
options-unknown = אין במשחק הזה אפשרות { $option }.
options-no-option = { $text } היא לא אפשרות של המשחק הזה.
options-not-whole = { $option } לא יכול להיות { $value }: רק מספר שלם בין { $least } ל־{ $most }.
    .also = { $option } לא יכול להיות { $value }: רק { $also }, או מספר שלם בין { $least } ל־{ $most }.
options-not-among = { $option } לא יכול להיות { $value }: רק אחד מאלה: { $values }.
options-not-among-many = { $option } לא יכול להיות { $value }: רק { $first }, { $second } … { $last }.

# Who deals the next round.
options-next-dealer = מי יחלק בפעם הבאה
    .help = אחרי סיבוב החלוקה עוברת שמאלה, או למי שניצח או הפסיד בו.
    .left = שמאלה
    .winner = מנצח הסיבוב
    .loser = מפסיד הסיבוב
    .differs = { $value ->
        [winner] כאן מי שניצח בסיבוב מחלק את הבא.
       *[loser] כאן מי שהפסיד בסיבוב מחלק את הבא.
    }
