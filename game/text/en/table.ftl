# What lies on every table, and whose it is.
table-your-hand = your hand
table-hand = { $who }’s hand
table-stock = the deck
table-pile = the pile
table-in-hand = { cards-count } in hand
table-by-suit = By suit
table-by-rank = By rank
table-by-meld = By meld
table-round = Round { $number }
table-went-out = { $who ->
    [you] You went out
   *[other] { $who } went out
}
table-round-over = The round is over.
table-goes-out = { $who ->
    [you] You go out.
   *[other] { $who } goes out.
}
table-out = Out!

# The places of the table and the cards on them, as they are read out.
table-felt = the table
table-top-card = { $card }, on { $place }
table-on-the-pile = { $card }, on the pile
table-cards = { cards-count }
table-known = { $cards }, known: { $known }
table-being-played = { $cards }, being played
table-picked = picked
table-just-drawn = just drawn
table-wild = wild
table-owed = owed
table-barred = barred
table-card-by = { $card } (put there by { $who ->
    [you] you
   *[other] { $who }
})
table-new = new
table-card-new = { $card } (new)
table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-worth-of = { $name } { $points }
table-meld = { $cards }; { $worth }
table-usable = { $cards }, can be used now
table-unusable = { $cards }, can’t be used now
table-locked = { $cards }; locked
table-fitting = { $cards }; { $fits }
table-card-wild = { $card } (wild)
table-untaken = can’t be taken now
table-fits = add
table-advised = best move
table-playable = can be played
table-fits-on = fits { $melds }
table-takes = { $cards } would fit

# A player’s plate.
table-plate-points = { $plate }, { $points } in all
table-plate-doing = { $plate }; { $doing }
table-plate-dealer = { $plate }; dealer
table-plate-laid = { $plate }; { $points ->
    [one] { $points } point on the table
   *[other] { $points } points on the table
}
table-laid = +{ $points }
table-plate-coins = { $plate }; { $count } from the pot
table-plate-mood = { $mood ->
    [glad] { $plate }; glad
    [cross] { $plate }; cross
   *[surprised] { $plate }; surprised
}
# What a match counts, and so many of it.
table-word-points = points
table-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points = { $points } in all
    .none = no { $what } yet
table-your-turn = your turn
table-thinking = thinking…
table-dealer = dealer
table-skipped = skipped
table-won = won
table-match-over = match over
table-waiting = waiting
table-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
table-remark = { $who }: { $text }

# The bar.
table-go-out = Go out
table-forced = You have only one move, so it’s made for you.
table-stepping = The next move waits for you.
table-coach = The coach is thinking about your move…
table-how-to = { $device ->
    [keys] Pick cards with { $pick } to see what they can do. { $key } tells you about the focused one.
    [pad] Pick cards with { $pick } to see what they can do. { $key } tells you about the focused one.
    [touch] Tap your cards to see what they can do. Hold one to read about it.
   *[mouse] Click your cards to see what they can do. Right-click or { $key } tells you about one.
}
table-lay-all = { $end ->
    [out] Go out: lay { $count }
   *[no] Lay all { $count }
}
table-several = { $name }…
table-spot = { $device ->
    [keys] Now go to the card you mean, and press { $press }.
    [pad] Now go to the card you mean, and press { $press }.
    [touch] Now tap the card you mean.
   *[mouse] Now click the card you mean.
}
table-answer = Time to answer
table-untimed = untimed
table-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
table-waits = The table waits
table-rule = Show rule
table-hint = { $move }. { $why }
    .tag = hint
table-next = next
# Why a card may not go to a place: first the card is asked about, then the place.
table-why-not = Why not the { $what }? Go to the place and ask again.
    .where = Go to a card first, and ask again.
    .allowed = That’s allowed: { $move }.
table-no-use = { $count ->
    [one] You can’t do anything with it now.
   *[other] You can’t do anything with these together now.
}
table-ends-turn = It ends your turn.
table-sure = { $move }? { $why } Press its button if you mean it.
table-sure-place = { $device ->
    [keys] { $move }? { $why } Press its button or { $press } on { $place } if you mean it.
    [pad] { $move }? { $why } Press its button or { $press } on { $place } if you mean it.
    [touch] { $move }? { $why } Press its button or tap { $place } if you mean it.
   *[mouse] { $move }? { $why } Press its button or click { $place } if you mean it.
}

# The corner and the panels beside the table.
table-menu = Menu
table-sound-on = Sound on
table-sound-off = Sound off
table-sealed = Sealed deal { $seal }
table-unsealed = A deal without a seal
table-score = Score
table-log = Log
table-round-of = Round { $number } of { $count }
table-round-deal = { $round }, { $deal }
table-deal = deal { $number }
table-deal-first = Deal { $number }
table-by-code = dealt from a code
table-by-code-first = Dealt from a code
table-again = a deal played again
    .first = A deal played again
table-played-on = played on from another match
    .first = Played on from another match
table-sealed-deal = A sealed deal

# What a card is, on demand; then the game’s sentences, and why it cannot be played or taken now.
table-just-a-card = { $card }.
table-about-refused = { $says } You can’t use it now. { $why }
table-about-hidden = { $count ->
    [one] One face-down card: { $place }. You can’t see it.
   *[other] { $count } face-down cards: { $place }. You can’t see them.
}
table-about-empty = No card here: { $place }.
table-looked = Close-up
table-look-away = Back to the table
table-close-up-before = The one before
    .next = The next one
table-about-how = Point at a card or move the focus to it, and ask again to read what it does.

table-no-card = You don’t have a card { $number }.
