# What the buttons of the games’ offers do, as a page of keys lists them, and the letter of each.
offers-draw = Vom Stapel ziehen
    .key = Z
offers-take = Von der Ablage nehmen
    .key = V
offers-lay = Kombination auslegen
    .key = K
offers-add = Anlegen
    .key = A
offers-discard = Ablegen
    .key = B
offers-finish = Runde beenden
    .key = D
offers-silent = Durchgehen lassen
    .key = G
offers-out = Schluss machen
    .key = C
