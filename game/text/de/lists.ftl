# How sentences follow each other, and how things stand in a row.
lists-then = { $before } { $after }
lists-row = { $before }, { $after }
    .count = many
lists-apart = { $before }; { $after }
    .count = many
# The person, where others have their name. No preposition grows onto it.
lists-you = { $case ->
    [accusative] dich
    [dative] dir
    [von] dir
    [zu] dir
   *[nominative] Du
}
lists-seat = Sitz { $number }
lists-and = { $before } und { $after }
    .count = many
lists-or = { $before } oder { $after }
lists-dash = { $before }-{ $after }
