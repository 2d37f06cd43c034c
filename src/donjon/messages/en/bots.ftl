# The bots, by name; `.help` is their description.

bot-random = Random
    .help = Plays anything that is legal. Good for a first look at the board.
bot-greedy = Greedy
    .help = Takes what looks best right now and never thinks about the answer.
bot-search = Thinker
    .help = Imagines many ways the game could go on, without ever peeking at hidden cards.
