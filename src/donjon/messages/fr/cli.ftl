# La ligne de commande.

cli-about = Cinq jeux de plateau féodaux : à jouer dans le navigateur, à étudier, à piloter depuis Python.
cli-examples = exemples :
    {"  "}donjon                                      sert les jeux et ouvre le navigateur
    {"  "}donjon games                                ce qu’il y a à jouer
    {"  "}donjon games terre-de-barons                un jeu et ses options
    {"  "}donjon match terre-de-barons --bots greedy,search --games 20
    {"  "}donjon <commande> --help                    en savoir plus sur une commande
cli-commands = commandes{"\u00A0"}
cli-command = COMMANDE
cli-language = langue de l’affichage (par défaut celle du système)
cli-version = donne la version et dit si les règles sont compilées
cli-version-line = donjon { $version } ({ $compiled ->
    [yes] règles compilées
   *[no] règles non compilées : tout fonctionne, les robots réfléchissent plus lentement
 }, Python { $python })
cli-json = affiche le résultat en JSON

cli-serve = sert les jeux aux navigateurs
cli-serve-about = Sert les jeux aux navigateurs de cette machine, ou d’autres machines avec --host.
cli-serve-examples = exemples :
    {"  "}donjon serve
    {"  "}donjon serve --host 0.0.0.0 --port 8080 --db /srv/donjon.sqlite3
cli-serve-host = adresse d’écoute ({ $default } par défaut)
cli-serve-port = port d’écoute ({ $default } par défaut)
cli-serve-db = où garder les tables : un fichier ou l’adresse d’une base de données
cli-serve-open = ouvre le navigateur
cli-serve-workers = nombre de processus qui se partagent le travail ; plus d’un demande PostgreSQL ({ $default } par défaut)
cli-serve-log = forme du journal du serveur : lignes pour les humains ou JSON (text par défaut)
cli-serve-verbose = journalise aussi ce qui va bien : chaque réponse et sa durée
cli-serve-public-url = adresse où l’on trouve le serveur, comme https://play.example.org ; nécessaire derrière un serveur mandataire, peut être répétée
cli-serve-uds = écoute sur une socket du système de fichiers, pour un serveur mandataire de cette machine, au lieu de l’hôte et du port
cli-serve-trusted-proxies = adresses et réseaux crus quand ils en nomment un autre (par défaut { $default })
cli-serve-no-limits = répond aussi souvent qu’on le demande, pour les essais de charge
cli-serve-address = Donjon est servi sur { $address } (Ctrl-C pour arrêter)

cli-games = énumère les jeux, ou montre un jeu et ses options
cli-games-about = Énumère les jeux, ou montre ceux que l’on nomme avec toutes leurs options et valeurs par défaut.
cli-games-examples = exemples :
    {"  "}donjon games
    {"  "}donjon games terre-de-barons --json
cli-games-game = nom court d’un jeu ; tous par défaut

cli-match = fait jouer des robots entre eux
cli-match-about = Fait jouer des robots entre eux, une place par robot, en tournant d’une place à chaque partie. La même graine donne le
    même résultat quel que soit le nombre de processus. Une partie sans fin est arrêtée par la limite de sécurité du jeu.
cli-match-examples = exemples :
    {"  "}donjon match terre-de-barons --bots random,greedy --games 100
    {"  "}donjon match terre-de-barons --bots greedy,search:500,greedy --seed 7 --set mountains=6
cli-match-game = nom court du jeu
cli-match-bots = les robots, séparés par des virgules : { $bots } ; search:500 fait 500 itérations par tour, search:0.5s réfléchit une demi-seconde ; cmd:… est un programme qui parle le protocole des robots
cli-match-games = nombre de parties ({ $default } par défaut)
cli-match-seed = graine de tous les dés, tirages et robots ({ $default } par défaut)
cli-match-set = règle une option du jeu ; peut être répété
cli-match-workers = nombre de processus (par défaut un par cœur, ici { $default })
cli-match-ray = jouer sur la grappe Ray à cette adresse (auto pour celle de cette machine) plutôt qu’ici, avec les mêmes parties

cli-bench = mesure la vitesse des règles et de la recherche
cli-bench-about = Mesure la vitesse des règles et de la recherche pour chaque nombre de joueurs, et celle d’autres moteurs s’ils sont
    installés (catanatron, OpenSpiel), dans la même exécution et sur un seul cœur. Chaque chiffre est le meilleur de { $rounds } tours.
cli-bench-examples = exemples :
    {"  "}donjon bench
    {"  "}donjon bench terre-de-barons --seconds 0.2 --json
cli-bench-game = nom court d’un jeu ; tous par défaut
cli-bench-seconds = durée d’une mesure ({ $default } par défaut)

cli-replay = rejoue une partie enregistrée
cli-replay-about = Rejoue une partie enregistrée décision par décision, en vérifiant chacune, et montre comment elle finit.
cli-replay-examples = exemples :
    {"  "}donjon replay partie.json
    {"  "}donjon replay - --json < partie.json
cli-replay-file = enregistrement en JSON ; - lit l’entrée standard
cli-replay-open = la regarde dans le navigateur : chez le serveur qui tourne sur ce port, ou chez un serveur à elle

cli-position = montre ce que l’on peut jouer dans une position
cli-position-about = Montre qui doit décider dans une position, et ce que l’on peut y jouer.
cli-position-examples = exemples :
    {"  "}donjon position terre-de-barons probleme.json
    {"  "}donjon position terre-de-barons - --json < probleme.json
cli-position-game = nom court du jeu
cli-position-file = position en JSON ; - lit l’entrée standard

cli-migrate = met une base de données au schéma et aux règles de cette version
cli-migrate-about = Met une base de données au schéma de cette version, tout ou rien, puis ses tables aux règles : quand celles d’un jeu ont
    changé, chacune de ses tables est rejouée. Elle continue si elle en est toujours au même point, sinon elle est bloquée : son enregistrement reste
    tel quel, et ses joueurs peuvent la regarder ou y mettre fin. Le serveur le fait à chaque démarrage ; ceci sert à le faire avant.
cli-migrate-examples = exemples :
    {"  "}donjon migrate --db postgresql://donjon@localhost/donjon
cli-migrate-done = La base est passée du schéma { $before } au schéma { $after }.
cli-migrate-nothing = La base est déjà au schéma { $after }.
cli-migrate-progress = { $number } tables rejouées sur { $of }…
cli-migrate-tables = Avec les nouvelles règles, { $moved ->
    [one] { $moved } table continue
   *[other] { $moved } tables continuent
 }, { $stranded ->
    [0] aucune n’est bloquée
    [one] { $stranded } est bloquée
   *[other] { $stranded } sont bloquées
 }{ $unreadable ->
    [0] .
    [one] , { $unreadable } est illisible.
   *[other] , { $unreadable } sont illisibles.
 }

cli-export = écrit dans un fichier tout ce que garde une base de données
cli-export-about = Écrit dans un fichier toutes les personnes, tables et décisions d’un même instant, sans arrêter les serveurs. Le fichier contient
    les secrets des parties en cours : gardez-le comme la base.
cli-export-examples = exemples :
    {"  "}donjon export sauvegarde.jsonl
    {"  "}donjon export - --db postgresql://donjon@localhost/donjon | gzip > sauvegarde.jsonl.gz
cli-export-file = fichier à écrire ; - écrit sur la sortie standard
cli-export-done = Écrit : { $tables } tables, { $decisions } décisions, { $people } personnes.

cli-import = lit une sauvegarde dans une base vide
cli-import-about = Lit une sauvegarde dans une base vide de n’importe quel type, tout ou rien. Une sauvegarde d’une version antérieure est mise à jour, et ses
    tables aux règles de celle-ci, comme par donjon migrate.
cli-import-examples = exemples :
    {"  "}donjon import sauvegarde.jsonl --db /srv/donjon.sqlite3
    {"  "}gunzip < sauvegarde.jsonl.gz | donjon import - --db postgresql://donjon@localhost/donjon
cli-import-file = fichier à lire ; - lit l’entrée standard
cli-import-done = Lu : { $tables } tables, { $decisions } décisions, { $people } personnes.
cli-import-apart = { $count ->
    [one] Laissée de côté, car elle était illisible lors de la sauvegarde : { $names }
   *[other] Laissées de côté, car elles étaient illisibles lors de la sauvegarde : { $names }
 }

cli-verify = rejoue toutes les tables d’une base et compare
cli-verify-about = Rejoue l’enregistrement de chaque table, compare la position atteinte à celle qui est notée, et retire chaque issue du hasard à partir
    du secret de la table. Nomme les tables bloquées parce que les règles de leur jeu ont changé. Ne change rien ; finit par 1 si quelque chose
    ne va pas.
cli-verify-examples = exemples :
    {"  "}donjon verify
    {"  "}donjon verify --db postgresql://donjon@localhost/donjon --json
cli-verify-bad = { $table } : { $problem }
cli-verify-stranded = { $table } : bloquée ; jouée avec les règles { $before }, et avec les règles { $rules } { $why ->
    [options] l’option « { $option } » n’est plus possible
    [position] ses { $ply } décisions mènent à une autre position
    [over] la partie est finie avant la décision { NUMBER($ply, useGrouping: 0) }, « { $text } »
   *[decision] la décision { NUMBER($ply, useGrouping: 0) }, « { $text } », n’est plus possible
 }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-verify-stranded-done = { $stranded ->
    [one] { $stranded } table est bloquée ; elle est gardée telle quelle
   *[other] { $stranded } tables sont bloquées ; elles sont gardées telles quelles
 }, à regarder ou à terminer.
cli-verify-earlier = { $earlier ->
    [one] { $earlier } issue du hasard a été tirée
   *[other] { $earlier } issues du hasard ont été tirées
 } avec d’anciennes règles, sans nouveau tirage ici.
cli-verify-done = { $tables ->
    [one] { $tables } table rejouée
   *[other] { $tables } tables rejouées
 } avec { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, { $bad ->
    [0] tout va bien
   *[other] { $bad } en mauvais état
 }.

cli-tidy = laisse partir ce qui n’est plus gardé
cli-tidy-about = Supprime les tables dont la partie n’a pas commencé depuis deux semaines et les parties que personne ne joue plus depuis six mois ; les parties
    finies restent. Un serveur le fait de lui-même une fois par jour.
cli-tidy-examples = exemples :
    {"  "}donjon tidy --dry-run
    {"  "}donjon tidy --db tables.sqlite3 --keep-abandoned 365
cli-tidy-dry-run = dire seulement ce qui partirait
cli-tidy-one = { $id } : { $kind ->
    [waiting] n’a pas commencé
    [person] quelqu’un sans table
   *[other] personne ne la joue plus
 }
cli-tidy-done = Partis : { $waiting } tables qui n’avaient pas commencé, { $games } parties que personne ne jouait plus, { $people } personnes sans table.
cli-tidy-would = Partiraient : { $waiting } tables qui n’ont pas commencé, { $games } parties que personne ne joue plus, { $people } personnes sans table.
cli-kept-waiting = jours pendant lesquels est gardée une table dont la partie n’a pas commencé (par défaut { $default })
cli-kept-abandoned = jours pendant lesquels est gardée une partie que personne ne joue plus (par défaut { $default })

cli-close = met fin à une table
cli-close-about = Met fin à la partie comme si tous avaient convenu d’arrêter, et la retire des tables ouvertes ; une table dont la partie n’a pas commencé est
    supprimée. Les serveurs en marche l’apprennent aussitôt.
cli-close-examples = exemples :
    {"  "}donjon close K7RWAB
    {"  "}donjon close kd83mzpqhxuv --delete
cli-close-table = la table, par son code ou par l’identifiant dans son adresse
cli-close-delete = la supprimer entièrement, avec son déroulement
cli-close-done = Fermée : { $table }.

cli-forget = fait oublier quelqu’un
cli-forget-about = Supprime une personne : ses appareils, ses noms et ses places. Les autres gardent leurs parties : où l’on joue encore, un bot la remplace ; les tables
    où personne d’autre n’est assis sont supprimées.
cli-forget-examples = exemples :
    {"  "}donjon forget kd83mzpqhxuv/2
cli-forget-person = la personne, par sa place, en TABLE/PLACE, places comptées à partir de 1 ; ou par son identifiant
cli-forget-done = Oublié. Tables des autres qui restent : { $tables } ; supprimées : { $deleted }.

cli-block = ne laisse entrer personne d’un réseau
cli-block-about = Depuis une adresse ou un réseau, personne ne peut plus entrer ; les serveurs en marche le savent en quelques secondes. Sans adresse, en donne la liste.
cli-block-examples = exemples :
    {"  "}donjon block 203.0.113.7 --days 7
    {"  "}donjon block 2001:db8:1:2::/64
    {"  "}donjon block 203.0.113.7 --lift
cli-block-address = adresse ou réseau ; une adresse IPv6 vaut pour son /64
cli-block-days = pour tant de jours ; sinon jusqu’à ce qu’on le lève
cli-block-lift = les laisser entrer de nouveau
cli-block-one = { $network }{ $until ->
    [none] { "" }
   *[other] { " " }jusqu’au { $until }
 }
cli-block-done = Personne n’entre plus depuis { $network }.
cli-block-lifted = Depuis { $network }, on peut entrer de nouveau.
cli-block-none = { $network } n’était pas bloqué.

cli-verify-chance = vérifie les dés d’une partie
cli-verify-chance-about = Vérifie ce qu’une table publie de son hasard une fois la partie finie : que le secret est celui promis au début, que chaque décision
    est permise, et que chaque issue vient du secret.
cli-verify-chance-examples = exemples :
    {"  "}donjon verify-chance hasard.json
    {"  "}donjon verify-chance hasard.json --commitment 9f86d081…
cli-verify-chance-file = ce que la table a publié, en JSON ; - lit l’entrée standard
cli-verify-chance-commitment = la promesse telle qu’elle était au début, à comparer
cli-verify-chance-done = La promesse { $commitment } a été tenue : { $outcomes ->
    [one] { $outcomes } issue
   *[other] { $outcomes } issues
 } du hasard à nouveau tirées, { $decisions } décisions en tout.
cli-verify-chance-older = La partie est des règles { $rules }, celles-ci sont les règles { $present } : ce qui pouvait être tiré est pris dans le fichier.

# Résultats.

cli-players = { $low } à { $high } joueurs
cli-minutes = { $minutes } min
cli-option-switch = true ou false
cli-option-number = { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
cli-option-digits = { NUMBER($length, useGrouping: 0) } chiffres de { $low } à { $high }
cli-option-numbers = nombres séparés par des virgules, de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
cli-option-text = un texte
cli-yes = true
cli-no = false
cli-head-bot = robot
cli-head-score = score
cli-head-game = jeu
cli-head-seats = joueurs
cli-head-decisions = décisions/s
cli-head-uncompiled = non compilé
cli-head-copy = copie, ns
cli-head-iterations = itérations/s
cli-head-peer = autre moteur
cli-match-played = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, graine { NUMBER($seed, useGrouping: 0) }
cli-match-ends = fins : { $ends }
cli-bench-ratio = { $game }, { $seats } joueurs : { $ratio } fois { $peer }
cli-bench-uncompiled = les règles non compilées
cli-bench-no-peers = aucun autre moteur n’est installé ; pip install 'donjon[peers]' apporte catanatron et OpenSpiel
cli-bench-plain = Les règles ne sont pas compilées ici : tous les chiffres sont ceux de Python seul.
cli-chance = le hasard
cli-seat = place { NUMBER($seat, useGrouping: 0) }
cli-replay-done = { $title } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, hasard compris, toutes permises.
cli-replay-older = Jouée avec les règles { $before }, rejouée avec les règles { $rules }.
cli-replay-going-on = À suivre : { $actor }.
cli-over = Terminé ({ $ending }).
cli-result = { $actor } : { $result }
cli-position-asks = { $title } : { $actor } décide, { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }.

cli-tournament = classe des robots en les opposant deux à deux
cli-tournament-about = Oppose chaque robot à chaque autre, les classe avec des intervalles à 95 % et garde toutes les parties. À plus de deux,
    chaque robot joue seul parmi d’autres tous pareils. Les parties vont par donnes : mêmes dés et tirages, une fois de chaque
    place. Avec --out, un tournoi interrompu reprend où il en était, avec plus de parties ou de robots si l’on veut.
cli-tournament-examples = exemples :
    {"  "}donjon tournament barony --bots page,squire,knight --games 20 --out barony
    {"  "}donjon tournament baron --bots duke,knight --alone duke --seats 4 --games 40 --out baron-4
    {"  "}donjon tournament baron --bots "cmd:python mon_robot.py,knight" --games 10
cli-tournament-each = parties pour chaque rencontre de deux robots ({ $default } par défaut)
cli-tournament-seats = places à la table ({ $default } par défaut)
cli-tournament-alone = seulement les parties de ce robot : contre chacun des autres, ou seul parmi plusieurs du même
cli-tournament-out = dossier pour les parties, le résultat, le Parquet et l’image
cli-duel = savoir si un bot est plus fort qu’un autre
cli-duel-about = Faire se rencontrer A et B jusqu’à savoir si A est plus fort, avec des taux d’erreur annoncés : un test séquentiel du rapport de
    vraisemblance sur des parties appariées. Les parties d’une même donne ont les mêmes dés et donnent à A chaque place une fois ; à plus de deux,
    A est seul parmi plusieurs B. À temps égal : « search:0.06s » contre « knight » ; à itérations égales : « search:400 » contre « search:800 ».
cli-duel-examples = exemples :
      donjon duel knight squire --game terre-de-barons
      donjon duel search:800 search:400 --game barony --seats 3 --elo0 0 --elo1 20 --out duel/
cli-duel-one = le bot qui est peut-être plus fort
cli-duel-other = celui qu’il rencontre
cli-duel-elo0 = points dont A est plus fort tout au plus, s’il n’est pas déclaré tel (0 par défaut)
cli-duel-elo1 = points dont A est plus fort au moins, s’il l’est (20 par défaut)
cli-duel-alpha = risque de déclarer A plus fort à tort (0,05 par défaut)
cli-duel-beta = risque de ne pas le faire à tort (0,05 par défaut)
cli-duel-most = parties au-delà desquelles la question reste ouverte ({ $default } par défaut)
cli-duel-out = dossier des parties ; redemandé, le duel reprend où il en était
cli-duel-stronger = { $one } est plus fort que { $other } : de plus de { $elo0 } points ; c’est dit à tort dans { $alpha } % de tels duels au plus.
cli-duel-not-stronger = { $one } n’est pas plus fort que { $other } de { $elo1 } points ou davantage ; c’est dit à tort dans { $beta } % de tels duels au plus.
cli-duel-open = Après { $games } parties, on ne sait pas si { $one } est plus fort que { $other }.
cli-duel-figures = Score { $score } ({ $low }–{ $high }), { $points } points ({ $points_low } à { $points_high }), { $games } parties.

cli-sit = installe un programme à une place d’un serveur
cli-sit-about = Un programme prend la place libre d’un lien et la joue jusqu’à la fin. Il lit et écrit des lignes de JSON : voir
    docs/bots.fr.md.
cli-sit-examples = exemples :
    {"  "}donjon sit "http://127.0.0.1:8000/t/…#key=…" "python mon_robot.py"
cli-sit-link = lien de la place libre
cli-sit-program = commande qui lance le programme
cli-sit-name = nom à la table (par défaut : Bot)
cli-tournament-played = { $game }, { $seats } places : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, graine { NUMBER($seed, useGrouping: 0) }
cli-tournament-games = { $decisions } décisions par partie, { $draws } % de parties nulles ; fins : { $ends }
cli-tournament-no-parquet = Pas de games.parquet, car pyarrow n’est pas installé : pip install 'donjon[lab]' l’apporte. Tout le reste est écrit ; redemandé, seul le fichier s’ajoute.
cli-head-points = points
cli-head-error = 95 %
cli-head-turn = s par tour
cli-head-slowest = au pire, s
cli-head-share = part
cli-head-expected = attendu
cli-head-line = suite
cli-position-ask = demande aussi à un robot ce qu’il ferait et pourquoi
cli-position-advice = { $title } : { $bot } jouerait { $text } pour { $actor }.
cli-error-tournament-seats = { $title } se joue de { $low } à { $high }, pas à { $count }

# Ce qui ne va pas.

cli-error-game = aucun jeu ne s’appelle « { $slug } » ; il y a { $known }
cli-error-bot = aucun robot ne s’appelle « { $name } » ; il y a { $known }, et search:N pour N itérations par tour
cli-error-option-unknown = { $game } n’a pas d’option « { $option } » ; il y a { $known }
cli-error-option-switch = l’option { $option } vaut true ou false, pas « { $value } »
cli-error-option-number = l’option { $option } est un entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $value } »
cli-error-option-choice = l’option { $option } est l’un de { $words }, pas « { $value } »
cli-error-option-digits = l’option { $option } compte { NUMBER($length, useGrouping: 0) } chiffres de { $low } à { $high }, pas « { $value } »
cli-error-option = option { $option } : { $problem }
cli-error-set = --set attend nom=valeur, pas « { $text } »
cli-error-seats = { $title } se joue de { $low } à { $high } ; --bots doit nommer autant de robots, pas { $count }
cli-error-positive = doit être un entier, au moins 1, pas « { $text } »
cli-error-number = doit être un nombre, pas « { $text } »
cli-error-whole = doit être un entier, pas « { $text } »
cli-error-port = doit être un port, de 0 à 65535, pas « { $text } »
cli-error-seconds = doit être un nombre de secondes, plus de 0 et au plus 60, pas « { $text } »
cli-error-missing = { $file } : ce fichier n’existe pas
cli-error-directory = { $file } : est un dossier, pas un fichier
cli-error-unreadable = { $file } : ne peut pas être lu ({ $reason })
cli-error-large = { $file } : trop gros pour un enregistrement ou une position
cli-error-binary = { $file } : n’est pas du texte, donc pas du JSON
cli-error-json = { $file } : n’est pas du JSON, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
cli-error-json-vast = { $file } : JSON trop profond, ou aux nombres trop longs, pour être l’un des nôtres
cli-error-document = { $file } : n’est pas une position de { $title } ; { $where } : { $problem }
cli-error-record = { $file } : n’est pas un enregistrement ; { $problem }
cli-error-record-text = { $file } : la décision { NUMBER($ply, useGrouping: 0) } est « { $text } », qui n’est pas une action de { $title }
cli-error-record-illegal = { $file } : la décision { NUMBER($ply, useGrouping: 0) } est interdite : { $actor } ne peut pas jouer « { $text } » ici{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-error-record-rules = { $file } : l’enregistrement est des règles { $before }, et avec les règles { $rules } sa décision { NUMBER($ply, useGrouping: 0) }, « { $text } », n’est plus possible{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-error-record-over = { $file } : la décision { NUMBER($ply, useGrouping: 0) } est interdite : la partie est finie avant « { $text } »
cli-error-other = { $problem }
cli-error-server = impossible de servir sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }
cli-error-workers = --workers demande une base que plusieurs processus peuvent partager : --db postgresql://…
cli-error-table = il n’y a pas de table « { $table } »
cli-error-person = personne ne s’appelle « { $person } »
cli-error-newer = la base de données vient d’une version plus récente de ce programme ({ $problem }) ; rien n’a été changé
cli-error-public-url = « { $address } » n’est pas l’adresse d’un site, comme https://play.example.org
cli-error-uds = impossible d’écouter sur { $path } : { $reason }
cli-error-network = ce n’est pas une liste d’adresses et de réseaux : « { $text } »
cli-error-database = la base de données ne peut pas servir : { $reason }
cli-error-unwritable = { $file } : ne peut pas être écrit ({ $reason })
cli-error-export = impossible d’exporter : { $problem }
cli-error-export-apart = { $count ->
    [one] une table ou une personne a une ligne illisible ; elle est écrite à part, et un import la laisse de côté : { $names }
   *[other] { $count } tables ou personnes ont des lignes illisibles ; elles sont écrites à part, et un import les laisse de côté : { $names }
 }
cli-error-import = { $file } : n’est pas une sauvegarde ; ligne { NUMBER($line, useGrouping: 0) } : { $problem }
cli-error-not-empty = il y a déjà des tables dans cette base ; importez dans une base neuve
cli-error-verify = { $bad ->
    [one] { $bad } table n’est pas
   *[other] { $bad } tables ne sont pas
 } dans l’état voulu
cli-error-chance = { $file } : le hasard n’a pas tenu sa promesse ; { $problem }
cli-error-commitment = { $file } : la promesse qu’il contient est { $commitment }, pas celle que vous donnez
cli-error-help = voir { $command } --help

# Phrases de l’analyseur d’arguments de Python, qui remplit lui-même les parties en %.

argparse-usage = emploi :
argparse-positional = ce qu’il faut{"\u00A0"}
argparse-options = options{"\u00A0"}
argparse-help = montre cette aide et s’arrête
argparse-error = %(prog)s : %(message)s
argparse-unrecognized = pas compris : %s
argparse-required = il manque : %s
argparse-argument = %(argument_name)s : %(message)s
argparse-one = attend une valeur
argparse-some = attend au moins une valeur
argparse-choice = pas de %(value)r ; il y a %(choices)s
argparse-parser = pas de commande %(parser_name)r ; il y a %(choices)s
argparse-explicit = n’attend pas de valeur, pas %r

cli-analyse = juge une partie enregistrée : ce qui s’est perdu et où, la chance à part du talent
cli-analyse-about = La recherche des robots juge chaque décision d’une partie finie d’après ce que sa place pouvait savoir, et les chances de chacun
    après chaque décision, dé et tirage. Dit ce qui valait mieux et pourquoi, avec quelle précision chacun a joué, et ce qui fut chance.
cli-analyse-examples = exemples :
    {"  "}donjon analyse partie.json
    {"  "}donjon analyse partie.json --pass quick
    {"  "}donjon analyse - --json < partie.json
cli-analyse-pass = temps de réflexion par décision : un coup d’œil (quick), autant qu’un baron (full, par défaut), ou quatre fois plus (deep)
cli-analyse-turned-own = La partie a tourné au tour { $turn }, par une décision de { $winner }, qui a gagné.
cli-analyse-turned-gift = La partie a tourné au tour { $turn }, quand { $who } a laissé gagner { $winner }.
cli-analyse-turned-luck = La partie a tourné au tour { $turn }, quand le hasard a favorisé { $winner }.
cli-error-analyse-over = { $file } : la partie n’est pas finie ; seules les parties finies sont jugées.
cli-head-ply = coup
cli-head-turn-number = tour
cli-head-who = qui
cli-head-played = joué
cli-head-mark = note
cli-head-lost = perdu
cli-head-better = mieux
cli-head-accuracy = précision
cli-head-start = départ
cli-head-skill = talent
cli-head-luck = chance
cli-head-others = autres
cli-head-result = résultat
cli-mark-brilliant = brillant
cli-mark-strong = fort
cli-mark-inaccuracy = imprécision
cli-mark-mistake = erreur
cli-mark-blunder = bévue
