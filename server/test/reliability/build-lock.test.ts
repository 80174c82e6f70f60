import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../scripts/', import.meta.url));
/** Writes when it begins and ends; takes long enough for another process to come. */
const SLOW_BUILD = `
const { appendFileSync, mkdirSync } = require('node:fs');
mkdirSync('dist', { recursive: true });
appendFileSync('../log', 'begin ');
setTimeout(() => appendFileSync('../log', 'end '), 1_500);`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-build-'));
  await mkdir(join(root, 'server/scripts'), { recursive: true });
  const files = {
    'package.json': '{ "private": true, "workspaces": ["server"] }',
    'package-lock.json': '{}',
    'server/package.json': '{ "name": "server", "scripts": { "build": "node slow-build.cjs" } }',
    'server/slow-build.cjs': SLOW_BUILD,
    log: '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  for (const name of ['build.mjs', 'build-stale.mjs', 'build-lock.mjs'])
    await copyFile(join(SCRIPTS, name), join(root, 'server/scripts', name));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const LOCK = 'server/.building';
const read = (name: string) => readFile(join(root, name), 'utf8');

function startBuild() {
  const child = spawn(process.execPath, ['server/scripts/build.mjs', 'server'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit').then(([code]) => ({ code, output }));
  return { child, ended };
}

test('the second of two processes waits for the build of the first, and does not build again', async () => {
  const both = await Promise.all([startBuild().ended, startBuild().ended]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await read('log')).toBe('begin end ');
  const outputs = both.map(({ output }) => output).sort();
  expect(outputs[0]).toBe('Construindo server…\n');
  expect(outputs[1]).toMatch(/^Esperando a construção de server pelo processo \d+…\n$/);
  await expect(read(LOCK)).rejects.toThrow('ENOENT');
});

test('the lock of a killed process counts no more', async () => {
  const { child, ended } = startBuild();
  await vi.waitFor(async () => expect(await read('log')).toBe('begin '), { timeout: 10_000 });
  child.kill('SIGKILL');
  await ended;
  expect(await read(LOCK)).toBe(String(child.pid));
  await writeFile(join(root, 'log'), '');
  const next = await Promise.all([startBuild().ended, startBuild().ended]);
  expect(next.map(({ code }) => code)).toEqual([0, 0]);
  expect((await read('log')).match(/begin/g)).toHaveLength(1);
  await expect(read(LOCK)).rejects.toThrow('ENOENT');
});

test('nor does an old lock whose process id another process has got', async () => {
  await writeFile(join(root, LOCK), String(process.pid));
  const old = new Date(Date.now() - 11 * 60_000);
  await utimes(join(root, LOCK), old, old);
  expect(await startBuild().ended).toEqual({ code: 0, output: 'Construindo server…\n' });
});

test('a build that fails leaves no lock', async () => {
  await writeFile(join(root, 'server/slow-build.cjs'), 'process.exit(1)');
  const { code, output } = await startBuild().ended;
  expect(code).toBe(1);
  expect(output).toContain('A construção de server falhou.');
  await expect(read(LOCK)).rejects.toThrow('ENOENT');
});
