# The sentences of the lessons; each lesson’s record names them.

takeaway-lesson-turn = A turn
    .goal = These four slots are yours. When the deck is used up, each card on them is a point.
    .match = { $device ->
        [keys] You play the slot with the 7 of spades. The 7 of hearts has the same rank, so you may take it: go to it and press { $press }.
        [pad] You play the slot with the 7 of spades. The 7 of hearts has the same rank, so you may take it: go to it and press { $press }.
        [touch] You play the slot with the 7 of spades. The 7 of hearts has the same rank, so you may take it: tap it.
       *[mouse] You play the slot with the 7 of spades. The 7 of hearts has the same rank, so you may take it: click it.
    }
    .run = Your slot now shows the 7 of hearts. The 8 of hearts is its neighbour of the same suit, and that fits too. Take it.
    .done = Nothing fits any more, so your turn is over. You emptied two slots of Ada’s, and she fills them first.
    .draw = Your slot again. It fits nothing, so draw a card onto it.
    .ten = A 10 fits a 10. Take it.
    .end = You must take as long as something fits. So you play: take what fits, else draw one card and look again.

takeaway-lesson-slots = Whose slot is next
    .first = Your 9 fits the 9 of Max. Take it, and watch who plays next.
    .empty = You own two slots, but the second has to wait: an empty slot always comes first, and you have just emptied one of Max’s.
    .draw = Everybody has taken, and your second slot still waits. Draw.
    .choice = Two stacks fit: a 4 of Ada’s, and the 3 of Max with two cards beneath it. You take the whole stack: take the largest.
    .small = It fits, but it is one card. The stack of Max has three, and all of them would be yours.
    .emptied = Again you emptied a slot of Max’s, and again he comes first: that is the price of taking from others.
    .back = Draw onto your slot.
    .yours = Nothing was taken, and no slot is empty: now the next one in the ring plays. It is your second slot, at last. Draw.
    .six = It fits the 6 of Max. Take it.
    .end = An empty slot first, else the next one clockwise. If you take from a slot of your own, you gain no point, but keep the turn.

takeaway-lesson-end = The end of a round
    .few = Seven cards are left in the deck. When it is used up, the round is nearly over.
    .draw = Draw onto your empty slot.
    .choice = The jack fits your own large stack and the small one of Ada’s. Your own cards count for you already: take Ada’s.
    .own = That only moves your own cards. From Ada you would win three.
    .counted = The coach, who knows the seven cards still in the deck, would move your own stack first: none of them fits its queen. To win cards at once is the simpler plan.
    .mine = Ada’s turn is over. Your large stack fits nothing: draw onto it.
    .onward = Nothing fits. The next slot is yours again: draw.
    .last = The last card of the deck.
    .end = Two stacks fit, and nobody tells you which to take. Decide for yourself; if you wonder, ask the coach with Hint.
    .over = Nothing fits any more, so the cards are counted: one point each, and of 52 the half is 26. A match has three rounds.
