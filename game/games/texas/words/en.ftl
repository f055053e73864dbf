# What the start page says of the game.
texas-pitch = Eleven rounds, wilder every time, and dimes.

# What can be chosen before a match.
texas-rounds = Rounds
    .help = All eleven, or only some: each keeps its cards, its wild rank and its count.
    .all = All eleven
    .one = Only round { cards-number }
    .some = Rounds { $first } to { $last }
texas-bar = Barred card
    .help = On: you may not discard the card you just took from the pile.
texas-dimes-each = Dimes each
    .help = What everybody puts into the pot. With 0 there is no pot.
texas-usual = The usual game
    .sentence = All eleven rounds, from three cards to thirteen.
texas-a-short-evening = A short evening
    .sentence = The first four rounds, with three to six cards.
texas-the-last-three = The last three
    .sentence = Rounds 9 to 11, which count double, double and triple.
texas-no-barred-card = No barred card
    .sentence = You may discard the card you just took, and go out with it.

# Moves before they are made.
texas-draw-stock = Draw from the stock
texas-draw-pile = Take the { $card } from the pile
texas-draw-top = Take the top of the pile
texas-discard = Discard the { $card }
texas-go-out = Go out, discarding the { $card }

# The log.
texas-deals = { $who ->
    [you] You deal round { $round }: { cards-count } each, { cards-ranks } are wild.
   *[other] { $who } deals round { $round }: { cards-count } each, { cards-ranks } are wild.
}
texas-new-stock = The stock has run out: the pile without its top card is shuffled into a new one.
texas-turned-up = The { $card } is turned up.
texas-draws = { $who ->
    [you] You draw from the stock.
   *[other] { $who } draws from the stock.
}
texas-draws-card = { $who ->
    [you] You draw the { $card }.
   *[other] { $who } draws the { $card }.
}
texas-takes = { $who ->
    [you] You take the { $card } from the pile.
   *[other] { $who } takes the { $card } from the pile.
}
texas-discards = { $who ->
    [you] You discard the { $card }.
   *[other] { $who } discards the { $card }.
}
texas-goes-out = { $who ->
    [you] You go out, discarding the { $card }.
   *[other] { $who } goes out, discarding the { $card }.
}
texas-stock-out = The stock has run out for the third time: the round is over, nobody is out.
texas-round-over = Round { $round } is over: { $points }.
texas-points-of = { $who } { $points }
texas-dime = { $who ->
    [you] You take a dime from the pot.
   *[other] { $who } takes a dime from the pot.
}
texas-share = { $who ->
    [you] You win { texas-dimes } from what was left in the pot.
   *[other] { $who } wins { texas-dimes } from what was left in the pot.
}
texas-dimes = { $count ->
    [one] { cards-number } dime
   *[other] { cards-number } dimes
}

# Refusals.
texas-draw-first = A turn begins with drawing a card.
texas-has-drawn = A card has been drawn: the turn ends with a discard.
texas-stock-first = Everybody has drawn from the pile { cards-number } times in a row: the next card must come from the stock.
texas-not-in-hand = The { $card } is not in your hand.
texas-barred = The { $card } was just taken from the pile: it may not be discarded in the same turn.
texas-not-melded = Without the { $card } the hand is not made up of whole melds: to go out, every card but the discard must be in one.
texas-no-move = { $text } is not a move of Texas Rummy: draw stock, draw pile, or discard or out and a card.

# What is to be done.
texas-prompt-dealing = The cards are dealt.
texas-prompt-others-draw = It is { $who }'s turn to draw.
texas-prompt-others-discard = It is { $who }'s turn to discard.
texas-prompt-draw = Draw a card.
    .take = Draw a card, or take the { $card }.
    .end = Draw from the stock: that ends the round.
    .take-or-end = Take the { $card }, or end the round.
texas-prompt-discard = Discard a card.
    .out = You can go out.

# And why, or who is next.
texas-why-end = The stock has run out for the third time: a draw from it ends the round.
texas-why-stock = Everybody has drawn from the pile { cards-number } times in a row: now the stock must come first.
texas-why-shuffle = The stock has run out: a draw shuffles the pile into a new one.
texas-why-out = All your cards but the { $card } are in melds.
    .choose = All your cards but one are in melds: choose which one goes.
    .not-yet = You could go out with the { $card }, but not in the turn in which it was taken.
    .none = All your cards are in melds, but none can be spared as the discard.
texas-why-barred = The { $card } was just taken: it must stay for this turn.
texas-next-you = Then it is your turn.
texas-next-other = Then { $who }, then you.
texas-next-others = Then { $who }; you come after { $last }.

# Signs, and the figure beside the hand.
texas-wild = Wild: { cards-ranks }, deuces, jokers
texas-counts = { $times ->
    [2] Counts double
   *[3] Counts triple
}
texas-last-stock = Last stock
texas-stock-comes-first = Stock first
texas-deadwood = { $times ->
    [1] Deadwood { $points }
   *[other] Deadwood { $points } x{ $times }
}

# Buttons.
texas-offer-draw = Draw
    .end = End the round
    .shuffle = Shuffle the pile and draw
texas-offer-take = Take the { $card }
texas-asks-out = Which card do you go out with?
texas-offer-out = Go out
    .with = Go out with the { $card }

# What is said of gestures that mean no move, and of moves that give something away.
texas-aside-drawn = A card that is drawn goes into your hand.
texas-aside-one = One card is discarded each turn: pick just that one.
texas-aside-stock = Cards are discarded on the pile, not put back on the stock.
texas-aside-melds = Melds stay in the hand until somebody goes out: only the discard leaves it.
texas-wasteful-out = You can go out now.
texas-wasteful-wild = That card is wild.
texas-wasteful-meld = That card is part of a meld in your hand.

# The round's end and the match's. Rounds keep their numbers among the eleven in a shorter match.
texas-round = Round { $number }
    .some = Round { $number } of rounds { $first } to { $last }
texas-ended = The stock ran out for the third time
texas-left-over = Left over
texas-this-round = This round
texas-row = { $times ->
    [1] { $cards } cards, { cards-ranks } wild
   *[other] { $cards } cards, { cards-ranks } wild, x{ $times }
}
texas-has-dimes = { $count ->
    [one] { $count } dime
   *[other] { $count } dimes
}

# Why a move is good.
texas-reason-out = Every other card is in a meld: the round ends, and costs you nothing.
    .match = The last round ends and costs you nothing: with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } you win the match.
texas-reason-stock = Everybody has drawn from the pile { cards-number } times in a row: now the stock must come first.
    .out = With the { $card } you could go out; the stock may be no help.
    .better = With the { $card } { $after ->
        [one] { $after } point
       *[other] { $after } points
    } would be left over instead of { $now }, but { $fewer } of the { $cards } cards not yet seen leave fewer.
    .nothing = { $cards ->
        [0] The { $card } saves no points, and every other card has been seen.
       *[other] The { $card } saves no points; { $fewer } of the { $cards } cards not yet seen do.
    }
texas-reason-pile = The { $card } goes with your { $near }.
    .wild = The { $card } is wild: it stands for whatever you need.
    .out = With the { $card } you can go out.
    .brings = { $after ->
        [one] With the { $card } { $after } point is left over instead of { $now }.
       *[other] With the { $card } { $after } points are left over instead of { $now }.
    }
    .rarely = { $fewer ->
        [0] No card that is not yet seen leaves fewer.
        [one] Only { $fewer } of the { $cards } cards not yet seen leaves fewer.
       *[other] Only { $fewer } of the { $cards } cards not yet seen leave fewer.
    }
    .nothing = The { $card } goes with nothing in the hand; it only hides what you need.
texas-reason-discard = { $points ->
    [one] Without the { $card } { $points } point is left over.
   *[other] Without the { $card } { $points } points are left over.
}
    .least = { $points ->
        [one] Without the { $card } { $points } point is left over, and no discard leaves fewer.
       *[other] Without the { $card } { $points } points are left over, and no discard leaves fewer.
    }
    .fewer = { $points ->
        [one] Without the { $card } { $points } point is left over, without the { $other } { $theirs }.
       *[other] Without the { $card } { $points } points are left over, without the { $other } { $theirs }.
    }
    .later = With the next card from the stock it will be { $mean } on average, without the { $other } { $theirs }.
    .out = { $out ->
        [one] Then { $out } of the { $cards } cards not yet seen lets you go out, without the { $other } { $theirs }.
       *[other] Then { $out } of the { $cards } cards not yet seen let you go out, without the { $other } { $theirs }.
    }
    .wanted = { $who } took the { $near }, with which the { $other } goes.

# What a card is, to whoever asks. What is left over costs points.
texas-about = { $card }: costs { $points } points if no meld has room for it when somebody goes out.
texas-about-wild = { $card }, wild in this round: it stands for any card of a meld. Left over it costs { $points } points.
texas-about-always = { $card }, wild in every round: it stands for any card of a meld. Left over it costs { $points } points.

# Kinds of decisions, as the statistics tell of what each of them cost.
texas-deed-draw = Drawing
texas-deed-discard = Discarding
texas-deed-out = Going out

# What an opponent is fond of, and of one who is the opposite.
texas-trait-pile = Fishes in the pile.
    .not = Leaves the pile alone and draws from the stock.
texas-trait-suit = Collects the suit with the most cards in hand.
    .not = Throws away from the longest suit.
texas-trait-follows = Follows suit at once: discards the suit that lies on the pile.
    .not = Bides time: discards another suit than lies on the pile.
texas-trait-bait = Lays bait: discards neighbours of cards worth having.
    .not = Keeps neighbours together and discards what stands alone.
texas-trait-red = Hoards black cards.
    .not = Is fond of red cards and keeps them.
texas-trait-unwanted = Watches the next player and discards what that one has let go.
    .not = Discards what the next player has not let go yet.

# So many moves that may show what somebody is fond of.
texas-deeds-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
texas-deeds-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
