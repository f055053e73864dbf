# A dialog that only says something.
dialog-first = Before you play
dialog-go-on = Resume
dialog-ok = OK

# Sitting down at a match from the shelf.
dialog-newer = From a newer version
    .text = { $file } comes from a newer Five Takes. Play on with that one. Until then it stays on the list.
dialog-not-yet = Not at this table yet
    .text = You can’t play { $game } in the window yet. The match waits.
dialog-doubt = The saved match doesn’t add up
    .text = { $doubt } Someone could have changed the saved match, or a power cut damaged it. You can still play on. The seal stays as it is.
    .play = Play on
dialog-damaged = A damaged match
    .text = You can’t play on from { $file }. { $fault } Nothing in it has been changed.
    .moves = { $count ->
        [one] { $file } is damaged. { $fault } The move before that is fine, so you can play on from there. The damaged file stays as it is.
       *[other] { $file } is damaged. { $fault } The { $count } moves before that are fine, so you can play on from there. The damaged file stays as it is.
    }
    .play = Play from there
    .leave = Keep it
    .off = Remove it
dialog-leave-listed = Keep it
dialog-not-aside = Still on the list
