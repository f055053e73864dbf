# The log as a page.
log-whole = The whole log
log-open = Log…
log-nothing = Nothing yet.
log-copied = Copied to the clipboard.
    .none = We can’t use the clipboard here.
log-copy = Copy the log
