import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { type ListenAddress, requireFreePort } from './listening.ts';

const listenAddress = (changes: Partial<ListenAddress>): ListenAddress => ({
  variable: 'PORT',
  port: 0,
  host: '127.0.0.1',
  ...changes,
});

test('names the variable of a port in use; accepts a released port', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const taken = listenAddress({ variable: 'METRICS_PORT', port });
  await expect(requireFreePort(taken)).rejects.toThrow(ConfigError);
  await expect(requireFreePort(taken)).rejects.toThrow(`METRICS_PORT: a porta ${port} já está em uso.`);
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(taken);
  await requireFreePort(taken);
});

test('names METRICS_HOST when this machine does not have the address', async () => {
  const metrics = listenAddress({ variable: 'METRICS_PORT', host: '192.0.2.1' });
  await expect(requireFreePort(metrics)).rejects.toThrow(
    'METRICS_HOST: 192.0.2.1 não é um endereço desta máquina.',
  );
});

test.each(['192.0.2.1', 'nenhum.invalid', 'fe80::1'])(
  'names HOST=%s when this machine does not have the address',
  async (host) => {
    await expect(requireFreePort(listenAddress({ host }))).rejects.toThrow(
      `HOST: ${host} não é um endereço desta máquina.`,
    );
  },
);
