import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sourceFrame } from './source-frame.ts';

const folder = mkdtempSync(join(tmpdir(), 'guia-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a frame of a built file names the line of its source, another one stays', () => {
  const built = join(folder, 'main.js');
  // Line 1, column 1 of what was built is line 3, column 5 of the source.
  writeFileSync(
    `${built}.map`,
    JSON.stringify({ version: 3, sources: ['../src/rate.ts'], names: [], mappings: 'AAEI' }),
  );
  const url = pathToFileURL(built).href;
  const source = new URL('../src/rate.ts', url).href;
  expect(sourceFrame(`    at rate (${url}:1:1)`)).toBe(`    at rate (${source}:3:5)`);
  writeFileSync(join(folder, 'half.js.map'), '{"version":3,');
  for (const frame of [
    `    at half (${pathToFileURL(join(folder, 'half.js')).href}:1:1)`,
    `    at other (${pathToFileURL(join(folder, 'none.js')).href}:4:2)`,
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
  ])
    expect(sourceFrame(frame)).toBe(frame);
});
