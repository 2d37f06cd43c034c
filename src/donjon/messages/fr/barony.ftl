## La boîte

game-barony = Barony
    .cover = Barony
    .subtitle = avec Sorcery
    .authors = Marc André

## Ce qui est demandé

prompt-barony-seating = On tire le premier joueur
prompt-barony-places = On tire les lieux mystérieux
    .short = On tire les lieux mystérieux
prompt-barony-lay = On pose les tuiles
prompt-barony-again = On pose les tuiles, essai { $count }
prompt-barony-spells = On révèle les sortilèges
prompt-barony-found =
    { $left ->
        [one] Placez une cité et un chevalier
       *[other] Placez une cité et un chevalier, { $left } de suite
    }
    .short = Une cité et un chevalier
prompt-barony-turn = Choisissez une action
prompt-barony-second = Déplacez un autre chevalier, ou arrêtez-vous
    .short = Un autre chevalier, ou fin
prompt-barony-steal =
    Prenez une ressource { $colour ->
        [blue] aux bleus
        [yellow] aux jaunes
        [red] aux rouges
        [green] aux verts
       *[purple] aux pourpres
    }
prompt-barony-build = Construisez ailleurs, ou terminez
    .short = Construire encore, ou fin
prompt-barony-pay = Payez le titre : { $paid } sur { $cost }
prompt-barony-step = { names-barony-spells } : déplacez un chevalier
    .short = Déplacez un chevalier
prompt-barony-fly = { names-barony-spells } : le second pas
    .short = Le second pas
prompt-barony-charm = { names-barony-spells } : un chevalier par lieu choisi
    .short = Un chevalier par lieu
prompt-barony-summon = { names-barony-spells } : recrutez
    .short = Recrutez
prompt-barony-raise = { names-barony-spells } : bâtissez une cité
    .short = Bâtissez une cité
prompt-barony-over = La partie est finie

## La seconde ligne : pourquoi, et comment

help-barony-found =
    Sur un champ, une plaine ou une montagne, sans cité{ $sorcery ->
        [1] {" "}ni lieu mystérieux à côté
       *[other] {" "}voisine
    }. Au bord d’un lac, une cité recrute trois chevaliers.
    .short = Champ, plaine ou montagne. Au bord d’un lac, elle recrute trois chevaliers.
help-barony-turn = Touchez un chevalier pour le déplacer ou construire, une cité pour recruter, un village pour en faire une cité.
    .short = Ici, ou touchez une pièce éclairée : elle dira ce qu’elle peut faire.
help-barony-second = Le même chevalier ne bouge jamais deux fois.
help-barony-steal = Vous avez détruit un village : choisissez ce que vous donne son propriétaire.
    .short = Un village détruit : choisissez ce que donne son joueur.
help-barony-build = Chaque chevalier devient un village ou une forteresse et rapporte la ressource de sa terre.
    .short = Chaque chevalier devient un bâtiment et rapporte sa terre.
help-barony-pay =
    { $overpay ->
        [1] On ne rend pas la monnaie.
       *[other] On ne rend pas la monnaie, et pas un jeton de trop.
    }
help-barony-step = Où va ce chevalier.
help-barony-fly = Pas de retour au point de départ.
help-barony-charm = Un chevalier au plus dans chacun.
help-barony-summon = Touchez une case éclairée et choisissez combien de chevaliers.
help-barony-raise = Touchez une case éclairée.

## Ce qu’on peut choisir

choice-barony-move = Chevalier { $from } → { $hex }
choice-barony-build =
    { $building ->
        [village] Village
       *[stronghold] Forteresse
    }
choice-barony-recruit =
    Recruter { $count } { $count ->
        [one] chevalier
       *[other] chevaliers
    }
choice-barony-charm = Un chevalier en { $hex }
choice-barony-found = Cité en { $hex }
choice-barony-city = Nouvelle cité
choice-barony-expedition = Expédition en { $hex }
choice-barony-pay =
    Payer { $kind ->
        [field] un champ
        [plain] une plaine
        [forest] une forêt
       *[mountain] une montagne
    } ({ $gold })
choice-barony-title =
    Devenir { $rank ->
        [viscount] vicomte
        [count] comte
        [marquis] marquis
       *[duke] duc
    }
choice-barony-steal =
    Prendre { $kind ->
        [field] un champ
        [plain] une plaine
        [forest] une forêt
       *[mountain] une montagne
    }
choice-barony-cast = { names-barony-spells } ({ $cost })
choice-barony-stop = S’arrêter là
choice-barony-done = Terminer
choice-barony-pass = Passer

## Ce qui arriverait

effect-barony-destroy =
    { $villages ->
        [0] {""}
        [one] Un village détruit{ $tokens ->
            [0] , mais il n’y a rien à prendre à son joueur. {""}
           *[other] {" "}: vous prenez une ressource. {""}
        }
       *[other] { $villages } villages détruits{ $tokens ->
            [0] , mais il n’y a rien à prendre à leurs joueurs. {""}
            [one] {" "}: vous prenez une ressource. {""}
           *[other] {" "}: vous prenez { $tokens } ressources. {""}
        }
    }{ $knights ->
        [0] {""}
        [one] Un chevalier retourne en réserve.
       *[other] { $knights } chevaliers retournent en réserve.
    }{ $magic ->
        [0] {""}
       *[other] {" "}{ effect-barony-imprint }
    }
effect-barony-imprint = Votre empreinte : +{ $magic } magie, 3 points à la fin
effect-barony-cohabit = Vous partagez la case : un second pion d’une couleur en chasse les autres
effect-barony-token =
    Rapporte { $terrain ->
        [field] un champ
        [plain] une plaine
        [forest] une forêt
       *[mountain] une montagne
    } ({ $gold })
effect-barony-lakeside = Au bord d’un lac : recrute trois chevaliers
effect-barony-points = Points : { $before } → { $after }
effect-barony-expedition =
    Un chevalier quitte le jeu, un autre arrive ici{ $magic ->
        [0] {""}
       *[other] . { effect-barony-imprint }
    }
effect-barony-paid =
    { $paid } sur { $cost } pour le titre de { $rank ->
        [viscount] vicomte
        [count] comte
        [marquis] marquis
       *[duke] duc
    }

## Journal

log-barony-first = joue en premier
log-barony-lay = les { $count } tuiles sont posées
log-barony-again =
    { $count ->
        [one] un plateau ne convenait pas et a été repris
       *[other] { $count } plateaux ne convenaient pas et ont été repris
    }{ $foresight ->
        [1] {" "}; puis les tuiles n’ont été posées que là où le plateau pouvait encore convenir
       *[other] {""}
    }
    .brief = plateau repris
log-barony-spell =
    sortilège sur la table : { $spell ->
        [celerity] Célérité
        [teleportation] Téléportation
        [tornado] Tornade
        [charm] Charme
        [illusion] Illusion
        [portal] Portail
        [abundance] Abondance
        [petrification] Pétrification
       *[sanctuary] Sanctuaire
    }
log-barony-found = fonde une cité en { $hex }
    .many = fonde { $count } cités : { $places }
log-barony-forfeit = n’a plus de place pour une cité de départ
    .brief = pas de place pour une cité
log-barony-move = chevalier { $from } → { $hex }
    .many = { $count } chevaliers : { $places }
    .brief = { $places }
log-barony-destroy =
    détruit un { $piece ->
        [village] village
       *[knight] chevalier
    } { $loser ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
        [green] vert
       *[purple] pourpre
    } en { $hex }
    .brief =
        { $piece ->
            [village] un village
           *[knight] un chevalier
        } tombe
log-barony-steal =
    prend { $kind ->
        [field] un champ
        [plain] une plaine
        [forest] une forêt
       *[mountain] une montagne
    } { $loser ->
        [blue] aux bleus
        [yellow] aux jaunes
        [red] aux rouges
        [green] aux verts
       *[purple] aux pourpres
    }
    .brief = prend un jeton
log-barony-imprint = empreinte en { $hex }, +{ $magic } magie
    .brief = +{ $magic } magie
log-barony-recruit =
    recrute { $count } { $count ->
        [one] chevalier
       *[other] chevaliers
    } en { $hex }
    .many = recrute { $total } chevaliers en { $places }
    .brief = +{ $total } en { $places }
log-barony-build =
    construit { $building ->
        [village] un village
       *[stronghold] une forteresse
    } en { $hex }{ $token ->
        [1] {", "}{ $terrain ->
        [field] +1 champ
        [plain] +1 plaine
        [forest] +1 forêt
       *[mountain] +1 montagne
    }
       *[other] {""}
    }
    .many =
        construit { $count } { $building ->
            [village] villages
           *[stronghold] forteresses
        } : { $places }
    .brief = construit { $places }
log-barony-city = bâtit une cité en { $hex }
    .many = bâtit { $count } cités : { $places }
log-barony-abundance =
    abondance : { $terrain ->
        [field] +1 champ
        [plain] +1 plaine
        [forest] +1 forêt
       *[mountain] +1 montagne
    }
log-barony-expedition = expédition en { $hex }
log-barony-pay =
    paie { $kind ->
        [field] un champ
        [plain] une plaine
        [forest] une forêt
       *[mountain] une montagne
    }
    .many = paie { $count } jetons
log-barony-title =
    devient { $rank ->
        [viscount] vicomte
        [count] comte
        [marquis] marquis
       *[duke] duc
    }
log-barony-cast = lance { names-barony-spells }, −{ $magic } magie
    .brief = lance { names-barony-spells }
log-barony-pass = passe
log-barony-over = fin de la partie

## Fins et score

ending-barony-duke = Un duc est nommé, la manche est finie
ending-barony-passes = Tout le monde a passé
ending-barony-stall = Rien de nouveau depuis trop longtemps
ending-barony-rounds = La limite de manches est atteinte
score-barony-points = Points
score-barony-titles = Titres
score-barony-cities = Nouvelles cités
score-barony-resources = Ressources
score-barony-imprints = Empreintes
goal-barony =
    { $sorcery ->
        [1] Sorciers · jusqu’au premier duc
       *[other] jusqu’au premier duc
    }
pitch-barony = Recrutez, avancez, bâtissez : les ressources achètent des titres, et le premier duc met fin à la partie.

## Les sortilèges par leur nom

names-barony-spells =
    { $s1 ->
        [celerity] Célérité
        [teleportation] Téléportation
        [tornado] Tornade
        [charm] Charme
        [illusion] Illusion
        [portal] Portail
        [abundance] Abondance
        [petrification] Pétrification
       *[sanctuary] Sanctuaire
    }{ $s2 ->
        [none] {""}
        [teleportation] {" "}+ Téléportation
        [tornado] {" "}+ Tornade
        [illusion] {" "}+ Illusion
        [portal] {" "}+ Portail
        [petrification] {" "}+ Pétrification
       *[sanctuary] {" "}+ Sanctuaire
    }{ $s3 ->
        [none] {""}
        [tornado] {" "}+ Tornade
        [portal] {" "}+ Portail
       *[sanctuary] {" "}+ Sanctuaire
    }

## Le plateau, à voix haute

board-barony-name = Plateau, { $count } cases
board-barony-hex =
    Case { $hex }, { $terrain ->
        [field] champ
        [plain] plaine
        [forest] forêt
        [mountain] montagne
        [lake] lac
        [mystery] lieu mystérieux
       *[none] pas encore posée
    }
board-barony-lakeside = au bord d’un lac
board-barony-building =
    { $kind ->
        [village] village { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
        [green] vert
       *[purple] pourpre
    }
        [stronghold] forteresse { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[purple] pourpre
    }
       *[city] cité { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[purple] pourpre
    }
    }
board-barony-knights =
    { $count } { $count ->
        [one] chevalier { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
        [green] vert
       *[purple] pourpre
    }
       *[other] chevaliers { $colour ->
        [blue] bleus
        [yellow] jaunes
        [red] rouges
        [green] verts
       *[purple] pourpres
    }
    }
board-barony-imprint =
    empreinte { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [green] verte
       *[purple] pourpre
    }
board-barony-magic = { $magic } magie à prendre
board-barony-pick = À prendre
board-barony-held = En main
standing-barony = Manche { $turn } · { $goal }
standing-barony-setup = Mise en place · { $goal }
spells-barony-sets = Sortilèges à lancer ensemble
board-barony-spent = épuisé

## Actions et moyens

action-barony-title = Une action
action-barony-recruit = Recruter
action-barony-move = Déplacer
action-barony-build = Construire
action-barony-city = Cité
action-barony-expedition = Expédition
action-barony-pay = Titre
spells-barony-title = ou un sortilège
spells-barony-family =
    { $family ->
        [movement] déplacement
        [recruitment] recrutement
       *[construction] construction
    }
spell-barony =
    { $spell ->
        [celerity] Célérité
        [teleportation] Téléportation
        [tornado] Tornade
        [charm] Charme
        [illusion] Illusion
        [portal] Portail
        [abundance] Abondance
        [petrification] Pétrification
       *[sanctuary] Sanctuaire
    }
    .help =
        { $spell ->
            [celerity] un chevalier, deux pas
            [teleportation] sur une montagne au village isolé
            [tornado] balaie départ et arrivée
            [charm] un chevalier par cité
            [illusion] recruter à une forteresse
            [portal] recruter aussi dans la boîte
            [abundance] une cité et sa ressource
            [petrification] une cité en forêt ou près des siennes
           *[sanctuary] une cité sur un chevalier
        }
title-barony =
    { $rank ->
        [baron] Baron
        [viscount] Vicomte
        [count] Comte
        [marquis] Marquis
       *[duke] Duc
    }
terrain-barony =
    { $terrain ->
        [field] champ
        [plain] plaine
        [forest] forêt
        [mountain] montagne
        [lake] lac
       *[mystery] lieu mystérieux
    }

## Chez chaque joueur

player-barony-cities =
    { $count } { $count ->
        [one] nouvelle cité
       *[other] nouvelles cités
    }
player-barony-cities-row =
    { $count } { $count ->
        [one] cité
       *[other] cités
    }
player-barony-gold = points de ressource, { $gold } sur { $cost } pour un titre
player-barony-knights = chevaliers en réserve
player-barony-box = chevaliers hors du jeu
player-barony-magic = magie
player-barony-tokens =
    { $count } { $terrain ->
        [field] champ
        [plain] plaine
        [forest] forêt
       *[mountain] montagne
    }, { $gold } d’or et { $silver } d’argent chacun
player-barony-track = plateau de score : { $points } points
player-barony-extra = +{ $points } à la fin : argent et empreintes
player-barony-reserve = En réserve : { $knights } chevaliers, { $villages } villages, { $strongholds } forteresses, { $cities } cités
player-barony-magic-left = Ma magie : { $magic }

## Réglages tout faits et groupes d’options

preset-barony-book = La règle
    .help = sans magie
preset-barony-sorcery = Sorcery
    .help = magie et sortilèges
preset-barony-short = Courte
    .help = titres à 12
preset-barony-short-sorcery = Sorcery courte
    .help = magie, titres à 12
group-barony-sorcery = La sorcellerie
group-barony-titles = Titres et ressources
group-barony-board = Le plateau
group-barony-turns = Les tours et la fin
part-barony-field = champ
part-barony-plain = plaine
part-barony-forest = forêt
part-barony-mountain = montagne
part-barony-Ce = Célérité
part-barony-Te = Téléportation
part-barony-To = Tornade
part-barony-Ch = Charme
part-barony-Il = Illusion
part-barony-Po = Portail
part-barony-Ab = Abondance
part-barony-Pe = Pétrification
part-barony-Sa = Sanctuaire
option-barony-spells-random = au hasard
option-barony-tiles-standard = celles de la boîte
option-barony-layout-standard = celle de la règle
option-barony-bank_per_kind-0 = sans limite

## Options

option-barony-sorcery = Sorciers
    .help = L’extension : lieux mystérieux, magie et sortilèges. Toujours à cinq joueurs.
option-barony-first_seat = Premier joueur
    .help = Qui commence.
option-barony-first_seat-0 = la première place
option-barony-first_seat-1 = la deuxième place
option-barony-first_seat-2 = la troisième place
option-barony-first_seat-3 = la quatrième place
option-barony-first_seat-4 = la cinquième place
option-barony-first_seat-random = tiré au sort
option-barony-gold = Or des ressources
    .help = Ce que vaut chaque jeton pour un titre.
    .row = or
option-barony-silver = Argent des ressources
    .help = Ce que vaut chaque jeton à la fin.
    .row = argent
option-barony-bank_per_kind = Jetons en banque
    .help = Jetons de chaque sorte.
option-barony-tiles = Tuiles
    .help = Celles de la boîte, ou votre propre liste.
    .code = standard, ou tuiles de base / mystérieuses / ordinaires en groupes de trois lettres : F P W M L X
option-barony-layout = Forme du plateau
    .help = Celle de la règle, ou la vôtre.
    .code = standard, ou des rangées de tuiles comme -1:0..2 0:-1..2
option-barony-mystery_min_distance = Écart des lieux mystérieux
    .help = La distance minimale entre deux d’entre eux.
option-barony-forbid_adjacent_lakes = Lacs séparés
    .help = Aucun lac n’en touche un autre : un plateau où deux se touchent est repris et posé de nouveau.
option-barony-require_connected_land = Terre d’un seul tenant
    .help = Les lacs ne coupent jamais la terre : un plateau où ils la coupent est repris et posé de nouveau.
option-barony-title_cost = Coût d’un titre
    .help = Points de ressource pour chaque nouveau titre.
option-barony-overpay = Payer trop
    .help = Si l’on peut payer plus de jetons qu’il n’en faut.
option-barony-overpay-irredundant = pas un jeton de trop (règle)
option-barony-overpay-any = comme on veut
option-barony-voluntary_pass = Passer
    .help = On peut passer bien qu’une action soit possible.
option-barony-expedition_visits = Expéditions et empreintes
    .help = Une expédition sur un lieu mystérieux y laisse une empreinte.
option-barony-celerity_mid_arrival = Célérité s’arrête en chemin
    .help = La case intermédiaire compte comme une arrivée.
option-barony-prune_spells = Pas de sortilège inutile
    .help = Dans une combinaison, chaque sortilège doit servir.
option-barony-te_steps = Pas téléportés
    .help = Avec Célérité, combien des deux pas peuvent être téléportés.
option-barony-spells = Sortilèges
    .help = Tirés au hasard, ou ceux que vous choisissez.
    .code = random, ou une liste comme Ce To Ch Po Sa
option-barony-stall_rounds = Fin sans événement
    .help = Manches de suite sans rien de nouveau.
option-barony-max_rounds = Limite de manches
    .help = La partie s’arrête après autant.

## Sur un petit écran

tray-barony-score = { $title }, { $points } points, { $extra } de plus à la fin
tray-barony-tokens = Jetons
tray-barony-actions = Actions
tray-barony-doable = Ici
tray-barony-spells = Sortilèges
tray-barony-terrain =
    { $terrain ->
        [field] Champ
        [plain] Plaine
        [forest] Forêt
       *[mountain] Montagne
    }
tray-barony-land =
    { $terrain ->
        [field] champ
        [plain] plaine
        [forest] forêt
        [mountain] montagne
        [lake] lac
       *[mystery] mystère
    }
tray-barony-places-recruit =
    { $count } { $count ->
        [one] lieu
       *[other] lieux
    }
tray-barony-places-move =
    { $count } { $count ->
        [one] chevalier
       *[other] chevaliers
    }
tray-barony-places-build =
    { $count } { $count ->
        [one] lieu
       *[other] lieux
    }
tray-barony-places-city =
    { $count } { $count ->
        [one] village
       *[other] villages
    }
tray-barony-places-expedition = au bord
tray-barony-places-pay = à payer
tray-barony-knights =
    { $count } { $count ->
        [one] chevalier
       *[other] chevaliers
    }
tray-barony-gold = { $gold } d’or
tray-barony-points = { $before } → { $after }
tray-barony-hex = Case { $hex }
tray-barony-fight = combat
tray-barony-imprint = magie
tray-barony-left = encore { $left } d’or
tray-barony-held-recruit = Touchez une cité éclairée.
tray-barony-held-move = Touchez le chevalier, puis sa case.
tray-barony-held-build = Touchez le chevalier qui devient bâtiment.
tray-barony-held-city = Touchez le village qui devient cité.
tray-barony-held-expedition = Touchez une case éclairée au bord du plateau.
tray-barony-held-title = Payer un titre
tray-barony-held-title-help = Touchez des jetons jusqu’à { $cost } d’or.
tray-barony-held-hex = Case { $hex }
tray-barony-reserve = Réserve
tray-barony-reserve-knights = chevaliers
tray-barony-reserve-villages = villages
tray-barony-reserve-strongholds = forteresses
tray-barony-reserve-cities = cités
