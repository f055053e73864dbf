toy-rounds = Rounds
    .help = How many deals make a match.
toy-cards = Cards
    .help = How many cards each player is dealt.
