# How a match ended, player by player.
ranking-place = place { $place }, { $points }
ranking-won = { $who } won
