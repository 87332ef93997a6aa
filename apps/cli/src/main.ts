import process from 'node:process';
import { terminal } from './io.ts';
import { run } from './run.ts';

// Whoever reads our output may stop early (`| head`); that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), terminal());
