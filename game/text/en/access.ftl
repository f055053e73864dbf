# The page on accessibility.
access-heading = Accessibility
access-subtitle = Everything in one place. Each line opens its setting.
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
access-reader = With a screen reader, a voice or braille
access-hands = To play at your own pace, in your own way
access-value = { $name }: { $value }
access-heard = Play each sound of a match, and read what it is.
access-keys = Choose your own. { $key } lists what works on a page.
access-read = Read any page
    .how = { $key } goes through it line by line.
access-open = See everything
# What a new player is offered: three questions, on one page.
access-ask = Text, cards, sounds…
access-questions = Three questions
access-questions-how = Just go back to skip them.
access-more = Everything else is in the settings.
