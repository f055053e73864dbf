# What the start page says of the game.
rummy500-title = 500 Rummy
rummy500-pitch = Dig into the pile, lay melds, and call “Rummy!”
rummy500-age = For children who read and count, about 8 and up.

# What can be chosen before a match, under headings.
rummy500-options-match = The match
rummy500-options-points = Cards and points
rummy500-options-melds = Melds
rummy500-options-pile = The pile
rummy500-options-end = The end of a round
rummy500-length = { $form ->
    [label] { $value ->
        [0] One round
       *[other] To { $value }
    }
   *[name] { $value ->
        [0] one round
       *[other] to { $value }
    }
}
rummy500-goal = { $value ->
    [0] One round
   *[other] First to { $value }
}
rummy500-target = Points to win
    .help = The match ends after the round in which someone reaches this. Or play one round only.
    .single = One round
rummy500-jokers = Jokers
    .help = How many jokers come with each pack. They stand for any card.
    .on = Two a pack
    .one = One a pack
    .four = Four a pack
    .off = None
rummy500-pips = Small cards count
    .help = If it’s 5 each, 2 to 9 count 5 and a joker 20.
    .face = Their number
    .fives = 5 each
rummy500-low-ace = A low ace counts
    .help = Points for an ace below a 2. Elsewhere it’s 15. If small cards count 5, it’s at least 5.
rummy500-single-draw = The top card alone
    .help = You can keep a top card you take alone, or you have to play it.
    .keep = You can keep it
    .meld = You play it
rummy500-deepest-in = The deepest card taken
    .help = Where the deepest card you take has to go.
    .any = In any meld
    .new = In a new meld
rummy500-deepest-when = A card you owe
    .help = When a card you owe has to go down.
    .turn = This turn
    .at-once = At once
rummy500-rummy-call = Calling Rummy!
    .help = Which cards you can call after a discard.
    .pile = The whole pile
    .top = The last discard
    .off = Off
rummy500-going-out = Going out
    .help = How your last card has to go.
    .free = As you like
    .discard = With a discard
    .float = Floating
    .strict-float = Strict floating
    .called = Called discards
rummy500-wilds = Jokers in a meld
    .help = How many jokers a meld can have.
    .free = Any number
    .one = One
rummy500-shortest-run = Shortest run
    .help = How many cards a run needs. A set always needs three.
rummy500-ace = Ace
    .help = Where an ace fits in a run.
    .both = Low or high
    .low = Low only
rummy500-joker-swap = Swapping jokers
    .help = You can put the card a joker stands for in its place, and take the joker.
rummy500-nothing-called = Called discards need calls. Turn on “Calling Rummy!”, or choose another way to go out.
rummy500-hand-for-two = Cards for two players
    .help = With three or more, everyone gets seven.
rummy500-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
rummy500-first-turn = First turn
    .help = A turn like any other, or one more card at the deal and only a discard.
    .draw = A usual turn
    .discard = Only a discard
rummy500-dealing = The deck is dealt from the front, one card at a time, clockwise from the dealer’s left. The first player gets one more. The rest is the deck you draw from.
rummy500-spade-queen = Queen of spades
    .help = Her points on the table, and her cost in hand.
rummy500-set-usual = The usual game
    .sentence = The usual way. Two jokers a pack, and you can keep a top card.
rummy500-set-books = As in the books
    .sentence = In rule books you play even a top card you take, before you discard. No jokers, no calls.
rummy500-set-hoyle = Hoyle’s
    .sentence = From Bicycle’s rule book. It’s { rummy500-set-books }, but you play the card you take at once.
rummy500-set-ten-for-two = Ten cards for two
    .sentence = Another rule book’s way. It’s Hoyle’s, but two players get ten cards.
rummy500-set-no-calling = Nobody calls
    .sentence = For quiet tables. An overlooked card waits for someone’s turn.
rummy500-set-keep-one = Discard to go out
    .sentence = A house rule. You go out only with a discard.
rummy500-set-floating = Floating
    .sentence = A well-known variation. Play everything, and you stay in without cards.
rummy500-set-strict-floating = Strict floating
    .sentence = A variation of floating. You have to play a last card that fits.
rummy500-set-called-discards = Called discards
    .sentence = A variation of floating. You can discard a last card that fits, and others can call it.
rummy500-set-fives = Fives
    .sentence = A rule book’s count. Small cards and low aces are 5 points each.
rummy500-set-black-lady = The black lady
    .sentence = One family’s rules. It’s fives, and the queen of spades counts 40.
rummy500-set-thousand = To 1,000
    .sentence = Our own long game. The usual rules, twice as far.
rummy500-set-single-deal = One round
    .sentence = Our own short game. One round decides.

# Melds with their jokers: “three 6s with a joker”, “6-7-8 of clubs, joker as 6”.
rummy500-group-with-jokers = { $count ->
    [one] { $meld } with a joker
   *[other] { $meld } with { cards-number } jokers
}
    .braille = { $meld }{ $count ->
        [one] *
       *[other] **
    }
rummy500-run-with-jokers = { $count ->
    [one] { $meld }, joker as { $ranks }
   *[other] { $meld }, jokers as { $ranks }
}
    .braille = { $meld },JK={ $ranks }

# What is added to a meld: “ace low”, “a joker as 9”, “a joker as ace low”.
rummy500-ace-at-end = { $end ->
    [low] ace low
   *[high] ace high
}
    .first = { $end ->
        [low] Ace low
       *[high] Ace high
    }
rummy500-joker-as = a joker as { $rank }
    .first = A joker as { $rank }

# The meld it is added to: “Ada’s run”, “your queens”.
rummy500-run-of = { $who ->
    [you] your run
   *[other] { $who }’s run
}
rummy500-group-of = { $who ->
    [you] your { cards-ranks }
   *[other] { $who }’s { cards-ranks }
}

# Moves before they are made.
rummy500-draw-stock = { $use ->
    [clause] draw from the deck
   *[button] Draw from the deck
}
rummy500-draw-pile = { $use ->
    [clause] take { $card } from the pile
   *[button] Take { $card } from the pile
}
    .several = { $use ->
        [clause] take { cards-count } from the pile, down to { $card }
       *[button] Take { cards-count } from the pile, down to { $card }
    }
rummy500-meld = { $use ->
    [clause] lay { $meld }
   *[button] Lay { $meld }
}
rummy500-lay-off = { $end ->
    [low] { $use ->
        [clause] add { $card } to { $meld }, at the low end
       *[button] Add { $card } to { $meld }, at the low end
    }
    [high] { $use ->
        [clause] add { $card } to { $meld }, at the high end
       *[button] Add { $card } to { $meld }, at the high end
    }
   *[either] { $use ->
        [clause] add { $card } to { $meld }
       *[button] Add { $card } to { $meld }
    }
}
rummy500-swap = { $use ->
    [clause] swap { $card } for the joker in { $meld }
   *[button] Swap { $card } for the joker in { $meld }
}
rummy500-discard = { $use ->
    [clause] discard { $card }
   *[button] Discard { $card }
}
rummy500-call-take = { $use ->
    [clause] call “Rummy!” and take { $card } from the pile
   *[button] Call “Rummy!” and take { $card } from the pile
}
    .several = { $use ->
        [clause] call “Rummy!” and take { cards-count } from the pile, down to { $card }
       *[button] Call “Rummy!” and take { cards-count } from the pile, down to { $card }
    }
rummy500-call-lay-off = { $end ->
    [low] { $use ->
        [clause] call “Rummy!” and add { $card } to { $meld }, at the low end
       *[button] Call “Rummy!” and add { $card } to { $meld }, at the low end
    }
    [high] { $use ->
        [clause] call “Rummy!” and add { $card } to { $meld }, at the high end
       *[button] Call “Rummy!” and add { $card } to { $meld }, at the high end
    }
   *[either] { $use ->
        [clause] call “Rummy!” and add { $card } to { $meld }
       *[button] Call “Rummy!” and add { $card } to { $meld }
    }
}
rummy500-silent = { $use ->
    [clause] let it go
   *[button] Let it go
}
rummy500-finish = { $use ->
    [clause] end the round
   *[button] End the round
}

# On a line of braille: calls, a swap, a card of the pile with those on it, and an ace at an end.
rummy500-line-call = Rummy
    .add = Rummy add
rummy500-line-swap = Swap
rummy500-line-pile = { $card }+{ $count }
rummy500-line-end = { $card }/{ $end ->
    [low] low
   *[high] high
}

# The log.
rummy500-deals = { $who ->
    [you] You deal round { $round }.
   *[other] { $who } deals round { $round }.
}
rummy500-turned-up = { $card } is turned up.
rummy500-draws = { $who ->
    [you] You draw from the deck.
   *[other] { $who } draws from the deck.
}
rummy500-draws-card = { $who ->
    [you] You draw { $card } from the deck.
   *[other] { $who } draws { $card } from the deck.
}
rummy500-takes = { $who ->
    [you] You take { $cards } from the pile.
   *[other] { $who } takes { $cards } from the pile.
}
    .braille = { $who ->
        [you] You take { $cards }
       *[other] { $who } takes { $cards }
    }
rummy500-calls-takes = { $who ->
    [you] You call “Rummy!” and take { $cards } from the pile.
   *[other] { $who } calls “Rummy!” and takes { $cards } from the pile.
}
    .braille = Rummy! { $who }: { $cards }
rummy500-melds = { $who ->
    [you] You lay { $meld }.
   *[other] { $who } lays { $meld }.
}
rummy500-lays-off = { $who ->
    [you] You add { $card } to { $meld }.
   *[other] { $who } adds { $card } to { $meld }.
}
    .braille = { $who }: { $card } to { $meld }
rummy500-calls-lays-off = { $who ->
    [you] You call “Rummy!” and add { $card } to { $meld }.
   *[other] { $who } calls “Rummy!” and adds { $card } to { $meld }.
}
    .braille = Rummy! { $who }: { $card }
# The same where the meld is the player’s own.
rummy500-lays-off-own = { $who ->
    [you] You add { $card } to your { $meld }.
   *[other] { $who } adds { $card } to the { $meld }.
}
    .braille = { $who }: { $card } to { $meld }
rummy500-calls-lays-off-own = { $who ->
    [you] You call “Rummy!” and add { $card } to your { $meld }.
   *[other] { $who } calls “Rummy!” and adds { $card } to the { $meld }.
}
    .braille = Rummy! { $who }: { $card }
# A card swapped for the joker that stood for it.
rummy500-swaps = { $who ->
    [you] You swap { $card } for the joker in { $meld }.
   *[other] { $who } swaps { $card } for the joker in { $meld }.
}
    .braille = { $who }: { $card } for a joker
rummy500-swaps-own = { $who ->
    [you] You swap { $card } for the joker in your { $meld }.
   *[other] { $who } swaps { $card } for the joker in the { $meld }.
}
    .braille = { $who }: { $card } for a joker
# Many cards taken out of the pile, and those called, as it is seen.
rummy500-moment-dig-title = { $count } cards!
rummy500-moment-dig = { $who ->
    [you] You dig { cards-count } out of the pile.
   *[other] { $who } digs { cards-count } out of the pile.
}
rummy500-moment-call-title = Rummy!
rummy500-moment-call = { $who ->
    [you] You call “Rummy!” for { cards-count } of the pile.
   *[other] { $who } calls “Rummy!” for { cards-count } of the pile.
}
rummy500-discards = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
rummy500-floats = { $who ->
    [you] You’re floating, with no cards left.
   *[other] { $who } is floating, with no cards left.
}
    .braille = { $who ->
        [you] You’re floating.
       *[other] { $who } is floating.
    }
rummy500-keeps = { $who ->
    [you] You keep your last card. You can’t discard it.
   *[other] { $who } keeps a last card that can’t be discarded.
}
    .braille = { $who ->
        [you] You keep your last card.
       *[other] { $who } keeps a last card.
    }
rummy500-finishes = { $who ->
    [you] You end the round. The deck is empty.
   *[other] { $who } ends the round. The deck is empty.
}
rummy500-round-over = The round is over: { $points }.
    .braille = The round is over.
rummy500-out = { $who ->
    [you] You go out: { $points }.
   *[other] { $who } goes out: { $points }.
}
    .braille = { $who ->
        [you] You go out.
       *[other] { $who } goes out.
    }
rummy500-points-of = { $who } { $points }

# Refusals: what may be done in each phase.
rummy500-phase-draw = First draw from the deck, or take from the pile.
    .braille = First draw or take.
rummy500-phase-play = You’ve drawn. Lay a meld, add cards, or discard to end your turn.
    .braille = You’ve drawn: lay, add or discard.
rummy500-opening = This is the first turn, so you only discard a card.
    .braille = First turn: only discard.
rummy500-phase-call = First call “Rummy!”, or let it go.

# Drawing.
# When a card that is owed must be melded.
rummy500-when = { $when ->
    [at_once] at once
   *[turn] this turn
}
rummy500-stock-empty = The deck is empty. Take from the pile, or end the round.
    .braille = No deck: take, or end the round.
rummy500-pile-has = { $count ->
    [0] The pile is empty.
   *[other] The pile has only { cards-count }.
}
rummy500-not-drawn = { $where ->
    [new] The { $card } has to go in a new meld { rummy500-when }, and you can’t make one.
   *[any] The { $card } has to go down { rummy500-when }, and you have no place for it.
}
    .braille = No: { $card } has no place this turn.
    .leaving = { $where ->
        [new] The { $card } needs a new meld { rummy500-when }, and you need a card to discard. You can’t have both.
       *[any] The { $card } has to go down { rummy500-when } and leave you a discard. You can’t have both.
    }
rummy500-stock-first = Everyone just took the top card alone and played nothing, { cards-number } times each. Draw from the deck, or take more than one card.
    .braille = No: draw, or take more than one.
rummy500-owing = { $where ->
    [new] You still owe the { $card } a new meld this turn. That move would rule it out.
   *[any] You still have to play the { $card } this turn. That move would rule it out.
}
    .braille = No: { $card } has to be played this turn.
    .at-once = { $where ->
        [new] Play the { $card } first, in a new meld.
       *[any] Play the { $card } first. You owe it.
    }
rummy500-meld-first = Play the { $card } you took before you discard.
rummy500-not-finished = You can only end the round once the deck is empty.
    .braille = No: the deck isn’t empty.

# Calling.
rummy500-not-called = { $where ->
    [new] You can’t make a new meld for the { $card } with only the cards above it.
   *[any] You can’t play the { $card } with only the cards above it and the table.
}
    .braille = No: { $card } can’t be played.
    .at-once = { $where ->
        [new] You can’t make a new meld for the { $card } at once with only the cards above it.
       *[any] You can’t play the { $card } at once with only the cards above it and the table.
    }
    .last = You can only call the last discard. Name the meld it goes to.
    .count = Say how many cards of the pile you call for.
    .off = You can’t add the { $card } there.

# Putting cards down.
rummy500-not-held = You don’t have { $card }.
rummy500-barred = You just took the { $card } from the pile. Keep it or play it, but don’t discard it this turn.
    .braille = No discard: { $card } is from the pile.
rummy500-last-card = The { $card } is your last card, and it fits a meld. Add it instead.
    .braille = No discard: { $card } fits a meld.
rummy500-keep-one = You have to discard your last card. Keep one card back.
    .braille = No: keep one card to discard.
rummy500-no-meld = Not a meld yet. A set is 3 or 4 of a rank, each in another suit. A run is { $run } or more of a suit in a row.
    .braille = No meld: 3 of a rank, or a run of { $run }.
    .few = A meld takes at least three cards.
    .jokers = You can’t make a meld of jokers alone. Add another card.
    .one-joker = A meld can have only one joker.
    .short = A run takes at least four cards.
    .high-ace = At this table an ace can’t go above a king.
rummy500-no-such-meld = The table has no meld M{ $number }.
rummy500-which-end = The ace fits both ends of this run. Say low or high.
    .braille = The ace fits both ends: low or high?
rummy500-no-fit = The { $card } doesn’t fit either end of the { $meld }.
    .braille = No: { $card } isn’t next to { $meld }.
    .full = Nobody can add to the { $meld } any more.
    .joker = The joker can’t be that card in the { $meld }.
    .one-joker = The { $meld } has its joker. A meld can have only one.
    .high-ace = At this table an ace can’t go above a king.
    .end = The { $card } doesn’t fit both ends of the { $meld }. Don’t name an end.
    .group = The { $card } doesn’t fit the { $meld }. A set has one rank, and each suit once.
rummy500-no-swap = No joker in the { $meld } stands for { $card }.
    .braille = No: no joker there is { $card }.
    .owing = Play the { $card } you took before you swap a card.
    .off = At this table nobody swaps a joker on the table.
rummy500-no-move = 500 Rummy has no move { $text }.
    .why = 500 Rummy has no move { $text }: { $why }.
rummy500-only-ace-ends = only an ace has a low and a high end

# What is to be done.
rummy500-prompt-dealing = Dealing the cards.
rummy500-prompt-over = The round is over.
rummy500-prompt-turn = Your turn.
rummy500-prompt-others-call = { $who } can call “Rummy!”.
    .yours = { $who } can call “Rummy!” on your discard.
rummy500-prompt-others-draw = { $who } is drawing.
rummy500-prompt-others-play = { $who } is playing.
    .owing = { $who } is playing, and has to play { $card }.
rummy500-prompt-call = Call “Rummy!” for cards on the pile, or let it go.
    .top = { $card } fits a meld. Call “Rummy!”, or let it go.
rummy500-prompt-no-stock = The deck is empty. End the round.
    .takes = The deck is empty. Take cards from the pile, or end the round.
rummy500-prompt-draw = Draw a card.
    .take = Draw a card, or take { $card }.
    .takes = Draw a card, or take cards from the pile.
rummy500-prompt-float = You’re floating. Draw a card.
    .take = You’re floating. Draw a card, or take { $card }.
    .takes = You’re floating. Draw a card, or take cards from the pile.
rummy500-prompt-owing = { $where ->
    [new] Play { $card } this turn, in a new meld.
   *[any] Play { $card } this turn.
}
    .at-once = { $where ->
        [new] Play { $card } first, in a new meld.
       *[any] Play { $card } first.
    }
rummy500-prompt-meld-it = { $card } can’t be discarded, so play it.
rummy500-prompt-lay = Lay a meld, or discard a card to end your turn.
    .add = Lay a meld, add cards, or discard a card to end your turn.
rummy500-prompt-add = Add a card to a meld, or discard one to end your turn.
rummy500-prompt-swap = Swap a card for a joker, or discard one to end your turn.
    .play = Swap a card for a joker, play others, or discard one to end your turn.
rummy500-prompt-opening = Discard a card to start the pile.
rummy500-prompt-discard = Discard a card to end your turn.

# And why.
rummy500-why-opening = In the first turn you only discard.
rummy500-why-next = Then it’s your turn.
rummy500-why-float = If you discard the card you draw, the round ends.
    .called = If you discard the card you draw, the round ends unless someone calls it.
rummy500-why-stock = Everyone just took the top card alone, { cards-number } times each. You can’t take just that one now.
rummy500-why-none = { $where ->
    [new] No card on the pile could go in a new meld.
   *[any] You couldn’t play any card of the pile { rummy500-when }.
}
rummy500-why-whatever = { $where ->
    [new] Take as many as you like, but the deepest has to go in a new meld { rummy500-when }.
   *[any] Take as many as you like, but the deepest has to go down { rummy500-when }.
}
    .single = { $where ->
        [new] If you take the card on the pile, it has to go in a new meld { rummy500-when }.
       *[any] If you take the card on the pile, it has to go down { rummy500-when }.
    }
rummy500-why-no-deeper = Nothing further down helps you now.
rummy500-why-deepest = { $where ->
    [new] If you take several, the deepest has to go in a new meld { rummy500-when }.
   *[any] If you take several, the deepest has to go down { rummy500-when }.
}
rummy500-why-leave-one = Keep one card to discard.
rummy500-why-rest = You can keep the other cards you took.
rummy500-why-barred = { $card } can’t be discarded this turn.
rummy500-why-last = You have to discard your last card.
rummy500-why-may-be-called = If someone calls your last card, you float.
rummy500-why-ends = { $who ->
    [you] If nobody calls your last card, you go out.
   *[other] If nobody calls, { $who } goes out.
}

# What the pile offers where it is pointed at.
rummy500-coming-call = { $where ->
    [new] “Rummy!” takes { $card }. It has to go in a new meld { rummy500-when }.
   *[any] “Rummy!” takes { $card }. It has to go down { rummy500-when }.
}
    .several = { $where ->
        [new] “Rummy!” takes { cards-count }, and { $card } has to go in a new meld { rummy500-when }.
       *[any] “Rummy!” takes { cards-count }, and { $card } has to go down { rummy500-when }.
    }
    .not = You can’t play { $card } from here without cards from your hand.
    .last = You can only call the last discard.
    .off = “Rummy!” adds { $card }, and it counts for you.
    .ways = “Rummy!” adds { $card } in one of several places. You choose where.
rummy500-coming = { $where ->
    [new] You take { $card }. It has to go in a new meld { rummy500-when }.
   *[any] You take { $card }. It has to go down { rummy500-when }.
}
    .several = { $where ->
        [new] You take { cards-count }, and { $card } has to go in a new meld { rummy500-when }.
       *[any] You take { cards-count }, and { $card } has to go down { rummy500-when }.
    }
    .not = Not from here. You’d have to play { $card } { rummy500-when }.
    .barred = You take { $card }. You can’t discard it this turn.

# The window in which the person may call.
rummy500-call = Rummy!
    .off = { $card } fits { $melds }, and would count for you.
    .hidden = Something on the pile can be played. Do you see it?
    .last = If nobody calls, the round ends.
    .take = { $count ->
        [0] { $card } can be played.
        [1] { $card } can be played if you take it with the card above it.
       *[other] { $card } can be played if you take it with the { cards-count } above it.
    }
    .deeper = { $count ->
        [one] A deeper one works too.
       *[other] { cards-number-first } deeper ones work too.
    }
rummy500-the-meld = the { $meld }
rummy500-or = { $before } or { $after }

# Buttons.
rummy500-offer-draw = Draw
rummy500-offer-pile = Take cards
rummy500-offer-take = Take the { $card }
    .several = Take { $count } cards
    .down = Take { $count } down to the { $card }
rummy500-offer-lay = Lay
    .meld = { $end ->
        [float] Float: lay { $meld }
        [out] Go out: lay { $meld }
       *[neither] Lay { $meld }
    }
rummy500-offer-add = Add
    .card = { $end ->
        [float] Float: { $what } to { $meld }
        [out] Go out: { $what } to { $meld }
       *[neither] Add { $what } to { $meld }
    }
    .several = { $end ->
        [float] Float: { $count } cards to { $meld }
        [out] Go out: { $count } cards to { $meld }
       *[neither] Add { $count } cards to { $meld }
    }
    .calling = Rummy! { $what } to { $meld }
rummy500-offer-swap = Swap the { $card } for a joker of { $meld }
rummy500-asks-pile = How many cards?
rummy500-asks-call = Which cards do you call?
rummy500-asks-joker = { $count ->
    [one] Which card does the joker stand for?
   *[other] Which cards do the jokers stand for?
}
rummy500-asks-add = Which card do you add?
rummy500-asks-where = Where does the { $card } go?
    .several = Where do the { $count } cards go?
rummy500-offer-out = Go out: discard { $card }

# What is said of gestures that mean no move, and of moves that give something away.
rummy500-aside-hand = Play your cards on the table, or discard one on the pile.
rummy500-aside-one = You discard one card a turn. Pick just that one.
rummy500-aside-table = Cards on the table stay where they are.
    .swap = Cards on the table stay there. Only a joker leaves, if you put its card in its place.
rummy500-aside-drawn = The cards you take go to your hand first.
rummy500-wasteful-out = You can lay all your cards but one and go out.
    .called = You can lay all your cards but one and go out, if nobody can call the last one.
rummy500-wasteful-joker = A joker can be any card.
rummy500-wasteful-meld = You hold a meld with that card.

# Signs, how a player stands, and the figures beside the hand.
rummy500-stock-used-up = Deck empty
    .sentence = The deck is empty.
rummy500-not-alone = Not the top card alone
    .sentence = Nobody can take just the top card this turn.
rummy500-floating = floating
rummy500-figure = Laid { $laid }, held { $held }
rummy500-word-figure = “Laid” counts for you, “held” against you.
rummy500-word-float = Floating means no cards left, but still in the round.

# The round’s end and the match’s.
rummy500-ended = The deck is empty
rummy500-on-the-table = On the table
rummy500-left-in-hand = Left in hand
rummy500-this-round = This round
rummy500-outs = { $count ->
    [1] went out once
    [2] went out twice
   *[other] went out { $count } times
}

# Why a move is good.
rummy500-reason-stock = The pile would cost you more than it brings. Try the deck.
    .only = You can’t take anything from the pile now.
    .several = To play { $card } you’d pick up { cards-count }, { $points } points against you while you hold them.
    .nothing = { $card } goes with nothing you hold, and costs { $points }.
    .near = { $card } is close to { $near }, but that’s no meld yet. And everyone would see you take it.
rummy500-reason-top = { $card } goes with { $near }.
    .fits = { $card } fits a meld on the table.
    .alone = { $card } is worth { $points } points, and the others don’t get it.
    .frees = { $card } gets you a joker from the table.
rummy500-reason-pile = You can play { $card }, and the { cards-count } you take are worth { $points } points.
rummy500-reason-meld = It scores { $points } points, safe on the table.
rummy500-reason-lay-off = { $card } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table and costs you if you keep it.
rummy500-reason-swap = { $card } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table, and you get a joker for it.
rummy500-reason-few = { $who ->
    [you] You have { cards-count } left.
   *[other] { $count ->
        [one] { $who } has { $count } card left and might end the round.
       *[other] { $who } has { $count } cards left and might end the round soon.
    }
}
rummy500-reason-call = You get { cards-count } worth { $points } points, and the turn.
    .off = You score without losing a turn.
    .silent = Those cards would cost you more than they bring.
    .open = If nobody calls, { $who } could go out now.
    .ending = You’re better off if { $who } goes out now.
rummy500-reason-finish = Nothing is worth taking, so end the round now.
rummy500-reason-out = It’s your last card. You’re out, and the others pay for their cards.
    .callable = { $card } is your last card. You go out unless someone calls it.
rummy500-reason-gift = { $card } helps the others right away, but costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} to keep.
rummy500-reason-wait = Lay cards now, and the others can add to them. They all hold { $count } or more, so wait, and discard { $card }.
    .risk = Lay cards now, and the others can add to them. Better wait, but not long: { $who ->
        [you] you have { cards-count } left.
       *[other] { $count ->
            [0] { $who } is floating.
           *[other] { $who } has { cards-count } left.
        }
    }
rummy500-reason-tempting = But { $who } took { $near }, and might want it.
rummy500-reason-spare = { $card } goes with { $near }, but costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} to keep.
rummy500-reason-nothing = { $card } goes with nothing you hold, and costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
} to keep.
rummy500-reason-other = { $card } goes with { $near }.
    .gift = { $card } helps the others right away.
    .wanted = { $card } goes with { $near }, which { $who } took.
    .cheaper = { $card } costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to keep, { $other } only { $theirs }.
    .fewer = { $card } goes with { $there } of the unseen cards, this one with { $here }.
    .dearer = { $card } is worth { $theirs ->
        [one] { $theirs } point
       *[other] { $theirs } points
    } to anyone who can use it, this one only { $points }.

# Why a move is better than another, by what happens soon.
rummy500-outcome-pile = { $many ->
    [yes] Someone will take your discard in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will take your discard in { $share }% of tries. After { $other } it’s { $theirs }%.
}
rummy500-outcome-added = { $many ->
    [yes] Someone will add to your melds before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will add to your melds before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
}
rummy500-outcome-lays = You lay a meld next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
rummy500-outcome-caught = { $points ->
    [one] You’re left with { $points } point or more in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[other] You’re left with { $points } points or more in { $share }% of tries. After { $other } it’s { $theirs }%.
}

# What somebody overlooked, told after the round, and what it was about in a list.
rummy500-overlooked-deep = { $who ->
    [you] You overlooked a deep draw, down to { $card }.
   *[other] { $who } overlooked a deep draw, down to { $card }.
}
    .theme = deep draws you passed up
rummy500-overlooked-gift = { $who ->
    [you] You overlooked that { $card } fitted a meld.
   *[other] { $who } overlooked that { $card } fitted a meld.
}
    .pile = { $who ->
        [you] You overlooked that { $card } made a meld with the pile.
       *[other] { $who } overlooked that { $card } made a meld with the pile.
    }
    .theme = discards that anyone could use
rummy500-overlooked-others-melds = { $who ->
    [you] You didn’t look at { $meld }.
   *[other] { $who } didn’t look at { $meld }.
}
    .shared = { $who ->
        [you] You overlooked that { $card } fitted the { $meld }.
       *[other] { $who } overlooked that { $card } fitted the { $meld }.
    }
    .theme = melds of others that you could add to
rummy500-overlooked-taken = { $who ->
    [you] You forgot { $took }.
   *[other] { $who } forgot { $took }.
}
    .theme = cards others took
rummy500-overlooked-took = { $who ->
    [you] you’d taken { $card }
   *[other] { $who } had taken { $card }
}
rummy500-overlooked-caught = { $who ->
    [you] You kept a meld { $near }.
   *[other] { $who } kept a meld { $near }.
}
    .broken = { $who ->
        [you] You broke up a meld { $near }.
       *[other] { $who } broke up a meld { $near }.
    }
    .theme = melds you kept too long
rummy500-overlooked-near = { $count ->
    [0] { $who ->
        [you] while you were floating
       *[other] while { $who } was floating
    }
   *[other] { $who ->
        [you] with you at { cards-count }
       *[other] with { $who } at { cards-count }
    }
}

# What a card is, to whoever asks.
rummy500-about = { $card }: { $points } points on the table, minus { $points } if you’re left with it.
rummy500-about-ace = { $card }: { $points } points on the table, but { $low } below a 2. Minus { $points } if you’re left with it.
rummy500-about-joker = A joker: always { $points } points. It stands for any card in any meld.
rummy500-about-joker-as = A joker: { $points } points. Here it’s { $stands }, and nobody can swap it.
    .swap = A joker: { $points } points. Here it’s { $stands }. With that card you can swap it.
rummy500-about-joker-rank = A joker: { $points } points. It’s a missing suit here, and nobody can swap it.
    .swap = A joker: { $points } points. It’s a missing suit here. With that card you can swap it.

# Kinds of decisions, as the statistics tell of what each of them cost.
rummy500-deed-draw = Drawing and digging
rummy500-deed-meld = Laying melds
rummy500-deed-layoff = Adding cards
rummy500-deed-discard = Discarding
rummy500-deed-call = Calling Rummy

# What a letter of a button does, as a page of keys lists it.
rummy500-letter-call = Call “Rummy!”
    .key = R

# What an opponent is fond of, and of one who is the opposite.
rummy500-trait-takes = Calls at every chance, and discards cards like those on the pile.
    .not = Calls rarely, and discards nothing like the pile.
rummy500-trait-digs = Digs deep into the pile and keeps high cards.
    .not = Never digs deep, and discards high cards.
rummy500-trait-hasty = Lays melds at once, and follows the suit on the pile.
    .not = Holds melds back, and discards any suit but the one on the pile.
rummy500-trait-bait = Lays bait, with discards close to cards worth having.
    .not = Keeps neighbours together, and discards loners.
rummy500-trait-hoards = Hoards jokers and red cards.
    .not = Spends jokers freely, and red cards too.
rummy500-trait-unwanted = Watches the next player, and copies their discards.
    .not = Discards cards unlike the next player’s discards.

# So many moves that may show what somebody is fond of.
rummy500-deeds-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
rummy500-deeds-melds = { $count ->
    [one] { $count } meld, added card or discard
   *[other] { $count } melds, added cards and discards
}
rummy500-deeds-draws = { $count ->
    [one] { $count } draw, call or discard
   *[other] { $count } draws, calls and discards
}
rummy500-deeds-calls = { $count ->
    [one] { $count } chance to call or discard
   *[other] { $count } chances to call and discards
}

# What decides a puzzle: what the best move has, and what another lacks.
rummy500-merit-scores = { $count ->
    [one] It scores { $count } point.
   *[other] It scores { $count } points.
}
    .not = { $count ->
        [0] That scores nothing.
        [one] That scores only { $count } point.
       *[other] That scores only { $count } points.
    }
rummy500-merit-playable = { $count ->
    [one] Then you can play { $count } point at once.
   *[other] Then you can play { $count } points at once.
}
    .not = { $count ->
        [0] Then you can’t be sure to play anything.
        [one] Then you can play only { $count } point at once.
       *[other] Then you can play only { $count } points at once.
    }
rummy500-merit-gives = { $count ->
    [0] It gives the others nothing to play.
    [one] It gives away only { $count } point.
   *[other] It gives away only { $count } points.
}
    .not = { $count ->
        [one] That gives { $count } point away.
       *[other] That gives { $count } points away.
    }
rummy500-merit-useful = { $count ->
    [0] It leaves no unseen card that you could play.
    [one] It leaves { cards-number } unseen card that you could play.
   *[other] It leaves { cards-number } unseen cards that you could play.
}
    .not = { $count ->
        [0] That leaves no unseen card that you could play.
        [one] That leaves only { cards-number } unseen card that you could play.
       *[other] That leaves only { cards-number } unseen cards that you could play.
    }
rummy500-merit-feeds = { $count ->
    [0] No pair the others could hold makes a meld with it.
    [one] Only { cards-number } pair the others could hold makes a meld with it.
   *[other] Only { cards-number } pairs the others could hold make a meld with it.
}
    .not = { $count ->
        [99] Anyone can use a joker.
        [one] { cards-number-first } pair the others could hold makes a meld with that.
       *[other] { cards-number-first } pairs the others could hold make a meld with that.
    }
rummy500-merit-left = { $count ->
    [0] No points stay in your hand.
    [one] Only { $count } point stays in your hand.
   *[other] Only { $count } points stay in your hand.
}
    .not = { $count ->
        [one] That leaves { $count } point in your hand.
       *[other] That leaves { $count } points in your hand.
    }
rummy500-merit-size = { $count ->
    [0] Your hand is empty then.
    [one] Only { cards-count } stays in your hand.
   *[other] Only { cards-count } stay in your hand.
}
    .not = That leaves { cards-count } in your hand.
rummy500-merit-digs = You draw a new card, and nobody sees it.
    .not = Everyone sees what you take there.
rummy500-merit-many = You pick up { cards-count }.
    .not = You pick up only { cards-count } that way.
rummy500-merit-few = You pick up only { cards-count }.
    .not = You pick up { cards-count } that way.
rummy500-merit-holds = It keeps your cards in your hand.
    .not = That puts your cards on the table now.
rummy500-story = Big digs

# How the rules of a puzzle differ from the usual ones.
rummy500-differs-jokers = { $value ->
    [one] Here each pack has one joker.
    [four] Here each pack has four jokers.
   *[off] Here there are no jokers.
}
rummy500-differs-pips = Here 2 to 9 count 5 each.
rummy500-differs-low-ace = Here a low ace counts { $value }.
rummy500-differs-single-draw = Here you have to play a top card you take alone.
rummy500-differs-deepest-in = Here the deepest card you take has to go in a new meld.
rummy500-differs-deepest-when = Here you have to play a card you owe at once.
rummy500-differs-rummy-call = { $value ->
    [top] Here you can call only the last discard.
   *[off] Here nobody calls “Rummy!”
}
rummy500-differs-going-out = { $value ->
    [discard] Here you go out only with a discard.
    [float] Here you float: play everything, and you stay in.
    [strict-float] Here you float, and a last card that fits has to be played.
   *[called] Here you float, and others can call your last discard.
}
rummy500-differs-hand-for-two = Here two players begin with hands of { $value }.
rummy500-differs-spade-queen = Here the queen of spades counts { $value }.
rummy500-differs-first-turn = Here the first player gets an extra card and only discards.
rummy500-differs-next-dealer = { options-next-dealer.differs }
rummy500-differs-wilds = Here a meld can have only one joker.
rummy500-differs-shortest-run = Here a run takes at least four cards.
rummy500-differs-ace = Here an ace is always low.
rummy500-differs-joker-swap = Here you can put a joker’s card in its place, and take the joker.
