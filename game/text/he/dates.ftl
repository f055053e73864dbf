# A day of the calendar, and a time of it; both as they were where the match was played.
dates-day = { $day } { $month ->
    [1] בינואר
    [2] בפברואר
    [3] במרץ
    [4] באפריל
    [5] במאי
    [6] ביוני
    [7] ביולי
    [8] באוגוסט
    [9] בספטמבר
    [10] באוקטובר
    [11] בנובמבר
   *[12] בדצמבר
} { $year }
dates-time = { "\u2068" }{ $hour }:{ $minute }{ "\u2069" }
dates-month = { $month ->
    [1] ינואר { $year }
    [2] פברואר { $year }
    [3] מרץ { $year }
    [4] אפריל { $year }
    [5] מאי { $year }
    [6] יוני { $year }
    [7] יולי { $year }
    [8] אוגוסט { $year }
    [9] ספטמבר { $year }
    [10] אוקטובר { $year }
    [11] נובמבר { $year }
   *[12] דצמבר { $year }
}
dates-weekday = { $day ->
    [0] ב׳
    [1] ג׳
    [2] ד׳
    [3] ה׳
    [4] ו׳
    [5] ש׳
   *[6] א׳
}
dates-short = { $month ->
    [1] { $day } בינו׳
    [2] { $day } בפבר׳
    [3] { $day } במרץ
    [4] { $day } באפר׳
    [5] { $day } במאי
    [6] { $day } ביוני
    [7] { $day } ביולי
    [8] { $day } באוג׳
    [9] { $day } בספט׳
    [10] { $day } באוק׳
    [11] { $day } בנוב׳
   *[12] { $day } בדצמ׳
}
