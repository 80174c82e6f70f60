/**
 * Checks all promises one after the other: node bench/reliability/promises.mjs [--quick] [--only kill,instances] [--fuzz]
 *
 * Runs the benchmarks of `docs/explanation/reliability.md` and prints one table of promises and measured figures. Those
 * that need root or nginx are skipped, and named, where there is none. `--quick` does little of each: it shows that they
 * work, its figures mean nothing. Without it about half an hour, with `--fuzz` (promise 9) an hour more.
 */
import { fork, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    fuzz: { type: 'boolean', default: false },
  },
});

const isRoot = () => (process.getuid?.() === 0 ? null : 'needs root');
const hasNginx = () =>
  spawnSync('nginx', ['-v']).status === 0 ? null : 'needs nginx (apt-get install nginx)';

/** `missing` returns what a benchmark lacks here, or null. */
const BENCHES = [
  { promise: '1', name: 'kill', quick: ['2'] },
  { promise: '2, 3', name: 'outage', quick: ['--seconds', '4'] },
  { promise: '4', name: 'starts', quick: ['3'] },
  { promise: '5', name: 'sigterm', quick: ['1'] },
  { promise: '6', name: 'disk-full', missing: isRoot },
  { promise: '7', name: 'burst' },
  { promise: '7', name: 'overload' },
  { promise: '8', name: 'memory', quick: ['--first', '10000', '--last', '20000'] },
  { promise: '1, 5, 10', name: 'instances', quick: ['1'], missing: hasNginx },
  {
    promise: '9',
    name: 'fuzz',
    quick: ['--runs', '5'],
    missing: () => (values.fuzz || chosen.has('fuzz') ? null : 'takes long: --fuzz'),
  },
];

const chosen = new Set(values.only.split(',').filter(Boolean));
const unknown = [...chosen].filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are ${BENCHES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

/** Runs a benchmark and collects the results that it reports. */
function run(name, args) {
  const found = [];
  const child = fork(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)), args);
  child.on('message', (line) => found.push(line));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ found, code })));
}

const rows = [];
const skipped = [];
for (const { promise, name, quick = [], missing = () => null } of BENCHES) {
  if (chosen.size > 0 && !chosen.has(name)) continue;
  const lacking = missing();
  if (lacking) {
    skipped.push(`${name}.mjs: ${lacking}`);
    continue;
  }
  const args = values.quick ? quick : [];
  const command = [`${name}.mjs`, ...args].join(' ');
  console.log(`\n=== ${command}`);
  const { found, code } = await run(name, args);
  const lines = found.map(({ what, figure, isGood }) => [promise, command, what, figure, isGood]);
  // It ended early: its results are incomplete.
  if (code !== 0 && found.every(({ isGood }) => isGood)) {
    lines.push([promise, command, 'the benchmark finishes', `exit code ${code}`, false]);
  }
  rows.push(...lines);
}

const cell = (value) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
console.log('\n| | command | promised | measured | |\n|---|---|---|---|---|');
for (const [promise, command, what, figure, isGood] of rows) {
  console.log(
    `| ${promise} | \`${command}\` | ${cell(what)} | ${cell(figure)} | ${isGood ? 'PASS' : '**FAIL**'} |`,
  );
}
for (const line of skipped) console.log(`\nSkipped: ${line}.`);
const failed = rows.filter(([, , , , isGood]) => !isGood).length;
console.log(failed === 0 ? '\nPASS' : `\nFAIL: ${failed} of ${rows.length} lines`);
process.exit(failed === 0 ? 0 : 1);
