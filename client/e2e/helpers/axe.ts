import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { devtoolsOf } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A page that the browser paints no more never ends an animation. */
const AT_REST_AT_LAST_MS = 2_000;

/** Waits for animations, since colours in between would be checked; endless ones are not waited for. */
const AT_REST = `Promise.race([
  Promise.all(document.getAnimations()
    .filter((animation) => animation.playState === 'running' && Number.isFinite(animation.effect.getComputedTiming().endTime))
    .map((animation) => animation.finished.catch(() => undefined))),
  new Promise((resolve) => setTimeout(resolve, ${AT_REST_AT_LAST_MS})),
])`;

/** What can be reached: the last open modal, else the page. What is behind a modal is checked without it. */
const REACHABLE = `[...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')].at(-1) ?? document`;

/** Longer than from a change of colours to the animations that it causes. */
const AGAIN_MS = 500;

/** Returns what axe finds on a page as it is, or in its open modal, as `rule: element`; of the rules about colours alone on demand. */
export async function axeFindings(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  // Without `resultTypes` axe lists the elements of what passes as well, which takes longer than the rules.
  const options = { runOnly: coloursOnly ? COLOUR_RULES : RULES, resultTypes: ['violations'] };
  // As an expression, since the page's policy allows no other scripts; once a document. `page.evaluate` takes twice as long.
  if (await page.evaluate("typeof axe === 'undefined'"))
    await (await devtoolsOf(page)).send('Runtime.evaluate', { expression: `${AXE};0` });
  const find = async (): Promise<string[]> => {
    const violations = (await page.evaluate(
      `${AT_REST}.then(() => axe.run(${REACHABLE}, ${JSON.stringify(options)})).then(({ violations }) => violations)`,
    )) as AxeResults['violations'];
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  };
  if ((await find()).length === 0) return [];
  await wait(AGAIN_MS);
  return find();
}
