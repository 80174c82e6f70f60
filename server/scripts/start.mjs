import { buildStale } from './build-stale.mjs';

// `npm start` is production: builds what is stale, then runs the program in this process.
process.env.NODE_ENV ??= 'production';

// npm sends signals to the shell between npm and this process; the shell exits without forwarding them. Its exit is
// taken as the signal.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

buildStale();
await import('../dist/main.js');
