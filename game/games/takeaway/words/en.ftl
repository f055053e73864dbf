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
takeaway-why-own = It only moves a stack of your own: the { $card } comes to lie on top.
takeaway-why-brings = It brings { cards-count } of { $who }'s.
takeaway-why-more = It brings { cards-count } of { $who }'s, { $more } more than with the { $other }.
takeaway-why-leads = { $count ->
    [one] After it another stack fits, too: { cards-number } card more.
   *[other] After it another stack fits, too: { cards-number } cards more.
}
takeaway-why-safer = { $fits ->
    [0] No card left in the deck fits the { $card } then on top, but { $theirs ->
        [one] { $theirs } of { $deck } fits
       *[other] { $theirs } of { $deck } fit
    } the { $other }.
    [one] Of the { $deck } cards in the deck { $fits } fits the { $card } then on top, but { $theirs } fit the { $other }.
   *[other] Of the { $deck } cards in the deck { $fits } fit the { $card } then on top, but { $theirs } fit the { $other }.
}
takeaway-why-fits = { $fits ->
    [0] No card left in the deck fits the { $card } then on top.
    [one] Of the { $deck } cards in the deck { $fits } fits the { $card } then on top.
   *[other] Of the { $deck } cards in the deck { $fits } fit the { $card } then on top.
}

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
