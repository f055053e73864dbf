# What is wrong with keeping something; { $why } is in the system’s own words.
storage-no-home = There’s no home folder to save in. Matches and settings will be gone when you close the window.
storage-in-use = Five Takes is already open in another window, and it isn’t answering. Your matches are open there, so this window can’t save anything.
storage-in-use-by = Five Takes is already open in another window (process { $process }), and it isn’t answering. Your matches are open there, so this window can’t save anything.
storage-no-temporary = There’s no folder for temporary files ({ $why }).
storage-no-folder = We can’t save anything in { $folder } ({ $why }). Matches and settings will be gone when you close the window.

storage-settings-newer = These settings come from a newer Five Takes. We’ll use what we know and leave the file alone. Your changes last until you close the window.
storage-settings-unreadable = We can’t read your settings ({ $why }) or move the file out of the way ({ $reason }).
storage-settings-damaged = Your settings were damaged ({ $why }). The old file is now { $file }.
storage-settings-in-the-way = We can’t save your settings. { $file } is damaged and won’t move ({ $why }).
storage-settings-unsaved = We can’t save your settings ({ $why }).
storage-no-object = it isn’t a JSON object

storage-finished-unread = We can’t read your finished matches ({ $why }). You see them as we last read them.
storage-lessons-damaged = { $count ->
    [one] The notes on { $count } lesson were damaged, so it counts as not done.
   *[other] The notes on { $count } lessons were damaged, so they count as not done.
}

storage-unreadable = We can’t read the file ({ $why }).
storage-stays = The damaged match stays on the list ({ $why }).
storage-not-deleted = We couldn’t delete the match ({ $why }).
storage-not-back = We couldn’t bring the match back ({ $why }).
storage-review-unsaved = We couldn’t save the coach’s review: { $why }.
storage-not-filed = We couldn’t move the finished match to the history ({ $why }).
storage-match-unsaved = We can’t save this match ({ $why }).
storage-part-unbound = The match is saved, but we can’t note your part of the deal beside it ({ $why }).
storage-move-unsaved = Your last move isn’t saved yet ({ $why }).

storage-kept-unsaved = We can’t save it ({ $why }).
storage-kept-saved = Saved as { $file } in { $folder }.
storage-broke-down = The part of the program that thinks broke down and started again. Your match goes on, but a move or a hint might have been a guess. Details are in { $file }.
    .unnoted = The part of the program that thinks broke down and started again. Your match goes on, but a move or a hint might have been a guess. We couldn’t note any details ({ $why }).
storage-tree-unwritten = We can’t write the tree ({ $why }).
storage-runs-unsaved = We couldn’t save the tries ({ $why }). They’ll be played again next time.
