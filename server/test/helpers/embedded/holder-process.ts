import { createInterface } from 'node:readline';
import { EmbeddedError } from '../../../src/database/embedded/embedded-error.ts';
import { startEmbedded } from '../../../src/database/embedded/embedded-server.ts';

/** Run by `Holder`: runs the database of a folder until it reads a line, or is killed. */
const [dataDir = '', role] = process.argv.slice(2);
const report = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
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
  report({ url: server.url });
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  report({ refused: error.message });
  process.exit(2);
}
