# Something that is on or off.
options-on = On
options-off = Off

# Why options are refused.
options-unknown = There is no option { $option } in this game.
options-no-option = { $text } is not an option of this game.
options-not-whole = { $option } cannot be { $value }: a whole number from { $least } to { $most }.
    .also = { $option } cannot be { $value }: { $also }, or a whole number from { $least } to { $most }.
options-not-among = { $option } cannot be { $value }: one of { $values }.
options-not-among-many = { $option } cannot be { $value }: { $first }, { $second } … { $last }.

# Who deals the next round.
options-next-dealer = Next dealer
    .help = After a round the deal goes to the left, or to its winner or loser.
    .left = To the left
    .winner = Round’s winner
    .loser = Round’s loser
    .differs = { $value ->
        [winner] Here the winner of a round deals the next one.
       *[loser] Here the loser of a round deals the next one.
    }
