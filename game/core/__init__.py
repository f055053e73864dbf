"""The contract every game keeps: Game, State, Move, Event, Option, Illegal; and the record."""
