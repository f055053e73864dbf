# The log as a page.
log-whole = Das ganze Protokoll
log-open = Protokoll
log-nothing = Noch nichts.
log-copied = In die Zwischenablage kopiert.
    .none = Die Zwischenablage geht hier nicht.
log-copy = Protokoll kopieren
