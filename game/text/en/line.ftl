# What a line of braille tells at a table: at most 40 characters, cards by letters.

# What is asked: what it depends on, and the moves.
line-asked = { $about }: { $moves }
line-group = { $word } { $cards }
line-many = { $word } { $count }
line-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
line-fit = { $count } of { $of } fit:
    .many = { $count } of { $of } fit

# The moves, each in a word.
line-draw = draw
line-take = take
line-lay = lay
line-add = add
line-discard = discard
line-out = go out
line-finish = end the round
line-pass = pass
