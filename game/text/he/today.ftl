# Today, above the strip of the start page.
today-button = היום (5 דקות)
    .done = היום: הושלם

# The strip of today on the start page.
today-puzzle = חידת היום
    .new = למצוא את המהלך הטוב ביותר
    .tried = עוד לא נמצא
    .shown = הפתרון הוצג
    .found = נמצא!
today-puzzle-of = חידת היום: { $game }
today-round = סיבוב היום
    .new = כמה דקות
    .begun = התחיל
    .played = שוחק
today-moment = הרגע היפה שלך
    .none = עוד יבוא

# Today’s puzzle, and the end of its round.
today-go-on = להמשיך

# The stamp in the calendar.
today-stamp-round = { $game }: { $came }
today-stamp-moment = הרגע שלך
today-leave = סיום
today-copy = להעתיק שורה לחברים
    .copied = הועתק ללוח.
    .none = אי אפשר להשתמש כאן בלוח.

# The line to paste to a friend.
today-line = Five Takes, { $date }: { $results } מי עושה יותר טוב?
today-line-puzzle = חידת { $game } נפתרה.
today-line-round = { $game }: { $place } מתוך { $count }, { $lead }.
    .helped = { $game }: { $place } מתוך { $count }, { $lead }, בעזרה.
today-line-seal = החותם האחרון: { $digits }.
