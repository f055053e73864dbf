# What is heard while the arrow keys read a page.
reading-on = Lesen ist an. Auf und Ab gehen durch die Seite, Pos1 an ihren Anfang.
reading-off = Lesen ist aus.
reading-heading = { $text }, Überschrift
reading-begin = Hier ist der Anfang.
reading-end = Hier ist das Ende.
reading-row-begin = Hier ist der Anfang der Zeile.
reading-row-end = Hier ist das Ende der Zeile.
reading-no-heading = Keine weiteren Überschriften.
reading-nothing = Hier ist nichts zu drücken.

# Where the frame of the switches stands.
reading-scan-back = Zurück
reading-scan-more = Mehr
reading-scan-less = Weniger
reading-scan-down = Weiter unten
reading-scan-up = Weiter oben
reading-more = { $name }: mehr
reading-less = { $name }: weniger
