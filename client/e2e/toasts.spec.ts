import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs } from './helpers/accounts.ts';
import { admin, pendingCompany } from './helpers/admin-data.ts';
import { breakDown, FAILED } from './helpers/graphql-operations.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;

/** Returns how far toasts and a bar of buttons are apart, in pixels; below zero where one covers the other. */
const distance = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [toasts, bar] = [box('[data-place="bottom"]'), box('[data-bottom-bar]')];
    return bar.top - toasts.bottom;
  });

describeVisits('toasts', ({ visit }) => {
  it('cover no buttons of a decision on phones', () =>
    visit({ viewport: PHONE, expected: FAILED, mayShift: true }, async (page) => {
      const name = freshName('Aviso');
      await pendingCompany(name);
      await pendingCompany(name);
      await openAs(page, await admin(), `/admin?kind=newCompany&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await breakDown(page, 'Decide');
      await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await page.locator('#approval-title').focus();
      await page.locator('[data-place="bottom"]').waitFor();
      await page.getByRole('button', { name: 'Aprovar', exact: true }).waitFor();
      await expect.poll(() => distance(page)).toBeGreaterThan(0);
    }));
});
