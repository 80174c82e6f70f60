import { launch } from 'chrome-launcher';
import { measurePage } from './lighthouse/measure-page.mjs';
import { startedProgram } from './lighthouse/started-program.mjs';
import { median } from './median.mjs';

// Runs Lighthouse on the public pages of a program that it starts on demonstration data:
// node bench/lighthouse.mjs [--runs 5]. Prints Markdown; exit code 1 when a median is outside the limits below.

const at = process.argv.indexOf('--runs');
const RUNS = at === -1 ? 5 : Number(process.argv[at + 1]);
if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('--runs takes a whole number from 1.');

const PAGES = {
  home: '/',
  search: '/search?kind=padaria',
  company: '/company/1',
  city: '/cidade/sp/campinas',
};
const WANTED = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
/** CLS without unit, times in ms. */
const MOST = { cls: 0.02, fcp: 1_100, tbt: 150 };
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the median of each figure and the losses of all runs. */
function summary(runs) {
  const names = Object.keys(runs[0]).filter((name) => name !== 'losses');
  const medians = Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
  return { ...medians, losses: [...new Set(runs.flatMap(({ losses }) => losses))] };
}

const misses = (page) =>
  Object.keys(WANTED).some((name) => page[name] < WANTED[name]) ||
  Object.keys(MOST).some((name) => page[name] > MOST[name]);

async function measureAll() {
  const program = await startedProgram();
  const runs = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  try {
    for (let run = 1; run <= RUNS; run++) {
      for (const [name, path] of Object.entries(PAGES)) {
        const chrome = await launch({ chromePath: program.chromium, chromeFlags: FLAGS, logLevel: 'error' });
        try {
          runs[name].push(await measurePage(program.url + path, chrome.port));
        } finally {
          chrome.kill();
        }
        const { performance } = runs[name].at(-1);
        process.stderr.write(`run ${run} of ${RUNS}: ${path} performance ${performance}\n`);
      }
    }
  } finally {
    await program.stop();
  }
  return Object.entries(runs).map(([name, all]) => ({ name, path: PAGES[name], ...summary(all) }));
}

const pages = await measureAll();
console.log(`Lighthouse, mobile, median of ${RUNS}\n`);
console.log('| page | performance | accessibility | best practices | SEO | CLS | FCP ms | LCP ms | TBT ms |');
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const page of pages) {
  const times = [page.fcp, page.lcp, page.tbt].map((ms) => Math.round(ms));
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  console.log(
    `| ${page.name} \`${page.path}\` | ${[...scores, page.cls.toFixed(3), ...times].join(' | ')} |${misses(page) ? ' BELOW' : ''}`,
  );
}
for (const { name, losses } of pages) for (const loss of losses) console.log(`\n- ${name}: ${loss}`);
process.exit(pages.some(misses) ? 1 : 0);
