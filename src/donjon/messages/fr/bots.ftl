# Les robots, par nom ; `.help` est leur description.

bot-random = Hasard
    .help = Joue n’importe quel coup permis. Parfait pour découvrir le plateau.
bot-greedy = Gourmand
    .help = Prend ce qui paraît le mieux sur le moment, sans penser à la réponse.
bot-search = Penseur
    .help = Imagine de nombreuses suites possibles, sans jamais regarder les cartes cachées.
