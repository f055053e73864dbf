# Something that is on or off.
options-on = An
options-off = Aus

# Why options are refused.
options-unknown = In diesem Spiel gibt es keine Option { $option }.
options-no-option = { $text } ist keine Option dieses Spiels.
options-not-whole = { $option } kann nicht { $value } sein, nur eine ganze Zahl von { $least } bis { $most }.
    .also = { $option } kann nicht { $value } sein, nur { $also } oder eine ganze Zahl von { $least } bis { $most }.
options-not-among = { $option } kann nicht { $value } sein, nur eins von diesen: { $values }.
options-not-among-many = { $option } kann nicht { $value } sein, nur { $first }, { $second } … { $last }.

# Who deals the next round.
options-next-dealer = Nächster Geber
    .help = Nach einer Runde gibt der linke Nachbar, oder wer sie gewonnen oder verloren hat.
    .left = Linker Nachbar
    .winner = Gewinner der Runde
    .loser = Verlierer der Runde
    .differs = { $value ->
        [winner] Hier gibt der Gewinner einer Runde die nächste.
       *[loser] Hier gibt der Verlierer einer Runde die nächste.
    }
