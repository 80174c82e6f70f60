import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshContact, freshName, openAs } from '../helpers/accounts.ts';
import { admin, asAdmin } from '../helpers/admin-data.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const [NARROW] = SIZES;

/** Creates companies whose names begin alike; a search for the word finds only them. */
async function companies(count: number): Promise<string> {
  const office = await asAdmin();
  const word = freshName('Sorveteria Umbu');
  for (let number = 1; number <= count; number++) {
    const form = { ...freshContact(), name: `${word} ${number}`, category_id: 3, city: 'Campinas - SP' };
    await office('POST', '/admin/companies', form);
  }
  return word;
}

/** Returns the heights of the rows, and how many are wholly on the screen. */
const measureRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    const bars = [...document.querySelectorAll('body *')]
      .filter(
        (one) =>
          getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().bottom >= innerHeight,
      )
      .map((one) => one.getBoundingClientRect().top);
    const bottom = Math.min(innerHeight, ...bars.filter((top) => top > innerHeight / 2));
    return {
      heights: [...new Set(rows.map(({ height }) => Math.round(height)))],
      whole: rows.filter((row) => row.top >= 0 && row.bottom <= bottom).length,
    };
  });

describeVisits('an administrators’ list', ({ visit }) => {
  it('shows at least eleven rows of 56 px on a desktop, and five cards on a phone', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const word = await companies(14);
      await openAs(page, await admin(), `/admin/companies?q=${encodeURIComponent(word)}`);
      await page.getByRole('link', { name: `${word} 14` }).waitFor();
      const desktop = await measureRows(page);
      expect(desktop.heights).toEqual([56]);
      expect(desktop.whole).toBeGreaterThanOrEqual(11);
      await page.setViewportSize(PHONE);
      const phone = await measureRows(page);
      expect(phone.whole).toBeGreaterThanOrEqual(5);
      await expectToFit(page);
      await expectAccessible(page);
    }));

  it('opens a row by keyboard in a panel that Back closes', () =>
    visit({ viewport: NARROW }, async (page) => {
      const word = await companies(2);
      await openAs(page, await admin(), `/admin/companies?q=${encodeURIComponent(word)}`);
      await page.getByRole('link', { name: `${word} 2` }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: `${word} 2` });
      await panel.getByRole('link', { name: `Próximo: ${word} 1` }).click();
      await page.getByRole('complementary', { name: `${word} 1` }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await page.goBack();
      await page.getByRole('complementary').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('[data-row-link]'));
    }));
});
