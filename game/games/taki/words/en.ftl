taki-title = Taki
taki-pitch = Colours, stops and runs. Be first to play your last card.
taki-age = For children of 6 and up.

# What can be chosen before a match.
taki-the-game = The game
taki-house-rules = House rules
taki-mode = Match
    .help = Usual games, or a tournament of eight stages.
    .single = Usual
    .tournament = Tournament
taki-voluntary-draw = Draw any time
    .help = You can draw even if you could play.
taki-partial-runs = End runs early
    .help = You can stop a run while you still hold its colour.
taki-hand = Cards dealt
    .help = How many cards you each start with. In a tournament it’s always eight.
taki-length = { $form ->
    [label] { $value ->
        [1] One game
       *[other] First to { $value } wins
    }
   *[name] { $value ->
        [1] one game
       *[other] first to { $value } wins
    }
}
taki-goal = { $value ->
    [1] One game
   *[other] First to { $value } wins
}
taki-wins = Games to win
    .help = Win this many games to win the match. A tournament is one game.

# The usual ways to play.
taki-from-deck = The deck is dealt from the front, one card at a time, clockwise from the dealer’s left. Then the next card is turned up. A card that’s no number goes back, and the next is turned up. Its place is drawn as for a shuffle, from “put back K”.
taki-lead = First card
    .help = The card turned up to lead. An action card there does nothing.
    .number = A number
    .coloured = Any with a colour
taki-plus-three = +3 cards
    .help = Without them the pack has 112 cards.
taki-plus-three-on = A +3 goes on
    .help = A card it fits, or also a waiting +2. Those cards then wait for the next player.
    .colour = No waiting +2
    .any = Anything
taki-set-single-game = One game
    .sentence = The usual way. The first card is always a number.
taki-set-box = The box’s rules
    .sentence = From the rules sheet in the box. An action card can lead, and a +3 goes on a waiting +2.
taki-set-older-box = The older box
    .sentence = From an older rules sheet, with 112 cards. Nobody has a +3.
taki-set-tournament = Tournament
    .sentence = From the box. Eight stages in one game.
taki-set-first-to-three = First to three games
    .sentence = Our own series. Win three games and you win the match.
taki-set-partial-runs = End runs early
    .sentence = Our own. End a run as soon as you like.
taki-set-draw-at-will = Draw any time
    .sentence = A house rule in some families. Draw even if you could play.

# The cards, which have a colour and a symbol or neither.
taki-color = { $color ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
    .braille = { $color }
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
    .braille = { $symbol ->
        [stop] Stop
        [turn] Turn
        [plus] Plus
        [taki] Taki
       *[other] { $symbol }
    }
taki-a-symbol = { $symbol ->
    [8] an 8
   *[other] a { taki-symbol }
}
taki-card = { taki-color } { taki-symbol }
    .braille = { taki-color }{ taki-symbol }
    .first = { taki-color-first } { taki-symbol }
    .the-first = The { taki-card }
taki-the-card = the { taki-card }
    .braille = { taki-card }
taki-colorless = { $card ->
    [color] Change Colour
    [super] Super Taki
    [king] King
    [break] +3 Breaker
   *[other] +3
}
    .braille = { $card ->
        [color] Change
        [super] Super
        [king] King
        [break] Breaker
       *[other] +3
    }
    .the-first = { $card ->
        [color] Change Colour
       *[other] The { taki-colorless }
    }
taki-the-colorless = { $card ->
    [color] Change Colour
   *[other] the { taki-colorless }
}
    .braille = { taki-colorless }
taki-change-to = Change Colour to { taki-color }
    .braille = Change={ $color }
taki-super-in = Super Taki in { taki-color }
    .braille = Super={ $color }
taki-cards = cards

# What lies on the table, and how a hand is sorted.
taki-by-color = By colour
taki-by-symbol = By symbol
taki-anything = Anything fits
    .sentence = Anything fits.
taki-force = { $symbol ->
    [none] { taki-color-first }
   *[other] { taki-color-first } or { taki-symbol }
}
    .sentence = { $symbol ->
        [none] The colour is { taki-color }.
       *[other] The colour is { taki-color }, and the symbol is { taki-symbol }.
    }
taki-open-run = Open { taki-color } run
    .sentence = The { taki-color } run is open.
taki-to-draw = { $count } to draw
    .sentence = A +2 is waiting. It’s { cards-count } to draw now.
taki-three-out = A +3 is out
    .sentence = A +3 is waiting for an answer.
taki-stage = stage { $stage }
taki-last-card = last card

# Moves before they are made.
taki-say-play = { $use ->
    [clause] play { $card }
   *[button] Play { $card }
}
    .color = { $use ->
        [clause] play { $card } and choose { taki-color }
       *[button] Play { $card } and choose { taki-color }
    }
    .breaker = { $use ->
        [clause] play the +3 Breaker and draw three cards
       *[button] Play the +3 Breaker and draw three cards
    }
taki-say-break = { $who ->
    [you] { $use ->
        [clause] break your +3
       *[button] Break your +3
    }
   *[other] { $use ->
        [clause] break { $who }’s +3
       *[button] Break { $who }’s +3
    }
}
taki-say-cancel = { $who ->
    [you] { $use ->
        [clause] cancel your +3 with the King
       *[button] Cancel your +3 with the King
    }
   *[other] { $use ->
        [clause] cancel { $who }’s +3 with the King
       *[button] Cancel { $who }’s +3 with the King
    }
}
taki-say-draw = { $use ->
    [clause] draw { cards-count }
   *[button] Draw { cards-count }
}
taki-say-close = { $use ->
    [clause] close the run: “Closed Taki”
   *[button] Close the run: “Closed Taki”
}
taki-say-leave = { $use ->
    [clause] leave the run open
   *[button] Leave the run open
}
taki-say-stop = { $use ->
    [clause] stop there, with no more cards
   *[button] Stop there, with no more cards
}
taki-say-pass = { $use ->
    [clause] let the +3 stand
   *[button] Let the +3 stand
}
taki-say-last = { $use ->
    [clause] say “last card”
   *[button] Say “last card”
}
taki-say-quiet = { $use ->
    [clause] keep quiet and draw four cards
   *[button] Keep quiet and draw four cards
}
taki-no-move = Taki has no move { $text }. Try play and a card, draw, close, leave, stop, pass, say last, or quiet.

# What a line of braille tells: what is asked, and the moves.
# Behind it stands the next player with the cards they hold: “Green/9 A3”; at a +3 its player.
taki-line-about = { $symbol ->
    [none] { taki-color-first } { $who }
   *[other] { taki-color-first }/{ taki-symbol } { $who }
}
    .run = { taki-color-first } run { $who }
    .draw = +2 ({ $count }) { $who }
    .any = Any { $who }
    .three = +3 { $who }
    .last = Last card { $who }
# A colour to choose, with the number of cards that one holds in it.
taki-line-color = { taki-color }{ $count }
taki-line-play = play
taki-line-word = { $word ->
    [close] close
    [leave] leave open
    [stop] stop
    [break] break
    [cancel] cancel
    [quiet] quiet
   *[other] say it
}

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
taki-put-back = It can’t lead, so it goes back.
taki-plays = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
taki-plays-change = { $who ->
    [you] You play Change Colour and choose { taki-color }.
   *[other] { $who } plays Change Colour and chooses { taki-color }.
}
    .braille = { $who ->
        [you] You play Change={ $color }.
       *[other] { $who } plays Change={ $color }.
    }
taki-plays-super = { $who ->
    [you] You play the Super Taki in { taki-color }.
   *[other] { $who } plays the Super Taki in { taki-color }.
}
    .braille = { $who ->
        [you] You play Super={ $color }.
       *[other] { $who } plays Super={ $color }.
    }
taki-breaks = { $who ->
    [you] You break the +3.
   *[other] { $who } breaks the +3.
}
taki-cancels = { $who ->
    [you] You cancel the +3 with the King.
   *[other] { $who } cancels the +3 with the King.
}
    .braille = { $who ->
        [you] You cancel the +3.
       *[other] { $who } cancels the +3.
    }
taki-draws = { $who ->
    [you] You draw { cards-count }.
   *[other] { $who } draws { cards-count }.
}
taki-draws-cards = { $who ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
# All cards that are drawn, more than four of them.
taki-drawn = { $cards }
    .braille = { cards-count }
taki-no-card = { $who ->
    [you] You can’t draw. No cards are left.
   *[other] { $who } can’t draw. No cards are left.
}
taki-new-stock = The deck is empty, so the pile is shuffled into a new one.
    .braille = The pile becomes the new deck.
taki-skipped = { $who ->
    [you] Stop! You miss a turn.
   *[other] Stop! { $who } misses a turn.
}
taki-turns-round = Play goes the other way.
taki-closes = { $who ->
    [you] You close the run. “Closed Taki!”
   *[other] { $who } closes the run. “Closed Taki!”
}
    .braille = { $who ->
        [you] You close the run.
       *[other] { $who } closes the run.
    }
# The great moments, as they are seen.
taki-moment-close-title = Closed Taki!
taki-moment-close = { $who ->
    [you] You close the { taki-color } run.
   *[other] { $who } closes the { taki-color } run.
}
taki-moment-break-title = +3 broken!
    .figure = +3 cards
taki-moment-break = { $whose ->
    [you] { $who } breaks your +3, so you draw three.
   *[other] { taki-moment-break-others }
}
taki-moment-break-others = { $who ->
    [you] You break { $whose }’s +3, so only { $whose } draws three.
   *[other] { $who } breaks { $whose }’s +3, so only { $whose } draws three.
}
taki-moment-stand-title = +3
taki-moment-stand = { $whose ->
    [you] Your +3 stands, so everyone else draws three.
   *[other] { $whose }’s +3 stands, so everyone else draws three.
}
taki-moment-draw = { $who ->
    [you] You draw three.
   *[other] { $who } draws three.
}
taki-moment-cancel-title = +3 cancelled!
taki-moment-cancel = { $whose ->
    [you] { $who } cancels your +3 with the King.
   *[other] { taki-moment-cancel-others }
}
taki-moment-cancel-others = { $who ->
    [you] You cancel { $whose }’s +3 with the King.
   *[other] { $who } cancels { $whose }’s +3 with the King.
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
    .braille = { $who ->
        [you] You forget “last card”.
       *[other] { $who } forgets “last card”.
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
    .braille = { $who ->
        [you] You win the game.
       *[other] { $who } wins the game.
    }
taki-ends = The match ends here, and the fewest cards win.
    .braille = The match ends. The fewest cards win.
taki-tournament-ends = The tournament ends here, and the lowest stage wins.
    .braille = The tournament ends. The lowest stage wins.
taki-game-ends = The game ends here, and the fewest cards win: { $wins }.
    .braille = The game ends. The fewest cards win.
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
taki-game-is-over = This game is over.
taki-game-over = { $who ->
    [you] You won game { $number }.
   *[other] { $who } won game { $number }.
}
    .shared = { $players } share game { $number }.

# What the person is to do.
taki-dealing = Dealing the cards.
taki-play = { $plus ->
    [yes] { $draw ->
        [yes] Your Plus needs another card. Play { taki-wanted }, or draw.
       *[no] Your Plus needs another card. Play { taki-wanted }.
    }
   *[no] { $draw ->
        [yes] Play { taki-wanted }, or draw.
       *[no] Play { taki-wanted }.
    }
}
taki-wanted = { $colorless ->
    [yes] { $symbol ->
        [none] a { taki-color } card or a no-colour card
       *[other] a { taki-color } card, { taki-a-symbol } or a no-colour card
    }
   *[no] { $symbol ->
        [none] a { taki-color } card
       *[other] a { taki-color } card or { taki-a-symbol }
    }
}
taki-play-colorless = { $plus ->
    [yes] { $draw ->
        [yes] Your Plus needs another card, and only no-colour cards fit. Play one, or draw.
       *[no] Your Plus needs another card, and only no-colour cards fit. Play one.
    }
   *[no] { $draw ->
        [yes] Only your no-colour cards fit. Play one, or draw.
       *[no] Only your no-colour cards fit. Play one.
    }
}
taki-play-any = { $draw ->
    [yes] Play any card, or draw.
   *[no] Play any card.
}
taki-no-cards = { $plus ->
    [yes] Your Plus needs another card, and you can’t play any. Draw a card.
   *[no] You can’t play anything. Draw a card.
}
taki-only-breaker = { $plus ->
    [yes] Only the Breaker could follow your Plus, and it costs you three cards. Draw a card.
   *[no] Only the Breaker fits, and it costs you three cards. Draw a card.
}
taki-none-fits = { $plus ->
    [yes] { $symbol ->
        [none] Your Plus needs another card, and you have no { taki-color } card. Draw a card.
       *[other] Your Plus needs another card, and you have no { taki-color } card and no { taki-symbol }. Draw a card.
    }
   *[no] { $symbol ->
        [none] No { taki-color } card. Draw a card.
       *[other] No { taki-color } card, no { taki-symbol }. Draw a card.
    }
}
taki-plus-two = { $answers ->
    [add] Add a +2 or draw { cards-count }.
    [cancel] Cancel it with the King or draw { cards-count }.
    [both] Add a +2, cancel it with the King or draw { cards-count }.
   *[none] You have no +2 and no King. Draw { cards-count }.
}
    .three = { $answers ->
        [add] Add a +2, play the +3 or draw { cards-count }.
        [cancel] Play the +3, cancel the +2 with the King or draw { cards-count }.
        [both] Add a +2, play the +3, cancel the +2 with the King or draw { cards-count }.
       *[none] Play the +3 or draw { cards-count }.
    }
taki-king = Play one more card, any card, or stop there.
taki-run-on = { $count ->
    [1] Play your last { taki-color } card into the run.
   *[other] Play your { taki-color } cards into the run. { cards-number-first } to go.
}
taki-ways = { $ways }.
taki-way-another = Play another { taki-color } card
taki-way-close = close the run
    .first = Close the run
taki-way-leave-it = leave it open
taki-way-leave = leave the run open
    .first = Leave the run open
taki-way-super = add a Super Taki
taki-way-change = end it with Change Colour
taki-announce = One card left! Say “last card”.

# Why, and who comes next.
taki-next = { $who ->
    [you] You’re next.
   *[other] { $who } is next.
}
taki-quiet-costs = Keeping quiet costs four cards.
taki-drawing-ends = Drawing ends your turn.
taki-turn-over = Then your turn ends.
taki-drawn-waits = If you draw, that card waits until your next turn.
taki-bare-king = A King alone has no colour, so anything fits it.
taki-beneath = Play as if the { taki-colorless } weren’t there.
taki-chosen = The colour is now { taki-color }.
taki-run-stays = If you draw, the { taki-color } run stays open.
taki-run-ends = The card you play ends the open { taki-color } run.
taki-run-open = The { taki-color } run is open. Join it, and all your { taki-color } cards go.
    .partial = The { taki-color } run is open. Join it with a { taki-color } card or a Super Taki.
taki-last-acts = Only a run’s last card does anything.
taki-not-closed = You can’t close a run on a { $card }.
taki-run-continued = If you leave it open, the next player can join it.
taki-acts-again = If the run ends here, you play again.
taki-acts-skip = If the run ends here, { $who } misses a turn.
taki-acts-plus-two = If the run ends here, { $who } adds a +2, plays a King, or draws two.
    .any = If the run ends here, { $who } adds a +2, plays a +3 or a King, or draws two.
taki-acts-turn = If the run ends here, play goes the other way.
taki-acts-last = If the run ends here, so does the game.
taki-acts-plus = If the run ends here, you need another card.

# Others are asked.
taki-turn-of = It’s { $who }’s turn.
    .run = It’s { $who }’s turn, and the { taki-color } run is open.
taki-runs-on = { $who } is playing the { taki-color } run.
taki-king-of = { $who } can play one more card after the King.
taki-plus-of = { $who } needs another card after the Plus.
taki-last-of = { $who } has one card left.
taki-plus-two-of = { $who } has to add a +2, play a King, or draw { cards-count }.
    .any = { $who } has to add a +2, play a +3 or a King, or draw { cards-count }.

# The calls, and the window after a +3.
taki-call-last = Last card!
    .sentence = Say it, or draw four cards.
taki-call-three = A +3 is out
    .sentence = If it stands, you draw three cards.
taki-waits = Does anyone answer the +3?
taki-answered = { $who ->
    [you] The others can answer your +3 now.
   *[other] You can all answer { $who }’s +3 now.
}
taki-answer = { $answers ->
    [break] Break { $who }’s +3, or let it stand and draw three.
    [cancel] Cancel { $who }’s +3 with the King, or let it stand and draw three.
    [both] Break { $who }’s +3, cancel it with the King, or let it stand and draw three.
   *[none] Let { $who }’s +3 stand and draw three.
}
taki-broken = Break it, and only { $who } draws three.
taki-cancelled = The King makes it your turn, with one more card to play.

# Buttons.
taki-button-play = Play
    .card = Play { $card }
    .again = { $card }: go again
    .breaker = Breaker: draw three
    .breaker-listed = Breaker: draw three
    .king = Play the King
taki-button-change = Change colour
    .color = Change to { taki-color }
taki-asks-colour = Which colour?
taki-asks-card = Which card?
taki-asks-add = Which card goes in the run?
taki-button-super = Play Super Taki
taki-button-add = Join the run
    .card = Add { $card }
    .more = { $card }, then { $count } more
taki-button-break = Break it
taki-button-close = Close the run
taki-button-leave = Leave it open
taki-button-stop = Stop there
taki-button-draw = { $count ->
    [1] Draw a card
   *[other] Draw { $count }
}
taki-button-pass = Let it stand
taki-button-last = Last card!
taki-button-quiet = Keep quiet
taki-breaker-costs = On your own turn it costs you three cards.
taki-aside-pile = Cards on the pile stay there. Draw from the deck.
taki-aside-stock = The card you draw goes to your hand.
taki-aside-hand = Play your cards on the pile. They don’t go back on the deck.

# The end.
taki-ending-stuck = Nobody could play or draw
taki-ending-turns = All { $turns } turns are played
taki-ending-pile = The pile at the end
taki-row = The game
    .tournament = The tournament
taki-sheet-won = Games won
taki-sheet-stage = Stage
taki-sheet-left = Cards left
taki-out-first = out first
taki-all-stages = through all stages
taki-left = { cards-count } left

# Why a deck is refused.
taki-no-lead = With this deck the players hold every card that can lead. Put one behind their hands.

# Why a move is refused.
taki-next-alone = Only the next player can answer a +3 with a King.
    .braille = No: only the next player’s King answers.
taki-plus-two-active = Answer the +2 with a +2 or a King, or draw { cards-count }.
    .braille = +2: answer with a +2 or King, or draw.
taki-plus-two-or-three = Answer the +2 with a +2, a +3 or a King, or draw { cards-count }.
    .braille = +2: answer with +2, +3, King, or draw.
taki-misfit = { $symbol ->
    [none] The colour is { taki-color }, and the { $card } isn’t.
   *[other] The { $card } is neither { taki-color } nor { taki-a-symbol }.
}
    .braille = { $symbol ->
        [none] No: { $card } isn’t { taki-color }.
       *[other] No: { $card } isn’t { taki-color } or { taki-symbol }.
    }
taki-change-ends = Change Colour ends a run. Play your { taki-color } cards first.
    .braille = First play your { taki-color } cards.
taki-not-inside = You can’t play a { taki-colorless } inside a run.
taki-inside = Only { taki-color } cards and Super Takis go into this run.
    .braille = No: only { taki-color } and Super in this run.
taki-no-announcing = Say “last card” when a play leaves you with one card.
    .braille = No: you’d have to hold one card.
taki-announce-first = You have one card left. Say “last card” first, or keep quiet.
    .braille = First say “last card”, or keep quiet.
taki-not-held = You don’t have the { $card }.
taki-choose = The King has no colour. Choose one for your Super Taki.
    .braille = Choose a colour for your Super.
taki-no-choice = A Super Taki takes the colour it lands on. You can’t choose.
    .braille = No: a Super has the colour it lies on.
taki-no-three = No +3 is waiting for an answer.
taki-three-first = A +3 is out. Only a +3 Breaker or the next player’s King can answer it.
    .braille = +3: only a Breaker or King answers it.
taki-no-run = You have no run to end. Play a card into one first.
    .braille = No: you have no run to end.
taki-color-comes-first = Play all your { taki-color } cards first.
taki-stays-open = You can’t close a run on a { $card }. It stays open.
    .braille = No: on { $card } the run stays open.
taki-run-first = Your run isn’t over. Add to it, close it or leave it open.
    .braille = First add to your run, or end it.
taki-no-extra = You can’t draw after a King. Play one more card, or stop.
    .braille = No draw after a King: play, or stop.
taki-can-play = You can’t draw yet. You hold a card you can play.
    .braille = No draw: a card of yours fits.
taki-no-stop = You can stop only after a King, before its extra card.
    .braille = No: you can stop only after a King.

# Why a move is good.
taki-why-break = The player of the +3 draws the three cards, and nobody else.
taki-why-cancel = The +3 is off, and it’s your turn with one more card to play.
taki-why-plan = You win this turn: { $cards }.
taki-why-out = It’s your last card. You’re out!
taki-why-pending = It saves you from drawing { cards-count }.
taki-why-breaker-costs = The +3 Breaker would cost you three cards.
taki-why-breaker = You can’t go out while you hold it. That’s worth three cards.
taki-why-end = It ends the run and makes the colour { taki-color }.
taki-why-run = { $count ->
    [one] { cards-number-first } more card goes into the run. Save that one for the end.
   *[other] { cards-number-first } more cards go into the run. Save the strongest for the end.
}
    .alike = { $count ->
        [one] { cards-number-first } more card goes into the run.
       *[other] { cards-number-first } more cards go into the run.
    }
    .idle = { $count ->
        [one] Inside the run it has no effect. { cards-number-first } more card can follow it.
       *[other] Inside the run it has no effect. { cards-number-first } more cards can follow it.
    }
taki-why-run-last = It’s your last card of the colour, and it acts when the run ends.
taki-why-change = { $count ->
    [0] { taki-color-first } is the best colour to choose.
    [one] You have { cards-number } { taki-color } card to follow it.
   *[other] You have { cards-number } { taki-color } cards to follow it.
}
taki-why-king = You can play one more card, any card.
taki-why-three = Everyone else draws three, unless someone breaks it.
taki-why-taki = { $count ->
    [one] Another { taki-color } card goes with it.
    [2] Both your other { taki-color } cards go with it.
   *[other] All { $count } of your other { taki-color } cards go with it.
}
    .super = { $count ->
        [one] Your { taki-color } card goes with it.
        [2] Both your { taki-color } cards go with it.
       *[other] All { $count } of your { taki-color } cards go with it.
    }
taki-why-go-on = { $count ->
    [0] It joins the open run.
   *[other] It joins the open run, and all your { taki-color } cards can go with it.
}
taki-why-plus-two = { $who ->
    [you] You draw two, or add a +2, or play a King.
   *[other] { $who } draws two, or adds a +2, or plays a King.
}
    .any = { $who ->
        [you] You draw two, or add a +2, or play a +3 or a King.
       *[other] { $who } draws two, or adds a +2, or plays a +3 or a King.
    }
taki-why-stop = { $who ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
}
taki-why-again = You play again.
taki-why-plus = You play a second card this turn.
    .alone = You can play it now, though you’ll draw a card for it.
taki-why-few = { $who ->
    [you] You have few cards left.
   *[other] { $who } has only { cards-count } left.
}
taki-why-lacking = { $who ->
    [you] You seem to have no { taki-color } card to follow it.
   *[other] { $who } seems to have no { taki-color } card to follow it.
}
taki-why-last-fits = That leaves { $card }, and it fits.
taki-why-fitting = { $count ->
    [one] { cards-number-first } of your other cards fits it. { $theirs ->
        [0] None
       *[other] { $theirs }
    } would fit { $other }.
   *[other] { cards-number-first } of your other cards fit it. { $theirs ->
        [0] None
       *[other] { $theirs }
    } would fit { $other }.
}
taki-why-likelier = { $who ->
    [you] You’re less likely to have a card for it than for { $other }.
   *[other] { $who } is less likely to have a card for it than for { $other }.
}
taki-why-kept = { $card } is worth saving. It changes what comes next.
taki-why-spared = { $card } goes on almost anything, so keep it.
taki-why-more = { $count ->
    [one] { cards-number-first } of your other cards fits it.
   *[other] { cards-number-first } of your other cards fit it.
}
taki-why-least = Nothing else you hold shares its colour or symbol.
    .super = None of your cards could go into its run.
taki-why-no-way-out = A +2 is waiting, and you can’t answer it. You draw { cards-count }.
taki-why-draws = Your answer to the +2 is worth keeping.
taki-why-not-breaker = You could only play the +3 Breaker, and it costs three cards.
taki-why-none = You can’t play any of your cards.
taki-why-voluntary = Hold on to the cards you could play.
    .card = { $card } is worth keeping.
taki-why-close = Then the next player can’t join it.
taki-why-leave = The next player can join the run.
taki-why-run-over = The run ends with this card, closed or not.
taki-why-keep = Your cards are worth keeping.
taki-why-pass = Take the three cards, and keep your answer for later.
taki-why-say = Keeping quiet costs you four cards.
taki-why-quiet = You say nothing.

# Why a card is better than another, by what happens soon.
taki-outcome-follow = You can play next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
taki-outcome-draws = { $many ->
    [yes] The next player will have to draw in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will have to draw in { $share }% of tries. After { $other } it’s { $theirs }%.
}
taki-outcome-forced = You get a +2 or +3 in { $share }% of tries. After { $other } it’s { $theirs }%.
taki-outcome-near = { $many ->
    [yes] Someone will be down to two cards by your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will be down to two cards by your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
}

# What somebody overlooked, told after the game, and what it was about in a list.
taki-overlooked-chain = { $who ->
    [you] You overlooked { $cards }.
   *[other] { $who } overlooked { $cards }.
}
    .long = { $who ->
        [you] You overlooked a win with { cards-count } in one turn.
       *[other] { $who } overlooked a win with { cards-count } in one turn.
    }
    .theme = wins in one turn
taki-overlooked-lacking = { $who ->
    [you] You forgot { $lack }.
   *[other] { $who } forgot { $lack }.
}
    .theme = colours the next player had run out of
taki-overlooked-lack = { $who ->
    [you] you’d run out of { taki-color }
   *[other] { $who } had run out of { taki-color }
}
taki-overlooked-unarmed = { $who ->
    [you] You overlooked { $card } { $near }.
   *[other] { $who } overlooked { $card } { $near }.
}
    .theme = cards that hinder someone who’s nearly out
taki-overlooked-near = { $who ->
    [you] with you at { cards-count }
   *[other] with { $who } at { cards-count }
}
taki-overlooked-stranded = { $who ->
    [you] You played { $card } and kept no other { taki-color } or { taki-symbol }.
   *[other] { $who } played { $card } and kept no other { taki-color } or { taki-symbol }.
}
    .theme = cards you couldn’t follow yourself
taki-overlooked-silent = { $who ->
    [you] You forgot to say “last card”.
   *[other] { $who } forgot to say “last card”.
}
    .theme = forgetting to say “last card”

# What a card is, to whoever asks: what it does, then what it goes on.
taki-about = { $card }: { $symbol ->
    [stop] the next player misses a turn.
    [turn] play goes the other way.
    [plus] play another card, or draw one.
   *[taki] opens a run. All your cards of its colour can follow.
}
    .number = { $card }: just a number.
    .plus-two = { $card }: the next player draws two and misses a turn, or adds a +2.
taki-about-goes = It goes on { taki-color } cards and on { taki-a-symbol } of any colour.
taki-about-colorless = { $card ->
    [color] Change Colour: goes on anything but a waiting +2. You choose the colour.
    [super] Super Taki: goes on anything but a waiting +2, and opens a run in that colour.
    [king] King: goes on anything and cancels a waiting +2. You can play one more card, any card.
    [break] +3 Breaker: answers a +3, and its player draws the three. On your own turn it costs you three.
   *[other] +3: goes on anything but a waiting +2. Everyone else draws three, unless someone breaks it.
}
taki-about-three = +3: goes on anything. Everyone else draws three, unless someone breaks it.

# Kinds of decisions, as the statistics tell of what each of them cost.
taki-deed-play = Playing cards
taki-deed-draw = Drawing
taki-deed-run = Closing runs
taki-deed-call = Calling the last card
taki-deed-answer = Answering a +3

# What the letters of the buttons do, as a page of keys lists them.
taki-letter-lay = Play a card, or say “last card”
    .key = L
taki-letter-add = Join the open run
    .key = A
taki-letter-break = Break a +3
    .key = B
taki-letter-close = Close the run
    .key = C
taki-letter-leave = Leave the run open
    .key = V
taki-letter-stop = Stop, pass, or keep quiet
    .key = K

# What an opponent is fond of, and of one who is the opposite.
taki-trait-attack = Attacks with Stop, +2 and +3.
    .not = Keeps the peace. Attacks only if nothing else is as good.
taki-trait-changed = Loves to change the colour.
    .not = Stays with the colour on the pile.
taki-trait-longest = Plays the colour with the most cards in hand.
    .not = Plays the colours with few cards in hand.
taki-trait-lively = Can’t wait to play Taki, Plus and Change Direction.
    .not = Keeps Taki, Plus and Change Direction for later.
taki-trait-plain = Hoards special cards and plays numbers first.
    .not = Spends special cards freely, and keeps numbers.
taki-trait-denies = Plays the colours that the next player lacks.
    .not = Doesn’t mind what the next player can play.

# So many moves that may show what somebody is fond of.
taki-deeds-plays = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}

# What decides a puzzle: what the best move has, and what another lacks.
taki-merit-wins = It starts a turn that empties your hand.
    .not = That doesn’t empty your hand this turn.
taki-merit-row = { $count ->
    [one] You can play { cards-count } from it.
   *[other] You can play { cards-count } in a row from it.
}
    .not = { $count ->
        [0] That way you play nothing this turn.
        [one] That way you play only { cards-count }.
       *[other] That way you play only { cards-count } in a row.
    }
taki-merit-denies = The next player has shown that they lack what fits.
    .not = Nothing shows that the next player can’t follow that.
taki-merit-hits = The next player has to draw or miss a turn.
    .not = That doesn’t make the next player draw or miss a turn.
taki-merit-follows = { $count ->
    [one] Then { cards-count } in your hand fits what you played.
   *[other] Then { cards-count } in your hand fit what you played.
}
    .not = { $count ->
        [0] Then nothing in your hand fits what you played.
        [one] Then only { cards-count } in your hand fits what you played.
       *[other] Then only { cards-count } in your hand fit what you played.
    }
taki-merit-color = { $count ->
    [one] Then { cards-count } in your hand has the colour.
   *[other] Then { cards-count } in your hand have the colour.
}
    .not = { $count ->
        [0] Then nothing in your hand has the colour.
        [one] Then only { cards-count } in your hand has the colour.
       *[other] Then only { cards-count } in your hand have the colour.
    }
taki-merit-away = The next player to move has { cards-count }.
    .not = { $count ->
        [0] Then it’s still your move.
       *[other] The next player to move has only { cards-count }.
    }
taki-merit-wilds = { $count ->
    [one] You keep { cards-number } no-colour card.
   *[other] You keep { cards-number } no-colour cards.
}
    .not = { $count ->
        [0] That leaves you without a no-colour card.
        [one] That leaves you only { cards-number } no-colour card.
       *[other] That leaves you only { cards-number } no-colour cards.
    }
taki-merit-strong = { $count ->
    [one] You keep { cards-count } that isn’t a number.
   *[other] You keep { cards-count } that aren’t numbers.
}
    .not = { $count ->
        [0] That leaves you nothing but numbers.
        [one] That leaves you only { cards-count } that isn’t a number.
       *[other] That leaves you only { cards-count } that aren’t numbers.
    }
taki-merit-tidy = { $count ->
    [0] Your hand has no colours left.
    [one] Your hand is down to { cards-number } colour.
   *[other] Your hand is down to { cards-number } colours.
}
    .not = { $count ->
        [one] That leaves you with { cards-number } colour.
       *[other] That leaves you with { cards-number } colours.
    }
taki-story = Runs closed

# How the rules of a puzzle differ from the usual ones.
taki-differs-mode = This is a tournament of eight stages.
taki-differs-voluntary-draw = Here you can draw even if you could play.
taki-differs-partial-runs = Here you can end a run early.
taki-differs-hand = Here everyone begins with a hand of { $value }.
taki-differs-lead = Here an action card could lead.
taki-differs-plus-three = Here there are no +3 cards.
taki-differs-plus-three-on = Here a +3 goes on a waiting +2.
