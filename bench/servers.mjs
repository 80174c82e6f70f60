import { startServer } from './processes.mjs';

const servers = [];

/** Starts a server that is stopped with the bench, however that ends. */
export async function start(...args) {
  const server = await startServer(...args);
  servers.unshift(server);
  return server;
}

/** Stops all servers; the first started, which may keep the database, last. */
export async function stopAll() {
  for (const server of servers.splice(0)) await server.stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll().then(() => process.exit(1)));
