# The score sheet.
sheet-total = Summe
sheet-dimes = Groschen
sheet-pot = { $count } im Topf
sheet-figure = { $name } { $figure }
sheet-leads = { $who ->
    [you] Du führst
   *[other] { $who } führt
}
