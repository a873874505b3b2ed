/**
 * The smallest game with secret hands: draw the top card, then discard one; an empty stock is made anew from the pile.
 * Nothing of Rummy is in it, so every move costs the peer less than one of ours.
 */

const HAND = 7;

const deck = () => ['S', 'H', 'D', 'C'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

const draw = {
  client: false,
  move: ({ G, playerID, random }) => {
    if (G.drawn) return 'INVALID_MOVE';
    if (G.secret.stock.length === 0) G.secret.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
    G.players[playerID].hand.push(G.secret.stock.pop());
    G.stock = G.secret.stock.length;
    G.counts[playerID] += 1;
    G.drawn = true;
  },
};

const discard = {
  client: false,
  move: ({ G, playerID, events }, card) => {
    const { hand } = G.players[playerID];
    const place = hand.indexOf(card);
    if (!G.drawn || place < 0) return 'INVALID_MOVE';
    hand.splice(place, 1);
    G.pile.push(card);
    G.counts[playerID] -= 1;
    G.drawn = false;
    events.endTurn();
  },
};

export const drawAndDiscard = {
  name: 'draw',
  disableUndo: true, // a drawn card cannot be taken back, and the messages are smaller without
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle(deck());
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: stock.splice(0, HAND) };
    const pile = stock.splice(0, 1);
    return {
      secret: { stock },
      players,
      pile,
      stock: stock.length,
      counts: Object.values(players).map((player) => player.hand.length),
      drawn: false,
    };
  },
  playerView: ({ G, playerID }) => {
    const { secret: _, players, ...shown } = G;
    return { ...shown, players: playerID ? { [playerID]: players[playerID] } : {} };
  },
  moves: { draw, discard },
};
