# What is wrong with keeping something; { $why } is in the system’s own words.
storage-no-home = Es gibt keinen Ordner zum Speichern. Partien und Einstellungen sind weg, wenn du das Fenster schließt.
storage-in-use = Five Takes ist schon in einem anderen Fenster offen, und das antwortet nicht. Deine Partien sind dort offen, deshalb kann dieses Fenster nichts speichern.
storage-in-use-by = Five Takes ist schon in einem anderen Fenster offen (Prozess { $process }), und das antwortet nicht. Deine Partien sind dort offen, deshalb kann dieses Fenster nichts speichern.
storage-no-temporary = Es gibt keinen Ordner für temporäre Dateien ({ $why }).
storage-no-folder = In { $folder } können wir nichts speichern ({ $why }). Partien und Einstellungen sind weg, wenn du das Fenster schließt.

storage-settings-newer = Diese Einstellungen kommen aus einem neueren Five Takes. Wir nehmen, was wir kennen, und lassen die Datei in Ruhe. Was du änderst, gilt, bis du das Fenster schließt.
storage-settings-unreadable = Deine Einstellungen sind nicht zu lesen ({ $why }), und die Datei lässt sich nicht beiseitelegen ({ $reason }).
storage-settings-damaged = Deine Einstellungen waren beschädigt ({ $why }). Die alte Datei heißt jetzt { $file }.
storage-settings-in-the-way = Wir können deine Einstellungen nicht speichern. { $file } ist beschädigt und lässt sich nicht verschieben ({ $why }).
storage-settings-unsaved = Wir können deine Einstellungen nicht speichern ({ $why }).
storage-no-object = es ist kein JSON-Objekt

storage-finished-unread = Deine beendeten Partien sind nicht zu lesen ({ $why }). Du siehst sie, wie wir sie zuletzt gelesen haben.
storage-lessons-damaged = { $count ->
    [one] Die Notizen zu einer Lektion waren beschädigt, deshalb gilt sie als nicht gemacht.
   *[other] Die Notizen zu { $count } Lektionen waren beschädigt, deshalb gelten sie als nicht gemacht.
}

storage-unreadable = Die Datei ist nicht zu lesen ({ $why }).
storage-stays = Die beschädigte Partie bleibt auf der Liste ({ $why }).
storage-not-deleted = Wir konnten die Partie nicht löschen ({ $why }).
storage-not-back = Wir konnten die Partie nicht zurückholen ({ $why }).
storage-review-unsaved = Wir konnten den Rückblick des Coachs nicht speichern: { $why }.
storage-not-filed = Wir konnten die beendete Partie nicht in den Verlauf legen ({ $why }).
storage-match-unsaved = Wir können diese Partie nicht speichern ({ $why }).
storage-part-unbound = Die Partie ist gespeichert, aber deinen Beitrag zum Blatt können wir nicht dazuschreiben ({ $why }).
storage-move-unsaved = Dein letzter Zug ist noch nicht gespeichert ({ $why }).

storage-kept-unsaved = Wir können es nicht speichern ({ $why }).
storage-kept-saved = Gespeichert als { $file } in { $folder }.
storage-broke-down = Der denkende Teil des Programms ist abgestürzt und neu gestartet. Deine Partie geht weiter, aber ein Zug oder ein Tipp war vielleicht geraten. Einzelheiten stehen in { $file }.
    .unnoted = Der denkende Teil des Programms ist abgestürzt und neu gestartet. Deine Partie geht weiter, aber ein Zug oder ein Tipp war vielleicht geraten. Einzelheiten konnten wir nicht notieren ({ $why }).
storage-tree-unwritten = Wir können den Baum nicht schreiben ({ $why }).
storage-runs-unsaved = Wir konnten die Versuche nicht speichern ({ $why }). Nächstes Mal werden sie neu gespielt.
