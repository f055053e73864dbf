# What is heard at a table beside the lines of the log, by whoever has the screen read.

# What an event has led to.
heard-dealt = { $count ->
    [one] You are dealt one card: { $cards }.
   *[other] You are dealt { cards-count }: { $cards }.
}
heard-points = { $points ->
    [one] That is { $points } point.
   *[other] That is { $points } points.
}
heard-locked = It is locked now.
heard-pot = { $count ->
    [0] Now the pot is empty.
    [one] Now { $count } is left in the pot.
   *[other] Now { $count } are left in the pot.
}
heard-way = { $way ->
    [clockwise] Play goes clockwise now.
   *[counter] Play goes counter-clockwise now.
}
heard-sign = { $sign }.

# What is asked of the person.
heard-your-turn = It’s your turn.
