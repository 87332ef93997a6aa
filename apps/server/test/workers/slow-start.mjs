// Takes longer to load than any job may take; then says which thread it is.
import { parentPort, threadId } from 'node:worker_threads';

Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
parentPort.on('message', () => parentPort.postMessage({ answer: threadId }));
parentPort.postMessage('ready');
