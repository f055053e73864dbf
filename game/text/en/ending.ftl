# The picture at the end of a match.
ending-title = The ending
ending-cards = { $who ->
    [you] Your cards at the end
   *[other] { $who }’s cards at the end
}
ending-more = and { $count } more
ending-moment = Your best moment
    .last = Your last play
ending-went-out = Out with the { $cards }
ending-watch = Watch it
ending-points = Your points
ending-wins = Your wins
ending-rounds = Rounds won
ending-moves = Moves made
ending-behind = Points behind
ending-ahead = Points ahead
ending-out = Rounds you went out
ending-drawn = Cards drawn
ending-save = Save the picture
ending-saving = Saving…
ending-saved = Saved as { $file } in { $folder }. There’s an animated one beside it.
ending-unsaved = We couldn’t save the picture: { $why }.
ending-foot = Five Takes · { $game }
