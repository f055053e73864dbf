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
characters-known = { $name }, { $manner }. { $trait }
