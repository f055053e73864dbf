# The choice of the language. Each language says its own state; English says it once more.
languages-heading = Sprache
languages-system = Wie das System
    .now = Wie das System: { $language }
languages-machine = Von einer Maschine übersetzt. Noch hat es niemand gelesen, der mit Deutsch aufgewachsen ist. Sag uns, was falsch klingt.
languages-read = Gelesen von { $reader }
languages-tell = Sag es uns: { $language }…

# How to say what sounds wrong.
languages-wrong = Was klingt falsch?
languages-wrong-where = Die Seite, von der du Five Takes hast, hat eine Liste namens „Issues“. Eröffne dort einen neuen Eintrag, egal in welcher Sprache.
languages-wrong-what = Schreib, wo du den Satz gesehen hast, wie er jetzt lautet und wie du es sagen würdest. Ein Bild des Fensters hilft.
languages-wrong-sent = Five Takes verschickt nichts von selbst.
languages-form = Vordruck kopieren
    .copied = Kopiert. Füg ihn in deinen Eintrag ein.
    .none = Hier gibt es keine Zwischenablage.
    .head = Five Takes { $version }, { $language } ({ $tag })
    .where = Wo:
    .now = Da steht:
    .better = Besser:
