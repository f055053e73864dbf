# Why a match cannot be set up.
match-dealer = The dealer must be a seat from 0 to { $last }, not { $dealer }.
match-deck = The deck is not the whole pack of this game.
match-cuts = { $cards } cards cannot be cut from this game’s pack.
match-players = { $game } is for { $least } to { $most } players, not { $players }.
match-no-players = A match has no { $players } players.
match-options = The options of a match are not { $options }.

# Why a move is refused before the rules are asked.
match-turn = It’s { $who }’s turn.
match-anothers-turn = It’s another player’s turn.
match-over = The match is over.
match-too-long = { $move } is longer than any move.
