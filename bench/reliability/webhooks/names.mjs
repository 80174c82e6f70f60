import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Name server of the server's tests. */
const { module } = await runnerImport(
  fileURLToPath(new URL('../../../server/test/helpers/webhooks/name-server.ts', import.meta.url)),
  { configFile: false, logLevel: 'error' },
);

export const { startNameServer } = module;

/** Returns NODE_OPTIONS for a program that asks the name server at `address`. */
export const askingAt = (address) =>
  `--import=data:text/javascript,${encodeURIComponent(`import dns from 'node:dns'; dns.setServers(['${address}'])`)}`;
