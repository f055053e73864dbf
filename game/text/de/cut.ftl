# The page on which the player gives their part before a round: a cut, or words.
cut-page = Abheben
cut-heading = { $game }, Runde { $round }: abheben?
cut-dealer = { $who ->
    [you] Du gibst.
   *[other] { $who } gibt.
}
cut-drawn = Der Geber wird mit den Karten ausgelost.
cut-prompt = { $device ->
    [keys] Eine geheime Nummer ist schon versiegelt. Tipp eigene, neue Worte ein, und niemand kann eine Karte aussuchen. Abheben macht es nur schwerer: Verschieb die Stelle und drück { $press }.
    [pad] Eine geheime Nummer ist schon versiegelt. Tipp eigene, neue Worte ein, und niemand kann eine Karte aussuchen. Abheben macht es nur schwerer: Verschieb die Stelle und drück { $press }.
    [touch] Eine geheime Nummer ist schon versiegelt. Tipp eigene, neue Worte ein, und niemand kann eine Karte aussuchen. Abheben macht es nur schwerer: Tipp auf die Stelle, die du willst.
   *[mouse] Eine geheime Nummer ist schon versiegelt. Tipp eigene, neue Worte ein, und niemand kann eine Karte aussuchen. Abheben macht es nur schwerer: Klick auf die Stelle, die du willst.
}
cut-prompt-deck = Heb ab, wo du magst, oder lass den Stapel, wie er ist. Eine ältere Version hat diese Partie angefangen, deshalb sind Geber und Stapel schon versiegelt.
cut-unmoved = Du hast die Stelle nicht verschoben, deshalb ist sie nicht dein Beitrag.
cut-behind = Nach Karte { $place } von { $count } abheben
cut-seal = Siegel { $seal }
cut-no = Nicht abheben
cut-deal = Geben
cut-here = Hier abheben
cut-copy = Siegel kopieren
cut-place = Abhebestelle
    .behind = nach Karte { $place }
cut-words = Deine eigenen Worte
    .empty = Oder deine eigenen Worte
    .use = Meine Worte nehmen
    .instead = Deine Worte entscheiden, deshalb wird nicht abgehoben.
