# What you hear at a table: what it means, and how it sounds.
sound-heard = { $what ->
    [turn] It’s your turn
    [draw] A card is drawn
    [toss] A card is discarded
    [lay] Cards are laid
    [take] Cards are taken
    [double] Another run is taken
    [capture] A stack is taken
    [dig] Cards are taken from the pile
    [call] Someone calls, or you can
    [refuse] That isn’t allowed
    [robbed] Someone is robbed or hit
    [points] Points arrive
    [out] Someone goes out
    [round] The round ends
    [win] You win
    [lose] You lose
    [deal] Cards are dealt
    [flip] A card is turned up
    [shuffle] The deck is shuffled
    [coins] Coins change hands
    [run-close] A run is closed
    [solved] You find the best move
    [evening] You win the evening
   *[broken] A +3 is broken
}
sound-how = { $what ->
    [turn] Two clear notes, going up.
    [draw] A card slides off the deck.
    [toss] A card lands on the pile.
    [lay] A few cards snap down side by side.
    [take] A handful of cards is swept up.
    [call] Two knocks and a bell.
    [refuse] Two soft low thuds.
    [robbed] Quick knocks on wood.
    [points] Two quick light notes.
    [out] A knock, then a run of notes going up.
    [round] The end of the game’s tune.
    [win] The game’s tune, and a bright end.
   *[lose] The game’s tune, soft and sad.
}
sound-caption = { $side ->
    [left] { sound-heard }, on the left
    [right] { sound-heard }, on the right
   *[middle] { sound-heard }
}
sound-player = { $number ->
    [1] You
   *[other] Player { $number }
}
sound-player-how = { $number ->
    [1] A thumb piano, in the middle.
    [2] A wooden block.
    [3] A small bell.
    [4] A low guitar string.
    [5] A brush over paper.
    [6] A marimba.
    [7] Two knocks.
    [8] A banjo string.
    [9] Two soft thumps.
   *[other] A rattle.
}
sound-none = There’s no sound ({ $why }).
sound-missing = One sound won’t play ({ $why }).
