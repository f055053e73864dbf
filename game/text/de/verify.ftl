# What verifying a round of a record came to.
verify-running = { $seal } passt zum Blatt, das noch gespielt wird. Geber: { $dealer }.
    .old = { $seal } passt zum Blatt, das noch gespielt wird.
    .open = { $seal } passt zur Nummer. Der Beitrag des Spielers kommt noch, und gegeben ist noch nichts.
verify-fits = { $seal } ist die Prüfsumme von Partie, Geber, Nummer und allen Zeilen davor. Geber: { $dealer }.
    .drawn = { $seal } ist die Prüfsumme von Partie, Nummer und allen Zeilen davor. Geber, ausgelost mit den Karten: { $dealer }.
    .second = { $seal } ist die SHA-256 von Salz, Nummer und Stapel, und genau der wurde gegeben.
    .first = { $seal } ist die SHA-256 von Salz und Stapel, und genau der wurde gegeben.
verify-part = { $count ->
    [one] Das Blatt folgt aus der Nummer und dem Abheben des Spielers nach { $count } Karte.
   *[other] Das Blatt folgt aus der Nummer und dem Abheben des Spielers nach { $count } Karten.
}
verify-words = Das Blatt folgt aus der Nummer und den Worten des Spielers: „{ $words }“.
verify-cut = { $count ->
    [one] Eine Karte wurde abgehoben.
   *[other] { $count } Karten wurden abgehoben.
}
verify-offered = Die Seite stand schon auf dieser Stelle, deshalb gilt sie nicht als Beitrag.
verify-claim = Das Programm konnte diese Worte nicht kennen, also konnte niemand eine Karte aussuchen.
    .again = Der Spieler hatte diese Worte in dieser Partie schon benutzt. Das Programm hätte sie also erraten können.
    .place = Das ist eine von nur { $places } Stellen. Das Programm hätte sie also erraten können, oder eine Nummer suchen, die zu den meisten passt. Eigene Worte des Spielers würden das ausschließen.
    .nothing = Das Blatt stand vor der Runde fest und wurde seither nicht geändert. Der Spieler hat nichts beigetragen, also hätte das Programm es aussuchen können. Eigene Worte würden das ausschließen.
    .dealer = Wer gab, folgt allein aus der Nummer. Das Programm hätte es also aussuchen können.
    .undone = Es wurden Züge zurückgenommen. Der Spieler wusste also vielleicht, was ein anderer Beitrag ergäbe.
verify-anew = Wer die Datei hat, kann alle Prüfsummen neu bilden. Sie zählen für alle, die die ersten acht Stellen des letzten Siegels, { $digits }, schon hatten, bevor sie von der Partie hörten.
verify-no-dealer = Eine ältere Version hat es versiegelt. Das Siegel sagt nicht, wer gab, und nichts über die Zeilen davor.
verify-searchable = Sein Salz folgt aus der Nummer des Blatts, und es sagt nichts über späteres Mischen.
verify-asked-for = Das Blatt wurde mit seiner Nummer verlangt, also war es nicht geheim.
verify-again = Das Blatt war schon gespielt worden, also war es nicht geheim.
verify-day = Es ist das Blatt eines Tages, für alle gleich, also war es nicht geheim.
verify-from-here = Die Partie wurde aus einer anderen weitergespielt. Das Blatt war bekannt, also nicht geheim.

# What is wrong with it.
verify-no-seal = Für diese Runde steht kein Siegel in der Datei.
verify-two-seals = Für diese Runde stehen zwei Siegel in der Datei.
verify-late = Ihr Siegel, Zeile { $line }, steht hinter Zügen der Runde.
verify-early = Ihr Siegel, Zeile { $line }, steht da, bevor die Runde davor zu Ende ist.
verify-cut-first = Ihr Stapel wurde abgehoben, bevor er versiegelt war.
verify-shown-early = Ihr Stapel, Zeile { $line }, wird gezeigt, bevor die Runde zu Ende ist.
verify-not-shown = Ihr Salz und ihr Stapel werden nicht gezeigt.
verify-two-decks = Die Datei zeigt zwei Stapel dieser Runde.
verify-no-salt = Ihr Salz steht nicht vor der Runde.
verify-older = Ihr Siegel stammt von einer älteren Version, aber eine Runde davor hat eine neuere versiegelt.
verify-salt-place = Ihr Salz, Zeile { $line }, steht nicht dort, wo die Runde beginnt.
verify-salt-again = Ihr Salz ist wieder das von Runde { $round }.
verify-other-salt = Das gezeigte Salz ist nicht das, mit dem die Runde begann.
verify-other-dealer = Der Geber, den das Siegel nennt, hat nicht gegeben.
verify-no-part = Der Beitrag des Spielers fehlt.
verify-other-part = Der Beitrag des Spielers, oder eine Zeile davor, wurde geändert.
verify-unfit = Das Siegel passt nicht zum Blatt.
verify-other-sum = Das Siegel passt nicht, denn die Partie, der Geber, die Nummer oder eine Zeile davor wurde geändert.
verify-other-deck = Der gezeigte Stapel ist nicht der, der gegeben wurde.
verify-other-chance = Was vom Blatt gezeigt wird, ist nicht das, woraus es gezogen wurde.
verify-other-shuffles = Das andere gezeigte Mischen folgt nicht aus dem, was versiegelt wurde.
verify-no-end = Die letzte Prüfsumme der Datei fehlt. Also beweist nichts, wie die letzte Runde gespielt wurde.
verify-other-end = Die letzte Prüfsumme der Datei passt nicht, denn eine Zeile der letzten Runde wurde geändert.
verify-after-end = Nach der letzten Prüfsumme der Datei, Zeile { $line }, stehen Zeilen, die nicht dazugehören.

# What is wrong with a part that was bound.
verify-part-gone = Dein Beitrag fehlt in der gespeicherten Partie. Spielst du weiter, gilt er so, wie du ihn gegeben hast.
verify-part-other = In der gespeicherten Partie steht ein anderer Beitrag als deiner.

# Why a match is gone on with only if the player wants to.
verify-doubt = Runde { $round }: { $why }
