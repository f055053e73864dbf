# The sentences of the lessons; each lesson’s record names them.

take-lesson-turn = A turn
    .goal = You want cards on the table, not in your hand. On the table they score. In your hand they cost you.
    .draw = { $device ->
        [keys] Start your turn with a card from the deck or the discard pile. The 10 of clubs fits between your 9 and jack. Go to the pile and press { $press }.
        [pad] Start your turn with a card from the deck or the discard pile. The 10 of clubs fits between your 9 and jack. Go to the pile and press { $press }.
        [touch] Start your turn with a card from the deck or the discard pile. The 10 of clubs fits between your 9 and jack. Tap the pile.
       *[mouse] Start your turn with a card from the deck or the discard pile. The 10 of clubs fits between your 9 and jack. Click the pile.
    }
    .stock = The deck is luck. The card on the pile makes a run with two of yours.
    .lay = Three cards or more of one suit in a row are a run. Pick the 9, 10 and jack of clubs, and lay them.
    .early = The coach would often hold a run back. On the table, it can be taken. That’s the next lesson.
    .hold = You may keep them. But lay them here, to see how it’s done.
    .discard = End your turn with a discard. The king goes with nothing and would cost you 10 points, so discard it.
    .cheap = You can discard any card that fits nowhere. But the king costs 10, the small cards only 5.
    .again = Ada discarded the 6 of hearts. You have the 4 and the 5, so you know what to do.
    .hearts = Yes, lay the hearts.
    .rid = Now discard the 10 of diamonds.
    .sorry = You may discard it. But the 10 of diamonds costs twice as much.
    .end = One card left in your hand, 40 points on the table. Lay as much as you like in a turn, or nothing.

take-lesson-take = Taking
    .lie = Ada has laid a run, and so has Max. They count for them. For now.
    .draw = Draw from the deck.
    .pile = That card goes with nothing in your hand. The deck might bring something that does.
    .take = { $device ->
        [keys] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8 with { $pick }, then press { $press } on Max’s run.
        [pad] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8 with { $pick }, then press { $press } on Max’s run.
        [touch] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8, then tap Max’s run.
       *[mouse] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8, then click Max’s run.
    }
    .later = You may wait. But the 8 would bring you 50 points at once, 45 of them from Max.
    .mine = It’s yours: six cards, 50 points. Now discard the queen of hearts. It costs the most and goes with nothing.
    .other = You may discard it. But the queen of hearts costs 10 points and goes with nothing.
    .back = Ada added the 7 and took it from you. That’s the game: the last to add owns it.
    .again = Draw again.
    .double = The 6 of clubs fits between the two runs. It joins them, and both are yours. Add it.
    .locked = Ace to king, all 13. It’s locked, and nobody can take it.
    .end = That’s Take! Before you lay a run, ask who might have the next card. If you can’t protect it, wait.

take-lesson-out = The end of a round
    .near = You have three cards left. The round ends when someone discards their last card, and it could be you.
    .draw = Draw from the deck.
    .pile = It goes with nothing in your hand. Draw from the deck.
    .must = The 8 of clubs fits Ada’s run, so you can’t discard it. Add it, and the run is yours.
    .keep = You may keep it. But you can never discard a card that fits. Add it now, and it scores.
    .king = Discard the king.
    .cheap = You may discard it. But a king or a 10 costs 10, the 9 only 5. Discard the king, in case Ada ends the round first.
    .more = Draw again.
    .hearts = The 6 of hearts fits your own run. Add it.
    .wait = You may wait, as the coach might. But to go out, you have to add every card that fits.
    .ten = Now discard the 10.
    .nine = You may discard it. But the 10 costs twice as much as the 9.
    .lastdraw = One card left. Play on by yourself until the round is over. Draw, add what fits, and discard what doesn’t. Not sure? Ask for a Hint.
    .end = The round is over. If your very last card fits, you have to add it. Then you float: no cards, but still in. Draw a card that fits nowhere, and the round ends.

# The first hand of someone who has played nothing: each sentence only when it is needed.
take-lesson-first = Your first hand
    .steal = { $device ->
        [keys] Your 8 fits Max’s hearts. Pick it with { $pick }, then press { $press } on his run.
        [pad] Your 8 fits Max’s hearts. Pick it with { $pick }, then press { $press } on his run.
        [touch] Your 8 fits Max’s hearts. Tap the 8, then tap his run.
       *[mouse] Your 8 fits Max’s hearts. Click the 8, then click his run.
    }
    .early = The coach would wait, because the others could take it off you. But this hand is for stealing.
    .later = You may wait. But the 8 of hearts gets you Max’s whole run.
    .mine = { $device ->
        [keys] Stolen! You add a card, and the whole run is yours. Now pick the queen of spades, and press { $press } on the pile.
        [pad] Stolen! You add a card, and the whole run is yours. Now pick the queen of spades, and press { $press } on the pile.
        [touch] Stolen! You add a card, and the whole run is yours. Now tap the queen of spades, then the pile.
       *[mouse] Stolen! You add a card, and the whole run is yours. Now click the queen of spades, then the pile.
    }
    .other = You may discard it. But the queen of spades goes with nothing and costs you 10.
    .rude = { $device ->
        [keys] Ada had the 7, so now it’s hers. Rude! Your turn: press { $press } on the deck.
        [pad] Ada had the 7, so now it’s hers. Rude! Your turn: press { $press } on the deck.
        [touch] Ada had the 7, so now it’s hers. Rude! Your turn: tap the deck.
       *[mouse] Ada had the 7, so now it’s hers. Rude! Your turn: click the deck.
    }
    .pile = That one goes with nothing you hold. The deck has something better.
    .lay = The 6 makes it four clubs in a row. That’s a run, so lay it.
    .hold = You may keep them. But on the table they score, and in your hand they cost you.
    .back = And your other 6 fits those hearts. Add it, and take the lot back!
    .wait = You may wait. But the hearts are worth 60, and Ada would love to keep them.
    .king = Now discard the king.
    .ten = You may discard it. But the king is the one to go here.
    .more = Now Ada has laid clubs. Will she never learn? Draw a card.
    .double = The 8 fits her clubs and yours. It joins them, and you get both!
    .fits = The 8 of clubs fits, so you can’t discard it. Add it.
    .out = One card left. Discard it, and the round is over.
    .end = You win, with 110 points! Max and Ada have less than nothing. That’s Take.
