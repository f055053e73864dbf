# A set of rules with a name, and the line of text that shares it.
rulesets-too-long = זה ארוך מדי בשביל שורת חוקים.
rulesets-no-line = זו לא שורת חוקים. שורה כזאת מתחילה ב־״five-takes rules״.
rulesets-newer = החוקים האלה באים מ־Five Takes חדש יותר.
rulesets-cut-short = השורה לא שלמה. היא צריכה להסתיים ב־״|״, אז כדאי להעתיק אותה שוב.
rulesets-unknown-game = אין כאן משחק בשם ״{ $text }״. יש { $games }.
rulesets-bad-name = בשם יש לכל היותר { $most } תווים.
    .empty = בשם צריך לפחות תו אחד.
    .invisible = אף אחד לא יראה את השם הזה. צריך בו אות או ספרה.
    .forbidden = בשם לא יכול להופיע ״{ $text }״.
rulesets-no-value = ״{ $text }״ לא אפשרות. אפשרויות כותבים כך: name=value.
rulesets-unknown-option = במשחק { $game } אין אפשרות ״{ $text }״. יש בו { $options }.
rulesets-twice = ״{ $option }״ מופיעה פעמיים.
rulesets-taken = השם ״{ $name }״ תפוס. צריך לבחור שם אחר.
rulesets-too-many = כבר יש לך { $most } ערכות חוקים למשחק הזה. קודם צריך למחוק אחת.

# After a refusal: which other rules allow the move.
rulesets-allows = ב־״{ $set }״ זה מותר.
    .both = ב־״{ $first }״ וב־״{ $second }״ זה מותר.
    .option = זה מותר עם ״{ $label }: { $value }״.

# What rules without a name are called.
rulesets-own = חוקים משלך

# A set and how long the match is: “Take, to 100”.
rulesets-length = { $set }, { $length }

# The file of the player’s own sets.
rulesets-unreadable = אי אפשר לקרוא את החוקים שלך בקובץ { $file }: { $why }.
rulesets-unread = { $count ->
    [one] שורה אחת בקובץ { $file } לא קריאה. היא נשארה כמו שהיא.
    [two] שתי שורות בקובץ { $file } לא קריאות. הן נשארו כמו שהן.
   *[other] { $count } שורות בקובץ { $file } לא קריאות. הן נשארו כמו שהן.
}
rulesets-unsaved = לא הצלחנו לשמור את החוקים שלך בקובץ { $file }: { $why }.
