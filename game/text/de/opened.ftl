# The cards that lay open when a round was scored, and the sum of them.
opened-title = Diese Runde
    .last = Letzte Runde
opened-caption = Übrige Karten
    .melds = Kombinationen und Rest
    .last = Karten der letzten Runde
opened-left = Übrig
opened-none = Keine Karten übrig
opened-meld = Kombination: { $cards }
opened-rest = Übrig: { $cards }

# A word or two under a name.
opened-out = hat Schluss gemacht
opened-won = gewonnen
