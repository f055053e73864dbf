# The page of the keys that hold on the page below it.
help-heading = { $device ->
    [pad] Buttons on this page
    [keys] Keys on this page
    [touch] Keys on this page
   *[mouse] Keys on this page
}
help-moving = Moving about
help-page = On this page
help-asking = What you’ll hear
help-always = Everywhere
help-not-now = { $command } (not just now)
