# The sentences of the lessons; each lesson’s record names them.

rummy500-lesson-turn = A turn
    .goal = What you put on the table counts for you. What is left in your hand when the round ends counts against you.
    .draw = A turn begins with a card from the deck or the pile. You hold two 7s, and a third lies on the pile: take it.
    .stock = A card from the deck is luck. The 7 on the pile makes three of a kind with yours.
    .group = Three or four of one rank are a group. Pick the three 7s and lay them down.
    .keep = That goes on with the turn. But cards in your hand cost you if the round ends first. On the table they count for you.
    .discard = A turn ends with a discard. The king of clubs goes with nothing and would cost 10: discard it.
    .alone = It may go. But the king costs 10 and goes with nothing you hold.
    .lies = Ada laid a run: cards of one suit that follow each other. Every card that fits may be added, by anybody.
    .stock2 = Nothing on the pile helps you. Draw from the deck.
    .pile = That card goes with nothing you hold, and all you take and cannot use costs you.
    .lay = The queen of clubs fits Ada’s run. Add it: the 10 points are yours, the other cards stay Ada’s.
    .rid = Now discard the jack of diamonds: it is dear and alone.
    .cheap = It may go. But the jack costs 10 and stands alone, the 4 and 5 of hearts want only one card more.
    .end = That is a turn: draw, put down what you can, discard. Somebody reaches 500 points over several rounds, and the highest total wins.

rummy500-lesson-dig = Digging in the pile
    .open = The whole pile lies open. You may take as many cards from its top as you like, if you put down the deepest of them at once.
    .two = { $device ->
        [keys] You hold two 4s, and under the 6 lies a third. Go to the 4 of diamonds and press { $press }: the 6 on it comes along.
        [pad] You hold two 4s, and under the 6 lies a third. Go to the 4 of diamonds and press { $press }: the 6 on it comes along.
        [touch] You hold two 4s, and under the 6 lies a third. Tap the 4 of diamonds: the 6 on it comes along.
       *[mouse] You hold two 4s, and under the 6 lies a third. Click the 4 of diamonds: the 6 on it comes along.
    }
    .one = The 6 alone is good. But one card deeper lies a 4 that makes a group, and the 6 comes along all the same.
    .stock = The deck is luck. The pile has two melds for you: look for your 4s, and for 7 and 8 of spades.
    .owed = The 4 is owed: it must go down in this turn. Lay the three 4s.
    .first = First what is owed: the 4 has to go down in this turn, and with your two 4s it can.
    .run = And the 6 of spades that came along makes a run with your 7 and 8.
    .keep = You may keep them. On the table they are safe, in your hand they count against you.
    .rid = Discard the 2: the queens may still become three.
    .queen = It may go. But two queens want only one more, and the 2 goes with nothing.
    .again = Ada threw away a queen, and a 3 lies on it. Dig for the queen.
    .half = The 3 alone is of no use. The queen beneath it makes a group with yours.
    .queens = Lay the queens.
    .end = The 3 came along, and you have no use for it. That is the price of digging: what you cannot put down counts against you. A deep dig has to be worth it.

rummy500-lesson-call = The call and the end
    .slip = Ada threw away the 10 of spades, which fits your run. It is the turn of Max, who may simply take it.
    .call = A discard that could be put down at once can be called for, out of turn. Press “Rummy!”.
    .silent = Then Max draws, and your chance has gone. A call costs nothing here and brings a turn besides.
    .lay = You have the card and the turn. What you called for must go down: add the 10 to your run.
    .rid = Finish the turn with a discard: the 10 of clubs goes with nothing.
    .cheap = It may go. But the 10 of clubs would cost most and goes with nothing.
    .five = The turns of Ada and Max have gone by, and you hold three cards. Now play by yourself: whoever has no cards left ends the round. If you wonder, ask the coach with Hint.
    .end = Each card on the table counts for the one who put it there; what the others still hold counts against them. In a match a call has a few seconds: watch the pile after every discard.
