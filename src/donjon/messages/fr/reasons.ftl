# Pourquoi ce coup : ce qu’il change, pour qui et de combien. `-more` est ce qui croît, `-less` ce qui diminue.
# `mine` vaut 1 quand c’est à vous ou à votre camp ; sinon `name` dit à qui.

reason-wins = gagne la partie
reason-shares = partage la victoire
reason-wins-soon = gagne, quoi que fassent les autres

## Terre de Barons

reason-terre-de-barons-keep-more = { $mine ->
        [1] bâtit un donjon de { $after } { $after ->
            [one] point
           *[other] points
        } sur la tuile { $tile }
       *[other] donne à { $name } un donjon de { $after } sur la tuile { $tile }
    }
reason-terre-de-barons-keep-less = { $mine ->
        [1] perd votre donjon de la tuile { $tile } ({ $before })
       *[other] fait tomber le donjon de { $name } sur la tuile { $tile } ({ $before })
    }
reason-terre-de-barons-diversity-more = { $mine ->
        [1] gagne { $by } de diversité
       *[other] donne { $by } de diversité à { $name }
    }
reason-terre-de-barons-diversity-less = { $mine ->
        [1] perd { $by } de diversité
       *[other] ôte { $by } de diversité à { $name }
    }
reason-terre-de-barons-troops-more = { $mine ->
        [1] aligne { $by } { $by ->
            [one] troupe
           *[other] troupes
        } de plus
       *[other] laisse { $by } { $by ->
            [one] troupe
           *[other] troupes
        } de plus à { $name }
    }
reason-terre-de-barons-troops-less = { $mine ->
        [1] engage { $by } de vos troupes
       *[other] coûte { $by } { $by ->
            [one] troupe
           *[other] troupes
        } à { $name }
    }
reason-terre-de-barons-site-more = { $mine ->
        [1] prépare un donjon de { $after } sur la tuile { $tile } ({ $troops } { $troops ->
            [one] troupe
           *[other] troupes
        } sur { $cost })
       *[other] ouvre à { $name } un donjon de { $after } sur la tuile { $tile }
    }
reason-terre-de-barons-site-less = { $mine ->
        [1] éloigne votre prochain donjon
       *[other] gêne le prochain donjon de { $name }
    }

## Barony

reason-barony-title-more = { $mine ->
        [1] fait de vous un { $rank ->
            [viscount] vicomte
            [count] comte
            [marquis] marquis
            [duke] duc
           *[baron] baron
        } : 15 points
       *[other] élève { $name } d’un rang
    }
reason-barony-title-less = { $mine ->
        [1] vous coûte un rang
       *[other] coûte un rang à { $name }
    }
reason-barony-city-more = { $mine ->
        [1] fonde une nouvelle cité : 10 points
       *[other] donne une cité à { $name }
    }
reason-barony-city-less = { $mine ->
        [1] perd une cité
       *[other] prend une cité à { $name }
    }
reason-barony-gold-more = { $mine ->
        [1] rapporte { $by } d’or ({ $after } en tout)
       *[other] laisse { $by } d’or à { $name }
    }
reason-barony-gold-less = { $mine ->
        [1] dépense { $by } d’or
       *[other] prend { $by } d’or à { $name }
    }
reason-barony-imprint-more = { $mine ->
        [1] laisse une empreinte dans un lieu mystérieux
       *[other] laisse une empreinte à { $name }
    }
reason-barony-imprint-less = { $mine ->
        [1] perd une empreinte
       *[other] ôte une empreinte à { $name }
    }
reason-barony-magic-more = { $mine ->
        [1] rapporte { $by } de magie
       *[other] laisse { $by } de magie à { $name }
    }
reason-barony-magic-less = { $mine ->
        [1] dépense { $by } de magie
       *[other] ôte { $by } de magie à { $name }
    }
reason-barony-gate-more = { $mine ->
        [1] chasse l’ennemi des portes de votre village
       *[other] libère un village de { $name }
    }
reason-barony-gate-less = { $mine ->
        [1] laisse un chevalier adverse à la porte de votre village
       *[other] menace un village de { $name }
    }
reason-barony-opening-more = { $mine ->
        [1] ouvre la place d’une cité sur votre village ({ $terrain ->
            [field] champ
            [plain] plaine
            [forest] forêt
           *[mountain] montagne
        })
       *[other] ouvre la place d’une cité à { $name }
    }
reason-barony-opening-less = { $mine ->
        [1] ferme la place d’une de vos cités
       *[other] empêche une cité de { $name }
    }
reason-barony-claim-more = { $mine ->
        [1] tient { $terrain ->
            [field] un champ
            [plain] une plaine
            [forest] une forêt
           *[mountain] une montagne
        } où bâtir ({ $after } d’or)
       *[other] laisse à { $name } une terre où bâtir ({ $after } d’or)
    }
reason-barony-claim-less = { $mine ->
        [1] quitte une terre où bâtir
       *[other] prive { $name } d’une terre où bâtir ({ $before } d’or)
    }
reason-barony-clash-more = { $mine ->
        [1] se prépare à chasser les chevaliers qui sont là
       *[other] laisse { $name } menacer vos chevaliers
    }
reason-barony-clash-less = { $mine ->
        [1] se retire d’une case disputée
       *[other] chasse un chevalier de { $name }
    }
reason-barony-raid-more = { $mine ->
        [1] menace un village adverse
       *[other] laisse { $name } menacer un village
    }
reason-barony-raid-less = { $mine ->
        [1] lâche un village adverse
       *[other] écarte { $name } d’un village
    }

## Baron

reason-baron-honour-more = { $mine ->
        [1] rapporte { $by } d’honneur
       *[other] donne { $by } d’honneur à { $name }
    }
reason-baron-honour-less = { $mine ->
        [1] coûte { $by } d’honneur
       *[other] fait perdre { $by } d’honneur à { $name }
    }
reason-baron-claim-more = { $mine ->
        [1] { $before ->
            [0] revendique une terre de valeur { $after }
           *[other] renforce votre terre : { $before } → { $after }
        }
       *[other] renforce une terre de { $name } : { $before } → { $after }
    }
reason-baron-claim-less = { $mine ->
        [1] affaiblit votre terre : { $before } → { $after }
       *[other] gâte une terre de { $name } : { $before } → { $after }
    }
reason-baron-threat-more = { $mine ->
        [1] met à l’abri votre baronnie de { $after }
       *[other] met à l’abri une baronnie de { $name }
    }
reason-baron-threat-less = { $mine ->
        [1] expose votre baronnie de { $before }
       *[other] menace la baronnie de { $name } ({ $before })
    }
reason-baron-gap-more = { $mine ->
        [1] garde un creux à { $after } d’honneur
       *[other] laisse à { $name } un creux à { $after } d’honneur
    }
reason-baron-gap-less = { $mine ->
        [1] comble votre creux
       *[other] ne laisse pas à { $name } le creux à { $before } d’honneur
    }
reason-baron-oubliettes-more = { $mine ->
        [1] vous éloigne des oubliettes
       *[other] éloigne { $name } des oubliettes
    }
reason-baron-oubliettes-less = { $mine ->
        [1] vous rapproche des oubliettes
       *[other] pousse { $name } vers les oubliettes
    }

## Terra Turrium

reason-terra-turrium-height-more = { $mine ->
        [1] { $after ->
            [1] tient la hauteur { $height }
           *[other] rapproche de la hauteur { $height }
        }
       *[other] { $after ->
            [1] laisse la hauteur { $height } à { $name }
           *[other] rapproche { $name } de la hauteur { $height }
        }
    }
reason-terra-turrium-height-less = { $mine ->
        [1] { $before ->
            [1] quitte la hauteur { $height }
           *[other] éloigne de la hauteur { $height }
        }
       *[other] { $before ->
            [1] prend à { $name } la hauteur { $height }
           *[other] éloigne { $name } de la hauteur { $height }
        }
    }
reason-terra-turrium-danger-more = { $mine ->
        [1] met à l’abri votre drapeau de { $square }
       *[other] met à l’abri le drapeau de { $name } en { $square }
    }
reason-terra-turrium-danger-less = { $mine ->
        [1] laisse { $square } sans garde
       *[other] menace le drapeau de { $name } en { $square }
    }
reason-terra-turrium-attacks-more = { $mine ->
        [1] garde une attaque
       *[other] rend une attaque à { $name }
    }
reason-terra-turrium-attacks-less = { $mine ->
        [1] prend une attaque ({ $after } de reste)
       *[other] prend une attaque à { $name }
    }

## Un Dernier Donjon pour la Route

reason-terres-du-centre-fief-more = { $mine ->
        [1] { $before ->
            [0] fonde un fief de { $after } { $after ->
                [one] case
               *[other] cases
            }
           *[other] { $by ->
                [0] compte deux fois votre fief de { $after } cases
               *[other] agrandit votre fief : { $before } → { $after } cases
            }
        }
       *[other] { $by ->
            [0] compte deux fois un fief de { $name }
           *[other] agrandit un fief de { $name } : { $before } → { $after } cases
        }
    }
reason-terres-du-centre-fief-less = { $mine ->
        [1] { $by ->
            [0] ne compte plus votre fief qu’une fois
           *[other] réduit votre fief : { $before } → { $after } cases
        }
       *[other] { $by ->
            [0] ne compte plus qu’une fois un fief de { $name }
           *[other] réduit un fief de { $name } : { $before } → { $after } cases
        }
    }
reason-terres-du-centre-burn-more = { $mine ->
        [1] met vos fiefs à l’abri des dragons ({ $before } → { $after } cases en jeu)
       *[other] met { $name } à l’abri des dragons
    }
reason-terres-du-centre-burn-less = { $mine ->
        [1] laisse un dragon vous prendre { $after } cases
       *[other] expose { $name } à un dragon : { $after } cases
    }
reason-terres-du-centre-breach-more = { $mine ->
        [1] rend vos fiefs plus durs à couper
       *[other] rend les fiefs de { $name } plus durs à couper
    }
reason-terres-du-centre-breach-less = { $mine ->
        [1] laisse une carte vous couper { $after } cases
       *[other] expose { $name } à une coupe : { $after } cases
    }

## De quoi un score est fait

makeup-title = Le score de { $name }
makeup-total = Total
makeup-none = Encore aucun point
makeup-terre-de-barons-keeps = { $count ->
        [one] Un donjon sur une tuile de { $value }
       *[other] { $count } donjons sur des tuiles de { $value }
    }
makeup-terre-de-barons-diversity = Diversité, { $kinds } couleurs de tuiles
makeup-barony-titles = Titre : { $rank ->
        [viscount] vicomte
        [count] comte
        [marquis] marquis
        [duke] duc
       *[baron] baron
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } rangs)
    }
makeup-barony-cities = { $count ->
        [one] Une nouvelle cité
       *[other] { $count } nouvelles cités
    }
makeup-barony-resources = { $count ->
        [one] Un jeton non dépensé
       *[other] { $count } jetons non dépensés
    }
makeup-barony-imprints = { $count ->
        [one] Une empreinte
       *[other] { $count } empreintes
    }
makeup-baron-bonuses = Bonus des creux
makeup-baron-prices = Prix payés au marché
makeup-baron-baronies = Baronnies établies
makeup-baron-losses = Perdu au combat
makeup-baron-earlier = Avant que l’on compte
makeup-terra-turrium-height = Hauteur { $height }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } drapeaux)
    }
makeup-terres-du-centre-fief = Fief du donjon à { $windows ->
        [one] une fenêtre
       *[other] { $windows } fenêtres
    }
makeup-terres-du-centre-seal = Le Sceau double le fief à { $windows ->
        [one] une fenêtre
       *[other] { $windows } fenêtres
    }
