// Gets into the trouble that its level names.
import process from 'node:process';
import { parentPort } from 'node:worker_threads';

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

parentPort.on('message', (letter) => {
  try {
    parentPort.postMessage({ answer: TROUBLES[JSON.parse(letter).level]() });
  } catch (error) {
    parentPort.postMessage({ fault: String(error) });
  }
});
parentPort.postMessage('ready');
