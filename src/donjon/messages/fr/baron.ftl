## La boîte

game-baron = Baron
    .cover = Baron
    .authors = Franz Gaudois

## Ce qui est demandé

prompt-baron-seating = On tire qui commence
prompt-baron-deal = On distribue les premières tuiles
    .short = On distribue les tuiles
prompt-baron-market = On ouvre le marché
prompt-baron-start = On tire la tuile de départ
prompt-baron-draw = Quelle tuile prenez-vous ?
prompt-baron-reveal = On découvre une tuile
prompt-baron-lay = Quelle tuile posez-vous, et où ?
    .short = Quelle tuile, et où ?
prompt-baron-keep = Placez-vous un donjon ?
prompt-baron-attempt = Ce chevalier tente-t-il de s’établir ?
    .short = Tente-t-il de s’établir ?
prompt-baron-over = La partie est finie

## La seconde ligne : pourquoi, et comment

help-baron-draw = La première est gratuite, les suivantes coûtent de l’honneur.
help-baron-lay = Touchez une tuile de votre réserve, puis une case. Jamais contre une tuile de même nature, sauf les prairies.
    .short = Une tuile de la réserve, puis une case. Jamais contre sa pareille, sauf les prairies.
help-baron-keep =
    Sur n’importe quelle prairie libre ; { $left ->
        [one] { $left } donjon disponible
       *[other] { $left } donjons disponibles
    }.
help-baron-attempt =
    Seul et sans adversaire, il rapporterait { $value } d’honneur : { $divisor ->
        [1] la valeur
        [2] la moitié de la valeur, arrondie au-dessus,
        [3] le tiers de la valeur, arrondi au-dessus,
       *[other] le quart de la valeur, arrondi au-dessus,
    } des tuiles qui ne sont pas encore dans une baronnie de sa couleur.
    .short = Seul et sans adversaire, il rapporterait { $value } d’honneur.

## Ce qu’on peut choisir

choice-baron-draw =
    Prendre { $kind ->
        [meadow] la prairie
        [village] le village
        [field] le champ
        [forest] la forêt
        [vineyard] le vignoble
        [quarry] la carrière
        [pond] l’étang
        [marsh] le marais
       *[cursed] le lieu maudit
    }{ $cost ->
        [0] {""}
       *[other] {" "}pour { $cost } d’honneur
    }
choice-baron-lay =
    Poser { $kind ->
        [meadow] la prairie
        [village] le village
        [field] le champ
        [forest] la forêt
        [vineyard] le vignoble
        [quarry] la carrière
        [pond] l’étang
        [marsh] le marais
       *[cursed] le lieu maudit
    } ici
choice-baron-keep = Placer un donjon ici
choice-baron-pass = Pas de donjon
choice-baron-attempt = Tenter de s’établir
choice-baron-decline = Renoncer

## Ce qui se passerait

effect-baron-debt = Vous laisse à { $honour }
effect-baron-ruin = Vous envoie aux oubliettes
effect-baron-bonus = +{ $bonus } pour { $touching } voisines
effect-baron-claim =
    Vaut { $value } pour l’instant, il manque { $missing ->
        [one] { $missing } tuile
       *[other] { $missing } tuiles
    }
effect-baron-half = { $value } d’honneur, seul et sans adversaire
effect-baron-combat =
    { $won ->
        [1] Victoire, { $strength } à { $defence }
       *[other] Défaite, { $strength } à { $defence }
    }
effect-baron-melee =
    { $won ->
        [1] Votre chevalier gagne la mêlée avec { $strength }
       *[other] Votre chevalier rentre de la mêlée
    }
effect-baron-establish =
    { $mine ->
        [1] Votre baronnie : { $gain } d’honneur
       *[other] Baronnie { $colour ->
            [red] rouge
            [green] verte
            [blue] bleue
            [purple] pourpre
           *[yellow] jaune
        }{ $out ->
            [1] {""}
           *[other] {" "}: { $gain } d’honneur
        }
    }
effect-baron-others-fight =
    Le chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } se bat

## Journal

log-baron-first = joue en premier
log-baron-deal =
    reçoit { $kind ->
        [meadow] une prairie
        [village] un village
        [field] un champ
        [forest] une forêt
        [vineyard] un vignoble
        [quarry] une carrière
        [pond] un étang
        [marsh] un marais
       *[cursed] un lieu maudit
    }
    .many = reçoit { $count } tuiles
log-baron-reveal =
    au marché : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }
    .many = { $count } tuiles au marché
log-baron-aside =
    mis de côté, ne peut pas être la tuile de départ : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }
    .brief = une tuile de côté
log-baron-start =
    tuile de départ : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }
log-baron-draw =
    prend { $kind ->
        [meadow] une prairie
        [village] un village
        [field] un champ
        [forest] une forêt
        [vineyard] un vignoble
        [quarry] une carrière
        [pond] un étang
        [marsh] un marais
       *[cursed] un lieu maudit
    }{ $cost ->
        [0] {""}
       *[other] , −{ $cost }
    }
log-baron-lay =
    pose { $kind ->
        [meadow] une prairie
        [village] un village
        [field] un champ
        [forest] une forêt
        [vineyard] un vignoble
        [quarry] une carrière
        [pond] un étang
        [marsh] un marais
       *[cursed] un lieu maudit
    }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
log-baron-skip = ne trouve pas de case pour une tuile
    .brief = ne pose pas de tuile
log-baron-keep = place un donjon
log-baron-pass = ne place pas de donjon
log-baron-melee =
    chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } dans la mêlée : { $strength }, { $won ->
        [1] il continue
       *[other] battu
    }
    .brief =
        mêlée : { $won ->
            [1] victoire
           *[other] défaite
        }
log-baron-combat =
    chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } { $strength } contre baron { $defender ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } { $defence } : { $won ->
        [1] victoire
       *[other] défaite
    }
    .brief =
        { $strength } contre { $defence } : { $won ->
            [1] victoire
           *[other] défaite
        }
log-baron-fall =
    le baron { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } tombe{ $out ->
        [1] {""}
       *[other] , tuiles perdues : { $loss }
    }
    .brief = un baron tombe
log-baron-return =
    le chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } { $out ->
        [1] quitte la partie
       *[other] rentre
    }
    .brief = un chevalier rentre
log-baron-establish =
    établit une baronnie de { $token }{ $out ->
        [1] {""}
       *[other] {" "}: { $gain } d’honneur
    }
    .brief = baronnie de { $token }
log-baron-oubliettes = finit aux oubliettes à { $honour }
log-baron-final = les tuiles sont posées : ultimes tentatives
    .brief = ultimes tentatives
log-baron-attempt = un chevalier tentera de s’établir
    .brief = tentera de s’établir
log-baron-decline = un chevalier renonce
log-baron-answer =
    { $known ->
        [1] { $tries ->
            [1] un chevalier tentera, en secret
           *[other] un chevalier renonce, en secret
        }
       *[other] a décidé pour un chevalier
    }
    .brief = a décidé
log-baron-over = fin de la partie

## Fins et score

ending-baron-tiles = Toutes les tuiles sont posées
ending-baron-stall = Plus aucune tuile ne peut être posée
ending-baron-survivor = Les autres sont aux oubliettes
ending-baron-oubliettes = Tout le monde est aux oubliettes
score-baron-honour = Honneur
score-baron-baronies = Baronnies
goal-baron = l’honneur le plus haut gagne
pitch-baron = Posez le pays tuile après tuile, revendiquez-le avec vos donjons, et tenez bon.
standing-baron = Manche { $turn } sur { $turns } · { goal-baron }

## Le plateau, à voix haute

board-baron-name =
    Plateau, { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
board-baron-tile =
    { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }, valeur { $value }
board-baron-empty =
    Case vide, { $touching } { $touching ->
        [one] voisine
       *[other] voisines
    }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }
board-baron-knight =
    chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    }, { $touching } tuiles sur 6, valeur { $value }
board-baron-claimant =
    chevalier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    } qui tente de s’établir
board-baron-baron =
    baron { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [purple] pourpre
       *[yellow] jaune
    }, baronnie de { $token }
board-baron-market =
    Marché, place { $place } : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }, prix { $cost }
board-baron-market-empty = Marché, place { $place } : vide
board-baron-reserve =
    Dans ma réserve : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }
kind-baron =
    { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }
value-baron = valeur { $value }

## Marché, réserve, combat

turn-baron-market = Marché
turn-baron-pile =
    { $pile ->
        [0] plus de tuile à venir
        [one] { $pile } tuile à venir
       *[other] { $pile } tuiles à venir
    }
turn-baron-prices = prix en honneur
turn-baron-taken = prix en honneur · tuile déjà prise
turn-baron-reserve = Ma réserve
turn-baron-lay-one = posez-en une
turn-baron-no-tiles = plus de tuile
turn-baron-combat = Combat
turn-baron-claim = Établissement
turn-baron-if-here = si vous posez ici
turn-baron-if-keep = si vous placez un donjon ici
turn-baron-just-now = à l’instant
turn-baron-field = Champ de bataille
turn-baron-established = baronnie établie
turn-baron-bonus = tuile entre { $touching } voisines
turn-baron-lost = tuiles perdues
turn-baron-home = chevalier renvoyé
turn-baron-out = aux oubliettes
turn-baron-melee = Mêlée de chevaliers
turn-baron-known =
    Dans { $depth } tuiles : { $kind ->
        [meadow] prairie
        [village] village
        [field] champ
        [forest] forêt
        [vineyard] vignoble
        [quarry] carrière
        [pond] étang
        [marsh] marais
       *[cursed] lieu maudit
    }

## Chez chaque joueur

player-baron-baronies =
    { $count ->
        [0] prétendant
        [one] { $count } baronnie
       *[other] { $count } baronnies
    }
player-baron-danger = aux oubliettes à { $at }
player-baron-out = aux oubliettes
player-baron-supply = en réserve
player-baron-reserve =
    { $count } { $count ->
        [one] tuile
       *[other] tuiles
    } en réserve

## Réglages tout faits et groupes d’options

preset-baron-book = La règle
    .help = 73 tuiles
preset-baron-short = Courte
    .help = 57 tuiles
preset-baron-poor = Terres ingrates
    .help = marais et lieux maudits
preset-baron-upside-down = Monde à l’envers
    .help = le pire vaut le plus
group-baron-tiles = Les tuiles
group-baron-market = Le marché et la pose
group-baron-keeps = Donjons et combats
group-baron-honour = L’honneur, la dette, les oubliettes
group-baron-end = La fin
group-baron-start = La mise en place
part-baron-meadow = Prairie
part-baron-village = Village
part-baron-field = Champ
part-baron-forest = Forêt
part-baron-vineyard = Vignoble
part-baron-quarry = Carrière
part-baron-pond = Étang
part-baron-marsh = Marais
part-baron-cursed = Lieu maudit
part-baron-place-1 = première
part-baron-place-2 = deuxième
part-baron-place-3 = troisième
part-baron-place-4 = quatrième
part-baron-place-5 = cinquième
part-baron-contact-4 = 4 voisines
part-baron-contact-5 = 5 voisines
part-baron-contact-6 = 6 voisines
option-baron-first_player-0 = au sort
option-baron-draw_costs-0 = gratuite

## Options

option-baron-first_player = Premier joueur
    .help = La place qui commence.
    .code = 0 : au sort ; sinon le numéro de la place
option-baron-colours = Couleur absente à quatre
    .help = À quatre joueurs, une couleur reste dans la boîte.
option-baron-colours-without_red = sans le rouge
option-baron-colours-without_green = sans le vert
option-baron-colours-without_blue = sans le bleu
option-baron-colours-without_purple = sans le pourpre (règle)
option-baron-colours-without_yellow = sans le jaune
option-baron-donjons_by_n = Donjons de chaque joueur
    .help = Selon le nombre de joueurs.
    .code = quatre chiffres, pour 2, 3, 4 et 5 joueurs
option-baron-draw_costs = Prix du marché
    .help = Ce que coûte chaque tuile, de la première à la dernière.
    .code = un à cinq nombres comme 0,1,3 ; le premier doit être 0
    .row = prix
option-baron-touch_bonus = Bonus de contact
    .help = L’honneur d’une tuile posée au milieu des autres.
    .code = trois chiffres : contre 4, 5 et 6 tuiles
    .row = honneur
option-baron-tile_counts = Nombre de tuiles
    .help = Combien de chaque sorte.
    .code = prairie, village, champ, forêt, vignoble, carrière, étang, marais, lieu maudit
    .row = nombre
option-baron-tile_values = Valeur des tuiles
    .help = Ce que vaut chaque sorte.
    .code = village, champ, forêt, vignoble, carrière, étang, marais, lieu maudit
    .row = valeur
option-baron-debt_floor = Dette permise
    .help = Aucun prix ne peut vous mener plus bas.
option-baron-oubliettes_at = Oubliettes
    .help = Qui tombe aussi bas est éliminé.
option-baron-final_divisor = Diviseur des ultimes tentatives
    .help = Arrondi au-dessus.
option-baron-show_reserves = Réserves visibles
    .help = Non, comme dans la règle : les tuiles des autres sont face cachée ; à chacun de s’en souvenir.
option-baron-value1_deal = Premières tuiles de valeur 1
    .help = Comment elles sont données.
option-baron-value1_deal-cycle = à tour de rôle (règle)
option-baron-value1_deal-random = au sort
option-baron-negative_reinsert = Tuile de départ refusée
    .help = Où va une tuile négative qui ne peut pas commencer.
option-baron-negative_reinsert-middle = au milieu de la pioche (règle)
option-baron-negative_reinsert-shuffle = mélangée à la pioche
option-baron-allow_suicidal_draw = Prix ruineux
    .help = On peut payer tout prix, quitte à finir aux oubliettes.
option-baron-end_market = Les dernières tuiles du marché
    .help = Quand la pioche est vide.
option-baron-end_market-slide = elles glissent et baissent de prix (règle)
option-baron-end_market-fixed_cost = elles gardent leur prix
option-baron-dead_knights = Chevaliers des éliminés
    .help = S’ils revendiquent encore.
option-baron-dead_knights-active = oui (règle)
option-baron-dead_knights-inert = ils occupent seulement leur prairie
option-baron-melee_scope = Mêlées
    .help = Qui il faut battre.
option-baron-melee_scope-local = chacun ses adversaires (règle)
option-baron-melee_scope-component = le plus fort de toute la mêlée
option-baron-mate_rule = Deux chevaliers contre un baron
    .help = Ce que devient le plus faible après une victoire.
option-baron-mate_rule-champion = il s’établit aussi (règle)
option-baron-mate_rule-strict = il rentre
option-baron-double_charge = Tuiles payées deux fois
    .help = Une tuile de deux baronnies tombées se paie dans chacune.
option-baron-final_attempts = Ultimes tentatives
    .help = Comment on les annonce.
option-baron-final_attempts-sequential = ouvertement, à tour de rôle (règle)
option-baron-final_attempts-secret = en secret, jusqu’à ce que tous aient répondu
option-baron-final_attempts-mandatory = tous les chevaliers doivent tenter
option-baron-tie_break = Égalités
    .help = À honneur égal.
option-baron-tie_break-shared = partagées (règle)
option-baron-tie_break-most_barons_in_place = le plus de baronnies gagne

## Sur un petit écran

tray-baron-score = { $honour } d’honneur
tray-baron-kind =
    { $kind ->
        [meadow] Prairie
        [village] Village
        [field] Champ
        [forest] Forêt
        [vineyard] Vignoble
        [quarry] Carrière
        [pond] Étang
        [marsh] Marais
       *[cursed] Maudit
    }
tray-baron-price = coûte { $cost }
tray-baron-free = gratuit
tray-baron-worth = vaut { $value }
tray-baron-pile = pile : { $pile }
tray-baron-held =
    { $kind ->
        [meadow] Poser la prairie
        [village] Poser le village
        [field] Poser le champ
        [forest] Poser la forêt
        [vineyard] Poser le vignoble
        [quarry] Poser la carrière
        [pond] Poser l’étang
        [marsh] Poser le marais
       *[cursed] Poser le lieu maudit
    }
tray-baron-held-help = Touchez une case éclairée : jamais contre sa pareille, sauf les prairies.
tray-baron-edge =
    { $touching ->
        [one] 1 voisine
       *[other] { $touching } voisines
    }
tray-baron-bonus = bonus +{ $bonus }
tray-baron-fight = combat
