# The sentences of the lessons; each lesson’s record names them.

texas-lesson-turn = A turn
    .goal = Points are bad here. When the round ends, every card of yours that is in no meld costs you points.
    .melds = { $device ->
        [keys] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen: go to the pile and press { $press }.
        [pad] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen: go to the pile and press { $press }.
        [touch] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen: tap the pile.
       *[mouse] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen: click the pile.
    }
    .stock = The deck is luck. The king on the pile makes jack, queen, king of diamonds.
    .discard = A turn ends with a discard. The 8 of clubs goes with nothing and costs 8, the 4 only 4. Discard the 8.
    .other = That may go. But the 8 of clubs would cost most of the cards that go with nothing; two 9s want only a third.
    .hidden = Nothing is laid on the table: melds stay in the hand until somebody goes out. So you never know how near Ada is.
    .stock2 = The queen on the pile would leave you with more points. Draw from the deck.
    .pile = You may take it, but it goes with nothing you need. A card from the deck may do better.
    .better = The 3 is cheaper than the 4: keep the 3, and discard the 4.
    .end = The figure beside your hand is what it would cost you now. Every turn makes it smaller, until all but one card are in melds.

texas-lesson-wild = Wild cards
    .wild = You were dealt six cards, so in this round 6s are wild; in the next round it will be 7s. Jokers and 2s are always wild. A wild card stands for any other.
    .draw = Draw from the deck.
    .pile = The 3 goes with nothing. Draw from the deck.
    .joins = A 6, so it is wild: with your two 8s it makes a group of three.
    .discard = Discard the 7 of spades: it goes with nothing, and the 4 costs less.
    .wasted = Not a wild card: it makes a meld of any two cards that go together. Only at the end in your hand it costs 20.
    .other = It may go. But the 7 costs most of what goes with nothing.
    .gift = Ada threw away a 2. It is wild: take it.
    .stock = The deck is luck, and a wild card lies open before you.
    .law = In a meld at least as many cards must be natural as wild. 8-8-6 has two natural cards and one wild one, and so has a 2 with queen and king of hearts.
    .out = All your cards but the 4 are in melds now. So you can go out: press the button that says so.
    .on = You could go on. But going out costs you nothing, and Ada has to count.
    .end = You have no points, and Ada counts what she holds. Keep a wild card, and pairs that wait for one.

texas-lesson-out = Going out
    .count = Your 5s are a group; the 10, jack and king are left over and cost 30. Who goes out has no points, so low cards are safe and high ones are not.
    .draw = Draw from the deck.
    .pile = The queen would make no meld with what you hold. Draw from the deck.
    .ace = An ace costs 20 in this game. Away with it.
    .other = It may go. But the ace would cost 20 if Ada went out now.
    .again = Now play by yourself. As soon as all your cards but one are in melds, a button says so, and you can go out. If you wonder, ask the coach with Hint.
    .end = Who goes out has no points, and takes one dime from the pot. There are eleven rounds; the hands grow, and the last three count double, double and triple. The lowest total wins.
