# The choice among several moves that a gesture may mean.
choice-heading = מה מכל אלה?
choice-lay = איזו סדרה?
choice-add = לאן?
choice-play = איזה קלף לשחק?
choice-take = כמה קלפים לקחת?
choice-discard = איזה קלף לזרוק?
choice-call = איזו קריאה?
choice-points = { $points ->
    [1] { "\u2068" }+{ $points }{ "\u2069" } נקודה
   *[other] { "\u2068" }+{ $points }{ "\u2069" } נקודות
}
choice-number = אפשרות { $number }
choice-advised = המהלך הטוב ביותר
