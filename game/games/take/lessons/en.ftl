# The sentences of the lessons; each lesson’s record names them.

take-lesson-turn = Lay your first run
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
    .again = Ada discarded the 6 of hearts. You have the 4 and the 5, so you know what to do.
    .hearts = Yes, lay the hearts.
    .rid = Now discard the 10 of diamonds.
    .sorry = You may discard it. But the 10 of diamonds costs twice as much as the 2.
    .end = One card left in your hand, 40 points on the table. Lay as much as you like in a turn, or nothing.
    .can = You can now draw, lay a run and discard.

take-lesson-take = Taking
    .lie = Ada has laid a run, and so has Max. They count for them. For now.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no run with yours. The deck might bring a card that does.
    .take = { $device ->
        [keys] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8 with { $pick }, then press { $press } on Max’s run.
        [pad] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8 with { $pick }, then press { $press } on Max’s run.
        [touch] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8, then tap Max’s run.
       *[mouse] The 8 of clubs fits below the 9. Add a card, and the whole run is yours. Pick the 8, then click Max’s run.
    }
    .later = You may wait. But the 8 would bring you 50 points at once, 45 of them from Max.
    .mine = It’s yours: six cards, 50 points. Now discard the queen of hearts. She costs 10 and goes with nothing.
    .back = Ada added the 7 and took it from you. That’s the game: the last to add owns it.
    .again = Draw again.
    .double = The 6 of clubs fits between the two runs. It joins them, and both are yours. Add it.
    .both = You may wait. But the 6 would bring you 95 points at once, 90 of them from Ada.
    .locked = Ace to king, all 13. It’s locked, and nobody can take it.
    .end = That’s Take! Before you lay a run, ask who might have the next card. If you can’t protect it, wait.
    .can = You can now take a run, and even two at once.

take-lesson-joker = Jokers
    .goal = A joker can be any card. In a run it scores 20 points for you. Left in your hand, it costs you 20.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no run with yours. The deck might bring a card that does.
    .lay = Your 5 and 7 of hearts lack only the 6. Pick them with the joker, and lay all three.
    .early = The coach would keep the joker back. On the table, a run can be taken. Lay it here, to see how it’s done.
    .hold = You may wait. But a joker costs you 20 if it’s still in your hand when the round ends.
    .discard = The joker is the 6 of hearts now, for the whole round. Discard the ace. It goes with nothing and costs you 15.
    .hers = Ada added the 8 and took your run. The joker went with it, so its 20 points are hers.
    .again = Draw again.
    .add = Another joker! It fits at the end of any run that isn’t locked. Add it as the 4 of hearts, and the run is yours again.
    .patient = The coach would wait a little, as Ada could take it back. Add it here, to see how it’s done.
    .high = That takes the run too, for the same points. But here, make it the 4.
    .later = You may wait. But the joker would bring you 55 points at once, 35 of them from Ada.
    .end = Two jokers, one run, 55 points. A joker takes runs when no other card of yours can, so don’t spend it early.
    .can = You can now take a run with a joker.

take-lesson-hold = Holding back
    .goal = You hold the 5-6-7 of spades. Lay it, and anyone with the 4 or the 8 can take it. So there’s no hurry.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no run with yours, and fits none on the table.
    .wait = Nobody is near the end yet, so keep your run. Discard the queen of diamonds.
    .lay = You may lay it. But Ada has seven cards, and one of them could be the 4 or the 8.
    .hers = Ada laid a run and has three cards left. She could end the round soon, and your hand would cost you.
    .again = Draw from the deck.
    .now = Now it’s time. Lay the 5-6-7 of spades.
    .late = You may wait. But Ada has only three cards left, and in your hand these three cost you 15.
    .king = The king of hearts fits Ada’s run. Add it, and the run is yours.
    .risk = You may wait. But the king would bring you 45 points at once, 35 of them from Ada.
    .end = Early, a run is safe in your hand. Late, it’s safer on the table. Count the others’ cards, and you’ll know which it is.
    .can = You can now choose the moment for a run.

take-lesson-out = The end of a round
    .near = You have three cards left. The round ends when someone discards their last card.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no run with yours, and fits none on the table.
    .must = The 8 of clubs fits Ada’s run, so you can’t discard it. Add it, and the run is yours.
    .nine = Now the 9 fits as well. Add it too.
    .patient = The coach would keep the 9. If Ada took the run, you could take it back with the 9. Add it here, to see how it’s done.
    .keep = You may keep it. But you can never discard a card that fits. Add it now, and it scores.
    .king = Discard the king. It goes with nothing and costs you 10.
    .more = Draw again.
    .float = Both cards fit, so neither can be discarded. Add them, and you float: no cards, but still in. Play on by yourself. Not sure? Try { commands-hint }.
    .end = The round is over. When you float, you draw one card a turn. If it fits, you add it. If it fits nowhere, the round ends.
    .can = You can now end a round, or float until it ends.

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
        [keys] Stolen! You add a card, and the whole run is yours. Now pick the queen, and press { $press } on the pile.
        [pad] Stolen! You add a card, and the whole run is yours. Now pick the queen, and press { $press } on the pile.
        [touch] Stolen! You add a card, and the whole run is yours. Now tap the queen, then the pile.
       *[mouse] Stolen! You add a card, and the whole run is yours. Now click the queen, then the pile.
    }
    .other = You may discard it. But the queen of spades goes with nothing and costs you 10.
    .rude = { $device ->
        [keys] Ada had the 7, so now it’s hers. Rude! Press { $press } on the deck.
        [pad] Ada had the 7, so now it’s hers. Rude! Press { $press } on the deck.
        [touch] Ada had the 7, so now it’s hers. Rude! Tap the deck.
       *[mouse] Ada had the 7, so now it’s hers. Rude! Click the deck.
    }
    .pile = You may take it. But it makes no run with yours, and the deck has something better.
    .lay = The 6 makes it four clubs in a row. That’s a run, so lay it.
    .hold = You may keep them. But on the table they score, and in your hand they cost you.
    .short = Good, but lay all four. The fourth scores too.
    .back = And your other 6 fits those hearts. Add it, and take the lot back!
    .wait = You may wait. But the hearts are worth 60, and Ada would love to keep them.
    .king = Now discard the king.
    .ten = You may discard it. But the king is the one to go here.
    .more = Now Ada has laid clubs. Will she never learn? Draw a card.
    .double = The 8 joins her clubs and yours, and you get both!
    .fits = You may wait. But the 8 gets you both runs at once.
    .out = One card left. Discard it, and the round is over.
    .end = You win, with 110 points! Max and Ada have less than nothing. That’s Take.
    .can = You can now steal a run.
