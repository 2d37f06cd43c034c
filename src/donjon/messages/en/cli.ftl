# The command line.

cli-about = Five feudal board games: play them in the browser, study them, drive them from Python.
cli-examples = examples:
    {"  "}donjon                                      serve the games and open the browser
    {"  "}donjon games                                what there is to play
    {"  "}donjon games terre-de-barons                one game, with its options
    {"  "}donjon match terre-de-barons --bots greedy,search --games 20
    {"  "}donjon <command> --help                     more about a command
cli-commands = commands
cli-command = COMMAND
cli-language = language of the output (by default that of the system)
cli-version = say which version this is, and whether the rules run compiled
cli-version-line = donjon { $version } ({ $compiled ->
    [yes] rules compiled
   *[no] rules not compiled: everything works, bots think more slowly
 }, Python { $python })
cli-json = print the result as JSON

cli-serve = serve the games to browsers
cli-serve-about = Serve the games to the browsers of this machine, or of others with --host.
cli-serve-examples = examples:
    {"  "}donjon serve
    {"  "}donjon serve --host 0.0.0.0 --port 8080 --db /srv/donjon.sqlite3
cli-serve-host = address to listen on (default { $default })
cli-serve-port = port to listen on (default { $default })
cli-serve-db = where tables are kept: a file, or the address of a database
cli-serve-open = open the browser
cli-serve-workers = number of processes that share the work; more than 1 needs a PostgreSQL ({ $default } by default)
cli-serve-log = form of the server's log: lines for people or JSON (text by default)
cli-serve-verbose = also log what goes well: every answer with its time
cli-serve-public-url = address at which people find the server, such as https://play.example.org; needed behind a proxy, may be given several times
cli-serve-uds = listen on a socket in the file system, for a proxy on this machine, in the place of host and port
cli-serve-trusted-proxies = addresses and networks that are believed when they name another ({ $default } by default)
cli-serve-no-limits = answer however often anybody asks; for load tests
cli-serve-address = Donjon is served at { $address } (Ctrl-C stops it)

cli-games = list the games, or show one with its options
cli-games-about = List the games, or show those named with all their options and defaults.
cli-games-examples = examples:
    {"  "}donjon games
    {"  "}donjon games terre-de-barons --json
cli-games-game = slug of a game; all of them by default

cli-match = let bots play each other
cli-match-about = Let bots play each other, one seat per bot, the seats moving on by one each game. The same seed gives the same
    result whatever the number of workers. Games that go on forever are stopped by the game’s safety cap.
cli-match-examples = examples:
    {"  "}donjon match terre-de-barons --bots random,greedy --games 100
    {"  "}donjon match terre-de-barons --bots greedy,search:500,greedy --seed 7 --set mountains=6
cli-match-game = slug of the game
cli-match-bots = the bots, with commas between: { $bots }; search:500 thinks 500 iterations per turn, search:0.5s half a second; cmd:… is a program that speaks the bot protocol
cli-match-games = how many games (default { $default })
cli-match-seed = seed all dice, draws and bots come from (default { $default })
cli-match-set = set an option of the game; may be repeated
cli-match-workers = processes to play in (default: one per core, here { $default })
cli-match-ray = play on the Ray cluster at this address (auto for the one of this machine) instead of here, the same games

cli-bench = measure the speed of rules and search
cli-bench-about = Measure the speed of rules and search at every number of seats, and of other engines that are installed
    (catanatron, OpenSpiel), all in the same run on one core. Each figure is the best of { $rounds } rounds.
cli-bench-examples = examples:
    {"  "}donjon bench
    {"  "}donjon bench terre-de-barons --seconds 0.2 --json
cli-bench-game = slug of a game; all of them by default
cli-bench-seconds = how long one measurement takes (default { $default })

cli-replay = replay a recorded game
cli-replay-about = Replay a recorded game decision by decision, checking each, and show how it ended.
cli-replay-examples = examples:
    {"  "}donjon replay game.json
    {"  "}donjon replay - --json < game.json
cli-replay-file = record as JSON; - reads standard input
cli-replay-open = look at it in the browser: in the server that runs on that port, or in one of its own

cli-position = show what may be played in a position
cli-position-about = Show who is to decide in a position, and what may be played.
cli-position-examples = examples:
    {"  "}donjon position terre-de-barons puzzle.json
    {"  "}donjon position terre-de-barons - --json < puzzle.json
cli-position-game = slug of the game
cli-position-file = position document as JSON; - reads standard input

cli-migrate = brings a database to the schema and the rules of this version
cli-migrate-about = Brings a database to the schema of this version, all or nothing, and then its tables to the rules: where those of a game
    have changed, every table of it is replayed. It moves on if it stands where it stood, else it is stranded: its record stays as it is, and
    its people may look at it or end it. Serving does the same at every start; this is for doing it beforehand.
cli-migrate-examples = examples:
    {"  "}donjon migrate --db postgresql://donjon@localhost/donjon
cli-migrate-done = The database went from schema { $before } to { $after }.
cli-migrate-nothing = The database is at schema { $after } already.
cli-migrate-progress = { $number } of { $of } tables replayed…
cli-migrate-tables = By newer rules { $moved ->
    [one] { $moved } table moves on
   *[other] { $moved } tables move on
 }, { $stranded ->
    [0] none is stranded
    [one] { $stranded } is stranded
   *[other] { $stranded } are stranded
 }{ $unreadable ->
    [0] .
    [one] , { $unreadable } cannot be read.
   *[other] , { $unreadable } cannot be read.
 }

cli-export = writes everything a database keeps to a file
cli-export-about = Writes all people, tables and decisions of one moment to a file, while servers go on. The file holds the secrets of games
    under way: keep it as you keep the database.
cli-export-examples = examples:
    {"  "}donjon export backup.jsonl
    {"  "}donjon export - --db postgresql://donjon@localhost/donjon | gzip > backup.jsonl.gz
cli-export-file = file to write; - writes to standard output
cli-export-done = Written: { $tables } tables, { $decisions } decisions, { $people } people.

cli-import = reads an export into an empty database
cli-import-about = Reads an export into an empty database of any kind, all or nothing. An export of an earlier version is brought up to date, and
    its tables to the rules of this one, as by donjon migrate.
cli-import-examples = examples:
    {"  "}donjon import backup.jsonl --db /srv/donjon.sqlite3
    {"  "}gunzip < backup.jsonl.gz | donjon import - --db postgresql://donjon@localhost/donjon
cli-import-file = file to read; - reads standard input
cli-import-done = Read: { $tables } tables, { $decisions } decisions, { $people } people.
cli-import-apart = { $count ->
    [one] Left out, for it could not be read when the export was made: { $names }
   *[other] Left out, for they could not be read when the export was made: { $names }
 }

cli-verify = replays every table of a database and compares
cli-verify-about = Replays the record of every table, compares the position it leads to with the one written down, and draws every outcome of
    chance again from the table's secret. Lists the tables that are stranded because the rules of their games have changed. Changes
    nothing; ends with 1 if anything is wrong.
cli-verify-examples = examples:
    {"  "}donjon verify
    {"  "}donjon verify --db postgresql://donjon@localhost/donjon --json
cli-verify-bad = { $table }: { $problem }
cli-verify-stranded = { $table }: stranded; it was played by rules { $before }, and by rules { $rules } { $why ->
    [options] the option “{ $option }” cannot be had
    [position] its { $ply } decisions lead to another position
    [over] the game is over before decision { NUMBER($ply, useGrouping: 0) }, “{ $text }”
   *[decision] decision { NUMBER($ply, useGrouping: 0) }, “{ $text }”, is not possible
 }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-verify-stranded-done = { $stranded ->
    [one] { $stranded } table is stranded; it is kept
   *[other] { $stranded } tables are stranded; they are kept
 } as it was, to be looked at or ended.
cli-verify-earlier = { $earlier ->
    [one] { $earlier } outcome of chance was drawn by older rules and was
   *[other] { $earlier } outcomes of chance were drawn by older rules and were
 } not drawn again.
cli-verify-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 } replayed, { $bad ->
    [0] all well
   *[other] { $bad } not well
 }.

cli-tidy = lets go what is not kept any longer
cli-tidy-about = Deletes tables whose game has not begun for two weeks and games nobody has played on for half a year; finished games stay. A server does the
    same by itself once a day.
cli-tidy-examples = examples:
    {"  "}donjon tidy --dry-run
    {"  "}donjon tidy --db tables.sqlite3 --keep-abandoned 365
cli-tidy-dry-run = only say what would go
cli-tidy-one = { $id }: { $kind ->
    [waiting] has not begun
    [person] somebody without a table
   *[other] nobody plays on
 }
cli-tidy-done = Gone: { $waiting } tables that had not begun, { $games } games nobody played on, { $people } people without a table.
cli-tidy-would = Would go: { $waiting } tables that have not begun, { $games } games nobody plays on, { $people } people without a table.
cli-kept-waiting = days that a table is kept whose game has not begun ({ $default } by default)
cli-kept-abandoned = days that a game is kept which nobody plays on ({ $default } by default)

cli-close = ends a table
cli-close-about = Ends the game at a table as if all had agreed to stop, and takes it out of the lobby; a table whose game has not begun is deleted. Servers under way
    hear of it at once.
cli-close-examples = examples:
    {"  "}donjon close K7RWAB
    {"  "}donjon close kd83mzpqhxuv --delete
cli-close-table = the table, by its code or by the id in its address
cli-close-delete = delete it altogether, with its record
cli-close-done = Closed: { $table }.

cli-forget = lets somebody be forgotten
cli-forget-about = Deletes a person: their devices, names and seats. Others keep their games: where one goes on, a bot plays for them; tables at which nobody else
    sits are deleted.
cli-forget-examples = examples:
    {"  "}donjon forget kd83mzpqhxuv/2
cli-forget-person = the person, by the seat they have, as TABLE/SEAT, seats counted from 1; or by their id
cli-forget-done = Forgotten. Tables of others that stay: { $tables }; deleted: { $deleted }.

cli-block = lets nobody in from a network
cli-block-about = From an address or network nobody may come in any more; servers under way know it within seconds. Without an address, lists them.
cli-block-examples = examples:
    {"  "}donjon block 203.0.113.7 --days 7
    {"  "}donjon block 2001:db8:1:2::/64
    {"  "}donjon block 203.0.113.7 --lift
cli-block-address = address or network; an address of IPv6 stands for its /64
cli-block-days = for so many days; else until it is lifted
cli-block-lift = let them in again
cli-block-one = { $network }{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
 }
cli-block-done = Nobody comes in from { $network } any more.
cli-block-lifted = From { $network } they may come in again.
cli-block-none = { $network } was not blocked.

cli-verify-chance = checks the dice of one game
cli-verify-chance-about = Checks what a table publishes about its chance once the game is over: that the secret is the one promised at the start,
    that every decision is legal, and that every outcome comes from the secret.
cli-verify-chance-examples = examples:
    {"  "}donjon verify-chance chance.json
    {"  "}donjon verify-chance chance.json --commitment 9f86d081…
cli-verify-chance-file = what the table published, in JSON; - reads standard input
cli-verify-chance-commitment = the promise as it was at the start, to compare with
cli-verify-chance-done = The promise { $commitment } was kept: { $outcomes ->
    [one] { $outcomes } outcome
   *[other] { $outcomes } outcomes
 } of chance drawn again, { $decisions } decisions in all.
cli-verify-chance-older = The game is of rules { $rules }, and these are rules { $present }: what could be drawn is taken from the file.

# Results.

cli-players = { $low }–{ $high } players
cli-minutes = { $minutes } min
cli-option-switch = true or false
cli-option-number = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-option-digits = { NUMBER($length, useGrouping: 0) } digits from { $low } to { $high }
cli-option-numbers = numbers separated by commas, from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-option-text = a text
cli-yes = true
cli-no = false
cli-head-bot = bot
cli-head-score = score
cli-head-game = game
cli-head-seats = seats
cli-head-decisions = decisions/s
cli-head-uncompiled = uncompiled
cli-head-copy = copy, ns
cli-head-iterations = iterations/s
cli-head-peer = other engine
cli-match-played = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }, seed { NUMBER($seed, useGrouping: 0) }
cli-match-ends = ends: { $ends }
cli-bench-ratio = { $game }, { $seats } seats: { $ratio } times { $peer }
cli-bench-uncompiled = the rules uncompiled
cli-bench-no-peers = no other engine is installed; pip install 'donjon[peers]' brings catanatron and OpenSpiel
cli-bench-plain = The rules run uncompiled here, so all figures are those of plain Python.
cli-chance = chance
cli-seat = seat { NUMBER($seat, useGrouping: 0) }
cli-replay-done = { $title }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }, chance included, all legal.
cli-replay-older = Played by rules { $before }, replayed by rules { $rules }.
cli-replay-going-on = Next: { $actor }.
cli-over = Over ({ $ending }).
cli-result = { $actor }: { $result }
cli-position-asks = { $title }: { $actor } to decide, { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }.

cli-tournament = rate bots by letting each meet each other
cli-tournament-about = Let every bot meet every other, rate them with 95 % intervals, and keep every game. With more than two seats each bot
    plays alone among others that are all alike. Games come in deals: the same dice and draws, once from every seat. With --out
    a tournament that was stopped goes on where it was, and may be given more games or more bots.
cli-tournament-examples = examples:
    {"  "}donjon tournament barony --bots page,squire,knight --games 20 --out barony
    {"  "}donjon tournament baron --bots duke,knight --alone duke --seats 4 --games 40 --out baron-4
    {"  "}donjon tournament baron --bots "cmd:python my_bot.py,knight" --games 10
cli-tournament-each = games for each two bots that meet (default { $default })
cli-tournament-seats = seats at the table (default { $default })
cli-tournament-alone = only the games of this bot: against each of the others, or alone among several of one
cli-tournament-out = folder for games, result, Parquet and picture
cli-duel = find out whether one bot is stronger than another
cli-duel-about = Let A meet B until it is known whether A is stronger, with stated error rates: a sequential probability ratio test on paired games.
    The games of a deal have the same dice and give A every seat once; with more than two seats A sits alone among several of B.
    Equal time is “search:0.06s” against “knight”, equal iterations “search:400” against “search:800”.
cli-duel-examples = examples:
      donjon duel knight squire --game terre-de-barons
      donjon duel search:800 search:400 --game barony --seats 3 --elo0 0 --elo1 20 --out duel/
cli-duel-one = the bot that may be stronger
cli-duel-other = the one it meets
cli-duel-elo0 = points by which A is at most stronger, if it is not called so (default 0)
cli-duel-elo1 = points by which A is at least stronger, if it is (default 20)
cli-duel-alpha = chance to call A stronger when it is not (default 0.05)
cli-duel-beta = chance not to, when it is (default 0.05)
cli-duel-most = games after which it stays open (default { $default })
cli-duel-out = folder for the games; asked again, it goes on where it was
cli-duel-stronger = { $one } is stronger than { $other }: by more than { $elo0 } points, and wrongly said so in at most { $alpha } % of such duels.
cli-duel-not-stronger = { $one } is not stronger than { $other } by { $elo1 } points or more; wrongly said so in at most { $beta } % of such duels.
cli-duel-open = After { $games } games it is open whether { $one } is stronger than { $other }.
cli-duel-figures = Score { $score } ({ $low }–{ $high }), { $points } points ({ $points_low } to { $points_high }), { $games } games.

cli-sit = let a program play a seat of a server
cli-sit-about = Let a program take the open seat of a link and play it to the end of the game. The program reads and writes lines of JSON: see
    docs/bots.md.
cli-sit-examples = examples:
    {"  "}donjon sit "http://127.0.0.1:8000/t/…#key=…" "python my_bot.py"
cli-sit-link = link of the open seat
cli-sit-program = command that starts the program
cli-sit-name = name at the table (default: Bot)
cli-tournament-played = { $game }, { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, seed { NUMBER($seed, useGrouping: 0) }
cli-tournament-games = { $decisions } decisions per game, { $draws } % draws; ends: { $ends }
cli-tournament-no-parquet = No games.parquet, for pyarrow is not installed: pip install 'donjon[lab]' brings it. All else is written; asked again, only the file is added.
cli-head-points = points
cli-head-error = 95 %
cli-head-turn = s per turn
cli-head-slowest = slowest, s
cli-head-share = share
cli-head-expected = expected
cli-head-line = continuation
cli-position-ask = also ask a bot what it would do and why
cli-position-advice = { $title }: { $bot } would play { $text } for { $actor }.
cli-error-tournament-seats = { $title } is for { $low } to { $high } players, not { $count }

# What went wrong.

cli-error-game = no game called “{ $slug }”; there are { $known }
cli-error-bot = no bot called “{ $name }”; there are { $known }, and search:N for N iterations per turn
cli-error-option-unknown = { $game } has no option “{ $option }”; there are { $known }
cli-error-option-switch = option { $option } is true or false, not “{ $value }”
cli-error-option-number = option { $option } is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $value }”
cli-error-option-choice = option { $option } is one of { $words }, not “{ $value }”
cli-error-option-digits = option { $option } is { NUMBER($length, useGrouping: 0) } digits from { $low } to { $high }, not “{ $value }”
cli-error-option = option { $option }: { $problem }
cli-error-set = --set wants name=value, not “{ $text }”
cli-error-seats = { $title } is for { $low } to { $high } players; that is how many bots --bots must name, not { $count }
cli-error-positive = must be a whole number, 1 or more, not “{ $text }”
cli-error-number = must be a number, not “{ $text }”
cli-error-whole = must be a whole number, not “{ $text }”
cli-error-port = must be a port, 0 to 65535, not “{ $text }”
cli-error-seconds = must be a number of seconds, more than 0 and at most 60, not “{ $text }”
cli-error-missing = { $file }: there is no such file
cli-error-directory = { $file }: is a directory, not a file
cli-error-unreadable = { $file }: cannot be read ({ $reason })
cli-error-large = { $file }: too large to be a record or a position
cli-error-binary = { $file }: is not text, so not JSON
cli-error-json = { $file }: is not JSON, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
cli-error-json-vast = { $file }: is JSON nested too deeply, or with numbers too long, to be one of ours
cli-error-document = { $file }: not a position of { $title }; { $where }: { $problem }
cli-error-record = { $file }: not a record; { $problem }
cli-error-record-text = { $file }: decision { NUMBER($ply, useGrouping: 0) } is “{ $text }”, which is no action of { $title }
cli-error-record-illegal = { $file }: decision { NUMBER($ply, useGrouping: 0) } is illegal: { $actor } may not play “{ $text }” there{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-error-record-rules = { $file }: the record is of rules { $before }, and by rules { $rules } its decision { NUMBER($ply, useGrouping: 0) }, “{ $text }”, is not possible{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
 }
cli-error-record-over = { $file }: decision { NUMBER($ply, useGrouping: 0) } is illegal: the game is over before “{ $text }”
cli-error-other = { $problem }
cli-error-server = cannot serve on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }
cli-error-workers = --workers needs a database that several processes can share: --db postgresql://…
cli-error-table = there is no table “{ $table }”
cli-error-person = nobody is called “{ $person }”
cli-error-newer = the database was made by a newer version of this program ({ $problem }); nothing was changed
cli-error-public-url = “{ $address }” is not the address of a site, such as https://play.example.org
cli-error-uds = cannot listen on { $path }: { $reason }
cli-error-network = not a list of addresses and networks: “{ $text }”
cli-error-database = the database cannot be used: { $reason }
cli-error-unwritable = { $file }: cannot be written ({ $reason })
cli-error-export = cannot export: { $problem }
cli-error-export-apart = { $count ->
    [one] one table or person has a row that cannot be read; it is written apart, and an import leaves it out: { $names }
   *[other] { $count } tables or people have rows that cannot be read; they are written apart, and an import leaves them out: { $names }
 }
cli-error-import = { $file }: not an export; line { NUMBER($line, useGrouping: 0) } { $problem }
cli-error-not-empty = there are tables in this database already; import into a new one
cli-error-verify = { $bad ->
    [one] { $bad } table is
   *[other] { $bad } tables are
 } not as it should be
cli-error-chance = { $file }: chance was not as promised; { $problem }
cli-error-commitment = { $file }: the promise in it is { $commitment }, not the one you give
cli-error-help = see { $command } --help

# Sentences of Python’s argument parser; the % parts are filled in by it.

argparse-usage = usage:
argparse-positional = what it takes
argparse-options = options
argparse-help = show this help and leave
argparse-error = %(prog)s: %(message)s
argparse-unrecognized = not understood: %s
argparse-required = missing: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-one = wants a value
argparse-some = wants at least one value
argparse-choice = no %(value)r; there are %(choices)s
argparse-parser = no command %(parser_name)r; there are %(choices)s
argparse-explicit = takes no value, not %r

cli-analyse = judge a recorded game: what was lost where, luck and skill apart
cli-analyse-about = Let the bots’ search judge every decision of a finished game by what its seat could know, and everybody’s chances
    after every decision, die and draw. Says what was better and why, how accurately everybody played, and what was luck.
cli-analyse-examples = examples:
    {"  "}donjon analyse game.json
    {"  "}donjon analyse game.json --pass quick
    {"  "}donjon analyse - --json < game.json
cli-analyse-pass = how long is thought about each decision: a glance (quick), as long as a baron thinks (full, the default), or four times that (deep)
cli-analyse-turned-own = The game turned in turn { $turn }, by a decision of { $winner }, who won.
cli-analyse-turned-gift = The game turned in turn { $turn }, when { $who } let { $winner } win.
cli-analyse-turned-luck = The game turned in turn { $turn }, when chance favoured { $winner }.
cli-error-analyse-over = { $file }: the game is not over; only finished games are judged.
cli-head-ply = ply
cli-head-turn-number = turn
cli-head-who = who
cli-head-played = played
cli-head-mark = mark
cli-head-lost = lost
cli-head-better = better
cli-head-accuracy = accuracy
cli-head-start = start
cli-head-skill = skill
cli-head-luck = luck
cli-head-others = others
cli-head-result = result
cli-mark-brilliant = brilliant
cli-mark-strong = strong
cli-mark-inaccuracy = inaccuracy
cli-mark-mistake = mistake
cli-mark-blunder = blunder
