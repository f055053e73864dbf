# What you hear at a table: what it means, and how it sounds.
sound-heard = { $what ->
    [turn] התור שלך
    [draw] קלף נמשך
    [toss] קלף נזרק
    [lay] קלפים יורדים לשולחן
    [take] קלפים נלקחים
    [double] עוד רצף נלקח
    [capture] ערימה נלקחת
    [dig] קלפים נלקחים מהערימה
    [call] מישהו קורא, או שאפשר לך לקרוא
    [refuse] אסור
    [robbed] מישהו נשדד או נפגע
    [points] נקודות מגיעות
    [out] מישהו מסיים
    [round] הסיבוב נגמר
    [win] ניצחון שלך
    [lose] הפסד שלך
    [deal] מחלקים קלפים
    [flip] קלף נפתח
    [shuffle] מערבבים את הקופה
    [coins] מטבעות עוברים מיד ליד
    [run-close] רצף נסגר
    [solved] המהלך הטוב ביותר נמצא
    [evening] ניצחון שלך בערב
   *[broken] +3 נשבר
}
sound-how = { $what ->
    [turn] שני צלילים צלולים, עולים.
    [draw] קלף מחליק מהקופה.
    [toss] קלף נוחת על הערימה.
    [lay] כמה קלפים יורדים בנקישה, זה ליד זה.
    [take] חופן קלפים נאסף.
    [call] שתי דפיקות ופעמון.
    [refuse] שתי חבטות רכות ונמוכות.
    [robbed] דפיקות מהירות על עץ.
    [points] שני צלילים קלים ומהירים.
    [out] דפיקה, ואז שורת צלילים עולים.
    [round] סוף המנגינה של המשחק.
    [win] המנגינה של המשחק, עם סיום מואר.
   *[lose] המנגינה של המשחק, רכה ועצובה.
}
sound-caption = { $side ->
    [left] { sound-heard }, משמאל
    [right] { sound-heard }, מימין
   *[middle] { sound-heard }
}
sound-player = { $number ->
    [1] אני
   *[other] שחקן { $number }
}
sound-player-how = { $number ->
    [1] קלימבה, באמצע.
    [2] בלוק עץ.
    [3] פעמון קטן.
    [4] מיתר גיטרה נמוך.
    [5] מברשת על נייר.
    [6] מרימבה.
    [7] שתי דפיקות.
    [8] מיתר בנג׳ו.
    [9] שתי חבטות רכות.
   *[other] רעשן.
}
sound-none = אין צליל ({ $why }).
sound-missing = צליל אחד לא מתנגן ({ $why }).
