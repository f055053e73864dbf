# The choice among several moves that a gesture may mean.
choice-heading = Which one?
choice-number = Choice { $number }
choice-advised = advised
