# The first hand of someone who has played nothing.
first-new = פעם ראשונה כאן?
first-play = לשחק יד ראשונה
first-skip = ישר למשחק
first-menu-text = אפשר לשחק את היד הזאת שוב. היא מחכה תחת ״{ lessons-learn }״.
first-won = ניצחת ביד הראשונה שלך!
    .text = ממשיכים, מול יריבים קלים?
first-go-on = לשחק משחק
first-another = עוד יד ראשונה
first-done = סגירה
