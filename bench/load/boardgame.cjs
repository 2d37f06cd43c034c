// A board of 37 tiles on boardgame.io's own server: about as much to see as a table of Terre de Barons.
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const tiles = {
  name: 'tiles',
  setup: () => ({
    tiles: Array.from({ length: 37 }, (_, tile) => ({ tile: tile + 1, value: 1 + (tile % 4), mountain: false, colour: null, troops: 0, fresh: 0 })),
    log: [],
  }),
  moves: {
    send: ({ G, playerID }, tile) => {
      G.tiles[tile].colour = playerID;
      G.tiles[tile].troops += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const folder = process.argv[2];
const server = Server({
  games: [tiles],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
