# What is wrong with keeping something; { $why } is in the system's own words.
storage-no-home = There is no home folder to keep anything in: matches and settings will be lost when the window closes.
storage-in-use = Five Takes is open already, in another window that does not answer, and the matches are kept there. This window begins with none, and its matches and settings will be lost when it closes.
storage-in-use-by = Five Takes is open already, in another window (process { $process }) that does not answer, and the matches are kept there. This window begins with none, and its matches and settings will be lost when it closes.
storage-no-temporary = There is no folder for temporary things: { $why }.
storage-no-folder = Nothing can be kept in { $folder } ({ $why }): matches and settings will be lost when the window closes.

storage-settings-newer = The settings were kept by a newer version of Five Takes. They are used as far as they are known here and left as they are: what you change holds until the window closes.
storage-settings-unreadable = The settings cannot be read ({ $why }) nor put aside ({ $reason }).
storage-settings-damaged = The settings were damaged ({ $why }). They are kept as { $file }.
storage-settings-in-the-way = The settings cannot be saved: { $file }, which is damaged, cannot be put aside ({ $why }).
storage-settings-unsaved = The settings cannot be saved: { $why }.
storage-no-object = it is not a JSON object

storage-finished-unread = The finished matches cannot be read ({ $why }). What is shown is what was known of them before.
storage-lessons-damaged = { $count ->
    [one] What was kept of { $count } lesson was damaged: it counts as not done.
   *[other] What was kept of { $count } lessons was damaged: they count as not done.
}

storage-unreadable = The file cannot be read: { $why }.
storage-stays = The damaged record stays on the list: { $why }.
storage-not-deleted = The match could not be deleted: { $why }.
storage-not-back = The match could not be brought back: { $why }.
storage-review-unsaved = What the coach found could not be kept: { $why }.
storage-not-filed = The finished match could not be filed: { $why }.
storage-match-unsaved = The match cannot be saved: { $why }.
storage-move-unsaved = The last move could not be saved: { $why }.

storage-proof-unsaved = It cannot be saved: { $why }.
storage-proof-saved = Saved as { $file }.
storage-tree-unwritten = The tree cannot be written: { $why }.
storage-runs-unsaved = What was found could not be kept: { $why }. It will be played again next time.
