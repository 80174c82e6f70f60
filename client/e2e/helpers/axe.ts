import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is wrong: where all the rest stands costs more than the rules. */
const OPTIONS = { runOnly: RULES, resultTypes: ['violations'] };

/** Halfway from one colour to another is no colour to judge; what moves for ever is not waited for. */
const AT_REST = `Promise.all(document.getAnimations()
  .filter((animation) => animation.playState === 'running' && Number.isFinite(animation.effect.getComputedTiming().endTime))
  .map((animation) => animation.finished.catch(() => undefined)))`;

/** What axe finds on a page as it stands: `rule: where`, one a place. */
export async function axeFindings(page: Page): Promise<string[]> {
  // As an expression, since the page's policy lets no foreign script in; once a document.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const violations = (await page.evaluate(
    `${AT_REST}.then(() => axe.run(document, ${JSON.stringify(OPTIONS)})).then(({ violations }) => violations)`,
  )) as AxeResults['violations'];
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
