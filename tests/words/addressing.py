"""Words that tell whether a man or a woman is addressed: no language says them to the player."""

import re

HEBREW_WOMAN = (
    "לוקחת מושכת מניחה זורקת מורידה מוסיפה מסיימת מתחילה מחליפה משחקת יכולה צריכה חייבת בוחרת "
    "מחזיקה מקבלת מפסידה מנצחת מובילה שומרת פותחת סוגרת מצטרפת גונבת מבטלת שוברת קוראת מחלקת "
    "חותכת הולכת מרוויחה עוברת ממשיכה מוכנה יודעת צוברת תקועה מרחפת מערבבת מחזירה אתה"
)
"""The present of the verbs in use as a woman is told it, and “you” as a man is."""
HEBREW_MAN = (
    "לוקח מושך מניח זורק מוריד מוסיף מסיים מתחיל מחליף יכול חייב בוחר מחזיק מקבל מפסיד מנצח מוביל "
    "שומר פותח סוגר מצטרף גונב מבטל שובר קורא מחלק חותך הולך מרוויח עובר ממשיך מוכן יודע צובר תקוע "
    "מרחף מערבב מחזיר"
)
"""As a man is told it, at the beginning of a sentence: elsewhere it may be about anybody."""
RUSSIAN = "взял взяла положил положила сбросил сбросила выиграл выиграла проиграл проиграла"

GENDERED_WORDS = {
    "he": re.compile(
        rf"(?<!\w)(?:{'|'.join(HEBREW_WOMAN.split())})(?!\w)"
        rf"|(?:^|[.!?,:] )(?:{'|'.join(HEBREW_MAN.split())})(?!\w)"
    ),
    "ru": re.compile(rf"(?<!\w)(?:{'|'.join(RUSSIAN.split())})(?!\w)"),
}
"""By language: words that are never said to the player."""
