## La boîte

game-terre-de-barons = Terre de Barons
    .cover =
        Terre
        de Barons
    .authors = Lucas Borboleta

## Ce qui est demandé

prompt-terre-de-barons-lay = On pose les tuiles
prompt-terre-de-barons-mountains = On tire les montagnes
prompt-terre-de-barons-officers = On place les barons et les chevaliers
    .short = On place les officiers
prompt-terre-de-barons-seating = On tire l’ordre du tour
prompt-terre-de-barons-colour = Choisissez votre couleur
prompt-terre-de-barons-deal = On distribue les cartes personnelles
    .short = On distribue les cartes
prompt-terre-de-barons-roll = On lance le dé
prompt-terre-de-barons-start = Dé : { $die }. Choisissez votre première action
    .short = Dé : { $die }. Première action
prompt-terre-de-barons-second-any = Seconde action : un ordre, un mouvement, ou fin du tour
    .short = Seconde action, ou fin
prompt-terre-de-barons-second-move = Seconde action : un mouvement, ou fin du tour
    .short = Un mouvement, ou fin
prompt-terre-de-barons-second-two-orders = Seconde action : un mouvement, un second ordre avec le bonus, ou fin du tour
    .short = Seconde action, ou fin
prompt-terre-de-barons-paused = Votre baron doit quitter la tuile de l’autre baron
    .short = Votre baron doit repartir
prompt-terre-de-barons-send = Envoyez une troupe depuis la tuile { $tile }
    .short = Envoyez une troupe
prompt-terre-de-barons-pull = Appelez une troupe vers la tuile { $tile }
    .short = Appelez une troupe
prompt-terre-de-barons-capture = Prendre le donjon de la tuile { $tile } ?
    .short = Prendre ce donjon ?
prompt-terre-de-barons-over = La partie est finie

## La seconde ligne : pourquoi, et comment

help-terre-de-barons-colour = Regardez où se tiennent les officiers : ils seront à vous.
help-terre-de-barons-start = Touchez un officier pour le déplacer, ou une tuile de commandement pour donner un ordre.
    .short = Un officier pour le déplacer, une tuile pour un ordre.
help-terre-de-barons-second-any = Touchez un officier ou une tuile de commandement.
help-terre-de-barons-second-move = Touchez un officier pour le déplacer.
help-terre-de-barons-second-two-orders = Le second ordre prend le bonus du dé.
help-terre-de-barons-paused = Deux barons ne restent jamais ensemble.
help-terre-de-barons-send =
    Choisissez une tuile éclairée ; il reste { $left } { $left ->
        [one] troupe
       *[other] troupes
    }.
help-terre-de-barons-pull = Choisissez une tuile éclairée : sa troupe vient aussi près que possible.
help-terre-de-barons-capture = Vos troupes peuvent y élever votre donjon.

## Ce qu’on peut choisir

choice-terre-de-barons-colour =
    Jouer { $colour ->
        [blue] les bleus
        [yellow] les jaunes
        [red] les rouges
       *[green] les verts
    }
choice-terre-de-barons-treasury = Trésor : mettre le dé sur { $die }
choice-terre-de-barons-move =
    { $officer ->
        [0] Baron
       *[other] Chevalier
    } vers la tuile { $tile }
choice-terre-de-barons-ride =
    Chevauchée éclair : { $officer ->
        [0] le baron
       *[other] le chevalier
    } en { $tile }
choice-terre-de-barons-recruit =
    Recruter { $count }{ $bonus ->
        [1] {" "}avec le dé
       *[other] {""}
    }
choice-terre-de-barons-build = Construire un donjon
choice-terre-de-barons-dismantle = Déconstruire le donjon
choice-terre-de-barons-disperse = Disperser
choice-terre-de-barons-concentrate = Concentrer
choice-terre-de-barons-send = Envoyer une troupe en { $tile }
choice-terre-de-barons-pull = Appeler une troupe depuis { $from }
choice-terre-de-barons-end-order = Terminer l’ordre
choice-terre-de-barons-end-turn = Finir le tour
choice-terre-de-barons-capture = Prendre le donjon
choice-terre-de-barons-decline = Laisser la tuile

## Ce qui arriverait

effect-terre-de-barons-pause = Votre baron devra repartir avec la seconde action
effect-terre-de-barons-spends-bonus = Prend le bonus du dé
effect-terre-de-barons-swap =
    Échange avec le baron { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    }
effect-terre-de-barons-points = Points : { $before } → { $after }
effect-terre-de-barons-clash =
    Affrontement : une troupe { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
       *[green] verte
    } tombe, la vôtre revient en réserve
effect-terre-de-barons-siege =
    Siège du donjon { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } : { $count } sur { $needs }
effect-terre-de-barons-fall =
    Le donjon { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } tombe
effect-terre-de-barons-capture = Le donjon devient le vôtre
effect-terre-de-barons-capture-offered = Vous pourrez alors prendre le donjon
effect-terre-de-barons-capture-in =
    Encore { $left } { $left ->
        [one] troupe
       *[other] troupes
    } ensuite pour y prendre pied

## Journal

log-terre-de-barons-lay = les 37 tuiles sont posées
log-terre-de-barons-mountain = montagne en { $tile }
    .many = montagnes en { $places }
log-terre-de-barons-post =
    { $officer ->
        [0] baron
       *[other] chevalier
    } { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } en { $tile }
log-terre-de-barons-first =
    { $place ->
        [1] joue en premier
       *[other] joue en place { $place }
    }
log-terre-de-barons-colour =
    prend { $colour ->
        [blue] les bleus
        [yellow] les jaunes
        [red] les rouges
       *[green] les verts
    }
log-terre-de-barons-deal =
    { $known ->
        [1] reçoit sa carte : { $number }
       *[other] reçoit sa carte personnelle
    }
    .brief = reçoit sa carte
log-terre-de-barons-roll = lance le dé : { $die }
log-terre-de-barons-treasury = fait appel au trésor, dé sur { $die }
    .brief = trésor : { $die }
log-terre-de-barons-move =
    { $officer ->
        [0] baron
       *[other] chevalier
    } { $from } → { $tile }{ $bonus ->
        [1] , bonus du dé
       *[other] {""}
    }
    .brief = { $places }
log-terre-de-barons-ride =
    chevauchée éclair : { $officer ->
        [0] baron
       *[other] chevalier
    } { $from } → { $tile }
    .brief = chevauchée { $places }
log-terre-de-barons-swap =
    le baron { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } passe de { $from } à { $tile }
    .brief = baron { $places }
log-terre-de-barons-recruit =
    recrute { $count } { $count ->
        [one] troupe
       *[other] troupes
    } en { $tile }{ $bonus ->
        [1] , bonus du dé
       *[other] {""}
    }
    .many = recrute { $total } troupes en { $places }
    .brief = +{ $total } en { $places }
log-terre-de-barons-build = construit un donjon en { $tile }, valeur { $value }
    .brief = donjon en { $places }
log-terre-de-barons-dismantle = déconstruit le donjon de { $tile }
    .brief = déconstruit { $places }
log-terre-de-barons-disperse = disperse depuis { $tile }
log-terre-de-barons-concentrate = concentre sur { $tile }
log-terre-de-barons-send = 1 troupe { $from } → { $tile }
    .many = { $count } troupes { $places }
    .brief = { $places }
log-terre-de-barons-pull = 1 troupe { $from } → { $tile }
    .many = { $count } troupes { $places }
    .brief = { $places }
log-terre-de-barons-clash =
    affrontement en { $tile } : une troupe { $loser ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
       *[green] verte
    } tombe
    .brief = une troupe tombe
log-terre-de-barons-fall =
    le donjon { $loser ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } de { $tile } tombe
    .brief = un donjon tombe
log-terre-de-barons-capture = prend le donjon de { $tile }
log-terre-de-barons-decline = laisse la tuile { $tile }
log-terre-de-barons-end-order = termine l’ordre
log-terre-de-barons-end-turn = finit le tour
log-terre-de-barons-over = fin de la partie

## Fins et score

ending-terre-de-barons-points = Le nombre de points est atteint
ending-terre-de-barons-troops = Un joueur n’a presque plus de troupes
ending-terre-de-barons-cap = La limite de tours est atteinte
score-terre-de-barons-points = Points
score-terre-de-barons-keeps = Donjons
score-terre-de-barons-troops = Troupes disponibles
goal-terre-de-barons = premier à { $goal } points
pitch-terre-de-barons = Recrutez, déplacez, bâtissez : les donjons sur les terres les plus riches gagnent.

## Le plateau, à voix haute

board-terre-de-barons-name = Plateau, 37 tuiles
board-terre-de-barons-tile = Tuile { $tile }, valeur { $value }
board-terre-de-barons-mountain = Tuile { $tile }, montagne
board-terre-de-barons-unlaid = Tuile { $tile }, pas encore posée
board-terre-de-barons-keep =
    donjon { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    }
board-terre-de-barons-troops =
    { $count } { $count ->
        [one] troupe
       *[other] troupes
    } { $colour ->
        [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
        [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
        [red] { $count ->
        [one] rouge
       *[other] rouges
    }
       *[green] { $count ->
        [one] verte
       *[other] vertes
    }
    }
board-terre-de-barons-baron =
    baron { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    }
board-terre-de-barons-knight =
    chevalier { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    }{ $state ->
        [active] {" "}actif
        [melee] {" "}en mêlée
       *[other] {""}
    }
board-terre-de-barons-siege = siège { $count } sur { $needs }
board-terre-de-barons-card = Ma carte personnelle, tuile { $number }
board-terre-de-barons-die = Dé : { $die }

## Le dé et le tour

bonus-terre-de-barons-title = Bonus du dé
bonus-terre-de-barons-open = à prendre une fois ce tour
bonus-terre-de-barons-spent = déjà pris
bonus-terre-de-barons-recruit = Recruter
bonus-terre-de-barons-recruit-keep = { $count } au donjon
bonus-terre-de-barons-move = Se déplacer
bonus-terre-de-barons-move-tiles =
    { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
bonus-terre-de-barons-two-orders = Deux ordres
bonus-terre-de-barons-allowed = permis
bonus-terre-de-barons-refused = non
bonus-terre-de-barons-short =
    { $recruit } { $recruit ->
        [one] troupe
       *[other] troupes
    } · { $move } { $move ->
        [one] tuile
       *[other] tuiles
    } · { $orders ->
        [1] 2 ordres
       *[other] 1 ordre
    }
bonus-terre-de-barons-choose = Bonus du dé, au choix

## Chez chaque joueur

player-terre-de-barons-diversity = diversité
player-terre-de-barons-board = en jeu
player-terre-de-barons-reserve = réserve
player-terre-de-barons-discard = défausse
player-terre-de-barons-keeps = donjons en réserve
player-terre-de-barons-card-held = carte personnelle en main
player-terre-de-barons-card-spent = carte dépensée au trésor
player-terre-de-barons-card-played = carte jouée
player-terre-de-barons-card-none = sans carte

## Réglages tout faits et groupes d’options

preset-terre-de-barons-book = La règle
    .help = 16, 12 ou 10 points
preset-terre-de-barons-short = Courte
    .help = 8 points
preset-terre-de-barons-open = Sans carte
    .help = rien de caché
preset-terre-de-barons-late-2025 = Fin 2025
    .help = 19, 14 ou 12 points, prises à 9
group-terre-de-barons-end = La fin et les points
group-terre-de-barons-pieces = Les pièces et le plateau
group-terre-de-barons-costs = Bâtir, abattre, prendre
group-terre-de-barons-die = Le dé
group-terre-de-barons-moves = Mouvements et mêlées
part-terre-de-barons-die-1 = dé 1
part-terre-de-barons-die-2 = dé 2
part-terre-de-barons-die-3 = dé 3
part-terre-de-barons-die-4 = dé 4
part-terre-de-barons-die-5 = dé 5
part-terre-de-barons-die-6 = dé 6
option-terre-de-barons-goal-0 = selon l’édition
option-terre-de-barons-two_orders_from-7 = jamais
option-terre-de-barons-personal_cards-0 = aucune
option-terre-de-barons-personal_cards-1 = une
option-terre-de-barons-max_turns-0 = sans limite

## Options

option-terre-de-barons-thresholds = Points à atteindre
    .help = Selon l’édition, à 2, 3 et 4 joueurs.
option-terre-de-barons-thresholds-16-12-10 = 16 / 12 / 10 (règle)
option-terre-de-barons-thresholds-19-14-12 = 19 / 14 / 12 (fin 2025)
option-terre-de-barons-thresholds-18-14-12 = 18 / 14 / 12 (2026)
option-terre-de-barons-goal = Points, au choix
    .help = Un seul nombre, quel que soit le nombre de joueurs.
option-terre-de-barons-end_at_available_troops = Fin par épuisement
    .help = La partie s’arrête dès qu’un joueur a ce nombre de troupes disponibles ou moins.
option-terre-de-barons-troops = Troupes
    .help = Troupes de chaque joueur.
option-terre-de-barons-keeps = Donjons
    .help = Donjons de chaque joueur.
option-terre-de-barons-knights = Chevaliers
    .help = Chevaliers de chaque joueur.
option-terre-de-barons-mountains = Montagnes
    .help = Tuiles retournées à la mise en place.
option-terre-de-barons-build_cost = Coût d’un donjon
    .help = Troupes qui bâtissent un donjon.
option-terre-de-barons-destroy_cost = Coût d’une destruction
    .help = Troupes qui abattent un donjon sans défense.
option-terre-de-barons-capture_total = Troupes d’une capture
    .help = Troupes engagées en un ordre pour prendre un donjon.
option-terre-de-barons-capture_discard = Défausse d’une capture
    .help = Combien d’entre elles vont à la défausse.
option-terre-de-barons-capture_optional = Capture au choix
    .help = On peut refuser de prendre le donjon.
option-terre-de-barons-melee_mode = Mêlées à quatre couleurs
    .help = Quand les quatre couleurs se rencontrent et qu’une seule a deux chevaliers.
option-terre-de-barons-melee_mode-seed = tous en mêlée (règle)
option-terre-de-barons-melee_mode-plurality = la couleur doublée reste active
option-terre-de-barons-dispersion_may_stop_on_active_knight = S’arrêter chez un chevalier actif
    .help = Une troupe dispersée peut s’arrêter sur la tuile d’un chevalier adverse actif.
option-terre-de-barons-troop_moves_limit = Une troupe bouge une fois
    .help = Par tour, ou par ordre.
option-terre-de-barons-troop_moves_limit-turn = par tour (règle)
option-terre-de-barons-troop_moves_limit-order = par ordre
option-terre-de-barons-end_check = Quand la fin est vérifiée
    .help = Aussitôt, après chaque action, ou à la fin du tour.
option-terre-de-barons-end_check-atomic = aussitôt (règle)
option-terre-de-barons-end_check-action = après chaque action
option-terre-de-barons-end_check-turn = à la fin du tour
option-terre-de-barons-isolation_policy = Tuiles isolées
    .help = Ce qu’on fait quand les montagnes coupent le plateau.
option-terre-de-barons-isolation_policy-none = rien (règle)
option-terre-de-barons-isolation_policy-redraw_piece = l’officier isolé est replacé
option-terre-de-barons-isolation_policy-redraw_mountains = les montagnes sont retirées
option-terre-de-barons-diversity = Points de diversité
    .help = 2, 3 ou 4 points pour 2, 3 ou 4 couleurs de tuiles.
option-terre-de-barons-recruit_bonus = Recrutement au dé
    .help = Troupes recrutées sans donjon, selon le dé.
    .row = recrues
option-terre-de-barons-recruit_keep_bonus = Recrutement au dé, avec donjon
    .help = Troupes recrutées sur son donjon, selon le dé.
    .row = au donjon
option-terre-de-barons-move_bonus = Déplacement au dé
    .help = Tuiles parcourues, selon le dé.
    .row = tuiles
option-terre-de-barons-two_orders_from = Deux ordres à partir de
    .help = Le dé à partir duquel le bonus permet deux ordres.
option-terre-de-barons-value_1_bonus = Recrues en plus sur une tuile 1
    .help = Avec le dé seulement.
option-terre-de-barons-swift_value_2 = Départ rapide des tuiles 2
    .help = Avec le dé, un officier parti d’une tuile 2 va une tuile plus loin.
option-terre-de-barons-personal_cards = Carte personnelle
    .help = Cartes distribuées à chacun.
option-terre-de-barons-max_turns = Limite de tours
    .help = La partie s’arrête après autant de tours.

## Sur un petit écran

tray-terre-de-barons-score = { $points } points sur { $goal }
tray-terre-de-barons-colour =
    { $colour ->
        [blue] Les bleus
        [yellow] Les jaunes
        [red] Les rouges
       *[green] Les verts
    }
tray-terre-de-barons-home = baron en { $tile }
tray-terre-de-barons-treasury = Trésor
tray-terre-de-barons-die = Dé { $die }
tray-terre-de-barons-rolled = Dé { $die }
tray-terre-de-barons-cards = Carte
tray-terre-de-barons-card = Ma carte
tray-terre-de-barons-card-tile = tuile { $tile }
tray-terre-de-barons-orders = Ordres
tray-terre-de-barons-order-recruit = Recruter
tray-terre-de-barons-order-build = Construire
tray-terre-de-barons-order-dismantle = Déconstruire
tray-terre-de-barons-order-disperse = Disperser
tray-terre-de-barons-order-concentrate = Concentrer
tray-terre-de-barons-ride = Aller loin
tray-terre-de-barons-points = { $before } → { $after } points
tray-terre-de-barons-troops =
    { $count } { $count ->
        [one] troupe
       *[other] troupes
    }
tray-terre-de-barons-troops-die =
    { $count }, avec le dé
tray-terre-de-barons-bonus-spent = bonus pris
tray-terre-de-barons-bonus-open = bonus à prendre
tray-terre-de-barons-tile = Tuile { $tile }
tray-terre-de-barons-officer =
    { $rank ->
        [baron] Baron
       *[knight] Chevalier
    }
tray-terre-de-barons-mark =
    { $mark ->
        [fight] affrontement
        [siege] siège
        [fall] il tombe
        [capture] à prendre
       *[bonus] avec le dé
    }
tray-terre-de-barons-held-tile = Un ordre pour la tuile { $tile }
tray-terre-de-barons-held-tile-help = Choisissez-le dans la rangée.
tray-terre-de-barons-held-officer =
    { $rank ->
        [baron] Baron
       *[knight] Chevalier
    } de la tuile { $tile }
tray-terre-de-barons-held-officer-help =
    { $rank ->
        [baron] Touchez une tuile éclairée : il y va.
       *[knight] Touchez une tuile éclairée : il y va.
    }
tray-terre-de-barons-held-card = Chevauchée vers la tuile { $tile }
tray-terre-de-barons-held-card-help = Touchez l’officier qui y va.
tray-terre-de-barons-later-turn = d’abord une action
tray-terre-de-barons-later-order = d’abord une troupe
