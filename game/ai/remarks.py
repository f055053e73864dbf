"""What the characters say now and then: a few words that go with who they are."""

from random import Random
from typing import Final

TAKES, CALLS, OUT, DRAWS, WINS, LOSES = "takes", "calls", "out", "draws", "wins", "loses"
"""The occasions: another's meld is taken, a call is made, a round is ended, many cards have to be
drawn, the match is won, the match is lost."""

REMARKS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Ada": {
        TAKES: ("I did count twice before taking that.", "Nothing left lying about."),
        CALLS: ("Rummy. I was watching.", "That one was not to be missed."),
        OUT: ("Tidy hands, tidy score.", "Done, and nothing left over."),
        DRAWS: ("That was not in the plan.", "I shall sort these, then."),
        WINS: ("Patience pays its interest.", "Thank you, that was neatly played."),
        LOSES: ("I should have let that card lie.", "Well earned. Shall we?"),
    },
    "Max": {
        TAKES: ("Mine now!", "Looked lonely over there."),
        CALLS: ("Rummy! And again, please.", "Ha, all of it!"),
        OUT: ("Points, points, points.", "Count them slowly, I enjoy that."),
        DRAWS: ("More cards are more chances!", "Fine. I like a full hand."),
        WINS: ("I could get used to this.", "Was there ever a doubt?"),
        LOSES: ("I wanted one card more.", "Next time I take everything."),
    },
    "Iris": {
        TAKES: ("I saw it the moment you laid it.", "Eyes open, hands quick."),
        CALLS: ("Rummy. It lay in plain sight.", "You all looked away."),
        OUT: ("I had been waiting for that one.", "There it was."),
        DRAWS: ("I did not see that coming.", "Interesting. Very interesting."),
        WINS: ("I only watched closely.", "It was all on the table."),
        LOSES: ("You noticed something I did not.", "I blinked."),
    },
    "Otto": {
        TAKES: ("If nobody minds…", "Oh, that fits rather well."),
        CALLS: ("Rummy, was it? Then rummy.", "I nearly slept through that."),
        OUT: ("Is it over already?", "Well, look at that."),
        DRAWS: ("The more the merrier.", "No hurry, I'll hold them."),
        WINS: ("I won? How nice.", "Tea for everybody."),
        LOSES: ("A lovely round all the same.", "I enjoyed the shuffling."),
    },
    "Noor": {
        TAKES: ("Fortune likes a quick hand.", "Dare I? I dare."),
        CALLS: ("Rummy!", "All or nothing: all."),
        OUT: ("Straight through the middle.", "No brakes."),
        DRAWS: ("That's the price of boldness.", "Bring them on."),
        WINS: ("Never play it safe.", "What a ride."),
        LOSES: ("I would do it again.", "Too close to the sun."),
    },
    "Leo": {
        TAKES: ("Yours? I see no name on it.", "A thief never sleeps."),
        CALLS: ("Rummy. Finders keepers.", "Somebody left the door open."),
        OUT: ("In, out, gone.", "Without a trace."),
        DRAWS: ("Caught! Just this once.", "They are searching me."),
        WINS: ("All of it was yours a moment ago.", "The perfect crime."),
        LOSES: ("I have been robbed!", "Honest work after all, then."),
    },
    "Mina": {
        TAKES: ("Quick, before you look.", "Zip!"),
        CALLS: ("Rummy! First!", "Too slow, all of you."),
        OUT: ("Done! Who's next?", "Was that a record?"),
        DRAWS: ("Ugh. Hurry, hurry.", "They slow me down."),
        WINS: ("Again, again!", "Faster than you could shuffle."),
        LOSES: ("I blinked first.", "Rematch, right now."),
    },
    "Tomas": {
        TAKES: ("I was waiting for that to grow.", "All in good time."),
        CALLS: ("Rummy. It ripened.", "I kept an eye on that pile."),
        OUT: ("Slow and steady.", "There was no rush."),
        DRAWS: ("They will find their use.", "Patience."),
        WINS: ("The long way round is the sure one.", "One card at a time."),
        LOSES: ("I waited one turn too long.", "The next deal will come."),
    },
    "Yuki": {
        TAKES: ("It flows where it must.", "Please forgive me."),
        CALLS: ("Rummy, if I may.", "A quiet card speaks."),
        OUT: ("Complete.", "An empty hand is a light hand."),
        DRAWS: ("So be it.", "A fuller hand, a fuller heart."),
        WINS: ("You made it a fine game.", "The cards were kind."),
        LOSES: ("Beautifully played.", "I learned something."),
    },
    "Zora": {
        TAKES: ("Exactly where I wanted it.", "You laid that for me, didn't you?"),
        CALLS: ("Rummy. Bait and hook.", "I wondered who would see it."),
        OUT: ("As planned.", "You were one turn away. I know."),
        DRAWS: ("That is what I want you to think.", "Part of the plan. Surely."),
        WINS: ("Every discard was a trap.", "You played my game."),
        LOSES: ("A plan within my plan. Well done.", "I out-thought myself."),
    },
    "Rosa": {
        TAKES: ("Ooh, how pretty! Come here, you.", "Thanks for keeping it warm!"),
        CALLS: ("Rummy! Oh, I love saying that.", "Yoo-hoo, over here, rummy!"),
        OUT: ("All spent, and happy!", "Oops, did I finish?"),
        DRAWS: ("Presents! All for me?", "So many! Hello, hello, hello."),
        WINS: ("Hugs all round!", "And I was only chatting!"),
        LOSES: ("But what fun we had!", "I talked right through my turn."),
    },
    "Emil": {
        TAKES: ("This goes in the cellar.", "One should never waste a meld."),
        CALLS: ("Rummy. I'll keep that, too.", "A pity to leave it to rot."),
        OUT: ("I part with them unwillingly.", "The larder is empty. Dreadful."),
        DRAWS: ("There is always room for more.", "Supplies for the winter."),
        WINS: ("It pays to keep things.", "I knew I would need that joker."),
        LOSES: ("I was saving it for later.", "At least my shelves are full."),
    },
}


def remark(character: str, occasion: str, rng: Random) -> str | None:
    """Something a character says on an occasion; None from somebody who says nothing."""
    lines = REMARKS.get(character, {}).get(occasion, ())
    return rng.choice(lines) if lines else None
