# A dialog that only says something.
dialog-first = Bevor du spielst
dialog-go-on = Weiterspielen
dialog-ok = OK

# Sitting down at a match from the shelf.
dialog-newer = Aus einer neueren Version
    .text = { $file } kommt aus einem neueren Five Takes. Spiel damit weiter. Bis dahin bleibt die Partie auf der Liste.
dialog-not-yet = Noch nicht an diesem Tisch
    .text = { $game } kannst du im Fenster noch nicht spielen. Die Partie wartet.
dialog-doubt = Die gespeicherte Partie stimmt nicht
    .text = { $doubt } Jemand könnte die gespeicherte Partie geändert haben, oder ein Stromausfall hat sie beschädigt. Du kannst trotzdem weiterspielen. Das Siegel bleibt, wie es ist.
    .play = Weiterspielen
dialog-damaged = Eine beschädigte Partie
    .text = Mit { $file } kannst du nicht weiterspielen. { $fault } Nichts darin wurde geändert.
    .moves = { $count ->
        [one] { $file } ist beschädigt. { $fault } Der Zug davor ist in Ordnung, von dort kannst du weiterspielen. Die beschädigte Datei bleibt, wie sie ist.
       *[other] { $file } ist beschädigt. { $fault } Die { $count } Züge davor sind in Ordnung, von dort kannst du weiterspielen. Die beschädigte Datei bleibt, wie sie ist.
    }
    .play = Von dort an spielen
    .leave = Behalten
    .off = Entfernen
dialog-leave-listed = Behalten
dialog-not-aside = Noch auf der Liste
