# The bots, by name; `.help` is their description.

bot-page = Page
    .help = A child’s first opponent: looks a little way ahead and is easily led astray.
bot-squire = Squire
    .help = Thinks for a moment and sometimes takes the second best.
bot-knight = Knight
    .help = Plays at once, and precisely. A fair opponent once you know the game.
bot-baron = Baron
    .help = Sees further ahead than a knight and forgives little.
bot-duke = Duke
    .help = Thinks for a few seconds each turn, as well as it can.
bot-random = Random
    .help = Plays anything that is legal. Good for a first look at the board.
bot-greedy = Greedy
    .help = Takes what looks best right now and never thinks about the answer.
bot-search = Thinker
    .help = Imagines many ways the game could go on, without ever peeking at hidden cards.
