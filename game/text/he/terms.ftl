# Cards of Taki as printed: the isolates keep the sign before its figure.
-plus-two = { "\u2068" }+2{ "\u2069" }
-plus-three = { "\u2068" }+3{ "\u2069" }
