# What is heard at a table beside the lines of the log, by whoever has the screen read.

# What an event has led to.
heard-dealt = { $count ->
    [one] Du bekommst eine Karte: { $cards }.
   *[other] Du bekommst { FORM(cards-count, case: "accusative") }: { $cards }.
}
heard-points = { $points ->
    [one] Das macht { $points } Punkt.
   *[other] Das macht { $points } Punkte.
}
heard-locked = Sie ist gesperrt.
heard-pot = { $count ->
    [0] Der Topf ist jetzt leer.
    [one] Im Topf ist jetzt noch { $count }.
   *[other] Im Topf sind jetzt noch { $count }.
}
heard-way = { $way ->
    [clockwise] Im Uhrzeigersinn.
   *[counter] Gegen den Uhrzeigersinn.
}
heard-way-next = { $way ->
    [clockwise] Im Uhrzeigersinn, zu { FORM($who, case: "dative") }.
   *[counter] Gegen den Uhrzeigersinn, zu { FORM($who, case: "dative") }.
}
heard-forced = { $move }: der einzige Zug.
    .braille = { $move }: muss sein
    .alone = Das war der einzige Zug.

# What is asked of the person.
heard-your-turn = Du bist dran.
    .still = Du bist noch dran.
