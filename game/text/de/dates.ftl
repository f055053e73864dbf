# A day of the calendar, and a time of it; both as they were where the match was played.
dates-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
dates-time = { $hour }:{ $minute }
dates-month = { $month ->
    [1] Januar { $year }
    [2] Februar { $year }
    [3] März { $year }
    [4] April { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] August { $year }
    [9] September { $year }
    [10] Oktober { $year }
    [11] November { $year }
   *[12] Dezember { $year }
}
dates-weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
dates-short = { $month ->
    [1] { $day }. Jan.
    [2] { $day }. Feb.
    [3] { $day }. März
    [4] { $day }. Apr.
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. Aug.
    [9] { $day }. Sep.
    [10] { $day }. Okt.
    [11] { $day }. Nov.
   *[12] { $day }. Dez.
}
