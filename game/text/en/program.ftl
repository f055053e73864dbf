program-name = Five Takes
program-no-screen = Five Takes needs a screen and can’t find one ({ $why }).
program-no-display = no display was found
program-no-console = There is no console here to answer on. Start five-takes-engine instead.
