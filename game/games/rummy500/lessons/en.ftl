# The sentences of the lessons; each lesson’s record names them.

rummy500-lesson-turn = Your first set
    .goal = Cards on the table score for you. Cards in your hand cost you when the round ends.
    .draw = Start with a card from the deck or the discard pile. You have two 7s, and there’s a third on the pile. Take it.
    .stock = You may draw. But the deck is luck, and the 7 on the pile makes a set with yours.
    .group = Three or four of a rank are a set. Pick the three 7s and lay them down.
    .keep = You may wait. But cards in your hand cost you when the round ends. On the table they score.
    .discard = End your turn with a discard. The king of clubs goes with nothing and would cost you 10. Discard it.
    .lies = Ada laid a run: cards of one suit in a row. Anyone can add a card that fits.
    .stock2 = Nothing on the pile helps you. Draw from the deck.
    .pile = You may take it. But it goes with nothing you hold, and cards you can’t use cost you.
    .lay = The queen of clubs fits Ada’s run. You get its 10 points, and Ada keeps the rest. Add it.
    .thrown = You may discard it. But then her points are gone, and the queen fits Ada’s run.
    .rid = The jack of diamonds costs 10 and stands alone. Discard it.
    .end = That’s a turn! Draw, lay what you can, discard. When someone reaches 500 points, the highest total wins.
    .can = You can now lay a set and add to a run.

rummy500-lesson-dig = Digging in the pile
    .open = You can see the whole pile. Take as many cards from the top as you like. But you have to play the deepest one this turn.
    .two = { $device ->
        [keys] You have two 4s, and there’s a third under the 6. Go to the 4 of diamonds and press { $press }. The 6 comes along.
        [pad] You have two 4s, and there’s a third under the 6. Go to the 4 of diamonds and press { $press }. The 6 comes along.
        [touch] You have two 4s, and there’s a third under the 6. Tap the 4 of diamonds. The 6 comes along.
       *[mouse] You have two 4s, and there’s a third under the 6. Click the 4 of diamonds. The 6 comes along.
    }
    .one = You may take it. But under the 6 there’s a 4 for a set, and the 6 comes along.
    .stock = You may draw. But the deck is luck. The pile’s second card makes a set with yours.
    .owed = You owe the 4, so it has to go down this turn. Lay the three 4s.
    .first = You owe the 4 this turn. Lay it first, with your two 4s.
    .run = The 6 of spades makes a run with your 7 and 8. Lay them.
    .keep = You may wait. But they’re safe on the table, and in your hand they cost you.
    .rid = The queens could still become a set. Discard the 2.
    .again = Ada discarded a queen, and there’s a 3 on it. Dig for the queen.
    .half = You may take it. But the 3 alone is no use. The queen under it makes a set with yours.
    .queens = Lay the queens.
    .end = Well dug! The 3 came along, and you can’t use it. So dig deep only when it’s worth what’s left over.
    .can = You can now dig a card out of the pile.

rummy500-lesson-price = The price of a dig
    .open = Your third king lies deep in the pile. But four cards lie on it, and you’d take them all. And Ada and Max have one card left each.
    .draw = Three kings bring you 30 points. Stuck with those four cards, you lose 45. Leave them, and draw from the deck.
    .deep = You may dig. But the queen, jack, 10 and ace on top cost 45 if you keep them.
    .ace = You may take it. But the ace makes no meld with yours, and costs you 15 if you keep it.
    .rid = Discard the 9 of diamonds. It’s the costliest card you can spare.
    .near = Ada discarded a king, and just an 8 lies on it. That’s a fair price. Dig for the king of clubs.
    .all = You may dig. But the other cards you’d take cost you 62 if you’re left with them.
    .eight = You may take it. But the 8 makes no meld with yours. The king is under it.
    .stock = You may draw. But the deck is luck, and the king makes a set with yours.
    .kings = Lay the three kings.
    .last = Now pay the price. Discard the 8 of diamonds.
    .end = 30 points for a turn’s work. Before you dig, add up what you’d be left with. And think how soon the round could end.
    .can = You can now tell a good dig from a costly one.

rummy500-lesson-joker = Jokers
    .goal = A joker can be any card of a meld. Laid down it scores 15, and left in your hand it costs you 15.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no meld with yours. The deck might bring a card that does.
    .lay = Your 9 and jack of clubs lack only the 10. Pick them with the joker, and lay all three.
    .hold = You may wait. But a joker costs you 15 if it’s still in your hand when the round ends.
    .discard = The joker is the 10 of clubs now, and stays there. The real 10 can’t replace it. Discard the king.
    .hers = Ada added the queen to your run. Her queen scores for her, and your three cards still score for you.
    .again = Draw again.
    .add = Another joker! It can lengthen any run. Add it to this one as the king of clubs.
    .patient = The coach would keep the joker for a better place. Add it here, to see how it’s done.
    .others = That’s Ada’s run. The joker scores the same 15 points for you there. But here, make it the king.
    .low = That’s the other end of the run, for the same 15 points. But here, make it the king.
    .later = You may wait. But someone could go out, and then the joker costs you 15.
    .end = 15 points, safe on the table. A joker fits sets too. But no meld is made of jokers alone.
    .can = You can now lay a meld with a joker, and add one.

rummy500-lesson-call = The call and the end
    .slip = Ada discarded the 10 of spades, which fits your run. Max is next, and could simply take it.
    .call = If a discard fits a meld, you can call for it, even out of turn. Press “Rummy!”.
    .silent = You may wait. But then Max draws, and your chance is gone. The call costs nothing, and you get the turn.
    .lay = You have the card and the turn. You called for the 10, so play it now. Add it to your run.
    .rid = The 10 of clubs goes with nothing. Discard it.
    .five = Ada and Max have had their turns, and you have three cards. Get rid of them all, and the round ends. From here you play on your own. If you’re stuck, try { commands-hint }.
    .end = Well called! You score the cards you laid, and the others lose the points they hold. In a match you have a few seconds to call, so watch every discard.
    .can = You can now call “Rummy!” and end a round.

# The first hand of someone who has played nothing: each sentence only when it is needed.
rummy500-lesson-first = Dig for the ace
    .dig = { $device ->
        [keys] You have two aces. Press { $press } on the third, under the pile.
        [pad] You have two aces. Press { $press } on the third, under the pile.
        [touch] You have two aces. The third lies under that pile. Tap it.
       *[mouse] You have two aces. The third lies under that pile. Click it.
    }
    .half = You may wait. But the ace under the pile makes three with yours.
    .aces = All the cards on top came along. First lay your three aces, for 45 points.
    .first = You may wait. But you dug for the ace, so it has to go down this turn. Lay the aces.
    .low = You may lay it. But below a 2 the ace scores only 1. As one of three aces it scores 15.
    .eight = And look! The 7 and 8 go with your 9 and 10. Lay all four.
    .hold = You may wait. But on the table they score, and in your hand they cost you.
    .short = Good, but lay all four. The fourth scores too.
    .later = You may lay them. But here, begin with the diamonds.
    .clubs = The 4 was no accident either. Lay your clubs.
    .king = That’s 88 points. Now discard the king.
    .two = You may discard it. But the king costs you 10 if you keep it, and the 2 only 2.
    .rummy = Leo discarded an 8 that fits Max’s spades. Nobody noticed but you. Shout “Rummy!”
    .quiet = You may wait. But then Max can call, and the 8 is his.
    .add = It’s yours. Add the 8 to Max’s run.
    .out = One card left. Discard it, and the round is over.
    .end = You win with 96 points! Leo has lost 65, and would like his 8 back. That’s 500 Rummy.
    .can = You can now dig for a card, and shout “Rummy!”
