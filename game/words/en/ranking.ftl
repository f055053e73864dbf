# How a match ended, player by player.
ranking-place = place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ranking-won = { $who } won
