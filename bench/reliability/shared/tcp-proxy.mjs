import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** TCP proxy of the server's tests. */
const { module } = await runnerImport(
  fileURLToPath(new URL('../../../server/test/helpers/tcp-proxy.ts', import.meta.url)),
  {
    configFile: false,
    logLevel: 'error',
  },
);

export const { startTcpProxy } = module;
