import { startServer } from './processes.mjs';

const servers = [];

/** Starts a server that `stopAll` stops, also on SIGINT and SIGTERM. */
export async function start(...args) {
  const server = await startServer(...args);
  servers.unshift(server);
  return server;
}

/** Stops all servers, the first started last: it may run the database. */
export async function stopAll() {
  for (const server of servers.splice(0)) await server.stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll().then(() => process.exit(1)));
