# The score sheet.
sheet-total = סך הכול
sheet-dimes = מטבעות
sheet-pot = { $count } בקופת המטבעות
sheet-figure = { $name } { $figure }
sheet-leads = { $who ->
    [you] היתרון שלך
   *[other] היתרון של { $who }
}
