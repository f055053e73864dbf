# What is asked before the moves of a round that is over are taken back.
undo-heading = Back into round { $round }?
undo-text = This goes back into round { $round }, which is over: its score and all that has been played since are taken back with it.
undo-back = Go back into round { $round }
undo-stay = Stay in round { $round }

# What was taken back.
undo-taken-back = Taken back: { $move }.
undo-others = So is what { $who } did after it.
undo-the = the { $card }
undo-seen = { $count ->
    [one] You have seen { $cards }, which goes back.
   *[other] You have seen { $cards }, which go back.
}
undo-from-stock = { cards-count } from the deck
