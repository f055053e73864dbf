# The page of the proof of a round’s deal.
seal-heading = Round { $round }: the deal is sealed
    .none = Round { $round }: a deal without a seal
seal-first = The cards were fixed before the round. Check it yourself.
seal-let-me-cut = Let me cut the deck each round
seal-offer = Want proof that nobody stacks the deck?
    .show = Show me
    .no = No thanks
seal-same = The same. This is what was sealed before the round.
seal-different = Not the same. This isn’t what was sealed.
seal-again = To deal this deck again: on the set-up page, with the same number of players
seal-unproved = Not proved: { $why }
seal-dealer = { $who ->
    [you] You deal, and the seal holds that too.
   *[other] { $who } deals, and the seal holds that too.
}
seal-drawn = { $who ->
    [you] You deal. The dealer was drawn with the cards.
   *[other] { $who } deals. The dealer was drawn with the cards.
}
seal-later = You’ll see here what was sealed when the round is over.
    .part = { seal-later } { $part }
seal-sum = The seal, shown before the round, and the SHA-256 of the lines that were sealed
    .second = The seal, shown before the round, and the SHA-256 of salt, number and deck
    .first = The seal, shown before the round, and the SHA-256 of salt and deck
seal-cards = The deck, first card dealt in front
    .part = The deck, first card dealt in front. { $part }
    .cut = The deck as it was sealed. { $part } The card after the cut was dealt first.
seal-shuffle = Shuffle { $number } of these cards gave the order below them
    .draw = The draw for the deal: shuffle { $number } of these cards gave the order below them
seal-cut = { $count ->
    [one] One card was cut from its top to its bottom.
   *[other] { $count } cards were cut from its top to its bottom.
}
seal-cut-behind = { $count ->
    [0] You gave no part.
   *[other] You cut after card { $count }.
}
seal-words = Your words were “{ $words }”.
seal-line = { $number }. { $text }

# Everything as digits.
seal-seal = The seal
seal-salt = The salt
seal-number = The number
seal-lines = The sealed lines, one by one. Copy also gives the line of the seats
seal-part = Your part
seal-deck = The deck
seal-none = none
seal-without = The sum without this program

# The buttons.
seal-earlier = Previous round
seal-verify = Verify
seal-details = Details
    .hide = Hide details
seal-copy = Copy
seal-save = Save as text
seal-after = Next round
seal-verifier = Open the verifier
seal-code = Copy this code

# What became of opening the verifier.
seal-opened = The verifier opens in your browser. Choose the record { $record } there.
    .not = We can’t open a browser here. The verifier is { $page }, the record { $record }.

# What became of copying.
seal-copied = Copied the seal to the clipboard.
    .all = Copied all that the sum needs to the clipboard.
    .code = Copied the code to the clipboard.
    .none = We can’t use the clipboard here.
