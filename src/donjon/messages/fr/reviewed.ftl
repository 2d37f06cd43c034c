# Une partie jugée : analyse, variantes, leçons, notes, mes parties. Lu sur demande.

review-percent = { $share } %
review-unit = %
review-round = manche
review-die = dé
review-cost = −{ $cost } %
review-signed = { $sign ->
    [-1] −{ $value }
   *[other] +{ $value }
}
review-accuracy = Justesse
review-why = Le meilleur coup { $text }.
review-bar = Chances à ce moment : { $share } %
review-bar-lost = Chances : { $before } % avec le meilleur coup, { $after } % avec celui-ci
review-duke = Le duc aurait joué
review-duke-also = Le duc préférait
review-see = Voir
review-more = Agrandir ou réduire la feuille

## L’analyse

review-analysis = Analyse
review-analyse = Analyser la partie
review-analyse-help = Le duc juge chaque décision, en quelques secondes.
review-analysing = Le duc juge la partie…
review-deepen = Juger plus à fond
review-deepening = Le duc y regarde de plus près…
review-left = encore { $seconds } s
review-cancel = Arrêter l’analyse
review-turning = Le tournant, { $turn } :
review-turning-own = { $winner } gagne { $gain } % d’un coup par sa propre décision.
review-turning-gift = { $by } laisse { $gain } % à { $winner } par sa décision.
review-turning-luck = la chance donne { $gain } % à { $winner }.
review-sum = Talent et chance
review-sum-start = départ
review-sum-skill = talent
review-sum-luck = chance
review-sum-others = les autres
review-sum-result = résultat
review-sum-help = En points de pourcentage. Départ, talent, chance et les autres font ensemble le résultat.
review-shares = Les chances de chacun
review-shares-open = Tableau
review-shares-when = Moment
review-shares-signs = Signes

## Variantes

branch = Variante
branch-begin = Jouer autre chose
branch-new = Nouvelle variante
branch-name = Variante { $name } :
branch-step = Variante { $name } · { $step ->
    [0] le début
    [one] 1 décision
   *[other] { $step } décisions
}
branch-leave = La partie
branch-drop = Effacer cette variante
branch-ask = Demander au duc
play-on = Reprendre d’ici
play-on-help = Une nouvelle table commence à cette position. La partie d’avant ne change pas.
play-on-mine = Je joue
play-on-others = Les autres sont
play-on-bot = des bots
play-on-open = des amis par lien

## Notes

note = Note
note-write = Noter
note-change = Changer la note
note-keep = Garder
note-cancel = Laisser
notes = Mes notes
bookmark = Marquer
bookmarked = Marqué

## Partager, exporter, importer

export = Exporter
export-address = L’adresse de ce moment
export-address-help = Qui a l’adresse voit la partie, ici même.
export-text = Texte
    .help = La partie à lire, coup par coup
export-record = Partie (JSON)
    .help = Pour la reprendre ici ou ailleurs
export-svg = Position (SVG)
    .help = Un dessin, à n’importe quelle taille
export-png = Position (PNG)
    .help = Une image à envoyer
bring = Importer une partie
bring-help = Une partie exportée d’ici ou d’un autre serveur. Vous seul la verrez, à moins de donner son adresse.
bring-file = Choisir un fichier, ou le déposer ici
bring-paste = Ou coller la partie
bring-open = Ouvrir
bring-large = Ce fichier est trop grand pour une partie.
bring-at = Coup { $ply } : « { $text } »
bring-where = À cet endroit : { $where }
bring-kept = Rien n’est perdu : corrigez le texte et essayez encore.

## Apprendre de mes erreurs

learn = Apprendre de mes erreurs
learn-against = Apprendre de mes erreurs · contre { $names }
learn-mine = Mes erreurs
learn-of = { $nth } sur { $count }
learn-yours = À vous de trouver
learn-open = À chercher
learn-found = Trouvé
learn-find = Trouvez mieux que « { $played } »
learn-help = { $turn }, votre { $nth ->
    [1] première
   *[other] { $nth }ᵉ
} décision du tour.
learn-hinted-1 = Regardez ce qui est entouré sur le plateau.
learn-hinted-2 = La pièce et sa destination sont entourées.
learn-hint = Indice
learn-show = Voir la réponse
learn-shown = Le duc aurait joué : { $best }
learn-best = C’est le coup du duc : { $best }
learn-good = Bon aussi : presque autant que le duc
learn-instead = { $to } % au lieu de { $from }.
learn-back = { $days ->
    [one] Cette position reviendra demain.
   *[other] Cette position reviendra dans { $days } jours.
}
learn-again = Refaire
learn-next = Suivante, { $nth } sur { $count }
learn-end = Terminer
learn-back-to = Retour à la revue
learn-trials = Essais
learn-played = joué dans la partie
learn-try = Votre essai : { $count ->
    [one] un coup permis
   *[other] { $count } coups permis
}
learn-judging = Le duc regarde…
learn-brings = Il { $text }.
learn-best-short = Trouvé.
learn-good-short = Bon aussi.
learn-not-yet-short = Pas encore.
learn-why = Pourquoi
learn-none = Rien à apprendre ici
learn-none-help = Aucune de vos décisions n’a coûté assez pour qu’on y revienne.
learn-none-yet = Faites d’abord analyser la partie, depuis sa revue.

## Mes parties

games = Mes parties
games-all = { $count ->
    [one] Ma partie
   *[other] Voir les { $count } parties
}
games-turns = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
games-won = Victoire
games-rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
} sur { $count }
games-stopped = Arrêtée
games-ended = Finie
games-waiting = On attend du monde
games-review = Revoir
games-learn = Réviser
games-resume = Reprendre
games-review-of = Revoir { $game }, { $day }
games-learn-of = Réviser { $game }, { $day }
games-resume-of = Reprendre { $game }, { $day }
games-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
games-status = État
games-status-all = Toutes
games-status-over = Finies
games-status-running = En cours
games-of = Jeu
games-every = Tous les jeux
games-with = Adversaire
games-anybody = Tous les adversaires
games-none-such = Aucune partie ne correspond.
games-more = En voir plus
games-none = Encore aucune partie
games-none-help = Vos parties se rangent ici dès la première, avec leur revue.
games-none-play = Choisir un jeu
statistics = Statistiques
statistics-games = { $count ->
    [one] partie
   *[other] parties
}
statistics-wins = { $count ->
    [one] victoire
   *[other] victoires
}
statistics-rate = gagnées
statistics-accuracy = { $count ->
    [one] Justesse
   *[other] Justesse, { $count } dernières
}
statistics-accuracy-spoken = Justesse au fil des parties : de { $first } % à { $last } %
statistics-levels = Contre les bots
statistics-by-game = Par jeu
statistics-people = entre personnes
statistics-of = { $wins } sur { $games }
statistics-longest = Plus longue victoire : { $game }, { $count } tours
studies = Parties importées
studies-drop = Enlever cette partie
