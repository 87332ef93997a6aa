// SIGTERM and SIGINT end the server in good order; a second one ends it at once.

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const IMPATIENT = 1;

/** What is needed of a process. */
interface Signalled {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
  off(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
  exit(code: number): void;
}

/** Resolves when the server has stopped after a signal. */
export async function stopOnSignal(stop: () => Promise<void>, process: Signalled): Promise<void> {
  let isAsked = false;
  let resolve: () => void = () => undefined;
  const onSignal = () => {
    if (isAsked) process.exit(IMPATIENT);
    isAsked = true;
    resolve();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await new Promise<void>((done) => {
      resolve = done;
    });
    await stop();
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
