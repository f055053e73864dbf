# What a command is called that stands on a button or a page of keys.
commands-paste = Paste
commands-unfinished = Unfinished
commands-on = On to my turn
commands-step = Next move
commands-once-more = What happened since my turn
commands-hint = Hint
commands-undo = Undo
commands-redo = Redo
commands-sort = Sort my hand
    .other = Sort my hand the other way
commands-result = Back to the result
commands-never-mind = Never mind
commands-stay = Stay in this round
commands-review = Review
commands-again = Play again
commands-verify = Verify the deal
