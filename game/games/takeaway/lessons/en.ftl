# The sentences of the lessons; each lesson’s record names them.

takeaway-lesson-turn = Play a slot
    .goal = These four slots are yours. When the round ends, each card on them is a point.
    .match = { $device ->
        [keys] You’re playing the slot with the 7 of spades. The 7 of hearts has the same rank, so you can take it. Go to it and press { $press }.
        [pad] You’re playing the slot with the 7 of spades. The 7 of hearts has the same rank, so you can take it. Go to it and press { $press }.
        [touch] You’re playing the slot with the 7 of spades. The 7 of hearts has the same rank, so you can take it. Tap it.
       *[mouse] You’re playing the slot with the 7 of spades. The 7 of hearts has the same rank, so you can take it. Click it.
    }
    .run = Your slot now shows the 7 of hearts. The 8 of hearts is its neighbour in the same suit, so it fits too. Take it.
    .done = Nothing more fits, so your turn is over. You emptied two of Ada’s slots, and she fills them first.
    .draw = It’s your slot again. Nothing fits it, so draw a card onto it.
    .ten = A 10 fits a 10. Take it.
    .end = If something fits, you have to take it. If nothing does, draw one card and look again. That’s a turn.
    .can = You can now play a slot.

takeaway-lesson-order = Round the ring
    .goal = Slots are played clockwise, one after the other. It begins with your first one.
    .first = Nothing fits the 2 of clubs. Draw a card onto it.
    .second = Nothing fit, and no slot is empty. So your second slot is next. Your 8 fits Ada’s 8. Take it.
    .third = The 9 of diamonds fits too, so you have to take it as well.
    .empty = You emptied two slots. Empty ones come first, and of these the next one clockwise. Both are Ada’s.
    .round = No slot is empty any more, so play went on clockwise. Now it’s your first slot. Draw a card onto it.
    .choice = The 5 of spades fits your own 5, and it fits Ada’s 6. Each is one card. Take Ada’s, and you win it.
    .own = You’d play the empty slot next. But your own card only moves, and Ada’s would be a new one.
    .end = Ada filled the empty slot first. Then it goes on clockwise, and when your slot’s turn comes, you’re next.
    .can = You can now tell whose slot is next.

takeaway-lesson-slots = Whose slot is next
    .first = Your 9 fits Max’s 9. Take it, and watch who plays next.
    .empty = Your second slot has to wait. An empty slot always comes first, and you just emptied one of Max’s.
    .draw = Everyone has taken, and your second slot is still waiting. Draw a card.
    .choice = Two stacks fit: Ada’s 4, and Max’s 3, with two cards under it. You take the whole stack, so take the larger one.
    .small = It fits, but it’s only one card. Max’s stack has three, and you’d get them all.
    .emptied = You emptied one of Max’s slots, so he’s next again. That’s the price of taking.
    .back = Draw a card onto your slot.
    .yours = Nobody took anything, and no slot is empty, so the next one in the ring plays. It’s your second slot, at last. Draw a card.
    .six = It fits Max’s 6. Take it.
    .end = An empty slot comes first, then the next one clockwise. Take from your own slot, and you only keep the turn.
    .can = You can now choose between two stacks.

takeaway-lesson-end = The end of a round
    .few = Seven cards are left in the deck. When it’s empty, the round is nearly over.
    .draw = Draw a card onto your empty slot.
    .choice = The jack fits your own large stack and Ada’s small one. Your own cards already count for you, so take Ada’s.
    .own = That only moves your own cards. From Ada you’d win three.
    .counted = The coach knows the seven cards left. None fits your own stack’s queen, so the coach would move that first. Winning cards now is simpler.
    .mine = Ada’s turn is over. Nothing fits your large stack, so draw a card onto it.
    .onward = Nothing fits. The next slot is yours again, so draw a card.
    .last = Draw the last card of the deck.
    .end = Two stacks fit, and this time you choose. Not sure? Try { commands-hint }.
    .over = Nothing more fits, so count the cards. Each is a point, and 26 is half the pack. A match has three rounds.
    .can = You can now play a round to its end.

# The first hand of someone who has played nothing: each sentence only when it is needed.
takeaway-lesson-first = Snatch 29 cards
    .turn = { $device ->
        [keys] Max is proud of his 29 cards. Press { $press } on the deck.
        [pad] Max is proud of his 29 cards. Press { $press } on the deck.
        [touch] Max is proud of his 29 cards. Tap the deck and see.
       *[mouse] Max is proud of his 29 cards. Click the deck and see.
    }
    .snatch = { $device ->
        [keys] A 3, right next to his 4 of spades. Press { $press } on his stack and take the lot!
        [pad] A 3, right next to his 4 of spades. Press { $press } on his stack and take the lot!
        [touch] A 3, right next to his 4 of spades. Tap his stack and take the lot!
       *[mouse] A 3, right next to his 4 of spades. Click his stack and take the lot!
    }
    .next = 29 cards in one go. He’ll never miss them. Your other slot now. Turn a card.
    .again = Nothing fits the 10. Back to your big stack. Turn a card.
    .choice = The queen of spades fits two stacks. Max’s has five cards, so take his.
    .small = It fits. But that’s two cards, and Max’s stack has five.
    .last = Max turned a king and took all 37. Outrageous! One card is left in the deck, and it’s yours. Turn it.
    .king = A king! Take the lot back, quick!
    .end = You win with 47 cards! Ada has three, Max has two and a long face. That’s Takeaway.
    .can = You can now snatch a whole stack.
