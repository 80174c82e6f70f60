/**
 * How long a phone's main thread works on a page, in ms: scripts, style and layout, all tasks. Four times slowed, until
 * five seconds after load, then once more after a swipe; the median of five, the programs in turn.
 *   node bench/browser/main-thread.mjs http://localhost:4000 [http://localhost:4001 …]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, devices } from 'playwright-core';
import { median } from '../median.mjs';

const origins = process.argv.slice(2);
const ROUNDS = 5;
const SLOWER = 4;
const WATCHED_MS = 5_000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function workOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    scripts: of('ScriptDuration'),
    rendering: of('LayoutDuration') + of('RecalcStyleDuration'),
    tasks: of('TaskDuration'),
  };
}

async function measure(url) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Performance.enable');
  await page.goto(url);
  await pause(WATCHED_MS);
  const shown = await workOf(devtools);
  await page.touchscreen.tap(3, 300);
  await page.mouse.wheel(0, 800);
  await pause(WATCHED_MS);
  const used = await workOf(devtools);
  await context.close();
  return { shown, used };
}

const { data } = await (await fetch(`${origins[0]}/api/companies`)).json();
const PATHS = ['/', '/search?q=padaria', `/company/${data.data[0].id}`];
for (const path of PATHS) {
  const runs = origins.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, origin] of origins.entries()) runs[at].push(await measure(origin + path));
  }
  for (const [at, origin] of origins.entries()) {
    for (const state of ['shown', 'used']) {
      const of = (part) => Math.round(median(runs[at].map((run) => run[state][part])));
      console.log(
        path,
        origin,
        state,
        `scripts ${of('scripts')} rendering ${of('rendering')} tasks ${of('tasks')}`,
      );
    }
  }
}
await browser.close();
