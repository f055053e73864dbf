# Why a match cannot be set up.
match-dealer = המחלק חייב להיות מקום מ־0 עד { $last }, ולא { $dealer }.
match-deck = בקופה אין בדיוק החפיסה של המשחק הזה.
match-cuts = אי אפשר לחתוך { $cards } קלפים מהחפיסה של המשחק הזה.
match-players = { $game } מתאים לכמות שחקנים מ־{ $least } עד { $most }, ולא { $players }.
match-no-players = אין משחק של { $players } שחקנים.
match-options = { $options } אינן האפשרויות של משחק.

# Why a move is refused before the rules are asked.
match-turn = התור של { $who }.
match-anothers-turn = התור של מישהו אחר.
match-over = המשחק נגמר.
match-too-long = { $move } ארוך יותר מכל מהלך.
