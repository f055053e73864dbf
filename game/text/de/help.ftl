# The page of the keys that hold on the page below it.
help-heading = { $device ->
    [pad] Knöpfe auf dieser Seite
    [keys] Tasten auf dieser Seite
    [touch] Tasten auf dieser Seite
   *[mouse] Tasten auf dieser Seite
}
help-moving = Bewegen
help-page = Auf dieser Seite
help-asking = Was du hören kannst
help-always = Überall
help-not-now = { $command } (gerade nicht)
