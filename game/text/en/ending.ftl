# The picture at the end of a match.
ending-title = The ending
ending-cards = { $who ->
    [you] Your cards at the end
   *[other] { $who }’s cards at the end
}
ending-more = and { $count } more
ending-moment = Your best moment
    .last = Your last play
    .evening = The best moment of the evening
ending-went-out = Out with the { $cards }
ending-watch = Watch it
ending-save = Save the picture
ending-saving = Saving…
ending-saved = Saved as { $file } in { $folder }. There’s a GIF beside it.
ending-unsaved = We couldn’t save the picture: { $why }.
ending-foot = Five Takes · { $game } · { $date }
ending-about = { $rounds ->
    [one] { $game }, { $date }, one round
   *[other] { $game }, { $date }, { $rounds } rounds
}
ending-scores = Scores and cards

# What went well in a match that was lost.
ending-good = { $form ->
    [capture] You took the largest stack: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    [dig] You dug the deepest: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[take] You made the largest take: { $count ->
        [one] one point
       *[other] { $count } points
    }.
}
ending-better = { $count ->
    [one] One point better than last time.
   *[other] { $count } points better than last time.
}
ending-ahead-of = You finished ahead of { $who }.

# The figures beside the score sheet.
ending-points = Your points
ending-wins = Your wins
ending-rounds = Rounds won
ending-moves = Moves made
ending-behind = Points behind
ending-ahead = Points ahead
ending-out = Rounds you went out
ending-drawn = Cards drawn
