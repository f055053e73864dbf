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
characters-emil = ein Hamsterer

# Who somebody is, and what they are fond of in a game: a sentence of the game.
characters-known = { $name }, { $manner }. { $trait }

# Their names, which take no endings: “von Max”, never “Maxens”.
# Invariable
characters-ada-name = Ada
    .gender = f
# Invariable
characters-max-name = Max
    .gender = m
# Invariable
characters-iris-name = Iris
    .gender = f
# Invariable
characters-otto-name = Otto
    .gender = m
# Invariable
characters-noor-name = Noor
    .gender = f
# Invariable
characters-leo-name = Leo
    .gender = m
# Invariable
characters-mina-name = Mina
    .gender = f
# Invariable
characters-tomas-name = Tomas
    .gender = m
# Invariable
characters-yuki-name = Yuki
    .gender = f
# Invariable
characters-zora-name = Zora
    .gender = f
# Invariable
characters-rosa-name = Rosa
    .gender = f
# Invariable
characters-emil-name = Emil
    .gender = m
