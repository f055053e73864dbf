# The page of the proof of a round's deal.
seal-heading = Round { $round }: the deal is sealed
    .none = Round { $round }: a deal without a seal
seal-same = The same: this is what was sealed before the round.
seal-different = Not the same: this is not what was sealed.
seal-again = For this deck again, on the set-up page with as many players
seal-later = What was sealed is shown here when the round is over.
    .cut = { seal-later } { $cut }
seal-sum = The seal, shown before the round, and the SHA-256 of salt, number and deck
    .old = The seal, shown before the round, and the SHA-256 of salt and deck
seal-cards = The deck as it was sealed, the card dealt first in front
    .cut = The deck as it was sealed. { $cut } The card behind the cut was dealt first.
seal-shuffle = Shuffle { $number } of these cards gave the order below them
seal-cut = { $count ->
    [one] One card was cut from its top to its bottom.
   *[other] { $count } cards were cut from its top to its bottom.
}
seal-line = { $number }. { $text }

# Everything as digits.
seal-seal = The seal
seal-salt = The salt
seal-number = The number
seal-deck = The deck
seal-none = none
seal-without = The sum without this program

# The buttons.
seal-earlier = Round before
seal-verify = Verify
seal-details = Details
    .hide = Hide details
seal-copy = Copy
seal-save = Save as a file
seal-after = Round after
seal-code = Copy this code

# What became of copying.
seal-copied = The seal is on the clipboard.
    .all = All that is needed for the sum is on the clipboard.
    .code = The code is on the clipboard.
    .none = There is no clipboard here.
