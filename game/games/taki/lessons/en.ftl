# The sentences of the lessons; each lesson's record names them.

taki-lesson-turn = Match, or draw
    .goal = Get rid of all your cards before Ada does. Nothing else counts.
    .colour = { $device ->
        [keys] Match the pile’s colour or its symbol. Your 7 is yellow like the 4. Pick it with { $pick }, then press { $press } on the pile.
        [pad] Match the pile’s colour or its symbol. Your 7 is yellow like the 4. Pick it with { $pick }, then press { $press } on the pile.
        [touch] Match the pile’s colour or its symbol. Your 7 is yellow like the 4. Tap it, then tap the pile.
       *[mouse] Match the pile’s colour or its symbol. Your 7 is yellow like the 4. Click it, then click the pile.
    }
    .symbol = Ada put a red 7 on your yellow 7. Now red fits, and so does any 7. Play your blue 7.
    .red = The red 1 fits too. But blue lasts longer, because you have two more blue cards.
    .draw = { $device ->
        [keys] You have no green card and no 7. If you can’t play, draw a card and your turn ends. Go to the deck and press { $press }.
        [pad] You have no green card and no 7. If you can’t play, draw a card and your turn ends. Go to the deck and press { $press }.
        [touch] You have no green card and no 7. If you can’t play, draw a card and your turn ends. Tap the deck.
       *[mouse] You have no green card and no 7. If you can’t play, draw a card and your turn ends. Click the deck.
    }
    .choice = Two cards fit now. Play the green 3. Your other cards are blue and red, so green is the hardest to get rid of.
    .other = It fits too. But the green 3 is your only green card, and might not fit again so soon.
    .stop = Some cards do something. Stop makes the next player miss a turn, and with two players you go again. Play it.
    .one = It fits. But the Stop would give you a second turn at once.
    .again = It’s your turn again. That’s how Taki works. Match the colour, match the symbol, or draw. The next lessons show the other cards.
    .can = You can now match a card, and draw if none fits.

taki-lesson-run = The run
    .taki = A Taki card opens a run. All your cards of its colour can follow this turn. You have three more red ones. Play the red Taki.
    .slow = That fits, but it’s one card for one turn. The Taki would take all your red cards with it.
    .inside = The run is open. Only its last card does anything, so save the +2. Play a red 3.
    .wasted = The +2 is wasted in the middle of a run. Save it for the end, and Ada draws two.
    .more = Play the other red 3 as well. In a run, all your cards of the colour have to go.
    .last = Now play the +2. It’s the last card of your run, so it acts.
    .close = Four cards in one turn. Call “Closed Taki!” and the run ends with you.
    .open = If you leave a run open, the next player can join it. Here the +2 ends it anyway, but make closing a habit.
    .draw = Ada drew two cards and missed her turn. You have no red card and no +2, so draw one.
    .hers = Ada opened a run and didn’t close it. An open run is up for grabs.
    .join = Your red 1 fits her run. Play it.
    .shut = Now it’s your run. Close it before Ada joins in.
    .left = If you leave it open, Ada can play every red card she has.
    .end = Four cards in one turn. That’s what a Taki is for. Keep one until you have several cards of its colour.
    .can = You can now open a run, close it, and join another.

taki-lesson-actions = Cards that do something
    .goal = Three play now, so the turn goes round: you, Ada, Max. Some cards change what comes next.
    .plus = A Plus wants one more card from you at once. You have another red card, so play the Plus.
    .turned = That fits. But play the Plus first, and both cards are gone in one turn.
    .save = That goes on almost anything, so keep it. Red is the colour now, and you have a red card.
    .extra = Now the second card. Change Direction sends play the other way round. Play it.
    .back = Play went the other way. Max came first, then Ada, and now it’s your turn again.
    .colour = You have no green card and no 8. With Change Colour you choose the colour. You have two blue cards, so choose blue.
    .red = You could choose it. But you hold no red card, and two blue ones.
    .green = You could choose it. But you hold no green card, and two blue ones.
    .yellow = You could choose it. But the yellow 1 is your only yellow card, and you have two blue ones.
    .end = Max and Ada had to follow with blue, and both your blue cards fit. Save a Change Colour for a turn like this.
    .can = You can now send play the other way, and choose the colour.

taki-lesson-three = Super Taki and +3
    .super = A Super Taki takes the colour on the pile and opens a run in it. That’s yellow, and you have two yellow cards. Play it.
    .patient = The coach would save the Super Taki for more cards of one colour. Play it here, to see how it’s done.
    .yellow = That fits, but it’s one card for one turn. The Super Taki takes both your yellow cards with it.
    .early = You may play it. But it’s one card for one turn. The Super Taki takes two more cards with it.
    .breaker = That’s allowed. But in your own turn a Breaker costs you three cards. Save it for someone’s +3.
    .run = The run is open. Both your yellow cards have to go. Play the yellow 1 first.
    .four = That’s just as good, as both have to go. But here, begin with the 1.
    .rest = Now the yellow 4.
    .close = Close the run, and nobody can join it.
    .open = You may wait. But then Ada can join in with every yellow card she has.
    .window = Ada played a +3, so everyone else draws three cards. But you have a +3 Breaker. Play it, and she draws them.
    .pass = You may wait. But then you draw three cards, and so does Max. With the Breaker, Ada draws them.
    .three = Ada drew three. Now Max played yellow, and you have no yellow card. Your own +3 goes on anything but a waiting +2. Play it.
    .end = Ada and Max drew three cards each. Nobody broke your +3, but someone could have. A King would have cancelled it too.
    .can = You can now open a run in any colour, and break a +3.

taki-lesson-last = The last card
    .goal = You have four cards left. The end has a rule of its own, and you’ll need it soon.
    .near = Play the green 8. The King goes on anything, so keep it until nothing else helps.
    .king = A King goes on anything, any time. So keep it. The green 8 fits now, and might not fit later.
    .two = Ada’s +2 means two cards for you and no turn. A +2 of yours would pass it on, and a King cancels it. Play the King.
    .drawn = Two more cards, and it’s Ada’s turn. The King would have saved you from both.
    .any = After a King you can play one more card, any card. Play a red 6.
    .stop = You can stop here. But a card you play now is one card less.
    .announce = One card left! Say “last card” before the next player moves, or it costs you four cards. From here you play on your own. If you’re stuck, try { commands-hint }.
    .won = No cards left, so you win. One more thing. Nobody goes out on a Plus, because it needs another card.
    .can = You can now say “last card” in time, and win.

# The first hand of someone who has played nothing: each sentence only when it is needed.
taki-lesson-first = Break the +3
    .break = { $device ->
        [keys] Noor’s +3! But you have a Breaker. Press { $press } on “Break it”!
        [pad] Noor’s +3! But you have a Breaker. Press { $press } on “Break it”!
        [touch] Noor’s +3 is out. But you have a Breaker. Tap “Break it”!
       *[mouse] Noor’s +3 is out. But you have a Breaker. Click “Break it”!
    }
    .three = You may take them. But the Breaker hands all three to Noor.
    .colour = { $device ->
        [keys] Now Noor draws the three herself. Lovely! Your 7 is yellow, like the 5. Pick it with { $pick }, then press { $press } on the pile.
        [pad] Now Noor draws the three herself. Lovely! Your 7 is yellow, like the 5. Pick it with { $pick }, then press { $press } on the pile.
        [touch] Now Noor draws the three herself. Lovely! Your 7 is yellow, like the 5. Tap it, then the pile.
       *[mouse] Now Noor draws the three herself. Lovely! Your 7 is yellow, like the 5. Click it, then the pile.
    }
    .two = Noor wants you to draw two. You have a +2 as well, so put it on top.
    .draw = You may draw. But your +2 sends all four cards on to Max.
    .taki = Max drew four for both of you. Sorry, Max! Now your blue Taki: all your blue cards can follow it.
    .single = You may play it. But that’s one card. After the Taki, all your blue cards go at once.
    .four = Keep going. The blue 4.
    .order = You may play it. But end on the 8, because your last card is an 8 too.
    .eight = And the 8.
    .close = Close the run, and nobody can join it.
    .open = You may leave it. But then Max can join your run.
    .call = One card left. Say so, or it costs you four!
    .quiet = You may wait. But then it costs you four cards.
    .out = Max chose green. Of all the colours! Play your green 8.
    .end = You’re out, so you win! Noor has eight cards and a grudge. That’s Taki.
    .can = You can now break a +3, and play a whole colour at once.
