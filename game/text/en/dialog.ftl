# A dialog that only says something.
dialog-first = A word first
dialog-go-on = Go on

# Sitting down at a match from the shelf.
dialog-newer = From a newer version
    .text = { $file } was kept by a newer version of Five Takes and can be played on with that. It waits on the list as it is.
dialog-not-yet = Not at this table yet
    .text = { $game } cannot be played in the window yet. The match waits.
dialog-doubt = This match isn't proved
    .text = { $doubt } The record may have been changed. You can play on, but the match stays unproved: nothing that is written is changed.
    .play = Play on all the same
dialog-damaged = A damaged record
    .text = { $file } cannot be played on. { $fault } Nothing in it has been changed.
    .moves = { $file } is damaged. { $fault } The { $count } moves before that can be played on from; the damaged file is kept as it is.
    .play = Play on from there
    .leave = Leave it
    .off = Take it off the list
dialog-leave-listed = Leave it on the list
dialog-not-aside = Not put aside
