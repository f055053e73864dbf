# What the buttons of the games' offers do, as a page of keys lists them.
offers-draw = Draw from the deck
offers-take = Take from the pile
offers-lay = Lay a meld
offers-add = Add to what lies on the table
offers-discard = Discard
offers-finish = Finish the round
offers-silent = Say nothing
offers-out = Go out
