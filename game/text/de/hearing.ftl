# The page on what is heard at a table.
hearing-heading = Was du hörst
hearing-subtitle = Drück auf eine Zeile, um sie zu hören.
hearing-muted = „{ settings-muted }“ ist an, deshalb bleibt es still.
hearing-events = In einer Partie
hearing-players = Jeder Spieler
    .where = Ist „{ settings-seats }“ an, hörst du jeden von da, wo er sitzt.
