# The page of one's own keys, and what stands on the keys.
keys-heading = Keys of my own

keys-enter = Enter
keys-keypad-enter = Num Enter
keys-space = Space
keys-escape = Escape
keys-tab = Tab
keys-backspace = Backspace
keys-delete = Delete
keys-insert = Insert
keys-left = Left
keys-right = Right
keys-up = Up
keys-down = Down
keys-page-up = Page up
keys-page-down = Page down
keys-home = Home
keys-end = End
keys-with-shift = Shift+{ $key }
keys-with-alt = Alt+{ $key }
keys-with-control = Ctrl+{ $key }
