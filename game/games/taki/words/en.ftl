taki-pitch = Colours, stops and runs: be first to play your last.

# What can be chosen before a match.
taki-the-game = The game
taki-house-rules = House rules
taki-mode = Match
    .help = Usual games, or a tournament of eight stages, from eight cards down to one.
    .single = Usual game
    .tournament = Tournament
taki-voluntary = Draw at will
    .help = Whether a card may be drawn although one could be played.
taki-partial = Partial runs
    .help = Whether a run may be ended while cards of its colour are still in hand.
taki-hand = Cards dealt
    .help = Cards each. A tournament begins with eight.
taki-wins = Games to win
    .help = The first player to win so many games wins the match. A tournament is one game.

# The usual ways to play.
taki-from-deck = The deck is dealt from the front, one card at a time, clockwise from the dealer's left. The next card is turned up; one that's no number goes back at a place drawn as for a shuffle, from “put back K”, and the next is turned up.
taki-usual = The usual game
    .sentence = One game with eight cards each; the first without a card wins.
taki-tournament = Tournament
    .sentence = Eight stages, from eight cards down to one.
taki-three = First to three games
    .sentence = Game after game, until somebody has won three.
taki-quick = Quick
    .sentence = One game with five cards each.
taki-easy-going = Easy-going
    .sentence = Draw whenever you like, and end a run when you like.

# The cards, which have a colour and a symbol or neither.
taki-color = { $color ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
    .shape = { $color ->
        [R] red (circle)
        [Y] yellow (triangle)
        [G] green (square)
       *[B] blue (star)
    }
taki-color-first = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
   *[B] Blue
}
    .shape = { $color ->
        [R] Red (circle)
        [Y] Yellow (triangle)
        [G] Green (square)
       *[B] Blue (star)
    }
taki-symbol = { $symbol ->
    [stop] Stop
    [turn] Change Direction
    [plus] Plus
    [taki] Taki
   *[other] { $symbol }
}
taki-a-symbol = { $symbol ->
    [8] an 8
   *[other] a { taki-symbol }
}
taki-card = { taki-color } { taki-symbol }
    .first = { taki-color-first } { taki-symbol }
    .the = the { taki-card }
    .the-first = The { taki-card }
taki-colorless = { $card ->
    [color] Change Colour
    [super] Super Taki
    [king] King
    [break] +3 Breaker
   *[other] +3
}
    .the = { $card ->
        [color] Change Colour
       *[other] the { taki-colorless }
    }
    .the-first = { $card ->
        [color] Change Colour
       *[other] The { taki-colorless }
    }
taki-change-to = Change Colour to { taki-color }
taki-super-in = Super Taki in { taki-color }
taki-cards = cards

# What lies on the table, and how a hand is sorted.
taki-by-color = By colour
taki-by-symbol = By symbol
taki-anything = Anything goes
taki-force = { $symbol ->
    [none] { taki-color-first }
   *[other] { taki-color-first } or { taki-symbol }
}
taki-open-run = Open { taki-color } run
taki-to-draw = { $count } to draw
taki-three-out = A +3 is out
taki-stage = stage { $stage }
taki-last-card = last card

# Moves before they are made.
taki-say-play = Play { $card }
    .color = Play { $card } and choose { taki-color }
    .breaker = Play the +3 Breaker, and draw three cards
taki-say-break = { $who ->
    [you] Break your +3
   *[other] Break { $who }'s +3
}
taki-say-cancel = { $who ->
    [you] Cancel your +3 with the King
   *[other] Cancel { $who }'s +3 with the King
}
taki-say-draw = Draw { cards-count }
taki-say-close = Close the run: “Closed Taki”
taki-say-leave = Leave the run open
taki-say-stop = Stop there, without another card
taki-say-pass = Let the +3 stand
taki-say-last = Say “last card”
taki-say-quiet = Say nothing, and draw four cards
taki-no-move = { $text } is not a move of Taki: play and a card, draw, close, leave, stop, pass, say last, or quiet.

# The log.
taki-deals = { $who ->
    [you] You deal.
   *[other] { $who } deals.
}
    .game = { $who ->
        [you] You deal game { $number }.
       *[other] { $who } deals game { $number }.
    }
taki-turned-up = { $card } is turned up.
taki-put-back = Only a number may lead: it goes back into the stock.
taki-plays = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
taki-plays-change = { $who ->
    [you] You play Change Colour and choose { taki-color }.
   *[other] { $who } plays Change Colour and chooses { taki-color }.
}
taki-plays-super = { $who ->
    [you] You play the Super Taki in { taki-color }.
   *[other] { $who } plays the Super Taki in { taki-color }.
}
taki-breaks = { $who ->
    [you] You break the +3.
   *[other] { $who } breaks the +3.
}
taki-cancels = { $who ->
    [you] You cancel the +3 with the King.
   *[other] { $who } cancels the +3 with the King.
}
taki-draws = { $who ->
    [you] You draw { cards-count }.
   *[other] { $who } draws { cards-count }.
}
taki-draws-cards = { $who ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
taki-no-card = { $who ->
    [you] You find no card left to draw.
   *[other] { $who } finds no card left to draw.
}
taki-new-stock = The stock is used up: the pile is shuffled to be the new one.
taki-skipped = { $who ->
    [you] You are skipped: that was a Stop.
   *[other] { $who } is skipped: that was a Stop.
}
taki-turns-round = The order of play turns round.
taki-closes = { $who ->
    [you] You close the run: “Closed Taki”.
   *[other] { $who } closes the run: “Closed Taki”.
}
# The great moments, as they are seen.
taki-moment-close-title = Closed Taki!
taki-moment-close = { $who ->
    [you] You close the { taki-color } run.
   *[other] { $who } closes the { taki-color } run.
}
taki-moment-break-title = +3 broken!
taki-moment-break = { $whose ->
    [you] { $who } breaks your +3: you draw the three cards.
   *[other] { taki-moment-break-others }
}
taki-moment-break-others = { $who ->
    [you] You break { $whose }'s +3, who draws the three cards.
   *[other] { $who } breaks { $whose }'s +3, who draws the three cards.
}
taki-moment-cancel-title = +3 cancelled!
taki-moment-cancel = { $whose ->
    [you] { $who } cancels your +3 with the King.
   *[other] { taki-moment-cancel-others }
}
taki-moment-cancel-others = { $who ->
    [you] You cancel { $whose }'s +3 with the King.
   *[other] { $who } cancels { $whose }'s +3 with the King.
}
taki-leaves = { $who ->
    [you] You leave the run open.
   *[other] { $who } leaves the run open.
}
taki-stops = { $who ->
    [you] You stop there.
   *[other] { $who } stops there.
}
taki-says = { $who ->
    [you] You say “last card”.
   *[other] { $who } says “last card”.
}
taki-forgets = { $who ->
    [you] You forget to say “last card”.
   *[other] { $who } forgets to say “last card”.
}
taki-next-stage = { $who ->
    [you] You go to stage { $stage }.
   *[other] { $who } goes to stage { $stage }.
}
taki-won = { $who ->
    [you] You have no cards left and win.
   *[other] { $who } has no cards left and wins.
}
taki-won-game = { $who ->
    [you] You have no cards left and win the game: { $wins }.
   *[other] { $who } has no cards left and wins the game: { $wins }.
}
taki-ends = The match ends here: the fewest cards win.
taki-game-ends = The game ends here, and the fewest cards win: { $wins }.
taki-player-wins = { $who } { $count }
# So many games won, and what they are called.
taki-count-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
taki-word-wins = wins

# A game of several.
taki-game = Game { $number }
taki-next-game = Next game
taki-game-is-over = The game is over.
taki-game-over = { $who ->
    [you] You win game { $number }.
   *[other] { $who } wins game { $number }.
}
    .shared = { $players } share game { $number }.

# What the person is to do.
taki-dealing = The cards are dealt.
taki-play = { $plus ->
    [yes] { $draw ->
        [yes] The Plus asks for another card: play { taki-wanted }, or draw a card.
       *[no] The Plus asks for another card: play { taki-wanted }.
    }
   *[no] { $draw ->
        [yes] Play { taki-wanted }, or draw a card.
       *[no] Play { taki-wanted }.
    }
}
taki-wanted = { $colorless ->
    [yes] { $symbol ->
        [none] a { taki-color } card or one without a colour
       *[other] a { taki-color } card, { taki-a-symbol } or one without a colour
    }
   *[no] { $symbol ->
        [none] a { taki-color } card
       *[other] a { taki-color } card or { taki-a-symbol }
    }
}
taki-play-colorless = { $plus ->
    [yes] { $draw ->
        [yes] The Plus asks for another card: play a card without a colour, or draw a card: nothing else fits.
       *[no] The Plus asks for another card: play a card without a colour: nothing else fits.
    }
   *[no] { $draw ->
        [yes] Play a card without a colour, or draw a card: nothing else fits.
       *[no] Play a card without a colour: nothing else fits.
    }
}
taki-play-any = { $draw ->
    [yes] Play any card, or draw a card.
   *[no] Play any card.
}
taki-no-cards = { $plus ->
    [yes] The Plus asks for another card: you have no card to play: draw one.
   *[no] You have no card to play: draw one.
}
taki-only-breaker = { $plus ->
    [yes] The Plus asks for another card: only the Breaker fits, which would cost you three cards: draw one.
   *[no] Only the Breaker fits, which would cost you three cards: draw one.
}
taki-none-fits = { $plus ->
    [yes] { $symbol ->
        [none] The Plus asks for another card: you have no { taki-color } card: draw a card.
       *[other] The Plus asks for another card: you have no { taki-color } card and no { taki-symbol }: draw a card.
    }
   *[no] { $symbol ->
        [none] You have no { taki-color } card: draw a card.
       *[other] You have no { taki-color } card and no { taki-symbol }: draw a card.
    }
}
taki-plus-two = { $answers ->
    [add] Add a +2 or draw { cards-count }.
    [cancel] Cancel it with the King or draw { cards-count }.
    [both] Add a +2, cancel it with the King or draw { cards-count }.
   *[none] You have no +2 and no King: draw { cards-count }.
}
taki-king = The King lets you play one more card, any card, or stop there.
taki-run-on = { $count ->
    [1] Play your last { taki-color } card into the run.
   *[other] Play your { taki-color } cards into the run: { cards-number } to go.
}
taki-ways = { $ways }.
taki-way-another = Play another { taki-color } card
taki-way-close = close the run
    .first = Close the run
taki-way-leave-it = leave it open
taki-way-leave = leave the run open
    .first = Leave the run open
taki-way-super = go on with a Super Taki
taki-way-change = end it with Change Colour
taki-announce = You hold one card: say “last card” now.

# Why, and who comes next.
taki-next = { $who ->
    [you] You are next in line.
   *[other] { $who } is next in line.
}
taki-quiet-costs = Keeping quiet costs four cards.
taki-drawing-ends = Drawing ends your turn.
taki-turn-over = Then your turn is over.
taki-drawn-waits = What you draw has to wait for your next turn.
taki-bare-king = A bare King leaves no colour in force.
taki-beneath = What lies beneath the { taki-colorless } stays in force.
taki-chosen = The colour that was chosen is { taki-color }.
taki-run-stays = The { taki-color } run stays open when you draw.
taki-run-ends = The card you play ends the open { taki-color } run.
taki-run-open = The { taki-color } run is open: whoever goes on with it plays all their { taki-color } cards.
    .partial = The { taki-color } run is open: a { taki-color } card or a Super Taki goes on with it.
taki-last-acts = Only the last card of a run acts.
taki-not-closed = A run cannot be closed on a { $card }.
taki-run-continued = Left open, the run may be continued by the next player.
taki-acts-again = When the run ends its last card acts: you play again.
taki-acts-skip = When the run ends its last card acts: { $who } is skipped.
taki-acts-plus-two = When the run ends its last card acts: { $who } adds a +2, plays a King, or draws two.
taki-acts-turn = When the run ends its last card acts: the order of play turns round.
taki-acts-plus = When the run ends its last card acts: you must play another card.

# Others are asked.
taki-turn-of = It is { $who }'s turn.
    .run = It is { $who }'s turn, and the { taki-color } run is open.
taki-runs-on = { $who } goes on with the { taki-color } run.
taki-king-of = { $who } may play one more card after the King.
taki-plus-of = { $who } owes the Plus another card.
taki-last-of = { $who } has one card left.
taki-plus-two-of = { $who } has to add a +2, play a King, or draw { cards-count }.

# The calls, and the window after a +3.
taki-call-last = Last card!
    .sentence = Say so, or draw four cards.
taki-call-three = A +3 has been played
    .sentence = If it stands, you draw three cards.
taki-waits = Does anybody answer the +3?
taki-answered = { $who ->
    [you] Your +3 may be answered now.
   *[other] { $who }'s +3 may be answered now.
}
taki-answer = { $answers ->
    [break] { $who }'s +3: break it or let it stand and draw three.
    [cancel] { $who }'s +3: cancel it with the King or let it stand and draw three.
    [both] { $who }'s +3: break it, cancel it with the King or let it stand and draw three.
   *[none] { $who }'s +3: let it stand and draw three.
}
taki-broken = Broken, it makes { $who } draw three, and nobody else.
taki-cancelled = The King gives you the turn, and one more card after it.

# Buttons.
taki-button-play = Play
    .card = Play { $card }
    .breaker = Play the Breaker and draw three
    .breaker-listed = Breaker and draw three
    .king = Play the King
taki-button-change = Change the colour
    .color = Change to { taki-color }
taki-asks-colour = Which colour?
taki-asks-card = Which card do you play?
taki-asks-add = Which card do you add to the run?
taki-button-super = Super Taki
taki-button-add = Add to the run
    .card = Add { $card }
    .more = { $card }, then { $count } more
taki-button-break = Break it
taki-button-close = Close Taki
taki-button-leave = Leave it open
taki-button-stop = Stop there
taki-button-draw = { $count ->
    [1] Draw a card
   *[other] Draw { $count }
}
taki-button-pass = Let it stand
taki-button-last = Last card!
taki-button-quiet = Keep quiet
taki-breaker-costs = On your own turn it makes you draw three cards.
taki-aside-pile = What lies on the pile stays there: a card is drawn from the stock.
taki-aside-stock = A card that is drawn comes to your hand.
taki-aside-hand = Cards are played on the pile, not put back on the stock.

# The end.
taki-ending-stuck = Nobody could play or draw a card
taki-ending-turns = All { $turns } turns have been played
taki-row = The game
    .tournament = The tournament
taki-out-first = out first
taki-all-stages = through all stages
taki-left = { cards-count } left

# Why a move is refused.
taki-next-alone = Only the player whose turn is next may answer a +3 with a King.
taki-plus-two-active = A +2 is active: answer with a +2 or a King, or draw { cards-count }.
taki-misfit = { $symbol ->
    [none] The colour in force is { taki-color }, and the { $card } is not.
   *[other] The { $card } has neither the colour in force, { taki-color }, nor the symbol, { taki-symbol }.
}
taki-change-ends = Change Colour can only end this run: first play your { taki-color } cards.
taki-not-inside = A { taki-colorless } cannot be played inside a run.
taki-inside = Inside a { taki-color } run only { taki-color } cards and Super Takis are played.
taki-no-announcing = The last card is announced when a play has left you with one card.
taki-announce-first = You hold one card: first say “last card”, or keep quiet.
taki-not-held = You do not hold the { $card }.
taki-choose = No colour is in force on a bare King: choose one for the Super Taki.
taki-no-choice = A Super Taki takes the colour in force: its colour is not yours to choose.
taki-no-three = There is no +3 to let stand.
taki-three-first = A +3 is being answered: only a +3 Breaker, or the next player's King, can be played.
taki-no-run = There is no run of yours to end: play a card into it first.
taki-color-comes-first = Every { taki-color } card in your hand has to be played first.
taki-stays-open = A run cannot be closed on a { $card }: it stays open.
taki-run-first = Your run is still going on: go on with it, close it or leave it.
taki-no-extra = A King's extra card is not drawn for: play one more, or stop.
taki-can-play = A card is drawn only when none can be played, and you hold one that can.
taki-no-stop = You can stop only where a King offers one more card.

# Why a move is good.
taki-why-break = It spares everybody three cards and gives them to the one who played the +3.
taki-why-cancel = It cancels the +3 and gives you the turn, with one more card to play.
taki-why-plan = You win this turn: { $cards }.
taki-why-out = It is your last card: you go out with it.
taki-why-pending = It saves you from drawing { cards-count }.
taki-why-breaker = You cannot go out while you hold it: to be rid of it is worth three cards.
taki-why-end = It ends the run and asks for { taki-color }.
taki-why-run = { $count ->
    [one] { cards-number-first } more card of the colour goes with it; what that does is best kept for the end.
   *[other] { cards-number-first } more cards of the colour go with it; the one that does most is best kept for the end.
}
    .alike = { $count ->
        [one] { cards-number-first } more card of the colour goes with it.
       *[other] { cards-number-first } more cards of the colour go with it.
    }
    .idle = { $count ->
        [one] It does nothing inside the run: { cards-number } more card of the colour can follow it.
       *[other] It does nothing inside the run: { cards-number } more cards of the colour can follow it.
    }
taki-why-run-last = It is your last card of the colour, and acts when the run ends.
taki-why-change = { $count ->
    [0] { taki-color-first } is the colour to ask for.
    [one] You hold { cards-number } { taki-color } card to follow it.
   *[other] You hold { cards-number } { taki-color } cards to follow it.
}
taki-why-king = It lets you play one more card, any card.
taki-why-three = Everybody else draws three cards, unless it is broken.
taki-why-taki = { $count ->
    [one] It lets you play another { taki-color } card at once.
    [2] It lets you play both of your other { taki-color } cards at once.
   *[other] It lets you play all { $count } of your other { taki-color } cards at once.
}
taki-why-go-on = { $count ->
    [0] It goes on with the open run.
   *[other] It goes on with the open run, and all your { taki-color } cards can go with it.
}
taki-why-plus-two = { $who ->
    [you] You draw two cards, or must add to them.
   *[other] { $who } draws two cards, or must add to them.
}
taki-why-stop = { $who ->
    [you] You lose a turn.
   *[other] { $who } loses a turn.
}
taki-why-again = You play again at once.
taki-why-plus = It lets you play a second card in the same turn.
    .alone = It is played while it can be: you draw a card for it.
taki-why-few = { $who ->
    [you] You have few cards left.
   *[other] { $who } has only { cards-count } left.
}
taki-why-lacking = { $who ->
    [you] You seem to have no { taki-color } card to follow it.
   *[other] { $who } seems to have no { taki-color } card to follow it.
}
taki-why-last-fits = Then only { $card } is left, and it fits.
taki-why-fitting = { $count ->
    [one] { cards-number-first } of your other cards fits it, and { $theirs ->
        [0] none
       *[other] { $theirs }
    } would fit { $other }.
   *[other] { cards-number-first } of your other cards fit it, and { $theirs ->
        [0] none
       *[other] { $theirs }
    } would fit { $other }.
}
taki-why-as-many = { $count ->
    [one] { cards-number-first } other card of yours fits it, as one would fit { $other }.
   *[other] { cards-number-first } other cards of yours fit it, as many as would fit { $other }.
}
taki-why-likelier = { $who ->
    [you] You are less likely to have a card for it than for { $other }.
   *[other] { $who } is less likely to have a card for it than for { $other }.
}
taki-why-kept = { $card } does something to the next player, and is worth keeping.
taki-why-spared = { $card } goes on almost anything, and is worth keeping.
taki-why-more = { $count ->
    [one] { cards-number-first } other card of yours fits it.
   *[other] { cards-number-first } other cards of yours fit it.
}
taki-why-least = The { $card } is your only card of its colour and of its symbol.
    .super = You hold no card that could go into its run.
taki-why-no-way-out = Nothing you hold goes on the active +2: you draw { cards-count }.
taki-why-draws = It costs { cards-count }, but what goes on the active +2 is worth more.
taki-why-not-breaker = Only the +3 Breaker could be played, and it would cost three cards.
taki-why-none = No card in your hand can be played.
taki-why-voluntary = What you could play now is worth keeping.
    .card = { $card } is worth keeping.
taki-why-close = A closed run gives the next player nothing to go on with.
taki-why-leave = The run stays open for the next player.
taki-why-keep = The cards you hold are worth keeping.
taki-why-pass = You can take three cards and keep your answer for later.
taki-why-say = Silence would cost four cards.
taki-why-quiet = Nothing is said.

# What a card is, to whoever asks: what it does, then what it goes on.
taki-about = { $card }: { $symbol ->
    [stop] the next player is skipped.
    [turn] the order of play turns round.
    [plus] you must play another card, or draw one.
   *[taki] opens a run, in which you go on with cards of its colour.
}
    .number = { $card }: a number, which does nothing more.
    .plus-two = { $card }: the next player draws two cards and loses the turn, or adds a +2.
taki-about-goes = It goes on { taki-color } cards and on { taki-a-symbol } of any colour.
taki-about-colorless = { $card ->
    [color] Change Colour: goes on anything but an active +2. You choose the colour to follow.
    [super] Super Taki: goes on anything but an active +2, and opens a run in the colour in force.
    [king] King: goes on anything and cancels an active +2. You may play one more card, any card.
    [break] +3 Breaker: answers a +3, whose player then draws the three cards. Played on your own turn it costs you three.
   *[other] +3: goes on anything but an active +2. All the others draw three cards, unless it is broken.
}

# Kinds of decisions, as the statistics tell of what each of them cost.
taki-deed-play = Playing cards
taki-deed-draw = Drawing
taki-deed-run = Closing runs
taki-deed-call = Calling the last card
taki-deed-answer = Answering a +3

# What the letters of the buttons do, as a page of keys lists them.
taki-letter-lay = Play a card, or say "Last card"
taki-letter-add = Add to the open Taki
taki-letter-break = Break a +3
taki-letter-close = Close the Taki
taki-letter-leave = Leave the Taki open
taki-letter-stop = Stop, pass, or say nothing

# What an opponent is fond of, and of one who is the opposite.
taki-trait-attack = Attacks with stop, +2 and +3.
    .not = Keeps the peace: attacks only when nothing else does as well.
taki-trait-changed = Snatches the colour for another one.
    .not = Stays with the colour that lies.
taki-trait-longest = Plays the colour with the most cards in hand.
    .not = Plays the colours with few cards in hand.
taki-trait-lively = Cannot wait to play Taki, Plus and Turn.
    .not = Keeps Taki, Plus and Turn for later.
taki-trait-plain = Hoards special cards and plays numbers first.
    .not = Spends special cards freely and keeps numbers.
taki-trait-denies = Watches what the next player lacks, and plays that.
    .not = Does not mind what the next player can follow with.

# So many moves that may show what somebody is fond of.
taki-deeds-plays = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
