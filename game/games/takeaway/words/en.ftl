takeaway-pitch = A ring of stacks: what fits, you take.

# What can be chosen before a match: a label, a sentence, and values.
takeaway-rounds = Rounds
    .help = How many deals make a match.
takeaway-runs = Runs
    .help = Whether neighbours in rank must share a suit to fit.
    .same = Same suit
    .any = Any suit

# The usual ways to play.
takeaway-usual = The usual match
    .sentence = Three rounds; runs keep to a suit.
takeaway-quick = Quick
    .sentence = A single round.
takeaway-wild = Wild
    .sentence = Neighbours fit whatever their suit: stacks fly.

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
   *[other] { $who }'s { takeaway-which } slot
}
takeaway-from-deck = Each slot in use gets one card from the front of the deck, clockwise from the dealer's right slot. The rest is drawn in its order.
takeaway-own-slot = the { takeaway-which } slot
takeaway-deck = the deck

# Moves before they are made; the last is of a slot without cards, which is refused.
takeaway-draw = Draw
takeaway-say-draw = Draw a card onto { $slot }
takeaway-say-take = { $count ->
    [one] Take the { $card } from { $slot }
   *[other] Take { cards-count }, the { $card } on top, from { $slot }
}
takeaway-say-take-none = Take { $slot }

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
takeaway-took = { $who ->
    [you] You take the { $card } from { $slot }.
   *[other] { $who } takes the { $card } from { $slot }.
}
takeaway-took-stack = { $who ->
    [you] You take the { $card } and { cards-count } under it from { $slot }.
   *[other] { $who } takes the { $card } and { cards-count } under it from { $slot }.
}
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
takeaway-player-count = { $who } { $count }

# What is to be done.
takeaway-highest-deals = The highest card deals.
takeaway-plays = { $who } plays { $slot }.
takeaway-fill = Your { takeaway-which } slot is empty: draw a card into it.
takeaway-nothing-fits = Nothing fits the { $card } on { $slot }: draw a card.
takeaway-fits = { $count ->
    [1] One stack fits the { $card } on { $slot }: take it.
   *[other] { cards-number-first } stacks fit the { $card } on { $slot }: take one.
}

# Which slot is played next, and why.
takeaway-next-play = Then { $slot }, the next slot with a play.
takeaway-next-empty = Then { $slot }, the first empty slot.
takeaway-next-clockwise = Then { $slot }, the next slot clockwise.
takeaway-next-depends = Which slot comes next depends on the stack that is taken.
takeaway-next-last = The last card is drawn now: the round ends when nothing fits.
takeaway-next-none = No cards are left to draw: the round ends when nothing fits.
takeaway-aside = Cards can be put only on the slot being played, the one that is lit.

# The count.
takeaway-this-round = { cards-count } this round
takeaway-ending = The deck is empty and nothing fits

# Why a move is refused.
takeaway-draw-late = A card is drawn only when nothing fits: a stack that fits must be taken.
takeaway-no-slot = There is no slot { $slot } in this match.
takeaway-fill-first = An empty slot is filled first: draw a card onto it.
takeaway-draw-first = Nothing fits the slot being played: draw a card onto it first.
takeaway-itself = A slot cannot take its own cards: choose a stack in another slot.
takeaway-nothing-there = That slot is empty: there is nothing to take from it.
takeaway-misfit = { $runs ->
    [same] The { $card } does not fit the { $onto }: only the same rank or a neighbour of the same suit does.
   *[any] The { $card } does not fit the { $onto }: only the same rank or a neighbour does.
}
takeaway-no-move = { $text } is not a move of Takeaway: draw, or take and a slot from 0 to 7.

# Why a move is good.
takeaway-why-fill = The slot is empty, so a card is drawn into it.
takeaway-why-draw = Nothing fits the top card, so a card is drawn onto it.
takeaway-why-only = Only the stack with the { $card } on top fits, and what fits must be taken.
takeaway-why-own = It brings nothing new: { cards-count } of your own lie together then, the { $card } on top.
takeaway-why-brings = It brings { cards-count } of { $who }'s.
# Stacks taken one after the other.
takeaway-why-run = It brings { cards-count } with what fits next, { $takes } stacks in all.
takeaway-why-more = { $takes ->
    [one] It brings { cards-count }, { $more } more than the { $other }.
   *[other] It brings { cards-count } with what fits next, { $more } more than the { $other }.
}
takeaway-why-less = The { $other } would bring { $more } more at once.
takeaway-why-either = Either way you win { cards-count }.
# Another own slot is empty then.
takeaway-why-first = { $prey ->
    [0] You draw next.
    [one] You draw next: { $prey } of the { $deck } cards in the deck takes a stack from somebody.
   *[other] You draw next: { $prey } of the { $deck } cards in the deck take a stack from somebody.
}
takeaway-why-again = { takeaway-why-first } With the { $other } somebody else would{ $threat ->
    [0] .
    [one] , and { $threat } of them takes one of yours.
   *[other] , and { $threat } of them take one of yours.
}
# One who is ahead of the other opponents.
takeaway-why-leader = It takes from { $who }, who has the most cards by now.
# Cards in other slots of one's own.
takeaway-why-open = { $open ->
    [0] It leaves none of your other stacks to a stack of somebody else's that fits it, as the { $other } would { cards-count }.
   *[other] It leaves { $open } of the cards in your other slots to a stack of somebody else's that fits, the { $other } { $count }.
}
takeaway-why-ends = Nothing fits any more then: the round ends with { cards-count } of yours.
takeaway-why-wins = Nothing fits any more then: the round ends with { cards-count } of yours, and you win the match.
takeaway-why-safer = { $fits ->
    [0] No card left in the deck fits the { $card } then on top of your { $size } cards, but { $theirs ->
        [one] { $theirs } of { $deck } fits
       *[other] { $theirs } of { $deck } fit
    } the { $other }, which would lie on { $stake }.
    [one] Of the { $deck } cards in the deck { $fits } fits the { $card } then on top of your { $size } cards, but { $theirs } fit the { $other }, which would lie on { $stake }.
   *[other] Of the { $deck } cards in the deck { $fits } fit the { $card } then on top of your { $size } cards, but { $theirs } fit the { $other }, which would lie on { $stake }.
}
takeaway-why-fewer = { $fits ->
    [one] Either way { $fits } of the { $deck } cards in the deck fits what lies on top then, but it can take { $size } of your cards, not { $stake }.
   *[other] Either way { $fits } of the { $deck } cards in the deck fit what lies on top then, but they can take { $size } of your cards, not { $stake }.
}
takeaway-why-fits = { $fits ->
    [0] No card left in the deck fits the { $card } then on top of your { $size } cards.
    [one] Of the { $deck } cards in the deck { $fits } fits the { $card } then on top of your { $size } cards.
   *[other] Of the { $deck } cards in the deck { $fits } fit the { $card } then on top of your { $size } cards.
}
takeaway-why-rather = What lies open speaks for the { $other }, if anything: it can pay only later.
takeaway-why-later = What lies open does not make up for it: it can pay only later.
takeaway-why-alike = The { $other } comes to the same in all that lies open: only what is drawn can tell the two apart.
    .last = The { $other } comes to the same.

# What a card is, to whoever asks. The neighbours are of its suit, or of any.
takeaway-about = { $card }: one point in whose slots it lies. Other { cards-ranks } fit it, and { $below } and { $above }.
    .any = { $card }: one point in whose slots it lies. Other { cards-ranks } fit it, and each { $below } and { $above }.

# Kinds of decisions, as the statistics tell of what each of them cost.
takeaway-deed-draw = Turning over a card
takeaway-deed-take = Taking a stack

# What an opponent is fond of, and of one who is the opposite.
takeaway-trait-picture = Steals stacks with a picture on top.
    .not = Leaves other players’ pictures where they lie.
takeaway-trait-largest = Goes for the largest stack.
    .not = Is content with a smaller stack.
takeaway-trait-nearest = Grabs the first stack clockwise.
    .not = Reaches for stacks farther round the ring.
takeaway-trait-match = Springs pairs: takes the same rank rather than a neighbour.
    .not = Goes along in runs: takes a neighbour rather than the same rank.
takeaway-trait-black = Hoards stacks with a black card on top.
    .not = Picks stacks with a red card on top.
takeaway-trait-safe = Plays safe: takes stacks that hardly a card in the deck fits.
    .not = Dares: takes stacks that cards in the deck fit.

# So many moves that may show what somebody is fond of.
takeaway-deeds-takes = { $count ->
    [one] { $count } stack taken
   *[other] { $count } stacks taken
}
