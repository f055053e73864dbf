# The word under an opponent’s name.
characters-ada = זהירה
characters-max = חמדן
characters-iris = ערנית
characters-otto = נינוח
characters-noor = נועזת
characters-leo = גנב
characters-mina = זריזה
characters-tomas = סבלני
characters-yuki = רגועה
characters-zora = ערמומית
characters-rosa = עליזה
characters-emil = אגרן

# Who somebody is, and what they are fond of in a game: a sentence of the game.
characters-known = { $name }, { $manner }. { $trait }

# Their names, and f for a woman, m for a man.
characters-ada-name = עדה
    .gender = f
characters-max-name = מקס
    .gender = m
characters-iris-name = איריס
    .gender = f
characters-otto-name = אוטו
    .gender = m
characters-noor-name = נור
    .gender = f
characters-leo-name = ליאו
    .gender = m
characters-mina-name = מינה
    .gender = f
characters-tomas-name = תומאס
    .gender = m
characters-yuki-name = יוקי
    .gender = f
characters-zora-name = זורה
    .gender = f
characters-rosa-name = רוזה
    .gender = f
characters-emil-name = אמיל
    .gender = m
