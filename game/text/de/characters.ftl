# The word under an opponent’s name.
characters-ada = vorsichtig
characters-max = gierig
characters-iris = wachsam
characters-otto = gemütlich
characters-noor = kühn
characters-leo = diebisch
characters-mina = flink
characters-tomas = geduldig
characters-yuki = ruhig
characters-zora = gerissen
characters-rosa = fröhlich
characters-emil = ein Hamster

# Who somebody is, and what they are fond of in a game: a sentence of the game.
characters-known = { $name }, { $manner }. { $trait }

# Their names, which take no endings: “von Max”, never “Maxens”.
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
