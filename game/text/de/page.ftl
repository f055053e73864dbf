# What several pages say.
page-back = Zurück
page-rules = Regeln
page-settings = Einstellungen
page-quit = Beenden
# An arrow key has moved the focus nowhere.
page-edge = Dort geht es nicht weiter.

# A key has brought the focus to something, and does it when it is pressed once more.
page-again = Drück { $key } noch einmal, um das zu wählen.

page-quit-heading = Beenden?
page-quit-text = Bist du mitten in einer Partie, kannst du später weiterspielen. { $key } beendet von überall sofort.

# What is heard of a page that comes up, where a sentence under its heading says what it is about.
page-asks = { $heading }. { $text }
page-calls = { $heading } { $text }

# A value and the buttons beside it, as a screen reader names them.
page-value = { $name }: { $value }
page-more = { $name }: mehr
page-less = { $name }: weniger
