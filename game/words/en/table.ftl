# What lies on every table, and whose it is.
table-your-hand = your hand
table-hand = { $who }'s hand
table-stock = the stock
table-pile = the pile
table-in-hand = { cards-count } in hand
table-by-suit = By suit
table-by-rank = By rank
table-round = Round { $number }
table-went-out = { $who ->
    [you] You went out
   *[other] { $who } went out
}
