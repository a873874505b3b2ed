// What the server may tell somebody of the own figures.
const curve = [1460, 1525, 1540].map((rating, at) => ({ at, rating }));

/** Figures of somebody who has played a little, with a page for others. */
export const ME = {
  known: true,
  name: 'Ann',
  code: 'k7mp3xqa9ord2345',
  figures: {
    matches: 5,
    wins: 2,
    rounds: 19,
    points: -40,
    best: 120,
    reach: 9,
    presets: [{ preset: 'standard', matches: 5 }],
    ratings: [
      { seats: 2, rating: 1540, spread: 190, matches: 3, level: 'club', curve },
      { seats: 4, rating: 1488, spread: 310, matches: 2, level: 'club', curve: curve.slice(1) },
    ],
  },
  recent: [{ at: 0, preset: 'standard', seats: 2, place: 2, won: false, left: false, change: -12 }],
};
