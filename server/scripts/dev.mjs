import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildStale } from './build-stale.mjs';

// npm run dev: builds the server again after each change and restarts it. The program ends by itself before the next one
// starts, and its embedded database with it.
const SERVER = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url));
process.env.NODE_ENV ??= 'development';

let program;
let isEnding = false;

async function end(signal) {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, 'exit');
  program.kill(signal);
  await exited;
}

async function restart() {
  await end('SIGTERM');
  if (isEnding) return;
  program = spawn(process.execPath, ['--enable-source-maps', PROGRAM], { stdio: 'inherit' });
}

buildStale('client');
const watcher = await build({ root: SERVER, logLevel: 'warn', build: { watch: {} } });
let restarts = Promise.resolve();
watcher.on('event', (event) => {
  if (event.code === 'ERROR') process.stderr.write(`${event.error.stack}\n`);
  if (event.code === 'BUNDLE_END') restarts = restarts.then(restart);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isEnding = true;
    await watcher.close();
    await end(signal);
    process.exit(0);
  });
}
