# Why the server will not do something. The key is problem-<title of the refusal>.

problem-not-found = There is nothing at this address.
problem-unknown-table = This table does not exist. Check the link, or ask for a new one.
problem-unknown-code = No table has this code. Check it with whoever gave it to you.
problem-unknown-game = There is no game called “{ $game }” here.
problem-unknown-bot = There is no bot called “{ $bot }” here.
problem-bad-option = The option “{ $option }” cannot have this value.
problem-not-your-seat = You do not sit at this table. You can watch, or sit down with a link or the table's code.
problem-wrong-key = This link or code opens no seat at this table. Ask the host for a new one.
problem-seat-taken = Somebody else sits there already.
problem-not-started = The game begins once all seats are taken.
problem-not-over = The game is not over yet.
problem-game-over = The game is over.
problem-stranded = The rules of this game have changed, and it cannot go on. It can be looked at, or ended together.
problem-not-your-turn = It is another player's turn.
problem-stale-ply = The game has moved on. This is how it stands now.
problem-client-reused = This request was already used for another decision. Reload the page.
problem-illegal-action = { $rule ->
    [none] “{ $action }” is not allowed here.
   *[other] “{ $action }” is not allowed here (rule { $rule }).
 }
problem-no-hints = There are no hints at this table.
problem-cannot-undo = This cannot be taken back: chance, another player or something revealed lies between.
problem-unreadable-table = What was decided at this table does not lead where it should. It is kept as it is, and set apart.
problem-too-large = This is too large to be a decision ({ $bytes } bytes at most).
problem-wrong-origin = This page may not play here. Open the game at its own address.
problem-blocked = Nobody may come in from your network. Ask whoever runs this server.
problem-too-many-tables = You have { $tables } tables that are not over: end or finish one before you open another.
problem-wrong-host = No game is served under the name “{ $name }”. Whoever runs the server can allow it with --public-url.
problem-wrong-method = This address cannot be used in this way.
problem-malformed = Something is wrong with the request: { $where }.
problem-bad-request = The request could not be read.
problem-storage-away = The server cannot save anything just now. Nothing is lost; try again in a moment.
problem-server-error = The server made a mistake. Nothing was changed; reload the page.
problem-too-many = { $seconds ->
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
 }
problem-wrong-recovery = This recovery code is not, or no longer, valid. Ask for a new one on the device where you play.
problem-bot-plays = A bot is playing for this seat just now.
problem-no-time-left = This seat has no time left: a bot plays it to the end of the game.
problem-already-started = The game has begun: the seats stay as they are.
problem-not-the-host = Only whoever opened the table may do this.
problem-somebody-already = This browser is somebody else already. Say first that you want to change.
problem-too-many-people = This browser is too many people already. Finish a game of one of them first.
problem-stand-in-set = At this table everybody agreed beforehand which bot plays for people who are away.
problem-still-here = Whoever sits there is at the table, or was a moment ago. Only they can hand their seat to a bot.
problem-proposal-open = Something is being asked of everybody already. Answer that first.
problem-no-proposal = Nobody is asking anything any more.
problem-cannot-take-back = There is no decision to go back to.

## Looking back, bringing and keeping games

problem-being-played = People are playing this very game just now. The bots say nothing about it until it is over.
problem-unknown-review = This game does not exist, or is not kept any longer.
problem-no-advice = The bots cannot be asked just now. Try again in a moment.
problem-too-much = No more of these are kept. Delete one first.
problem-bad-record = { $why ->
    [json] This is not a record: what stands in line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } is not JSON.
    [game] This is a record of “{ $game }”, a game that is not played here.
    [form] This is not a record: { $problem }.
    [long] This record is too long ({ NUMBER($most, useGrouping: 0) } decisions at most).
    [secret] Decision { NUMBER($ply, useGrouping: 0) } of this record is not in it: it was saved before the game was over.
    [over] Decision { NUMBER($ply, useGrouping: 0) } of this record, “{ $text }”, comes after the end of the game.
    [text] Decision { NUMBER($ply, useGrouping: 0) } of this record, “{ $text }”, is no decision of this game.
   *[illegal] Decision { NUMBER($ply, useGrouping: 0) } of this record, “{ $text }”, is not allowed there{ $rule ->
        [none] .
       *[other] {" "}(rule { $rule }).
    }
 }
branch-outcome = { $text }

record-players = Players: { $players }
record-options = Options: { $options }
record-seat = seat { $seat }
record-chance = chance
record-turn = Turn { $turn } — { $who }
record-hidden = (secret)
record-open = The game is not over.
record-over = The game is over.
record-result = { $name }: { $result }
