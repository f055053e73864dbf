# The page on which the player gives their part before a round: a cut, or words.
cut-page = The cut
cut-heading = { $game }, round { $round }: cut the deck?
cut-dealer = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
cut-prompt = { $device ->
    [keys] Go to where you want to cut and press { $press }, or type your own words. The dealer and a secret number are sealed already. Your cut or words and that number fix the deck, so nobody can choose a card.
    [pad] Go to where you want to cut and press { $press }, or type your own words. The dealer and a secret number are sealed already. Your cut or words and that number fix the deck, so nobody can choose a card.
    [touch] Tap where you want to cut, or type your own words. The dealer and a secret number are sealed already. Your cut or words and that number fix the deck, so nobody can choose a card.
   *[mouse] Click where you want to cut, or type your own words. The dealer and a secret number are sealed already. Your cut or words and that number fix the deck, so nobody can choose a card.
}
cut-prompt-deck = Cut the deck where you like, or leave it as it lies. An older version began this match, so the dealer and the deck are sealed already.
cut-behind = Cut after card { $place } of { $count }
cut-seal = Seal { $seal }
cut-no = Don’t cut
cut-here = Cut here
cut-copy = Copy the seal
cut-place = Place of the cut
    .behind = after card { $place }
cut-words = Your own words
    .empty = Or your own words
    .use = Use my words
    .instead = Your words decide, so the deck isn’t cut.
