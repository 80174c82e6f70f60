import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<string[]> {
  // As an expression, since the page's policy lets no foreign script in.
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describeVisits('axe', ({ visit }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/', '/search', '/search?q=zzzzqqqq', '/company/1', '/company/999999']) {
      it(`finds nothing on ${path} (${colorScheme})`, () =>
        visit({ colorScheme, viewport: SIZES[0], expected: /404 \(Not Found\)/ }, async (page) => {
          await page.goto(path);
          await hydrated(page);
          expect(await findings(page)).toEqual([]);
        }));
    }

    it(`finds nothing while suggestions, comment and field errors show (${colorScheme})`, () =>
      visit({ colorScheme, viewport: SIZES[1] }, async (page) => {
        await page.goto('/company/3');
        await hydrated(page);
        await page.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
        await page.getByRole('button', { name: 'Enviar mensagem' }).click();
        await page.getByText('Nome é obrigatório').waitFor();
        expect(await findings(page)).toEqual([]);
        await page.goto('/');
        await hydrated(page);
        await page.getByRole('combobox', { name: 'O que você procura?' }).fill('pad');
        await page.getByRole('option').first().waitFor();
        expect(await findings(page)).toEqual([]);
      }));
  }
});
