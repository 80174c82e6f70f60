// Compares 10,000 random opening hours with a minute by minute reading: open now, next change, structured data.
// node bench/reliability/hours.mjs [--cases 10000] [--seed 1]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});

const { status } = spawnSync(
  'npx',
  [
    '--no',
    '--',
    'vitest',
    'run',
    '--project',
    'server',
    'server/src/hours/hours-proof.test.ts',
    '--retry',
    '0',
  ],
  { stdio: 'inherit', env: { ...process.env, HOURS_CASES: values.cases, HOURS_SEED: values.seed } },
);
process.exitCode = status ?? 1;
