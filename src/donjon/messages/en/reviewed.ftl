# A game judged: analysis, branches, lessons, notes, my games. Read on request.

review-percent = { $share }%
review-unit = %
review-round = round
review-die = die
review-cost = −{ $cost }%
review-signed = { $sign ->
    [-1] −{ $value }
   *[other] +{ $value }
}
review-accuracy = Accuracy
review-why = The better move { $text }.
review-bar = Chances at this moment: { $share }%
review-bar-lost = Chances: { $before }% with the best move, { $after }% with this one
review-duke = The duke would have played
review-duke-also = The duke preferred
review-see = Show
review-more = Make the sheet larger or smaller

## The analysis

review-analysis = Analysis
review-analyse = Analyse the game
review-analyse-help = The duke judges every decision, in a few seconds.
review-analysing = The duke is judging the game…
review-deepen = Judge more thoroughly
review-deepening = The duke takes a closer look…
review-left = { $seconds } s left
review-cancel = Stop the analysis
review-turning = The turning point, { $turn }:
review-turning-own = { $winner } gains { $gain }% at once by a decision of their own.
review-turning-gift = { $by } hands { $gain }% to { $winner } by a decision.
review-turning-luck = luck gives { $gain }% to { $winner }.
review-sum = Skill and luck
review-sum-start = start
review-sum-skill = skill
review-sum-luck = luck
review-sum-others = others
review-sum-result = result
review-sum-help = In percentage points. Start, skill, luck and the others add up to the result.
review-shares = Everybody’s chances
review-shares-open = Table
review-shares-when = Moment
review-shares-signs = Signs

## Branches

branch = Branch
branch-begin = Play something else
branch-new = New branch
branch-name = Branch { $name }:
branch-step = Branch { $name } · { $step ->
    [0] the start
    [one] 1 decision
   *[other] { $step } decisions
}
branch-leave = The game
branch-drop = Delete this branch
branch-ask = Ask the duke
play-on = Play on from here
play-on-help = A new table begins at this position. The game before stays as it is.
play-on-mine = I play
play-on-others = The others are
play-on-bot = bots
play-on-open = friends by link

## Notes

note = Note
note-write = Write a note
note-change = Change the note
note-keep = Keep
note-cancel = Leave
notes = My notes
bookmark = Bookmark
bookmarked = Bookmarked

## Share, export, import

export = Export
export-address = The address of this moment
export-address-help = Whoever has the address sees the game, right here.
export-text = Text
    .help = The game to read, move by move
export-record = Game (JSON)
    .help = To take it up again here or elsewhere
export-svg = Position (SVG)
    .help = A drawing, at any size
export-png = Position (PNG)
    .help = A picture to send
bring = Import a game
bring-help = A game exported from here or from another server. Only you will see it, unless you give its address away.
bring-file = Choose a file, or drop it here
bring-paste = Or paste the game
bring-open = Open
bring-large = This file is too large for a game.
bring-at = Move { $ply }: “{ $text }”
bring-where = At this place: { $where }
bring-kept = Nothing is lost: correct the text and try again.

## Learn from my mistakes

learn = Learn from my mistakes
learn-against = Learn from my mistakes · against { $names }
learn-mine = My mistakes
learn-of = { $nth } of { $count }
learn-yours = Yours to find
learn-open = To be found
learn-found = Found
learn-find = Find better than “{ $played }”
learn-help = { $turn }, your { $nth ->
    [1] first decision
    [2] second decision
    [3] third decision
   *[other] { $nth }th decision
} of the turn.
learn-hinted-1 = Look at what is circled on the board.
learn-hinted-2 = The piece and where it goes are circled.
learn-hint = Hint
learn-show = Show the answer
learn-shown = The duke would have played: { $best }
learn-best = That is the duke’s move: { $best }
learn-good = Also good: nearly as much as the duke
learn-instead = { $to }% instead of { $from }.
learn-back = { $days ->
    [one] This position comes back tomorrow.
   *[other] This position comes back in { $days } days.
}
learn-again = Again
learn-next = Next, { $nth } of { $count }
learn-end = Finish
learn-back-to = Back to the review
learn-trials = Tries
learn-played = played in the game
learn-try = Your try: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}
learn-judging = The duke is looking…
learn-brings = It { $text }.
learn-best-short = Found.
learn-good-short = Also good.
learn-not-yet-short = Not yet.
learn-why = Why
learn-none = Nothing to learn here
learn-none-help = None of your decisions cost enough to come back to it.
learn-none-yet = Have the game analysed first, from its review.

## My games

games = My games
games-all = { $count ->
    [one] My game
   *[other] See all { $count } games
}
games-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
games-won = Win
games-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $count }
games-stopped = Stopped
games-ended = Over
games-waiting = Waiting for people
games-review = Review
games-learn = Revise
games-resume = Resume
games-review-of = Review { $game }, { $day }
games-learn-of = Revise { $game }, { $day }
games-resume-of = Resume { $game }, { $day }
games-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
games-status = State
games-status-all = All
games-status-over = Over
games-status-running = Running
games-of = Game
games-every = All games
games-with = Opponent
games-anybody = All opponents
games-none-such = No game fits.
games-more = See more
games-none = No game yet
games-none-help = Your games are kept here from the first on, with their review.
games-none-play = Choose a game
statistics = Statistics
statistics-games = { $count ->
    [one] game
   *[other] games
}
statistics-wins = { $count ->
    [one] win
   *[other] wins
}
statistics-rate = won
statistics-accuracy = { $count ->
    [one] Accuracy
   *[other] Accuracy, last { $count }
}
statistics-accuracy-spoken = Accuracy over the games: from { $first }% to { $last }%
statistics-levels = Against bots
statistics-by-game = By game
statistics-people = among people
statistics-of = { $wins } of { $games }
statistics-longest = Longest win: { $game }, { $count } turns
studies = Imported games
studies-drop = Remove this game
