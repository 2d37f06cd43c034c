# The app in the browser: everything that does not belong to one game.

donjon = Donjon

## Page titles

title = { $page } · Donjon
title-your-turn = Your turn! { $game } · Donjon
page-missing = There is nothing at this address
page-missing-help = The address may be incomplete. All games are on the home page.
table-missing = This table does not exist, or no longer
table-missing-help = Check the link, or ask whoever invited you for another. Your own tables are on the home page.
table-apart = This table has been set apart
table-apart-help = What was decided here does not lead to the expected position, so the game cannot go on. Nothing is lost: every decision is kept as it is, and no other table is affected.
table-apart-ask = Tell whoever runs this server the name of the table:
go-home = Home
loading = One moment…
close = Close
menu = Menu
named-value = { $name }: { $value }

## Home

home-title = What shall we play?
home-lead = Five games of keeps, with friends or against bots. No account, no waiting.
home-shelf = The games
home-kept = Kept here: tables nobody joined for { $waiting } days, unfinished games for { $abandoned } days, finished ones for good.
home-kept-more = Who sees what
play = Play
play-game = Play { $game }
opponents = Opponents
players-here = Players
as-last-time = as last time
you-and-bots = { $count ->
    [one] you and one bot
   *[other] you and { $count } bots
 }
you-then = { $count ->
    [one] you, then one more
   *[other] you, then { $count } more
 }
level = Level
level-says = { $level }: { $says }.
options-count = { $count } settings
which-game = Game
preset-line = { $help }, ≈ { $minutes } min
preset-only = With { $players } players it is always played so.
pass-and-play = Several on this device
pass-and-play-help = You pass it on; each hand stays hidden.
key-enter = Enter
invite-friends = Invite friends
watch-demo = Watch a game
watch-which = Which game would you like to watch?
watch-which-help = Bots play. Pause, step by step, pace: as you like.
rules = Rules
join-label = Join with a code
join-character = Character { $number } of 6
join = Join
my-games = My games
resume = Resume
minutes = { $minutes } min
players-range = { $low }–{ $high }
players-spoken = { $low } to { $high } players
complexity = complexity { $level } of 4
your-name = Your name
name-change = You play as { $name }
table-with = with { $names }
table-alone = against bots
table-friends = among friends
table-demo = demonstration game
table-yours = Your turn
table-theirs = Under way
table-watch = To look at
table-over = Finished
table-stranded = Stranded: the rules have changed
opening = Setting the table…
table-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
lobby = Open to everybody
become = Become { $name } in this browser?
become-nameless = somebody without a name
become-what = This code belongs to { $name } ({ $count ->
    [one] one table
   *[other] { $count } tables
}). This browser would be one more device in that name: whatever you do here from then on is theirs, and their other devices can play it.
become-kept = You play here as { $name } ({ $count ->
    [one] one table
   *[other] { $count } tables
}). Those seats would leave your list, but nothing is lost: the home page takes you back.
become-nothing-lost = This browser has no seat to lose yet.
become-warning = Agree only if the code is your own.
become-yes = It is my code: become { $name }
become-no = Stay who I am
become-go-on = Go on without
become-also = This browser also knows { $name } ({ $count ->
    [one] one table
   *[other] { $count } tables
}).
become-again = Be { $name } again
devices = My devices
device-unnamed = Device without a name
device-this = this one
device-seen = Since { $first } · seen { $last }
device-revoke = Send away
device-revoke-sure = Yes, send it away; the recovery code ends too
device-has-code = You have one; making another ends it.
device-code-since = You have had one since { $date }; making another ends it.
device-renew = Renew the code
recover-ask = I already play on another device
recover-label = Recovery code
recover-help = You find it there under “Players”. You are told first whose it is.
recover = Get my tables

## New table

new-title = New table
new-who = Who plays?
new-who-help = { $low } to { $high }, in table order
new-which = Which game?
new-settings = All settings
seat-of = Seat { $seat }: { $name }
seat-kind = Who takes seat { $seat }
seat-kind-open = Friend by link
seat-kind-here = Here, in turn
seat-kind-bot = Bot
seat-line-me = you
seat-line-open = a link and a code, once opened
seat-line-here = on this device, in turn
seat-rename = change name
seat-remove = Remove seat { $seat }
seat-add = Add a seat
seat-drag = Move seat { $seat }
seat-drag-keys = Drag, or Alt + ↑ ↓
name-of = Name, seat { $seat }
level-of = Level of the bot, seat { $seat }
less = Less
more = More
my-list = My list
my-choice = My choice
list-shorter = One less
list-longer = One more
part-of = { $part }, { $row }
part-value = { $part }, { $row }: { $value }
group-summary = { $more ->
    [0] { $first }
    [one] { $first } · one more
   *[other] { $first } · { $more } more
 }
options-hidden = { $count ->
    [one] One setting does not matter with { $players } players and is not shown.
   *[other] { $count } settings do not matter with { $players } players and are not shown.
 }
game-with = { $game }, { $players } players
about-minutes = about { $minutes } min
preset-except = { $preset }, except
preset-own = your settings
preset-name = Name of these settings
preset-keep = Save
preset-keep-these = Keep these settings
preset-forget = Forget { $name }
option-restore = Restore: { $option }
start-invite-help = The game begins as soon as all seats are taken.
options = Options
options-help = Left alone, these are the rules of the book.
options-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
 }
options-reset = reset all
yes = yes
no = no
start-table = Start
start-invite = Open the table
pace = Pace
pace-none = No clock
pace-turn = { $minutes ->
    [one] { $minutes } minute each turn
   *[other] { $minutes } minutes each turn
 }
pace-turn-day = One day each turn
pace-game = { $minutes } minutes each for the whole game
pace-help = Whoever runs out of time has a bot play on, so that nobody waits.
hints = Hints
hints-alone = Against bots alone
hints-all = For everybody
hints-none = For nobody
stand-in = Who plays for the absent
stand-in-help = A bot, until they are back.
patience = Waiting for the absent
patience-help = Before undoing or ending anything without them.
patience-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
 }
patience-days = { $count ->
    [one] One day
   *[other] { $count } days
 }
patience-ever = Until they come
hints-all-here = Hints for everybody: on your turn, ask what a good player would play.
hints-none-here = No hints at this table.
table-public = Show in the lobby
table-public-help = Anybody may take a free seat, without link or code.

## Waiting room

waiting-title = Waiting for your friends
waiting-help = { $count ->
    [one] One seat is free: send its link, and the game begins as soon as it is taken.
   *[other] { $count } seats are free: send a link to each friend, and the game begins as soon as they are taken.
 }
seated-title = You are in
seated-help = { $count ->
    [one] One seat is free. The game begins as soon as it is taken.
   *[other] { $count } seats are free. The game begins as soon as they are taken.
 }
invited-title = You are expected at this table
invited-help = Take your seat: the game begins as soon as everybody is here.
take-seat = Take my seat
seat-link = Link of seat { $seat }
copy-link = Copy the link
send-link = Send
copied = Copied
table-code = Code of the table:
table-code-help = to be typed on the home page
watching-title = The game has not begun
watching-help = You will see it here as soon as all seats are taken. To play along, ask for a link or the code.
seat-move = Sit here
seat-bot-instead = A bot instead
seat-free = A friend instead
seat-link-new = New link
seat-link-new-help = The link sent before then opens nothing any more.
qr-show = Show the QR code
qr-of = QR code: { $what }

## Seats

seat-open = Free seat
curtain = { $name } is next
curtain-help = Pass the device on. Nothing hidden is on the screen yet.
curtain-lift = I am { $name }
seat-nobody = Player { $seat }
seat-you = you
seat-partner = your partner
seat-offline = away just now
seat-waiting = expected
seat-bot = bot, { $level }
your-turn = Your turn
their-turn = is playing
bot-thinks = is playing
heraldic-names = Matilda, Hugh, Isolde, William, Eleanor, Percival, Yvonne, Gawain, Blanche, Theobald, Ermengard, Lancelin, Clemence, Fulk, Heloise, Bohemond
seat-online = at the table
lent-hand = a bot plays for now
lent-turn = out of time: a bot ends the turn
lent-game = no time left: a bot plays on
lent-hand-you = a bot plays for you
lent-turn-you = out of time: a bot ends your turn
lent-game-you = no time left: a bot plays on
lent-hand-here = A bot plays for you.
lent-turn-here = You are out of time: a bot ends this turn, the next is yours.
lent-game-here = You have no time left: a bot plays for you to the end.
clock-left = { $time } left

## Around the table

company = Players around the table
company-short = Players
rename = Change my name
rename-done = Save
seat-hand-over = Let a bot play for me
seat-hand-over-away = Away: let a bot play
seat-take-back = Play myself again
watch-link = Link for onlookers
watch-help = This link shows what is public, and everything once the game is over.
watching = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
 }
watching-you = You are looking on.
device = Play on from another device
device-why = A code opens your tables on a phone or another computer.
device-help = Scan the QR code with the other device, or type this code there on the home page.
device-make = Make a code
device-code = Recovery code
device-link = Link for my other device
device-warning = Whoever has this code plays in your name: keep it to yourself. It is good until you make another.
together = Together
together-help = To go back or to stop here, all players must agree.
together-alone = You play against bots: they agree to everything.
propose-takeback = Take back my last decision
    .help = What followed is undone too.
propose-resign = Resign
    .help = Your own decision, or your team’s. With two sides the game ends and the other wins; else a bot takes your seat.
propose-resign-sure = Yes, I resign
propose-stop = Stop the game here
    .help = Nobody wins, nobody loses.
propose-stop-sure = Yes, stop the game
propose-not = No, go on
proposal-takeback = { $name } would like to take back a decision
proposal-resign = { $name } would like to resign with you
proposal-stop = { $name } would like to stop the game here
proposed-takeback = You ask to take back a decision
proposed-resign = You ask to resign
proposed-stop = You ask to stop the game here
proposal-waiting = Waiting for { $names }.
proposal-absent = Waiting for { $names }. Without a sign of them until { $date }, it need not wait any longer.
proposal-overdue = Still no sign: { $names }. It need not wait any longer, as this table agreed.
proposal-go-ahead = Go ahead
away-bot = A bot ({ $bot }) plays for who is away.
away-needed = Nothing is decided without those who are away.
away-hours = Who does not come back within { $count ->
    [one] an hour
   *[other] { $count } hours
} holds up no question any more.
away-days = Who does not come back within { $count ->
    [one] a day
   *[other] { $count } days
} holds up no question any more.
proposal-takeback-what = “{ $what }” and what followed would be undone.
proposal-takeback-why = This decision and what followed would be undone.
proposal-resign-why = Your team would lose, the other would win.
proposal-stop-why = Nobody would win, nobody lose.
proposal-refused = Not everybody agrees. The game goes on.
proposal-overtaken = The game went on, and your question lapsed.
agree = Agree
disagree = No
withdraw = Never mind

## Table

players = Players
turn-means = Means of the turn
log = Log
log-all = The whole log
turn = Round { $turn }
setup = Set-up
waiting-for = { $name } is playing
rule-link = Rule: { $title }
rule-short = Rule
hint = Hint
hint-thinking = Thinking…
hint-of = The adviser would play
hint-unsure = The adviser wavers between two ideas
hint-where = Where it leads
hint-without = line: without this move
hint-chance = { $mine ->
    [1] you, { $step ->
        [0] far behind
        [1] behind
        [2] close
        [3] leading
       *[other] far ahead
     }
   *[other] { $step ->
        [0] far behind
        [1] behind
        [2] close
        [3] leading
       *[other] far ahead
     }
 }
hint-exact = { $name }: { $share }% with this move, { $without }% without it
hint-all-ideas = The adviser’s ideas
hint-ideas = { $count ->
    [one] Another idea
   *[other] Two other ideas
 }
sentence = { $text }.
makeup-open = { $name }’s score: { $points }. { $far }
hint-follow = Play this
undo = Undo
restart-turn = Restart the turn
skip = Skip the animation
skip-help = Space shows the rest at once.
beside = What can be done here
ask-end = End the turn now?
ask-end-why = You still have something to do.
ask-never = Do not ask again
ask-no = Go on playing
key-space = Space
key-escape = Esc
notation = Play in notation
notation-example = Notation, e.g. { $text }
notation-unknown = This move is not possible here.
tap-again = Tap again to play.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
sound = Sounds
sound-help = Pieces, die, cards, your turn, the end
sound-volume = Volume
phrases = Say something
variant = What differs from the rulebook
theme-dark = Dark mode
theme-light = Light mode
language-switch = Passer en français
server-away = The server does not answer. Trying again; nothing is lost.
decision-kept = The server does not answer. Your decision is kept and goes out again by itself until it arrives.
not-delivered = The server did not get that. Please try again.
decision-waits = Your decision waits for the server
refused = The server refuses: { $detail }

## A game that newer rules do not take

stranded = The rules have changed: this game is stranded
stranded-after = The rules have changed since this game
stranded-decision = Move { $ply }, “{ $text }”, is no longer possible.
stranded-hidden = Move { $ply }, which you may not know yet, is no longer possible.
stranded-over = By the rules of today the game ends before move { $ply }.
stranded-position = By the rules of today the same moves lead to another position than yours: this one.
stranded-options = What this table chose for the option “{ $option }” no longer exists.
stranded-look = You see the game up to there, and every move is kept. End it together, or keep looking at it.
stranded-watch = You see the game up to there, and every move is kept.
stranded-kept = It can no longer be shown, but every move is kept.
stranded-not = No, keep looking
stranded-refused = Not everybody agrees. The game stays as it is.

## End

end-you-won = Victory!
end-won = { $names } wins
end-shared = Shared victory: { $names }
end-again = Again, with the same people
end-rematch-join = Join the rematch
end-rematch-watch = Watch the rematch
end-review = Look at the board
end-again-seen = Review the game
end-result = The result
end-over = The game is over
end-stopped = Nobody wins
end-stopped-why = The game was stopped by agreement.
end-resigned = { $name } resigned.
fair = Chance
fair-sealed = The server sealed chance before the game. Once it is over, your browser can check every draw. Seal:
fair-check = Check that chance was fair
fair-yes = { $count ->
    [0] Nothing was left to chance in this game.
    [one] Checked here: the one draw follows from the secret promised at the start.
   *[other] Checked here: all { $count } draws follow from the secret promised at the start.
 }
fair-kept = Checked here: the secret is the one promised at the start.
fair-earlier = { $count ->
    [one] One earlier draw was made by older rules and cannot be checked any more.
   *[other] { $count } earlier draws were made by older rules and cannot be checked any more.
 }
fair-no = { $count ->
    [one] One draw does not follow from the secret: move { $plies }.
   *[other] { $count } draws do not follow from the secret: moves { $plies }.
 }
fair-broken = The secret is not the one that was promised at the start.
fair-save = Save the evidence
fair-cannot = This browser checks only over https or on one’s own machine.

## Rules

rules-of = Rules of { $game }
rules-contents = Contents
rules-missing = These rules have not been written yet.

## Terre de Barons, on the screen

tdb-tile = Tile { $tile }
tdb-empty = empty
tdb-pick-up = Can be picked up
tdb-in-hand = In hand
tdb-pick-orders = Orders from tile { $tile }
tdb-pick-officer = { $rank ->
    [baron] Move the baron
   *[knight] Move the knight
 }
tdb-standing = Round { $turn } · first to { $goal } points
tdb-standing-setup = Set-up · { $goal } points
tdb-makeup = { $tiles } from tiles + { $diversity } for diversity = { $points }
tdb-no-keep = no keep yet
tdb-keeps-left = { $count ->
    [one] { $count } keep in reserve
   *[other] { $count } keeps in reserve
 }
tdb-keeps-board = { $count ->
    [one] { $count } keep
   *[other] { $count } keeps
 }
tdb-reserve = { $count ->
    [one] { $count } troop in reserve
   *[other] { $count } troops in reserve
 }
tdb-available = { $count ->
    [one] { $count } troop available
   *[other] { $count } troops available
 }
tdb-card-use = Use my card { $number }
tdb-colours = Colours to take
tdb-treasury = Treasury: the die you like
tdb-setup = Set-up
tdb-setup-help = the die comes next
tdb-step-first = First
tdb-step-second = Then
tdb-step-roll = the die is rolled
tdb-step-free = a move or an order
tdb-step-order = { $kind ->
    [disperse] disperse, tile { $tile }
   *[concentrate] concentrate, tile { $tile }
 }
tdb-step-done = { $first ->
    [move] a move, done
   *[order] an order, given
 }
tdb-step-next = one more move, or an order where allowed
tdb-step-last = a second action, or the end of the turn

## Following the others

follow-since = Since your turn
follow-last = The last turn
follow-playing = { $name } is playing
follow-replaying = Replay
follow-replay = Replay
follow-replay-count =
    { $count ->
        [one] Replay one move
       *[other] Replay { $count } moves
    }
follow-pause = Pause
follow-resume = Resume
follow-back = One move back
follow-forward = One move on
follow-end = Back to the present
follow-pace = Pace
follow-slow = slow
follow-normal = normal
follow-fast = fast
follow-instant = at once
follow-pending =
    { $count ->
        [one] one move waiting
       *[other] { $count } moves waiting
    }
follow-line = { $name }: { $text }
follow-more = +{ $count }
follow-gone = { $name } is offline
follow-here = { $name } is back
follow-lent = a bot plays for { $name }
follow-returned = { $name } plays again
follow-undone = { $name } takes a move back
follow-undone-yours = you take your move back
notation-open = notation
notation-close = Close notation

## Keys

keys = Keys
keys-arrows = go from place to place
keys-enter = choose the place
keys-lit = next lit place
keys-escape = let go, close
keys-numbers = button beside the piece
keys-end = finish, go on
keys-undo = undo
keys-restart = start the turn again
keys-hint = hint
keys-replay = replay, next move (with Shift: the one before)
keys-pause = pause while the others play
keys-step = one move, while paused
keys-skip = show the rest at once
keys-pace = pace, when the card “Since your turn” has the focus
keys-notation = notation
keys-company = players
keys-say = say something to the table
keys-zoom = nearer, farther, the whole board
keys-list = this list

## What is missing yet, and what would be left

far-terre-de-barons = { $left ->
    [0] the goal is reached
    [one] { $left } point to go
   *[other] { $left } points to go
 }
far-barony = { $left ->
    [0] duke
    [one] { $gold ->
        [0] duke with the next title
       *[other] duke with the next title, { $gold } gold to go
     }
   *[other] { $gold ->
        [0] { $left } titles to go, the next can be paid
       *[other] { $left } titles to go, { $gold } gold for the next
     }
 }
far-terra-turrium = { $left ->
    [0] all six heights
    [one] one height missing
   *[other] { $left } heights missing
 }
far-lead = { $lead ->
    [0] level
   *[other] { $ahead ->
        [1] { $by } ahead
       *[other] { $by } behind
     }
 }
goal-wins = The next move can win.
left-terre-de-barons =
    You have { $actions ->
        [one] one action
       *[other] { $actions } actions
    }{ $bonus ->
        [1] {" "}and the die’s bonus
       *[other] {""}
    } left.
left-terra-turrium =
    You have { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }{ $flags ->
        [0] {""}
        [one] , one flag in reserve
       *[other] , { $flags } flags in reserve
    } left.
left-terres-du-centre =
    You could still play: { $keeps ->
        [0] {""}
       *[other] a keep
    }{ $knight ->
        [0] {""}
       *[other] { $first ->
            [knight] {""}
           *[other] {", "}
        }the Knight
    }{ $seal ->
        [0] {""}
       *[other] { $first ->
            [seal] {""}
           *[other] {", "}
        }the Seal
    }{ $bridge ->
        [0] {""}
       *[other] { $first ->
            [bridge] {""}
           *[other] {", "}
        }the bridge
    }.
place-spoken = { $place }: { $what }
burgenland-near = { $count } of 6 flags where they open captures (5, 4, 4, 3, 2, 1)

## What plays itself

forced = Only one possibility: it plays itself.
confirms = Confirm forced moves
confirms-help = Otherwise what has no alternative plays itself after a moment.
patient-bots = Bots wait a moment
patient-bots-help = After your turn, a second and a half to take it back if nothing was revealed.

## On a small screen

tray = To choose
tray-groups = What can be chosen
tray-choices = Choices
tray-here = Also here
tray-reach = In reach
tray-pieces = To pick up
tray-sides = This token has two sides: choose its use.
let-go = Let go
chip-you = You
chip-partner = your partner
sheet-log = Log
sheet-players = Players
sheet-settings = Settings
settings-language = Language
settings-one-tap = Play with a single tap
    .help = Without showing first what would happen.
settings-ask = Ask before ending a turn
