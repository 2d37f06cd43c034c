## The box

game-terra-turrium = Terra Turrium
    .cover =
        Terra
        Turrium
    .authors = Wolfgang Kramer

## What is asked

prompt-terra-turrium-draw = The first player is being drawn
prompt-terra-turrium-setup = Set a flag on your ground
    .short = Plant a flag
prompt-terra-turrium-setup-lot = The flags are being set by lot
    .short = Flags by lot
prompt-terra-turrium-take = Take a cube, or go on
prompt-terra-turrium-take-territory = Take a cube, or go on
prompt-terra-turrium-take-opponent = Take a cube, or go on
prompt-terra-turrium-take-must = Take a cube
prompt-terra-turrium-take-done = You hold all the cubes you may take
    .short = No more cubes to take
prompt-terra-turrium-place = Where does the cube go?
prompt-terra-turrium-place-some = Where does the cube go?
prompt-terra-turrium-move = Move your flags, or end the turn
    .short = A flag, or end of turn
prompt-terra-turrium-move-border = Move your flags, or end the turn
    .short = A flag, or end of turn
prompt-terra-turrium-move-done = No movement points left
prompt-terra-turrium-over = The game is over

## The second line: why, and how

help-terra-turrium-setup =
    { $left ->
        [one] One flag is still to be set, on a stack of your own territory.
       *[other] { $left } flags are still to be set, each on another stack of your own territory.
    }
    .short = On a stack of your territory; { $left } more.
help-terra-turrium-take =
    { $left ->
        [one] One more cube, from the top of a free stack
       *[other] Up to { $left } cubes, from the tops of free stacks
    }; on foreign ground only an exposed stack, once.
    .short = { $left } more, from the top. On foreign ground: once, exposed.
help-terra-turrium-take-territory =
    { $left ->
        [one] One more cube, from the top of a free stack
       *[other] Up to { $left } cubes, from the tops of free stacks
    }; in each foreign territory only an exposed stack, once.
    .short = { $left } more, from the top. In each foreign territory: once, exposed.
help-terra-turrium-take-opponent =
    { $left ->
        [one] One more cube, from the top of a free stack
       *[other] Up to { $left } cubes, from the tops of free stacks
    }; on each opponent’s ground only an exposed stack, once.
    .short = { $left } more, from the top. On each opponent’s ground: once, exposed.
help-terra-turrium-take-must = From the top of a lit stack; one cube at least.
help-terra-turrium-take-done = Go on and place them.
help-terra-turrium-place =
    { $left ->
        [one] One cube in hand.
       *[other] { $left } cubes in hand.
    } Any square without a flag will do.
help-terra-turrium-place-some =
    { $left ->
        [one] One cube in hand.
       *[other] { $left } cubes in hand.
    } Choose a lit square.
help-terra-turrium-move =
    Touch a flag, then a lit square, or drag it along its way: one level up or down at most.{ $reserve ->
        [0] {""}
       *[other] {" "}Your reserve can come back to an exposed stack.
    }
    .short = Tap a flag, then a lit square: one level at most.
help-terra-turrium-move-border =
    Touch a flag, then a lit square, or drag it along its way: one level up or down at most.{ $reserve ->
        [0] {""}
       *[other] {" "}Your reserve can come back on your own border.
    }
    .short = Tap a flag, then a lit square: one level at most.
help-terra-turrium-move-done = End the turn.

## What can be chosen

choice-terra-turrium-flag = Flag on { $square }, height { $height }
choice-terra-turrium-take = Take a cube from { $square }
choice-terra-turrium-place = Place a cube on { $square }, height { $height }
choice-terra-turrium-step =
    { $from } to { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-capture =
    { $from } captures on { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-enter =
    Flag back on { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-end-take =
    { $count ->
        [one] Place the cube
       *[other] Place the { $count } cubes
    }
choice-terra-turrium-end-take-empty = Take nothing
choice-terra-turrium-end-turn = End the turn

## What would happen

effect-terra-turrium-foreign-cube = Your cube from foreign ground this turn
effect-terra-turrium-foreign-cube-territory = Your cube from this territory this turn
effect-terra-turrium-foreign-cube-opponent = Your cube from this opponent this turn
effect-terra-turrium-heights = Heights held: { $before } → { $after }
effect-terra-turrium-attack =
    Attack: a { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve, your marker moves on
effect-terra-turrium-attack-same =
    A { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve; still the same attack
effect-terra-turrium-defence =
    Defence: a { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve, no attack counted
effect-terra-turrium-capture-counted =
    A { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve; one of your captures
effect-terra-turrium-capture-shared =
    A { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve; one of the captures all share
effect-terra-turrium-capture-free =
    A { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve; still the same capture
effect-terra-turrium-open = 5, 4, 4, 3, 2 and 1: the land opens at once
effect-terra-turrium-reach = 5, 4, 4, 3, 2 and 1: the land opens to you at once

## Log

log-terra-turrium-first = plays first
log-terra-turrium-flag = flag on { $square }
    .many = { $count } flags: { $places }
    .brief = { $places }
log-terra-turrium-take = takes a cube from { $square }
    .many = takes { $count } cubes: { $places }
    .brief = takes { $places }
log-terra-turrium-place = places a cube on { $square }
    .many = places { $count } cubes: { $places }
    .brief = places { $places }
log-terra-turrium-step =
    flag { $from } → { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
    .many = flag { $places }, { $total } points
    .brief = { $places }
log-terra-turrium-capture =
    { $attack ->
        [1] attack on { $square }
       *[other] capture on { $square }
    }: a { $loser ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag goes to its reserve
    .brief = captures on { $places }
log-terra-turrium-enter = flag back on { $square }
log-terra-turrium-end-turn = ends the turn
log-terra-turrium-open = opens the land: captures are allowed from now on
    .brief = opens the land
log-terra-turrium-reach = stands on 5, 4, 4, 3, 2 and 1: may capture from now on
    .brief = may now capture
log-terra-turrium-heights = stands on all heights from 1 to 6
log-terra-turrium-over = end of the game

## Ends and score

ending-terra-turrium-heights = Six flags on six heights
ending-terra-turrium-repetition = The same position came back: a draw
ending-terra-turrium-rounds = The limit of rounds has been reached
score-terra-turrium-heights = Heights held
score-terra-turrium-flags = Flags on the board
score-terra-turrium-attacks = Attacks made
goal-terra-turrium = a flag on every height
standing-terra-turrium = Round { $round } · { $goal }
standing-terra-turrium-final = Round { $round } · the last turns
standing-terra-turrium-limit = Round { $round } of { $most }
pitch-terra-turrium = Take cubes, stack them, climb: a flag on every height from 1 to 6.

## The board, read aloud

board-terra-turrium-name = Board, { $count } squares
board-terra-turrium-square =
    { $height ->
        [0] { $square }, empty
        [one] { $square }, 1 cube
       *[other] { $square }, { $height } cubes
    }
board-terra-turrium-flag =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } flag
board-terra-turrium-territory =
    { $colour ->
        [blue] blue ground
        [yellow] yellow ground
        [red] red ground
        [green] green ground
       *[none] nobody’s ground
    }
board-terra-turrium-reserve =
    My reserve, { $count } { $count ->
        [one] flag
       *[other] flags
    }
board-terra-turrium-dug =
    { $count ->
        [one] a cube taken this turn
       *[other] { $count } cubes taken this turn
    }

## The turn and the view

means-terra-turrium-cubes = Cubes in hand
means-terra-turrium-movement = Movement points
means-terra-turrium-pips = { $left } of { $points }
means-terra-turrium-take = Take
means-terra-turrium-place = Place
means-terra-turrium-move = Move
means-terra-turrium-reserve = From the reserve
means-terra-turrium-closed = Captures are closed
means-terra-turrium-opened = Captures are open
means-terra-turrium-final = Last round
look-terra-turrium-title = View
look-terra-turrium-turn = turn by 90°
look-terra-turrium-left = Turn the board to the left
look-terra-turrium-right = Turn the board to the right
look-terra-turrium-relief = Relief
look-terra-turrium-flat = Flat

## With each player

player-terra-turrium-attacks = attacks
player-terra-turrium-captures = captures
player-terra-turrium-reserve = reserve
player-terra-turrium-none = none
player-terra-turrium-unlimited = { $count }, no limit
player-terra-turrium-held =
    Height { $height }: { $count ->
        [0] missing
        [one] held
       *[other] held by { $count } flags
    }
player-terra-turrium-higher =
    { $count ->
        [one] 1 flag above 6
       *[other] { $count } flags above 6
    }

## Presets and groups of options

preset-terra-turrium-book = The rules
    .help = as in the book
preset-terra-turrium-burgenland = Burgenland
    .help = captures must wait
preset-terra-turrium-short = Short
    .help = 40 rounds at most
preset-terra-turrium-community = As in clubs
    .help = one cube from each foreign territory, return on one’s own edge
group-terra-turrium-cubes = The cubes
group-terra-turrium-flags = Flags and attacks
group-terra-turrium-burgenland = Burgenland
group-terra-turrium-board = Board and start
group-terra-turrium-end = The end
part-terra-turrium-lower = lower
part-terra-turrium-level = level
part-terra-turrium-higher = higher
option-terra-turrium-attack_limit--1 = no limit
option-terra-turrium-max_height-0 = no limit
option-terra-turrium-neutral_quadrant-0 = north-west
option-terra-turrium-neutral_quadrant-1 = north-east
option-terra-turrium-neutral_quadrant-2 = south-east
option-terra-turrium-neutral_quadrant-3 = south-west
option-terra-turrium-min_take-0 = none
option-terra-turrium-min_take-1 = one
option-terra-turrium-repetition_draw-0 = never
option-terra-turrium-max_rounds-0 = no limit

## Options

option-terra-turrium-enemy_take = Cubes from foreign ground
    .help = How many may be taken there in one turn.
option-terra-turrium-enemy_take-total = one in all (rulebook)
option-terra-turrium-enemy_take-per_territory = one from each territory
option-terra-turrium-enemy_take-per_opponent = one from each opponent
option-terra-turrium-reentry = Captured flags come back
    .help = Where a flag from the reserve may be put.
option-terra-turrium-reentry-any_exterior = on any exposed stack (rulebook)
option-terra-turrium-reentry-own_border = on one’s own border
option-terra-turrium-reentry-own_border_h1 = on one’s own border, height 1
option-terra-turrium-burgenland = Burgenland
    .help = No captures until somebody stands on 5, 4, 4, 3, 2 and 1; then a few.
option-terra-turrium-bl_captures = Captures in Burgenland
    .help = How many may be made once the land is open.
option-terra-turrium-bl_count = Counting captures in Burgenland
    .help = Every captured flag, or every turn with captures.
option-terra-turrium-bl_count-per_flag = every flag
option-terra-turrium-bl_count-per_turn = every turn
option-terra-turrium-bl_opens = Burgenland opens
    .help = For everybody, or only for whoever has stood on these heights.
option-terra-turrium-bl_opens-all = for all
option-terra-turrium-bl_opens-reacher = for whoever reached it
option-terra-turrium-bl_when = Burgenland opens from
    .help = The end of the turn, or the very moment the heights are reached.
option-terra-turrium-bl_when-turn_end = the end of that turn
option-terra-turrium-bl_when-at_once = the moment it is reached
option-terra-turrium-bl_limit = Captures in Burgenland are
    .help = So many for each player, or for all of them together.
option-terra-turrium-bl_limit-each = for each player
option-terra-turrium-bl_limit-together = for all together
option-terra-turrium-attack_limit = Attacks
    .help = Turns with an attack in the whole game.
    .code = -1: no limit
option-terra-turrium-exterior = Exposed stacks
    .help = How the empty way to the edge may run.
option-terra-turrium-exterior-ortho_line = in a straight line (rulebook)
option-terra-turrium-exterior-path = with turns
option-terra-turrium-max_take = Cubes per turn
    .help = The most that may be taken.
option-terra-turrium-min_take = Cubes that must be taken
    .help = If any can be.
option-terra-turrium-put_back = Putting back
    .help = A cube may return to the square it came from.
option-terra-turrium-max_height = Greatest height
    .help = 6 or more, if there is one.
    .code = 0: no limit; else 6 or more
option-terra-turrium-move_points = Movement points
    .help = For each turn.
option-terra-turrium-capture_extra = Extra cost of a capture
    .help = Points beyond the step, by the flag captured.
    .row = extra
option-terra-turrium-reentry_cost = Cost of coming back
    .help = Points for each flag from the reserve.
option-terra-turrium-two_player_board = Board for two
    .help = The squares in use with two players.
option-terra-turrium-two_player_board-6x6 = 6 × 6 (rulebook)
option-terra-turrium-two_player_board-8x8 = 8 × 8
option-terra-turrium-two_player_territories = Territories for two
    .help = Two quarters each, side by side or across.
option-terra-turrium-two_player_territories-adjacent = side by side
option-terra-turrium-two_player_territories-diagonal = across
option-terra-turrium-neutral_quadrant = Unoccupied quarter
    .help = The quarter nobody lives in.
    .code = 0 north-west, 1 north-east, 2 south-east, 3 south-west
option-terra-turrium-neutral_capture_is_attack = Captures in the unoccupied quarter
    .help = They count as attacks.
option-terra-turrium-setup_order = Setting the flags
    .help = Six in a row, one each in turn, or by lot.
option-terra-turrium-setup_order-block = six in a row
option-terra-turrium-setup_order-alternate = one each in turn
option-terra-turrium-setup_order-random = by lot
option-terra-turrium-start_player = First player
    .help = Drawn, or a seat.
option-terra-turrium-start_player-random = drawn (rulebook)
option-terra-turrium-start_player-0 = seat 1
option-terra-turrium-start_player-1 = seat 2
option-terra-turrium-start_player-2 = seat 3
option-terra-turrium-start_player-3 = seat 4
option-terra-turrium-final_check = Deciding the last round
    .help = At the end of each one’s last turn, or of the round.
option-terra-turrium-final_check-own_turn = at the end of one’s turn (rulebook)
option-terra-turrium-final_check-round_end = at the end of the round
option-terra-turrium-repetition_draw = Draw by repetition
    .help = How often a position must come again.
option-terra-turrium-max_rounds = Limit of rounds
    .help = The game stops after so many.
option-terra-turrium-cap_result = At the limit of rounds
    .help = A draw, or ranked by the heights held.
option-terra-turrium-cap_result-draw = a draw
option-terra-turrium-cap_result-distinct_heights = by heights held

## On a small screen

tray-terra-turrium-score = { $heights } heights of 6
tray-terra-turrium-reserve = Reserve
tray-terra-turrium-means = This turn
tray-terra-turrium-flag = Flag
tray-terra-turrium-from-reserve = to bring back
tray-terra-turrium-cubes =
    { $count } { $count ->
        [one] cube
       *[other] cubes
    }
tray-terra-turrium-steps =
    { $count } { $count ->
        [one] point
       *[other] points
    }
tray-terra-turrium-attacks =
    { $count } { $count ->
        [one] attack
       *[other] attacks
    }
tray-terra-turrium-captures =
    { $count } { $count ->
        [one] capture
       *[other] captures
    }
tray-terra-turrium-flags =
    { $count } { $count ->
        [one] flag
       *[other] flags
    }
tray-terra-turrium-of = of { $most }
tray-terra-turrium-left = left of { $most }
tray-terra-turrium-unlimited = no limit
tray-terra-turrium-in-reserve = in reserve
tray-terra-turrium-turn = Turn
tray-terra-turrium-cost =
    { $cost } { $cost ->
        [one] point
       *[other] points
    }
tray-terra-turrium-capture = capture, { $cost }
tray-terra-turrium-height = height { $height }
tray-terra-turrium-held = Flag on { $square }
tray-terra-turrium-held-help =
    Tap a lit square. { $left } { $left ->
        [one] point
       *[other] points
    } left.
tray-terra-turrium-held-reserve = A flag from the reserve
tray-terra-turrium-held-reserve-help = Tap a lit building.
