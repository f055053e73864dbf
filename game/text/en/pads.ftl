# What is said of gamepads.
pads-gone = The gamepad is gone
    .text = Plug it back in, or use the mouse or keyboard. The game waits.

# What the buttons are called that have no letters.
pads-up = D-pad up
pads-down = D-pad down
pads-left = D-pad left
pads-right = D-pad right
pads-cross = Cross
pads-circle = Circle
pads-square = Square
pads-triangle = Triangle
pads-view = View
pads-menu = Menu
pads-create = Create
pads-options = Options
pads-minus = Minus
pads-plus = Plus
