// Answers with whatever it was sent, and with what else it can see.
import process from 'node:process';
import { workerData } from 'node:worker_threads';

export function answerLetter(letter) {
  return { type: 'echo', letter, workerData, env: { ...process.env } };
}
