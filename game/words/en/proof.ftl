# What the seal of a deal is worth.
proof-secret = Before a round its deck is shuffled and sealed: the seal is the SHA-256 of a salt, a number and the deck, and all chance of the round comes from that number. Salt and number are drawn from the system's randomness, 128 bits each, so nobody can find the deck by trying. You may cut the sealed deck: so not even the program can choose what is dealt.
proof-asked-for = This deal was asked for by its number, or is played again: whoever has the number can know every card, so the seal keeps no secret here. It still shows that nothing was changed.
proof-day = This is the deal of a day: all its cards follow from the game and the date, the same for everybody, so whoever works them out can know them, and the seal keeps no secret here. It still shows that nothing was changed.
proof-played-on = This match was played on from a position of another one: its deals had been seen, or follow from what had been, so the seal keeps no secret here. It still shows that nothing was changed.
proof-old = An older version of the program sealed this deal. Its salt follows from the deal's number, so who tries all numbers finds the deck; and the seal says nothing of later shuffles.
proof-never-sealed = Nothing was sealed before this round: the match was begun without seals.

# How an outsider does the sum.
proof-sum = The seal is the SHA-256 of salt, number and deck, with one space between all of them.
    .old = The seal is the SHA-256 of salt and deck, with one space between all of them.
proof-cut = The cards that were cut go from the front of the deck to its end; so it was dealt and drawn.
proof-shuffle = Shuffle K draws 32-bit numbers, eight from the SHA-256 of “NUMBER/shuffle K/0”, the first bits first, the next eight from “NUMBER/shuffle K/1”, and so on.
proof-swap = Of n cards, for i from n - 1 down to 1: with the next number x, swap card i and card x mod (i + 1), counted from 0; an x from 2^32 - 2^32 mod (i + 1) on is passed over.
proof-later = The cards before and after each later shuffle are listed; of a new stock the last card is drawn first.

# The first line of a proof as text.
proof-match = { $game }, { $players } players, round { $round }
