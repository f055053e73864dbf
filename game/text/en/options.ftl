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
