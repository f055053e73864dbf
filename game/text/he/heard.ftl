# What is heard at a table beside the lines of the log, by whoever has the screen read.

# What an event has led to.
heard-dealt = { $count ->
    [1] קיבלת קלף אחד: { $cards }.
   *[other] קיבלת { cards-count }: { $cards }.
}
heard-points = { $points ->
    [one] זו נקודה אחת.
    [two] אלה שתי נקודות.
   *[other] אלה { $points } נקודות.
}
heard-locked = זה נעול.
heard-pot = { $count ->
    [0] עכשיו קופת המטבעות ריקה.
    [one] עכשיו נשאר בקופת המטבעות מטבע אחד.
    [two] עכשיו נשארו בקופת המטבעות שני מטבעות.
   *[other] עכשיו נשארו בקופת המטבעות { $count } מטבעות.
}
heard-way = { $way ->
    [clockwise] בכיוון השעון.
   *[counter] נגד כיוון השעון.
}
heard-way-next = { $way ->
    [clockwise] בכיוון השעון, { heard-to }.
   *[counter] נגד כיוון השעון, { heard-to }.
}
heard-to = { $who ->
    [you] אליך
   *[other] אל { $who }
}
heard-forced = { $move }: המהלך היחיד.
    .braille = { $move }: אין ברירה
    .alone = זה היה המהלך היחיד.

# What is asked of the person.
heard-your-turn = התור שלך.
    .still = עדיין התור שלך.
