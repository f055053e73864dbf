takeaway-title = Takeaway
takeaway-pitch = Match a stack and take it all.
takeaway-age = For children of 7 and up.
takeaway-levels = Luck decides most of it. The levels differ little here.
    .easy = Still learning. Goes for the biggest stack, and doesn’t count the deck.

# What can be chosen before a match: a label, a sentence, and values.
takeaway-length = { $form ->
    [label] { $value ->
        [1] One round
       *[other] { $value } rounds
    }
   *[name] { $value ->
        [1] one round
       *[other] { $value } rounds
    }
}
takeaway-goal = One round
takeaway-rounds = Rounds
    .help = How many rounds make a match.
takeaway-run-suits = Runs
    .help = Neighbours in rank fit in the same suit only, or in any.
    .same = Same suit
    .any = Any suit

# The usual ways to play.
takeaway-set-usual = Three rounds
    .sentence = From the rules sheet in the board game’s box.
takeaway-set-one-round = One round
    .sentence = Our own short game. One round decides.
takeaway-set-any-suit = Any suit
    .sentence = Our own, and far wilder. Neighbours of any suit make a run.

# A slot: each player has a right and a left one, with two players four. In a sentence about
# its owner the name is not said again.
takeaway-which = { $which ->
    [right] right
    [left] left
    [first] first
    [second] second
    [third] third
   *[fourth] fourth
}
takeaway-slot = { $who ->
    [you] your { takeaway-which } slot
   *[other] { $who }’s { takeaway-which } slot
}
    .braille = { $who ->
        [you] your { takeaway-which }
       *[other] { $who }’s { takeaway-which }
    }
takeaway-from-deck = Cards from the front of the deck fill the slots in use, clockwise from the dealer’s right slot. The rest is drawn in its order.
takeaway-own-slot = the { takeaway-which } slot
    .braille = the { takeaway-which }
takeaway-deck = the deck

# Moves before they are made; the last is of a slot without cards, which is refused.
takeaway-draw = Turn a card
takeaway-letter-take = Take the stack
    .key = P
takeaway-say-draw = { $use ->
    [clause] draw a card onto { $slot }
   *[button] Draw a card onto { $slot }
}
takeaway-say-take = { $count ->
    [one] { $use ->
        [clause] take the { $card } from { $slot }
       *[button] Take the { $card } from { $slot }
    }
   *[other] { $use ->
        [clause] take { cards-count }, the { $card } on top, from { $slot }
       *[button] Take { cards-count }, the { $card } on top, from { $slot }
    }
}
takeaway-say-take-none = Take { $slot }

# On a line of braille: the slot that is played.
takeaway-line-which = { $which ->
    [first] 1st
    [second] 2nd
    [third] 3rd
    [fourth] 4th
   *[other] { takeaway-which }
}
takeaway-line-about = { takeaway-line-which } { $card }
    .empty = { takeaway-line-which } empty

# The log.
takeaway-cut = { $who ->
    [you] You draw the { $card } for the deal.
   *[other] { $who } draws the { $card } for the deal.
}
takeaway-deals = { $who ->
    [you] Round { $round }. You deal.
   *[other] Round { $round }. { $who } deals.
}
takeaway-drew = { $who ->
    [you] You draw the { $card } onto { $slot }.
   *[other] { $who } draws the { $card } onto { $slot }.
}
    .braille = { $who ->
        [you] You draw { $card } onto { $slot }
       *[other] { $who } draws { $card } onto { $slot }
    }
takeaway-took = { $who ->
    [you] You take the { $card } from { $slot }.
   *[other] { $who } takes the { $card } from { $slot }.
}
takeaway-took-stack = { $who ->
    [you] You take the { $card } and { cards-count } under it from { $slot }.
   *[other] { $who } takes the { $card } and { cards-count } under it from { $slot }.
}
    .braille = { $who ->
        [you] You take { $card }+{ $count } from { $slot }
       *[other] { $who } takes { $card }+{ $count } from { $slot }
    }
# What fits a card that one has turned, as it is heard.
takeaway-turned = Nothing fits.
    .one = It fits { $who ->
        [you] your
       *[other] { $who }’s
    } { $top }, { cards-count }.
    .several = { cards-number-first } fit: { $stacks }.
takeaway-stack = { $card }, { cards-count }
# Where the cards lie that were taken, as it is heard.
takeaway-lie-now = { $count ->
    [one] Now { cards-count } lies on { $slot }.
   *[other] Now { cards-count } lie on { $slot }.
}
# Many cards taken at once, as it is seen.
takeaway-moment-title = { $count } cards!
takeaway-moment = { $who ->
    [you] You take { cards-count } from { $whose }.
   *[other] { $who } takes { cards-count } { takeaway-from }.
}
takeaway-from = { $whose ->
    [you] from you
   *[other] from { $whose }
}
takeaway-moment-own = { $who ->
    [you] You put { cards-count } of your own together.
   *[other] { $who } puts { cards-count } of their own together.
}
takeaway-round-over = The round is over: { $counts }.
    .braille = The round is over.
takeaway-player-count = { $who } { $count }

# What is to be done.
takeaway-highest-deals = The highest card deals.
takeaway-plays = { $who } is playing { $slot }.
takeaway-turn = Turn a card.
takeaway-take = Take the stack.
    .several = Take one of the { cards-number } stacks.
# Why, in the first turns of a match.
takeaway-fill = Your { takeaway-which } slot is empty.
takeaway-nothing-fits = Nothing fits the { $card } on { $slot }.
takeaway-fits = { $count ->
    [1] One stack fits the { $card } on { $slot }.
   *[other] { cards-number-first } stacks fit the { $card } on { $slot }.
}

# Which slot is played next, and why.
takeaway-next-play = Next is { $slot }. Something fits it.
takeaway-next-empty = Next is { $slot }, the first empty one.
takeaway-next-clockwise = Next is { $slot }, clockwise.
takeaway-next-depends = The next slot depends on which stack goes.
takeaway-next-last = This draws the last card. The round ends when nothing fits.
takeaway-next-none = The deck is empty. The round ends when nothing fits.
takeaway-aside = Put cards on the slot you’re playing, the one that’s lit.

# The count.
takeaway-this-round = { cards-count } this round
takeaway-ending = The deck is empty and nothing fits

# Why a move is refused.
takeaway-draw-late = Something fits, so you have to take it before you draw.
    .braille = No: something fits, so take it.
takeaway-no-slot = This match has no slot { $slot }.
takeaway-fill-first = First fill the empty slot. Draw a card onto it.
    .braille = Empty slot: draw.
takeaway-draw-first = Nothing fits your slot. Draw a card onto it first.
    .braille = Nothing fits: draw.
takeaway-itself = That’s the slot you’re playing. Pick a stack from another.
    .braille = No: that’s the slot you’re playing.
takeaway-nothing-there = That slot is empty. Pick a stack from another.
    .braille = No: that slot is empty.
takeaway-misfit = { $runs ->
    [same] The { $card } doesn’t fit the { $onto }. Match its rank, or go one up or down in its suit.
   *[any] The { $card } doesn’t fit the { $onto }. Match its rank, or go one up or down.
}
    .braille = No: { $card } doesn’t fit { $onto }.
takeaway-no-move = Takeaway has no move { $text }. Try draw, or take and a slot from 0 to 7.

# Why a move is good.
takeaway-why-fill = The slot is empty.
takeaway-why-draw = Nothing fits the top card.
takeaway-why-only = Only the stack with the { $card } on top fits, so take it.
takeaway-why-own = No gain: it just stacks { cards-count } of your own, the { $card } on top.
takeaway-why-brings = You take { cards-count } from { $who }.
# Stacks taken one after the other.
takeaway-why-run = You win { cards-count } in { $takes } stacks.
takeaway-why-more = { $takes ->
    [one] You win { cards-count }, { $more } more than with the { $other }.
   *[other] With the next stacks you win { cards-count }, { $more } more than with the { $other }.
}
# Another own slot is empty then.
takeaway-why-first = { $prey ->
    [0] You draw next.
    [one] You draw next, and { $deck ->
        [one] the last card in the deck
       *[other] { $prey } of { $deck } cards in the deck
    } takes someone’s stack.
   *[other] You draw next, and { $prey } of { $deck } cards in the deck take someone’s stack.
}
takeaway-why-again = { takeaway-why-first } With the { $other } someone else draws next{ $threat ->
    [0] .
    [one] , and { $deck ->
        [one] the last card in the deck
       *[other] { $threat } of { $deck } cards
    } takes one of yours.
   *[other] , and { $threat } of { $deck } cards take one of yours.
}
# One who is ahead of the other opponents.
takeaway-why-leader = It takes from { $who }, who has the most cards so far.
# Cards in other slots of one’s own.
takeaway-why-open = { $open ->
    [0] Nobody’s stack could take your other cards. With the { $other }, { cards-count } would be open.
   *[other] Others could take { $open } of your other cards. With the { $other } it’s { $count }.
}
takeaway-why-ends = Then nothing fits, and the round ends with { cards-count } for you.
takeaway-why-wins = Then nothing fits. The round ends with { cards-count } for you, and you win the match.
takeaway-why-safer = { $fits ->
    [0] { $deck ->
        [one] The last card in the deck doesn’t fit
       *[other] Nothing in the deck fits
    } the { $card } on top of your { $size } cards, but { $theirs ->
        [one] { $deck ->
            [one] it fits
           *[other] { $theirs } of { $deck } fits
        }
       *[other] { $theirs } of { $deck } fit
    } the { $other }, on top of { $stake }.
    [one] { $fits } of { $deck } cards fits the { $card } on your { $size }. { $theirs } fit the { $other } on { $stake }.
   *[other] { $fits } of { $deck } cards fit the { $card } on your { $size }. { $theirs } fit the { $other } on { $stake }.
}
takeaway-why-fewer = { $fits ->
    [one] Either way { $deck ->
        [one] the last card in the deck
       *[other] { $fits } of { $deck } cards
    } fits on top. But it can take { $size } of your cards, not { $stake }.
   *[other] Either way { $fits } of { $deck } cards fit on top. But they can take { $size } of your cards, not { $stake }.
}
takeaway-why-fits = { $fits ->
    [0] Nothing in the deck fits the { $card } on top of your { $size } cards.
    [one] { $deck ->
        [one] The last card in the deck
       *[other] Only { $fits } of the { $deck } cards in the deck
    } fits the { $card } on top of your { $size }.
   *[other] { $fits } of the { $deck } cards in the deck fit the { $card } on top of your { $size }.
}

# What a card is, to whoever asks. The neighbours are of its suit, or of any.
takeaway-about = { $card }: one point for the owner of its slot. Other { cards-ranks } fit it, and { $below } and { $above }.
    .any = { $card }: one point for the owner of its slot. Other { cards-ranks } fit it, and each { $below } and { $above }.

# Kinds of decisions, as the statistics tell of what each of them cost.
takeaway-deed-draw = Drawing
takeaway-deed-take = Taking a stack

# What an opponent is fond of, and of one who is the opposite.
takeaway-trait-picture = Steals stacks with a face card on top.
    .not = Leaves other players’ face cards alone.
takeaway-trait-largest = Goes for the largest stack.
    .not = Is content with a smaller stack.
takeaway-trait-nearest = Grabs the first stack clockwise.
    .not = Reaches for stacks farther round the ring.
takeaway-trait-match = Loves pairs, and takes the same rank over a neighbour.
    .not = Loves runs, and takes a neighbour over the same rank.
takeaway-trait-black = Hoards stacks with a black card on top.
    .not = Picks stacks with a red card on top.
takeaway-trait-safe = Plays safe, and takes stacks that few cards in the deck fit.
    .not = Takes risks, with stacks that cards in the deck fit.

# So many moves that may show what somebody is fond of.
takeaway-deeds-takes = { $count ->
    [one] { $count } stack taken
   *[other] { $count } stacks taken
}

# What somebody overlooked, told after the round, and the same as one of several themes.
takeaway-overlooked = { $who ->
    [you] You overlooked
   *[other] { $who } overlooked
}
takeaway-overlooked-most = { $who ->
    [you] You simply took the largest stack.
   *[other] { $who } simply took the largest stack.
}
    .theme = the largest stack
takeaway-overlooked-far = { takeaway-overlooked } the stack with the { $card } on top.
    .theme = stacks farther round the ring
takeaway-overlooked-next = { takeaway-overlooked } that { $other ->
    [you] you were next, with the most cards
   *[other] { $other } was next, with the most cards
}.
    .theme = who plays next
takeaway-overlooked-deck = { takeaway-overlooked } that { cards-count } in the deck fit the { $card }.
    .theme = cards in the deck
takeaway-overlooked-second = { takeaway-overlooked } that a second stack follows the { $card }.
    .theme = stacks taken in a row

# What a puzzle asks for.
takeaway-puzzle-turn = Which stacks, in which order?

# What decides a puzzle: what the best move has, and what another lacks.
takeaway-merit-won = You win { cards-count } from the others.
    .not = { $count ->
        [0] You win nothing from the others that way.
       *[other] You win only { cards-count } that way.
    }
takeaway-merit-ends = { $count ->
    [0] The round ends in a tie.
   *[other] The round ends with you { cards-count } ahead.
}
    .not = That doesn’t end the round with you as far ahead.
takeaway-merit-again = The next slot to play is yours again.
    .not = Then the next slot isn’t yours.
takeaway-merit-open = { $count ->
    [0] None of your cards can be taken right away.
   *[other] Only { cards-count } of yours can be taken right away.
}
    .not = Then { cards-count } of yours can be taken right away.
takeaway-merit-safe = { $count ->
    [0] Nothing in the deck fits the stack you make.
    [one] Only { cards-count } in the deck fits the stack you make.
   *[other] Only { cards-count } in the deck fit the stack you make.
}
    .not = { $count ->
        [one] Then { cards-count } in the deck fits the stack you make.
       *[other] Then { cards-count } in the deck fit the stack you make.
    }
takeaway-merit-threat = { $count ->
    [0] Nothing in the deck fits a stack of yours.
    [one] Only { cards-count } in the deck fits a stack of yours.
   *[other] Only { cards-count } in the deck fit a stack of yours.
}
    .not = { $count ->
        [one] Then { cards-count } in the deck fits a stack of yours.
       *[other] Then { cards-count } in the deck fit a stack of yours.
    }
takeaway-merit-prey = { $count ->
    [0] Nothing in the deck fits a stack of the others.
    [one] Then { cards-count } in the deck fits a stack of the others.
   *[other] Then { cards-count } in the deck fit a stack of the others.
}
    .not = { $count ->
        [0] Nothing in the deck fits a stack of the others then.
        [one] Only { cards-count } in the deck fits a stack of the others then.
       *[other] Only { cards-count } in the deck fit a stack of the others then.
    }
takeaway-merit-small = Your stack ends up with only { cards-count }.
    .not = Then your stack has { cards-count }.
takeaway-merit-large = Your stack grows to { cards-count }.
    .not = Then your stack has only { cards-count }.
takeaway-story = Big takes

# How the rules of a puzzle differ from the usual ones.
takeaway-differs-run-suits = Here neighbours fit in any suit.
