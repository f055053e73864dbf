# The log as a page.
log-whole = כל היומן
log-open = יומן…
log-nothing = עוד אין כלום.
log-copied = הועתק ללוח ההעתקה.
    .none = אי אפשר להשתמש כאן בלוח ההעתקה.
log-copy = להעתיק את היומן
