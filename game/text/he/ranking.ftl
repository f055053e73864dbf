# How a match ended, player by player.
ranking-place = מקום { $place }, { $points }
ranking-won = { $who ->
    [you] ניצחת
   *[other] { GENDER($who) ->
        [f] { $who } ניצחה
       *[m] { $who } ניצח
    }
}
