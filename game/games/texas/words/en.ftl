# What the start page says of the game.
texas-title = Texas Rummy
texas-pitch = Eleven rounds, wilder every time, and dimes to win.
texas-age = For children who read and count, about 8 and up.

# What can be chosen before a match.
texas-length = { $form ->
    [label] { $value ->
        [all] All rounds
       *[other] Rounds { $value }
    }
   *[name] { $value ->
        [all] all rounds
       *[other] rounds { $value }
    }
}
    .one = { $form ->
        [label] Round { $number }
       *[name] round { $number }
    }
texas-rounds = Rounds
    .help = All eleven, or only some. Each keeps its cards and wild rank.
    .all = All eleven
    .one = Only round { cards-number }
    .some = Rounds { $first } to { $last }
texas-next-dealer = { options-next-dealer }
    .help = { options-next-dealer.help }
texas-bar = Barred card
    .help = You can’t discard the card you just took from the pile.
texas-dimes = Dimes each
    .help = Everyone puts this many in the pot. With 0 you play without dimes.
texas-deuces = 2s
    .help = Wild in every round, or cards like the others.
    .wild = Wild
    .natural = Ordinary
texas-jokers = Jokers
    .help = How many jokers come with each pack. They are always wild.
    .on = Two a pack
    .one = One a pack
    .four = Four a pack
    .off = None
texas-ace = Ace
    .help = Where an ace fits in a run.
    .both = Low or high
    .low = Low only
texas-wilds = Wild cards in a meld
    .help = At most as many as other cards, only one, or as many as you like.
    .half = Up to half
    .one = One
    .free = Any number
texas-after-out = After someone is out
    .help = The round ends at once, or everyone else has one more turn.
    .none = The round ends
    .one-turn = One more turn
texas-count = Points
    .help = Wild cards cost more and late rounds count double, or each card costs what it shows.
    .texas = { texas-title }
    .face = Face value
texas-shortest-run = Shortest run
    .help = How many cards a run needs. A set always needs three.
texas-options-turns = Rounds and turns
texas-options-wild = Wild cards
texas-options-count = Points and dimes
texas-set-eleven = All eleven rounds
    .sentence = The usual way. Three cards each at first, thirteen at last. One family calls it Dimes.
texas-set-short = The first four rounds
    .sentence = Our own short game, with three to six cards.
texas-set-three-thirteen = Three Thirteen
    .sentence = From the rule books. Only the round’s rank is wild, and everyone gets a last turn.
texas-set-three-thirteen-jokers = Three Thirteen with jokers
    .sentence = A house rule in some families. Jokers are wild too, and cost 20.

# Moves before they are made.
texas-draw-stock = { $use ->
    [clause] draw from the deck
   *[button] Draw from the deck
}
texas-draw-pile = { $use ->
    [clause] take the { $card } from the pile
   *[button] Take the { $card } from the pile
}
texas-draw-top = Take the top of the pile
texas-discard = { $use ->
    [clause] discard the { $card }
   *[button] Discard the { $card }
}
texas-go-out = { $use ->
    [clause] go out with the { $card }
   *[button] Go out with the { $card }
}

# A line of braille: the pile top, with the points left over in the hand.
texas-line-about = { $top } { $points }

# The log.
texas-deals = { $who ->
    [you] You deal round { $round }: { cards-count } each, and { cards-ranks } are wild.
   *[other] { $who } deals round { $round }: { cards-count } each, and { cards-ranks } are wild.
}
    .braille = { $who ->
        [you] You deal round { $round }, { cards-ranks } wild.
       *[other] { $who } deals round { $round }, { cards-ranks } wild.
    }
texas-new-stock = The deck is empty, so the pile under its top card is shuffled into a new one.
    .braille = The pile becomes the new deck.
texas-turned-up = The { $card } is turned up.
texas-draws = { $who ->
    [you] You draw from the deck.
   *[other] { $who } draws from the deck.
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
    [you] You go out with the { $card }.
   *[other] { $who } goes out with the { $card }.
}
texas-lays = { $who ->
    [you] You lay down your melds. Everyone else has one more turn.
   *[other] { $who } lays down every meld. Everyone else has one more turn.
}
    .braille = { $who ->
        [you] You lay down your melds.
       *[other] { $who } lays down every meld.
    }
texas-stock-out = The deck is empty for the third time. The round ends, and nobody is out.
    .braille = No deck is left. The round ends.
texas-stock-out-last = { $who ->
    [you] The deck is empty for the third time, so your last turn ends.
   *[other] The deck is empty for the third time, so { $who }’s last turn ends.
}
    .braille = No deck is left. The round ends.
texas-round-over = Round { $round } is over: { $points }.
    .braille = Round { $round } is over.
texas-points-of = { $who } { $points }
texas-dime = { $who ->
    [you] You take a dime from the pot.
   *[other] { $who } takes a dime from the pot.
}
texas-share = { $who ->
    [you] You win { texas-dimes-count } from the pot.
   *[other] { $who } wins { texas-dimes-count } from the pot.
}
texas-dimes-count = { $count ->
    [one] { cards-number } dime
   *[other] { cards-number } dimes
}

# Refusals.
texas-draw-first = Draw a card first.
texas-has-drawn = You’ve already drawn. Discard a card to end your turn.
    .braille = You’ve drawn: discard.
texas-stock-first = You’ve all taken from the pile { cards-number } times running. Draw from the deck this time.
    .braille = No: draw from the deck this time.
texas-not-in-hand = You don’t have the { $card }.
texas-barred = You just took the { $card }. Discard another card.
    .braille = No discard: { $card } is from the pile.
texas-last-turn = Someone is already out, so you can’t go out. Discard a card.
    .braille = No: one is out already. Discard.
texas-not-melded = You can’t go out with the { $card } yet. Every other card has to be in a meld.
    .braille = Not out with { $card }: not all in melds.
texas-no-move = Texas Rummy has no move { $text }. Try draw stock, draw pile, or discard or out and a card.

# What is to be done.
texas-prompt-dealing = Dealing the cards.
texas-prompt-others-draw = { $who } is drawing.
texas-prompt-others-discard = { $who } is discarding.
texas-prompt-draw = Draw a card.
    .take = Draw a card, or take the { $card }.
    .end = Draw from the deck, and the round ends.
    .take-or-end = Take the { $card }, or end the round.
    .take-or-end-turn = Take the { $card }, or end your turn.
texas-prompt-discard = Discard a card.
    .out = You can go out.

# And why, or who is next.
texas-why-end = The deck is empty for the third time. If you draw from it, the round ends.
    .turn = The deck is empty for the third time. If you draw from it, your last turn ends.
texas-why-last = { $who } is out. This is your last turn.
    .others = Everyone has one last turn.
texas-why-stock = You’ve all taken from the pile { cards-number } times running, so now it’s the deck.
texas-why-shuffle = The deck is empty. If you draw, the pile is shuffled into a new one.
texas-why-out = All your cards but the { $card } are in melds.
    .choose = All your cards but one are in melds. Choose which one goes.
    .not-yet = You could go out with the { $card }, but not in the turn you took it.
    .none = All your cards are in melds, and you can’t spare one to discard.
texas-why-barred = You just took the { $card }, so keep it this turn.
texas-next-you = Then it’s your turn.
texas-next-other = Then { $who }, then you.
texas-next-others = Then { $who }. You come after { $last }.

# Signs, and the figure beside the hand.
texas-wild = { $more ->
    [both] Wild: { cards-ranks }, 2s, jokers
    [deuces] Wild: { cards-ranks }, 2s
    [jokers] Wild: { cards-ranks }, jokers
   *[none] Wild: { cards-ranks }
}
    .half = { texas-wild }. At most half of a meld.
    .one = { texas-wild }. Only one in a meld.
    .sentence = { $more ->
        [both] In this round { cards-ranks }, 2s and jokers are wild.
        [deuces] In this round { cards-ranks } and 2s are wild.
        [jokers] In this round { cards-ranks } and jokers are wild.
       *[none] In this round only { cards-ranks } are wild.
    }
texas-last-turns = Last turns
    .sentence = These are the last turns of the round.
texas-counts = { $times ->
    [2] Counts double
   *[3] Counts triple
}
    .sentence = { $times ->
        [2] This round counts double.
       *[3] This round counts triple.
    }
texas-last-stock = Last deck
    .sentence = This is the last deck of the round.
texas-no-stock = Deck empty
    .sentence = The deck is empty, and the round has no other.
texas-stock-comes-first = Deck first
    .sentence = The next card has to come from the deck.
texas-deadwood = { $times ->
    [1] Left over { $points }
   *[other] Left over { $points } x{ $times }
}
texas-word-wild = A wild card can be any card you need.
texas-word-left-over = “Left over” is what the cards outside your melds cost you.

# Buttons.
texas-offer-draw = Draw
    .end = End the round
    .end-turn = End your turn
    .shuffle = Shuffle and draw
texas-offer-take = Take the { $card }
texas-asks-out = Go out with which card?
texas-offer-out = Go out
    .with = Go out with the { $card }

# What is said of gestures that mean no move, and of moves that give something away.
texas-aside-drawn = The card you draw goes to your hand.
texas-aside-one = You discard one card a turn. Pick just that one.
texas-aside-stock = Discard on the pile. Cards don’t go back on the deck.
texas-aside-melds = Keep your melds in your hand until someone goes out. Only discards leave it.
texas-wasteful-out = You can go out now.
texas-wasteful-wild = That card is wild.
texas-wasteful-meld = You hold a meld with that card.

# The round’s end and the match’s. Rounds keep their numbers among the eleven in a shorter match.
texas-round = Round { $number }
    .some = Round { $number } of rounds { $first } to { $last }
texas-ended = The deck is empty for the third time
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
texas-reason-last = { $points ->
    [one] It’s your last turn, and you can’t get below { $points } point.
   *[other] It’s your last turn, and you can’t get below { $points } points.
}
texas-reason-out = Every other card is in a meld. The round ends, and costs you nothing.
    .match = The last round ends and costs you nothing. With { $points ->
        [one] { $points } point
       *[other] { $points } points
    } you win the match.
texas-reason-stock = You’ve all taken from the pile { cards-number } times running, so now it’s the deck.
    .end = { $points ->
        [0] That ends the round before anyone goes out, and costs you nothing.
       *[other] That ends the round before anyone goes out.
    }
    .end-turn = { $points ->
        [0] That ends your last turn, and costs you nothing.
       *[other] That ends your last turn.
    }
    .out = With the { $card } you could go out. The deck might not help.
    .better = With the { $card } { $after ->
        [one] { $after } point
       *[other] { $after } points
    } would be left over instead of { $now }. But { $fewer } of { $cards } unseen cards leave fewer.
    .nothing = { $cards ->
        [0] The { $card } saves no points, and no card is unseen.
       *[other] The { $card } saves no points, but { $fewer } of { $cards } unseen cards do.
    }
texas-reason-pile = The { $card } goes with your { $near }.
    .wild = The { $card } is wild, so it can be any card you need.
    .out = With the { $card } you can go out.
    .brings = { $after ->
        [one] With the { $card } { $after } point is left over instead of { $now }.
       *[other] With the { $card } { $after } points are left over instead of { $now }.
    }
    .rarely = { $fewer ->
        [0] No unseen card leaves fewer.
        [one] Only { $fewer } of { $cards } unseen cards leaves fewer.
       *[other] Only { $fewer } of { $cards } unseen cards leave fewer.
    }
    .nothing = The { $card } goes with nothing you hold. It only hides your plans.
texas-reason-discard = { $points ->
    [one] Without the { $card }, { $points } point is left over.
   *[other] Without the { $card }, { $points } points are left over.
}
    .least = { $points ->
        [one] Without the { $card }, { $points } point is left over. No discard beats that.
       *[other] Without the { $card }, { $points } points are left over. No discard beats that.
    }
    .fewer = { $points ->
        [one] Without the { $card }, { $points } point is left over. Without the { $other } it’s { $theirs }.
       *[other] Without the { $card }, { $points } points are left over. Without the { $other } it’s { $theirs }.
    }
    .later = { $mean ->
        [one] After your next draw, about { $mean } point is left over. Without the { $other } it’s { $theirs }.
       *[other] After your next draw, about { $mean } points are left over. Without the { $other } it’s { $theirs }.
    }
    .out = { $out ->
        [one] Then { $out } of { $cards } unseen cards lets you go out. Without the { $other } it’s { $theirs }.
       *[other] Then { $out } of { $cards } unseen cards let you go out. Without the { $other } it’s { $theirs }.
    }
    .wanted = { $who } took the { $near }, and the { $other } goes with it.
    .full = At most half of a meld can be wild, and your melds have no room for it.
    .full-one = A meld can have only one wild card, and your melds have no room for it.

# Why a move is better than another, by what happens soon.
texas-outcome-used = { $who } will take your discard in { $share }% of tries. After { $other } it’s { $theirs }%.
texas-outcome-better = Your next draw helps you in { $share }% of tries. After { $other } it’s { $theirs }%.
texas-outcome-caught = { $points ->
    [one] Someone goes out while you have { $points } point or more left over in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[other] Someone goes out while you have { $points } points or more left over in { $share }% of tries. After { $other } it’s { $theirs }%.
}

# What a card is, to whoever asks. What is left over costs points.
texas-about = { $card }: costs you { $points } if it’s left over when someone goes out.
texas-about-wild = { $card }: wild this round, so it can be any card of a meld. Left over, it costs you { $points }.
texas-about-always = { $card }: always wild, so it can be any card of a meld. Left over, it costs you { $points }.

# Kinds of decisions, as the statistics tell of what each of them cost.
texas-deed-draw = Drawing
texas-deed-discard = Discarding
texas-deed-out = Going out

# What an opponent is fond of, and of one who is the opposite.
texas-trait-pile = Fishes in the pile.
    .not = Leaves the pile alone, and draws from the deck.
texas-trait-suit = Collects the suit with the most cards in hand.
    .not = Discards from the longest suit.
texas-trait-follows = Follows suit, and discards what the pile shows.
    .not = Discards any suit but the one on the pile.
texas-trait-bait = Lays bait, with discards close to cards worth having.
    .not = Keeps neighbours together, and discards loners.
texas-trait-red = Hoards black cards.
    .not = Loves red cards, and keeps them.
texas-trait-unwanted = Watches the next player, and copies their discards.
    .not = Discards cards unlike the next player’s discards.

# So many moves that may show what somebody is fond of.
texas-deeds-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
texas-deeds-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}

# What somebody overlooked, told after the round, and the same as one of several themes.
texas-overlooked = { $who ->
    [you] You overlooked
   *[other] { $who } overlooked
}
texas-overlooked-top = { texas-overlooked } the { $card } on the pile.
    .theme = cards on the pile
texas-overlooked-pair = { texas-overlooked } that the { $card } goes with the { $near }.
    .theme = cards that go together
texas-overlooked-twin = { texas-overlooked } the other { $card }.
texas-overlooked-taken = { $who ->
    [you] You forgot { $other } had taken the { $card }.
   *[other] { $who } forgot { $other ->
        [you] you’d
       *[other] { $other } had
    } taken the { $card }.
}
    .theme = cards others took
texas-overlooked-count = { $who ->
    [you] You didn’t count the unseen cards.
   *[other] { $who } didn’t count the unseen cards.
}
    .theme = unseen cards
texas-overlooked-glance = { $who ->
    [you] You discarded the { $card }, which only looked best.
   *[other] { $who } discarded the { $card }, which only looked best.
}
texas-overlooked-high = { $who ->
    [you] You kept the { $card } and discarded the { $low }.
   *[other] { $who } kept the { $card } and discarded the { $low }.
}
    .theme = high cards you kept

# What decides a puzzle: what the best move has, and what another lacks.
texas-puzzle-turn = Which draw, and which discard?
texas-merit-out = It ends the round with nothing left over.
    .not = You don’t go out with that.
texas-merit-ways = { $count ->
    [one] Then { cards-number } unseen card lets you go out.
   *[other] Then { cards-number } unseen cards let you go out.
}
    .not = { $count ->
        [0] Then no unseen card lets you go out.
        [one] Then only { cards-number } unseen card lets you go out.
       *[other] Then only { cards-number } unseen cards let you go out.
    }
texas-merit-starves = It goes with nothing the next player took.
    .not = The next player could use that.
texas-merit-digs = The top of the pile saves you nothing, so you draw a new card.
    .not = That card saves you nothing.
texas-merit-left = { $count ->
    [0] Nothing is left over.
    [one] Only { $count } point is left over.
   *[other] Only { $count } points are left over.
}
    .not = { $count ->
        [one] Then { $count } point is left over.
       *[other] Then { $count } points are left over.
    }
texas-merit-ahead = { $count ->
    [0] After your next card, hardly anything is left over.
    [one] After your next card, about { $count } point is left over.
   *[other] After your next card, about { $count } points are left over.
}
    .not = { $count ->
        [one] After your next card, about { $count } point would be left over.
       *[other] After your next card, about { $count } points would be left over.
    }
texas-merit-wilds = { $count ->
    [one] You keep { cards-number } wild card.
   *[other] You keep { cards-number } wild cards.
}
    .not = { $count ->
        [0] That leaves you no wild card.
        [one] That leaves you only { cards-number } wild card.
       *[other] That leaves you only { cards-number } wild cards.
    }
texas-merit-dear = { $count ->
    [one] It gets rid of { $count } point.
   *[other] It gets rid of { $count } points.
}
    .not = { $count ->
        [0] That gets rid of no points.
        [one] That gets rid of only { $count } point.
       *[other] That gets rid of only { $count } points.
    }

# How the rules of a puzzle differ from the usual ones.
texas-differs-next-dealer = { options-next-dealer.differs }
texas-differs-bar = Here you can discard the card you just took.
texas-differs-deuces = Here 2s aren’t wild.
texas-differs-jokers = { $value ->
    [one] Here each pack has one joker.
    [four] Here each pack has four jokers.
   *[off] Here there are no jokers.
}
texas-differs-ace = Here an ace is always low.
texas-differs-wilds = { $value ->
    [one] Here a meld can have only one wild card.
   *[free] Here a meld can have any number of wild cards.
}
texas-differs-after-out = Here everyone else has one more turn after someone is out.
texas-differs-count = Here each card costs what it shows.
texas-differs-shortest-run = Here a run takes at least four cards.
