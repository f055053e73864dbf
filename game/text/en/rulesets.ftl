# A set of rules with a name, and the line of text that shares it.
rulesets-too-long = This is too long to be a line of rules.
rulesets-no-line = This isn’t a line of rules. A line begins with “five-takes rules”.
rulesets-newer = These rules come from a newer Five Takes.
rulesets-cut-short = The line isn’t whole. It has to end with “|”, so copy it again.
rulesets-unknown-game = We have no game called “{ $text }”. There are { $games }.
rulesets-bad-name = A name has at most { $most } characters.
    .empty = A name needs at least one character.
    .invisible = Nobody can see that name. Give it a letter or a digit.
    .forbidden = A name can’t have “{ $text }” in it.
rulesets-no-value = “{ $text }” isn’t an option. Write options as name=value.
rulesets-unknown-option = { $game } has no option “{ $text }”. It has { $options }.
rulesets-twice = “{ $option }” is there twice.
rulesets-taken = “{ $name }” is taken. Choose another name.
rulesets-too-many = You have { $most } sets of rules for this game. Delete one first.

# After a refusal: which other rules allow the move.
rulesets-allows = “{ $set }” allows it.
    .both = “{ $first }” and “{ $second }” allow it.
    .option = It’s allowed with “{ $label }: { $value }”.

# What rules without a name are called.
rulesets-own = Your own rules

# A set and how long the match is: “Take, to 100”.
rulesets-length = { $set }, { $length }

# The file of the player’s own sets.
rulesets-unreadable = We can’t read your own rules in { $file }: { $why }.
rulesets-unread = { $count ->
    [one] One line in { $file } can’t be read. We left it as it is.
   *[other] { $count } lines in { $file } can’t be read. We left them as they are.
}
rulesets-unsaved = We couldn’t save your own rules in { $file }: { $why }.
