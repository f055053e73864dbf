# What is said of gamepads.
pads-gone = Das Gamepad ist weg
    .text = Steck es wieder ein, oder nimm Maus oder Tastatur. Das Spiel wartet.

# What the buttons are called that have no letters.
pads-up = Steuerkreuz hoch
pads-down = Steuerkreuz runter
pads-left = Steuerkreuz links
pads-right = Steuerkreuz rechts
pads-cross = Kreuz
pads-circle = Kreis
pads-square = Quadrat
pads-triangle = Dreieck
pads-view = Ansicht
pads-menu = Menü
pads-create = Create
pads-options = Options
pads-minus = Minus
pads-plus = Plus
