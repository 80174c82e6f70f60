import { createInterface } from 'node:readline';
import { EmbeddedError } from '../../../src/database/embedded/embedded-error.ts';
import { startEmbedded } from '../../../src/database/embedded/embedded-server.ts';

/** Run by `Holder`: holds the database of a folder until told to stop, or until killed. */
const [dataDir = '', role] = process.argv.slice(2);
const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
try {
  const server = await startEmbedded({
    dataDir,
    exclusive: role === 'program',
    log: (message) => process.stderr.write(`${message}\n`),
  });
  createInterface({ input: process.stdin }).once('line', async () => {
    await server.stop();
    process.exit(0);
  });
  say({ url: server.url });
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  say({ refused: error.message });
  process.exit(2);
}
