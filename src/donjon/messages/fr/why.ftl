# Pourquoi pas : ce qui ne va pas, et `.why` dit pourquoi. Les clés de jeu finissent par le numéro de la règle.

refusal-now = Pas maintenant
    .why = Ce n’est pas ce qui est demandé ici.
refusal-turn = Ce n’est pas à vous
    .why = Quelqu’un d’autre joue. Vous pourrez choisir à votre tour.
refusal-over = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-first = Avec quoi ?
    .why = Touchez d’abord ce qui doit aller ici.
refusal-text = Cette notation ne dit rien ici
    .why = « { $text } » n’est le nom d’aucun coup de ce jeu.
refusal-chance = C’est le hasard qui en décide
    .why = Personne ne choisit cela.
refusal-instead = D’abord : { $what }.
refusal-example = Par exemple : { $what }.

## Terre de Barons

refusal-terre-de-barons-theirs = Cette pièce n’est pas à vous
    .why = On ne déplace que ses propres officiers.
refusal-terre-de-barons-mountain = Une montagne
    .why = Personne n’y va, et aucun ordre n’y passe.
refusal-terre-de-barons-TB-1-5 = Il n’y a pas tant de chevaliers
    .why = Chaque couleur a un baron et ses chevaliers, pas davantage.
refusal-terre-de-barons-TB-2-4 = Cette couleur est prise
    .why = Choisissez parmi celles qui restent.
refusal-terre-de-barons-TB-3-3 = Le bonus du dé manque
    .why = Deux ordres dans un tour, ou un recrutement plus grand, prennent le bonus, une seule fois ; deux ordres demandent un dé de 4 à 6.
refusal-terre-de-barons-TB-3-4 = Rien ne changerait
    .why = Une action finit ailleurs qu’elle n’a commencé. Pour ne rien faire, finissez le tour.
refusal-terre-de-barons-TB-3-4-order = L’ordre n’a encore rien fait
    .why = Faites bouger au moins une troupe.
refusal-terre-de-barons-TB-3-5 = Pas maintenant
    .why = Finissez d’abord ce qui est commencé.
refusal-terre-de-barons-TB-4-1 = Trop loin pour lui
    .why = { $spent ->
        [1] Le bonus du dé est pris : un officier marche d’une tuile.
       *[other] Avec ce dé, un officier marche de { $stride } { $stride ->
            [one] tuile
           *[other] tuiles
        } au plus, en contournant les montagnes.
    }
refusal-terre-de-barons-TB-4-2 = Un autre baron s’y tient
    .why = Deux barons ne restent jamais ensemble à la fin d’un tour.
refusal-terre-de-barons-TB-4-3 = Pas avec une pause
    .why = Un baron chez un autre baron doit pouvoir repartir aussitôt ; c’est alors la seule action permise.
refusal-terre-de-barons-TB-4-4 = Pas de chevauchée ici
    .why = Il faut votre carte personnelle encore en main, et une autre tuile que celle où se tient l’officier.
refusal-terre-de-barons-TB-4-5 = Aucun ordre ne part d’ici
    .why = { $keep ->
        [1] Pour cet ordre il faut votre baron, ou un de vos chevaliers sur votre donjon.
       *[other] Il faut votre baron ou votre donjon.
    }
refusal-terre-de-barons-TB-4-5-knight = Un chevalier { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
       *[green] vert
    } bloque cette tuile
    .why = Tant qu’il y est actif, aucun ordre d’une autre couleur n’en part. Un de vos chevaliers l’occuperait en mêlée.
refusal-terre-de-barons-TB-4-6 = Votre chevalier est pris en mêlée
    .why = Un chevalier adverse l’occupe : il n’aide pas à commander.
refusal-terre-de-barons-TB-4-7 = L’ennemi est sur la tuile
    .why = On ne recrute, ne construit ni ne déconstruit à côté de troupes adverses.
refusal-terre-de-barons-TB-4-9 = Le trésor est fermé
    .why = Il s’ouvre après le dé et avant la première action, avec votre carte encore en main.
refusal-terre-de-barons-TB-4-10 = Rien à recruter ici
    .why = Il faut une troupe en réserve, et pas de donjon adverse sur la tuile.
refusal-terre-de-barons-TB-4-11 = Pas encore de donjon ici
    .why = Il y faut { $cost } de vos troupes ; il y en a { $troops }.
refusal-terre-de-barons-TB-4-11-keep = Il y a déjà un donjon
    .why = Une tuile en porte un seul.
refusal-terre-de-barons-TB-4-11-beside = Trop près d’un donjon
    .why = Deux donjons ne sont jamais voisins.
refusal-terre-de-barons-TB-4-11-none = Plus de donjon en réserve
    .why = Un donjon perdu ou déconstruit revient dans la réserve.
refusal-terre-de-barons-TB-4-12 = Rien à déconstruire ici
    .why = Il faut votre propre donjon sur la tuile.
refusal-terre-de-barons-TB-4-13 = Rien à disperser d’ici
    .why = Il faut de vos troupes sur la tuile, et une voisine où aller.
refusal-terre-de-barons-TB-4-13-line = Hors de portée
    .why = Une troupe va tout droit, jusqu’au premier ennemi et jamais par-dessus une montagne.
refusal-terre-de-barons-TB-4-14 = Personne à appeler
    .why = Aucune de vos troupes n’est en ligne droite avec la tuile, sans montagne ni chevalier adverse entre elles.
refusal-terre-de-barons-TB-4-14-line = Aucune troupe à appeler de là
    .why = On appelle ses propres troupes en ligne droite, sans montagne ni chevalier adverse actif sur le chemin.
refusal-terre-de-barons-TB-4-15 = Ces troupes ont déjà bougé
    .why = Une troupe bouge une fois par tour.
refusal-terre-de-barons-TB-7-1 = La partie est finie
    .why = Il n’y a plus rien à décider.

## Barony

refusal-barony-BY-2-13 = D’abord les cités de départ
    .why = On les place tour à tour avant de jouer.
refusal-barony-BY-2-14 = Pas de cité de départ ici
    .why = Un champ, une plaine ou une montagne, sans cité voisine, et pas à côté d’un lieu mystérieux.
refusal-barony-BY-3-2 = Une seule chose par tour
    .why = Choisissez une des six actions, ou des sortilèges si la table en a.
refusal-barony-BY-3-3 = On ne passe pas
    .why = Qui peut agir doit agir.
refusal-barony-BY-4-1 = On ne recrute pas ici
    .why = Il faut une de vos cités, et deux chevaliers au plus, trois au bord d’un lac.
refusal-barony-BY-4-2 = Plus de chevalier en réserve
    .why = Un chevalier revient en réserve quand il construit ou qu’il est détruit.
refusal-barony-BY-4-3 = Personne à déplacer
    .why = Il faut un de vos chevaliers sur la case.
refusal-barony-BY-4-3-nobody = Rien à vous sur cette case
    .why = Commencez par un de vos chevaliers ou une de vos cités.
refusal-barony-BY-4-3-far = Trop loin
    .why = Un chevalier va sur une case voisine.
refusal-barony-BY-4-4 = Ce chevalier a déjà bougé
    .why = Le second déplacement est celui d’un autre chevalier.
refusal-barony-BY-4-5-lake = Un lac, ou hors du plateau
    .why = Aucun chevalier n’y va ni ne le traverse.
refusal-barony-BY-4-5-building = Des murs adverses
    .why = { $building ->
        [city] Aucun chevalier n’entre sur la cité d’un autre.
       *[other] Aucun chevalier n’entre sur la forteresse d’un autre.
    }
refusal-barony-BY-4-5-two = Deux pions adverses y sont
    .why = Où un adversaire a deux pions, personne d’autre n’entre.
refusal-barony-BY-4-5-mountain = Cette montagne est tenue
    .why = Un seul pion adverse ferme une montagne à tous les autres.
refusal-barony-BY-4-8-knight = Personne pour construire ici
    .why = Il faut un de vos chevaliers sur la case.
refusal-barony-BY-4-8-building = Il y a déjà un bâtiment
    .why = Une case en porte un seul.
refusal-barony-BY-4-8-mystery = On ne bâtit pas sur un lieu mystérieux
    .why = Il donne empreintes et magie, pas de terre.
refusal-barony-BY-4-8-enemy = Un chevalier adverse est là
    .why = On ne construit que là où l’on est seul.
refusal-barony-BY-4-9 = Rien à construire
    .why = Ce bâtiment manque à votre réserve, ou ce n’est pas le moment.
refusal-barony-BY-4-10 = Vous y avez déjà bâti
    .why = Une case porte un seul bâtiment.
refusal-barony-BY-4-11 = Pas de cité ici
    .why = Il faut un de vos villages hors des forêts, sans cité voisine ni chevalier adverse, et une cité en réserve.
refusal-barony-BY-4-12 = Pas d’expédition là
    .why = Il faut deux chevaliers en réserve (vous en avez { $knights }) et une case du bord sans aucun pion, qui n’est pas un lac.
refusal-barony-BY-4-13 = Pas assez d’or pour un titre
    .why = Un titre coûte { $cost } ; vous avez { $gold }, il manque { $left }.
refusal-barony-BY-4-13-duke = Vous êtes déjà duc
    .why = Il n’y a pas de titre plus haut.
refusal-barony-BY-4-14 = Un jeton de trop
    .why = On ne paie pas un jeton dont on pourrait se passer.
refusal-barony-BY-5-4 = D’abord le butin
    .why = Choisissez le jeton que vous prenez.
refusal-barony-BY-6-1 = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-barony-BY-6-4 = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-barony-BY-7-6 = Ce sortilège ne se lance pas
    .why = Il coûte { $cost } de magie (vous en avez { $magic }), et il faut que tout son effet puisse s’accomplir.
refusal-barony-BY-7-6-step = Pas avec ce sortilège
    .why = Le sortilège lancé ne va pas jusque-là.
refusal-barony-BY-7-7 = Un sortilège n’y servirait à rien
    .why = Dans une combinaison, chacun doit servir.
refusal-barony-BY-7-7-step = Ce pas ne sert pas le sortilège
    .why = Dans une combinaison, chaque sortilège doit servir.
refusal-barony-BY-7-12 = Le sortilège n’irait pas au bout
    .why = Un pas n’est permis que si la suite est possible.
refusal-barony-BY-12 = Dans l’ordre
    .why = Le même choix se fait dans l’ordre : les cases par leur place, les jetons les plus chers d’abord.

## Baron

refusal-baron-BA-4-1-first = D’abord une tuile du marché
    .why = Le tour commence par une tuile prise au marché.
refusal-baron-BA-4-1-done = Vous avez déjà pris une tuile
    .why = Une par tour. La suivante au tour prochain.
refusal-baron-BA-4-1-empty = Cette place est vide
    .why = Prenez une des tuiles qui restent.
refusal-baron-BA-4-2 = Trop chère
    .why = Elle coûte { $cost } d’honneur et vous en avez { $honour } : on ne descend pas plus bas que { $floor }.
refusal-baron-BA-4-5-first = D’abord une tuile à poser
    .why = Choisissez une tuile de votre réserve, puis une case.
refusal-baron-BA-4-5-done = La tuile de ce tour est posée
    .why = Il reste à placer un donjon, ou non.
refusal-baron-BA-4-5-hand = Cette tuile n’est pas dans votre réserve
    .why = On pose une des tuiles que l’on tient.
refusal-baron-BA-4-5-taken = Il y a déjà une tuile
    .why = Une tuile se pose sur une case vide.
refusal-baron-BA-4-5-apart = Rien ne touche cette case
    .why = Une tuile se pose contre une autre.
refusal-baron-BA-4-6 = Une tuile pareille est à côté
    .why = { $kind ->
        [meadow] Deux tuiles de même nature ne se touchent pas, sauf les prairies.
       *[other] Deux tuiles de même nature ne se touchent pas. Une autre de vos tuiles peut y aller.
    }
refusal-baron-BA-4-10-first = D’abord le donjon
    .why = Placez un donjon sur une prairie libre, ou passez.
refusal-baron-BA-4-10-none = Pas de donjon à placer
    .why = { $locked ->
        [0] Votre réserve est vide : un donjon battu y revient.
       *[other] Un donjon rentré ce tour-ci ne repart qu’au tour prochain.
    }
refusal-baron-BA-4-10-taken = Cette prairie est prise
    .why = Un donjon par prairie.
refusal-baron-BA-4-10-meadow = Ce n’est pas une prairie libre
    .why = Un donjon se place sur une prairie.
refusal-baron-BA-4-16 = La partie est finie
    .why = Il ne reste qu’un joueur debout.
refusal-baron-BA-4-17 = D’abord répondre
    .why = Pour chacun de vos chevaliers : tenter de s’établir, ou renoncer.
refusal-baron-BA-6-1 = La partie est finie
    .why = Toutes les tuiles sont posées.

## Terra Turrium

refusal-terra-turrium-TT-2-1 = Hors du terrain
    .why = Avec ce nombre de joueurs, cette case ne sert pas.
refusal-terra-turrium-TT-2-5 = Pas de drapeau ici
    .why = On plante ses six drapeaux chez soi, un par construction.
refusal-terra-turrium-TT-3-1 = Pas dans ce temps du tour
    .why = D’abord prendre, puis poser, puis bouger.
refusal-terra-turrium-TT-4-1-flag = Un drapeau tient ces cubes
    .why = On ne prend que sur une construction sans drapeau.
refusal-terra-turrium-TT-4-1-empty = Rien à prendre ici
    .why = La case est vide.
refusal-terra-turrium-TT-4-2 = Assez de cubes
    .why = { $count ->
        [one] On en prend un par tour.
       *[other] On en prend { $count } par tour au plus.
    }
refusal-terra-turrium-TT-4-4 = Plus de cube étranger ce tour-ci
    .why = Hors de chez vous, un seul cube par tour.
refusal-terra-turrium-TT-4-5 = Cette construction est enclavée
    .why = Hors de chez vous, on ne prend que d’où l’on voit le bord en ligne droite.
refusal-terra-turrium-TT-4-10 = Un drapeau est là
    .why = On ne pose rien sur une tour.
refusal-terra-turrium-TT-4-11 = Il reste des cubes en main
    .why = { $hand ->
        [one] Posez encore un cube.
       *[other] Posez encore vos { $hand } cubes.
    }
refusal-terra-turrium-TT-4-20 = Pas de drapeau à vous ici
    .why = Commencez par une case où se tient un de vos drapeaux.
refusal-terra-turrium-TT-4-21 = Trop haut ou trop bas
    .why = D’une hauteur { $here } on ne va pas à { $there } : un niveau de différence au plus.
refusal-terra-turrium-TT-4-21-empty = Rien pour s’y tenir
    .why = Un drapeau se tient sur un cube.
refusal-terra-turrium-TT-4-21-own = Votre drapeau y est déjà
    .why = Une case porte un seul drapeau.
refusal-terra-turrium-TT-4-21-far = Trop loin pour un pas
    .why = Un pas va sur une case voisine, jamais en diagonale.
refusal-terra-turrium-TT-4-23 = Pas de retour ici
    .why = Un drapeau revient sur une construction libre d’où l’on voit le bord.
refusal-terra-turrium-TT-4-23-none = Aucun drapeau en réserve
    .why = Seuls les drapeaux capturés reviennent.
refusal-terra-turrium-TT-4-24 = Pas assez de points
    .why = Cela en coûte { $cost }, il en reste { $left }.
refusal-terra-turrium-TT-5-6 = Plus d’attaque
    .why = Vos attaques sont épuisées : on ne capture plus que chez soi.
refusal-terra-turrium-TT-8-2 = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-terra-turrium-TT-8-5 = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-terra-turrium-TT-9-1 = { $open ->
        [1] Plus de capture pour vous
       *[other] Aucune capture encore
    }
    .why = { $open ->
        [1] Le pays est ouvert, mais vos captures sont faites ou le droit n’est pas à vous.
       *[other] Le pays s’ouvre quand quelqu’un finit un tour sur 5, 4, 4, 3, 2 et 1 ; { $near } de vos six drapeaux y sont.
    }
refusal-terra-turrium-R6 = Prenez d’abord
    .why = À cette table, on prend au moins un cube.
refusal-terra-turrium-R8 = Pas par là
    .why = À cette table, un drapeau revient sur le bord de son propre territoire.
refusal-terra-turrium-R9 = Assez haut
    .why = À cette table, les constructions ont une hauteur limite.

## Un Dernier Donjon pour la Route

refusal-terres-du-centre-TC-2-2 = D’abord les Maisons
    .why = Chacun choisit la sienne avant de jouer.
refusal-terres-du-centre-TC-2-4 = C’est à votre partenaire
    .why = Dans une équipe, le Sceau et le Chevalier sont partagés.
refusal-terres-du-centre-TC-2-7 = Cette case n’est pas vide
    .why = Il faut une case en jeu sans donjon, sans jeton et sans pont.
refusal-terres-du-centre-TC-3-1-take = Rien en main
    .why = Prenez d’abord une carte ou une pièce.
refusal-terres-du-centre-TC-3-1-hand = Posez d’abord ce que vous tenez
    .why = Ensuite vous pourrez prendre autre chose.
refusal-terres-du-centre-TC-3-1-card = La carte de ce tour est posée
    .why = Une carte par tour. Des pièces peuvent encore suivre.
refusal-terres-du-centre-TC-3-1-none = Pas dans votre main
    .why = On joue ce que l’on tient.
refusal-terres-du-centre-TC-3-3 = D’abord un donjon
    .why = La main vide, il faut ériger un donjon pour libérer des cartes.
refusal-terres-du-centre-TC-3-4 = Le tour ne peut pas finir
    .why = Libérez d’abord une pile.
refusal-terres-du-centre-TC-3-4-card = Posez d’abord une carte
    .why = Le tour finit une fois la carte posée.
refusal-terres-du-centre-TC-3-5 = Plus aucune carte n’irait
    .why = Avant la carte, on ne fait rien qui l’empêcherait d’être posée.
refusal-terres-du-centre-TC-3-7 = Déjà utilisé
    .why = Ce qui est joué l’est pour de bon.
refusal-terres-du-centre-TC-4-1 = La carte ne touche pas son terrain
    .why = Une de ses cases doit toucher par le côté une case du même terrain. Tournez-la, peut-être.
refusal-terres-du-centre-TC-4-2 = Deux terrains recouvriraient
    .why = Les cases qui recouvrent sont toutes du même terrain.
refusal-terres-du-centre-TC-4-3 = Une pièce serait recouverte
    .why = Jamais une carte sur un donjon, un jeton ou un pont.
refusal-terres-du-centre-TC-4-4 = Rien de nouveau
    .why = Une case au moins se pose là où il n’y avait rien.
refusal-terres-du-centre-TC-4-5 = Deux fiefs se rejoindraient
    .why = Un groupe n’a jamais deux donjons.
refusal-terres-du-centre-TC-5-1 = Pas de donjon à ériger
    .why = Il faut un donjon encore sur sa pile, et une case vide d’une terre sans donjon.
refusal-terres-du-centre-TC-5-1-there = Cette terre a déjà son donjon
    .why = Un donjon s’érige sur une terre libre.
refusal-terres-du-centre-TC-6-1 = Pas de place pour un dragon
    .why = Il se pose sur une case vide d’un groupe sans chevalier.
refusal-terres-du-centre-TC-6-1-there = Pas de dragon ici
    .why = Il se pose sur une case vide d’un groupe sans chevalier.
refusal-terres-du-centre-TC-7-1 = Pas de place pour le chevalier
    .why = Il se tient sur une case vide d’un fief.
refusal-terres-du-centre-TC-7-1-there = Pas de chevalier ici
    .why = Il se tient sur une case vide d’un fief, pas en terre libre.
refusal-terres-du-centre-TC-7-2 = Un chevalier garde cette terre
    .why = Aucun dragon ne se pose dans son groupe.
refusal-terres-du-centre-TC-8-1 = Pas de sceau ici
    .why = Le Sceau va sur une de vos cartes royales.
refusal-terres-du-centre-TC-9-1 = Aucun pont possible
    .why = Il faut trois cases en ligne, en jeu et sans jeton, sans donjon au milieu.
refusal-terres-du-centre-TC-9-1-there = Pas de pont ici
    .why = Il faut trois cases en ligne, en jeu et sans jeton, sans donjon au milieu.
refusal-terres-du-centre-TC-9-2 = Aucun pont possible
    .why = Il relie, par-dessus une case, un de vos fiefs à une terre libre du même terrain.
refusal-terres-du-centre-TC-9-2-there = Ce pont ne relierait rien
    .why = Un bout dans un de vos fiefs, l’autre sur une terre libre du même terrain.
refusal-terres-du-centre-TC-11-1 = La partie est finie
    .why = Il n’y a plus rien à décider.
refusal-terres-du-centre-TC-14 = Trop loin
    .why = À cette table les terres ont { $extent } cases de côté au plus.
refusal-terres-du-centre-R3 = Assez pour ce tour
    .why = À cette table, on ne fait cela qu’une fois par tour.
refusal-terres-du-centre-R6 = Elle recouvrirait son propre terrain
    .why = À cette table, ce n’est pas permis.
refusal-terres-du-centre-R9 = Pas chez un autre
    .why = À cette table, le chevalier reste dans les fiefs de sa Maison.
