# What is said of gamepads.
pads-gone = The gamepad is gone
    .text = Plug it in again, or go on with the mouse or the keyboard. Nothing is lost, and no time goes by meanwhile.
