take-pitch = Runs grow, and grow legs: add a card and it is yours.

# What can be chosen before a match: a label and a sentence.
take-target = Points to win
    .help = The match ends after a round in which someone has this many points, or with a single deal.
    .single = A single deal
take-hand = Cards in hand
    .help = Cards each. Ten are for up to four players.

# Why options do not go with the number of players.
take-hand-too-large = With { $hand } cards each, at most { $most } players can play.

# The usual ways to play.
take-usual = The usual game
    .sentence = Seven cards each, to 500 points.
take-single-deal = A single deal
    .sentence = One round: its highest score wins.
take-ten-cards = Ten cards
    .sentence = Ten cards each, to 500 points. For two to four players.
take-long = Long
    .sentence = To 1000 points, for an evening.

# The ranks of a longer sequence where there is little room, the suit being plain: "4 to J".
take-short-ends = { $low } to { $high }
# An ace where it could be added at either end.
take-end-rank = { $end ->
    [low] low { $rank }
   *[high] high { $rank }
}
# One of the jokers of a sequence, which may be listed: "the joker as the 5 of clubs".
take-the-joker = the { $card }

# Moves before they are made. A sequence is given as "5-6-7 of clubs", where it is somebody's as
# "Ada's 5-6-7 of clubs"; the end is said of an ace where it could be added at either.
take-say-draw = Draw from the stock
take-say-draw-pile = Take the { $card } from the pile
take-say-lay = Lay the { $run }
take-say-lay-jokers = Lay the { $run }, with { $jokers }
take-say-join = Join { $lower } and { $upper } with the { $card }
take-say-add = { $end ->
    [low] Add the { $card } to { $run }, at the low end
    [high] Add the { $card } to { $run }, at the high end
   *[either] Add the { $card } to { $run }
}
take-say-take = { $end ->
    [low] Take { $run } with the { $card }, at the low end
    [high] Take { $run } with the { $card }, at the high end
   *[either] Take { $run } with the { $card }
}
take-say-discard = Discard the { $card }
take-say-finish = End the round instead of taking the pile

# The log.
take-deals = { $who ->
    [you] You deal round { $round }.
   *[other] { $who } deals round { $round }.
}
take-turned-up = The { $card } is turned up.
take-drew = { $who ->
    [you] You draw the { $card } from the stock.
   *[other] { $who } draws the { $card } from the stock.
}
take-drew-unseen = { $who ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
take-drew-pile = { $who ->
    [you] You take the { $card } from the pile.
   *[other] { $who } takes the { $card } from the pile.
}
take-laid = { $who ->
    [you] You lay the { $run }.
   *[other] { $who } lays the { $run }.
}
take-laid-jokers = { $who ->
    [you] You lay the { $run }, with { $jokers }.
   *[other] { $who } lays the { $run }, with { $jokers }.
}
take-added = { $who ->
    [you] You add the { $card } to the { $run }.
   *[other] { $who } adds the { $card } to the { $run }.
}
take-took = { $who ->
    [you] You take { $run } with the { $card }.
   *[other] { $who } takes { $run } with the { $card }.
}
take-joined-own = { $who ->
    [you] You join the { $run } to it.
   *[other] { $who } joins the { $run } to it.
}
take-joined = { $who ->
    [you] You join { $run } to it.
   *[other] { $who } joins { $run } to it.
}
# A sequence taken, and a second one joined to it, as they are seen.
take-moment-title = Take!
take-moment-double-title = Double take!
take-moment = { $who ->
    [you] You take { $run }: { $points } points.
   *[other] { $who } takes { $run }: { $points } points.
}
take-moment-double = { $who ->
    [you] You take { $run } as well: { $points } points more.
   *[other] { $who } takes { $run } as well: { $points } points more.
}
take-discarded = { $who ->
    [you] You discard the { $card }.
   *[other] { $who } discards the { $card }.
}
take-floated = { $who ->
    [you] You float: no cards are left to discard.
   *[other] { $who } floats: no cards are left to discard.
}
take-kept = { $who ->
    [you] You keep the { $card }, which may not go back.
   *[other] { $who } keeps the { $card }, which may not go back.
}
take-finished = { $who ->
    [you] You end the round: the stock is empty.
   *[other] { $who } ends the round: the stock is empty.
}
take-held = { $who ->
    [you] You hold { cards-count }, { $points } points.
   *[other] { $who } holds { cards-count }, { $points } points.
}
take-round-over = The round is over: { $points }.
take-round-over-out = { $who ->
    [you] You go out, and the round is over: { $points }.
   *[other] { $who } goes out, and the round is over: { $points }.
}
take-player-points = { $who } { $points }

# What the table shows beside the cards.
take-stock-empty = The stock is empty
take-stock-first = The stock comes first
take-floating = floating
take-figure = This round: { $points }

# What is to be done.
take-round-is-over = The round is over.
take-cards-dealt = The cards are dealt.
take-is-to-draw = { $who } is to draw a card.
take-is-to-play = { $who } may lay and take, then discards.
take-float-draw = You float: draw a card.
take-float-end = You float: end the round.
take-draw-a-card = Draw a card.
take-end-the-round = End the round.
take-end-not-melded = The { $card } cannot be melded: end the round.
take-meld-or-end = Take the { $card } from the pile and meld it, or end the round.
take-draw-or-take = Draw a card, or take the { $card }.
take-meld-owed = Meld the { $card }: it was taken with the stock empty.
take-float-add = You float, and the { $card } fits: add it where you like.
take-add-last = Add your last card, the { $card }: it fits, so it must be added.
take-meld-all = All your cards can be melded, so they must be.
take-meld-some = No card of yours may be discarded now: meld those that can be melded.
take-play = Lay or take sequences, then discard a card.
    .add = Add cards to sequences, then discard a card.
    .discard = Discard a card to end your turn.

# Why, or what comes next.
take-floater-draws = A floater draws from the stock, never from the pile.
take-only-melded = The stock is empty: only a card that is melded at once may be taken.
take-stocks-turn = Everybody has taken only the top of the pile, { cards-number } times in a row: now the stock comes first.
take-no-pile = There is no card on the pile.
take-until-melded = Until it is melded, only what leaves a way to do so is allowed.
take-had-it-fitted = Had it fitted nowhere, the round would be over.
take-then-float = Then you float, and play goes on.
take-marked = The marked cards may not be discarded.
take-from-pile = The { $card } came from the pile: it may not be discarded.
take-fits = The { $card } fits on the table: it may not be discarded.
take-one-floats = { $who ->
    [you] You float: a card drawn by a floater that fits nowhere ends the round.
   *[other] { $who } floats: a card drawn by a floater that fits nowhere ends the round.
}
take-many-float = { cards-number-first } players float: a card drawn by a floater that fits nowhere ends the round.
take-then-you = Then it is your turn.
take-then-other = Then { $who } follows.
take-then-may-end = Once the stock is empty, the round may end after any turn.
take-then-out = Discard your last card to end the round.

# What is given away by a slip of the hand, and what a gesture does not mean.
take-waste-joker = A joker can stand for any card.
take-waste-part = That card is part of a sequence in your hand.
take-drawn-to-hand = A card that is drawn comes to your hand.
take-runs-stay = The cards of a sequence stay on the table.
take-begins-drawing = Your turn begins with drawing a card.
take-discard-one = One card is discarded each turn: pick just that one.
take-discard-on-pile = Cards are discarded on the pile, not put back on the stock.
take-hand-goes = Cards of your hand go onto the table or onto the pile.

# What buttons say. There is little room: of several names the first that is short enough is
# taken. "Take" is for another's sequence, "join" for two of one's own with a card between
# them, "double take" where one of the two is another's.
take-draw = Draw
take-take-card = Take the { $card }
take-finish = End the round
take-discard = Discard the { $card }
take-lay = Lay { $run }
    .title = Lay
    .picked = Lay these cards
take-lay-jokers = { $count ->
    [one] Lay { $run }, joker as { $ranks }
   *[other] Lay { $run }, jokers as { $ranks }
}
take-asks-sequence = Which sequence?
take-asks-joker = { $count ->
    [one] Which card does the joker stand for?
   *[other] Which cards do the jokers stand for?
}
take-asks-add = Which card do you add?
take-asks-where = Where does the { $card } go?
    .several = Where do the { $count } cards go?
take-add-or-take = Add or take
take-add-card = Add the { $card }
take-add-to = Add to the { $run }
take-add-rank = Add the { $rank } to { $run }
take-add-joker = Add to { $run }, joker as { $rank }
take-take-rank = Take { $run } with the { $rank }
take-take-joker = Take { $run }, joker as { $rank }
take-join-card = Join { $run } with the { $card }
take-join-joker = Join yours, joker as { $rank } of { $suit }
take-double-card = Double take with the { $card }
take-double-joker = Double take, joker as { $rank } of { $suit }

# The same with several cards, given as "8-9" or "two cards"; jokers may be left for later.
take-add-cards = Add { $cards } to { $run }
take-take-cards = Take { $run } with { $cards }
take-take-cards-suit = Take { $run } with { $cards } of { $suit }
take-join-cards = Join { $run } with { $cards }
take-double-cards = Double take with { $cards }
take-then-jokers = { $count ->
    [one] { $name }, then the joker
   *[other] { $name }, then { cards-number } jokers
}

# How a round was counted.
take-on-table = Cards on the table
take-in-hand = Cards in hand
take-this-round = This round

# Why a move is refused.
take-begin-drawing = A turn begins with drawing a card.
take-drawn-already = You have drawn a card already: one is drawn each turn.
take-empty-stock = The stock is empty: take the top of the pile, or end the round.
take-empty-pile = There is no card on the pile: draw from the stock.
take-draw-first = Everybody has taken only the top of the pile and melded nothing, { cards-number } times in a row: now draw from the stock.
take-cannot-take-last = The { $card } cannot be melded this turn, and with the stock empty only a card that is melded at once may be taken.
take-owed = The { $card } was taken with the stock empty, so it must be melded this turn: only what leaves a way to do that is allowed.
take-not-held = You do not hold the { $card }.
take-no-sequence = A sequence is three or more cards of one suit in a row, lowest first.
take-too-short = A new sequence has at least three cards.
take-only-jokers = A new sequence needs a card that is not a joker.
take-no-such-run = There is no sequence M{ $number } on the table.
take-locked = The { $run } are locked: nothing can be added to 13 cards.
take-at-neither-end = The { $card } is at neither end of the { $run }.
take-at-both-ends = The { $card } fits at both ends: say whether it is added low or high.
take-between = The { $card } lies between two sequences, so it joins them: name both, the lower first.
take-one-end = Only one end takes the { $card }, so the end is not named.
take-joins-not = The { $card } does not join these two sequences.
take-all-melded = All the cards in your hand can be melded, so they must be: nothing is discarded.
take-barred = The { $card } was taken from the pile this turn and may not be put back.
take-joker-fits = A joker can be added to any sequence that is not locked, so it may not be discarded.
take-card-fits = The { $card } can be added to the { $run }, so it may not be discarded.
take-end-instead = The round can be ended only instead of drawing.
take-end-empty = The round can be ended so only when the stock is empty.
take-no-move = { $text } is not a move of Take: draw, lay, add, discard or finish.
take-no-move-for = { $text } is not a move of Take: { $why }.
take-unreadable-rank = { $text } is not a card of a sequence

# Why a move is good.
take-why-no-pile = The pile is empty, so the card comes from the stock.
take-why-stock-first = The stock must be drawn from now.
take-why-not-float = With the { $card } all your cards would have to be melded, and none would be left to go out with.
take-why-stock-better = The { $card } goes with none of your cards.
take-why-stock-near = The { $card } would go with { $near } and make no sequence yet; of a card from the stock nobody knows.
take-why-stock = A card from the stock, which nobody sees, is a better chance than the { $card }.
take-why-out-with = With the { $card } you can get rid of your whole hand this turn.
take-why-joker = A joker fits wherever you need it.
take-why-fits = The { $card } can be added to a sequence on the table.
take-why-empty-stock = You can meld the { $card } before the round ends.
take-why-goes = The { $card } goes with { $near } in your hand.
take-why-alone = The { $card } can still become a sequence with cards that are to come.
take-why-finish = It ends the round before anybody can take more from you.
take-why-last = The { $card } is your last card: discarding it ends the round.
take-why-drop-joker = A joker in the hand costs 20 points at the end of the round.
take-why-wait = { $count ->
    [0] You keep what you could meld, to go out at one stroke, and do without the { $card }.
    [one] What you would lay could be taken with { $count } card that you have not seen: wait, and do without the { $card }.
   *[other] What you would lay could be taken with { $count } cards that you have not seen: wait, and do without the { $card }.
}
take-why-keep = What you would take others could take back: wait, and do without the { $card }.
take-why-later = What you could meld now others could take: wait, and do without the { $card }.
take-why-useless = The { $card } can make no new sequence any more but with jokers, and fits none on the table.
take-why-costs = The { $card } costs { $points } points in the hand, though it goes with { $near }.
take-why-lonely = The { $card } costs { $points } points in the hand and goes with none of your cards.

# What is to be said against another discard.
take-why-feeds = The { $card } would go with the { $near } that { $who } took.
take-why-other = The { $card } goes with { $near }.
take-why-dearer = The { $card } costs only { $points }.
take-why-ways = Without the { $card } there are more ways to meld all the rest than without the { $other }.
take-why-open = { $who } could still make more sequences with the { $other } than with the { $card }.
take-why-other-too = The { $card } goes with { $near }, too.
take-why-alike = The same is true of the { $card }.

# Why there is no time, and who could take a new sequence.
take-why-few = { $who ->
    [you] You have { $count } cards left.
   *[other] { $count ->
        [0] { $who } floats, and may end the round in the next turn.
        [one] { $who } has { $count } card left.
       *[other] { $who } has { $count } cards left.
    }
}
take-why-short = { $count ->
    [0] The stock is empty.
    [one] There is { $count } card left in the stock.
   *[other] There are { $count } cards left in the stock.
}
take-why-ends = { $count ->
    [0] No card that you have not seen can be added to it but a joker.
    [one] It can be added to with { $count } card alone that you have not seen, and with jokers.
   *[other] It can be added to with { $count } cards that you have not seen, and with jokers.
}

# Why it is good to meld now, and what that brings: points at once, a longer sequence of one's
# own, or those of others.
take-why-lay = { $why ->
    [out] You can get rid of your whole hand this turn, and { $points } points count for you at once.
    [soon] The round may end soon, and what you still hold then counts against you: this brings { $points } points instead.
   *[other] It gets cards out of your hand, and { $points } points count for you at once.
}
take-why-add = { $why ->
    [out] You can get rid of your whole hand this turn, and this makes your { $run } longer.
    [soon] The round may end soon, and what you still hold then counts against you: this makes your { $run } longer.
   *[other] It gets a card out of your hand, and makes your { $run } longer.
}
take-why-take = { $why ->
    [out] You can get rid of your whole hand this turn, and this takes { $runs }, worth { $points } points.
    [soon] The round may end soon, and what you still hold then counts against you: this takes { $runs }, worth { $points } points.
   *[other] It gets a card out of your hand, and takes { $runs }, worth { $points } points.
}

# What a card is, to whoever asks.
take-about = { $card }: { $points } points for whoever owns its sequence, and as many against you while it is in your hand. It goes between or beside its neighbours in { cards-suit }.
take-about-ace = { $card }: { $points } points for whoever owns its sequence, and as many against you while it is in your hand. It lies below the 2 or above the king.
take-about-joker = A joker: { $points } points. It stands for any one card of a sequence: you say which when you play it, and that never changes.
take-about-joker-as = A joker: { $points } points. Here it stands for { $stands }, and that never changes.

# Kinds of decisions, as the statistics tell of what each of them cost.
take-deed-draw = Drawing
take-deed-lay = Laying melds
take-deed-add = Adding and taking
take-deed-discard = Discarding

# What an opponent is fond of, and of one who is the opposite.
take-trait-takes = Takes other players’ sequences, and discards what is like the top of the pile.
    .not = Takes no sequence without need, and discards nothing like the top of the pile.
take-trait-suit = Collects long suits and discards from short ones.
    .not = Throws away from long suits.
take-trait-hasty = Melds at once and throws pictures away.
    .not = Waits with melds and holds on to pictures.
take-trait-ends = Keeps the middle: discards aces and kings.
    .not = Keeps aces and kings, and gives the middle away.
take-trait-hoards = Hoards jokers and hearts.
    .not = Spends jokers freely, and hearts too.
take-trait-unwanted = Watches the next player and discards what is like that one’s last discard.
    .not = Discards anything but what the next player discarded last.

# So many moves that may show what somebody is fond of.
take-deeds-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
take-deeds-additions = { $count ->
    [one] { $count } addition or discard
   *[other] { $count } additions and discards
}
take-deeds-melds = { $count ->
    [one] { $count } meld, addition or discard
   *[other] { $count } melds, additions and discards
}
