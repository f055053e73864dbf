# What the program’s own voice says, where no screen reader runs.
voice-offer = { program-name }. Drück { $key }, wenn ich mit dir sprechen soll.
voice-on = Von jetzt an spreche ich. { $read } liest eine ganze Seite vor, { $help } nennt dir die Tasten. In den Einstellungen kannst du mich ändern oder abschalten, unter „{ settings-heading-help }“.
# What has the focus: the kind of thing it is, and its state.
voice-button = Knopf
voice-switch = Schalter
voice-slider = Regler
voice-field = Textfeld
voice-switched = { $on ->
    [yes] an
   *[no] aus
}
voice-chosen = gewählt
voice-not-chosen = nicht gewählt
# Why it’s silent although it’s on.
voice-missing = { $system ->
    [windows] Wir finden auf diesem Computer keine Stimme. Füge in den Sprach­einstellungen von Windows eine hinzu und schalte das hier aus und wieder an.
    [mac] Wir finden auf diesem Computer keine Stimme. Füge in macOS unter „Gesprochene Inhalte“ eine hinzu und schalte das hier aus und wieder an.
   *[linux] Wir finden auf diesem Computer keine Stimme. Installiere Speech Dispatcher mit einer Stimme und schalte das hier aus und wieder an.
}
voice-failed = Die Stimme ist verstummt ({ $why }). Schalte sie aus und wieder an, um es noch einmal zu versuchen.
voice-slow = sie antwortet nicht
voice-closed = sie hat aufgehört
voice-garbled = sie ist nicht zu verstehen
voice-beside-reader = Dein Screenreader spricht, deshalb ist diese Stimme still.
