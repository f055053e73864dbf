# The moves that the coach compared.
compared-heading = Der Coach vergleicht
compared-value = { $chance }, { $sure }
compared-tried = Der Coach hat die verdeckten Karten viele Male erraten und weitergespielt. Die Linie am Ende eines Balkens zeigt, wie weit er danebenliegen kann. „Etwa genauso gut“ kann auch besser heißen.
compared-counted = Diese Zahlen sind genau. Alle Wege, wie die Runde laufen kann, sind gezählt.
