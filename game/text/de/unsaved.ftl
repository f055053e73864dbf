# Before a match is left of which something is not on disk.
unsaved-heading = Noch nicht gespeichert
unsaved-again = Noch einmal versuchen
unsaved-leave = Trotzdem gehen
unsaved-stay = Bleiben
unsaved-text = { $lost } { $problem }
unsaved-still = Speichern geht immer noch nicht. { $lost } { $problem }
unsaved-undone = Am Tisch zurückgenommen, aber nicht in der gespeicherten Partie. { $problem }
unsaved-all = { $count ->
    [one] Von dieser Partie ist nichts gespeichert. Du würdest sie verlieren, mit 1 Zug.
   *[other] Von dieser Partie ist nichts gespeichert. Du würdest sie verlieren, mit { $count } Zügen.
}
unsaved-moves = { $count ->
    [one] Du würdest 1 Zug verlieren, der nicht gespeichert ist.
   *[other] Du würdest { $count } Züge verlieren, die nicht gespeichert sind.
}
unsaved-back = { $count ->
    [one] 1 zurück­genommener Zug wäre wieder da.
   *[other] { $count } zurück­genommene Züge wären wieder da.
}

# On the console, after the program was broken off there.
unsaved-ended-all = { $count ->
    [one] Von dieser Partie war nichts gespeichert. Sie ist verloren, mit 1 Zug.
   *[other] Von dieser Partie war nichts gespeichert. Sie ist verloren, mit { $count } Zügen.
}
unsaved-ended-moves = { $count ->
    [one] 1 Zug war nicht gespeichert und ist verloren.
   *[other] { $count } Züge waren nicht gespeichert und sind verloren.
}
unsaved-ended-back = { $count ->
    [one] 1 zurück­genommener Zug wird wieder da sein.
   *[other] { $count } zurück­genommene Züge werden wieder da sein.
}

# The sign on the table while something is not on disk.
unsaved-sign-filed = Partie nicht im Verlauf
unsaved-sign-moves = { $count ->
    [one] 1 Zug nicht gespeichert
   *[other] { $count } Züge nicht gespeichert
}
unsaved-sign-all = Partie nicht gespeichert
unsaved-sign-undo = Zurücknahme nicht gespeichert
