# What a line of braille tells at a table: at most 40 characters, cards by letters.

# What is asked: what it depends on, and the moves.
line-asked = { $about }: { $moves }
line-group = { $word } { $cards }
line-many = { $word } ({ $count })
line-cards = { $count ->
    [one] { $count } card { $points }
   *[other] { $count } cards { $points }
}
# The top card of the pile, and the next player with the cards they hold: “3S A7”.
line-top = { $card } { $next }
line-fit = fit { $count }/{ $of }
# A choice among moves, by their numbers.
line-choice = { $number } { $move }

# Whose something is and what is at stake: “me3”, “A15”, before a card “A15 8C”. Wild cards are marked.
line-me = me
line-stake = { $who }{ $count }
line-item = { $stake } { $card }
line-and = { $one }+{ $other }
line-wild = { $card }*

# The moves, each in a word. A discard goes to the next player.
line-draw = draw
line-take = take
line-lay = lay
line-add = add
line-discard = discard { $next }
line-out = go out
line-finish = end the round
line-pass = pass
