# The page on what is heard at a table.
hearing-heading = What you hear
hearing-subtitle = Press a line to hear it.
hearing-muted = “{ settings-muted }” is on, so nothing plays.
hearing-events = In a match
hearing-players = Each player
    .where = With “{ settings-seats }” on, each comes from where they sit.
