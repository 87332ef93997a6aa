// Means of 24 matches each (seed 1), with one person who answers everything after a second and a half: `pretender minutes LEVEL --seats N`.

export const LENGTHS = {
  court: {
    turns: [
      [3, 60],
      [4, 65],
      [5, 86],
      [6, 99],
      [8, 104],
      [11, 136],
      [14, 128],
    ],
    minutes: [
      [3, 5.1],
      [4, 6.1],
      [5, 9.7],
      [6, 10.9],
      [8, 11.8],
      [11, 15.6],
      [14, 15.3],
    ],
  },
  squire: {
    turns: [
      [3, 61],
      [4, 75],
      [5, 81],
      [6, 92],
      [8, 92],
      [11, 97],
      [14, 108],
    ],
    minutes: [
      [3, 5.5],
      [4, 7.4],
      [5, 8.4],
      [6, 9.7],
      [8, 9.8],
      [11, 10.8],
      [14, 12.4],
    ],
  },
  shrewd: {
    turns: [
      [3, 48],
      [4, 68],
      [5, 76],
      [6, 89],
      [8, 85],
      [11, 90],
      [14, 102],
    ],
    minutes: [
      [3, 4.5],
      [4, 6.9],
      [5, 8.1],
      [6, 9.6],
      [8, 9.3],
      [11, 10.2],
      [14, 12.2],
    ],
  },
  wily: {
    turns: [
      [3, 69],
      [4, 102],
      [5, 119],
      [6, 139],
      [8, 170],
      [11, 194],
      [14, 191],
    ],
    minutes: [
      [3, 6],
      [4, 9.5],
      [5, 12.2],
      [6, 14.4],
      [8, 17.6],
      [11, 20.2],
      [14, 19.8],
    ],
  },
  prosecutor: {
    turns: [
      [3, 57],
      [4, 67],
      [5, 81],
      [6, 90],
      [8, 95],
      [11, 91],
      [14, 82],
    ],
    minutes: [
      [3, 4.9],
      [4, 6.3],
      [5, 8.2],
      [6, 9.3],
      [8, 10.5],
      [11, 10.9],
      [14, 10],
    ],
  },
} as const;

/** What an option does to the number of turns, in the same way, at five seats. */
export const FACTORS = {
  suddenDeath: 0.47,
  accuseAnytime: 1.05,
  eachStartPoint: 0.115,
  duel: 1.06,
  oneCopy: 0.79,
  shouting: 1.2,
} as const;
