# Why not: what does not go, and `.why` says why. Keys of games end in the number of the rule.

refusal-now = Not now
    .why = That is not what is asked for here.
refusal-turn = It is not your turn
    .why = Somebody else is playing. You choose when your turn comes.
refusal-over = The game is over
    .why = There is nothing left to decide.
refusal-first = With what?
    .why = First touch what should go there.
refusal-text = That notation says nothing here
    .why = “{ $text }” is no move of this game.
refusal-chance = Chance decides this
    .why = Nobody chooses it.
refusal-instead = First: { $what }.
refusal-example = For instance: { $what }.

## Terre de Barons

refusal-terre-de-barons-theirs = That piece is not yours
    .why = You move your own officers only.
refusal-terre-de-barons-mountain = A mountain
    .why = Nobody goes there, and no order passes.
refusal-terre-de-barons-TB-1-5 = There are not that many knights
    .why = Each colour has one baron and its knights, no more.
refusal-terre-de-barons-TB-2-4 = That colour is taken
    .why = Choose among those that are left.
refusal-terre-de-barons-TB-3-3 = The die’s bonus is missing
    .why = Two orders in a turn, or a larger recruitment, take the bonus, only once; two orders need a die of 4 to 6.
refusal-terre-de-barons-TB-3-4 = Nothing would change
    .why = An action ends elsewhere than it began. To do nothing, end the turn.
refusal-terre-de-barons-TB-3-4-order = The order has done nothing yet
    .why = Move at least one troop.
refusal-terre-de-barons-TB-3-5 = Not now
    .why = First finish what you have begun.
refusal-terre-de-barons-TB-4-1 = Too far for him
    .why = { $spent ->
        [1] The die’s bonus is spent: an officer walks one tile.
       *[other] With this die an officer walks { $stride } { $stride ->
            [one] tile
           *[other] tiles
        } at most, around mountains.
    }
refusal-terre-de-barons-TB-4-2 = Another baron stands there
    .why = Two barons never stay together at the end of a turn.
refusal-terre-de-barons-TB-4-3 = Not with a pause
    .why = A baron on another baron’s tile must be able to leave at once; that is then the only action allowed.
refusal-terre-de-barons-TB-4-4 = No ride here
    .why = It takes your personal card, still in hand, and another tile than the officer’s own.
refusal-terre-de-barons-TB-4-5 = No order is given from here
    .why = { $keep ->
        [1] This order needs your baron, or one of your knights at your keep.
       *[other] It takes your baron or your keep.
    }
refusal-terre-de-barons-TB-4-5-knight = A { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    } knight blocks this tile
    .why = While he is active, no other colour gives orders from it. One of your knights would hold him in a melee.
refusal-terre-de-barons-TB-4-6 = Your knight is held in a melee
    .why = An enemy knight keeps him busy: he does not help to command.
refusal-terre-de-barons-TB-4-7 = The enemy is on the tile
    .why = There is no recruiting, building or dismantling beside enemy troops.
refusal-terre-de-barons-TB-4-9 = The treasury is closed
    .why = It opens after the die and before the first action, with your card still in hand.
refusal-terre-de-barons-TB-4-10 = Nothing to recruit here
    .why = It takes a troop in reserve, and no enemy keep on the tile.
refusal-terre-de-barons-TB-4-11 = No keep here yet
    .why = It takes { $cost } of your troops; there are { $troops }.
refusal-terre-de-barons-TB-4-11-keep = There is a keep already
    .why = A tile bears only one.
refusal-terre-de-barons-TB-4-11-beside = Too near a keep
    .why = Two keeps are never neighbours.
refusal-terre-de-barons-TB-4-11-none = No keep left in reserve
    .why = A keep that is lost or dismantled comes back to the reserve.
refusal-terre-de-barons-TB-4-12 = Nothing to dismantle here
    .why = It takes your own keep on the tile.
refusal-terre-de-barons-TB-4-13 = Nothing to disperse from here
    .why = It takes troops of yours on the tile, and a neighbour to go to.
refusal-terre-de-barons-TB-4-13-line = Out of reach
    .why = A troop goes straight, up to the first enemy and never over a mountain.
refusal-terre-de-barons-TB-4-14 = Nobody to call
    .why = None of your troops is in line with the tile without a mountain or an enemy knight between.
refusal-terre-de-barons-TB-4-14-line = No troop to call from there
    .why = You call your own troops in a straight line, with no mountain and no active enemy knight on the way.
refusal-terre-de-barons-TB-4-15 = These troops have moved already
    .why = A troop moves once a turn.
refusal-terre-de-barons-TB-7-1 = The game is over
    .why = There is nothing left to decide.

## Barony

refusal-barony-BY-2-13 = First the starting cities
    .why = They are placed in turn before play.
refusal-barony-BY-2-14 = No starting city here
    .why = A field, plain or mountain, with no city beside it, and not beside a mysterious place.
refusal-barony-BY-3-2 = One thing a turn
    .why = Choose one of the six actions, or spells where the table has them.
refusal-barony-BY-3-3 = No passing
    .why = Who can act must act.
refusal-barony-BY-4-1 = No recruiting here
    .why = It takes a city of yours, and two knights at most, three beside a lake.
refusal-barony-BY-4-2 = No knight left in reserve
    .why = A knight comes back when he builds or is destroyed.
refusal-barony-BY-4-3 = Nobody to move
    .why = It takes a knight of yours on the hex.
refusal-barony-BY-4-3-nobody = Nothing of yours on this hex
    .why = Begin with one of your knights or cities.
refusal-barony-BY-4-3-far = Too far
    .why = A knight goes to a neighbouring hex.
refusal-barony-BY-4-4 = This knight has moved already
    .why = The second move is another knight’s.
refusal-barony-BY-4-5-lake = A lake, or off the board
    .why = No knight enters or crosses it.
refusal-barony-BY-4-5-building = Enemy walls
    .why = { $building ->
        [city] No knight enters another’s city.
       *[other] No knight enters another’s stronghold.
    }
refusal-barony-BY-4-5-two = Two enemy pawns are there
    .why = Where an opponent has two pawns nobody else enters.
refusal-barony-BY-4-5-mountain = This mountain is held
    .why = A single enemy pawn closes a mountain to all others.
refusal-barony-BY-4-8-knight = Nobody to build here
    .why = It takes a knight of yours on the hex.
refusal-barony-BY-4-8-building = There is a building already
    .why = A hex bears only one.
refusal-barony-BY-4-8-mystery = No building on a mysterious place
    .why = It gives imprints and magic, no land.
refusal-barony-BY-4-8-enemy = An enemy knight is there
    .why = You build only where you are alone.
refusal-barony-BY-4-9 = Nothing to build
    .why = That building is missing from your reserve, or this is not the moment.
refusal-barony-BY-4-10 = You have built there already
    .why = A hex bears only one building.
refusal-barony-BY-4-11 = No city here
    .why = It takes a village of yours outside forests, with no city beside it and no enemy knight, and a city in reserve.
refusal-barony-BY-4-12 = No expedition there
    .why = It takes two knights in reserve (you have { $knights }) and a rim hex without any pawn that is no lake.
refusal-barony-BY-4-13 = Not enough gold for a title
    .why = A title costs { $cost }; you have { $gold }, { $left } are missing.
refusal-barony-BY-4-13-duke = You are duke already
    .why = There is no higher title.
refusal-barony-BY-4-14 = One token too many
    .why = No token is paid that could be spared.
refusal-barony-BY-5-4 = First the plunder
    .why = Choose the token you take.
refusal-barony-BY-6-1 = The game is over
    .why = There is nothing left to decide.
refusal-barony-BY-6-4 = The game is over
    .why = There is nothing left to decide.
refusal-barony-BY-7-6 = This spell cannot be cast
    .why = It costs { $cost } magic (you have { $magic }), and all of its effect must be possible.
refusal-barony-BY-7-6-step = Not with this spell
    .why = The spell being cast does not reach that.
refusal-barony-BY-7-7 = A spell would do nothing
    .why = In a combination each one must be of use.
refusal-barony-BY-7-7-step = This step does not serve the spell
    .why = In a combination each spell must be of use.
refusal-barony-BY-7-12 = The spell could not be finished
    .why = A step is allowed only if the rest is possible.
refusal-barony-BY-12 = In order
    .why = The same choice is made in order: hexes by their place, the dearest tokens first.

## Baron

refusal-baron-BA-4-1-first = First a tile of the market
    .why = A turn begins with a tile from the market.
refusal-baron-BA-4-1-done = You have taken a tile already
    .why = One a turn. The next one comes next turn.
refusal-baron-BA-4-1-empty = This place is empty
    .why = Take one of the tiles that are left.
refusal-baron-BA-4-2 = Too dear
    .why = It costs { $cost } honour and you have { $honour }: nobody goes below { $floor }.
refusal-baron-BA-4-5-first = First a tile to lay
    .why = Choose a tile of your reserve, then a cell.
refusal-baron-BA-4-5-done = This turn’s tile is laid
    .why = What is left is a keep to place, or not.
refusal-baron-BA-4-5-hand = This tile is not in your reserve
    .why = You lay one of the tiles you hold.
refusal-baron-BA-4-5-taken = There is a tile already
    .why = A tile is laid on an empty cell.
refusal-baron-BA-4-5-apart = Nothing touches this cell
    .why = A tile is laid against another.
refusal-baron-BA-4-6 = A tile of its kind is beside it
    .why = { $kind ->
        [meadow] Two tiles of a kind never touch, meadows apart.
       *[other] Two tiles of a kind never touch. Another of your tiles may go there.
    }
refusal-baron-BA-4-10-first = First the keep
    .why = Place a keep on a free meadow, or pass.
refusal-baron-BA-4-10-none = No keep to place
    .why = { $locked ->
        [0] Your supply is empty: a beaten keep comes back to it.
       *[other] A keep that came back this turn leaves again next turn.
    }
refusal-baron-BA-4-10-taken = This meadow is taken
    .why = One keep a meadow.
refusal-baron-BA-4-10-meadow = This is no free meadow
    .why = A keep is placed on a meadow.
refusal-baron-BA-4-16 = The game is over
    .why = Only one player is left standing.
refusal-baron-BA-4-17 = First answer
    .why = For each of your knights: try to establish, or renounce.
refusal-baron-BA-6-1 = The game is over
    .why = All tiles are laid.

## Terra Turrium

refusal-terra-turrium-TT-2-1 = Off the ground in play
    .why = With this number of players the square is not used.
refusal-terra-turrium-TT-2-5 = No flag here
    .why = You plant your six flags on your own ground, one on each stack.
refusal-terra-turrium-TT-3-1 = Not in this part of the turn
    .why = First take, then place, then move.
refusal-terra-turrium-TT-4-1-flag = A flag holds these cubes
    .why = Cubes are taken from stacks without a flag only.
refusal-terra-turrium-TT-4-1-empty = Nothing to take here
    .why = The square is empty.
refusal-terra-turrium-TT-4-2 = Enough cubes
    .why = { $count ->
        [one] You take one a turn.
       *[other] You take { $count } a turn at most.
    }
refusal-terra-turrium-TT-4-4 = No more foreign cube this turn
    .why = Away from home, one cube a turn.
refusal-terra-turrium-TT-4-5 = This stack is enclosed
    .why = Away from home you take only where the rim is seen in a straight line.
refusal-terra-turrium-TT-4-10 = A flag is there
    .why = Nothing is placed on a tower.
refusal-terra-turrium-TT-4-11 = There are cubes in hand
    .why = { $hand ->
        [one] Place one more cube.
       *[other] Place your { $hand } cubes first.
    }
refusal-terra-turrium-TT-4-20 = No flag of yours here
    .why = Begin with a square where one of your flags stands.
refusal-terra-turrium-TT-4-21 = Too high or too low
    .why = From height { $here } you do not go to { $there }: one level of difference at most.
refusal-terra-turrium-TT-4-21-empty = Nothing to stand on
    .why = A flag stands on a cube.
refusal-terra-turrium-TT-4-21-own = Your flag is there already
    .why = A square bears only one flag.
refusal-terra-turrium-TT-4-21-far = Too far for a step
    .why = A step goes to a neighbouring square, never diagonally.
refusal-terra-turrium-TT-4-23 = No return here
    .why = A flag comes back on a free stack from which the rim is seen.
refusal-terra-turrium-TT-4-23-none = No flag in reserve
    .why = Only captured flags come back.
refusal-terra-turrium-TT-4-24 = Not enough points
    .why = It costs { $cost }, and { $left } are left.
refusal-terra-turrium-TT-5-6 = No attack left
    .why = Your attacks are spent: you capture on your own ground only.
refusal-terra-turrium-TT-8-2 = The game is over
    .why = There is nothing left to decide.
refusal-terra-turrium-TT-8-5 = The game is over
    .why = There is nothing left to decide.
refusal-terra-turrium-TT-9-1 = { $open ->
        [1] No more captures for you
       *[other] No captures yet
    }
    .why = { $open ->
        [1] The land is open, but your captures are made or the right is not yours.
       *[other] The land opens when somebody ends a turn on 5, 4, 4, 3, 2 and 1; { $near } of your six flags are there.
    }
refusal-terra-turrium-R6 = Take first
    .why = At this table at least one cube is taken.
refusal-terra-turrium-R8 = Not there
    .why = At this table a flag comes back on the rim of its own ground.
refusal-terra-turrium-R9 = High enough
    .why = At this table stacks have a limit.

## Un Dernier Donjon pour la Route

refusal-terres-du-centre-TC-2-2 = First the Houses
    .why = Everybody chooses theirs before play.
refusal-terres-du-centre-TC-2-4 = That is your partner’s
    .why = In a team the Seal and the Knight are shared out.
refusal-terres-du-centre-TC-2-7 = This square is not empty
    .why = It takes a square in play without keep, token or bridge.
refusal-terres-du-centre-TC-3-1-take = Nothing in hand
    .why = First take up a card or a piece.
refusal-terres-du-centre-TC-3-1-hand = First put down what you hold
    .why = Then you may take something else.
refusal-terres-du-centre-TC-3-1-card = This turn’s card is laid
    .why = One card a turn. Pieces may still follow.
refusal-terres-du-centre-TC-3-1-none = Not in your hand
    .why = You play what you hold.
refusal-terres-du-centre-TC-3-3 = First a keep
    .why = With an empty hand you must raise a keep to release cards.
refusal-terres-du-centre-TC-3-4 = The turn cannot end
    .why = First release a pile.
refusal-terres-du-centre-TC-3-4-card = First lay a card
    .why = The turn ends once the card is laid.
refusal-terres-du-centre-TC-3-5 = No card would fit any more
    .why = Before the card nothing is done that would keep it from being laid.
refusal-terres-du-centre-TC-3-7 = Already used
    .why = What is played is played for good.
refusal-terres-du-centre-TC-4-1 = The card does not touch its own land
    .why = One of its squares must touch the side of a square of the same land. Turn it, perhaps.
refusal-terres-du-centre-TC-4-2 = Two lands would cover squares
    .why = The squares that cover are all of one land.
refusal-terres-du-centre-TC-4-3 = A piece would be covered
    .why = Never a card on a keep, a token or a bridge.
refusal-terres-du-centre-TC-4-4 = Nothing new
    .why = At least one square lies where nothing was.
refusal-terres-du-centre-TC-4-5 = Two fiefs would join
    .why = A group never has two keeps.
refusal-terres-du-centre-TC-5-1 = No keep to raise
    .why = It takes a keep still on its pile, and an empty square of land without a keep.
refusal-terres-du-centre-TC-5-1-there = This land has its keep already
    .why = A keep is raised on free land.
refusal-terres-du-centre-TC-6-1 = No place for a dragon
    .why = It lands on an empty square of a group without a knight.
refusal-terres-du-centre-TC-6-1-there = No dragon here
    .why = It lands on an empty square of a group without a knight.
refusal-terres-du-centre-TC-7-1 = No place for the knight
    .why = He stands on an empty square of a fief.
refusal-terres-du-centre-TC-7-1-there = No knight here
    .why = He stands on an empty square of a fief, not on free land.
refusal-terres-du-centre-TC-7-2 = A knight guards this land
    .why = No dragon lands in his group.
refusal-terres-du-centre-TC-8-1 = No seal here
    .why = The Seal goes on one of your royal cards.
refusal-terres-du-centre-TC-9-1 = No bridge is possible
    .why = It takes three squares in line, in play and without tokens, with no keep in the middle.
refusal-terres-du-centre-TC-9-1-there = No bridge here
    .why = It takes three squares in line, in play and without tokens, with no keep in the middle.
refusal-terres-du-centre-TC-9-2 = No bridge is possible
    .why = It joins, across one square, a fief of yours to free land of the same kind.
refusal-terres-du-centre-TC-9-2-there = This bridge would join nothing
    .why = One end in a fief of yours, the other on free land of the same kind.
refusal-terres-du-centre-TC-11-1 = The game is over
    .why = There is nothing left to decide.
refusal-terres-du-centre-TC-14 = Too far out
    .why = At this table the land is { $extent } squares wide at most.
refusal-terres-du-centre-R3 = Enough for this turn
    .why = At this table that is done once a turn.
refusal-terres-du-centre-R6 = It would cover its own land
    .why = At this table that is not allowed.
refusal-terres-du-centre-R9 = Not in another’s fief
    .why = At this table the knight stays in the fiefs of his House.
