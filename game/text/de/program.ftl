program-name = Five Takes
program-no-screen = Five Takes braucht einen Bildschirm und findet keinen ({ $why }).
program-no-display = kein Bildschirm gefunden
program-no-console = Hier gibt es keine Konsole zum Antworten. Starte stattdessen five-takes-engine.
