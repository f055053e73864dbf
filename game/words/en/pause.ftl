pause-heading = Pause
pause-over = The match is over.
pause-saved = The match is saved after every move.
pause-leave = Leave to the start page
