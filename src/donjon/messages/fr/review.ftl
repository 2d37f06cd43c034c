# Revoir une partie.

review = Revue
review-of = Revue de { $game }
review-round-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
review-table = La table
review-timeline = Le cours de la partie
review-where = Manche { $round } sur { $rounds }
review-where-share = { $where }, { $name } { $share } %
review-count = décision { $nth } sur { $count }
review-turn-of = { $turn } · { $name }
review-nth = { $nth ->
    [1] 1ʳᵉ décision
   *[other] { $nth }ᵉ décision
}
review-then = Puis :
review-hidden = une décision que personne ne peut encore connaître
review-decision = La décision
review-end = La fin
review-end-help = La position dans laquelle la partie s’est terminée.
review-present = Le présent
review-present-help = Voilà où en est la partie.
review-running = La partie continue

review-controls = Parcourir la partie
review-first = Au début
review-turn-back = Tour précédent
review-step-back = Décision précédente
review-play = Jouer
review-pause = Pause
review-step-on = Décision suivante
review-turn-on = Tour suivant
review-last = À la fin
review-copy = Copier le lien de ce coup

review-turns = Tours
review-turns-all = Tous
review-turns-marked = Marqués
review-tab-decision = Coup
review-tab-turns = Tours
review-tab-players = Joueurs

review-eyes = Voir avec les yeux de
review-eyes-all = Tous
review-eyes-mine = Moi
review-eyes-public = Public
review-eyes-help = Partie finie : rien n’est plus caché.

review-mark-brilliant = Brillant
review-mark-strong = Fort
review-mark-inaccuracy = Imprécision
review-mark-mistake = Erreur
review-mark-blunder = Bévue

looking = Regarder en arrière
looking-round = Vous regardez la manche { $round }
looking-setup = Vous regardez la mise en place
looking-help = Rien ne se joue tant que vous y êtes.
looking-back = Revenir au présent
looking-back-short = Présent
