# Les pages de règles, et ce qui les entoure.

rules-all = Toutes les règles
rules-shelf = Les règles
rules-shelf-lead = Chaque jeu en quelques minutes, puis chaque règle par son numéro.
rules-whole = Toute la page
rules-phase-before = Étape précédente
rules-phase-next = Étape suivante
rules-phase-of = { $number } sur { $count }
rules-line-terre-de-barons = Levez des troupes, bâtissez sur les meilleures tuiles, barrez la route aux ordres des autres.
rules-line-barony = Des chevaliers aux villages, des villages aux titres : soyez riche quand naît le premier duc.
rules-line-baron = Posez le pays, entourez vos donjons, défendez ce que d’autres tiennent pour leur terre.
rules-line-terra-turrium = Six drapeaux sur six hauteurs : tirez des cubes, empilez, grimpez. Sans hasard.
rules-line-terres-du-centre = Des cartes posées ensemble, des donjons qui s’y dressent, des dragons qui brûlent les fiefs.
