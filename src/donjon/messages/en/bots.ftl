# The bots, by name; `.help` is their description.

bot-page = Page
    .help = A child’s first opponent: looks a little way ahead and is easily led astray.
    .short = hardly looks beyond his nose
bot-squire = Squire
    .help = Thinks for a moment and sometimes takes the second best.
    .short = thinks for a moment
bot-knight = Knight
    .help = Plays at once, and precisely. A fair opponent once you know the game.
    .short = plays at once, and precisely
bot-baron = Baron
    .help = Sees further ahead than a knight and forgives little.
    .short = sees far, forgives little
bot-duke = Duke
    .help = Thinks for a few seconds each turn, as well as it can.
    .short = thinks as well as he can
bot-random = Random
    .help = Plays anything that is legal. Good for a first look at the board.
    .short = plays anything allowed
bot-greedy = Greedy
    .help = Takes what looks best right now and never thinks about the answer.
    .short = takes the best of the moment
bot-search = Thinker
    .help = Imagines many ways the game could go on, without ever peeking at hidden cards.
    .short = imagines many ways on
