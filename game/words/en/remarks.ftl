# What the characters say now and then, two lines for each occasion: another's meld is taken, a call is
# made, a round is ended, many cards have to be drawn, the match is won, the match is lost.

# Ada
remarks-ada-takes-1 = I did count twice before taking that.
remarks-ada-takes-2 = Nothing left lying about.
remarks-ada-calls-1 = Rummy. I was watching.
remarks-ada-calls-2 = That one was not to be missed.
remarks-ada-out-1 = Tidy hands, tidy score.
remarks-ada-out-2 = Done, and nothing left over.
remarks-ada-draws-1 = That was not in the plan.
remarks-ada-draws-2 = I shall sort these, then.
remarks-ada-wins-1 = Patience pays its interest.
remarks-ada-wins-2 = Thank you, that was neatly played.
remarks-ada-loses-1 = I should have let that card lie.
remarks-ada-loses-2 = Well earned. Shall we?

# Max
remarks-max-takes-1 = Mine now!
remarks-max-takes-2 = Looked lonely over there.
remarks-max-calls-1 = Rummy! And again, please.
remarks-max-calls-2 = Ha, all of it!
remarks-max-out-1 = Points, points, points.
remarks-max-out-2 = Count them slowly, I enjoy that.
remarks-max-draws-1 = More cards are more chances!
remarks-max-draws-2 = Fine. I like a full hand.
remarks-max-wins-1 = I could get used to this.
remarks-max-wins-2 = Was there ever a doubt?
remarks-max-loses-1 = I wanted one card more.
remarks-max-loses-2 = Next time I take everything.

# Iris
remarks-iris-takes-1 = I saw it the moment you laid it.
remarks-iris-takes-2 = Eyes open, hands quick.
remarks-iris-calls-1 = Rummy. It lay in plain sight.
remarks-iris-calls-2 = You all looked away.
remarks-iris-out-1 = I had been waiting for that one.
remarks-iris-out-2 = There it was.
remarks-iris-draws-1 = I did not see that coming.
remarks-iris-draws-2 = Interesting. Very interesting.
remarks-iris-wins-1 = I only watched closely.
remarks-iris-wins-2 = It was all on the table.
remarks-iris-loses-1 = You noticed something I did not.
remarks-iris-loses-2 = I blinked.

# Otto
remarks-otto-takes-1 = If nobody minds…
remarks-otto-takes-2 = Oh, that fits rather well.
remarks-otto-calls-1 = Rummy, was it? Then rummy.
remarks-otto-calls-2 = I nearly slept through that.
remarks-otto-out-1 = Is it over already?
remarks-otto-out-2 = Well, look at that.
remarks-otto-draws-1 = The more the merrier.
remarks-otto-draws-2 = No hurry, I'll hold them.
remarks-otto-wins-1 = I won? How nice.
remarks-otto-wins-2 = Tea for everybody.
remarks-otto-loses-1 = A lovely round all the same.
remarks-otto-loses-2 = I enjoyed the shuffling.

# Noor
remarks-noor-takes-1 = Fortune likes a quick hand.
remarks-noor-takes-2 = Dare I? I dare.
remarks-noor-calls-1 = Rummy!
remarks-noor-calls-2 = All or nothing: all.
remarks-noor-out-1 = Straight through the middle.
remarks-noor-out-2 = No brakes.
remarks-noor-draws-1 = That's the price of boldness.
remarks-noor-draws-2 = Bring them on.
remarks-noor-wins-1 = Never play it safe.
remarks-noor-wins-2 = What a ride.
remarks-noor-loses-1 = I would do it again.
remarks-noor-loses-2 = Too close to the sun.

# Leo
remarks-leo-takes-1 = Yours? I see no name on it.
remarks-leo-takes-2 = A thief never sleeps.
remarks-leo-calls-1 = Rummy. Finders keepers.
remarks-leo-calls-2 = Somebody left the door open.
remarks-leo-out-1 = In, out, gone.
remarks-leo-out-2 = Without a trace.
remarks-leo-draws-1 = Caught! Just this once.
remarks-leo-draws-2 = They are searching me.
remarks-leo-wins-1 = All of it was yours a moment ago.
remarks-leo-wins-2 = The perfect crime.
remarks-leo-loses-1 = I have been robbed!
remarks-leo-loses-2 = Honest work after all, then.

# Mina
remarks-mina-takes-1 = Quick, before you look.
remarks-mina-takes-2 = Zip!
remarks-mina-calls-1 = Rummy! First!
remarks-mina-calls-2 = Too slow, all of you.
remarks-mina-out-1 = Done! Who's next?
remarks-mina-out-2 = Was that a record?
remarks-mina-draws-1 = Ugh. Hurry, hurry.
remarks-mina-draws-2 = They slow me down.
remarks-mina-wins-1 = Again, again!
remarks-mina-wins-2 = Faster than you could shuffle.
remarks-mina-loses-1 = I blinked first.
remarks-mina-loses-2 = Rematch, right now.

# Tomas
remarks-tomas-takes-1 = I was waiting for that to grow.
remarks-tomas-takes-2 = All in good time.
remarks-tomas-calls-1 = Rummy. It ripened.
remarks-tomas-calls-2 = I kept an eye on that pile.
remarks-tomas-out-1 = Slow and steady.
remarks-tomas-out-2 = There was no rush.
remarks-tomas-draws-1 = They will find their use.
remarks-tomas-draws-2 = Patience.
remarks-tomas-wins-1 = The long way round is the sure one.
remarks-tomas-wins-2 = One card at a time.
remarks-tomas-loses-1 = I waited one turn too long.
remarks-tomas-loses-2 = The next deal will come.

# Yuki
remarks-yuki-takes-1 = It flows where it must.
remarks-yuki-takes-2 = Please forgive me.
remarks-yuki-calls-1 = Rummy, if I may.
remarks-yuki-calls-2 = A quiet card speaks.
remarks-yuki-out-1 = Complete.
remarks-yuki-out-2 = An empty hand is a light hand.
remarks-yuki-draws-1 = So be it.
remarks-yuki-draws-2 = A fuller hand, a fuller heart.
remarks-yuki-wins-1 = You made it a fine game.
remarks-yuki-wins-2 = The cards were kind.
remarks-yuki-loses-1 = Beautifully played.
remarks-yuki-loses-2 = I learned something.

# Zora
remarks-zora-takes-1 = Exactly where I wanted it.
remarks-zora-takes-2 = You laid that for me, didn't you?
remarks-zora-calls-1 = Rummy. Bait and hook.
remarks-zora-calls-2 = I wondered who would see it.
remarks-zora-out-1 = As planned.
remarks-zora-out-2 = You were one turn away. I know.
remarks-zora-draws-1 = That is what I want you to think.
remarks-zora-draws-2 = Part of the plan. Surely.
remarks-zora-wins-1 = Every discard was a trap.
remarks-zora-wins-2 = You played my game.
remarks-zora-loses-1 = A plan within my plan. Well done.
remarks-zora-loses-2 = I out-thought myself.

# Rosa
remarks-rosa-takes-1 = Ooh, how pretty! Come here, you.
remarks-rosa-takes-2 = Thanks for keeping it warm!
remarks-rosa-calls-1 = Rummy! Oh, I love saying that.
remarks-rosa-calls-2 = Yoo-hoo, over here, rummy!
remarks-rosa-out-1 = All spent, and happy!
remarks-rosa-out-2 = Oops, did I finish?
remarks-rosa-draws-1 = Presents! All for me?
remarks-rosa-draws-2 = So many! Hello, hello, hello.
remarks-rosa-wins-1 = Hugs all round!
remarks-rosa-wins-2 = And I was only chatting!
remarks-rosa-loses-1 = But what fun we had!
remarks-rosa-loses-2 = I talked right through my turn.

# Emil
remarks-emil-takes-1 = This goes in the cellar.
remarks-emil-takes-2 = One should never waste a meld.
remarks-emil-calls-1 = Rummy. I'll keep that, too.
remarks-emil-calls-2 = A pity to leave it to rot.
remarks-emil-out-1 = I part with them unwillingly.
remarks-emil-out-2 = The larder is empty. Dreadful.
remarks-emil-draws-1 = There is always room for more.
remarks-emil-draws-2 = Supplies for the winter.
remarks-emil-wins-1 = It pays to keep things.
remarks-emil-wins-2 = I knew I would need that joker.
remarks-emil-loses-1 = I was saving it for later.
remarks-emil-loses-2 = At least my shelves are full.
