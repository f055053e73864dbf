# What the start page says of the game.
rummy500-pitch = Dig into the pile, meld, and call “Rummy!”

# What can be chosen before a match, under headings.
rummy500-options-match = The match
rummy500-options-points = Cards and points
rummy500-options-pile = The pile
rummy500-options-end = The end of a round
rummy500-target = Points to win
    .help = The match ends after a round in which somebody has reached this total, or after a single deal.
    .single = A single deal
rummy500-jokers = Jokers
    .help = Two jokers with each pack, standing for any card.
rummy500-pips = Small cards count
    .help = With 5 each, the cards from 2 to 9 count 5 and a joker counts 20.
    .face = Their number
    .fives = 5 each
rummy500-low-ace = A low ace counts
    .help = What an ace scores at the low end of a run; anywhere else it counts 15. If small cards count 5, it counts 5 at least.
rummy500-single-draw = The top card alone
    .help = Whether the top card of the pile, taken alone, must be melded in the same turn.
    .keep = May be kept
    .meld = Must be melded
rummy500-deepest-in = The deepest card taken
    .help = Whether it may be laid off on a meld that lies there, or must go into a new meld.
    .any = In any meld
    .new = In a new meld
rummy500-deepest-when = A card that is owed
    .help = Whether a card from the pile that must be melded can wait for other melds, or goes down first.
    .turn = This turn
    .at-once = At once
rummy500-rummy-call = Calling Rummy!
    .help = What may be called after a discard that leaves a card on the pile that could be melded.
    .pile = The whole pile
    .top = The last discard
    .off = Off
rummy500-going-out = Going out
    .help = Whether the last card must be discarded, and what melding the whole hand leads to.
    .free = As you like
    .discard = With a discard
    .float = Floating
    .strict = Strict floating
    .called = Called discards
rummy500-nothing-called = Called discards need calls. Choose another value for “Calling Rummy!”, or another way to go out.
rummy500-usual = The usual game
    .sentence = To 500 points, with jokers and calls; the top card may be kept.
rummy500-as-in-the-books = As in the books
    .sentence = No jokers and no calls, and even the top card taken alone must be melded.
rummy500-quick = Quick
    .sentence = The usual game, to 200 points.
rummy500-fives-and-floats = Fives and floats
    .sentence = Small cards and a low ace count 5; who melds the whole hand floats.
rummy500-strict = Strict
    .sentence = What is taken must be melded, in a meld of its own, and the last card discarded.
rummy500-no-jokers = No jokers
    .sentence = Only natural cards.

# Melds with their jokers: "three 6s with a joker", "6-7-8 of clubs, joker as 6".
rummy500-group-with-jokers = { $count ->
    [one] { $meld } with a joker
   *[other] { $meld } with { cards-number } jokers
}
rummy500-run-with-jokers = { $count ->
    [one] { $meld }, joker as { $ranks }
   *[other] { $meld }, jokers as { $ranks }
}

# What is added to a meld: "ace low", "a joker as 9", "a joker as ace low".
rummy500-ace = { $end ->
    [low] ace low
   *[high] ace high
}
    .first = { $end ->
        [low] Ace low
       *[high] Ace high
    }
rummy500-joker-as = a joker as { $rank }
    .first = A joker as { $rank }

# The meld it is added to: "Ada's run", "your queens".
rummy500-run-of = { $who ->
    [you] your run
   *[other] { $who }'s run
}
rummy500-group-of = { $who ->
    [you] your { cards-ranks-short }
   *[other] { $who }'s { cards-ranks-short }
}

# Moves before they are made.
rummy500-draw-stock = Draw from the stock
rummy500-draw-pile = Draw { $card } from the pile
    .several = Draw { cards-count } from the pile, down to { $card }
rummy500-meld = Meld { $meld }
rummy500-lay-off = { $end ->
    [low] Lay { $card } off on { $meld }, at the low end
    [high] Lay { $card } off on { $meld }, at the high end
   *[either] Lay { $card } off on { $meld }
}
rummy500-discard = Discard { $card }
rummy500-call-take = Call "Rummy!" and take { $card } from the pile
    .several = Call "Rummy!" and take { cards-count } from the pile, down to { $card }
rummy500-call-lay-off = { $end ->
    [low] Call "Rummy!" and lay { $card } off on { $meld }, at the low end
    [high] Call "Rummy!" and lay { $card } off on { $meld }, at the high end
   *[either] Call "Rummy!" and lay { $card } off on { $meld }
}
rummy500-silent = Stay silent
rummy500-finish = Finish the round

# The log.
rummy500-deals = { $who ->
    [you] You deal round { $round }.
   *[other] { $who } deals round { $round }.
}
rummy500-turned-up = { $card } is turned up.
rummy500-draws = { $who ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
rummy500-draws-card = { $who ->
    [you] You draw { $card } from the stock.
   *[other] { $who } draws { $card } from the stock.
}
rummy500-takes = { $who ->
    [you] You take { $cards } from the pile.
   *[other] { $who } takes { $cards } from the pile.
}
rummy500-calls-takes = { $who ->
    [you] You call "Rummy!" and take { $cards } from the pile.
   *[other] { $who } calls "Rummy!" and takes { $cards } from the pile.
}
rummy500-melds = { $who ->
    [you] You meld { $meld }.
   *[other] { $who } melds { $meld }.
}
rummy500-lays-off = { $who ->
    [you] You lay { $card } off on { $meld }.
   *[other] { $who } lays { $card } off on { $meld }.
}
rummy500-calls-lays-off = { $who ->
    [you] You call "Rummy!" and lay { $card } off on { $meld }.
   *[other] { $who } calls "Rummy!" and lays { $card } off on { $meld }.
}
# The same where the meld is the player's own.
rummy500-lays-off-own = { $who ->
    [you] You lay { $card } off on your { $meld }.
   *[other] { $who } lays { $card } off on the { $meld }.
}
rummy500-calls-lays-off-own = { $who ->
    [you] You call "Rummy!" and lay { $card } off on your { $meld }.
   *[other] { $who } calls "Rummy!" and lays { $card } off on the { $meld }.
}
# Many cards taken out of the pile, and those called, as it is seen.
rummy500-moment-dig-title = { $count } cards!
rummy500-moment-dig = { $who ->
    [you] You dig { cards-count } out of the pile.
   *[other] { $who } digs { cards-count } out of the pile.
}
rummy500-moment-call-title = Rummy!
rummy500-moment-call = { $who ->
    [you] You call "Rummy!" for { cards-count } of the pile.
   *[other] { $who } calls "Rummy!" for { cards-count } of the pile.
}
rummy500-discards = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
rummy500-floats = { $who ->
    [you] You float: nothing is left in the hand.
   *[other] { $who } floats: nothing is left in the hand.
}
rummy500-keeps = { $who ->
    [you] You keep the last card: it may not be discarded.
   *[other] { $who } keeps the last card: it may not be discarded.
}
rummy500-finishes = { $who ->
    [you] You finish the round: the stock is used up.
   *[other] { $who } finishes the round: the stock is used up.
}
rummy500-round-over = The round is over: { $points }.
rummy500-out = { $who ->
    [you] You go out: { $points }.
   *[other] { $who } goes out: { $points }.
}
rummy500-points-of = { $who } { $points }

# Refusals: what may be done in each phase.
rummy500-phase-draw = Your turn begins with drawing: the top of the stock, or from the pile.
rummy500-phase-play = You have drawn: now meld, lay off, or discard to end your turn.
rummy500-phase-call = The call is open: answer with "Rummy!", or pass.

# Drawing.
# When a card that is owed must be melded.
rummy500-when = { $when ->
    [at_once] at once
   *[turn] this turn
}
rummy500-stock-empty = The stock is used up: draw from the pile, or finish the round.
rummy500-pile-has = { $count ->
    [0] The pile is empty.
   *[other] The pile has only { cards-count }.
}
rummy500-not-drawn = { $where ->
    [new] The { $card }, the deepest card taken, must be melded in a new meld { rummy500-when }, and your hand, the cards taken and the table do not allow it.
   *[any] The { $card }, the deepest card taken, must be melded { rummy500-when }, and your hand, the cards taken and the table do not allow it.
}
    .leaving = { $where ->
        [new] The { $card }, the deepest card taken, must be melded in a new meld { rummy500-when }, and your hand, the cards taken and the table do not allow it and leave a card to discard.
       *[any] The { $card }, the deepest card taken, must be melded { rummy500-when }, and your hand, the cards taken and the table do not allow it and leave a card to discard.
    }
rummy500-stock-first = Six times round, everybody has only taken the top card and melded nothing: now a card must come from the stock, or more than one from the pile.
rummy500-owing = { $where ->
    [new] You owe the { $card }, the deepest card taken: after this it could no longer be melded in a new meld this turn.
   *[any] You owe the { $card }, the deepest card taken: after this it could no longer be melded this turn.
}
    .at-once = { $where ->
        [new] You owe the { $card }: before anything else it must be melded, in a new meld.
       *[any] You owe the { $card }: before anything else it must be melded.
    }
rummy500-meld-first = The { $card } you took must be melded before you discard.
rummy500-not-finished = The round can be finished only when the stock is used up.

# Calling.
rummy500-not-called = { $where ->
    [new] The { $card } cannot be melded in a new meld with nothing but the cards above it and the table.
   *[any] The { $card } cannot be melded with nothing but the cards above it and the table.
}
    .at-once = { $where ->
        [new] The { $card } cannot be melded at once in a new meld with nothing but the cards above it.
       *[any] The { $card } cannot be melded at once with nothing but the cards above it and the table.
    }
    .last = Only the last discard can be called, by naming the meld it is laid off on.
    .count = Say how many cards of the pile you call for.
    .off = The { $card } cannot be laid off so.

# Putting cards down.
rummy500-not-held = You do not hold { $card }.
rummy500-barred = You took the { $card } from the pile this turn: it may be kept or melded, not discarded.
rummy500-last-card = The { $card } is your last card and can be melded: then it must be melded, not discarded.
rummy500-keep-one = The last card must be discarded to go out: melding all your cards is not allowed.
rummy500-no-meld = This is no meld: it must be three or four cards of one rank in different suits, or three or more consecutive cards of one suit.
    .few = A meld has at least three cards.
    .jokers = A meld needs at least one card that is not a joker.
rummy500-no-such-meld = There is no meld M{ $number } on the table.
rummy500-which-end = The ace fits both ends of this run: say which one, low or high.
rummy500-no-fit = The { $card } cannot be added to the { $meld }: it is not the next card at either end.
    .full = No card can be added to the { $meld } any more.
    .joker = The joker cannot stand for that card at the { $meld }.
    .end = The { $card } does not fit both ends of the { $meld }: no end is named.
    .group = The { $card } cannot be added to the { $meld }: a group has one rank and each suit once.
rummy500-no-move = { $text } is not a move of 500 Rummy.
    .why = { $text } is not a move of 500 Rummy: { $why }.
rummy500-only-ace-ends = only an ace has a low and a high end

# What is to be done.
rummy500-prompt-dealing = The cards are dealt.
rummy500-prompt-over = The round is over.
rummy500-prompt-turn = Your turn.
rummy500-prompt-others-call = { $who } may call "Rummy!".
    .yours = { $who } may call "Rummy!" on your discard.
rummy500-prompt-others-draw = It is { $who }'s turn to draw.
rummy500-prompt-others-play = { $who } plays.
    .owing = { $who } plays, and must meld { $card }.
rummy500-prompt-call = Cards of the pile can be melded: call "Rummy!", or stay silent.
    .top = { $card } can be laid off: call "Rummy!", or stay silent.
rummy500-prompt-no-stock = The stock is used up: finish the round.
    .takes = The stock is used up: take cards from the pile, or finish the round.
rummy500-prompt-draw = Draw a card.
    .take = Draw a card, or take { $card }.
    .takes = Draw a card, or take cards from the pile.
rummy500-prompt-float = You float: draw a card.
    .take = You float: draw a card, or take { $card }.
    .takes = You float: draw a card, or take cards from the pile.
rummy500-prompt-owing = { $where ->
    [new] This turn you must meld { $card }, in a new meld.
   *[any] This turn you must meld { $card }.
}
    .at-once = { $where ->
        [new] First you must meld { $card }, in a new meld.
       *[any] First you must meld { $card }.
    }
rummy500-prompt-meld-it = { $card } cannot be discarded: meld it.
rummy500-prompt-lay = Lay a meld, or discard a card to end your turn.
    .add = Lay a meld, add cards, or discard a card to end your turn.
rummy500-prompt-add = Add a card to a meld, or discard one to end your turn.
rummy500-prompt-discard = Discard a card to end your turn.

# And why.
rummy500-why-next = Then it is your turn.
rummy500-why-float = Discarding the card that you draw ends the round.
rummy500-why-stock = The top card has gone round and round: it may not be taken alone now.
rummy500-why-none = { $where ->
    [new] No card of the pile could go into a new meld.
   *[any] No card of the pile could be melded { rummy500-when }.
}
rummy500-why-whatever = { $where ->
    [new] Whatever you take, its deepest card must go into a new meld { rummy500-when }.
   *[any] Whatever you take, its deepest card must be melded { rummy500-when }.
}
rummy500-why-no-deeper = { $where ->
    [new] No deeper card of the pile could go into a new meld.
   *[any] No deeper card of the pile could be melded { rummy500-when }.
}
rummy500-why-deepest = { $where ->
    [new] Of several cards the deepest must go into a new meld { rummy500-when }.
   *[any] Of several cards the deepest must be melded { rummy500-when }.
}
rummy500-why-leave-one = One card must be left to discard.
rummy500-why-rest = Whatever was taken with it may be kept.
rummy500-why-barred = { $card } may not be discarded this turn.
rummy500-why-last = The last card must be discarded, not melded.
rummy500-why-may-be-called = If somebody calls your last card, you float.
rummy500-why-ends = { $who ->
    [you] If nobody calls your last card, you go out.
   *[other] If nobody calls, { $who } goes out.
}

# What the pile offers where it is pointed at.
rummy500-coming-call = { $where ->
    [new] "Rummy!" takes { $card }; it must be melded in a new meld { rummy500-when }.
   *[any] "Rummy!" takes { $card }; it must be melded { rummy500-when }.
}
    .several = { $where ->
        [new] "Rummy!" takes { cards-count }; { $card } must be melded in a new meld { rummy500-when }.
       *[any] "Rummy!" takes { cards-count }; { $card } must be melded { rummy500-when }.
    }
    .not = Not from here: { $card } cannot be melded without a hand.
    .last = Only the last discard can be called.
    .off = "Rummy!" lays { $card } off, and it counts for you.
    .ways = "Rummy!" lays { $card } off in one of several places: choose where.
rummy500-coming = { $where ->
    [new] Takes { $card }; it must be melded in a new meld { rummy500-when }.
   *[any] Takes { $card }; it must be melded { rummy500-when }.
}
    .several = { $where ->
        [new] Takes { cards-count }; { $card } must be melded in a new meld { rummy500-when }.
       *[any] Takes { cards-count }; { $card } must be melded { rummy500-when }.
    }
    .not = Not from here: { $card } could not be melded { rummy500-when }.
    .barred = Takes { $card }; it may not be discarded this turn.

# The window in which the person may call.
rummy500-call = Rummy!
    .off = { $card } fits { $melds }: it would count for you.
    .hidden = Something on the pile can be melded. Do you see it?
    .last = If nobody calls, the round ends.
    .take = { $count ->
        [0] { $card } can be melded.
        [1] { $card } can be melded, taken with the card above it.
       *[other] { $card } can be melded, taken with the { cards-count } above it.
    }
    .deeper = { $count ->
        [one] So can a deeper one.
       *[other] So can { cards-number } deeper ones.
    }
rummy500-the-meld = the { $meld }
rummy500-or = { $before } or { $after }

# Buttons.
rummy500-offer-draw = Draw
rummy500-offer-pile = Take from the pile
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
rummy500-asks-pile = How many cards do you take?
rummy500-asks-call = What do you call for?
rummy500-asks-joker = { $count ->
    [one] Which card does the joker stand for?
   *[other] Which cards do the jokers stand for?
}
rummy500-asks-add = Which card do you add?
rummy500-asks-where = Where does the { $card } go?
    .several = Where do the { $count } cards go?
rummy500-offer-out = Go out: discard { $card }

# What is said of gestures that mean no move, and of moves that give something away.
rummy500-aside-hand = Cards of your hand go onto the table or onto the pile.
rummy500-aside-one = One card is discarded each turn: pick just that one.
rummy500-aside-table = Cards on the table stay where they are.
rummy500-aside-drawn = Cards that are drawn go into your hand first.
rummy500-wasteful-out = You can meld all your cards but one and go out.
    .called = You can meld all your cards but one and go out, if nobody can call the last one.
rummy500-wasteful-joker = A joker can stand for any card.
rummy500-wasteful-meld = That card is part of a meld in your hand.

# Signs, how a player stands, and the figures beside the hand.
rummy500-stock-used-up = Stock used up
rummy500-not-alone = Top card not alone
rummy500-floating = floating
rummy500-figure = Laid { $laid }, held { $held }

# The round's end and the match's.
rummy500-ended = The stock is used up
rummy500-on-the-table = On the table
rummy500-left-in-hand = Left in hand
rummy500-this-round = This round
rummy500-outs = { $count ->
    [1] went out once
    [2] went out twice
   *[other] went out { $count } times
}

# Why a move is good.
rummy500-reason-stock = What the pile offers costs more than it brings: the stock may bring better.
    .only = Nothing can be drawn from the pile now.
    .several = To meld { $card } you would take { cards-count }, { $points } points that count against you as long as you hold them.
    .nothing = { $card } goes with nothing in your hand, and costs { $points } points there.
    .near = { $card } would go with { $near }, but makes no meld yet, and all would know that you hold it: of a card from the stock they do not.
rummy500-reason-top = { $card } goes with { $near }.
    .fits = { $card } can be added to a meld on the table.
    .alone = { $card } is worth { $points } points, and the others do not get it.
rummy500-reason-pile = You can meld { $card }, and the { cards-count } taken are worth { $points } points.
rummy500-reason-meld = It brings { $points } points onto the table, where they are safe.
rummy500-reason-lay-off = { $card } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table, and counts against you in the hand.
rummy500-reason-few = { $who ->
    [you] You have { $count } cards left.
   *[other] { $count ->
        [one] { $who } has { $count } card left and may end the round.
       *[other] { $who } has { $count } cards left and may end the round soon.
    }
}
rummy500-reason-call = The pile gives you { cards-count }, worth { $points } points, and the turn besides.
    .off = It brings points without costing a turn.
    .silent = What the pile gives would cost you more than it brings.
    .open = Without a call { $who } could go out now.
    .ending = It is better for you if { $who } goes out now.
rummy500-reason-finish = There is nothing worth taking: better to end the round now.
rummy500-reason-out = It is your last card: you go out, and the others pay for what they hold.
    .callable = { $card } is your last card: you go out unless somebody calls it.
rummy500-reason-gift = { $card } can be used by others at once, but costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the hand.
rummy500-reason-wait = What you could put on the table now gives others something to add to, and the fewest cards that another holds are { $count }: wait, and discard { $card }.
    .risk = It is better to wait, as what you could put on the table now gives others something to add to. { $who ->
        [you] You may go out soon, though, with { cards-count } left.
       *[other] { $who } may go out soon, though, with { cards-count } left.
    }
rummy500-reason-tempting = { $who } took { $near }, though, and may want it.
rummy500-reason-spare = { $card } goes with { $near }, but costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the hand.
rummy500-reason-nothing = { $card } goes with nothing in your hand, and costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} there.
rummy500-reason-other = { $card } goes with { $near }.
    .gift = { $card } could be used by others at once.
    .wanted = { $card } would go with { $near }, which { $who } took.
    .cheaper = { $card } costs only { $points }.
    .fewer = { $card } goes with { $there } of the cards not yet seen, this one with { $here }.
    .dearer = { $card } is worth { $points } points to whoever can use it.
    .alike = { $card } costs as much and goes with as many of the cards not yet seen, { $count }.

# What a card is, to whoever asks.
rummy500-about = { $card }: { $points } points for whoever puts it on the table, and as many against whoever still holds it at the end of the round.
rummy500-about-ace = { $card }: { $points } points for whoever puts it on the table, but { $low } at the low end of a run; { $points } against whoever still holds it at the end of the round.
rummy500-about-joker = A joker: { $points } points, whatever it stands for. It goes into any meld in place of a card.
rummy500-about-joker-as = A joker: { $points } points. Here it stands for { $stands }, and nobody can exchange it.
rummy500-about-joker-rank = A joker: { $points } points. It stands for the suit that is missing here, and nobody can exchange it.

# Kinds of decisions, as the statistics tell of what each of them cost.
rummy500-deed-draw = Drawing and digging
rummy500-deed-meld = Melding
rummy500-deed-layoff = Laying off
rummy500-deed-discard = Discarding
rummy500-deed-call = Calling Rummy

# What a letter of a button does, as a page of keys lists it.
rummy500-letter-call = Call "Rummy!"

# What an opponent is fond of, and of one who is the opposite.
rummy500-trait-takes = Calls whatever can be called, and discards what the pile has already.
    .not = Calls rarely, and discards nothing like the pile.
rummy500-trait-digs = Digs deep into the pile and keeps high cards.
    .not = Never digs deep, and throws high cards away.
rummy500-trait-hasty = Melds at once and follows the suit on the pile.
    .not = Waits with melds, and discards another suit than lies on the pile.
rummy500-trait-bait = Lays bait: discards neighbours of cards worth having.
    .not = Keeps neighbours together and discards what stands alone.
rummy500-trait-hoards = Hoards jokers and red cards.
    .not = Spends jokers freely, and red cards too.
rummy500-trait-unwanted = Watches the next player and discards what that one has let go.
    .not = Discards what the next player has not let go yet.

# So many moves that may show what somebody is fond of.
rummy500-deeds-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
rummy500-deeds-melds = { $count ->
    [one] { $count } meld, card laid off or discard
   *[other] { $count } melds, cards laid off and discards
}
rummy500-deeds-draws = { $count ->
    [one] { $count } draw, call or discard
   *[other] { $count } draws, calls and discards
}
rummy500-deeds-calls = { $count ->
    [one] { $count } chance to call or discard
   *[other] { $count } chances to call and discards
}
