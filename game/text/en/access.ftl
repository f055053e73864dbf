# The page on accessibility.
access-heading = Accessibility
access-subtitle = What there is. Each line opens its setting.
access-system = What your system asks for
access-motion = { $state ->
    [followed] Less motion, so cards fade here.
    [own] Less motion, but you chose for yourself.
   *[none] Nothing about motion.
}
access-contrast = { $state ->
    [followed] High contrast, so it’s on here.
    [own] High contrast, but you chose for yourself.
   *[none] Nothing about contrast.
}
access-text = { $state ->
    [followed] Larger text, so it’s at { $count }% here.
    [own] Text at { $count }%, but you chose for yourself.
   *[none] Nothing about the size of text.
}
access-eyes = To see better
access-ears = To hear better, or without sound
access-reader = With a screen reader or braille
access-hands = With time, and your own hands
access-value = { $name }: { $value }
access-heard = Each sound of a match, in words, to play.
access-keys = Choose your own. { $key } lists what works on a page.
access-read = Read any page
    .how = { $key } goes through it line by line.
access-open = What there is
# What a new player is offered: three questions, on one page.
access-ask = Text, cards, sounds…
access-questions = Three questions
access-questions-how = Just go back to skip them.
access-more = Everything else is in the settings.
