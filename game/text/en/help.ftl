# The page of the keys that hold on the page below it.
help-heading = { $device ->
    [pad] Buttons that hold here
    [keys] Keys that hold here
    [touch] Keys that hold here
   *[mouse] Keys that hold here
}
help-moving = Moving about
help-page = On this page
help-asking = What is said
help-always = Everywhere
help-not-now = { $command } (not just now)
