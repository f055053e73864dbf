# What the buttons of the games’ offers do, as a page of keys lists them.
offers-draw = Draw from the deck
offers-take = Take from the pile
offers-lay = Lay a meld
offers-add = Add to a meld
offers-discard = Discard
offers-finish = End the round
offers-silent = Let it go
offers-out = Go out
