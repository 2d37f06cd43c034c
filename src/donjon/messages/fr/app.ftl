# L’application dans le navigateur : tout ce qui n’appartient pas à un jeu.

## Jeux

donjon = Donjon
game-terre-de-barons = Terre de Barons
    .cover =
        Terre
        de Barons
    .authors = Lucas Borboleta
game-barony = Barony
    .cover = Barony
    .subtitle = avec Sorcery
    .authors = Marc André
game-baron = Baron
    .cover = Baron
    .authors = Franz Gaudois
game-terra-turrium = Terra Turrium
    .cover =
        Terra
        Turrium
    .authors = Wolfgang Kramer
game-terres-du-centre = Un dernier donjon
    .cover =
        Un dernier
        donjon
        pour la route
    .authors = L. Escoffier, S. Pauchon

## Titres des pages

title = { $page } · Donjon
title-your-turn = À vous ! { $game } · Donjon
page-missing = Il n’y a rien à cette adresse
table-missing = Cette table n’existe pas, ou plus
go-home = Accueil
loading = Un instant…
close = Fermer
menu = Menu

## Accueil

home-title = À quoi jouons-nous ?
home-lead = Cinq jeux de donjons, entre amis ou contre des bots. Sans compte, sans attente.
home-shelf = Les jeux
play-bots = Jouer contre des bots
invite-friends = Inviter des amis
coming-soon = Bientôt
watch-demo = Regarder une partie
rules = Règles
join-label = Rejoindre avec un code
join-character = Caractère { $number } sur 6
join = Rejoindre
resume = Reprendre
minutes = { $minutes } min
players-range = { $low }–{ $high }
players-spoken = de { $low } à { $high } joueurs
complexity = complexité { $level } sur 4
your-name = Votre nom
name-change = Vous jouez sous le nom de { $name }
table-with = avec { $names }
table-alone = contre des bots
table-demo = partie de démonstration
table-yours = À vous de jouer
table-theirs = Tour { $turn }
table-waiting = On attend des joueurs
table-over = Terminée
opening = On prépare la table…

## Nouvelle table

new-title = Nouvelle table
new-seats = Places
new-seats-count = Nombre de joueurs
seat-number = Place { $seat }
seat-kind-me = Moi
seat-kind-open = Ami, par lien
seat-kind-bot = Bot : { $level }
options = Options
options-help = Sans rien changer, c’est la règle du livre.
options-changed = { $count ->
    [one] { $count } option changée
   *[other] { $count } options changées
 }
options-reset = Revenir à la règle
option-default = règle
option-default-value = règle : { $value }
options-group-end = Fin de la partie
options-group-pieces = Pièces et coûts
options-group-rules = Points de règle
options-group-die = Le dé
options-group-other = Autres
yes = oui
no = non
start-table = Commencer
start-invite = Ouvrir la table

## Salle d’attente

waiting-title = On attend vos amis
waiting-help = { $count ->
    [one] Encore une place libre : envoyez son lien, la partie commence dès qu’elle est prise.
   *[other] Encore { $count } places libres : envoyez un lien à chacun, la partie commence dès qu’elles sont prises.
 }
invited-title = On vous attend à cette table
invited-help = Prenez place : la partie commence dès que tout le monde est là.
take-seat = Prendre place
seat-link = Lien de la place { $seat }
copy-link = Copier le lien
copied = Copié
table-code = Code de la table :

## Places

seat-open = Place libre
seat-nobody = Joueur { $seat }
seat-you = vous
seat-friend = ami par lien
seat-offline = absent pour l’instant
seat-waiting = on l’attend
seat-bot = bot, { $level }
your-turn = À vous de jouer
their-turn = réfléchit
bot-thinks = réfléchit
heraldic-names = Mahaut, Théo, Isaure, Guilhem, Aliénor, Perceval, Yseult, Gauvain, Blanche, Thibaut, Ermengarde, Lancelin, Clémence, Foulques, Héloïse, Bohémond

## Table

players = Joueurs
turn-means = Moyens du tour
log = Journal
log-all = Tout le journal
turn = Tour { $turn }
setup = Mise en place
waiting-for = { $name } réfléchit
rule-link = Règle : { $title }
rule-short = Règle
hint = Conseil
hint-thinking = Le chevalier réfléchit …
hint-says = Le chevalier jouerait : { $label } ({ $text }). Sûr à { $sure } %, il espère { $expected } % d’une victoire.
hint-plain = Le chevalier jouerait : { $label } ({ $text }).
undo = Annuler
restart-turn = Recommencer le tour
skip = Passer l’animation
skip-help = Espace montre la suite d’un coup.
beside = Ce que l’on peut faire ici
ask-end = Finir le tour maintenant ?
ask-end-why = Il vous reste quelque chose à faire.
ask-never = Ne plus demander
ask-no = Continuer
key-escape = Échap
notation = Jouer en notation
notation-example = Notation, par ex. { $text }
notation-unknown = Ce coup n’est pas possible ici.
tap-again = { $name } · touchez encore pour jouer
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
sound = Son quand c’est à vous
theme-dark = Mode sombre
theme-light = Mode clair
language-switch = Switch to English
server-away = Le serveur ne répond pas. On réessaie ; rien n’est perdu.
decision-kept = Le serveur ne répond pas. Votre décision est gardée et partira dès son retour.
refused = Le serveur refuse : { $detail }

## Fin

end-you-won = Victoire !
end-won = { $names } l’emporte
end-shared = Victoire partagée : { $names }
end-again = Encore, avec les mêmes
end-rematch-join = Rejoindre la revanche
end-review = Revoir le plateau
end-result = Le résultat

## Règles

rules-of = Règles de { $game }
rules-contents = Sommaire
rules-missing = Ces règles ne sont pas encore écrites.

## Terre de Barons, à l’écran

tdb-tile = Tuile { $tile }
tdb-empty = vide
tdb-pick-up = À prendre
tdb-in-hand = En main
tdb-pick-orders = Ordres de la tuile { $tile }
tdb-pick-officer = { $rank ->
    [baron] Déplacer le baron
   *[knight] Déplacer le chevalier
 }
tdb-standing = Tour { $turn } · premier à { $goal } points
tdb-standing-setup = Mise en place · premier à { $goal } points
tdb-makeup = { $tiles } de tuiles + { $diversity } de diversité = { $points }
tdb-no-keep = sans donjon
tdb-keeps-left = { $count ->
    [one] { $count } donjon en réserve
   *[other] { $count } donjons en réserve
 }
tdb-keeps-board = { $count ->
    [one] { $count } donjon
   *[other] { $count } donjons
 }
tdb-reserve = { $count ->
    [one] { $count } troupe en réserve
   *[other] { $count } troupes en réserve
 }
tdb-available = { $count ->
    [one] { $count } troupe disponible
   *[other] { $count } troupes disponibles
 }
tdb-card-use = Utiliser ma carte { $number }
tdb-colours = Couleurs à prendre
tdb-treasury = Trésor : le dé de votre choix
tdb-setup = Mise en place
tdb-setup-help = le dé viendra ensuite
tdb-step-first = D’abord
tdb-step-second = Ensuite
tdb-step-roll = le dé est lancé
tdb-step-free = un mouvement ou un ordre
tdb-step-order = { $kind ->
    [disperse] disperser, tuile { $tile }
   *[concentrate] concentrer, tuile { $tile }
 }
tdb-step-done = { $first ->
    [move] un mouvement, fait
   *[order] un ordre, donné
 }
tdb-step-next = encore un mouvement, ou un ordre si c’est permis
tdb-step-last = une seconde action, ou fin du tour
