# Les robots, par nom ; `.help` est leur description.

bot-page = Page
    .help = Le premier adversaire d’un enfant : il regarde un peu plus loin que son nez et se laisse vite distraire.
    .short = regarde à peine plus loin que son nez
bot-squire = Écuyer
    .help = Réfléchit un instant et prend parfois le deuxième choix.
    .short = réfléchit un instant
bot-knight = Chevalier
    .help = Joue aussitôt, et avec précision. Un adversaire honnête quand on connaît le jeu.
    .short = joue aussitôt, et précis
bot-baron = Baron
    .help = Voit plus loin que le chevalier et pardonne peu.
    .short = voit loin, pardonne peu
bot-duke = Duc
    .help = Réfléchit quelques secondes par tour, aussi bien qu’il peut.
    .short = réfléchit aussi bien qu’il peut
bot-random = Hasard
    .help = Joue n’importe quel coup permis. Parfait pour découvrir le plateau.
    .short = joue n’importe quoi de permis
bot-greedy = Gourmand
    .help = Prend ce qui paraît le mieux sur le moment, sans penser à la réponse.
    .short = prend le mieux sur le moment
bot-search = Penseur
    .help = Imagine de nombreuses suites possibles, sans jamais regarder les cartes cachées.
    .short = imagine de nombreuses suites
