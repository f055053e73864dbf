# The log as a page.
log-whole = The whole log
log-nothing = Nothing has happened yet.
log-copied = The log is on the clipboard.
    .none = The clipboard cannot be used: nothing was copied.
log-copy = Copy the log
