// Answers with whatever it was sent, and with what else it can see.
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';

parentPort.on('message', (letter) =>
  parentPort.postMessage({ answer: { type: 'echo', letter, workerData, env: { ...process.env } } }),
);
parentPort.postMessage('ready');
