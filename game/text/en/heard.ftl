# What is heard at a table beside the lines of the log, by whoever has the screen read.

# What an event has led to.
heard-dealt = { $count ->
    [one] You’re dealt one card: { $cards }.
   *[other] You’re dealt { cards-count }: { $cards }.
}
heard-points = { $points ->
    [one] That’s { $points } point.
   *[other] That’s { $points } points.
}
heard-locked = It’s locked.
heard-pot = { $count ->
    [0] The pot is empty now.
    [one] { $count } is left in the pot now.
   *[other] { $count } are left in the pot now.
}
heard-way = { $way ->
    [clockwise] Clockwise.
   *[counter] Counter-clockwise.
}
heard-way-next = { $way ->
    [clockwise] Clockwise, to { $who }.
   *[counter] Counter-clockwise, to { $who }.
}
heard-forced = { $move }: the only move.
    .braille = { $move }: forced
    .alone = It was the only move.

# What is asked of the person.
heard-your-turn = It’s your turn.
    .still = Still your turn.
