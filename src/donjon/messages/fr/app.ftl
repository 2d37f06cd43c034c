# L’application dans le navigateur : tout ce qui n’appartient pas à un jeu.

donjon = Donjon

## Titres des pages

title = { $page } · Donjon
title-your-turn = À vous ! { $game } · Donjon
page-missing = Il n’y a rien à cette adresse
page-missing-help = L’adresse est peut-être incomplète. Tous les jeux sont à l’accueil.
table-missing = Cette table n’existe pas, ou plus
table-missing-help = Vérifiez le lien, ou demandez-en un autre à la personne qui vous a invité. Vos propres tables vous attendent à l’accueil.
table-apart = Cette table a été mise à part
table-apart-help = Ce qui a été décidé ici ne mène pas à la position attendue : la partie ne peut pas continuer. Rien n’est perdu, chaque décision est gardée telle quelle, et aucune autre table n’est touchée.
table-apart-ask = Donnez ce nom de table à qui tient ce serveur :
go-home = Accueil
loading = Un instant…
close = Fermer
menu = Menu
named-value = { $name } : { $value }

## Accueil

home-title = À quoi jouons-nous ?
home-lead = Cinq jeux de donjons, entre amis ou contre des bots. Sans compte, sans attente.
home-shelf = Les jeux
home-kept = Gardé ici : les tables où personne n’est venu, { $waiting } jours ; les parties inachevées, { $abandoned } jours ; les parties finies, toujours.
home-kept-more = Qui voit quoi
play = Jouer
play-game = Jouer à { $game }
opponents = Adversaires
players-here = Joueurs
as-last-time = comme la dernière fois
you-and-bots = { $count ->
    [one] vous et un bot
   *[other] vous et { $count } bots
 }
you-then = { $count ->
    [one] vous, puis une autre personne
   *[other] vous, puis { $count } autres
 }
level = Niveau
level-says = { $level } : { $says }.
options-count = { $count } réglages
which-game = Partie
preset-line = { $help }, ≈ { $minutes } min
preset-only = À { $players }, on joue toujours ainsi.
pass-and-play = À plusieurs sur cet appareil
pass-and-play-help = On se le passe ; chaque main reste cachée.
key-enter = Entrée
invite-friends = Inviter des amis
watch-demo = Regarder une partie
watch-which = Quel jeu regarder ?
watch-which-help = Des bots jouent. Pause, pas à pas, vitesse : c’est vous qui réglez.
rules = Règles
join-label = Rejoindre avec un code
join-character = Caractère { $number } sur 6
join = Rejoindre
my-games = Mes parties
resume = Reprendre
minutes = { $minutes } min
players-range = { $low }–{ $high }
players-spoken = de { $low } à { $high } joueurs
complexity = complexité { $level } sur 4
your-name = Votre nom
name-change = Vous jouez sous le nom de { $name }
table-with = avec { $names }
table-alone = contre des bots
table-friends = entre amis
table-demo = partie de démonstration
table-yours = À vous de jouer
table-theirs = Partie en cours
table-watch = À regarder
table-stranded = Bloquée : les règles ont changé
table-over = Terminée
opening = On prépare la table…
table-free = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
 }
lobby = Ouvertes à tous
become = Devenir { $name } dans ce navigateur ?
become-nameless = quelqu’un sans nom
become-what = Ce code est celui de { $name } ({ $count ->
    [one] une table
   *[other] { $count } tables
}). Ce navigateur deviendrait un appareil de plus à ce nom : ce que vous y ferez ensuite lui appartiendra, et ses autres appareils pourront y jouer.
become-kept = Vous jouez ici sous le nom de { $name } ({ $count ->
    [one] une table
   *[other] { $count } tables
}). Ces places ne seraient plus dans votre liste, mais rien n’est perdu : l’accueil permet d’y revenir.
become-nothing-lost = Ce navigateur n’a encore aucune place à perdre.
become-warning = N’acceptez que si ce code vient de vous.
become-yes = C’est mon code : devenir { $name }
become-no = Rester comme je suis
become-go-on = Continuer sans
become-also = Ce navigateur connaît aussi { $name } ({ $count ->
    [one] une table
   *[other] { $count } tables
}).
become-again = Redevenir { $name }
devices = Mes appareils
device-unnamed = Appareil sans nom
device-this = celui-ci
device-seen = Depuis { $first } · vu { $last }
device-revoke = Retirer
device-revoke-sure = Oui, le retirer ; le code de récupération cesse aussi
device-has-code = Vous en avez un ; en créer un autre met fin à l’ancien.
device-code-since = Vous en avez un depuis { $date } ; en créer un autre met fin à l’ancien.
device-renew = Renouveler le code
recover-ask = Je joue déjà sur un autre appareil
recover-label = Code de récupération
recover-help = Vous le trouverez là-bas sous « Joueurs ». On vous dira d’abord à qui il est.
recover = Retrouver mes tables

## Nouvelle table

new-title = Nouvelle table
new-who = Qui joue ?
new-who-help = de { $low } à { $high }, dans l’ordre de la table
new-which = Quelle partie ?
new-settings = Tous les réglages
seat-of = Place { $seat } : { $name }
seat-kind = Qui prend la place { $seat }
seat-kind-open = Ami, par lien
seat-kind-here = Ici, à tour de rôle
seat-kind-bot = Bot
seat-line-me = vous
seat-line-open = un lien et un code, à l’ouverture
seat-line-here = sur cet appareil, à son tour
seat-rename = changer de nom
seat-remove = Retirer la place { $seat }
seat-add = Ajouter une place
seat-drag = Déplacer la place { $seat }
seat-drag-keys = Glisser, ou Alt + ↑ ↓
name-of = Nom, place { $seat }
level-of = Niveau du bot, place { $seat }
less = Moins
more = Plus
my-list = Ma liste
my-choice = Mon choix
list-shorter = Une de moins
list-longer = Une de plus
part-of = { $part }, { $row }
part-value = { $part }, { $row } : { $value }
group-summary = { $more ->
    [0] { $first }
    [one] { $first } · un autre
   *[other] { $first } · { $more } autres
 }
options-hidden = { $count ->
    [one] Un réglage ne sert pas à { $players } joueurs : il n’est pas montré.
   *[other] { $count } réglages ne servent pas à { $players } joueurs : ils ne sont pas montrés.
 }
game-with = { $game }, à { $players }
about-minutes = environ { $minutes } min
preset-except = { $preset }, sauf
preset-own = vos réglages
preset-name = Nom de ces réglages
preset-keep = Enregistrer
preset-keep-these = Garder ces réglages
preset-forget = Oublier { $name }
option-restore = Rétablir : { $option }
start-invite-help = La partie commence dès que toutes les places sont prises.
options = Options
options-help = Sans rien changer, c’est la règle du livre.
options-changed = { $count ->
    [one] { $count } option changée
   *[other] { $count } options changées
 }
options-reset = tout rétablir
yes = oui
no = non
start-table = Commencer
start-invite = Ouvrir la table
pace = Rythme
pace-none = Sans pendule
pace-turn = { $minutes ->
    [one] { $minutes } minute par tour
   *[other] { $minutes } minutes par tour
 }
pace-turn-day = Un jour par tour
pace-game = { $minutes } minutes chacun pour toute la partie
pace-help = À qui n’a plus de temps, un bot prête la main : personne n’attend.
hints = Conseils
hints-alone = Contre les bots
hints-all = Pour tout le monde
hints-none = Pour personne
stand-in = Qui joue pour les absents
stand-in-help = Un bot, jusqu’à leur retour.
patience = Attendre les absents
patience-help = Avant de défaire ou de finir sans eux.
patience-hours = { $count ->
    [one] Une heure
   *[other] { $count } heures
 }
patience-days = { $count ->
    [one] Un jour
   *[other] { $count } jours
 }
patience-ever = Jusqu’à leur retour
hints-all-here = Conseils pour tout le monde : à votre tour, demandez ce que jouerait un bon joueur.
hints-none-here = Pas de conseils à cette table.
table-public = Montrer à tout le monde
table-public-help = N’importe qui peut prendre une place libre, sans lien ni code.

## Salle d’attente

waiting-title = On attend vos amis
waiting-help = { $count ->
    [one] Encore une place libre : envoyez son lien, la partie commence dès qu’elle est prise.
   *[other] Encore { $count } places libres : envoyez un lien à chacun, la partie commence dès qu’elles sont prises.
 }
seated-title = Vous y êtes
seated-help = { $count ->
    [one] Encore une place libre. La partie commence dès qu’elle est prise.
   *[other] Encore { $count } places libres. La partie commence dès qu’elles sont prises.
 }
invited-title = On vous attend à cette table
invited-help = Prenez place : la partie commence dès que tout le monde est là.
take-seat = Prendre place
seat-link = Lien de la place { $seat }
copy-link = Copier le lien
send-link = Envoyer
copied = Copié
table-code = Code de la table :
table-code-help = à taper sur la page d’accueil
watching-title = La partie n’a pas commencé
watching-help = Vous la verrez ici dès que toutes les places seront prises. Pour jouer aussi, demandez un lien ou le code.
seat-move = M’asseoir ici
seat-bot-instead = Plutôt un bot
seat-free = Plutôt un ami
seat-link-new = Nouveau lien
seat-link-new-help = Le lien envoyé avant n’ouvrira plus rien.
qr-show = Afficher le code QR
qr-of = Code QR : { $what }

## Places

seat-open = Place libre
curtain = À { $name } de jouer
curtain-help = Passez l’appareil. Rien de caché n’est encore à l’écran.
curtain-lift = Je suis { $name }
seat-nobody = Joueur { $seat }
seat-you = vous
seat-partner = votre partenaire
seat-offline = absent pour l’instant
seat-waiting = on l’attend
seat-bot = bot, { $level }
your-turn = À vous de jouer
their-turn = joue
bot-thinks = joue
heraldic-names = Mahaut, Théo, Isaure, Guilhem, Aliénor, Perceval, Yseult, Gauvain, Blanche, Thibaut, Ermengarde, Lancelin, Clémence, Foulques, Héloïse, Bohémond
seat-online = à la table
lent-hand = un bot joue à sa place
lent-turn = temps écoulé : un bot finit le tour
lent-game = plus de temps : un bot joue la suite
lent-hand-you = un bot joue pour vous
lent-turn-you = temps écoulé : un bot finit votre tour
lent-game-you = plus de temps : un bot joue la suite
lent-hand-here = Un bot joue à votre place.
lent-turn-here = Votre temps est écoulé : un bot finit ce tour, le suivant est à vous.
lent-game-here = Vous n’avez plus de temps : un bot joue pour vous jusqu’à la fin.
clock-left = encore { $time }

## Autour de la table

company = Joueurs autour de la table
company-short = Joueurs
rename = Changer mon nom
rename-done = Garder
seat-hand-over = Confier ma place à un bot
seat-hand-over-away = Absent : confier à un bot
seat-take-back = Reprendre ma place
watch-link = Lien pour les spectateurs
watch-help = Avec ce lien, on voit ce qui est public, et tout une fois la partie finie.
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
 }
watching-you = Vous regardez la partie.
device = Continuer sur un autre appareil
device-why = Un code ouvre vos tables sur un téléphone ou un autre ordinateur.
device-help = Scannez le code QR avec l’autre appareil, ou tapez-y ce code sur la page d’accueil.
device-make = Créer un code
device-code = Code de récupération
device-link = Lien pour mon autre appareil
device-warning = Qui a ce code joue en votre nom : gardez-le pour vous. Il vaut jusqu’à ce que vous en créiez un autre.
together = Ensemble
together-help = Pour revenir en arrière ou arrêter ici, tous les joueurs doivent accepter.
together-alone = Vous jouez contre des bots : ils acceptent tout.
propose-takeback = Revenir sur ma dernière décision
    .help = Ce qui a suivi est défait aussi.
propose-resign = Abandonner
    .help = Vous seul décidez, ou votre équipe. À deux camps la partie s’arrête et l’autre gagne ; sinon un bot prend votre place.
propose-resign-sure = Oui, j’abandonne
propose-stop = Arrêter la partie ici
    .help = Personne ne gagne ni ne perd.
propose-stop-sure = Oui, arrêter la partie
propose-not = Non, on continue
proposal-takeback = { $name } voudrait revenir sur une décision
proposal-resign = { $name } voudrait abandonner avec vous
proposal-stop = { $name } voudrait arrêter la partie ici
proposed-takeback = Vous demandez à revenir sur une décision
proposed-resign = Vous demandez à abandonner
proposed-stop = Vous demandez à arrêter la partie ici
proposal-waiting = On attend { $names }.
proposal-absent = On attend { $names }. Sans nouvelles d’ici au { $date }, on pourra s’en passer.
proposal-overdue = Toujours pas de nouvelles : { $names }. On peut s’en passer, comme convenu à cette table.
proposal-go-ahead = S’en passer
away-bot = Pour qui s’absente joue un bot ({ $bot }).
away-needed = Rien ne se décide sans les absents.
away-hours = Qui ne revient pas dans { $count ->
    [one] l’heure
   *[other] les { $count } heures
} ne bloque plus une question.
away-days = Qui ne revient pas en { $count ->
    [one] un jour
   *[other] { $count } jours
} ne bloque plus une question.
proposal-takeback-what = « { $what } » et la suite seraient défaits.
proposal-takeback-why = Cette décision et la suite seraient défaites.
proposal-resign-why = Votre équipe perdrait, l’autre l’emporterait.
proposal-stop-why = Personne ne gagnerait ni ne perdrait.
proposal-refused = Tout le monde n’est pas d’accord. La partie continue.
proposal-overtaken = La partie a continué : votre demande ne tient plus.
agree = D’accord
disagree = Non
withdraw = Tant pis

## Table

players = Joueurs
turn-means = Moyens du tour
log = Journal
log-all = Tout le journal
turn = Manche { $turn }
setup = Mise en place
waiting-for = { $name } joue
rule-link = Règle : { $title }
rule-short = Règle
hint = Conseil
hint-thinking = Il réfléchit…
hint-of = Le conseiller jouerait
hint-unsure = Le conseiller hésite entre deux idées
hint-where = Où cela mène
hint-without = trait : sans ce coup
hint-chance = { $mine ->
    [1] vous, { $step ->
        [0] loin derrière
        [1] derrière
        [2] tout près
        [3] en tête
       *[other] largement en tête
     }
   *[other] { $step ->
        [0] loin derrière
        [1] derrière
        [2] tout près
        [3] en tête
       *[other] largement en tête
     }
 }
hint-exact = { $name } : { $share } % avec ce coup, { $without } % sans lui
hint-all-ideas = Idées du conseiller
hint-ideas = { $count ->
    [one] Une autre idée
   *[other] Deux autres idées
 }
sentence = { $text }.
makeup-open = Score de { $name } : { $points }. { $far }
hint-follow = Jouer ce coup
undo = Annuler
restart-turn = Recommencer le tour
skip = Passer l’animation
skip-help = Espace montre la suite d’un coup.
beside = Ce que l’on peut faire ici
ask-end = Finir le tour maintenant ?
ask-end-why = Il vous reste quelque chose à faire.
ask-never = Ne plus demander
ask-no = Continuer
key-space = Espace
key-escape = Échap
notation = Jouer en notation
notation-example = Notation, par ex. { $text }
notation-unknown = Ce coup n’est pas possible ici.
tap-again = Touchez encore pour jouer.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
sound = Sons
sound-help = Pièces, dé, cartes, votre tour, fin de partie
sound-volume = Volume
phrases = Dire quelque chose
variant = Ce qui change de la règle
theme-dark = Mode sombre
theme-light = Mode clair
language-switch = Switch to English
server-away = Le serveur ne répond pas. On réessaie ; rien n’est perdu.
decision-kept = Le serveur ne répond pas. Votre décision est gardée et repart d’elle-même jusqu’à ce qu’elle arrive.
not-delivered = Le serveur n’a pas reçu cela. Réessayez, s’il vous plaît.
decision-waits = Votre décision attend le serveur
refused = Le serveur refuse : { $detail }

## Une partie que de nouvelles règles n’admettent plus

stranded = Les règles ont changé : la partie est bloquée
stranded-after = Les règles ont changé depuis cette partie
stranded-decision = Le coup { $ply }, « { $text } », n’est plus possible.
stranded-hidden = Le coup { $ply }, que vous ne connaissez pas encore, n’est plus possible.
stranded-over = Selon les règles d’aujourd’hui, la partie finit avant le coup { $ply }.
stranded-position = Selon les règles d’aujourd’hui, les mêmes coups mènent à une autre position que la vôtre : celle-ci.
stranded-options = Ce que cette table avait choisi pour l’option « { $option } » n’existe plus.
stranded-look = On voit la partie jusque-là, et chaque coup reste gardé. Mettez-y fin ensemble, ou continuez à la regarder.
stranded-watch = On voit la partie jusque-là, et chaque coup reste gardé.
stranded-kept = On ne peut plus la montrer, mais chaque coup reste gardé.
stranded-not = Non, continuer à regarder
stranded-refused = Tout le monde n’est pas d’accord. La partie reste comme elle est.

## Fin

end-you-won = Victoire !
end-won = { $names } l’emporte
end-shared = Victoire partagée : { $names }
end-again = Encore, avec les mêmes
end-rematch-join = Rejoindre la revanche
end-rematch-watch = Regarder la revanche
end-review = Revoir le plateau
end-again-seen = Revoir la partie
end-result = Le résultat
end-over = La partie est finie
end-stopped = Personne ne l’emporte
end-stopped-why = La partie a été arrêtée d’un commun accord.
end-resigned = { $name } a abandonné.
fair = Le hasard
fair-sealed = Le serveur a scellé le hasard avant de jouer. À la fin, votre navigateur vérifiera chaque tirage. Sceau :
fair-check = Vérifier le hasard
fair-yes = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] Vérifié ici : l’unique tirage découle du secret promis au début.
   *[other] Vérifié ici : les { $count } tirages découlent tous du secret promis au début.
 }
fair-kept = Vérifié ici : le secret est celui promis au début.
fair-earlier = { $count ->
    [one] Un tirage antérieur a été fait avec d’anciennes règles et n’est plus vérifiable.
   *[other] { $count } tirages antérieurs ont été faits avec d’anciennes règles et ne sont plus vérifiables.
 }
fair-no = { $count ->
    [one] Un tirage ne découle pas du secret : coup { $plies }.
   *[other] { $count } tirages ne découlent pas du secret : coups { $plies }.
 }
fair-broken = Le secret n’est pas celui qui a été promis au début.
fair-save = Garder les preuves
fair-cannot = Ce navigateur ne vérifie qu’en https ou sur votre propre machine.

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
tdb-standing = Manche { $turn } · premier à { $goal } points
tdb-standing-setup = Mise en place · { $goal } points
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

## Suivre les autres

follow-since = Depuis votre tour
follow-last = Le dernier tour
follow-playing = { $name } joue
follow-replaying = Revoir
follow-replay = Revoir
follow-replay-count =
    { $count ->
        [one] Revoir un coup
       *[other] Revoir { $count } coups
    }
follow-pause = Pause
follow-resume = Reprendre
follow-back = Un coup en arrière
follow-forward = Un coup en avant
follow-end = Revenir au présent
follow-pace = Vitesse
follow-slow = lent
follow-normal = normal
follow-fast = rapide
follow-instant = d’un coup
follow-pending =
    { $count ->
        [one] un coup en attente
       *[other] { $count } coups en attente
    }
follow-line = { $name } : { $text }
follow-more = +{ $count }
follow-gone = { $name } est hors ligne
follow-here = { $name } est de retour
follow-lent = un bot joue pour { $name }
follow-returned = { $name } rejoue en personne
follow-undone = { $name } reprend son coup
follow-undone-yours = vous reprenez votre coup
notation-open = notation
notation-close = Fermer la notation

## Les touches

keys = Touches
keys-arrows = aller d’une case à l’autre
keys-enter = choisir la case
keys-lit = case allumée suivante
keys-escape = lâcher, fermer
keys-numbers = bouton à côté de la pièce
keys-end = finir, continuer
keys-undo = annuler
keys-restart = recommencer le tour
keys-hint = conseil
keys-replay = revoir, coup suivant (avec Maj : précédent)
keys-pause = pause pendant que les autres jouent
keys-step = un coup, pendant la pause
keys-skip = montrer la suite d’un coup
keys-pace = vitesse, quand la carte « Depuis votre tour » a le focus
keys-notation = notation
keys-company = joueurs
keys-say = dire quelque chose à la table
keys-zoom = plus près, plus loin, tout le plateau
keys-list = cette liste

## Ce qui manque encore, et ce qui resterait

far-terre-de-barons = { $left ->
    [0] le but est atteint
    [one] encore { $left } point
   *[other] encore { $left } points
 }
far-barony = { $left ->
    [0] duc
    [one] { $gold ->
        [0] duc dès le prochain titre
       *[other] duc au prochain titre, encore { $gold } d’or
     }
   *[other] { $gold ->
        [0] encore { $left } titres, le prochain est payable
       *[other] encore { $left } titres, { $gold } d’or pour le prochain
     }
 }
far-terra-turrium = { $left ->
    [0] les six hauteurs
    [one] il manque une hauteur
   *[other] il manque { $left } hauteurs
 }
far-lead = { $lead ->
    [0] à égalité
   *[other] { $ahead ->
        [1] { $by } d’avance
       *[other] { $by } de retard
     }
 }
goal-wins = Le prochain coup peut gagner.
left-terre-de-barons =
    Il vous reste { $actions ->
        [one] une action
       *[other] { $actions } actions
    }{ $bonus ->
        [1] {" "}et le bonus du dé
       *[other] {""}
    }.
left-terra-turrium =
    Il vous reste { $points ->
        [one] un point de mouvement
       *[other] { $points } points de mouvement
    }{ $flags ->
        [0] {""}
        [one] , un drapeau en réserve
       *[other] , { $flags } drapeaux en réserve
    }.
left-terres-du-centre =
    Vous pourriez encore jouer : { $keeps ->
        [0] {""}
       *[other] un donjon
    }{ $knight ->
        [0] {""}
       *[other] { $first ->
            [knight] {""}
           *[other] {", "}
        }le Chevalier
    }{ $seal ->
        [0] {""}
       *[other] { $first ->
            [seal] {""}
           *[other] {", "}
        }le Sceau
    }{ $bridge ->
        [0] {""}
       *[other] { $first ->
            [bridge] {""}
           *[other] {", "}
        }le pont
    }.
place-spoken = { $place } : { $what }
burgenland-near = { $count } drapeaux sur 6 là où ils ouvrent les captures (5, 4, 4, 3, 2, 1)

## Ce qui se joue de soi-même

forced = Une seule possibilité : elle se joue d’elle-même.
confirms = Confirmer les coups forcés
confirms-help = Sans cela, ce qui n’a pas d’autre choix se joue de soi-même après un instant.
patient-bots = Les robots attendent un instant
patient-bots-help = Après votre tour, une seconde et demie pour revenir en arrière si rien n’a été révélé.

## Sur un petit écran

tray = À choisir
tray-groups = Ce qu’on peut choisir
tray-choices = Choix
tray-here = Aussi ici
tray-reach = À portée
tray-pieces = À prendre
tray-sides = Ce jeton a deux faces : choisissez son usage.
let-go = Lâcher
chip-you = Vous
chip-partner = votre partenaire
sheet-log = Journal
sheet-players = Joueurs
sheet-settings = Réglages
settings-language = Langue
settings-one-tap = Jouer d’une seule touche
    .help = Sans montrer d’abord ce qui se passerait.
settings-ask = Demander avant de finir un tour
