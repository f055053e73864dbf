# The sentences of the lessons; each lesson’s record names them.

take-lesson-turn = A turn
    .goal = At the end of a round the runs in front of you count for you, and the cards in your hand count against you.
    .draw = { $device ->
        [keys] A turn begins with one card, from the deck or from the pile. The 10 of clubs lies between your 9 and jack: go to the pile and press { $press }.
        [pad] A turn begins with one card, from the deck or from the pile. The 10 of clubs lies between your 9 and jack: go to the pile and press { $press }.
        [touch] A turn begins with one card, from the deck or from the pile. The 10 of clubs lies between your 9 and jack: tap the pile.
       *[mouse] A turn begins with one card, from the deck or from the pile. The 10 of clubs lies between your 9 and jack: click the pile.
    }
    .stock = A card from the deck is luck. The 10 on the pile makes a run with your 9 and jack.
    .lay = Three cards or more of one suit in a row are a run. Pick the 9, 10 and jack of clubs and lay them down.
    .early = The coach would often keep a run in hand for a while: what lies on the table can be taken. That is the next lesson.
    .hold = You may keep them for now. Here, lay them: you came to see how it is done.
    .discard = A turn ends with a discard. The king goes with nothing and would cost you 10 points: discard it.
    .cheap = Any card may go that fits nowhere. The king is the one to lose: it would cost 10 points, the small cards 5 each.
    .again = Ada threw away the 6 of hearts. You hold the 4 and the 5. You know what to do.
    .hearts = Lay the hearts.
    .rid = And a discard: the 10 of diamonds.
    .sorry = That one may go as well. But the 10 of diamonds would cost you twice as much.
    .end = One card left in your hand, 40 points in front of you. You may lay as much as you like in a turn, and nothing if you like.

take-lesson-take = Taking
    .lie = Ada has laid a run, and Max another one. They count for them. For now.
    .draw = Draw from the deck.
    .pile = Nothing goes with that card in your hand. The deck may bring something that does.
    .take = { $device ->
        [keys] The 8 of clubs fits below the 9. Whoever adds a card owns the whole run: pick the 8 with { $pick }, then press { $press } on the run of Max.
        [pad] The 8 of clubs fits below the 9. Whoever adds a card owns the whole run: pick the 8 with { $pick }, then press { $press } on the run of Max.
        [touch] The 8 of clubs fits below the 9. Whoever adds a card owns the whole run: pick the 8, then tap the run of Max.
       *[mouse] The 8 of clubs fits below the 9. Whoever adds a card owns the whole run: pick the 8, then click the run of Max.
    }
    .later = You may wait. But the 8 would bring you 50 points at once, 45 of them from Max.
    .mine = It is yours: six cards, 50 points. Now discard: the queen of hearts costs most and goes with nothing.
    .other = It may go, but the queen of hearts costs 10 points and goes with nothing.
    .back = Ada added the 7 and took it from you. So it goes: what lies open belongs to whoever adds last.
    .again = Draw again.
    .double = The 6 of clubs fits between the two runs: it joins them, and both are yours. Add it.
    .locked = Ace to king, 13 cards: nothing can be added any more. It is locked, and nobody takes it from you.
    .end = That is Take. Before you lay or add, ask who holds the next card; and what you cannot defend, you may hold back.

take-lesson-out = The end of a round
    .near = Three cards are left in your hand. A round ends when somebody discards the last one, and you can be the one.
    .draw = Draw from the deck.
    .pile = Nothing in your hand goes with it. Draw from the deck.
    .must = The 8 of clubs fits Ada’s run, so you may not discard it. Add it, and the run is yours.
    .keep = You may keep it, but never discard it: a card that fits on the table has to be added. Better now, with the points it brings.
    .king = Discard the king.
    .cheap = It may go. But if Ada ends the round first, the king costs as much as the 10, and the 9 costs 5: lose the king.
    .more = Draw again.
    .hearts = The 6 of hearts fits your own run. Add it.
    .wait = The coach might wait with it. You want to go out, and for that every card that fits must leave your hand.
    .ten = And the 10 goes.
    .nine = It may go too. But the 10 would cost you twice as much as the 9.
    .lastdraw = One card in your hand. Now play by yourself until the round is over: draw, add what fits, discard what does not. If you wonder, ask the coach with Hint.
    .end = The round is over: what you laid counts for you, the cards in your hand against you. If your very last card fits, you must add it: then you float, and the round goes on until a card fits nowhere.
