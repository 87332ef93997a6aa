// Runs named commands, streams what they print, and says how long each took.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
// A piped child would drop its colours although a person is watching.
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * Runs one command from the root of the repository.
 * @param {string} name what the progress lines call it
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isQuiet?: boolean }} how env: on top of the environment · isQuiet: prints when it is over, because another step is printing
 * @returns {Promise<{ name: string, ok: boolean, time: string, output: string }>} output: what it wrote to stdout
 */
export const step = async (name, command, args, { env: more = {}, isQuiet = false } = {}) => {
  console.log(`▸ ${name}`);
  const started = performance.now();
  const { code, output } = await new Promise((resolve) => {
    const env = { ...colour, ...process.env, PATH: path, ...more };
    const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    });
    child.on('error', (error) => resolve({ code: error.message, output }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const ok = code === 0;
  if (isQuiet) process.stdout.write(output);
  console.log(ok ? `✓ ${name}, ${time}` : `✗ ${name}, ${time}: ended with ${code}`);
  return { name, ok, time, output };
};
