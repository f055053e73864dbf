# Why a match cannot be set up.
match-dealer = Wer gibt, muss ein Sitz von 0 bis { $last } sein, nicht { $dealer }.
match-deck = Der Stapel ist nicht das ganze Spiel Karten.
match-cuts = Bei diesem Spiel kann man nicht { $cards } Karten abheben.
match-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
match-no-players = Eine Partie hat keine { $players } Spieler.
match-options = Die Optionen einer Partie sind nicht { $options }.

# Why a move is refused before the rules are asked.
match-turn = { $who } ist am Zug.
match-anothers-turn = Jemand anders ist am Zug.
match-over = Die Partie ist vorbei.
match-too-long = { $move } ist länger als jeder Zug.
