take-title = Take
take-pitch = Add a card to anyone’s run, and the whole run is yours.
take-age = For children who read and count, about 8 and up.

# What can be chosen before a match: a label and a sentence.
take-length = { $form ->
    [label] { $value ->
        [0] One round
       *[other] To { $value }
    }
   *[name] { $value ->
        [0] one round
       *[other] to { $value }
    }
}
take-goal = { $value ->
    [0] One round
   *[other] First to { $value }
}
take-target = Points to win
    .help = The match ends once someone has this total. The highest wins.
    .single = One round
take-hand = Cards in hand
    .help = How many cards you each start with. Ten are for up to four.
take-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }

# Why options do not go with the number of players.
take-hand-too-large = With { $hand } cards each, at most { $most } players can play.

# The usual ways to play.
take-set-usual = To 500
    .sentence = Play on until someone has 500 points. That’s the usual way.
take-set-single-deal = One round
    .sentence = One round decides. Not every table plays on to 500.
take-set-ten-cards = Ten cards
    .sentence = Ten cards each, since the rules can be read that way. For two to four.

# The ranks of a longer sequence where there is little room, the suit being plain: “4 to J”.
take-short-ends = { $low } to { $high }
# An ace where it could be added at either end.
take-end-rank = { $end ->
    [low] low { $rank }
   *[high] high { $rank }
}
# One of the jokers of a sequence, which may be listed: “the joker as the 5 of clubs”.
take-the-joker = the { $card }
    .braille = { $card }

# Moves before they are made. A sequence is given as “5-6-7 of clubs”, where it is somebody’s as
# “Ada’s 5-6-7 of clubs”; the end is said of an ace where it could be added at either.
take-say-draw = { $use ->
    [clause] draw from the deck
   *[button] Draw from the deck
}
take-say-draw-pile = { $use ->
    [clause] take the { $card } from the pile
   *[button] Take the { $card } from the pile
}
take-say-lay = { $use ->
    [clause] lay the { $run }
   *[button] Lay the { $run }
}
take-say-lay-jokers = { $use ->
    [clause] lay the { $run }, with { $jokers }
   *[button] Lay the { $run }, with { $jokers }
}
take-say-join = { $use ->
    [clause] join { $lower } and { $upper } with the { $card }
   *[button] Join { $lower } and { $upper } with the { $card }
}
take-say-add = { $end ->
    [low] { $use ->
        [clause] add the { $card } to { $run }, at the low end
       *[button] Add the { $card } to { $run }, at the low end
    }
    [high] { $use ->
        [clause] add the { $card } to { $run }, at the high end
       *[button] Add the { $card } to { $run }, at the high end
    }
   *[either] { $use ->
        [clause] add the { $card } to { $run }
       *[button] Add the { $card } to { $run }
    }
}
take-say-take = { $end ->
    [low] { $use ->
        [clause] take { $run } with the { $card }, at the low end
       *[button] Take { $run } with the { $card }, at the low end
    }
    [high] { $use ->
        [clause] take { $run } with the { $card }, at the high end
       *[button] Take { $run } with the { $card }, at the high end
    }
   *[either] { $use ->
        [clause] take { $run } with the { $card }
       *[button] Take { $run } with the { $card }
    }
}
take-say-discard = { $use ->
    [clause] discard the { $card }
   *[button] Discard the { $card }
}
take-say-finish = { $use ->
    [clause] end the round, and leave the pile
   *[button] End the round, and leave the pile
}

# Moves on a line of braille.
take-line-steal = steal
take-line-end = { $card }/{ $end ->
    [low] low
   *[high] high
}

# The log.
take-deals = { $who ->
    [you] You deal round { $round }.
   *[other] { $who } deals round { $round }.
}
take-turned-up = The { $card } is turned up.
take-drew = { $who ->
    [you] You draw the { $card } from the deck.
   *[other] { $who } draws the { $card } from the deck.
}
take-drew-unseen = { $who ->
    [you] You draw from the deck.
   *[other] { $who } draws from the deck.
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
    .braille = { $who }: { $run }, { $jokers }
take-added = { $who ->
    [you] You add the { $card } to the { $run }.
   *[other] { $who } adds the { $card } to the { $run }.
}
    .braille = { $who }: { $card } to { $run }
take-took = { $who ->
    [you] You take { $run } with the { $card }.
   *[other] { $who } takes { $run } with the { $card }.
}
    .braille = { $who }: { $card } takes { $run }
take-joined-own = { $who ->
    [you] You join the { $run } to it.
   *[other] { $who } joins the { $run } to it.
}
    .braille = { $who }: { $run } as well
take-joined = { $who ->
    [you] You join { $run } to it.
   *[other] { $who } joins { $run } to it.
}
    .braille = { $who }: { $run } as well
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
    [you] You’re floating, with no cards left to discard.
   *[other] { $who } is floating, with no cards left to discard.
}
    .braille = { $who ->
        [you] You’re floating.
       *[other] { $who } is floating.
    }
take-kept = { $who ->
    [you] You keep the { $card }. It can’t go back.
   *[other] { $who } keeps the { $card }. It can’t go back.
}
take-finished = { $who ->
    [you] You end the round. The deck is empty.
   *[other] { $who } ends the round. The deck is empty.
}
take-held = { $who ->
    [you] You hold { cards-count }, { $points } points.
   *[other] { $who } holds { cards-count }, { $points } points.
}
take-round-over = The round is over: { $points }.
    .braille = The round is over.
take-round-over-out = { $who ->
    [you] You go out, and the round is over: { $points }.
   *[other] { $who } goes out, and the round is over: { $points }.
}
    .braille = { $who ->
        [you] You go out.
       *[other] { $who } goes out.
    }
take-player-points = { $who } { $points }

# What the table shows beside the cards.
take-stock-empty = The deck is empty
    .sentence = The deck is empty.
take-stock-first = Deck first
    .sentence = The next card has to come from the deck.
take-floating = floating
take-figure = This round: { $points }
take-word-figure = “This round” is your runs, minus the cards you hold.
take-word-float = Floating means no cards left, but still in the round.

# What is to be done.
take-round-is-over = The round is over.
take-cards-dealt = Dealing the cards.
take-is-to-draw = { $who } is drawing.
take-is-to-play = { $who } is playing.
take-float-draw = You’re floating. Draw a card.
take-float-end = You’re floating. End the round.
take-draw-a-card = Draw a card.
take-end-the-round = End the round.
take-end-not-melded = You can’t play the { $card }. End the round.
take-meld-or-end = Take the { $card } from the pile and play it, or end the round.
take-draw-or-take = Draw a card, or take the { $card }.
take-meld-owed = Play the { $card }. You took it with the deck empty.
take-float-add = You’re floating, and the { $card } fits. Add it where you like.
take-add-last = Your last card fits, so add it: the { $card }.
take-meld-all = Everything you hold can be played, so play it all.
take-meld-some = You can’t discard any of these. Play what fits.
take-play = Lay or take runs, then discard a card.
    .add = Add cards to runs, then discard a card.
    .discard = Discard a card to end your turn.

# Why, or what comes next.
take-floater-draws = If you’re floating, you draw from the deck, never from the pile.
    .braille = No: floating, draw from the deck.
take-only-melded = The deck is empty, so you can only take a card you’ll play this turn.
take-stocks-turn = Everyone just took from the pile, { cards-number } times each, so now it’s the deck.
take-no-pile = The pile is empty.
take-until-melded = Any move is fine that still lets you play it.
take-had-it-fitted = If it fitted nowhere, the round would be over.
take-then-float = Then you float, and play goes on.
take-marked = You can’t discard the marked cards.
take-from-pile = You took the { $card } from the pile, so you can’t discard it.
take-fits = The { $card } fits on the table, so you can’t discard it.
take-one-floats = { $who ->
    [you] You’re floating. Draw a card that fits nowhere, and the round ends.
   *[other] { $who } is floating. If they draw a card that fits nowhere, the round ends.
}
take-many-float = { cards-number-first } players are floating. If one draws a card that fits nowhere, the round ends.
take-then-you = Then it’s your turn.
take-then-other = { $who } is next.
take-then-may-end = Once the deck is empty, the round can end after any turn.
take-then-out = Discard your last card to end the round.

# What is given away by a slip of the hand, and what a gesture does not mean.
take-waste-joker = A joker can be any card.
take-waste-part = You hold a run with that card.
take-drawn-to-hand = The card you draw goes to your hand.
take-runs-stay = The cards of a run stay on the table.
take-begins-drawing = Draw a card first.
take-discard-one = You discard one card a turn. Pick just that one.
take-discard-on-pile = Discard on the pile. Cards don’t go back on the deck.
take-hand-goes = Play your cards on the table, or discard one on the pile.

# What buttons say. There is little room: of several names the first that is short enough is
# taken. “Take” is for another’s sequence, “join” for two of one’s own with a card between
# them, “double take” where one of the two is another’s.
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
take-asks-sequence = Which run?
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

# The same with several cards, given as “8-9” or “two cards”; jokers may be left for later.
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
take-begin-drawing = Draw a card first.
take-drawn-already = You’ve already drawn this turn.
take-empty-stock = The deck is empty. Take the top of the pile, or end the round.
    .braille = No deck: take the top, or end the round.
take-empty-pile = The pile is empty. Draw from the deck.
take-draw-first = Everyone just took from the pile and played nothing, { cards-number } times each. Draw from the deck this time.
    .braille = Draw from the deck this time.
take-cannot-take-last = The deck is empty, so you can only take a card you’ll play this turn. You can’t play the { $card }.
    .braille = No: { $card } can’t be played this turn.
take-owed = You took the { $card } with the deck empty, so it has to be played this turn. That move would strand it.
    .braille = No: { $card } has to be played this turn.
take-not-held = You don’t have the { $card }.
take-no-sequence = A run is three or more cards of one suit in a row, lowest first.
    .braille = No run: 3 or more of a suit in a row.
take-too-short = A run takes three cards or more.
take-no-such-run = The table has no run M{ $number }.
take-locked = The { $run } are locked. Nobody can add to them.
    .braille = No: { $run } is locked.
take-at-neither-end = The { $card } doesn’t fit either end of the { $run }.
    .braille = No: { $card } isn’t next to { $run }.
take-at-both-ends = The { $card } fits at both ends. Say low or high.
    .braille = { $card } fits both ends: low or high?
take-between = The { $card } fits between two runs and joins them. Name both, lower one first.
    .braille = { $card } joins two runs: name both.
take-one-end = The { $card } fits only one end, so don’t name an end.
    .braille = { $card } fits only one end: name none.
take-joins-not = The { $card } doesn’t join these two runs.
    .braille = No: { $card } doesn’t join these runs.
take-all-melded = Everything you hold can be played, so play it all. You can’t discard now.
    .braille = No discard: all your cards can be played.
take-barred = You just took the { $card } from the pile, so you can’t discard it.
    .braille = No discard: { $card } is from the pile.
take-joker-fits = A joker fits any run that isn’t locked, so you can’t discard it.
    .braille = No discard: JK fits an open run.
take-card-fits = The { $card } fits the { $run }, so you can’t discard it. Add it.
    .braille = No discard: { $card } fits { $run }.
take-end-instead = You can only end the round before you draw.
    .braille = No: you’ve already drawn.
take-end-empty = You can only do that once the deck is empty.
    .braille = No: the deck isn’t empty.
take-no-move = Take has no move { $text }. Try draw, lay, add, discard or finish.
take-no-move-for = Take has no move { $text }: { $why }.
take-unreadable-rank = { $text } is no card of a run

# Why a move is good.
take-why-no-pile = The pile is empty, so draw from the deck.
take-why-stock-first = You have to draw from the deck now.
take-why-not-float = Take the { $card }, and you’d have to play every card. You’d have none left to go out with.
take-why-stock-better = The { $card } goes with none of your cards.
take-why-stock-near = The { $card } is close to { $near }, but that’s no run yet. And nobody sees what you draw.
take-why-stock = Try the deck. Nobody sees what you draw, and the { $card } helps less.
take-why-out-with = With the { $card } you can go out this turn.
take-why-joker = A joker fits wherever you need it.
take-why-fits = You can add the { $card } to a run on the table.
take-why-empty-stock = You can play the { $card } before the round ends.
take-why-goes = The { $card } goes with { $near } in your hand.
take-why-alone = The { $card } can still start a run with cards to come.
take-why-finish = Nobody can take more from you then.
take-why-last = The { $card } is your last card. Discard it, and the round ends.
take-why-drop-joker = A joker in your hand costs 20 points when the round ends.
take-why-wait = { $count ->
    [0] Hold your runs, go out in one go, and discard the { $card }.
    [one] Lay a run now, and { $count } unseen card could steal it. Wait, and discard the { $card }.
   *[other] Lay a run now, and { $count } unseen cards could steal it. Wait, and discard the { $card }.
}
take-why-keep = The others could take it off you. Wait, and discard the { $card }.
take-why-later = They could take what you lay. Wait, and discard the { $card }.
take-why-useless = The { $card } fits no run, and can’t start one without a joker.
take-why-costs = The { $card } costs you { $points } points to keep, though it goes with { $near }.
take-why-lonely = The { $card } costs you { $points } points to keep, and goes with nothing you hold.

# What is to be said against another discard.
take-why-feeds = { $who } took the { $near }, and the { $card } goes with it.
take-why-other = The { $card } goes with { $near }.
take-why-dearer = { $points ->
    [one] The { $card } costs you { $points } point to keep, the { $other } only { $theirs }.
   *[other] The { $card } costs you { $points } points to keep, the { $other } only { $theirs }.
}
take-why-ways = Discard the { $card }, and you have more ways to play the rest than without the { $other }.
take-why-open = { $who } could still make more runs with the { $other } than with the { $card }.

# Why there is no time, and who could take a new sequence.
take-why-few = { $who ->
    [you] You have { cards-count } left.
   *[other] { $count ->
        [0] { $who } is floating, and could end the round next turn.
        [one] { $who } has { $count } card left.
       *[other] { $who } has { $count } cards left.
    }
}
take-why-short = { $count ->
    [0] The deck is empty.
    [one] The deck has { $count } card left.
   *[other] The deck has { $count } cards left.
}
take-why-ends = { $count ->
    [0] Only a joker you haven’t seen could take it.
    [one] Only { $count } unseen card or a joker could take it.
   *[other] There are { $count } unseen cards that could take it, or a joker.
}

# Why it is good to meld now, and what that brings: points at once, a longer sequence of one’s
# own, or those of others.
take-why-lay = { $why ->
    [out] You can go out this turn, and this scores { $points }.
    [soon] The round could end soon. Lay this for { $points } points before it costs you.
   *[other] It scores { $points } points now and lightens your hand.
}
take-why-joker-saved = It saves a joker for another run.
take-why-add = { $why ->
    [out] You can go out this turn, and make your { $run } longer.
    [soon] The round could end soon. Make your { $run } longer before the card costs you.
   *[other] It makes your { $run } longer and lightens your hand.
}
take-why-take = { $why ->
    [out] You can go out this turn, and take { $runs } for { $points } points.
    [soon] The round could end soon. Take { $runs } for { $points } points before the card costs you.
   *[other] You take { $runs } for { $points } points, and lighten your hand.
}

# Why a move is better than another, by what happens soon.
take-outcome-robbed = { $many ->
    [yes] Someone will take a run of yours before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will take a run of yours before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
}
take-outcome-robs = You take a run next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
take-outcome-used = { $who } will take your discard in { $share }% of tries. After { $other } it’s { $theirs }%.
take-outcome-caught = { $points ->
    [one] You’re left with { $points } point or more in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[other] You’re left with { $points } points or more in { $share }% of tries. After { $other } it’s { $theirs }%.
}

# What a card is, to whoever asks.
take-about = { $card }: { $points } points for the owner of its run, and as many against you while you hold it. It goes next to its neighbours in { cards-suit }.
take-about-ace = { $card }: { $points } points for the owner of its run, and as many against you while you hold it. It goes below the 2 or above the king.
take-about-joker = A joker: { $points } points. It can be any one card of a run. You say which when you play it, and that never changes.
take-about-joker-as = A joker: { $points } points. Here it’s { $stands }, and that never changes.

# Kinds of decisions, as the statistics tell of what each of them cost.
take-deed-draw = Drawing
take-deed-lay = Laying runs
take-deed-add = Adding and taking
take-deed-discard = Discarding

# What an opponent is fond of, and of one who is the opposite.
take-trait-takes = Takes other players’ runs, and discards cards like the top of the pile.
    .not = Seldom takes a run, and discards nothing like the top of the pile.
take-trait-suit = Collects long suits, and discards from short ones.
    .not = Discards from long suits.
take-trait-hasty = Lays runs at once, and discards face cards.
    .not = Holds runs back, and keeps face cards.
take-trait-ends = Keeps the middle, and discards aces and kings.
    .not = Keeps aces and kings, and discards the middle.
take-trait-hoards = Hoards jokers and hearts.
    .not = Spends jokers freely, and hearts too.
take-trait-unwanted = Watches the next player, and discards cards like their last discard.
    .not = Discards anything but cards like the next player’s last discard.

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
    [one] { $count } run, addition or discard
   *[other] { $count } runs, additions and discards
}

# What somebody overlooked, told after the round, and the same as one of several themes.
take-overlooked = { $who ->
    [you] You overlooked
   *[other] { $who } overlooked
}
take-overlooked-double = { take-overlooked } a double take with the { $card }.
    .theme = double takes
take-overlooked-join = { take-overlooked } that the { $card } could join two runs.
take-overlooked-run = { $who ->
    [you] You didn’t look at { $run }.
   *[other] { $who } didn’t look at { $run }.
}
    .theme = older runs on the table
take-overlooked-own-run = { $who ->
    [you] You didn’t look at your own { $run }.
   *[other] { $who } didn’t look at their own { $run }.
}
take-overlooked-way = { take-overlooked } a way to go out.
    .theme = ways to go out
take-overlooked-better-way = { take-overlooked } a better way to go out.
take-overlooked-taken = { $who ->
    [you] You forgot { $other } had taken the { $card }.
   *[other] { $who } forgot { $other ->
        [you] you’d
       *[other] { $other } had
    } taken the { $card }.
}
    .theme = cards others took
take-overlooked-deck = { $count ->
    [0] { take-overlooked } that the deck was empty.
   *[other] { $who ->
        [you] You overlooked how short the deck was.
       *[other] { $who } didn’t count the deck.
    }
}
    .theme = a deck about to run out

# What decides a puzzle: what the best move has, and what another lacks.
take-merit-takes = { $count ->
    [one] It takes { $count } point from the others.
   *[other] It takes { $count } points from the others.
}
    .not = { $count ->
        [0] That takes nothing from the others.
        [one] That takes only { $count } point from the others.
       *[other] That takes only { $count } points from the others.
    }
take-merit-top = You can play the top of the pile at once.
    .not = Nobody knows if the deck’s card fits.
take-merit-digs = You couldn’t play the top of the pile, so you draw a new card.
    .not = You couldn’t play that card.
take-merit-exposed = { $count ->
    [0] No unseen card can take your runs.
    [one] Only { cards-number } unseen card can take your runs.
   *[other] Only { cards-number } unseen cards can take your runs.
}
    .not = { $count ->
        [0] Then no unseen card can take a run of yours.
        [one] Then { cards-number } unseen card can take a run of yours.
       *[other] Then { cards-number } unseen cards can take a run of yours.
    }
take-merit-useful = { $count ->
    [0] It leaves no unseen card that you could play.
    [one] It leaves { cards-number } unseen card that you could play.
   *[other] It leaves { cards-number } unseen cards that you could play.
}
    .not = { $count ->
        [0] That leaves no unseen card that you could play.
        [one] That leaves only { cards-number } unseen card that you could play.
       *[other] That leaves only { cards-number } unseen cards that you could play.
    }
take-merit-feeds = { $count ->
    [0] The next player can make no run with it.
    [one] The next player can make only { cards-number } run with it.
   *[other] The next player can make only { cards-number } runs with it.
}
    .not = { $count ->
        [60] The next player would love a joker.
        [one] The next player could make { cards-number } run with that.
       *[other] The next player could make { cards-number } different runs with that.
    }
take-merit-lays = { $count ->
    [one] It puts { $count } point on the table.
   *[other] It puts { $count } points on the table.
}
    .not = { $count ->
        [0] That puts no points on the table.
        [one] That puts only { $count } point on the table.
       *[other] That puts only { $count } points on the table.
    }
take-merit-holds = It keeps your cards in your hand.
    .not = That shows your cards now.
take-merit-jokers = { $count ->
    [one] You keep { cards-number } joker.
   *[other] You keep { cards-number } jokers.
}
    .not = { $count ->
        [0] That leaves you no joker.
        [one] That leaves you only { cards-number } joker.
       *[other] That leaves you only { cards-number } jokers.
    }
take-merit-left = { $count ->
    [0] No points stay in your hand.
    [one] Only { $count } point stays in your hand.
   *[other] Only { $count } points stay in your hand.
}
    .not = { $count ->
        [one] That leaves { $count } point in your hand.
       *[other] That leaves { $count } points in your hand.
    }
take-story = Runs taken

# How the rules of a puzzle differ from the usual ones.
take-differs-hand = Here everyone begins with ten cards.
take-differs-next-dealer = { options-next-dealer.differs }
