# What the buttons of the games’ offers do, as a page of keys lists them, and the letter of each.
offers-draw = Draw from the deck
    .key = D
offers-take = Take from the pile
    .key = P
offers-lay = Lay a meld
    .key = L
offers-add = Add to a meld
    .key = A
offers-discard = Discard
    .key = X
offers-finish = End the round
    .key = F
offers-silent = Let it go
    .key = K
offers-out = Go out
    .key = G
