## The box

game-terre-de-barons = Terre de Barons
    .cover =
        Terre
        de Barons
    .authors = Lucas Borboleta

## What is asked

prompt-terre-de-barons-lay = Tiles are being laid
prompt-terre-de-barons-mountains = Mountains are being drawn
prompt-terre-de-barons-officers = Barons and knights take their places
    .short = The officers take places
prompt-terre-de-barons-seating = The order of play is being drawn
prompt-terre-de-barons-colour = Choose your colour
prompt-terre-de-barons-deal = Personal cards are being dealt
    .short = The cards are dealt
prompt-terre-de-barons-roll = The die is being rolled
prompt-terre-de-barons-start = Die: { $die }. Choose your first action
    .short = Die { $die }. First action
prompt-terre-de-barons-second-any = Second action: an order, a move, or end of turn
    .short = Second action, or end
prompt-terre-de-barons-second-move = Second action: a move, or end of turn
    .short = A move, or end
prompt-terre-de-barons-second-two-orders = Second action: a move, a second order with the bonus, or end of turn
    .short = Second action, or end
prompt-terre-de-barons-paused = Your baron must leave the other baron's tile
    .short = Your baron must move on
prompt-terre-de-barons-send = Send a troop from tile { $tile }
    .short = Send a troop
prompt-terre-de-barons-pull = Call a troop to tile { $tile }
    .short = Call a troop
prompt-terre-de-barons-capture = Take the keep on tile { $tile }?
    .short = Take this keep?
prompt-terre-de-barons-over = The game is over

## The second line: why, and how

help-terre-de-barons-colour = Look where the officers stand: they will be yours.
help-terre-de-barons-start = Touch an officer to move him, or a command tile to give an order.
    .short = An officer to move him, a tile for an order.
help-terre-de-barons-second-any = Touch an officer or a command tile.
help-terre-de-barons-second-move = Touch an officer to move him.
help-terre-de-barons-second-two-orders = The second order takes the bonus of the die.
help-terre-de-barons-paused = Two barons never stay together.
help-terre-de-barons-send =
    Choose a lit tile; { $left } { $left ->
        [one] troop is
       *[other] troops are
    } left.
help-terre-de-barons-pull = Choose a lit tile: its troop comes as near as it can.
help-terre-de-barons-capture = Your troops can raise your keep there.

## What can be chosen

choice-terre-de-barons-colour =
    Play { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
choice-terre-de-barons-treasury = Treasury: set the die to { $die }
choice-terre-de-barons-move =
    { $officer ->
        [0] Baron
       *[other] Knight
    } to tile { $tile }
choice-terre-de-barons-ride =
    Lightning ride: the { $officer ->
        [0] baron
       *[other] knight
    } to { $tile }
choice-terre-de-barons-recruit =
    Recruit { $count }{ $bonus ->
        [1] {" "}with the die
       *[other] {""}
    }
choice-terre-de-barons-build = Build a keep
choice-terre-de-barons-dismantle = Dismantle the keep
choice-terre-de-barons-disperse = Disperse
choice-terre-de-barons-concentrate = Concentrate
choice-terre-de-barons-send = Send a troop to { $tile }
choice-terre-de-barons-pull = Call a troop from { $from }
choice-terre-de-barons-end-order = End the order
choice-terre-de-barons-end-turn = End the turn
choice-terre-de-barons-capture = Take the keep
choice-terre-de-barons-decline = Leave it

## What would happen

effect-terre-de-barons-pause = Your baron must leave again with the second action
effect-terre-de-barons-spends-bonus = Takes the bonus of the die
effect-terre-de-barons-swap =
    Swaps with the { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } baron
effect-terre-de-barons-points = Points: { $before } → { $after }
effect-terre-de-barons-clash =
    Clash: a { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } troop falls, yours goes back to the reserve
effect-terre-de-barons-siege =
    Siege of the { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } keep: { $count } of { $needs }
effect-terre-de-barons-fall =
    The { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } keep falls
effect-terre-de-barons-capture = The keep becomes yours
effect-terre-de-barons-capture-offered = You may then take the keep
effect-terre-de-barons-capture-in =
    { $left } more { $left ->
        [one] troop
       *[other] troops
    } after this one to take hold

## Log

log-terre-de-barons-lay = the 37 tiles are laid
log-terre-de-barons-mountain = mountain on { $tile }
    .many = mountains on { $places }
log-terre-de-barons-post =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } { $officer ->
        [0] baron
       *[other] knight
    } on { $tile }
log-terre-de-barons-first =
    { $place ->
        [1] plays first
       *[other] plays in place { $place }
    }
log-terre-de-barons-colour =
    takes { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
log-terre-de-barons-deal =
    { $known ->
        [1] is dealt a card: { $number }
       *[other] is dealt a personal card
    }
    .brief = gets a card
log-terre-de-barons-roll = rolls the die: { $die }
log-terre-de-barons-treasury = calls on the treasury, die set to { $die }
    .brief = treasury: { $die }
log-terre-de-barons-move =
    { $officer ->
        [0] baron
       *[other] knight
    } { $from } → { $tile }{ $bonus ->
        [1] , with the die
       *[other] {""}
    }
    .brief = { $places }
log-terre-de-barons-ride =
    lightning ride: { $officer ->
        [0] baron
       *[other] knight
    } { $from } → { $tile }
    .brief = ride { $places }
log-terre-de-barons-swap =
    the { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } baron goes from { $from } to { $tile }
    .brief = baron { $places }
log-terre-de-barons-recruit =
    recruits { $count } { $count ->
        [one] troop
       *[other] troops
    } on { $tile }{ $bonus ->
        [1] , with the die
       *[other] {""}
    }
    .many = recruits { $total } troops on { $places }
    .brief = +{ $total } on { $places }
log-terre-de-barons-build = builds a keep on { $tile }, value { $value }
    .brief = keep on { $places }
log-terre-de-barons-dismantle = dismantles the keep on { $tile }
    .brief = dismantles { $places }
log-terre-de-barons-disperse = disperses from { $tile }
log-terre-de-barons-concentrate = concentrates on { $tile }
log-terre-de-barons-send = 1 troop { $from } → { $tile }
    .many = { $count } troops { $places }
    .brief = { $places }
log-terre-de-barons-pull = 1 troop { $from } → { $tile }
    .many = { $count } troops { $places }
    .brief = { $places }
log-terre-de-barons-clash =
    clash on { $tile }: a { $loser ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } troop falls
    .brief = a troop falls
log-terre-de-barons-fall =
    the { $loser ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } keep on { $tile } falls
    .brief = a keep falls
log-terre-de-barons-capture = takes the keep on { $tile }
log-terre-de-barons-decline = leaves tile { $tile }
log-terre-de-barons-end-order = ends the order
log-terre-de-barons-end-turn = ends the turn
log-terre-de-barons-over = end of the game

## Ends and score

ending-terre-de-barons-points = The points have been reached
ending-terre-de-barons-troops = A player has hardly any troops left
ending-terre-de-barons-cap = The limit of turns has been reached
score-terre-de-barons-points = Points
score-terre-de-barons-keeps = Keeps
score-terre-de-barons-troops = Available troops
goal-terre-de-barons = first to { $goal } points
pitch-terre-de-barons = Recruit, move, build: keeps on the richest land win.

## The board, read aloud

board-terre-de-barons-name = Board, 37 tiles
board-terre-de-barons-tile = Tile { $tile }, value { $value }
board-terre-de-barons-mountain = Tile { $tile }, mountain
board-terre-de-barons-unlaid = Tile { $tile }, not yet laid
board-terre-de-barons-keep =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } keep
board-terre-de-barons-troops =
    { $count } { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } { $count ->
        [one] troop
       *[other] troops
    }
board-terre-de-barons-baron =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } baron
board-terre-de-barons-knight =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } knight{ $state ->
        [active] , active
        [melee] , in a melee
       *[other] {""}
    }
board-terre-de-barons-siege = siege { $count } of { $needs }
board-terre-de-barons-card = My personal card, tile { $number }
board-terre-de-barons-die = Die: { $die }

## The die and the turn

bonus-terre-de-barons-title = Bonus of the die
bonus-terre-de-barons-open = to be taken once this turn
bonus-terre-de-barons-spent = already taken
bonus-terre-de-barons-recruit = Recruit
bonus-terre-de-barons-recruit-keep = { $count } at a keep
bonus-terre-de-barons-move = Move
bonus-terre-de-barons-move-tiles =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    }
bonus-terre-de-barons-two-orders = Two orders
bonus-terre-de-barons-allowed = allowed
bonus-terre-de-barons-refused = no
bonus-terre-de-barons-short =
    { $recruit } { $recruit ->
        [one] troop
       *[other] troops
    } · { $move } { $move ->
        [one] tile
       *[other] tiles
    } · { $orders ->
        [1] 2 orders
       *[other] 1 order
    }
bonus-terre-de-barons-choose = Bonus of the die, one of

## With each player

player-terre-de-barons-diversity = diversity
player-terre-de-barons-board = on board
player-terre-de-barons-reserve = reserve
player-terre-de-barons-discard = discard
player-terre-de-barons-keeps = keeps in reserve
player-terre-de-barons-card-held = personal card in hand
player-terre-de-barons-card-spent = card spent on the treasury
player-terre-de-barons-card-played = card played
player-terre-de-barons-card-none = no card

## Presets and groups of options

preset-terre-de-barons-book = The rules
    .help = 16, 12 or 10 points
preset-terre-de-barons-short = Short
    .help = 8 points
preset-terre-de-barons-open = No cards
    .help = nothing hidden
preset-terre-de-barons-late-2025 = Late 2025
    .help = 19, 14 or 12 points, captures at 9
group-terre-de-barons-end = The end and the points
group-terre-de-barons-pieces = Pieces and board
group-terre-de-barons-costs = Build, destroy, capture
group-terre-de-barons-die = The die
group-terre-de-barons-moves = Moves and melees
part-terre-de-barons-die-1 = die 1
part-terre-de-barons-die-2 = die 2
part-terre-de-barons-die-3 = die 3
part-terre-de-barons-die-4 = die 4
part-terre-de-barons-die-5 = die 5
part-terre-de-barons-die-6 = die 6
option-terre-de-barons-goal-0 = by the edition
option-terre-de-barons-two_orders_from-7 = never
option-terre-de-barons-personal_cards-0 = none
option-terre-de-barons-personal_cards-1 = one
option-terre-de-barons-max_turns-0 = no limit

## Options

option-terre-de-barons-thresholds = Points to reach
    .help = By edition, with 2, 3 and 4 players.
option-terre-de-barons-thresholds-16-12-10 = 16 / 12 / 10 (rulebook)
option-terre-de-barons-thresholds-19-14-12 = 19 / 14 / 12 (late 2025)
option-terre-de-barons-thresholds-18-14-12 = 18 / 14 / 12 (2026)
option-terre-de-barons-goal = Points, as you like
    .help = One number, however many play.
option-terre-de-barons-end_at_available_troops = End by exhaustion
    .help = The game stops when a player has this many available troops or fewer.
option-terre-de-barons-troops = Troops
    .help = Troops of each player.
option-terre-de-barons-keeps = Keeps
    .help = Keeps of each player.
option-terre-de-barons-knights = Knights
    .help = Knights of each player.
option-terre-de-barons-mountains = Mountains
    .help = Tiles turned over at the set-up.
option-terre-de-barons-build_cost = Cost of a keep
    .help = Troops that build a keep.
option-terre-de-barons-destroy_cost = Cost of a destruction
    .help = Troops that bring an undefended keep down.
option-terre-de-barons-capture_total = Troops of a capture
    .help = Troops engaged in one order to take a keep.
option-terre-de-barons-capture_discard = Discard of a capture
    .help = How many of them are discarded.
option-terre-de-barons-capture_optional = Optional capture
    .help = Taking the keep may be declined.
option-terre-de-barons-melee_mode = Melees of four colours
    .help = When all four colours meet and only one has two knights.
option-terre-de-barons-melee_mode-seed = all in the melee (rulebook)
option-terre-de-barons-melee_mode-plurality = the doubled colour stays active
option-terre-de-barons-dispersion_may_stop_on_active_knight = Stop at an active knight
    .help = A dispersed troop may stop on the tile of an active enemy knight.
option-terre-de-barons-troop_moves_limit = A troop moves once
    .help = Per turn, or per order.
option-terre-de-barons-troop_moves_limit-turn = per turn (rulebook)
option-terre-de-barons-troop_moves_limit-order = per order
option-terre-de-barons-end_check = When the end is tested
    .help = At once, after each action, or at the end of the turn.
option-terre-de-barons-end_check-atomic = at once (rulebook)
option-terre-de-barons-end_check-action = after each action
option-terre-de-barons-end_check-turn = at the end of the turn
option-terre-de-barons-isolation_policy = Isolated tiles
    .help = What is done when mountains cut the board.
option-terre-de-barons-isolation_policy-none = nothing (rulebook)
option-terre-de-barons-isolation_policy-redraw_piece = the isolated officer is placed again
option-terre-de-barons-isolation_policy-redraw_mountains = the mountains are drawn again
option-terre-de-barons-diversity = Diversity points
    .help = 2, 3 or 4 points for 2, 3 or 4 colours of tiles.
option-terre-de-barons-recruit_bonus = Recruiting with the die
    .help = Troops recruited without a keep, by the die.
    .row = recruits
option-terre-de-barons-recruit_keep_bonus = Recruiting with the die, at a keep
    .help = Troops recruited at one’s keep, by the die.
    .row = at a keep
option-terre-de-barons-move_bonus = Moving with the die
    .help = Tiles travelled, by the die.
    .row = tiles
option-terre-de-barons-two_orders_from = Two orders from
    .help = The die from which on the bonus allows two orders.
option-terre-de-barons-value_1_bonus = Extra recruits on a tile of 1
    .help = With the die only.
option-terre-de-barons-swift_value_2 = Swift start from tiles of 2
    .help = With the die, an officer starting on a tile of 2 goes one tile further.
option-terre-de-barons-personal_cards = Personal card
    .help = Cards dealt to each.
option-terre-de-barons-max_turns = Limit of turns
    .help = The game stops after so many turns.

## On a small screen

tray-terre-de-barons-score = { $points } points of { $goal }
tray-terre-de-barons-colour =
    { $colour ->
        [blue] The blues
        [yellow] The yellows
        [red] The reds
       *[green] The greens
    }
tray-terre-de-barons-home = baron on { $tile }
tray-terre-de-barons-treasury = Treasury
tray-terre-de-barons-die = Die { $die }
tray-terre-de-barons-rolled = Die { $die }
tray-terre-de-barons-cards = Card
tray-terre-de-barons-card = My card
tray-terre-de-barons-card-tile = tile { $tile }
tray-terre-de-barons-orders = Orders
tray-terre-de-barons-order-recruit = Recruit
tray-terre-de-barons-order-build = Build
tray-terre-de-barons-order-dismantle = Dismantle
tray-terre-de-barons-order-disperse = Disperse
tray-terre-de-barons-order-concentrate = Gather
tray-terre-de-barons-ride = Go far
tray-terre-de-barons-points = { $before } → { $after } points
tray-terre-de-barons-troops =
    { $count } { $count ->
        [one] troop
       *[other] troops
    }
tray-terre-de-barons-troops-die =
    { $count }, with the die
tray-terre-de-barons-bonus-spent = bonus used
tray-terre-de-barons-bonus-open = bonus to use
tray-terre-de-barons-tile = Tile { $tile }
tray-terre-de-barons-officer =
    { $rank ->
        [baron] Baron
       *[knight] Knight
    }
tray-terre-de-barons-mark =
    { $mark ->
        [fight] clash
        [siege] siege
        [fall] it falls
        [capture] to take
       *[bonus] with the die
    }
tray-terre-de-barons-held-tile = An order for tile { $tile }
tray-terre-de-barons-held-tile-help = Choose it in the row below.
tray-terre-de-barons-held-officer =
    { $rank ->
        [baron] Baron
       *[knight] Knight
    } of tile { $tile }
tray-terre-de-barons-held-officer-help =
    { $rank ->
        [baron] Tap a lit tile: he goes there.
       *[knight] Tap a lit tile: he goes there.
    }
tray-terre-de-barons-held-card = A ride to tile { $tile }
tray-terre-de-barons-held-card-help = Tap the officer who goes there.
tray-terre-de-barons-later-turn = an action first
tray-terre-de-barons-later-order = a troop first
