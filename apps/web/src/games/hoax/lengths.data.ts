// Means of 24 matches each (seed 1), with one person who answers everything after a second and a half: `pretender minutes LEVEL --seats N`.

export const LENGTHS = {
  court: {
    turns: [
      [3, 73],
      [4, 70],
      [5, 69],
      [6, 76],
      [8, 97],
      [11, 110],
      [14, 114],
    ],
    minutes: [
      [3, 5.9],
      [4, 6.3],
      [5, 8.6],
      [6, 9.9],
      [8, 12.4],
      [11, 15.1],
      [14, 17.2],
    ],
  },
  squire: {
    turns: [
      [3, 77],
      [4, 103],
      [5, 108],
      [6, 121],
      [8, 113],
      [11, 112],
      [14, 122],
    ],
    minutes: [
      [3, 6.9],
      [4, 9.7],
      [5, 10.6],
      [6, 11.9],
      [8, 11.5],
      [11, 11.8],
      [14, 13.4],
    ],
  },
  shrewd: {
    turns: [
      [3, 62],
      [4, 75],
      [5, 102],
      [6, 110],
      [8, 132],
      [11, 127],
      [14, 135],
    ],
    minutes: [
      [3, 5.4],
      [4, 7.2],
      [5, 10.2],
      [6, 11],
      [8, 13.7],
      [11, 13.5],
      [14, 14.5],
    ],
  },
  wily: {
    turns: [
      [3, 83],
      [4, 117],
      [5, 138],
      [6, 148],
      [8, 164],
      [11, 171],
      [14, 158],
    ],
    minutes: [
      [3, 6.9],
      [4, 10.5],
      [5, 13],
      [6, 14.5],
      [8, 16.8],
      [11, 17.8],
      [14, 16.4],
    ],
  },
  prosecutor: {
    turns: [
      [3, 78],
      [4, 85],
      [5, 96],
      [6, 107],
      [8, 101],
      [11, 84],
      [14, 104],
    ],
    minutes: [
      [3, 6.2],
      [4, 7.3],
      [5, 8.9],
      [6, 10.3],
      [8, 10.7],
      [11, 9.7],
      [14, 12.4],
    ],
  },
} as const;

/** What an option does to the number of turns, in the same way, at five seats. */
export const FACTORS = {
  suddenDeath: 0.53,
  accuseAnytime: 0.8,
  eachStartPoint: 0.115,
  duel: 0.83,
  oneCopy: 0.79,
  shouting: 1.08,
} as const;
