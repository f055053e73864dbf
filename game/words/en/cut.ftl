# The page on which the deck may be cut.
cut-page = The cut
cut-heading = { $game }, round { $round }: cut the deck?
cut-prompt = { $device ->
    [keys] It is shuffled, and sealed by the digits below. Go to the place where you want to cut it, and press { $press }: then not even the program has chosen what is dealt. Or have it dealt as it lies.
    [pad] It is shuffled, and sealed by the digits below. Go to the place where you want to cut it, and press { $press }: then not even the program has chosen what is dealt. Or have it dealt as it lies.
    [touch] It is shuffled, and sealed by the digits below. Tap where you want to cut it: then not even the program has chosen what is dealt. Or have it dealt as it lies.
   *[mouse] It is shuffled, and sealed by the digits below. Click where you want to cut it: then not even the program has chosen what is dealt. Or have it dealt as it lies.
}
cut-cards = { $count } cards
cut-behind = Cut behind card { $place } of { $count }
cut-seal = Seal { $seal }
cut-no = No cut
cut-here = Cut here
cut-copy = Copy the seal
cut-place = Place of the cut
    .behind = behind card { $place }
    .nowhere = nowhere yet
