# How sentences follow each other, and how things stand in a row.
lists-then = { $before } { $after }
lists-row = { $before }, { $after }
lists-apart = { $before }; { $after }
# The person, where others have their name. No sentence shows this gender.
lists-you = אני
    .gender = m
lists-seat = מקום { $number }
lists-and = { START($after) ->
    [own] { $before } ו{ $after }
   *[foreign] { $before } ו־{ $after }
}
    .gender = { GENDER($before) ->
        [f] { GENDER($after) ->
            [f] f
           *[m] m
        }
       *[m] m
    }
    .count = many
lists-or = { $before } או { $after }
# Invariable
lists-dash = { $before }-{ $after }
