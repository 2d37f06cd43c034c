## La boîte

game-terra-turrium = Terra Turrium
    .cover =
        Terra
        Turrium
    .authors = Wolfgang Kramer

## Ce qui est demandé

prompt-terra-turrium-draw = On tire au sort qui commence
prompt-terra-turrium-setup = Plantez un drapeau sur vos terres
    .short = Plantez un drapeau
prompt-terra-turrium-setup-lot = Les drapeaux sont placés au hasard
    .short = Les drapeaux, au hasard
prompt-terra-turrium-take = Prenez un cube, ou continuez
prompt-terra-turrium-take-territory = Prenez un cube, ou continuez
prompt-terra-turrium-take-opponent = Prenez un cube, ou continuez
prompt-terra-turrium-take-must = Prenez un cube
prompt-terra-turrium-take-done = Vous tenez tous les cubes permis
    .short = Plus de cube à prendre
prompt-terra-turrium-place = Où va le cube ?
prompt-terra-turrium-place-some = Où va le cube ?
prompt-terra-turrium-move = Déplacez vos drapeaux, ou finissez le tour
    .short = Un drapeau, ou fin du tour
prompt-terra-turrium-move-border = Déplacez vos drapeaux, ou finissez le tour
    .short = Un drapeau, ou fin du tour
prompt-terra-turrium-move-done = Plus de points de mouvement
prompt-terra-turrium-over = La partie est finie

## La seconde ligne : pourquoi, et comment

help-terra-turrium-setup =
    { $left ->
        [one] Encore un drapeau à planter, sur une construction de votre territoire.
       *[other] Encore { $left } drapeaux à planter, chacun sur une autre construction de votre territoire.
    }
    .short = Sur une construction de votre territoire ; encore { $left }.
help-terra-turrium-take =
    { $left ->
        [one] Encore un cube, au sommet d’une construction libre
       *[other] Jusqu’à { $left } cubes, au sommet de constructions libres
    } ; hors de chez vous, une seule fois et à l’extérieur seulement.
    .short = Encore { $left }, au sommet. Hors de chez vous : une fois, à l’extérieur.
help-terra-turrium-take-territory =
    { $left ->
        [one] Encore un cube, au sommet d’une construction libre
       *[other] Jusqu’à { $left } cubes, au sommet de constructions libres
    } ; dans chaque territoire étranger, une seule fois et à l’extérieur seulement.
    .short = Encore { $left }, au sommet. Par territoire étranger : une fois, à l’extérieur.
help-terra-turrium-take-opponent =
    { $left ->
        [one] Encore un cube, au sommet d’une construction libre
       *[other] Jusqu’à { $left } cubes, au sommet de constructions libres
    } ; chez chaque adversaire, une seule fois et à l’extérieur seulement.
    .short = Encore { $left }, au sommet. Chez chaque adversaire : une fois, à l’extérieur.
help-terra-turrium-take-must = Au sommet d’une construction éclairée ; un cube au moins.
help-terra-turrium-take-done = Continuez pour les poser.
help-terra-turrium-place =
    { $left ->
        [one] Un cube en main.
       *[other] { $left } cubes en main.
    } Toute case sans drapeau convient.
help-terra-turrium-place-some =
    { $left ->
        [one] Un cube en main.
       *[other] { $left } cubes en main.
    } Choisissez une case éclairée.
help-terra-turrium-move =
    Touchez un drapeau, puis une case éclairée, ou faites-le glisser le long de son chemin : une marche au plus.{ $reserve ->
        [0] {""}
       *[other] {" "}Votre réserve peut revenir sur une construction extérieure.
    }
    .short = Touchez un drapeau, puis une case éclairée : une marche au plus.
help-terra-turrium-move-border =
    Touchez un drapeau, puis une case éclairée, ou faites-le glisser le long de son chemin : une marche au plus.{ $reserve ->
        [0] {""}
       *[other] {" "}Votre réserve peut revenir sur votre propre bord.
    }
    .short = Touchez un drapeau, puis une case éclairée : une marche au plus.
help-terra-turrium-move-done = Finissez le tour.

## Ce qu’on peut choisir

choice-terra-turrium-flag = Drapeau en { $square }, hauteur { $height }
choice-terra-turrium-take = Prendre un cube en { $square }
choice-terra-turrium-place = Poser un cube en { $square }, hauteur { $height }
choice-terra-turrium-step =
    { $from } vers { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-capture =
    { $from } capture en { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-enter =
    Retour d’un drapeau en { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
choice-terra-turrium-end-take =
    { $count ->
        [one] Poser le cube
       *[other] Poser les { $count } cubes
    }
choice-terra-turrium-end-take-empty = Ne rien prendre
choice-terra-turrium-end-turn = Finir le tour

## Ce qui arriverait

effect-terra-turrium-foreign-cube = Votre cube hors de chez vous pour ce tour
effect-terra-turrium-foreign-cube-territory = Votre cube dans ce territoire pour ce tour
effect-terra-turrium-foreign-cube-opponent = Votre cube chez cet adversaire pour ce tour
effect-terra-turrium-heights = Hauteurs tenues : { $before } → { $after }
effect-terra-turrium-attack =
    Attaque : un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve, votre marqueur avance
effect-terra-turrium-attack-same =
    Un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve ; c’est toujours la même attaque
effect-terra-turrium-defence =
    Défense : un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve, sans compter d’attaque
effect-terra-turrium-capture-counted =
    Un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve ; c’est une de vos captures
effect-terra-turrium-capture-shared =
    Un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve ; c’est une des captures communes
effect-terra-turrium-capture-free =
    Un drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve ; c’est toujours la même capture
effect-terra-turrium-open = 5, 4, 4, 3, 2 et 1 : le pays s’ouvre aussitôt
effect-terra-turrium-reach = 5, 4, 4, 3, 2 et 1 : le pays s’ouvre aussitôt à vous

## Journal

log-terra-turrium-first = joue en premier
log-terra-turrium-flag = drapeau en { $square }
    .many = { $count } drapeaux : { $places }
    .brief = { $places }
log-terra-turrium-take = prend un cube en { $square }
    .many = prend { $count } cubes : { $places }
    .brief = prend { $places }
log-terra-turrium-place = pose un cube en { $square }
    .many = pose { $count } cubes : { $places }
    .brief = pose { $places }
log-terra-turrium-step =
    drapeau { $from } → { $square }, { $cost } { $cost ->
        [one] point
       *[other] points
    }
    .many = drapeau { $places }, { $total } points
    .brief = { $places }
log-terra-turrium-capture =
    { $attack ->
        [1] attaque en { $square }
       *[other] capture en { $square }
    } : un drapeau { $loser ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } part en réserve
    .brief = capture en { $places }
log-terra-turrium-enter = drapeau de retour en { $square }
log-terra-turrium-end-turn = finit le tour
log-terra-turrium-open = ouvre le pays : les captures sont désormais permises
    .brief = ouvre le pays
log-terra-turrium-reach = tient 5, 4, 4, 3, 2 et 1 : peut désormais capturer
    .brief = peut désormais capturer
log-terra-turrium-heights = tient toutes les hauteurs de 1 à 6
log-terra-turrium-over = fin de la partie

## Fins et résultat

ending-terra-turrium-heights = Six drapeaux sur six hauteurs
ending-terra-turrium-repetition = La même position est revenue : partie nulle
ending-terra-turrium-rounds = La limite de manches est atteinte
score-terra-turrium-heights = Hauteurs tenues
score-terra-turrium-flags = Drapeaux sur le plateau
score-terra-turrium-attacks = Attaques menées
goal-terra-turrium = un drapeau par hauteur
standing-terra-turrium = Manche { $round } · { $goal }
standing-terra-turrium-final = Manche { $round } · les derniers tours
standing-terra-turrium-limit = Manche { $round } sur { $most }
pitch-terra-turrium = Prendre, empiler, grimper : un drapeau sur chaque hauteur de 1 à 6.

## Le plateau, lu à voix haute

board-terra-turrium-name = Plateau, { $count } cases
board-terra-turrium-square =
    { $height ->
        [0] { $square }, vide
        [one] { $square }, 1 cube
       *[other] { $square }, { $height } cubes
    }
board-terra-turrium-flag =
    drapeau { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    }
board-terra-turrium-territory =
    { $colour ->
        [blue] terre bleue
        [yellow] terre jaune
        [red] terre rouge
        [green] terre verte
       *[none] terre inoccupée
    }
board-terra-turrium-reserve =
    Ma réserve, { $count } { $count ->
        [one] drapeau
       *[other] drapeaux
    }
board-terra-turrium-dug =
    { $count ->
        [one] un cube pris ce tour-ci
       *[other] { $count } cubes pris ce tour-ci
    }

## Le tour et la vue

means-terra-turrium-cubes = Cubes en main
means-terra-turrium-movement = Points de mouvement
means-terra-turrium-pips = { $left } sur { $points }
means-terra-turrium-take = Prendre
means-terra-turrium-place = Poser
means-terra-turrium-move = Bouger
means-terra-turrium-reserve = Depuis la réserve
means-terra-turrium-closed = Captures fermées
means-terra-turrium-opened = Captures ouvertes
means-terra-turrium-final = Dernière manche
look-terra-turrium-title = Vue
look-terra-turrium-turn = tourner de 90°
look-terra-turrium-left = Tourner le plateau vers la gauche
look-terra-turrium-right = Tourner le plateau vers la droite
look-terra-turrium-relief = Relief
look-terra-turrium-flat = À plat

## Chez chaque joueur

player-terra-turrium-attacks = attaques
player-terra-turrium-captures = captures
player-terra-turrium-reserve = réserve
player-terra-turrium-none = aucun
player-terra-turrium-unlimited = { $count }, sans limite
player-terra-turrium-held =
    Hauteur { $height } : { $count ->
        [0] manque
        [one] tenue
       *[other] tenue par { $count } drapeaux
    }
player-terra-turrium-higher =
    { $count ->
        [one] 1 drapeau au-dessus de 6
       *[other] { $count } drapeaux au-dessus de 6
    }

## Réglages tout faits et groupes d’options

preset-terra-turrium-book = La règle
    .help = comme dans le livre
preset-terra-turrium-burgenland = Burgenland
    .help = les captures attendent
preset-terra-turrium-short = Courte
    .help = 40 manches au plus
preset-terra-turrium-community = Comme en club
    .help = un cube par territoire étranger, retour sur son propre bord
group-terra-turrium-cubes = Les cubes
group-terra-turrium-flags = Drapeaux et attaques
group-terra-turrium-burgenland = Le Burgenland
group-terra-turrium-board = Le plateau et le départ
group-terra-turrium-end = La fin
part-terra-turrium-lower = plus bas
part-terra-turrium-level = à égalité
part-terra-turrium-higher = plus haut
option-terra-turrium-attack_limit--1 = sans limite
option-terra-turrium-max_height-0 = sans limite
option-terra-turrium-neutral_quadrant-0 = nord-ouest
option-terra-turrium-neutral_quadrant-1 = nord-est
option-terra-turrium-neutral_quadrant-2 = sud-est
option-terra-turrium-neutral_quadrant-3 = sud-ouest
option-terra-turrium-min_take-0 = aucun
option-terra-turrium-min_take-1 = un
option-terra-turrium-repetition_draw-0 = jamais
option-terra-turrium-max_rounds-0 = sans limite

## Options

option-terra-turrium-enemy_take = Cubes hors de chez soi
    .help = Combien on peut en prendre à chaque tour.
option-terra-turrium-enemy_take-total = un en tout (règle)
option-terra-turrium-enemy_take-per_territory = un par territoire
option-terra-turrium-enemy_take-per_opponent = un par adversaire
option-terra-turrium-reentry = Retour des drapeaux capturés
    .help = Où planter un drapeau de la réserve.
option-terra-turrium-reentry-any_exterior = sur toute construction extérieure (règle)
option-terra-turrium-reentry-own_border = sur son propre bord
option-terra-turrium-reentry-own_border_h1 = sur son propre bord, hauteur 1
option-terra-turrium-burgenland = Burgenland
    .help = Aucune capture avant qu’un joueur ne tienne 5, 4, 4, 3, 2 et 1 ; ensuite quelques-unes.
option-terra-turrium-bl_captures = Captures au Burgenland
    .help = Combien on peut en faire une fois le pays ouvert.
option-terra-turrium-bl_count = Compte des captures au Burgenland
    .help = Chaque drapeau capturé, ou chaque tour avec captures.
option-terra-turrium-bl_count-per_flag = chaque drapeau
option-terra-turrium-bl_count-per_turn = chaque tour
option-terra-turrium-bl_opens = Le Burgenland s’ouvre
    .help = À tous, ou seulement à qui a tenu ces hauteurs.
option-terra-turrium-bl_opens-all = à tous
option-terra-turrium-bl_opens-reacher = à qui y est parvenu
option-terra-turrium-bl_when = Le Burgenland s’ouvre dès
    .help = La fin du tour, ou l’instant même où ces hauteurs sont tenues.
option-terra-turrium-bl_when-turn_end = la fin de ce tour
option-terra-turrium-bl_when-at_once = l’instant où on y parvient
option-terra-turrium-bl_limit = Les captures au Burgenland valent
    .help = Autant pour chaque joueur, ou pour tous ensemble.
option-terra-turrium-bl_limit-each = pour chaque joueur
option-terra-turrium-bl_limit-together = pour tous ensemble
option-terra-turrium-attack_limit = Attaques
    .help = Tours avec attaque dans toute la partie.
    .code = -1 : sans limite
option-terra-turrium-exterior = Constructions extérieures
    .help = Comment le chemin vide peut mener au bord.
option-terra-turrium-exterior-ortho_line = tout droit (règle)
option-terra-turrium-exterior-path = en tournant
option-terra-turrium-max_take = Cubes par tour
    .help = Le plus qu’on puisse prendre.
option-terra-turrium-min_take = Cubes à prendre
    .help = S’il y en a de prenables.
option-terra-turrium-put_back = Remise en place
    .help = Un cube peut revenir sur la case d’où il vient.
option-terra-turrium-max_height = Hauteur maximale
    .help = 6 ou plus, s’il y en a une.
    .code = 0 : sans limite ; sinon 6 ou plus
option-terra-turrium-move_points = Points de mouvement
    .help = À chaque tour.
option-terra-turrium-capture_extra = Surcoût d’une capture
    .help = Points en plus du pas, selon le drapeau capturé.
    .row = surcoût
option-terra-turrium-reentry_cost = Coût du retour
    .help = Points pour chaque drapeau de la réserve.
option-terra-turrium-two_player_board = Plateau à deux
    .help = Les cases utilisées à deux joueurs.
option-terra-turrium-two_player_board-6x6 = 6 × 6 (règle)
option-terra-turrium-two_player_board-8x8 = 8 × 8
option-terra-turrium-two_player_territories = Territoires à deux
    .help = Deux quarts chacun, côte à côte ou en diagonale.
option-terra-turrium-two_player_territories-adjacent = côte à côte
option-terra-turrium-two_player_territories-diagonal = en diagonale
option-terra-turrium-neutral_quadrant = Quart inoccupé
    .help = Le quart que personne n’habite.
    .code = 0 nord-ouest, 1 nord-est, 2 sud-est, 3 sud-ouest
option-terra-turrium-neutral_capture_is_attack = Captures dans le quart inoccupé
    .help = Elles comptent comme attaques.
option-terra-turrium-setup_order = Pose des drapeaux
    .help = Six d’affilée, un chacun à son tour, ou au hasard.
option-terra-turrium-setup_order-block = six d’affilée
option-terra-turrium-setup_order-alternate = un chacun à son tour
option-terra-turrium-setup_order-random = au hasard
option-terra-turrium-start_player = Premier joueur
    .help = Tiré au sort, ou une place.
option-terra-turrium-start_player-random = tiré au sort (règle)
option-terra-turrium-start_player-0 = place 1
option-terra-turrium-start_player-1 = place 2
option-terra-turrium-start_player-2 = place 3
option-terra-turrium-start_player-3 = place 4
option-terra-turrium-final_check = Décision de la dernière manche
    .help = À la fin du dernier tour de chacun, ou de la manche.
option-terra-turrium-final_check-own_turn = à la fin de son tour (règle)
option-terra-turrium-final_check-round_end = à la fin de la manche
option-terra-turrium-repetition_draw = Nulle par répétition
    .help = Combien de fois une position doit revenir.
option-terra-turrium-max_rounds = Limite de manches
    .help = La partie s’arrête après autant.
option-terra-turrium-cap_result = À la limite de manches
    .help = Partie nulle, ou classement selon les hauteurs tenues.
option-terra-turrium-cap_result-draw = partie nulle
option-terra-turrium-cap_result-distinct_heights = selon les hauteurs tenues

## Sur un petit écran

tray-terra-turrium-score = { $heights } hauteurs sur 6
tray-terra-turrium-reserve = Réserve
tray-terra-turrium-means = Ce tour
tray-terra-turrium-flag = Drapeau
tray-terra-turrium-from-reserve = à replacer
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
        [one] attaque
       *[other] attaques
    }
tray-terra-turrium-captures =
    { $count } { $count ->
        [one] capture
       *[other] captures
    }
tray-terra-turrium-flags =
    { $count } { $count ->
        [one] drapeau
       *[other] drapeaux
    }
tray-terra-turrium-of = sur { $most }
tray-terra-turrium-left = encore, sur { $most }
tray-terra-turrium-unlimited = sans limite
tray-terra-turrium-in-reserve = en réserve
tray-terra-turrium-turn = Tourner
tray-terra-turrium-cost =
    { $cost } { $cost ->
        [one] point
       *[other] points
    }
tray-terra-turrium-capture = capture, { $cost }
tray-terra-turrium-height = hauteur { $height }
tray-terra-turrium-held = Drapeau en { $square }
tray-terra-turrium-held-help =
    Touchez une case éclairée. Encore { $left } { $left ->
        [one] point
       *[other] points
    }.
tray-terra-turrium-held-reserve = Un drapeau de la réserve
tray-terra-turrium-held-reserve-help = Touchez une construction éclairée.
