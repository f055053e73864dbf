# What a line of braille tells at a table: at most 40 characters, cards by letters.

# What is asked: what it depends on, and the moves.
line-asked = { $about }: { $moves }
line-group = { $word } { $cards }
line-many = { $word } ({ $count })
# What it depends on: the hand and its points, “8 Karten ich70 A7”, or the top card of the pile,
# “3P A7”. Behind it stands the next player with the cards they hold.
line-cards = { $count ->
    [one] { $count } Karte { $points } { $next }
   *[other] { $count } Karten { $points } { $next }
}
# A card that has to be played this turn, or may not be discarded: “8 Karten ich70 A7 spiel DX”.
line-owed = { $about } spiel { FORM($card, case: "nominative", article: "none") }
line-barred = { $about } halt { FORM($card, case: "nominative", article: "none") }
line-top = { $card } { $next }
line-fit = passt { $count }/{ $of }
# A choice among moves, by their numbers.
line-choice = { $number } { $move }

# Whose something is and what is at stake: “ich3”, “A15”, before a card “A15 8X”. Wild cards are marked.
line-me = ich
line-stake = { $who }{ $count }
line-item = { $stake } { $card }
line-and = { $one }+{ $other }
line-wild = { $card }*

# The moves, each in a word or two.
line-draw = zieh
line-take = nimm
line-lay = leg aus
line-add = leg an
line-discard = leg ab
line-out = Schluss
line-finish = beende
line-pass = passe
