statistics-heading = Statistics
