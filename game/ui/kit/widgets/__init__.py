"""How nodes look: a widget is a frozen value with its painting.  `tooltip` places hints."""
