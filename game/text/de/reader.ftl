# What is told only to whoever has the screen read.
reader-disabled = gerade nicht verfügbar
reader-key = Taste { $key }
reader-place = { $place } von { $many }
reader-failed = Der Screenreader hat dieses Fenster verloren: { $why } Du kannst ohne ihn weiterspielen.
