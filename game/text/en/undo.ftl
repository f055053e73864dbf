# What is asked before the moves of a round that is over are taken back.
undo-heading = Reopen round { $round }?
undo-text = Round { $round } is already over. Go back, and its score and everything since are undone.
undo-back = Reopen round { $round }
undo-stay = Stay here

# What was taken back.
undo-taken-back = Taken back: { $move }.
undo-others = That undoes everything { $who } did after it.
undo-the = the { $card }
undo-seen = { $count ->
    [one] You’ve seen { $cards }, which goes back.
   *[other] You’ve seen { $cards }, which go back.
}
undo-from-stock = { cards-count } from the deck
