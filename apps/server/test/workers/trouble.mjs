// Gets into the trouble that its level names.
import process from 'node:process';

const hog = [];

const TROUBLES = {
  spin() {
    for (;;) hog.length = 0;
  },
  throw() {
    throw new Error('I cannot decide');
  },
  hog() {
    for (;;) hog.push(Array.from({ length: 1e5 }, (_, at) => ({ at })));
  },
  exit() {
    process.exit(3);
  },
  none() {
    return { type: 'pass' };
  },
};

export function answerLetter(letter) {
  return TROUBLES[JSON.parse(letter).level]();
}
