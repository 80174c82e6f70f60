import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingArguments } from '../src/database/embedded/settings.ts';

const COMMAND = fileURLToPath(new URL('../../bench/image.mjs', import.meta.url));

test('Dockerfile and docker-compose.yml hold together, as far as can be said without an engine', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe('PASS\n');
});

test('PostgreSQL in a container writes as little about people into its log as the embedded one', () => {
  const compose = parse(readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8'));
  const ours = settingArguments(0, {}).filter((text) =>
    /^log_(min_error_statement|error_verbosity)=/.test(text),
  );
  expect(ours).toHaveLength(2);
  expect(compose.services.postgres.command).toEqual(expect.arrayContaining(ours));
});
