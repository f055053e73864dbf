"""Programs that train the evaluation of an opponent; a row of its `bot/data` each."""
