import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { requireFreeDisk } from './free-disk.ts';

const ctx = (env: Record<string, string>) => ({ config: readConfig({ DATA_DIR: tmpdir(), ...env }) });

test('files are rejected with a sentence while free space is below the limit', async () => {
  await expect(requireFreeDisk(ctx({ LIMIT_FREE_DISK_MB: '1' }))).resolves.toBeUndefined();
  await expect(requireFreeDisk(ctx({ LIMIT_FREE_DISK_MB: '2000000000' }))).rejects.toMatchObject({
    message: 'Não há espaço para guardar isto agora. Tente novamente mais tarde.',
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 60 },
  });
});

test('with DATABASE_URL the disk is not checked', async () => {
  const env = { DATABASE_URL: 'postgres://guia@db/guia', LIMIT_FREE_DISK_MB: '2000000000' };
  await expect(requireFreeDisk(ctx(env))).resolves.toBeUndefined();
});
