# A day of the calendar, and a time of it; both as they were where the match was played.
dates-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
dates-time = { $hour }:{ $minute }
dates-month = { $month ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[12] December { $year }
}
dates-weekday = { $day ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
dates-short = { $month ->
    [1] { $day } Jan
    [2] { $day } Feb
    [3] { $day } Mar
    [4] { $day } Apr
    [5] { $day } May
    [6] { $day } Jun
    [7] { $day } Jul
    [8] { $day } Aug
    [9] { $day } Sep
    [10] { $day } Oct
    [11] { $day } Nov
   *[12] { $day } Dec
}
