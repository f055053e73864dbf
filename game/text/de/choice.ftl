# The choice among several moves that a gesture may mean.
choice-heading = Welcher Zug?
choice-lay = Welche Kombination?
choice-add = Wo soll sie hin?
choice-play = Welche Karte spielst du?
choice-take = Wie viele Karten nimmst du?
choice-discard = Welche Karte legst du ab?
choice-call = Was rufst du?
choice-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
choice-number = Auswahl { $number }
choice-advised = bester Zug
