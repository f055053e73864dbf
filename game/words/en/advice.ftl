# What the coach adds to a reason after looking ahead.
advice-ahead = Looking ahead, it is worth { $points } { $unit } more than the next best.
advice-as-good = Looking ahead, another move is as good.
