import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../bench/image.mjs', import.meta.url));

test('Dockerfile and docker-compose.yml hold together, as far as can be said without an engine', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe('PASS\n');
});
