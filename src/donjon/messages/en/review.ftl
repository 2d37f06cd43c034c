# Looking at a game again.

review = Review
review-of = Review of { $game }
review-round-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
review-table = The table
review-timeline = The course of the game
review-where = Round { $round } of { $rounds }
review-where-share = { $where }, { $name } { $share } %
review-count = decision { $nth } of { $count }
review-turn-of = { $turn } · { $name }
review-nth = { $nth ->
    [1] 1st decision
    [2] 2nd decision
    [3] 3rd decision
   *[other] { $nth }th decision
}
review-then = Then:
review-hidden = a decision nobody may know yet
review-decision = The decision
review-end = The end
review-end-help = The position in which the game ended.
review-present = The present
review-present-help = This is how far the game has come.
review-running = The game is still on

review-controls = Step through the game
review-first = To the start
review-turn-back = Previous turn
review-step-back = Previous decision
review-play = Play
review-pause = Pause
review-step-on = Next decision
review-turn-on = Next turn
review-last = To the end
review-copy = Copy the link to this move

review-turns = Turns
review-turns-all = All
review-turns-marked = Marked
review-tab-decision = Move
review-tab-turns = Turns
review-tab-players = Players

review-eyes = See through the eyes of
review-eyes-all = All
review-eyes-mine = Me
review-eyes-public = Public
review-eyes-help = The game is over: nothing is hidden any more.

review-mark-brilliant = Brilliant
review-mark-strong = Strong
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder

looking = Looking back
looking-round = You are looking at round { $round }
looking-setup = You are looking at the set-up
looking-help = Nothing is played while you are there.
looking-back = Back to the present
looking-back-short = Present
