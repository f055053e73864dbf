# The sentences of the lessons; each lesson’s record names them.

texas-lesson-turn = Draw and discard
    .goal = Points are bad here. When the round ends, every card that’s in no meld costs you.
    .melds = { $device ->
        [keys] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen. Go to the discard pile and press { $press }.
        [pad] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen. Go to the discard pile and press { $press }.
        [touch] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen. Tap the discard pile.
       *[mouse] A meld is three cards or more: one rank, or one suit in a row. The king of diamonds makes a run with your jack and queen. Click the discard pile.
    }
    .stock = The deck is luck. The king on the pile makes a run with your jack and queen.
    .discard = End your turn with a discard. The 8 of clubs goes with nothing and costs 8, the 4 only 4. Discard the 8.
    .hidden = Melds stay in your hand until someone goes out. So you never know how close Ada is.
    .stock2 = The queen on the pile would leave you with more points. Draw from the deck.
    .pile = You may take it. But it makes no meld with yours, and would cost you 10.
    .better = The 3 costs less than the 4. Keep the 3, and discard the 4.
    .end = The figure beside your hand is its cost right now. Bring it down until all but one card are in melds.
    .can = You can now build melds, and keep cheap cards.

texas-lesson-wild = Wild cards
    .wild = You were dealt six cards, so 6s are wild this round. Next round it’s 7s. Jokers and 2s are always wild. A wild card stands for any other.
    .draw = Draw from the deck.
    .pile = You may take it. But the 3 makes no meld with yours, and the deck might bring a better card.
    .joins = A 6 is wild this round, so it makes a set with your two 8s.
    .discard = The 8s, the queen and the king can use it. Discard the 7 of spades, which costs more than the 4.
    .eights = You may discard it. But two 8s and a wild card are a set, so keep the pair.
    .wasted = You may discard it. But it’s wild, and makes a meld of any two cards that go together.
    .gift = Ada discarded a 2. It’s wild, so take it.
    .stock = The deck is luck, and there’s a wild card right in front of you.
    .law = A meld needs at least as many natural cards as wild ones. Your 8-8-6 has two natural, one wild. So does the 2 with your queen and king of hearts.
    .out = All but the 4 are in melds, so you can go out. Press the button that says so.
    .on = You may wait. But going out costs you nothing, and Ada has to count.
    .end = You get no points, and Ada counts what’s left over. Keep wild cards, and pairs that wait for one.
    .can = You can now use wild cards, and go out with them.

texas-lesson-dimes = Dimes
    .goal = Each of you put five dimes in the pot, so it holds ten. Go out, and one of them is yours. Let’s get it.
    .draw = Draw from the deck.
    .pile = You may take it. But it makes no meld with yours, and would cost you 10.
    .king = Your 7s and the wild 2 need one more card. Discard the king. It’s the costliest card you can spare.
    .again = Draw again.
    .out = Three 7s and a wild 2 are a meld of four. Only the 5 is left over, so go out with it.
    .on = You may wait. But Ada could go out next, and then the dime is hers.
    .end = You took a dime for going out. This was the last round, and your total is the lowest. So the rest of the pot is yours too.
    .can = You can now win dimes, and the pot.

texas-lesson-deck = When the deck runs out
    .goal = The deck has run out twice in this round. Each time the pile was shuffled, and you played on. There’s no third time.
    .draw = Twelve of your cards are in melds, and only the 3 is left over. Draw from the deck.
    .pile = You may take it. But it makes no meld with yours. A card from the deck brings the end nearer.
    .rid = It doesn’t help. Discard it, and keep the 3, which costs less.
    .last = The deck is empty for the third time. Draw from it now, and the round ends at once. You’d count just the 3, which costs 9 in this round.
    .on = You may take it, and the round goes on. But it makes no meld with yours, and Ada gets another chance.
    .end = Nobody went out, so nobody takes a dime, and everyone counts. Your 3 costs you 9, and Ada’s cards cost her far more.
    .can = You can now end a round with an empty deck.

texas-lesson-out = Going out
    .count = Your 5s are a set. The 10, jack and king are left over: 30 points. Go out and you pay nothing. So low cards are safe, and high ones aren’t.
    .draw = Draw from the deck.
    .pile = You may take it. But the queen makes no meld with yours, and would cost you 10.
    .ace = An ace costs 20 in this game. Discard it.
    .again = Now play by yourself. Once all but one card are in melds, a button lets you go out. Not sure? Try { commands-hint }.
    .end = Go out, and you get no points and take a dime from the pot. There are eleven rounds, and your hand grows each time. The last three count double, double and triple. The lowest total wins.
    .can = You can now play a round to its end, and go out.

# The first hand of someone who has played nothing: each sentence only when it is needed.
texas-lesson-first = Go out
    .wild = { $device ->
        [keys] This round, 7s stand for any card. Press { $press } on the 7!
        [pad] This round, 7s stand for any card. Press { $press } on the 7!
        [touch] This round, 7s stand for any card. Tap the 7!
       *[mouse] This round, 7s stand for any card. Click the 7!
    }
    .stock = You may draw. But a 7 is wild, and the pile won’t offer one every day.
    .king = { $device ->
        [keys] A wild card! With your two 5s it’s a set. Now the king has to go. Pick it with { $pick }, then press { $press } on the pile.
        [pad] A wild card! With your two 5s it’s a set. Now the king has to go. Pick it with { $pick }, then press { $press } on the pile.
        [touch] A wild card! With your two 5s it’s a set. Now the king has to go. Tap it, then the pile.
       *[mouse] A wild card! With your two 5s it’s a set. Now the king has to go. Click it, then the pile.
    }
    .dear = You may discard it. But a face card that fits nothing costs you 10.
    .same = You may discard it. The queen costs you 10 too. But here, discard the king.
    .wasted = You may discard it. But a 7 is wild this round, and makes a set with your 5s.
    .eight = Iris took your king, and she’s beaming. The 8 goes with your 9 and 10. Take it.
    .stock2 = You may draw. But the 8 makes a run with your 9 and 10.
    .queen = Now the queen. She costs 10, and an ace 20. Let’s see who wants her.
    .deck = Iris again! The 9 on the pile fits nothing you can use, so draw from the deck.
    .nine = You may take it. But it doesn’t help you go out.
    .jack = A jack. You know who wants that.
    .again = She’s collecting the whole court. Draw again.
    .out = A 2 is always wild! All your cards fit now, all but the 4. Go out with it.
    .on = You may wait. But you can go out now, and then the others pay.
    .end = You win! Iris has two kings, two queens, two jacks, and not one set. That’s 80 points against her, and that’s Texas Rummy.
    .can = You can now go out.
