# The page on which the player gives their part before a round: a cut, or words.
cut-page = The cut
cut-heading = { $game }, round { $round }: cut the deck?
cut-dealer = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
cut-drawn = The dealer is drawn with the cards.
cut-prompt = { $device ->
    [keys] A secret number is sealed already. Type new words of your own, and nobody can choose a card. A cut only makes it harder: move it and press { $press }.
    [pad] A secret number is sealed already. Type new words of your own, and nobody can choose a card. A cut only makes it harder: move it and press { $press }.
    [touch] A secret number is sealed already. Type new words of your own, and nobody can choose a card. A cut only makes it harder: tap where you want it.
   *[mouse] A secret number is sealed already. Type new words of your own, and nobody can choose a card. A cut only makes it harder: click where you want it.
}
cut-prompt-deck = Cut the deck where you like, or leave it as it lies. An older version began this match, so the dealer and the deck are sealed already.
cut-unmoved = You haven’t moved the cut, so it’s no part of yours.
cut-behind = Cut after card { $place } of { $count }
cut-seal = Seal { $seal }
cut-no = Don’t cut
cut-deal = Deal
cut-here = Cut here
cut-copy = Copy the seal
cut-place = Place of the cut
    .behind = after card { $place }
cut-words = Your own words
    .empty = Or your own words
    .use = Use my words
    .instead = Your words decide, so the deck isn’t cut.
