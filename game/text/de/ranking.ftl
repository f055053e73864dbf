# How a match ended, player by player.
ranking-place = Rang { $place }, { $points }
ranking-won = { $who ->
    [you] Du hast gewonnen
   *[other] { $who } hat gewonnen
}
