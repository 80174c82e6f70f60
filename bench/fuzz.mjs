// Random requests to every REST row and GraphQL operation, as nobody, owner and administrator: nothing above 499 but
// 503, always JSON with a code and a sentence. node bench/fuzz.mjs [--runs 10000] [--only 'mutation rate'] [--seed 1]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

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
    'test/fuzz.test.ts',
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
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
const statuses = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
process.stdout.write(`\n${total} requests in ${Math.round((Date.now() - begun) / 1000)} s\n`);
for (const [code, count] of Object.entries(statuses).sort()) process.stdout.write(`${code}: ${count}\n`);
process.exit(status ?? 1);
