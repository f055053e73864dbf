# What is asked before the moves of a round that is over are taken back.
undo-heading = Runde { $round } wieder öffnen?
undo-text = Runde { $round } ist schon vorbei. Gehst du zurück, gelten ihre Punkte und alles seitdem nicht mehr.
undo-back = Runde { $round } wieder öffnen
undo-stay = Hier bleiben

# What was taken back.
undo-taken-back = Zurückgenommen: { $move }.
undo-others = Das nimmt auch alles zurück, was danach von { FORM($who, case: "dative") } kam.
undo-the = { FORM($card, article: "the") }
undo-seen = { $count ->
    [one] Du hast { FORM($cards, case: "accusative") } gesehen, und jetzt kommt die Karte zurück.
   *[other] Du hast { FORM($cards, case: "accusative") } gesehen, und jetzt kommen die Karten zurück.
}
undo-from-stock = { cards-count } vom Stapel
