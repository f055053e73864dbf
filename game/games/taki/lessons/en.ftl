# The sentences of the lessons; each lesson's record names them.

taki-lesson-turn = A turn
    .goal = Get rid of all your cards before Ada does. Nothing else counts.
    .colour = { $device ->
        [keys] Play a card with the colour of the pile, or with its symbol. Your yellow 7 is as yellow as the 4: pick the card with { $pick }, then press { $press } on the pile.
        [pad] Play a card with the colour of the pile, or with its symbol. Your yellow 7 is as yellow as the 4: pick the card with { $pick }, then press { $press } on the pile.
        [touch] Play a card with the colour of the pile, or with its symbol. Your yellow 7 is as yellow as the 4: tap the card, then the pile.
       *[mouse] Play a card with the colour of the pile, or with its symbol. Your yellow 7 is as yellow as the 4: click the card, then the pile.
    }
    .symbol = Ada put a red 7 on your yellow 7: another colour, the same symbol. Now it is red or a 7. Play your blue 7.
    .red = The red 1 fits too. But with blue you go on for longer: you hold two more blue cards.
    .draw = { $device ->
        [keys] Green or a 7: you have neither. Who cannot play draws one card, and the turn is over. Go to the stock and press { $press }.
        [pad] Green or a 7: you have neither. Who cannot play draws one card, and the turn is over. Go to the stock and press { $press }.
        [touch] Green or a 7: you have neither. Who cannot play draws one card, and the turn is over. Tap the stock.
       *[mouse] Green or a 7: you have neither. Who cannot play draws one card, and the turn is over. Click the stock.
    }
    .choice = Two cards fit now: green 3 by its colour, blue 9 by its symbol. Play the green 3: your other cards are blue and red, so it is the one hardest to get rid of.
    .other = It fits too. But the green 3 is the only green card you have: it may not fit again so soon.
    .stop = Some cards do something. Stop has the next player miss a turn; with two players that makes it your turn again. Play it.
    .one = It fits. But the Stop would give you a second turn at once.
    .again = It is your turn again. That is Taki: colour, symbol, or draw. What the other cards do, you will see when you meet them, and the rules are always at hand.

taki-lesson-run = The run
    .taki = A Taki card opens a run: all your cards of its colour may follow in this one turn. You hold three more red ones. Play the red Taki.
    .slow = That fits, but it is one card for one turn. The Taki would take all your red cards with it.
    .inside = The run is open. Inside it cards do nothing but lie down; only the last one acts. So the +2 waits. Play a red 3.
    .wasted = In the middle of a run the +2 does nothing. Kept for the end it makes Ada draw two.
    .more = The other red 3 as well: in a run every card of the colour has to go.
    .last = Now the +2. It is the last card of your run, so it acts.
    .close = Four cards in one turn. Say Closed Taki, so that the run ends with you.
    .open = Left open, a run can be taken over by the next player. Here the +2 ends it anyway, but make closing a habit.
    .draw = Ada drew two cards and missed her turn. You hold no red card and no +2, so draw one.
    .hers = Now Ada opened a run and did not close it. An open run is everybody's.
    .join = Your red 1 goes on with her run. Play it.
    .shut = Now it is your run. Close it, before Ada goes on with it.
    .left = Left open, the run is there for Ada, who may play every red card she has.
    .end = Four cards in one turn: that is what a Taki is for. Keep one until you hold several cards of its colour.

taki-lesson-last = The last card
    .goal = You have four cards left. The end has a rule of its own, and you will need it in a moment.
    .near = First a card that fits: play the green 8. The King goes on anything, so keep it for when nothing else helps.
    .king = A King goes on anything at any time. Keep it: the green 8 fits now, and may not fit later.
    .two = Ada's +2 means two cards for you and no turn. A +2 of your own would pass it on; a King cancels it. Play the King.
    .drawn = Two more cards, and the turn is Ada's. The King would have saved you from both.
    .any = After a King you may play one card more, any card. Play a red 6.
    .stop = You may stop here. But a card that goes now is one card less.
    .announce = One card left. Say "Last card" now, before the next player moves: silence costs four cards. From here you play by yourself; if you wonder, ask the coach with Hint.
    .won = Whoever has no cards left has won. One thing more: on a Plus nobody goes out, because it asks for another card.
