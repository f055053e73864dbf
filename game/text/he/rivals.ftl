# What is told of an opponent who has played a game with you three times or more.
rivals-in = { $game }. { $said }
rivals-damaged = חלק מהרישומים על המשחקים שלך נפגמו, אז הכנו אותם מחדש.

# On the start page and the set-up page
rivals-taken = { GENDER($rival) ->
    [f] { $rival } לקחה ממך { $theirs }, ולקחת ממנה { FORM($yours, gender: "m") }.
   *[m] { $rival } לקח ממך { $theirs }, ולקחת ממנו { FORM($yours, gender: "m") }.
}
rivals-take-back = { GENDER($rival) ->
    [f] { $rival } לקחה ממך { $theirs }. הגיע הזמן לקחת אחד בחזרה.
   *[m] { $rival } לקח ממך { $theirs }. הגיע הזמן לקחת אחד בחזרה.
}
rivals-never-lost = לקחת { $yours } של { $rival }, ולא הפסדת אף אחד.
rivals-snatched = ערימות שנחטפו: { FORM($theirs, gender: "f") } לטובת { $rival }, { FORM($yours, gender: "f") } לטובתך.
rivals-biggest = החטיפה הכי גדולה שלך אצל { $rival }: { $cards }.
rivals-called = ״רמי!״ נגד { $rival }: { $yours }. ״רמי!״ נגדך: { $theirs }.
rivals-broken = שברת { FORM($yours, gender: "m") } מה־{ "\u2068" }+3{ "\u2069" } של { $rival }.
rivals-last-card = { GENDER($rival) ->
    [f] { $rival } סיימה { $theirs } כשנשאר לך קלף אחד.
   *[m] { $rival } סיים { $theirs } כשנשאר לך קלף אחד.
}
rivals-out = סיום סיבוב: אצלך { $yours }, אצל { $rival } { $theirs }.
rivals-caught = { GENDER($rival) ->
    [f] { $rival } תפסה אותך פעם עם { $points }.
   *[m] { $rival } תפס אותך פעם עם { $points }.
}
rivals-matches = ניצחונות במשחקים: { $yours } שלך, { $theirs } של { $rival }.
rivals-level = תיקו מול { $rival }: { FORM(rivals-first-figure, gender: "m") } לכל צד. של מי יהיה הבא?
rivals-won-last = בפעם הקודמת הניצחון היה של { $rival }.
rivals-in-a-row = ניצחת את { $rival } { $times } ברצף.

# Figures that stand without their noun: “שלושה” runs, “שלוש” stacks.
rivals-figure = { $gender ->
    [f] { $count ->
        [0] אפס
        [1] אחת
        [2] שתיים
        [3] שלוש
        [4] ארבע
        [5] חמש
        [6] שש
        [7] שבע
        [8] שמונה
        [9] תשע
        [10] עשר
       *[other] { $count }
    }
   *[m] { $count ->
        [0] אפס
        [1] אחד
        [2] שניים
        [3] שלושה
        [4] ארבעה
        [5] חמישה
        [6] שישה
        [7] שבעה
        [8] שמונה
        [9] תשעה
        [10] עשרה
       *[other] { $count }
    }
}
rivals-first-figure = { rivals-figure }
rivals-times = { $count ->
    [0] אף פעם
    [one] פעם אחת
    [two] פעמיים
   *[other] { FORM(rivals-figure, gender: "f") } פעמים
}
rivals-runs = { $count ->
    [0] אפס רצפים
    [one] רצף אחד
    [two] שני רצפים
   *[other] { FORM(rivals-figure, gender: "m") } רצפים
}
rivals-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { FORM(rivals-figure, gender: "m") } קלפים
}
rivals-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { FORM(rivals-figure, gender: "f") } נקודות
}

# What an opponent says when you sit down
rivals-again = שוב אנחנו. יופי.
rivals-back = באת לעוד סיבוב? יפה.
rivals-thinking = חשבתי על הפעם הקודמת.
rivals-lead = היתרון אצלך. לא להרבה זמן.
rivals-spoken-level = אנחנו בתיקו.
rivals-hands = ידיים על השולחן, שאראה אותן.
rivals-nice-runs = יש לך רצפים יפים בשבילי היום?
rivals-long-run = הרצף הארוך ההוא עוד חסר לי.
rivals-counted = ספרתי את הקלפים שלי. את כולם.
rivals-lonely = הערימות שלך נראו כל כך בודדות בפעם הקודמת.
rivals-watch = היום אשים לב מה יוצא לי מהיד.
rivals-ears = האוזניים שלי פתוחות. וגם העיניים.
rivals-breaker = היום בלי שבור { "\u2068" }+3{ "\u2069" }, טוב?
rivals-say = לא לשכוח להגיד ״קלף אחרון״.
rivals-minute = דקה אחת בשבילי לפני הסיום, כן?
rivals-high = שוב קלפים גבוהים היום? סתם שאלה.
