## The box

game-terres-du-centre = Un dernier donjon
    .cover =
        Un dernier
        donjon
        pour la route
    .authors = L. Escoffier, S. Pauchon

## What is asked

prompt-terres-du-centre-seating = Who begins is being drawn
prompt-terres-du-centre-house = Choose your House
prompt-terres-du-centre-house-team = Choose the House of your team
    .short = Your team’s House
prompt-terres-du-centre-tokens = Who of you two takes the Seal?
    .short = Who takes the Seal?
prompt-terres-du-centre-seal-pile = The Seals are being laid on the piles
    .short = The Seals are laid
prompt-terres-du-centre-deal = Cards are being dealt
prompt-terres-du-centre-act = Lay a card
prompt-terres-du-centre-after = Your card lies: a piece, or the end of your turn
    .short = A piece, or end of turn
prompt-terres-du-centre-must-raise = Your hand is empty: raise a keep first
    .short = Raise a keep first
prompt-terres-du-centre-must-free = Your hand is empty: free one of your piles
    .short = Free one of your piles
prompt-terres-du-centre-lost = Nothing can free your cards: this turn is lost
    .short = This turn is lost
prompt-terres-du-centre-stuck = None of your cards can be laid: end your turn and discard one
    .short = No card can be laid
prompt-terres-du-centre-stuck-pass = None of your cards can be laid: this turn is lost
    .short = No card can be laid
prompt-terres-du-centre-lay = Choose a place for the card
    .short = Where does it go?
prompt-terres-du-centre-raise = Place keep { $keep }
prompt-terres-du-centre-knight = Place your knight
    .short = The knight’s square
prompt-terres-du-centre-dragon = Where does your dragon destroy?
    .short = The square he destroys
prompt-terres-du-centre-bridge = Choose where your bridge goes
    .short = The bridge’s place
prompt-terres-du-centre-draw = A pile is free: its cards are taken up
    .short = A pile is free
prompt-terres-du-centre-discard = Choose the card to discard
prompt-terres-du-centre-over = The game is over

## The second line: why, and how

help-terres-du-centre-house = They differ in name and colours only.
help-terres-du-centre-house-team = They differ in name and colours only.
help-terres-du-centre-tokens = With it go the royal cards and keeps 1 and 2; the other has the Knight and keeps 3 and 4.
    .short = With it keeps 1 and 2; the other has the Knight, keeps 3 and 4.
help-terres-du-centre-act = Take a card from your hand; keeps, tokens and your bridge may come before it or after.
    .short = Keeps, tokens and bridge come before or after.
help-terres-du-centre-after = Keeps, tokens and your bridge may still be put down.
help-terres-du-centre-must-raise = The pile under it then comes to your hand.
help-terres-du-centre-must-free = Raise a keep, or use the Seal that lies on a pile by itself.
help-terres-du-centre-lost = Pieces may still be put down before the end of the turn.
help-terres-du-centre-stuck = Pieces may still be put down before.
    .short = End your turn and discard one, after your pieces.
help-terres-du-centre-stuck-pass = You keep your cards.
help-terres-du-centre-lay = One square must touch its own type outside the card; what covers must be of one type.
    .short = One square touches its type; only one type may cover.
help-terres-du-centre-raise = Any empty square of a group without a keep, whoever laid it.
help-terres-du-centre-knight = No dragon may land in the fief where he stands.
help-terres-du-centre-dragon = Any empty square of a group without a knight.
help-terres-du-centre-bridge = From a fief of your house over one square to a free group of the same type.
    .short = From one of your fiefs over one square to a group of the same type.
help-terres-du-centre-discard = It leaves the game face up.

## What can be chosen

choice-terres-du-centre-house =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
choice-terres-du-centre-holder =
    { $own ->
        [1] I take the Seal
       *[other] My partner takes it
    }
types-terres-du-centre =
    { $white ->
        [0] {""}
       *[other] { $white } white
    }{ $green ->
        [0] {""}
       *[other] { $first ->
            [green] {""}
           *[other] {", "}
        }{ $green } green
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } red
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } yellow
    }
choice-terres-du-centre-card = Take the card: { types-terres-du-centre }
choice-terres-du-centre-keep = Raise keep { $keep }
choice-terres-du-centre-knight = Post the knight
choice-terres-du-centre-dragon =
    Send a dragon ({ $token ->
        [knight] instead of the knight
       *[seal] instead of the Seal
    })
choice-terres-du-centre-bridge = Build the bridge
choice-terres-du-centre-seal = Seal keep { $keep }
choice-terres-du-centre-end = End the turn
choice-terres-du-centre-end-discard = End the turn and discard
choice-terres-du-centre-end-lost = Lose the turn
choice-terres-du-centre-discard = Discard the card: { types-terres-du-centre }
choice-terres-du-centre-put-card =
    Lay the card{ $turns ->
        [0] {""}
        [1] , turned once
       *[other] , turned { $turns } times
    }
choice-terres-du-centre-put-keep = Raise the keep here
choice-terres-du-centre-put-knight = Post the knight here
choice-terres-du-centre-put-dragon = Destroy this square
choice-terres-du-centre-put-bridge =
    Build the bridge{ $turns ->
        [0] , lengthwise
       *[other] , upright
    }

## What would happen

effect-terres-du-centre-own =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }: { $before } → { $after }
effect-terres-du-centre-both =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }: { $before } → { $after } · { $rival ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }: { $rival_before } → { $rival_after }
effect-terres-du-centre-seal =
    { $size ->
        [0] Not raised yet: counts double only if it ever stands
       *[other] Counts { $size } more as things stand
    }

## Log

log-terres-du-centre-first = begins
log-terres-du-centre-house =
    { $left ->
        [1] has the House that is left
       *[other] chooses a House
    }: { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
    .brief = chooses a House
log-terres-du-centre-holder =
    { $own ->
        [1] takes the Seal
       *[other] takes the Knight and leaves the Seal to the partner
    }
    .brief = takes a token
log-terres-du-centre-seal-pile = Seal on the pile of keep { $keep }
log-terres-du-centre-deal =
    { $known ->
        [1] is dealt { $card }
       *[other] is dealt a card
    }
    .many = is dealt { $count } cards
log-terres-du-centre-preview =
    { $known ->
        [1] has seen { $card } go under a pile
       *[other] has seen a card go under a pile
    }
    .many = has seen { $count } cards go under piles
    .brief = has seen a card
log-terres-du-centre-lay =
    lays a card{ $covered ->
        [0] {""}
        [one] {" "}and covers one square
       *[other] {" "}and covers { $covered } squares
    }
    .brief = lays a card
log-terres-du-centre-raise =
    raises keep { $keep }: { $size } { $size ->
        [one] square
       *[other] squares
    }
    .brief = raises keep { $keep }
log-terres-du-centre-dragon = sends a dragon
log-terres-du-centre-knight = posts the knight
log-terres-du-centre-bridge =
    builds a bridge: { $size } { $size ->
        [one] square
       *[other] squares
    }
    .brief = builds a bridge
log-terres-du-centre-seal =
    { $known ->
        [1] seals keep { $keep }
       *[other] seals a royal card
    }
log-terres-du-centre-release =
    takes up the pile of keep { $keep }: { $count } { $count ->
        [one] card
       *[other] cards
    }
    .brief = takes a pile
log-terres-du-centre-draw =
    { $known ->
        [1] takes { $card }
       *[other] takes a card
    }
    .many = takes { $count } cards
log-terres-du-centre-discard = discards { $card }
log-terres-du-centre-lost = loses the turn
log-terres-du-centre-end-turn = ends the turn
log-terres-du-centre-reveal =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } had sealed keep { $keep }: { $size } more
    .brief = reveals a card
log-terres-du-centre-over = end of the game

## Ends and score

ending-terres-du-centre-cards = The last card has been played
ending-terres-du-centre-lost = Nobody can play a card any more
score-terres-du-centre-points = Points
score-terres-du-centre-squares = Squares of fiefs
score-terres-du-centre-sealed = By the seal
score-terres-du-centre-largest = Largest fief
goal-terres-du-centre = the largest fiefs
pitch-terres-du-centre = Lay the land, raise your keeps, cover your neighbour’s.

## The board, read aloud

board-terres-du-centre-name =
    The land, { $count } { $count ->
        [one] square
       *[other] squares
    }
board-terres-du-centre-square =
    { $type ->
        [W] white square
        [G] green square
        [R] red square
        [Y] yellow square
        [void] nothing yet
       *[destroyed] destroyed square
    }
board-terres-du-centre-keep =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } keep { $windows }, fief of { $size }
board-terres-du-centre-fief =
    in the fief of { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } keep { $windows }
board-terres-du-centre-knight =
    knight of { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
board-terres-du-centre-dragon =
    dragon of { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
board-terres-du-centre-bridge = bridge
board-terres-du-centre-place = The card would lie here
board-terres-du-centre-turn-left = Turn left
board-terres-du-centre-turn-right = Turn right
board-terres-du-centre-turn-card = Turn: wheel or T key
board-terres-du-centre-turn-bridge = Turn: T key
board-terres-du-centre-not-here = The card may not lie here
board-terres-du-centre-reason-1 = None of its squares would touch its own type
board-terres-du-centre-reason-2 = Squares of two types would cover others
board-terres-du-centre-reason-3 = It would cover a piece
board-terres-du-centre-reason-4 = It would bring no new ground
board-terres-du-centre-reason-5 = It would join two fiefs
board-terres-du-centre-reason-6 = The land would grow too large
board-terres-du-centre-reason-7 = It would cover a square of its own type
board-terres-du-centre-card = Card: { types-terres-du-centre }

## With each player

player-terres-du-centre-house =
    { $house ->
        [edelstein] Edelstein of Granitberg
        [brownbear] Brownbear of Oakwood
       *[bonamour] Bonamour of the Wrought Iron
    }
    .short =
        { $house ->
            [edelstein] Edelstein
            [brownbear] Brownbear
           *[bonamour] Bonamour
        }
player-terres-du-centre-no-house = no House yet
player-terres-du-centre-hand = in hand
player-terres-du-centre-piles = in piles
player-terres-du-centre-waiting = on its pile
player-terres-du-centre-knight = knight
player-terres-du-centre-seal = Seal
player-terres-du-centre-bridge = bridge
player-terres-du-centre-ready = ready
player-terres-du-centre-front = used
player-terres-du-centre-dragon = used as a dragon
player-terres-du-centre-absent = not theirs
player-terres-du-centre-my-hand = My hand
player-terres-du-centre-my-hand-note = only you see it
player-terres-du-centre-my-piles = My piles
player-terres-du-centre-my-piles-note =
    { $count ->
        [0] all released
        [one] one to release
       *[other] { $count } to release
    }
player-terres-du-centre-pile-keep = keep
player-terres-du-centre-pile-seal = Seal
player-terres-du-centre-pile-both = keep, Seal
player-terres-du-centre-released = released
player-terres-du-centre-royal = Royal cards
player-terres-du-centre-royal-note = Seal: fief ×2
player-terres-du-centre-also = Also this turn
player-terres-du-centre-also-note = before or after
player-terres-du-centre-keep-button = Keep
player-terres-du-centre-knight-button = Knight
player-terres-du-centre-bridge-button = Bridge
player-terres-du-centre-dragon-knight = Dragon (Knight)
player-terres-du-centre-dragon-seal = Dragon (Seal)
player-terres-du-centre-royal-card =
    { $sealed ->
        [1] Royal card { $keep }, sealed
       *[other] Royal card { $keep }
    }
player-terres-du-centre-known = Somewhere under your piles
player-terres-du-centre-partner-hand = Your partner’s hand
player-terres-du-centre-round = Round { $turn } of { $rounds }

## Presets and groups of options

preset-terres-du-centre-book = In blocks
    .help = terrains together
preset-terres-du-centre-varied = Varied
    .help = terrains mixed
group-terres-du-centre-cards = The cards
group-terres-du-centre-land = Laying cards
group-terres-du-centre-keeps = Keeps and actions
group-terres-du-centre-pieces = Knights and bridges
group-terres-du-centre-start = The start and the end
option-terres-du-centre-max_donjons_per_turn-0 = no limit
option-terres-du-centre-max_each_optional-0 = no limit
option-terres-du-centre-max_extent-0 = no limit

## Options

option-terres-du-centre-deck = Deck
    .help = Which ones are shuffled and dealt.
    .code = block30, varied30, or a list of your own (four letters for each card: W, G, R, Y, clockwise)
option-terres-du-centre-deck-block30 = blocks (default)
option-terres-du-centre-deck-varied30 = varied
option-terres-du-centre-start_card = Start card
    .help = Its four terrains.
    .code = four letters clockwise, from the top left
option-terres-du-centre-preview_own_cards = Look at your own cards
    .help = Before play everybody sees all their own cards, not where they lie.
option-terres-du-centre-max_donjons_per_turn = Keeps per turn
    .help = How many may be built.
option-terres-du-centre-max_each_optional = Each action per turn
    .help = How often each kind of optional action.
option-terres-du-centre-same_type_cover = Cover the same type
    .help = A square may cover one of its own type.
option-terres-du-centre-require_new_square = New ground
    .help = A card must cover at least one square that was not in play.
option-terres-du-centre-donjon_on_bridge_end = Keep on the end of a bridge
    .help = A keep may be raised where a bridge ends.
option-terres-du-centre-knight_protects_unoccupied = Knight on free land
    .help = A knight cut off from every keep still keeps dragons away.
option-terres-du-centre-knight_own_fief_only = Knight at home
    .help = A knight may only stand in a fief of his own house.
option-terres-du-centre-knight_share_donjon = Knight on the keep
    .help = A knight may stand on the square of a keep.
option-terres-du-centre-bridge_over_void = Bridge over nothing
    .help = The middle of a bridge may be a place where nothing lies.
option-terres-du-centre-bridge_needs_own_fief = Bridge from your fief
    .help = A bridge must start from a fief of its builder’s house.
option-terres-du-centre-empty_hand_needs_donjon = Keep first with an empty hand
    .help = With an empty hand a keep must be raised if possible; otherwise the Seal alone may free a pile too.
option-terres-du-centre-unplayable = When no card can be laid
    .help = One card is discarded, or the turn is lost.
option-terres-du-centre-unplayable-discard = discard one (default)
option-terres-du-centre-unplayable-pass = lose the turn
option-terres-du-centre-tie_break = Ties
    .help = What decides between equal totals.
option-terres-du-centre-tie_break-none = shared win (default)
option-terres-du-centre-tie_break-largest = the largest single fief
option-terres-du-centre-team_share = Partners share
    .help = With four: partners see each other’s hand and sealed card.
option-terres-du-centre-houses = Houses
    .help = Everybody chooses in turn (with four, one of each team), or they are dealt by seat.
option-terres-du-centre-houses-chosen = chosen (default)
option-terres-du-centre-houses-dealt = dealt
option-terres-du-centre-seal_seat = Who has the Seals
    .help = With four: partners choose, or by place in the order of play; the others have the Knights.
option-terres-du-centre-seal_seat-chosen = partners choose (default)
option-terres-du-centre-seal_seat-0-1 = first and second
option-terres-du-centre-seal_seat-0-3 = first and fourth
option-terres-du-centre-seal_seat-2-1 = third and second
option-terres-du-centre-seal_seat-2-3 = third and fourth
option-terres-du-centre-first_seat = Who begins
    .help = Drawn, or always the same seat.
option-terres-du-centre-first_seat-random = drawn (default)
option-terres-du-centre-first_seat-0 = the first seat
option-terres-du-centre-first_seat-1 = the second seat
option-terres-du-centre-first_seat-2 = the third seat
option-terres-du-centre-first_seat-3 = the fourth seat
option-terres-du-centre-max_extent = Largest extent
    .help = How far the land goes in width and height.

## On a small screen

tray-terres-du-centre-score =
    { $points } { $points ->
        [one] point
       *[other] points
    }
tray-terres-du-centre-hand = Hand
tray-terres-du-centre-keeps = Keeps
tray-terres-du-centre-keep = Keep { $keep }
tray-terres-du-centre-cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
tray-terres-du-centre-tokens = Tokens
tray-terres-du-centre-knight = Knight
tray-terres-du-centre-seal = Seal
tray-terres-du-centre-or-dragon = or dragon
tray-terres-du-centre-dragon = Dragon
tray-terres-du-centre-burns = destroys
tray-terres-du-centre-guards = guards
tray-terres-du-centre-royal = Keep { $keep }
tray-terres-du-centre-doubles = fief ×2
tray-terres-du-centre-bridge = Bridge
tray-terres-du-centre-square =
    { $type ->
        [W] White
        [G] Green
        [R] Red
        [Y] Yellow
       *[other] Square
    }
tray-terres-du-centre-place = Here
tray-terres-du-centre-points = { $before } → { $after }
tray-terres-du-centre-later-card = lay a card first
tray-terres-du-centre-later-keep = raise a keep first
tray-terres-du-centre-turn = Turn
tray-terres-du-centre-turn-left = Left
tray-terres-du-centre-turn-right = Right
