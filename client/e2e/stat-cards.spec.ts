import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { admin } from './helpers/admin-data.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { changeData } from './helpers/graphql-operations.ts';
import { describeVisits } from './helpers/visit.ts';
import { settled } from './helpers/wait-until-idle.ts';

const WIDTHS = [360, 390] as const;
const MANY = 1_234_567;
const LONG =
  'Distribuidora de Alimentos Congelados, Hortifrutigranjeiros e Produtos de Limpeza São José Ltda.';

/** Replaces every figure of the response by that of a large guide. */
// biome-ignore lint/suspicious/noExplicitAny: the data depend on the operation
function enlarge(part: any): void {
  for (const [name, value] of Object.entries(part)) {
    if (name === 'uptimeSeconds') part[name] = 400 * 86_400 + 23 * 3_600;
    else if (name === 'milliseconds') part[name] = 4_999;
    else if (/Rate$/.test(name)) part[name] = 1_234.5;
    else if (typeof value === 'number') part[name] = MANY;
    else if (name === 'name' && part.__typename === 'Company') part[name] = LONG;
    else if (value !== null && typeof value === 'object') enlarge(value);
  }
}

/** Returns the elements that overflow their card, part or button at the side. */
const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(dl > div, dl > div *, main section, button, button *, li, li *)')]
      .filter((element) => {
        const frame =
          element.closest('dl > div') ?? element.closest('button') ?? element.closest('section, li');
        if (!frame || getComputedStyle(element).position === 'absolute') return false;
        const inner = element.getBoundingClientRect();
        // Words of one line that end in '…' are cut on purpose.
        const isCut =
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).textOverflow !== 'ellipsis';
        return inner.width > 1 && (isCut || inner.right > frame.getBoundingClientRect().right + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );

async function expectToHold(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    await expectToFit(page);
    expect(await standingOut(page), `${width} px`).toEqual([]);
  }
}

describeVisits('cards with figures', ({ visit }) => {
  it('hold long figures and words on phones', () =>
    // Such figures take more lines than what reserves their place.
    visit({ viewport: { width: WIDTHS[0], height: 844 }, mayShift: true }, async (page) => {
      for (const operation of ['AdminOverview', 'AdminDashboard', 'DemoData'])
        await changeData(page, operation, enlarge);
      await openAs(page, await admin(), '/admin');
      await page.getByText('1.234.567').first().waitFor();
      await page.getByText(/^no ar há /).waitFor();
      await expectToHold(page);

      await page.goto('/dashboard');
      await page.getByText('1.234.567').first().waitFor();
      await page.getByText(LONG).first().waitFor();
      await page.getByRole('button', { name: 'Remover dados de demonstração' }).waitFor();
      await expectToHold(page);
    }));
});
