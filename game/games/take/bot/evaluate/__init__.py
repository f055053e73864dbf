"""How a position of Take looks at once (``outlook``), and to an expert (``insight``)."""
