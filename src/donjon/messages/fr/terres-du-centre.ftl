## La boîte

game-terres-du-centre = Un dernier donjon
    .cover =
        Un dernier
        donjon
        pour la route
    .authors = L. Escoffier, S. Pauchon

## Ce qui est demandé

prompt-terres-du-centre-seating = On tire au sort qui commence
prompt-terres-du-centre-house = Choisissez votre Maison
prompt-terres-du-centre-house-team = Choisissez la Maison de votre équipe
    .short = Votre Maison, à deux
prompt-terres-du-centre-tokens = Qui de vous deux prend le Sceau ?
    .short = Qui prend le Sceau ?
prompt-terres-du-centre-seal-pile = Les Sceaux sont posés sur les piles
    .short = On pose les Sceaux
prompt-terres-du-centre-deal = Les cartes sont distribuées
prompt-terres-du-centre-act = Posez une carte
prompt-terres-du-centre-after = Votre carte est posée : une pièce, ou la fin du tour
    .short = Une pièce, ou fin du tour
prompt-terres-du-centre-must-raise = Votre main est vide : érigez d’abord un donjon
    .short = Érigez d’abord un donjon
prompt-terres-du-centre-must-free = Votre main est vide : libérez une de vos piles
    .short = Libérez une de vos piles
prompt-terres-du-centre-lost = Rien ne peut libérer vos cartes : ce tour est perdu
    .short = Ce tour est perdu
prompt-terres-du-centre-stuck = Aucune de vos cartes ne peut être posée : finissez le tour et défaussez-en une
    .short = Aucune carte ne va
prompt-terres-du-centre-stuck-pass = Aucune de vos cartes ne peut être posée : ce tour est perdu
    .short = Aucune carte ne va
prompt-terres-du-centre-lay = Choisissez la place de la carte
    .short = Où va la carte ?
prompt-terres-du-centre-raise = Placez le donjon { $keep }
prompt-terres-du-centre-knight = Placez votre chevalier
    .short = La case du chevalier
prompt-terres-du-centre-dragon = Où votre dragon détruit-il ?
    .short = La case que le dragon détruit
prompt-terres-du-centre-bridge = Choisissez la place de votre pont
    .short = La place du pont
prompt-terres-du-centre-draw = Une pile est libre : ses cartes vont en main
    .short = Une pile est libre
prompt-terres-du-centre-discard = Choisissez la carte à défausser
prompt-terres-du-centre-over = La partie est finie

## La deuxième ligne : pourquoi, et comment

help-terres-du-centre-house = Seuls le nom et les couleurs les distinguent.
help-terres-du-centre-house-team = Seuls le nom et les couleurs les distinguent.
help-terres-du-centre-tokens = Les cartes royales et les donjons 1 et 2 le suivent ; l’autre a le Chevalier et les donjons 3 et 4.
    .short = Avec lui les donjons 1 et 2 ; l’autre a le Chevalier, les donjons 3 et 4.
help-terres-du-centre-act = Prenez une carte de votre main ; donjons, jetons et pont se jouent avant ou après.
    .short = Donjons, jetons et pont se jouent avant ou après.
help-terres-du-centre-after = Donjons, jetons et pont peuvent encore être posés.
help-terres-du-centre-must-raise = La pile qu’il couvrait viendra dans votre main.
help-terres-du-centre-must-free = Érigez un donjon, ou utilisez le Sceau resté seul sur une pile.
help-terres-du-centre-lost = Vous pouvez encore poser des pièces avant la fin du tour.
help-terres-du-centre-stuck = Vous pouvez encore poser des pièces avant.
    .short = Finissez le tour et défaussez-en une, après vos pièces.
help-terres-du-centre-stuck-pass = Vous gardez vos cartes.
help-terres-du-centre-lay = Une case au moins touche son terrain hors de la carte ; un seul terrain peut recouvrir.
    .short = Une case touche son terrain ; un seul terrain peut recouvrir.
help-terres-du-centre-raise = Toute case vide d’un groupe sans donjon, qui que ce soit qui l’ait posé.
help-terres-du-centre-knight = Aucun dragon ne se posera dans le fief où il se tient.
help-terres-du-centre-dragon = Toute case vide d’un groupe sans chevalier.
help-terres-du-centre-bridge = D’un fief de votre Maison, par-dessus une case, vers un groupe libre du même terrain.
    .short = D’un de vos fiefs, par-dessus une case, vers un groupe du même terrain.
help-terres-du-centre-discard = Elle quitte la partie, face visible.

## Ce qu’on peut choisir

choice-terres-du-centre-house =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
choice-terres-du-centre-holder =
    { $own ->
        [1] Je prends le Sceau
       *[other] Mon partenaire le prend
    }
types-terres-du-centre =
    { $white ->
        [0] {""}
       *[other] { $white } { $white ->
            [one] blanche
           *[other] blanches
        }
    }{ $green ->
        [0] {""}
       *[other] { $first ->
            [green] {""}
           *[other] {", "}
        }{ $green } { $green ->
            [one] verte
           *[other] vertes
        }
    }{ $red ->
        [0] {""}
       *[other] { $first ->
            [red] {""}
           *[other] {", "}
        }{ $red } { $red ->
            [one] rouge
           *[other] rouges
        }
    }{ $yellow ->
        [0] {""}
       *[other] { $first ->
            [yellow] {""}
           *[other] {", "}
        }{ $yellow } { $yellow ->
            [one] jaune
           *[other] jaunes
        }
    }
choice-terres-du-centre-card = Prendre la carte : { types-terres-du-centre }
choice-terres-du-centre-keep = Ériger le donjon { $keep }
choice-terres-du-centre-knight = Poster le chevalier
choice-terres-du-centre-dragon =
    Envoyer un dragon ({ $token ->
        [knight] au lieu du chevalier
       *[seal] au lieu du Sceau
    })
choice-terres-du-centre-bridge = Construire le pont
choice-terres-du-centre-seal = Sceller le donjon { $keep }
choice-terres-du-centre-end = Finir le tour
choice-terres-du-centre-end-discard = Finir le tour et défausser
choice-terres-du-centre-end-lost = Perdre le tour
choice-terres-du-centre-discard = Défausser la carte : { types-terres-du-centre }
choice-terres-du-centre-put-card =
    Poser la carte{ $turns ->
        [0] {""}
        [1] , tournée une fois
       *[other] , tournée { $turns } fois
    }
choice-terres-du-centre-put-keep = Ériger le donjon ici
choice-terres-du-centre-put-knight = Poster le chevalier ici
choice-terres-du-centre-put-dragon = Détruire cette case
choice-terres-du-centre-put-bridge =
    Construire le pont{ $turns ->
        [0] , couché
       *[other] , debout
    }

## Ce qui se passerait

effect-terres-du-centre-own =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } : { $before } → { $after }
effect-terres-du-centre-both =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } : { $before } → { $after } · { $rival ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } : { $rival_before } → { $rival_after }
effect-terres-du-centre-seal =
    { $size ->
        [0] Pas encore érigé : ne doublera que s’il l’est un jour
       *[other] Compte { $size } de plus en l’état
    }

## Journal

log-terres-du-centre-first = commence
log-terres-du-centre-house =
    { $left ->
        [1] a la Maison qui reste
       *[other] choisit sa Maison
    } : { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
    .brief = choisit sa Maison
log-terres-du-centre-holder =
    { $own ->
        [1] prend le Sceau
       *[other] prend le Chevalier et laisse le Sceau à son partenaire
    }
    .brief = prend un jeton
log-terres-du-centre-seal-pile = Sceau sur la pile du donjon { $keep }
log-terres-du-centre-deal =
    { $known ->
        [1] reçoit { $card }
       *[other] reçoit une carte
    }
    .many = reçoit { $count } cartes
log-terres-du-centre-preview =
    { $known ->
        [1] a vu { $card } partir sous une pile
       *[other] a vu une carte partir sous une pile
    }
    .many = a vu { $count } cartes partir sous des piles
    .brief = a vu une carte
log-terres-du-centre-lay =
    pose une carte{ $covered ->
        [0] {""}
        [one] {" "}et recouvre une case
       *[other] {" "}et recouvre { $covered } cases
    }
    .brief = pose une carte
log-terres-du-centre-raise =
    érige le donjon { $keep } : { $size } { $size ->
        [one] case
       *[other] cases
    }
    .brief = érige le donjon { $keep }
log-terres-du-centre-dragon = envoie un dragon
log-terres-du-centre-knight = poste son chevalier
log-terres-du-centre-bridge =
    construit un pont : { $size } { $size ->
        [one] case
       *[other] cases
    }
    .brief = construit un pont
log-terres-du-centre-seal =
    { $known ->
        [1] scelle le donjon { $keep }
       *[other] scelle une carte royale
    }
log-terres-du-centre-release =
    prend la pile du donjon { $keep } : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
    .brief = prend une pile
log-terres-du-centre-draw =
    { $known ->
        [1] prend { $card }
       *[other] prend une carte
    }
    .many = prend { $count } cartes
log-terres-du-centre-discard = défausse { $card }
log-terres-du-centre-lost = perd son tour
log-terres-du-centre-end-turn = finit son tour
log-terres-du-centre-reveal =
    { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    } avait scellé le donjon { $keep } : { $size } de plus
    .brief = dévoile une carte
log-terres-du-centre-over = fin de la partie

## Fins et score

ending-terres-du-centre-cards = La dernière carte a été posée
ending-terres-du-centre-lost = Plus personne ne peut jouer de carte
score-terres-du-centre-points = Points
score-terres-du-centre-squares = Cases des fiefs
score-terres-du-centre-sealed = Grâce au Sceau
score-terres-du-centre-largest = Plus grand fief
goal-terres-du-centre = les plus grands fiefs
pitch-terres-du-centre = Posez la terre, érigez vos donjons, recouvrez celle du voisin.

## Le plateau, lu à voix haute

board-terres-du-centre-name =
    Les terres, { $count } { $count ->
        [one] case
       *[other] cases
    }
board-terres-du-centre-square =
    { $type ->
        [W] case blanche
        [G] case verte
        [R] case rouge
        [Y] case jaune
        [void] rien encore
       *[destroyed] case détruite
    }
board-terres-du-centre-keep =
    donjon { $windows } de { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }, fief de { $size }
board-terres-du-centre-fief =
    dans le fief du donjon { $windows } de { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
board-terres-du-centre-knight =
    chevalier de { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
board-terres-du-centre-dragon =
    dragon de { $house ->
        [edelstein] Edelstein
        [brownbear] Brownbear
       *[bonamour] Bonamour
    }
board-terres-du-centre-bridge = pont
board-terres-du-centre-place = La carte se poserait ici
board-terres-du-centre-turn-left = Tourner à gauche
board-terres-du-centre-turn-right = Tourner à droite
board-terres-du-centre-turn-card = Tourner : molette ou touche T
board-terres-du-centre-turn-bridge = Tourner : touche T
board-terres-du-centre-not-here = La carte ne peut pas se poser ici
board-terres-du-centre-reason-1 = Aucune de ses cases ne toucherait son propre terrain
board-terres-du-centre-reason-2 = Deux terrains recouvriraient des cases
board-terres-du-centre-reason-3 = Elle recouvrirait une pièce
board-terres-du-centre-reason-4 = Elle n’apporterait aucune case nouvelle
board-terres-du-centre-reason-5 = Elle relierait deux fiefs
board-terres-du-centre-reason-6 = Les terres deviendraient trop grandes
board-terres-du-centre-reason-7 = Elle recouvrirait une case de son propre terrain
board-terres-du-centre-card = Carte : { types-terres-du-centre }

## Chez chaque joueur

player-terres-du-centre-house =
    { $house ->
        [edelstein] Edelstein de Granitberg
        [brownbear] Brownbear d’Oakwood
       *[bonamour] Bonamour du Fer Forgé
    }
    .short =
        { $house ->
            [edelstein] Edelstein
            [brownbear] Brownbear
           *[bonamour] Bonamour
        }
player-terres-du-centre-no-house = pas encore de Maison
player-terres-du-centre-hand = main
player-terres-du-centre-piles = en pile
player-terres-du-centre-waiting = sur sa pile
player-terres-du-centre-knight = chevalier
player-terres-du-centre-seal = Sceau
player-terres-du-centre-bridge = pont
player-terres-du-centre-ready = disponible
player-terres-du-centre-front = utilisé
player-terres-du-centre-dragon = utilisé en dragon
player-terres-du-centre-absent = pas à lui
player-terres-du-centre-my-hand = Ma main
player-terres-du-centre-my-hand-note = visible de vous seul
player-terres-du-centre-my-piles = Mes piles
player-terres-du-centre-my-piles-note =
    { $count ->
        [0] toutes libérées
        [one] encore une à libérer
       *[other] encore { $count } à libérer
    }
player-terres-du-centre-pile-keep = donjon
player-terres-du-centre-pile-seal = Sceau
player-terres-du-centre-pile-both = donjon, Sceau
player-terres-du-centre-released = libérée
player-terres-du-centre-royal = Cartes royales
player-terres-du-centre-royal-note = Sceau : fief ×2
player-terres-du-centre-also = Aussi ce tour
player-terres-du-centre-also-note = avant ou après
player-terres-du-centre-keep-button = Donjon
player-terres-du-centre-knight-button = Chevalier
player-terres-du-centre-bridge-button = Pont
player-terres-du-centre-dragon-knight = Dragon (Chevalier)
player-terres-du-centre-dragon-seal = Dragon (Sceau)
player-terres-du-centre-royal-card =
    { $sealed ->
        [1] Carte royale { $keep }, scellée
       *[other] Carte royale { $keep }
    }
player-terres-du-centre-known = Quelque part sous vos piles
player-terres-du-centre-partner-hand = La main de votre partenaire
player-terres-du-centre-round = Manche { $turn } sur { $rounds }

## Réglages tout faits et groupes d’options

preset-terres-du-centre-book = Par blocs
    .help = terrains groupés
preset-terres-du-centre-varied = Varié
    .help = terrains mêlés
group-terres-du-centre-cards = Les cartes
group-terres-du-centre-land = Poser les cartes
group-terres-du-centre-keeps = Donjons et actions
group-terres-du-centre-pieces = Chevaliers et ponts
group-terres-du-centre-start = Le début et la fin
option-terres-du-centre-max_donjons_per_turn-0 = sans limite
option-terres-du-centre-max_each_optional-0 = sans limite
option-terres-du-centre-max_extent-0 = sans limite

## Options

option-terres-du-centre-deck = Paquet
    .help = Lesquelles on mêle avant de les distribuer.
    .code = block30, varied30, ou votre propre liste (quatre lettres par carte : W, G, R, Y, dans le sens horaire)
option-terres-du-centre-deck-block30 = par blocs (par défaut)
option-terres-du-centre-deck-varied30 = varié
option-terres-du-centre-start_card = Carte de départ
    .help = Ses quatre terrains.
    .code = quatre lettres dans le sens horaire, depuis le coin haut gauche
option-terres-du-centre-preview_own_cards = Consulter ses cartes
    .help = Avant de jouer, chacun voit toutes ses cartes, mais pas où elles sont.
option-terres-du-centre-max_donjons_per_turn = Donjons par tour
    .help = Combien on peut en ériger.
option-terres-du-centre-max_each_optional = Chaque action par tour
    .help = Combien de fois chaque sorte d’action facultative.
option-terres-du-centre-same_type_cover = Recouvrir le même terrain
    .help = Une case peut en recouvrir une de son propre terrain.
option-terres-du-centre-require_new_square = Agrandir la surface
    .help = Une carte doit occuper au moins une case qui n’était pas en jeu.
option-terres-du-centre-donjon_on_bridge_end = Donjon au bout d’un pont
    .help = Un donjon peut être érigé là où un pont s’appuie.
option-terres-du-centre-knight_protects_unoccupied = Chevalier en terre libre
    .help = Un chevalier coupé de tout donjon éloigne encore les dragons.
option-terres-du-centre-knight_own_fief_only = Chevalier chez lui
    .help = Un chevalier ne se tient que dans un fief de sa Maison.
option-terres-du-centre-knight_share_donjon = Chevalier au donjon
    .help = Un chevalier peut se tenir sur la case d’un donjon.
option-terres-du-centre-bridge_over_void = Pont sur le vide
    .help = Le milieu d’un pont peut être un endroit où rien n’est posé.
option-terres-du-centre-bridge_needs_own_fief = Pont depuis son fief
    .help = Un pont part d’un fief de la Maison qui le construit.
option-terres-du-centre-empty_hand_needs_donjon = Donjon d’abord, main vide
    .help = Main vide, un donjon doit être érigé si possible ; sinon le Sceau seul peut aussi libérer une pile.
option-terres-du-centre-unplayable = Quand aucune carte ne se pose
    .help = On en défausse une, ou on perd son tour.
option-terres-du-centre-unplayable-discard = en défausser une (par défaut)
option-terres-du-centre-unplayable-pass = perdre son tour
option-terres-du-centre-tie_break = Égalités
    .help = Ce qui départage des totaux égaux.
option-terres-du-centre-tie_break-none = victoire partagée (par défaut)
option-terres-du-centre-tie_break-largest = le plus grand fief
option-terres-du-centre-team_share = Partenaires sans secret
    .help = À quatre : les partenaires voient la main et la carte scellée l’un de l’autre.
option-terres-du-centre-houses = Maisons
    .help = Chacun choisit à son tour (à quatre, un joueur de chaque équipe), ou elles sont données selon la place.
option-terres-du-centre-houses-chosen = choisies (par défaut)
option-terres-du-centre-houses-dealt = données
option-terres-du-centre-seal_seat = Qui a les Sceaux
    .help = À quatre : les partenaires choisissent, ou selon l’ordre du tour ; les autres ont les Chevaliers.
option-terres-du-centre-seal_seat-chosen = au choix des partenaires (par défaut)
option-terres-du-centre-seal_seat-0-1 = premier et deuxième
option-terres-du-centre-seal_seat-0-3 = premier et quatrième
option-terres-du-centre-seal_seat-2-1 = troisième et deuxième
option-terres-du-centre-seal_seat-2-3 = troisième et quatrième
option-terres-du-centre-first_seat = Qui commence
    .help = Tiré au sort, ou toujours la même place.
option-terres-du-centre-first_seat-random = au sort (par défaut)
option-terres-du-centre-first_seat-0 = la première place
option-terres-du-centre-first_seat-1 = la deuxième place
option-terres-du-centre-first_seat-2 = la troisième place
option-terres-du-centre-first_seat-3 = la quatrième place
option-terres-du-centre-max_extent = Étendue maximale
    .help = Jusqu’où les terres vont en largeur et en hauteur.

## Sur un petit écran

tray-terres-du-centre-score =
    { $points } { $points ->
        [one] point
       *[other] points
    }
tray-terres-du-centre-hand = Main
tray-terres-du-centre-keeps = Donjons
tray-terres-du-centre-keep = Donjon { $keep }
tray-terres-du-centre-cards =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    }
tray-terres-du-centre-tokens = Jetons
tray-terres-du-centre-knight = Chevalier
tray-terres-du-centre-seal = Sceau
tray-terres-du-centre-or-dragon = ou dragon
tray-terres-du-centre-dragon = Dragon
tray-terres-du-centre-burns = détruit
tray-terres-du-centre-guards = protège
tray-terres-du-centre-royal = Donjon { $keep }
tray-terres-du-centre-doubles = fief ×2
tray-terres-du-centre-bridge = Pont
tray-terres-du-centre-square =
    { $type ->
        [W] Blanche
        [G] Verte
        [R] Rouge
        [Y] Jaune
       *[other] Case
    }
tray-terres-du-centre-place = Ici
tray-terres-du-centre-points = { $before } → { $after }
tray-terres-du-centre-later-card = posez d’abord une carte
tray-terres-du-centre-later-keep = érigez d’abord un donjon
tray-terres-du-centre-turn = Tourner
tray-terres-du-centre-turn-left = À gauche
tray-terres-du-centre-turn-right = À droite
