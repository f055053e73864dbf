# The page on accessibility.
access-heading = נגישות
access-subtitle = הכול במקום אחד. כל שורה פותחת את ההגדרה שלה.
access-system = מה המערכת שלך מבקשת
access-motion = { $state ->
    [followed] פחות תנועה, ולכן הקלפים כאן מתחלפים בהדרגה.
    [own] פחות תנועה, אבל בחרת בעצמך.
   *[none] שום דבר על תנועה.
}
access-contrast = { $state ->
    [followed] ניגודיות גבוהה, ולכן היא פועלת כאן.
    [own] ניגודיות גבוהה, אבל בחרת בעצמך.
   *[none] שום דבר על ניגודיות.
}
access-text = { $state ->
    [followed] טקסט גדול יותר, ולכן הוא כאן { "\u2068" }{ $count }%{ "\u2069" }.
    [own] טקסט של { "\u2068" }{ $count }%{ "\u2069" }, אבל בחרת בעצמך.
   *[none] שום דבר על גודל הטקסט.
}
access-eyes = לראות טוב יותר
access-ears = לשמוע טוב יותר, או לשחק בלי צלילים
access-reader = עם קורא מסך, קול או ברייל
access-hands = לשחק בקצב שלך, בדרך שלך
access-value = { $name }: { $value }
access-heard = להשמיע כל צליל של משחק, ולקרוא מה הוא.
access-keys = לבחור מקשים משלך. { $key } מראה מה פועל בדף.
access-read = לקרוא כל דף
    .how = { $key } עובר עליו שורה אחר שורה.
access-open = לראות הכול
# What a new player is offered: three questions, on one page.
access-ask = טקסט, קלפים, צלילים…
access-questions = שלוש שאלות
access-questions-how = אפשר לדלג עליהן ופשוט לחזור.
access-more = כל השאר נמצא בהגדרות.
