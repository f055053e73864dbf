# The cards of the French pack, their melds, and how many they are.
cards-rank = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
cards-rank-first = { $rank ->
    [A] Ace
    [T] 10
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
}
# A rank as printed in the corner of a card, and as the log names it.
cards-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
cards-rank-short = { cards-index }
cards-ranks = { $rank ->
    [A] aces
    [T] 10s
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
}
cards-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
    .sign = { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
    .braille = { $suit ->
        [S] S
        [H] H
        [D] D
       *[C] C
    }
cards-card = { cards-rank } of { cards-suit }
    .sign = { cards-rank-short }{ cards-suit }
cards-card-first = { cards-rank-first } of { cards-suit }
    .sign = { cards-card }
cards-the = the { cards-card }
    .sign = { cards-card }
cards-the-first = The { cards-card }
    .sign = { cards-card }

cards-joker = joker
    .braille = JK
cards-a-joker = a joker
    .braille = JK
cards-a-joker-first = A joker
    .braille = JK
cards-joker-as = joker as { $card }
    .braille = JK={ $card }
cards-a-joker-as = a joker as { $card }
    .braille = JK={ $card }
# What a card of the table stands for where only its rank is named: "joker as an ace".
cards-as-rank = { $card } as { $rank ->
    [A] an ace
    [8] an 8
   *[other] a { cards-rank }
}

# "5-6-7 of clubs", "5 to 9 of clubs", "clubs from 5 to 9", "three kings".
cards-run = { $ranks } of { cards-suit }
    .sign = { $ranks }{ cards-suit }
cards-run-ends = { $low } to { $high } of { cards-suit }
    .braille = { $low }…{ $high }{ cards-suit }
cards-suit-run = { cards-suit } from { $low } to { $high }
    .braille = { $low }…{ $high }{ cards-suit }
cards-group = { $number } { cards-ranks }
    .braille = { $number }x{ cards-rank-short }
cards-whose = { $who ->
    [you] your { $meld }
   *[other] { $who }’s { $meld }
}

cards-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
    .braille = { $count }
# At the beginning of a sentence.
cards-number-first = { $count ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $count }
}
cards-count = { $count ->
    [one] { cards-number } card
   *[other] { cards-number } cards
}

# All cards that are taken, more than five of them.
cards-all = { $cards }
    .brief = { cards-count }
    .braille = { cards-count }

# Why a text stands for no card, to come after a colon.
cards-unreadable = { $text } isn’t a card
cards-unreadable-laid = { $text } isn’t a card on the table
