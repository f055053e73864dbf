# The first hand of someone who has played nothing.
first-new = New here?
first-play = Play your first hand
first-skip = Skip to a match
first-menu-text = You can play this hand again. It’s under { lessons-learn }.
first-won = You won your first hand!
    .text = Play on, with easy opponents?
first-go-on = Play a match
first-another = Another first hand
first-done = Done
