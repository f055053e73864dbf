# The first hand of someone who has played nothing, and what a game’s tile offers them.
first-new = New here?
first-play = Play your first hand
first-skip = Skip
first-menu-text = Skip it, and you’ll find it on the start page.
first-won = You won your first hand!
    .text = Play on, with easy opponents?
first-go-on = Play a match
first-games = See all games

# A tile, before its first match.
first-learn = Learn ({ $count ->
    [one] { $count } minute
   *[other] { $count } minutes
})
first-just-play = Just play
    .text = Learn it in a lesson, or just play against easy opponents.
first-set-up = Set up a match…
