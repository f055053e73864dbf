# The score sheet.
sheet-total = Total
sheet-dimes = Dimes
sheet-pot = { $count } in the pot
sheet-figure = { $name } { $figure }
sheet-leads = { $who ->
    [you] You lead
   *[other] { $who } leads
}
