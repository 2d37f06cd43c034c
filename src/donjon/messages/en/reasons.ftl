# Why this move: what it changes, for whom and by how much. `-more` is what grows, `-less` what shrinks.
# `mine` is 1 where it is yours or your side’s; else `name` says whose.

reason-wins = wins the game
reason-shares = shares the win
reason-wins-soon = wins, whatever the others do

## Terre de Barons

reason-terre-de-barons-keep-more = { $mine ->
        [1] builds a { $after }-point keep on tile { $tile }
       *[other] gives { $name } a { $after }-point keep on tile { $tile }
    }
reason-terre-de-barons-keep-less = { $mine ->
        [1] loses your keep on tile { $tile } ({ $before })
       *[other] brings down { $name }’s keep on tile { $tile } ({ $before })
    }
reason-terre-de-barons-diversity-more = { $mine ->
        [1] gains { $by } for diversity
       *[other] gives { $name } { $by } for diversity
    }
reason-terre-de-barons-diversity-less = { $mine ->
        [1] loses { $by } for diversity
       *[other] costs { $name } { $by } for diversity
    }
reason-terre-de-barons-troops-more = { $mine ->
        [1] brings { $by } more { $by ->
            [one] troop
           *[other] troops
        } into play
       *[other] leaves { $name } { $by } more { $by ->
            [one] troop
           *[other] troops
        }
    }
reason-terre-de-barons-troops-less = { $mine ->
        [1] commits { $by } of your troops
       *[other] costs { $name } { $by } { $by ->
            [one] troop
           *[other] troops
        }
    }
reason-terre-de-barons-site-more = { $mine ->
        [1] prepares a { $after }-point keep on tile { $tile } ({ $troops } of { $cost } troops)
       *[other] opens a { $after }-point keep on tile { $tile } to { $name }
    }
reason-terre-de-barons-site-less = { $mine ->
        [1] puts off your next keep
       *[other] hinders { $name }’s next keep
    }

## Barony

reason-barony-title-more = { $mine ->
        [1] makes you { $rank ->
            [viscount] viscount
            [count] count
            [marquis] marquis
            [duke] duke
           *[baron] baron
        }: 15 points
       *[other] raises { $name } by a rank
    }
reason-barony-title-less = { $mine ->
        [1] costs you a rank
       *[other] costs { $name } a rank
    }
reason-barony-city-more = { $mine ->
        [1] founds a new city: 10 points
       *[other] gives { $name } a city
    }
reason-barony-city-less = { $mine ->
        [1] loses a city
       *[other] takes a city from { $name }
    }
reason-barony-gold-more = { $mine ->
        [1] brings { $by } gold ({ $after } in all)
       *[other] leaves { $name } { $by } gold
    }
reason-barony-gold-less = { $mine ->
        [1] spends { $by } gold
       *[other] takes { $by } gold from { $name }
    }
reason-barony-imprint-more = { $mine ->
        [1] leaves an imprint in a mysterious place
       *[other] leaves an imprint to { $name }
    }
reason-barony-imprint-less = { $mine ->
        [1] loses an imprint
       *[other] takes an imprint from { $name }
    }
reason-barony-magic-more = { $mine ->
        [1] brings { $by } magic
       *[other] leaves { $name } { $by } magic
    }
reason-barony-magic-less = { $mine ->
        [1] spends { $by } magic
       *[other] takes { $by } magic from { $name }
    }
reason-barony-gate-more = { $mine ->
        [1] drives the enemy from the gates of your village
       *[other] frees a village of { $name }
    }
reason-barony-gate-less = { $mine ->
        [1] leaves an enemy knight at the gate of your village
       *[other] threatens a village of { $name }
    }
reason-barony-opening-more = { $mine ->
        [1] makes room for a city at your village ({ $terrain ->
            [field] field
            [plain] plain
            [forest] forest
           *[mountain] mountain
        })
       *[other] makes room for a city of { $name }
    }
reason-barony-opening-less = { $mine ->
        [1] closes the place of a city of yours
       *[other] keeps { $name } from a city
    }
reason-barony-claim-more = { $mine ->
        [1] holds a { $terrain ->
            [field] field
            [plain] plain
            [forest] forest
           *[mountain] mountain
        } to build on ({ $after } gold)
       *[other] leaves { $name } land to build on ({ $after } gold)
    }
reason-barony-claim-less = { $mine ->
        [1] leaves land to build on
       *[other] takes land to build on from { $name } ({ $before } gold)
    }
reason-barony-clash-more = { $mine ->
        [1] prepares to drive out the knights there
       *[other] lets { $name } threaten your knights
    }
reason-barony-clash-less = { $mine ->
        [1] leaves a contested hex
       *[other] drives out a knight of { $name }
    }
reason-barony-raid-more = { $mine ->
        [1] threatens an enemy village
       *[other] lets { $name } threaten a village
    }
reason-barony-raid-less = { $mine ->
        [1] lets go of an enemy village
       *[other] keeps { $name } from a village
    }

## Baron

reason-baron-honour-more = { $mine ->
        [1] brings { $by } honour
       *[other] gives { $name } { $by } honour
    }
reason-baron-honour-less = { $mine ->
        [1] costs { $by } honour
       *[other] costs { $name } { $by } honour
    }
reason-baron-claim-more = { $mine ->
        [1] { $before ->
            [0] claims land worth { $after }
           *[other] strengthens your land: { $before } → { $after }
        }
       *[other] strengthens land of { $name }: { $before } → { $after }
    }
reason-baron-claim-less = { $mine ->
        [1] weakens your land: { $before } → { $after }
       *[other] spoils land of { $name }: { $before } → { $after }
    }
reason-baron-threat-more = { $mine ->
        [1] secures your barony of { $after }
       *[other] secures a barony of { $name }
    }
reason-baron-threat-less = { $mine ->
        [1] exposes your barony of { $before }
       *[other] threatens { $name }’s barony ({ $before })
    }
reason-baron-gap-more = { $mine ->
        [1] keeps a gap worth { $after } honour
       *[other] leaves { $name } a gap worth { $after } honour
    }
reason-baron-gap-less = { $mine ->
        [1] fills your gap
       *[other] does not leave { $name } the gap worth { $before } honour
    }
reason-baron-oubliettes-more = { $mine ->
        [1] takes you away from the oubliettes
       *[other] takes { $name } away from the oubliettes
    }
reason-baron-oubliettes-less = { $mine ->
        [1] brings you nearer the oubliettes
       *[other] pushes { $name } towards the oubliettes
    }

## Terra Turrium

reason-terra-turrium-height-more = { $mine ->
        [1] { $after ->
            [1] holds height { $height }
           *[other] comes nearer to height { $height }
        }
       *[other] { $after ->
            [1] leaves height { $height } to { $name }
           *[other] brings { $name } nearer to height { $height }
        }
    }
reason-terra-turrium-height-less = { $mine ->
        [1] { $before ->
            [1] gives up height { $height }
           *[other] goes away from height { $height }
        }
       *[other] { $before ->
            [1] takes height { $height } from { $name }
           *[other] keeps { $name } from height { $height }
        }
    }
reason-terra-turrium-danger-more = { $mine ->
        [1] makes your flag on { $square } safe
       *[other] makes { $name }’s flag on { $square } safe
    }
reason-terra-turrium-danger-less = { $mine ->
        [1] leaves { $square } without a guard
       *[other] threatens { $name }’s flag on { $square }
    }
reason-terra-turrium-attacks-more = { $mine ->
        [1] saves an attack
       *[other] gives { $name } an attack back
    }
reason-terra-turrium-attacks-less = { $mine ->
        [1] spends an attack ({ $after } left)
       *[other] takes an attack from { $name }
    }

## Un Dernier Donjon pour la Route

reason-terres-du-centre-fief-more = { $mine ->
        [1] { $before ->
            [0] founds a fief of { $after } { $after ->
                [one] square
               *[other] squares
            }
           *[other] { $by ->
                [0] counts your fief of { $after } squares twice
               *[other] enlarges your fief: { $before } → { $after } squares
            }
        }
       *[other] { $by ->
            [0] counts a fief of { $name } twice
           *[other] enlarges a fief of { $name }: { $before } → { $after } squares
        }
    }
reason-terres-du-centre-fief-less = { $mine ->
        [1] { $by ->
            [0] counts your fief only once
           *[other] shrinks your fief: { $before } → { $after } squares
        }
       *[other] { $by ->
            [0] counts a fief of { $name } only once
           *[other] shrinks a fief of { $name }: { $before } → { $after } squares
        }
    }
reason-terres-du-centre-burn-more = { $mine ->
        [1] makes your fiefs safer from dragons ({ $before } → { $after } squares at stake)
       *[other] makes { $name } safer from dragons
    }
reason-terres-du-centre-burn-less = { $mine ->
        [1] lets a dragon take { $after } squares from you
       *[other] exposes { $name } to a dragon: { $after } squares
    }
reason-terres-du-centre-breach-more = { $mine ->
        [1] makes your fiefs harder to cut
       *[other] makes { $name }’s fiefs harder to cut
    }
reason-terres-du-centre-breach-less = { $mine ->
        [1] lets a card cut off { $after } squares of yours
       *[other] exposes { $name } to a cut: { $after } squares
    }

## What a score is made of

makeup-title = { $name }’s score
makeup-total = Total
makeup-none = No points yet
makeup-terre-de-barons-keeps = { $count ->
        [one] One keep on a tile of { $value }
       *[other] { $count } keeps on tiles of { $value }
    }
makeup-terre-de-barons-diversity = Diversity, { $kinds } colours of tiles
makeup-barony-titles = Title: { $rank ->
        [viscount] viscount
        [count] count
        [marquis] marquis
        [duke] duke
       *[baron] baron
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } ranks)
    }
makeup-barony-cities = { $count ->
        [one] One new city
       *[other] { $count } new cities
    }
makeup-barony-resources = { $count ->
        [one] One token unspent
       *[other] { $count } tokens unspent
    }
makeup-barony-imprints = { $count ->
        [one] One imprint
       *[other] { $count } imprints
    }
makeup-baron-bonuses = Bonuses of gaps
makeup-baron-prices = Prices paid at the market
makeup-baron-baronies = Baronies established
makeup-baron-losses = Lost in combat
makeup-baron-earlier = Before it was counted
makeup-terra-turrium-height = Height { $height }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } flags)
    }
makeup-terres-du-centre-fief = Fief of the keep with { $windows ->
        [one] one window
       *[other] { $windows } windows
    }
makeup-terres-du-centre-seal = The Seal doubles the fief with { $windows ->
        [one] one window
       *[other] { $windows } windows
    }
