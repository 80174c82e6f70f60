import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startProgram } from '../../src/program.ts';
import { createLog } from '../../src/shared/log.ts';

test.each(['PORT', 'METRICS_PORT'])('with %s in use nothing is created', async (variable) => {
  const folder = await mkdtemp(join(tmpdir(), 'guia-port-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, [variable]: String(port) };
  try {
    const start = startProgram(readConfig(env), createLog('silent'), null, new AbortController().signal);
    await expect(start).rejects.toThrow(`${variable}: a porta ${port} já está em uso.`);
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
