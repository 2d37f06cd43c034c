## The box

game-baron = Baron
    .cover = Baron
    .authors = Franz Gaudois

## What is asked

prompt-baron-seating = Who begins is drawn
prompt-baron-deal = The first tiles are dealt
    .short = The tiles are dealt
prompt-baron-market = The market opens
prompt-baron-start = The start tile is drawn
prompt-baron-draw = Which tile do you take?
prompt-baron-reveal = A tile is revealed
prompt-baron-lay = Which tile do you lay, and where?
    .short = Which tile, and where?
prompt-baron-keep = Place a keep?
prompt-baron-attempt = Does this knight try to establish?
    .short = Does he try to establish?
prompt-baron-over = The game is over

## The second line: why, and how

help-baron-draw = The first is free, the next ones cost honour.
help-baron-lay = Touch a tile of your reserve, then a cell. Never against a tile of its kind, meadows apart.
    .short = A tile of the reserve, then a cell. Never beside its own kind, meadows apart.
help-baron-keep =
    On any free meadow; { $left } { $left ->
        [one] keep is
       *[other] keeps are
    } available.
help-baron-attempt =
    Alone and unopposed he would bring { $value } honour: { $divisor ->
        [1] the value
        [2] half the value, rounded up,
        [3] a third of the value, rounded up,
       *[other] a quarter of the value, rounded up,
    } of the tiles not yet in a barony of his colour.
    .short = Alone and unopposed he would bring { $value } honour.

## What can be chosen

choice-baron-draw =
    Take { $kind ->
        [meadow] the meadow
        [village] the village
        [field] the field
        [forest] the forest
        [vineyard] the vineyard
        [quarry] the quarry
        [pond] the pond
        [marsh] the marsh
       *[cursed] the cursed place
    }{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } honour
    }
choice-baron-lay =
    Lay { $kind ->
        [meadow] the meadow
        [village] the village
        [field] the field
        [forest] the forest
        [vineyard] the vineyard
        [quarry] the quarry
        [pond] the pond
        [marsh] the marsh
       *[cursed] the cursed place
    } here
choice-baron-keep = Place a keep here
choice-baron-pass = No keep
choice-baron-attempt = Try to establish
choice-baron-decline = Stay out of it

## What would happen

effect-baron-debt = Leaves you at { $honour }
effect-baron-ruin = Sends you to the oubliettes
effect-baron-bonus = +{ $bonus } for { $touching } neighbours
effect-baron-claim =
    Worth { $value } so far, { $missing } { $missing ->
        [one] tile
       *[other] tiles
    } missing
effect-baron-half = { $value } honour, alone and unopposed
effect-baron-combat =
    { $won ->
        [1] Victory, { $strength } to { $defence }
       *[other] Defeat, { $strength } to { $defence }
    }
effect-baron-melee =
    { $won ->
        [1] Your knight wins the melee with { $strength }
       *[other] Your knight goes home from the melee
    }
effect-baron-establish =
    { $mine ->
        [1] Your barony: { $gain } honour
       *[other] A { $colour ->
            [red] red
            [green] green
            [blue] blue
            [purple] purple
           *[yellow] yellow
        } barony{ $out ->
            [1] {""}
           *[other] : { $gain } honour
        }
    }
effect-baron-others-fight =
    The { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight fights

## Log

log-baron-first = plays first
log-baron-deal =
    gets { $kind ->
        [meadow] a meadow
        [village] a village
        [field] a field
        [forest] a forest
        [vineyard] a vineyard
        [quarry] a quarry
        [pond] a pond
        [marsh] a marsh
       *[cursed] a cursed place
    }
    .many = gets { $count } tiles
log-baron-reveal =
    on the market: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }
    .many = { $count } tiles to the market
log-baron-aside =
    set aside, cannot be the start tile: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }
    .brief = a tile aside
log-baron-start =
    start tile: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }
log-baron-draw =
    takes { $kind ->
        [meadow] a meadow
        [village] a village
        [field] a field
        [forest] a forest
        [vineyard] a vineyard
        [quarry] a quarry
        [pond] a pond
        [marsh] a marsh
       *[cursed] a cursed place
    }{ $cost ->
        [0] {""}
       *[other] , −{ $cost }
    }
log-baron-lay =
    lays { $kind ->
        [meadow] a meadow
        [village] a village
        [field] a field
        [forest] a forest
        [vineyard] a vineyard
        [quarry] a quarry
        [pond] a pond
        [marsh] a marsh
       *[cursed] a cursed place
    }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
log-baron-skip = finds no cell for a tile
    .brief = lays no tile
log-baron-keep = places a keep
log-baron-pass = places no keep
log-baron-melee =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight in the melee: { $strength }, { $won ->
        [1] goes on
       *[other] beaten
    }
    .brief =
        mêlée: { $won ->
            [1] won
           *[other] lost
        }
log-baron-combat =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight { $strength } against { $defender ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } baron { $defence }: { $won ->
        [1] victory
       *[other] defeat
    }
    .brief =
        { $strength } against { $defence }: { $won ->
            [1] won
           *[other] lost
        }
log-baron-fall =
    the { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } baron falls{ $out ->
        [1] {""}
       *[other] , tiles lost: { $loss }
    }
    .brief = a baron falls
log-baron-return =
    the { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight { $out ->
        [1] leaves the game
       *[other] goes home
    }
    .brief = a knight returns
log-baron-establish =
    establishes a barony of { $token }{ $out ->
        [1] {""}
       *[other] : { $gain } honour
    }
    .brief = barony of { $token }
log-baron-oubliettes = goes to the oubliettes with { $honour }
log-baron-final = all tiles are laid: the final attempts
    .brief = final attempts
log-baron-attempt = a knight will try to establish
    .brief = will try to settle
log-baron-decline = a knight stays out of it
log-baron-answer =
    { $known ->
        [1] { $tries ->
            [1] a knight will try, in secret
           *[other] a knight stays out of it, in secret
        }
       *[other] has decided for a knight
    }
    .brief = has decided
log-baron-over = end of the game

## Ends and score

ending-baron-tiles = All tiles have been laid
ending-baron-stall = No tile left can be laid
ending-baron-survivor = The others are in the oubliettes
ending-baron-oubliettes = All are in the oubliettes
score-baron-honour = Honour
score-baron-baronies = Baronies
goal-baron = the highest honour wins
pitch-baron = Lay the land tile by tile, claim it with your keeps, and hold it.
standing-baron = Round { $turn } of { $turns } · { goal-baron }

## The board, read aloud

board-baron-name =
    Board, { $count } { $count ->
        [one] tile
       *[other] tiles
    }
board-baron-tile =
    { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }, value { $value }
board-baron-empty =
    Empty cell, { $touching } { $touching ->
        [one] neighbour
       *[other] neighbours
    }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }
board-baron-knight =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight, { $touching } of 6 tiles, worth { $value }
board-baron-claimant =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } knight who tries to establish
board-baron-baron =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[yellow] yellow
    } baron, barony of { $token }
board-baron-market =
    Market, place { $place }: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }, price { $cost }
board-baron-market-empty = Market, place { $place }: empty
board-baron-reserve =
    In my reserve: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }
kind-baron =
    { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }
value-baron = value { $value }

## Market, reserve, combat

turn-baron-market = Market
turn-baron-pile =
    { $pile ->
        [0] no tile to come
        [one] { $pile } tile to come
       *[other] { $pile } tiles to come
    }
turn-baron-prices = prices in honour
turn-baron-taken = prices in honour · tile already taken
turn-baron-reserve = My reserve
turn-baron-lay-one = lay one of them
turn-baron-no-tiles = no tile left
turn-baron-combat = Combat
turn-baron-claim = Claim
turn-baron-if-here = if you lay it here
turn-baron-if-keep = if you place a keep here
turn-baron-just-now = just now
turn-baron-field = Battlefield
turn-baron-established = barony established
turn-baron-bonus = tile between { $touching } neighbours
turn-baron-lost = tiles lost
turn-baron-home = knight goes home
turn-baron-out = to the oubliettes
turn-baron-melee = Melee of knights
turn-baron-known =
    In { $depth } tiles: { $kind ->
        [meadow] meadow
        [village] village
        [field] field
        [forest] forest
        [vineyard] vineyard
        [quarry] quarry
        [pond] pond
        [marsh] marsh
       *[cursed] cursed place
    }

## With each player

player-baron-baronies =
    { $count ->
        [0] claimant
        [one] { $count } barony
       *[other] { $count } baronies
    }
player-baron-danger = oubliettes at { $at }
player-baron-out = in the oubliettes
player-baron-supply = in supply
player-baron-reserve =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } in reserve

## Presets and groups of options

preset-baron-book = The rules
    .help = 73 tiles
preset-baron-short = Short
    .help = 57 tiles
preset-baron-poor = Poor land
    .help = marshes and cursed places
preset-baron-upside-down = Upside down
    .help = the worst is worth most
group-baron-tiles = The tiles
group-baron-market = Market and laying
group-baron-keeps = Keeps and combats
group-baron-honour = Honour, debt, oubliettes
group-baron-end = The end
group-baron-start = Set-up
part-baron-meadow = Meadow
part-baron-village = Village
part-baron-field = Field
part-baron-forest = Forest
part-baron-vineyard = Vineyard
part-baron-quarry = Quarry
part-baron-pond = Pond
part-baron-marsh = Marsh
part-baron-cursed = Cursed place
part-baron-place-1 = first
part-baron-place-2 = second
part-baron-place-3 = third
part-baron-place-4 = fourth
part-baron-place-5 = fifth
part-baron-contact-4 = 4 neighbours
part-baron-contact-5 = 5 neighbours
part-baron-contact-6 = 6 neighbours
option-baron-first_player-0 = by lot
option-baron-draw_costs-0 = free

## Options

option-baron-first_player = First player
    .help = The seat that begins.
    .code = 0: by lot; else the number of the seat
option-baron-colours = Colour left out by four
    .help = With four players one colour stays in the box.
option-baron-colours-without_red = without red
option-baron-colours-without_green = without green
option-baron-colours-without_blue = without blue
option-baron-colours-without_purple = without purple (rulebook)
option-baron-colours-without_yellow = without yellow
option-baron-donjons_by_n = Keeps of each player
    .help = By the number of players.
    .code = four digits, for 2, 3, 4 and 5 players
option-baron-draw_costs = Prices of the market
    .help = What each tile costs, from the first to the last.
    .code = one to five numbers like 0,1,3; the first must be 0
    .row = price
option-baron-touch_bonus = Bonus for neighbours
    .help = The honour of a tile laid amid the others.
    .code = three digits: against 4, 5 and 6 tiles
    .row = honour
option-baron-tile_counts = Number of tiles
    .help = How many of each kind.
    .code = meadow, village, field, forest, vineyard, quarry, pond, marsh, cursed place
    .row = number
option-baron-tile_values = Values of tiles
    .help = What each kind is worth.
    .code = village, field, forest, vineyard, quarry, pond, marsh, cursed place
    .row = value
option-baron-debt_floor = Debt allowed
    .help = No price may take you lower.
option-baron-oubliettes_at = Oubliettes
    .help = Whoever falls that low is out.
option-baron-final_divisor = Final attempts divided by
    .help = Rounded up.
option-baron-show_reserves = Open reserves
    .help = Off, as in the rulebook: the others’ tiles lie face down; who remembers knows them.
option-baron-value1_deal = First tiles of value 1
    .help = How they are dealt.
option-baron-value1_deal-cycle = in turn (rulebook)
option-baron-value1_deal-random = by lot
option-baron-negative_reinsert = Rejected start tile
    .help = Where a negative tile goes that cannot start.
option-baron-negative_reinsert-middle = middle of the pile (rulebook)
option-baron-negative_reinsert-shuffle = shuffled in
option-baron-allow_suicidal_draw = Ruinous prices
    .help = Any price may be paid, even into the oubliettes.
option-baron-end_market = The last tiles of the market
    .help = When the pile is empty.
option-baron-end_market-slide = they slide and get cheaper (rulebook)
option-baron-end_market-fixed_cost = they keep their price
option-baron-dead_knights = Knights of the eliminated
    .help = Whether they still claim land.
option-baron-dead_knights-active = they do (rulebook)
option-baron-dead_knights-inert = they only stand there
option-baron-melee_scope = Melees
    .help = Who must be beaten.
option-baron-melee_scope-local = each his own adversaries (rulebook)
option-baron-melee_scope-component = only the strongest of the whole melee
option-baron-mate_rule = Two knights against one baron
    .help = What becomes of the weaker one after a victory.
option-baron-mate_rule-champion = he establishes too (rulebook)
option-baron-mate_rule-strict = he goes home
option-baron-double_charge = Tiles charged twice
    .help = A tile of two fallen baronies is paid for in each.
option-baron-final_attempts = Final attempts
    .help = How they are announced.
option-baron-final_attempts-sequential = openly, in turn (rulebook)
option-baron-final_attempts-secret = secretly, until all have answered
option-baron-final_attempts-mandatory = all knights must try
option-baron-tie_break = Ties
    .help = Between equal honour.
option-baron-tie_break-shared = shared (rulebook)
option-baron-tie_break-most_barons_in_place = more baronies win

## On a small screen

tray-baron-score = { $honour } honour
tray-baron-kind =
    { $kind ->
        [meadow] Meadow
        [village] Village
        [field] Field
        [forest] Forest
        [vineyard] Vineyard
        [quarry] Quarry
        [pond] Pond
        [marsh] Marsh
       *[cursed] Cursed
    }
tray-baron-price = costs { $cost }
tray-baron-free = free
tray-baron-worth = worth { $value }
tray-baron-pile = pile: { $pile }
tray-baron-held =
    { $kind ->
        [meadow] Lay the meadow
        [village] Lay the village
        [field] Lay the field
        [forest] Lay the forest
        [vineyard] Lay the vineyard
        [quarry] Lay the quarry
        [pond] Lay the pond
        [marsh] Lay the marsh
       *[cursed] Lay the cursed place
    }
tray-baron-held-help = Tap a lit cell. Never against a tile of its own kind, except meadows.
tray-baron-edge =
    { $touching ->
        [one] 1 neighbour
       *[other] { $touching } neighbours
    }
tray-baron-bonus = bonus +{ $bonus }
tray-baron-fight = fight
