# Why a match cannot be set up.
match-dealer = המחלק חייב להיות מקום מ־0 עד { $last }, ולא { $dealer }.
match-deck = הקופה אינה החפיסה השלמה של המשחק הזה.
match-cuts = אי אפשר לחתוך { $cards } קלפים מהחפיסה של המשחק הזה.
match-players = { $game } הוא משחק ל־{ $least } עד { $most } שחקנים, ולא ל־{ $players }.
match-no-players = אין משחק של { $players } שחקנים.
match-options = { $options } אינן האפשרויות של משחק.

# Why a move is refused before the rules are asked.
match-turn = { $who ->
    [you] התור שלך.
   *[other] התור של { $who }.
}
match-anothers-turn = התור של מישהו אחר.
match-over = המשחק נגמר.
match-too-long = { $move } ארוך יותר מכל מהלך.
