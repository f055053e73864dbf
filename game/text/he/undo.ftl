# What is asked before the moves of a round that is over are taken back.
undo-heading = לפתוח מחדש את סיבוב { $round }?
undo-text = סיבוב { $round } כבר נגמר. אם חוזרים אליו, הניקוד שלו וכל מה שקרה מאז מבוטלים.
undo-back = לפתוח מחדש את סיבוב { $round }
undo-stay = להישאר כאן

# What was taken back.
undo-taken-back = בוטל: { $move }.
undo-others = זה מבטל גם את כל המהלכים של { $who } אחרי זה.
undo-the = את { FORM($card, article: "the") }
undo-seen = { $count ->
    [1] ראית { $cards }. הקלף הזה חוזר.
   *[other] ראית { $cards }. הקלפים האלה חוזרים.
}
undo-from-stock = { cards-count } מהקופה
