# What several pages say.
page-back = Back
page-rules = Rules
page-settings = Settings
page-quit = Quit
# An arrow key has moved the focus nowhere.
page-edge = There’s nothing further that way.

# A key has brought the focus to something, and does it when it is pressed once more.
page-again = Press { $key } again to choose this.

page-quit-heading = Quit?
page-quit-text = If you’re in a match, you can go on with it later. { $key } quits at once from anywhere.

# What is heard of a page that comes up, where a sentence under its heading says what it is about.
page-asks = { $heading }. { $text }
page-calls = { $heading } { $text }

# A value and the buttons beside it, as a screen reader names them.
page-value = { $name }: { $value }
page-more = { $name }: more
page-less = { $name }: less
