# What the keys ask for that tell how things stand at a table, for those who do not see it.
queries-hand = My hand
queries-can = What can I do?
queries-why-not = Why not? Once at a card, once at a place
queries-table = What’s on the table?
queries-player = Each player’s cards in turn
queries-scores = The scores
queries-last = What happened last?
queries-where = Where am I?

# My hand.
queries-holds = You hold { cards-count }: { $cards }.
queries-empty = Your hand is empty.
queries-covered = Your hand is hidden: { cards-count }.
queries-noted = { $card } ({ $notes })
queries-melds = { $count ->
    [one] You could lay one meld: { $melds }.
   *[other] You could lay { cards-number } melds: { $melds }.
}
queries-sentence = { $said }.

# What can be done.
queries-nothing = Nothing for you to do now.
# What a person can do, as clauses: “You can draw from the deck. Or discard 8 of clubs, 5 of hearts.”
queries-moves = You can { FORM($move, use: "clause") }.
    .or = Or { FORM($move, use: "clause") }.
queries-call = You can call “{ $call }”, or let it go.
queries-discards = discard { $cards }
queries-more = { $count ->
    [one] And there’s one more move.
   *[other] And there are { cards-number } more moves.
}

# The table.
queries-place = { $place }: { $cards }
queries-lies = On the table: { $cards }.
queries-stack = { $card } on top of { cards-count }
queries-single = { $card } alone
queries-none = empty
queries-spread = { cards-count }, from the top down: { $cards }
queries-pot = { $count ->
    [0] The pot is empty.
    [one] { $count } coin is in the pot.
   *[other] { $count } coins are in the pot.
}
queries-way = { $way ->
    [clockwise] Play goes clockwise.
   *[counter] Play goes counter-clockwise.
}
queries-dealer = { $who ->
    [you] You’re the dealer.
   *[other] { $who } is the dealer.
}
queries-bare = Nothing there yet.

# A player.
queries-of = { $who ->
    [you] You
   *[other] { $who }
}
queries-player-has = { $who }: { $cards }.
queries-open = In the hand: { $cards }.
queries-laid = { $points ->
    [one] { $points } point on the table.
   *[other] { $points } points on the table.
}
queries-coins = { $count ->
    [one] { $count } coin from the pot.
   *[other] { $count } coins from the pot.
}
queries-known = Known to be in the hand: { $cards }.

# The scores.
queries-which = { $round }.
queries-score = { $who }: { $points }
queries-now = { $points } on the table in this round
queries-nobody = Nobody has { $what } yet.
queries-stand = { $scores }.

# What happened.
queries-quiet = Nothing yet.
queries-first = That’s where it began.

# Where one is.
queries-at = { $game }. { $asked }
queries-focus = { $name }.
queries-focus-value = { $name }, { $value }.
