# The page on which the player gives their part before a round: a cut, or words.
cut-page = The cut
cut-heading = { $game }, round { $round }: cut the deck?
cut-dealer = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
cut-prompt = { $device ->
    [keys] The seal fixes who deals and a secret number. Now go to the place where you want to cut, and press { $press }, or type words of your own. The deck follows from both: nobody can choose a card.
    [pad] The seal fixes who deals and a secret number. Now go to the place where you want to cut, and press { $press }, or type words of your own. The deck follows from both: nobody can choose a card.
    [touch] The seal fixes who deals and a secret number. Now tap where you want to cut, or type words of your own. The deck follows from both: nobody can choose a card.
   *[mouse] The seal fixes who deals and a secret number. Now click where you want to cut, or type words of your own. The deck follows from both: nobody can choose a card.
}
cut-prompt-deck = An older version began this match: the seal fixes who deals and the deck. Cut it where you like, or have it dealt as it lies.
cut-behind = Cut behind card { $place } of { $count }
cut-seal = Seal { $seal }
cut-no = No cut
cut-here = Cut here
cut-copy = Copy the seal
cut-place = Place of the cut
    .behind = behind card { $place }
cut-words = Words of your own
    .empty = Or words of your own
    .use = Use my words
    .instead = Your words decide, and the deck isn't cut.
