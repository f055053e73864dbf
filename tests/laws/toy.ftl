toy-rounds = Rounds
    .help = How many deals make a match.
toy-dealt = Cards each
    .help = How many cards each player is dealt.
