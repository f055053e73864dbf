# The first hand of someone who has played nothing.
first-new = Neu hier?
first-play = Die erste Runde spielen
first-skip = Zur Partie
first-menu-text = Du kannst diese Runde noch einmal spielen. Sie steht unter „{ lessons-learn }“.
first-won = Deine erste Runde, und gewonnen!
    .text = Willst du weiterspielen, gegen leichte Gegner?
first-go-on = Eine Partie spielen
first-another = Noch eine erste Runde
first-done = Fertig
