# What a line of braille tells at a table: at most 40 characters, cards by letters.

# What is asked: what it depends on, and the moves.
line-asked = { $about }: { $moves }
line-group = { $word } { $cards }
line-many = { $word } ({ $count })
# What it depends on: the hand and its points, “8 cards me70 A7”, or the top card of the pile,
# “3S A7”. Behind it stands the next player with the cards they hold.
line-cards = { $count ->
    [one] { $count } card { $points } { $next }
   *[other] { $count } cards { $points } { $next }
}
# A card that has to be played this turn, or may not be discarded: “8 cards me70 A7 play QC”.
line-owed = { $about } play { $card }
line-barred = { $about } keep { $card }
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

# The moves, each in a word.
line-draw = draw
line-take = take
line-lay = lay
line-add = add
line-discard = discard
line-out = go out
line-finish = end the round
line-pass = pass
