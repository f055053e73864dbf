# The word under an opponent’s name.
characters-ada = careful
characters-max = greedy
characters-iris = watchful
characters-otto = easy-going
characters-noor = bold
characters-leo = a thief
characters-mina = quick
characters-tomas = patient
characters-yuki = calm
characters-zora = cunning
characters-rosa = cheerful
characters-emil = a hoarder

# Who somebody is, and what they are fond of in a game: a sentence of the game.
characters-known = { $name }, { $manner }. { $liking }

# What somebody plans all through a round, in games where a plan has the time to show.
characters-plan-ada = Builds her own, and leaves yours alone.
characters-plan-leo = Waits for what you put down.
characters-plan-max = One big catch a round.
characters-plan-otto = Takes what comes.
characters-plan-iris = Remembers all you took.
characters-plan-noor = All or nothing.
characters-plan-mina = Down it goes.
characters-plan-tomas = Keeps one back.
characters-plan-zora = Throws you a bait.
characters-plan-yuki = No risks.
characters-plan-rosa = Jokers are for playing.
characters-plan-emil = Jokers are for keeping.
# Of so many moves in which a plan left a choice.
characters-plan-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
