# The page of the proof of a round’s deal.
seal-heading = סיבוב { $round }: החלוקה חתומה
    .none = סיבוב { $round }: חלוקה בלי חותם
seal-first = הקלפים נקבעו לפני הסיבוב. אפשר לבדוק לבד.
seal-let-me-cut = לתת לי לחתוך את הקופה בכל סיבוב
seal-offer = צריך הוכחה שאף אחד לא מסדר את הקופה?
    .show = להראות לי
    .no = לא, תודה
seal-same = זהה. זה מה שנחתם לפני הסיבוב.
seal-different = לא זהה. זה לא מה שנחתם.
seal-again = כדי לחלק שוב את הקופה הזאת: בדף ההכנה, עם אותו מספר שחקנים
seal-unproved = לא הוכח: { $why }
seal-dealer = { $who ->
    [you] החלוקה אצלך, וגם זה בתוך החותם.
   *[other] החלוקה אצל { $who }, וגם זה בתוך החותם.
}
seal-drawn = { $who ->
    [you] החלוקה אצלך. המחלק הוגרל עם הקלפים.
   *[other] החלוקה אצל { $who }. המחלק הוגרל עם הקלפים.
}
seal-later = כשהסיבוב ייגמר, יופיע כאן מה שנחתם.
    .part = { seal-later } { $part }
seal-sum = החותם שהוצג לפני הסיבוב, וה־SHA-256 של השורות שנחתמו
    .second = החותם שהוצג לפני הסיבוב, וה־SHA-256 של המלח, המספר והקופה
    .first = החותם שהוצג לפני הסיבוב, וה־SHA-256 של המלח והקופה
seal-cards = הקופה, הקלף שחולק ראשון מלפנים
    .part = הקופה, הקלף שחולק ראשון מלפנים. { $part }
    .cut = הקופה כפי שנחתמה. { $part } הקלף שאחרי החיתוך חולק ראשון.
seal-shuffle = ערבוב { $number } של הקלפים האלה נתן את הסדר שמתחתיהם
    .draw = ההגרלה על החלוקה: ערבוב { $number } של הקלפים האלה נתן את הסדר שמתחתיהם
seal-cut = { $count ->
    [one] קלף אחד עבר בחיתוך מראש הקופה אל תחתיתה.
    [two] שני קלפים עברו בחיתוך מראש הקופה אל תחתיתה.
   *[other] { $count } קלפים עברו בחיתוך מראש הקופה אל תחתיתה.
}
seal-cut-behind = { $count ->
    [0] לא הייתה תרומה שלך.
   *[other] חתכת אחרי קלף { $count }.
}
seal-words = המילים שלך היו ״{ $words }״.
seal-line = { $number }. { $text }

# Everything as digits.
seal-seal = החותם
seal-salt = המלח
seal-number = המספר
seal-lines = השורות שנחתמו, אחת אחת. ההעתקה נותנת גם את שורת המקומות
seal-part = התרומה שלך
seal-deck = הקופה
seal-none = אין
seal-without = החישוב בלי התוכנית הזאת

# The buttons.
seal-earlier = הסיבוב הקודם
seal-verify = לאמת
seal-details = פרטים
    .hide = להסתיר פרטים
seal-copy = להעתיק
seal-save = לשמור כטקסט
seal-after = הסיבוב הבא
seal-verifier = לפתוח את דף האימות
seal-code = להעתיק את הקוד הזה

# What became of opening the verifier.
seal-opened = דף האימות נפתח בדפדפן שלך. שם בוחרים את הקובץ { $record }.
    .not = אי אפשר לפתוח כאן דפדפן. דף האימות הוא { $page }, והקובץ { $record }.

# What became of copying.
seal-copied = החותם הועתק ללוח.
    .all = כל מה שצריך לחישוב הועתק ללוח.
    .code = הקוד הועתק ללוח.
    .none = אי אפשר להשתמש כאן בלוח.
