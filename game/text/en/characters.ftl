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

# Their names, and f for a woman, m for a man. A language that declines names has forms by $case.
characters-ada-name = Ada
    .gender = f
characters-max-name = Max
    .gender = m
characters-iris-name = Iris
    .gender = f
characters-otto-name = Otto
    .gender = m
characters-noor-name = Noor
    .gender = f
characters-leo-name = Leo
    .gender = m
characters-mina-name = Mina
    .gender = f
characters-tomas-name = Tomas
    .gender = m
characters-yuki-name = Yuki
    .gender = f
characters-zora-name = Zora
    .gender = f
characters-rosa-name = Rosa
    .gender = f
characters-emil-name = Emil
    .gender = m
