# The pages after a round and after a match.
score-all-points = In all: { $figures }.
score-tabs = Page
score-result = Result
score-sheet = Score sheet

# The score sheet as it is looked at in the middle of a match.
score-so-far = { $count ->
    [one] One round played.
   *[other] { $count } rounds played.
}
score-none-yet = No round is over yet.

# Who had the best of a round.
score-round = { $who ->
    [you] You won round { $round }.
   *[other] { $who } won round { $round }.
}
    .lowest = { $who ->
    [you] You won round { $round }, with the fewest points.
   *[other] { $who } won round { $round }, with the fewest points.
    }
    .several = { $players } share round { $round }.
    .several-lowest = { $players } share round { $round }, with the fewest points.

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
    [one] A tie at { $points } after { $rounds } round.
   *[other] A tie at { $points } after { $rounds } rounds.
}
score-lead = By { $lead }, { $first } to { $second }.

# The buttons.
score-next = Next round
score-cut = Cut the deck
score-setup = Change set-up
score-keep = Save sheet…
score-start = Start page
score-look-back = Look back
score-done = Done
score-more = More
score-table = See the table
