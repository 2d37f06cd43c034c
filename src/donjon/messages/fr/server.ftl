# Pourquoi le serveur refuse. La clé est problem-<titre du refus>.

problem-not-found = Il n’y a rien à cette adresse.
problem-unknown-table = Cette table n’existe pas. Vérifiez le lien ou demandez-en un autre.
problem-unknown-code = Aucune table n’a ce code. Vérifiez-le auprès de la personne qui vous l’a donné.
problem-unknown-game = Il n’y a pas ici de jeu nommé « { $game } ».
problem-unknown-bot = Il n’y a pas ici de robot nommé « { $bot } ».
problem-bad-option = L’option « { $option } » ne peut pas prendre cette valeur.
problem-not-your-seat = Vous n’êtes pas assis à cette table. Vous pouvez regarder, ou prendre place avec un lien ou le code de la table.
problem-wrong-key = Ce lien ou ce code n’ouvre aucune place à cette table. Demandez-en un autre à votre hôte.
problem-seat-taken = Cette place est déjà prise.
problem-not-started = La partie commencera quand toutes les places seront prises.
problem-not-over = La partie n’est pas terminée.
problem-game-over = La partie est terminée.
problem-stranded = Les règles de ce jeu ont changé, et cette partie est bloquée. On peut la regarder, ou y mettre fin ensemble.
problem-not-your-turn = C’est à quelqu’un d’autre de jouer.
problem-stale-ply = La partie a avancé entre-temps. Voici où elle en est.
problem-client-reused = Cette demande a déjà servi pour une autre décision. Rechargez la page.
problem-illegal-action = { $rule ->
    [none] « { $action } » n’est pas permis ici.
   *[other] « { $action } » n’est pas permis ici (règle { $rule }).
 }
problem-no-hints = Il n’y a pas de conseils à cette table.
problem-cannot-undo = On ne peut pas revenir là-dessus : le hasard, quelqu’un d’autre ou une révélation est passé entre-temps.
problem-unreadable-table = Ce qui a été décidé à cette table ne mène pas où il faut. Elle est gardée telle quelle, et mise à part.
problem-too-large = C’est trop volumineux pour une décision ({ $bytes } octets au plus).
problem-wrong-origin = Cette page ne peut pas jouer ici. Ouvrez le jeu à sa propre adresse.
problem-blocked = Personne ne peut entrer depuis votre réseau. Demandez à qui tient ce serveur.
problem-too-many-tables = Vous avez { $tables } tables qui ne sont pas terminées : finissez-en une avant d’en ouvrir une autre.
problem-wrong-host = Aucun jeu n’est servi sous le nom « { $name } ». Qui tient le serveur peut l’autoriser avec --public-url.
problem-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-malformed = La demande est mal formée : { $where }.
problem-bad-request = La demande est illisible.
problem-storage-away = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu ; réessayez dans un instant.
problem-server-error = Le serveur s’est trompé. Rien n’a été changé ; rechargez la page.
problem-too-many = { $seconds ->
    [one] Trop de demandes. Réessayez dans une seconde.
   *[other] Trop de demandes. Réessayez dans { $seconds } secondes.
 }
problem-wrong-recovery = Ce code de récupération n’est pas valable, ou ne l’est plus. Demandez-en un nouveau sur l’appareil où vous jouez.
problem-bot-plays = Un bot joue à cette place en ce moment.
problem-no-time-left = Cette place n’a plus de temps : un bot la joue jusqu’à la fin de la partie.
problem-already-started = La partie a commencé : les places ne changent plus.
problem-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
problem-somebody-already = Ce navigateur joue déjà pour quelqu’un d’autre. Dites d’abord que vous voulez changer.
problem-too-many-people = Ce navigateur joue déjà pour trop de personnes. Finissez d’abord une partie de l’une d’elles.
problem-stand-in-set = À cette table, on a choisi avant la partie quel bot joue pour les absents.
problem-still-here = La personne assise à cette place est là, ou l’était à l’instant. Elle seule peut confier sa place à un bot.
problem-proposal-open = Une question est déjà posée à tout le monde. Répondez-y d’abord.
problem-no-proposal = Plus personne ne demande rien.
problem-cannot-take-back = Il n’y a pas de décision sur laquelle revenir.

## Revoir, apporter et garder des parties

problem-being-played = Cette partie est en cours entre des personnes. Les bots n’en disent rien tant qu’elle n’est pas terminée.
problem-unknown-review = Cette partie n’existe pas, ou n’est plus conservée.
problem-no-advice = Les bots ne peuvent pas être interrogés pour le moment. Réessayez dans un instant.
problem-too-much = On n’en garde pas davantage. Supprimez-en une d’abord.
problem-bad-record = { $why ->
    [json] Ce n’est pas un enregistrement : ce qui se trouve ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } n’est pas du JSON.
    [game] C’est un enregistrement de « { $game } », un jeu qu’on ne joue pas ici.
    [form] Ce n’est pas un enregistrement : { $problem }.
    [long] Cet enregistrement est trop long ({ NUMBER($most, useGrouping: 0) } décisions au plus).
    [secret] La décision { NUMBER($ply, useGrouping: 0) } manque dans cet enregistrement : il a été fait avant la fin de la partie.
    [over] La décision { NUMBER($ply, useGrouping: 0) } de cet enregistrement, « { $text } », vient après la fin de la partie.
    [text] La décision { NUMBER($ply, useGrouping: 0) } de cet enregistrement, « { $text } », n’est pas une décision de ce jeu.
   *[illegal] La décision { NUMBER($ply, useGrouping: 0) } de cet enregistrement, « { $text } », n’y est pas permise{ $rule ->
        [none] .
       *[other] {" "}(règle { $rule }).
    }
 }
branch-outcome = { $text }

record-players = Joueurs : { $players }
record-options = Options : { $options }
record-seat = place { $seat }
record-chance = le hasard
record-turn = Tour { $turn } — { $who }
record-hidden = (secret)
record-open = La partie n’est pas terminée.
record-over = La partie est terminée.
record-result = { $name } : { $result }
