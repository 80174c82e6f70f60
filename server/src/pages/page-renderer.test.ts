import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageRenderer } from './page-renderer.ts';
import type { PageToRender } from './page-worker-thread.ts';

/** Renders its answer; `/end` ends the thread, `/hang` hangs it, `/slow` takes 20 ms and reports 4 s, `/fail` fails. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
import { parse } from ${JSON.stringify(import.meta.resolve('graphql'))};
const source = parse('query Name { name }');
let sent = false;
const urls = new Map();
parentPort.on('message', ({ kind, page, url, json }) => {
  if (kind === 'page') {
    if (url === '/end') process.exit(1);
    if (url === '/hang') for (;;);
    urls.set(page, url);
    parentPort.postMessage({ kind: 'ask', page, call: 0, document: 0, variables: { url }, ...(!sent && { source }) });
    sent = true;
  } else if (kind === 'answer' && urls.get(page) === '/fail') {
    parentPort.postMessage({ kind: 'failed', page, error: new TypeError('not rendered') });
  } else if (kind === 'answer') {
    if (urls.get(page) === '/slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    const renderMs = urls.get(page) === '/slow' ? 4_000 : 1;
    const result = { status: 200, head: '', html: JSON.parse(json).data.name, state: '{}' };
    parentPort.postMessage({ kind: 'rendered', page, result, renderMs });
  } else if (kind === 'drop') parentPort.postMessage({ kind: 'failed', page, error: new Error('dropped') });
});
parentPort.postMessage({ kind: 'ready' });
`;

let folder: string;
let renderer: PageRenderer;
const log = pino({ level: 'silent' });
const page = (url: string, execute?: PageToRender['execute']): PageToRender => ({
  url,
  publicUrl: 'https://guia.exemplo.com.br',
  execute: execute ?? (async ({ variables }) => ({ data: { name: `Loja de ${variables.url}` } })),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-renderer-'));
  await writeFile(join(folder, 'thread.mjs'), THREAD);
  await writeFile(join(folder, 'broken.mjs'), 'throw new Error("unusable");');
  renderer = new PageRenderer(join(folder, 'thread.mjs'), log, 1_500);
  await renderer.start();
});
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true });
});

test('a page is rendered from the answers to its queries, whose documents are sent once', async () => {
  const documents = new Set<unknown>();
  const execute: PageToRender['execute'] = async ({ document, variables }) => {
    documents.add(document);
    return { data: { name: `Loja de ${variables.url}` } };
  };
  const rendered = await Promise.all([
    renderer.render(page('/a', execute)),
    renderer.render(page('/b', execute)),
  ]);
  expect(rendered.map(({ html }) => html)).toEqual(['Loja de /a', 'Loja de /b']);
  expect(documents.size).toBe(1);
  expect([...documents]).toEqual([expect.objectContaining({ kind: parse('{ a }').kind })]);
});

test('errors of rendering and of queries reject, and the thread continues', async () => {
  await expect(renderer.render(page('/fail'))).rejects.toThrow('not rendered');
  const late = new Error('took too long');
  await expect(renderer.render(page('/a', () => Promise.reject(late)))).rejects.toBe(late);
  expect((await renderer.render(page('/c'))).html).toBe('Loja de /c');
});

test('when a thread ends, its pages are 503 and the next page starts another', async () => {
  const open = renderer.render(page('/a', () => new Promise(() => undefined)));
  const ending = renderer.render(page('/end'));
  for (const lost of [open, ending]) {
    await expect(lost).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } });
  }
  expect((await renderer.render(page('/d'))).html).toBe('Loja de /d');
});

test('a thread that hangs is ended and its page is 503; one that waits for answers is not ended', async () => {
  let answer: (result: { data: { name: string } }) => void = () => undefined;
  const own = new PageRenderer(join(folder, 'thread.mjs'), log, 50);
  await own.start();
  const late = own.render(page('/a', () => new Promise((resolve) => (answer = resolve))));
  const hung = renderer.render(page('/hang'));
  await expect(hung).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
  answer({ data: { name: 'Loja tardia' } });
  expect((await late).html).toBe('Loja tardia');
  expect((await renderer.render(page('/e'))).html).toBe('Loja de /e');
  await own.close();
  await expect(own.render(page('/a'))).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
});

test('a thread that ends by itself is logged, and one that is closed is not', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const own = new PageRenderer(join(folder, 'thread.mjs'), logger, 1_500);
  await own.start();
  await expect(own.render(page('/end'))).rejects.toThrow();
  expect(lines.join()).toContain('terminou');
  expect((await own.render(page('/a'))).html).toBe('Loja de /a');
  lines.length = 0;
  await own.close();
  expect(lines).toEqual([]);
});

test('a thread that cannot start is an error at the start, and is not retried at once', async () => {
  const broken = new PageRenderer(join(folder, 'broken.mjs'), log, 1_500);
  await expect(broken.start()).rejects.toThrow('unusable');
  await expect(broken.render(page('/a'))).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  await writeFile(join(folder, 'ends.mjs'), 'process.exit(3);');
  await expect(new PageRenderer(join(folder, 'ends.mjs'), log, 1_500).start()).rejects.toThrow('code 3');
  await expect(new PageRenderer(join(folder, 'none.mjs'), log, 1_500).start()).rejects.toThrow('none.mjs');
});
