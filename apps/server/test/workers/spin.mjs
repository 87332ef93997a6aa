// Plays some files again for ever.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ read }) => {
  const none = [];
  while (read === 'spin') none.length = 0;
  parentPort.postMessage({ answer: { ok: false, code: 'bad-record', why: 'read' } });
});
parentPort.postMessage('ready');
