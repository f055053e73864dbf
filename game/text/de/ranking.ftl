# How a match ended, player by player.
ranking-place = Platz { $place }, { $points }
ranking-won = { $who ->
    [you] Du hast gewonnen
   *[other] { $who } hat gewonnen
}
