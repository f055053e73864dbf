# The pages after a round and after a match.
score-tabs = Page
score-result = Result
score-sheet = Score sheet

# The score sheet as it is looked at in the middle of a match.
score-so-far = { $count ->
    [one] One round is over.
   *[other] { $count } rounds are over.
}
score-none-yet = No round is over yet.

# Who had the best of a round.
score-round = { $who ->
    [you] Round { $round } is over: You have the most points in it.
   *[other] Round { $round } is over: { $who } has the most points in it.
}
    .lowest = { $who ->
        [you] Round { $round } is over: You have the fewest points in it.
       *[other] Round { $round } is over: { $who } has the fewest points in it.
    }
    .several = Round { $round } is over: { $players } have the most points in it.
    .several-lowest = Round { $round } is over: { $players } have the fewest points in it.

# Players who are too many to be named.
score-players = { $count ->
    [4] Four players
    [5] Five players
    [6] Six players
    [7] Seven players
    [8] Eight players
    [9] Nine players
    [10] Ten players
   *[other] { $count } players
}

# Who won the match, why it is over, and by how much it was won.
score-won = { $who ->
    [you] You win!
   *[other] { $who } wins
}
    .several = { $players } share the win
score-why = { $why }.
    .verdict = { $why }: { $verdict }.
score-level = { $rounds ->
    [one] Level at { $points } after { $rounds } round.
   *[other] Level at { $points } after { $rounds } rounds.
}
score-lead = By { $lead }, { $first } to { $second }.

# The buttons.
score-next = Next round
score-cut = Cut the deck
score-setup = New set-up
score-start = Start page
score-table = See the table
