# What people can say to each other at a table: a few phrases, and nothing else.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-played = Well played!
phrase-thinking = I am thinking…
phrase-moment = One moment, I’ll be back
phrase-thanks = Thank you!
phrase-sorry = Sorry, I had to
phrase-oops = Oops!
phrase-said = { $name } says: { $text }
phrases-mute = Do not show what the others say
