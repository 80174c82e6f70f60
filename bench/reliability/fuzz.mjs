// Sends random requests to every REST row and GraphQL operation, as visitor, owner and administrator: nothing above 499
// but 503, always JSON with a code and a sentence. node bench/reliability/fuzz.mjs [--runs 10000] [--only 'mutation rate'] [--seed 1]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Results } from './shared/results.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'guia-fuzz-'));
const report = join(folder, 'report.json');
const begun = Date.now();
const { status } = spawnSync(
  'npx',
  [
    '--no',
    '--',
    'vitest',
    'run',
    '--config',
    'server/vitest.config.ts',
    '--root',
    'server',
    'test/reliability/fuzz.test.ts',
  ],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_RUNS: values.runs,
      FUZZ_ONLY: values.only,
      FUZZ_SEED: values.seed,
      FUZZ_REPORT: report,
      FUZZ_LOG: 'error',
    },
  },
);
const results = new Results();
const statuses = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
console.log(`\n${total} requests in ${Math.round((Date.now() - begun) / 1000)} s`);
for (const [code, count] of Object.entries(statuses).sort()) console.log(`${code}: ${count}`);
results.check(
  `${values.runs} random requests to each row and operation: nothing above 499 but 503, every error with a sentence`,
  status === 0,
  `${total} requests; highest status ${Math.max(...Object.keys(statuses).map(Number))}`,
);
results.end();
