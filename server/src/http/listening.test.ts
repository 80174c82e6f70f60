import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { type ListenAddress, requireFreePort } from './listening.ts';

const place = (changes: Partial<ListenAddress>): ListenAddress => ({
  variable: 'PORT',
  port: 0,
  host: '127.0.0.1',
  ...changes,
});

test('a port that is taken names its variable, and one that was given back does not', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const taken = place({ variable: 'METRICS_PORT', port });
  await expect(requireFreePort(taken)).rejects.toThrow(ConfigError);
  await expect(requireFreePort(taken)).rejects.toThrow(`METRICS_PORT: a porta ${port} já está em uso.`);
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(taken);
  await requireFreePort(taken);
});

test('an address of the metrics that is not of this machine names METRICS_HOST', async () => {
  const metrics = place({ variable: 'METRICS_PORT', host: '192.0.2.1' });
  await expect(requireFreePort(metrics)).rejects.toThrow(
    'METRICS_HOST: 192.0.2.1 não é um endereço desta máquina.',
  );
});

test.each(['192.0.2.1', 'nenhum.invalid', 'fe80::1'])(
  'HOST=%s, which is not of this machine, is named',
  async (host) => {
    await expect(requireFreePort(place({ host }))).rejects.toThrow(
      `HOST: ${host} não é um endereço desta máquina.`,
    );
  },
);
