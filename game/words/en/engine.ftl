# Why the engine does not carry a request out.
engine-command = There is no command { $command }.
engine-no-match = There is no match: begin one with new or load.
engine-deck = deck must be a list of cards.
engine-seat = There is no seat { $seat } in this match.
engine-no-undo = There is no move to take back.
engine-level = level must be one of { $levels }.
engine-limits = Give either seconds or playouts.
engine-most = { $key } must be from 0 to { $most }.
engine-bytes = A line has at most { $most } bytes.
engine-not-json = This line is not a JSON object: { $why }.
engine-no-object = This line is not a JSON object.
engine-whole = { $key } must be a whole number.
engine-number = seconds must be a number.
engine-too-large = seconds is too large.
engine-text = { $key } must be a text.
engine-options = options must be an object.
engine-game = There is no game { $game }.
