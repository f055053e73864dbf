# What the seal of a deal is worth.
proof-claim = The seal fixed a secret number. Then you typed your own words, and the deal follows from both. You didn’t know the number and the program didn’t know your words, so nobody could have chosen a card.
    .again = The seal fixed a secret number. Then you typed words that you had used before in this match, so the program could have guessed them. To rule that out, type new words.
    .place = The seal fixed a secret number. Then you moved the cut, and the deal follows from both. There are only { $places } places, so the program could have guessed yours, or looked for a number that suits most of them. To rule that out, type words of your own.
    .nothing = The deal was fixed before the round and not changed since. You gave no part, so the program could have chosen it. To rule that out, type words of your own.
    .open = The seal fixes a secret number. Your part is still to come, and nothing is dealt yet.
    .offered = The page of an older version began with this cut, so it counts as no part.
    .dealer = Who dealt follows from the number alone, so the program could have chosen that.
    .undone = You took moves back in this match. A round that starts anew has a new seal, but its old number. Anyone who saw its cards may know what another part would deal.
proof-anew = Whoever has the file can make all sums anew. So send a friend the last seal’s first eight digits, { $digits }, before you tell them of the match.
proof-asked-for = This deal was asked for by its number, or is played again. Anyone who has the number can know every card, so the seal keeps no secret here. It still shows that nothing was changed.
proof-day = This is the deal of a day. All its cards follow from the game and the date, the same for everyone. Anyone can work them out, so the seal keeps no secret here. It still shows that nothing was changed.
proof-played-on = This match was played on from a position of another one. Its deals had been seen, or follow from deals that had been. So the seal keeps no secret here. It still shows that nothing was changed.
proof-second = An older version of the program sealed this deal. The seal holds its deck and its number, but not who deals.
proof-old = An older version of the program sealed this deal. Its salt follows from the deal’s number, so anyone who tries all numbers finds the deck. The seal says nothing of later shuffles, nor of who deals.
proof-never-sealed = Nothing was sealed before this round. The match was started without seals.

# How an outsider does the sum; between the lines that are numbered and shown below each other.
proof-sum = The seal is the SHA-256 of the lines that were sealed, a line feed between them. In them, “before” is the SHA-256 of all lines of the record before that of the seal. Each of those has its line feed. The salt has 128 bits, so nobody finds what was sealed by trying.
    .second = The seal is the SHA-256 of salt, number and deck, with one space between all of them.
    .first = The seal is the SHA-256 of salt and deck, with one space between all of them.
proof-part = CHANCE is a number. It is the first 32 of the hexadecimal digits of the SHA-256 of “NUMBER PART”. NUMBER is the number that was sealed and PART is your part, as it stands here.
proof-cut = The cards that were cut go from the front of the deck to its end. The deck is dealt and drawn in that order.
proof-shuffle = Shuffle K draws 32-bit numbers, eight from the SHA-256 of “NUMBER/shuffle K/0”, the first bits first, the next eight from “NUMBER/shuffle K/1”, and so on.
    .part = Shuffle K draws 32-bit numbers, eight from the SHA-256 of “CHANCE/shuffle K/0”, the first bits first, the next eight from “CHANCE/shuffle K/1”, and so on.
proof-swap = Take n cards, and let i go from n - 1 down to 1. With the next number x, swap card i and card x mod (i + 1), counted from 0. Pass over an x from 2^32 - 2^32 mod (i + 1) on.
proof-hands = The deck is dealt from the front, one card at a time, clockwise from the dealer’s left. Then one card is turned up. The rest is the deck you draw from.
proof-later = The cards before and after each later shuffle are listed. The last card of a new deck is drawn first.
    .part = The cards before and after every other shuffle are listed. A draw for the deal has NUMBER in CHANCE’s place, because who deals was fixed before your part. The last card of a new deck is drawn first.
    .dealt = The cards before and after every other shuffle are listed, the draw for the deal too. The last card of a new deck is drawn first.
proof-dealer = The seats are counted from 0. The dealer is the seat x mod p, where p is the number of players and x the first 32-bit number of the SHA-256 of “CHANCE/dealer/0”. Pass over an x from 2^32 - 2^32 mod p on.
    .draw = For the deal each player draws a card, in the order of the seats, from the front of the draw. The highest card deals, and an ace is highest. Players who tie draw on in the same way.

# The first line of a proof as text.
proof-match = { $game }, { $players } players, round { $round }
