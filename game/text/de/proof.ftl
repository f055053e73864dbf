# What the seal of a deal is worth.
proof-claim = Das Siegel hat eine geheime Nummer festgelegt. Dann hast du eigene Worte eingetippt, und aus beidem folgt das Blatt. Du kanntest die Nummer nicht und das Programm nicht deine Worte, also konnte niemand eine Karte aussuchen.
    .again = Das Siegel hat eine geheime Nummer festgelegt. Dann hast du Worte eingetippt, die du in dieser Partie schon benutzt hattest. Das Programm hätte sie also erraten können. Neue Worte schließen das aus.
    .place = Das Siegel hat eine geheime Nummer festgelegt. Dann hast du die Abhebestelle verschoben, und aus beidem folgt das Blatt. Es gibt nur { $places } Stellen. Das Programm hätte deine also erraten können, oder eine Nummer suchen, die zu den meisten passt. Eigene Worte schließen das aus.
    .nothing = Das Blatt stand vor der Runde fest und wurde seither nicht geändert. Du hast nichts beigetragen, also hätte das Programm es aussuchen können. Eigene Worte schließen das aus.
    .open = Das Siegel legt eine geheime Nummer fest. Dein Beitrag kommt noch, und nichts ist gegeben.
    .offered = Die Seite einer älteren Version stand schon auf dieser Stelle, deshalb gilt sie nicht als Beitrag.
    .dealer = Wer gab, folgt allein aus der Nummer. Das Programm hätte es also aussuchen können.
    .undone = Du hast in dieser Partie Züge zurückgenommen. Eine Runde, die neu beginnt, hat ein neues Siegel, aber ihre alte Nummer. Wer ihre Karten gesehen hat, weiß vielleicht, was ein anderer Beitrag ergäbe.
proof-anew = Wer die Datei hat, kann alle Prüfsummen neu bilden. Schick also jemandem die ersten acht Stellen des letzten Siegels, { $digits }, bevor du von der Partie erzählst.
proof-asked-for = Dieses Blatt wurde mit seiner Nummer verlangt oder wird noch einmal gespielt. Wer die Nummer hat, kann jede Karte kennen, deshalb hält das Siegel hier nichts geheim. Es zeigt trotzdem, dass nichts geändert wurde.
proof-day = Das ist das Blatt eines Tages. Alle Karten folgen aus Spiel und Datum, für alle gleich. Alle können sie ausrechnen, deshalb hält das Siegel hier nichts geheim. Es zeigt trotzdem, dass nichts geändert wurde.
proof-played-on = Diese Partie wurde von einer Stelle einer anderen aus weitergespielt. Ihre Blätter waren schon zu sehen oder folgen aus solchen. Deshalb hält das Siegel hier nichts geheim. Es zeigt trotzdem, dass nichts geändert wurde.
proof-second = Eine ältere Version des Programms hat dieses Blatt versiegelt. Das Siegel hält Stapel und Nummer fest, aber nicht, wer gibt.
proof-old = Eine ältere Version des Programms hat dieses Blatt versiegelt. Das Salz folgt aus der Nummer des Blatts. Wer alle Nummern durchprobiert, findet also den Stapel. Das Siegel sagt nichts über späteres Mischen und nichts darüber, wer gibt.
proof-never-sealed = Vor dieser Runde wurde nichts versiegelt. Die Partie begann ohne Siegel.

# How an outsider does the sum; between the lines that are numbered and shown below each other.
proof-sum = Das Siegel ist die SHA-256 der versiegelten Zeilen, dazwischen je ein Zeilenvorschub. „before“ darin ist die SHA-256 aller Zeilen der Datei vor der des Siegels. Jede davon hat ihren Zeilenvorschub. Das Salz hat 128 Bit, also findet niemand durch Probieren, was versiegelt wurde.
    .second = Das Siegel ist die SHA-256 von Salz, Nummer und Stapel, dazwischen je ein Leerzeichen.
    .first = Das Siegel ist die SHA-256 von Salz und Stapel, dazwischen ein Leerzeichen.
proof-part = ZUFALL ist eine Zahl. Sie besteht aus den ersten 32 Hexadezimal­stellen der SHA-256 von „NUMMER BEITRAG“. NUMMER ist die versiegelte Nummer und BEITRAG dein Beitrag, wie er hier steht.
proof-cut = Die abgehobenen Karten kommen vom Anfang des Stapels an sein Ende. In dieser Reihenfolge wird gegeben und gezogen.
proof-shuffle = Mischen K zieht 32-Bit-Zahlen, acht aus der SHA-256 von „NUMMER/shuffle K/0“, die ersten Bits zuerst, die nächsten acht aus „NUMMER/shuffle K/1“ und so weiter.
    .part = Mischen K zieht 32-Bit-Zahlen, acht aus der SHA-256 von „ZUFALL/shuffle K/0“, die ersten Bits zuerst, die nächsten acht aus „ZUFALL/shuffle K/1“ und so weiter.
proof-swap = Nimm n Karten und lass i von n - 1 bis 1 hinunterlaufen. Tausche mit der nächsten Zahl x die Karten i und x mod (i + 1), gezählt ab 0. Übergeh jedes x ab 2^32 - 2^32 mod (i + 1).
proof-hands = Der Stapel wird von vorn gegeben, Karte für Karte, im Uhrzeigersinn vom linken Nachbarn des Gebers an. Dann wird eine Karte aufgedeckt. Der Rest ist der Stapel zum Ziehen.
proof-later = Die Karten vor und nach jedem späteren Mischen sind aufgeführt. Die letzte Karte eines neuen Stapels wird zuerst gezogen.
    .part = Die Karten vor und nach jedem anderen Mischen sind aufgeführt. Beim Auslosen des Gebers steht NUMMER statt ZUFALL, denn wer gibt, stand vor deinem Beitrag fest. Die letzte Karte eines neuen Stapels wird zuerst gezogen.
    .dealt = Die Karten vor und nach jedem anderen Mischen sind aufgeführt, auch vom Auslosen des Gebers. Die letzte Karte eines neuen Stapels wird zuerst gezogen.
proof-dealer = Die Sitze werden ab 0 gezählt. Es gibt der Sitz x mod p. Dabei ist p die Zahl der Spieler und x die erste 32-Bit-Zahl der SHA-256 von „ZUFALL/dealer/0“. Übergeh jedes x ab 2^32 - 2^32 mod p.
    .draw = Um den Geber auszulosen, ziehen alle je eine Karte, in der Reihenfolge der Sitze, vom Anfang der Karten fürs Auslosen. Die höchste Karte gibt, das Ass ist am höchsten. Wer gleichauf ist, zieht ebenso weiter.

# The first line of a proof as text.
proof-match = { $game }, { $players } Spieler, Runde { $round }
