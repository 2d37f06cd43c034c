## The box

game-barony = Barony
    .cover = Barony
    .subtitle = with Sorcery
    .authors = Marc André

## What is asked

prompt-barony-seating = The first player is being drawn
prompt-barony-places = The mysterious places are being drawn
    .short = The places are drawn
prompt-barony-lay = Tiles are being laid
prompt-barony-again = Tiles are being laid, attempt { $count }
prompt-barony-spells = Spells are being turned up
prompt-barony-found =
    { $left ->
        [one] Place a city and a knight
       *[other] Place a city and a knight, { $left } in a row
    }
    .short = A city and a knight
prompt-barony-turn = Choose an action
prompt-barony-second = Move another knight, or stop
    .short = Another knight, or stop
prompt-barony-steal =
    Take a resource from { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    }
prompt-barony-build = Build on another hex, or finish
    .short = Build more, or finish
prompt-barony-pay = Pay for the title: { $paid } of { $cost }
prompt-barony-step = { names-barony-spells }: move a knight
    .short = Move a knight
prompt-barony-fly = { names-barony-spells }: the second step
    .short = The second step
prompt-barony-charm = { names-barony-spells }: one knight in each place you choose
    .short = One knight in each place
prompt-barony-summon = { names-barony-spells }: recruit
    .short = Recruit
prompt-barony-raise = { names-barony-spells }: build a city
    .short = Build a city
prompt-barony-over = The game is over

## The second line: why, and how

help-barony-found =
    On field, plain or mountain, with no city{ $sorcery ->
        [1] {" "}or mysterious place
       *[other] {""}
    } beside it. A city by a lake recruits three.
    .short = Field, plain or mountain. By a lake it recruits three knights.
help-barony-turn = Touch a knight to move or build, a city to recruit, a village to make it a city.
    .short = Here, or tap a lit piece: it will say what it can do.
help-barony-second = The same knight never moves twice.
help-barony-steal = You destroyed a village: choose what its owner gives you.
    .short = A village destroyed: choose what its owner gives.
help-barony-build = Each knight becomes a village or a stronghold and earns the resource of its land.
    .short = Each knight becomes a building and earns its land.
help-barony-pay =
    { $overpay ->
        [1] No change is given.
       *[other] No change is given, and no token more than needed.
    }
help-barony-step = Where this knight goes now.
help-barony-fly = Not back to where it came from.
help-barony-charm = One knight at most in each.
help-barony-summon = Touch a lit hex and choose how many knights.
help-barony-raise = Touch a lit hex.

## What can be chosen

choice-barony-move = Knight { $from } → { $hex }
choice-barony-build =
    { $building ->
        [village] Village
       *[stronghold] Stronghold
    }
choice-barony-recruit =
    Recruit { $count } { $count ->
        [one] knight
       *[other] knights
    }
choice-barony-charm = A knight on { $hex }
choice-barony-found = City on { $hex }
choice-barony-city = New city
choice-barony-expedition = Expedition to { $hex }
choice-barony-pay =
    Pay { $kind ->
        [field] a field
        [plain] a plain
        [forest] a forest
       *[mountain] a mountain
    } ({ $gold })
choice-barony-title =
    Become { $rank ->
        [viscount] viscount
        [count] count
        [marquis] marquis
       *[duke] duke
    }
choice-barony-steal =
    Take { $kind ->
        [field] a field
        [plain] a plain
        [forest] a forest
       *[mountain] a mountain
    }
choice-barony-cast = { names-barony-spells } ({ $cost })
choice-barony-stop = Stop here
choice-barony-done = Finish
choice-barony-pass = Pass

## What would happen

effect-barony-destroy =
    { $villages ->
        [0] {""}
        [one] One village destroyed{ $tokens ->
            [0] , but its owner has nothing to take. {""}
           *[other] : you take a resource. {""}
        }
       *[other] { $villages } villages destroyed{ $tokens ->
            [0] , but their owners have nothing to take. {""}
            [one] : you take a resource. {""}
           *[other] : you take { $tokens } resources. {""}
        }
    }{ $knights ->
        [0] {""}
        [one] One knight goes back to the reserve.
       *[other] { $knights } knights go back to the reserve.
    }{ $magic ->
        [0] {""}
       *[other] {" "}{ effect-barony-imprint }
    }
effect-barony-imprint = Your imprint: +{ $magic } magic, 3 points at the end
effect-barony-cohabit = You share the hex: a second pawn of one colour drives the others out
effect-barony-token =
    Earns { $terrain ->
        [field] a field
        [plain] a plain
        [forest] a forest
       *[mountain] a mountain
    } ({ $gold })
effect-barony-lakeside = By a lake: recruits three knights
effect-barony-points = Points: { $before } → { $after }
effect-barony-expedition =
    One knight leaves the game, another arrives here{ $magic ->
        [0] {""}
       *[other] . { effect-barony-imprint }
    }
effect-barony-paid =
    { $paid } of { $cost } for the title of { $rank ->
        [viscount] viscount
        [count] count
        [marquis] marquis
       *[duke] duke
    }

## Log

log-barony-first = plays first
log-barony-lay = the { $count } tiles are laid
log-barony-again =
    { $count ->
        [one] one board did not fit and was taken up again
       *[other] { $count } boards did not fit and were taken up again
    }{ $foresight ->
        [1] ; then tiles were laid only where the board could still fit
       *[other] {""}
    }
    .brief = board laid anew
log-barony-spell =
    spell on the table: { $spell ->
        [celerity] Celerity
        [teleportation] Teleportation
        [tornado] Tornado
        [charm] Charm
        [illusion] Illusion
        [portal] Portal
        [abundance] Abundance
        [petrification] Petrification
       *[sanctuary] Sanctuary
    }
log-barony-found = founds a city on { $hex }
    .many = founds { $count } cities: { $places }
log-barony-forfeit = has no room for a starting city
    .brief = no room for a city
log-barony-move = knight { $from } → { $hex }
    .many = { $count } knights: { $places }
    .brief = { $places }
log-barony-destroy =
    destroys a { $loser ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    } { $piece ->
        [village] village
       *[knight] knight
    } on { $hex }
    .brief =
        a { $piece ->
            [village] village
           *[knight] knight
        } falls
log-barony-steal =
    takes { $kind ->
        [field] a field
        [plain] a plain
        [forest] a forest
       *[mountain] a mountain
    } from { $loser ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    }
    .brief = takes a token
log-barony-imprint = imprint on { $hex }, +{ $magic } magic
    .brief = +{ $magic } magic
log-barony-recruit =
    recruits { $count } { $count ->
        [one] knight
       *[other] knights
    } on { $hex }
    .many = recruits { $total } knights on { $places }
    .brief = +{ $total } on { $places }
log-barony-build =
    builds a { $building ->
        [village] village
       *[stronghold] stronghold
    } on { $hex }{ $token ->
        [1] {", "}{ $terrain ->
        [field] +1 field
        [plain] +1 plain
        [forest] +1 forest
       *[mountain] +1 mountain
    }
       *[other] {""}
    }
    .many =
        builds { $count } { $building ->
            [village] villages
           *[stronghold] strongholds
        }: { $places }
    .brief = builds { $places }
log-barony-city = makes a city of { $hex }
    .many = makes { $count } cities: { $places }
log-barony-abundance =
    abundance: { $terrain ->
        [field] +1 field
        [plain] +1 plain
        [forest] +1 forest
       *[mountain] +1 mountain
    }
log-barony-expedition = expedition to { $hex }
log-barony-pay =
    pays { $kind ->
        [field] a field
        [plain] a plain
        [forest] a forest
       *[mountain] a mountain
    }
    .many = pays { $count } tokens
log-barony-title =
    becomes { $rank ->
        [viscount] viscount
        [count] count
        [marquis] marquis
       *[duke] duke
    }
log-barony-cast = casts { names-barony-spells }, −{ $magic } magic
    .brief = casts { names-barony-spells }
log-barony-pass = passes
log-barony-over = end of the game

## Ends and score

ending-barony-duke = A duke was made, and the round completed
ending-barony-passes = Everybody passed
ending-barony-stall = Nothing new for too long
ending-barony-rounds = The limit of rounds has been reached
score-barony-points = Points
score-barony-titles = Titles
score-barony-cities = New cities
score-barony-resources = Resources
score-barony-imprints = Imprints
goal-barony =
    { $sorcery ->
        [1] Sorcery · until the first duke
       *[other] until the first duke
    }
pitch-barony = Recruit, spread out, build: resources buy titles, and the first duke ends the game.

## Spells by name

names-barony-spells =
    { $s1 ->
        [celerity] Celerity
        [teleportation] Teleportation
        [tornado] Tornado
        [charm] Charm
        [illusion] Illusion
        [portal] Portal
        [abundance] Abundance
        [petrification] Petrification
       *[sanctuary] Sanctuary
    }{ $s2 ->
        [none] {""}
        [teleportation] {" "}+ Teleportation
        [tornado] {" "}+ Tornado
        [illusion] {" "}+ Illusion
        [portal] {" "}+ Portal
        [petrification] {" "}+ Petrification
       *[sanctuary] {" "}+ Sanctuary
    }{ $s3 ->
        [none] {""}
        [tornado] {" "}+ Tornado
        [portal] {" "}+ Portal
       *[sanctuary] {" "}+ Sanctuary
    }

## The board, read aloud

board-barony-name = Board, { $count } hexes
board-barony-hex =
    Hex { $hex }, { $terrain ->
        [field] field
        [plain] plain
        [forest] forest
        [mountain] mountain
        [lake] lake
        [mystery] mysterious place
       *[none] not yet laid
    }
board-barony-lakeside = by a lake
board-barony-building =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    } { $kind ->
        [village] village
        [stronghold] stronghold
       *[city] city
    }
board-barony-knights =
    { $count } { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    } { $count ->
        [one] knight
       *[other] knights
    }
board-barony-imprint =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    } imprint
board-barony-magic = { $magic } magic to take
board-barony-pick = To pick up
board-barony-held = In hand
standing-barony = Round { $turn } · { $goal }
standing-barony-setup = Setting up · { $goal }
spells-barony-sets = Spells to cast together
board-barony-spent = spent

## Actions and means

action-barony-title = One action
action-barony-recruit = Recruit
action-barony-move = Move
action-barony-build = Build
action-barony-city = City
action-barony-expedition = Expedition
action-barony-pay = Title
spells-barony-title = or a spell
spells-barony-family =
    { $family ->
        [movement] movement
        [recruitment] recruitment
       *[construction] construction
    }
spell-barony =
    { $spell ->
        [celerity] Celerity
        [teleportation] Teleportation
        [tornado] Tornado
        [charm] Charm
        [illusion] Illusion
        [portal] Portal
        [abundance] Abundance
        [petrification] Petrification
       *[sanctuary] Sanctuary
    }
    .help =
        { $spell ->
            [celerity] one knight, two steps
            [teleportation] onto a mountain with a lone village
            [tornado] sweeps start and arrival
            [charm] a knight in each city
            [illusion] recruit at a stronghold
            [portal] recruit from the box too
            [abundance] a city and its resource
            [petrification] a city in a forest or beside one's own
           *[sanctuary] a city on a knight
        }
title-barony =
    { $rank ->
        [baron] Baron
        [viscount] Viscount
        [count] Count
        [marquis] Marquis
       *[duke] Duke
    }
terrain-barony =
    { $terrain ->
        [field] field
        [plain] plain
        [forest] forest
        [mountain] mountain
        [lake] lake
       *[mystery] mysterious place
    }

## With each player

player-barony-cities =
    { $count } new { $count ->
        [one] city
       *[other] cities
    }
player-barony-cities-row =
    { $count } { $count ->
        [one] city
       *[other] cities
    }
player-barony-gold = resource points, { $gold } of { $cost } for a title
player-barony-knights = knights in reserve
player-barony-box = knights out of the game
player-barony-magic = magic
player-barony-tokens =
    { $count } { $terrain ->
        [field] field
        [plain] plain
        [forest] forest
       *[mountain] mountain
    }, { $gold } gold and { $silver } silver each
player-barony-track = score board: { $points } points
player-barony-extra = +{ $points } at the end: silver and imprints
player-barony-reserve = In reserve: { $knights } knights, { $villages } villages, { $strongholds } strongholds, { $cities } cities
player-barony-magic-left = My magic: { $magic }

## Presets and groups of options

preset-barony-book = The rules
    .help = no magic
preset-barony-sorcery = Sorcery
    .help = magic and spells
preset-barony-short = Short
    .help = titles at 12
preset-barony-short-sorcery = Short Sorcery
    .help = magic, titles at 12
group-barony-sorcery = Sorcery
group-barony-titles = Titles and resources
group-barony-board = The board
group-barony-turns = Turns and the end
part-barony-field = field
part-barony-plain = plain
part-barony-forest = forest
part-barony-mountain = mountain
part-barony-Ce = Celerity
part-barony-Te = Teleportation
part-barony-To = Tornado
part-barony-Ch = Charm
part-barony-Il = Illusion
part-barony-Po = Portal
part-barony-Ab = Abundance
part-barony-Pe = Petrification
part-barony-Sa = Sanctuary
option-barony-spells-random = by lot
option-barony-tiles-standard = those of the box
option-barony-layout-standard = that of the rules
option-barony-bank_per_kind-0 = no limit

## Options

option-barony-sorcery = Sorcery
    .help = The expansion: mysterious places, magic and spells. Always with five players.
option-barony-first_seat = First player
    .help = Who begins.
option-barony-first_seat-0 = the first seat
option-barony-first_seat-1 = the second seat
option-barony-first_seat-2 = the third seat
option-barony-first_seat-3 = the fourth seat
option-barony-first_seat-4 = the fifth seat
option-barony-first_seat-random = drawn by lot
option-barony-gold = Gold of the resources
    .help = What each token is worth for a title.
    .row = gold
option-barony-silver = Silver of the resources
    .help = What each token is worth at the end.
    .row = silver
option-barony-bank_per_kind = Tokens in the bank
    .help = Tokens of each kind.
option-barony-tiles = Tiles
    .help = Those of the box, or a list of your own.
    .code = standard, or tiles base / mysterious / ordinary in groups of three letters: F P W M L X
option-barony-layout = Shape of the board
    .help = That of the rules, or your own.
    .code = standard, or rows of tiles like -1:0..2 0:-1..2
option-barony-mystery_min_distance = Mysterious places apart
    .help = The least distance between two of them.
option-barony-forbid_adjacent_lakes = Lakes apart
    .help = No lake touches another: boards where two do are taken up and laid again.
option-barony-require_connected_land = Land in one piece
    .help = Lakes never cut the land: boards where they do are taken up and laid again.
option-barony-title_cost = Cost of a title
    .help = Resource points for each new title.
option-barony-overpay = Paying too much
    .help = Whether more tokens than needed may be paid.
option-barony-overpay-irredundant = no token too many (rulebook)
option-barony-overpay-any = as one likes
option-barony-voluntary_pass = Passing
    .help = One may pass although an action is possible.
option-barony-expedition_visits = Expeditions visit
    .help = An expedition to a mysterious place leaves an imprint.
option-barony-celerity_mid_arrival = Celerity stops on the way
    .help = The hex in between counts as an arrival.
option-barony-prune_spells = No useless spells
    .help = In a combination every spell must be needed.
option-barony-te_steps = Teleporting steps
    .help = With Celerity, how many of the two steps may teleport.
option-barony-spells = Spells
    .help = Drawn by lot, or those you choose.
    .code = random, or a list like Ce To Ch Po Sa
option-barony-stall_rounds = End without events
    .help = Rounds in a row without anything new.
option-barony-max_rounds = Limit of rounds
    .help = The game ends after so many.

## On a small screen

tray-barony-score = { $title }, { $points } points, { $extra } more at the end
tray-barony-tokens = Tokens
tray-barony-actions = Actions
tray-barony-doable = Here
tray-barony-spells = Spells
tray-barony-terrain =
    { $terrain ->
        [field] Field
        [plain] Plain
        [forest] Forest
       *[mountain] Mountain
    }
tray-barony-land =
    { $terrain ->
        [field] field
        [plain] plain
        [forest] forest
        [mountain] mountain
        [lake] lake
       *[mystery] mystery
    }
tray-barony-places-recruit =
    { $count } { $count ->
        [one] place
       *[other] places
    }
tray-barony-places-move =
    { $count } { $count ->
        [one] knight
       *[other] knights
    }
tray-barony-places-build =
    { $count } { $count ->
        [one] place
       *[other] places
    }
tray-barony-places-city =
    { $count } { $count ->
        [one] village
       *[other] villages
    }
tray-barony-places-expedition = at the edge
tray-barony-places-pay = to pay
tray-barony-knights =
    { $count } { $count ->
        [one] knight
       *[other] knights
    }
tray-barony-gold = { $gold } gold
tray-barony-points = { $before } → { $after }
tray-barony-hex = Hex { $hex }
tray-barony-fight = fight
tray-barony-imprint = magic
tray-barony-left = { $left } gold to go
tray-barony-held-recruit = Tap a lit city.
tray-barony-held-move = Tap the knight, then his hex.
tray-barony-held-build = Tap the knight who becomes a building.
tray-barony-held-city = Tap the village that becomes a city.
tray-barony-held-expedition = Tap a lit hex at the edge of the board.
tray-barony-held-title = Pay for a title
tray-barony-held-title-help = Tap tokens up to { $cost } gold.
tray-barony-held-hex = Hex { $hex }
tray-barony-reserve = Reserve
tray-barony-reserve-knights = knights
tray-barony-reserve-villages = villages
tray-barony-reserve-strongholds = strongholds
tray-barony-reserve-cities = cities
