import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openAs, registerOwner } from './helpers/accounts.ts';
import { admin, approve } from './helpers/admin-data.ts';
import { askAt } from './helpers/api-requests.ts';
import { registerCompany } from './helpers/companies.ts';
import { changeData } from './helpers/graphql-operations.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const [PHONE, DESKTOP] = SIZES;
const NEAR = '/search?q=padaria&order=distance&perto=-22.91%2C-47.06';

async function take(page: Page, name: string): Promise<void> {
  // No hover on the last clicked element.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}${name}.webp`, type: 'webp', quality: 80, animations: 'disabled' });
}

/** The figures of a report, with their share of the views. */
const SHARES = {
  views: 1,
  phoneClicks: 0.12,
  whatsappClicks: 0.22,
  websiteClicks: 0.08,
  mapClicks: 0.05,
  messages: 0.04,
  ratings: 0.025,
};

interface Report {
  days: Record<string, number | string>[];
  totals: Record<string, number | null>;
  before: Record<string, number | null>;
}

/** Fills in the figures of a company in use; the program has none. */
function fill({ days, totals, before }: Report): void {
  days.forEach((day, index) => {
    const views = 36 + 14 * Math.sin(index / 3) + (index % 7 < 2 ? -12 : 6) + index / 6;
    for (const [name, share] of Object.entries(SHARES)) day[name] = Math.round(views * share);
  });
  for (const name of Object.keys(SHARES)) {
    const total = days.reduce((sum, day) => sum + Number(day[name]), 0);
    Object.assign(totals, { [name]: total, averageRating: 4.46 });
    Object.assign(before, { [name]: Math.round(total * 0.87), averageRating: 4.71 });
  }
}

/** Not a test: run by `npm run screenshots -- --docs`. */
describeVisits('the pictures of the README', ({ visit }) => {
  it('of a search', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await page.goto('/search?category=3');
      await hydrated(page);
      await take(page, 'search');
    }));

  it('of a company near', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      await page.goto(NEAR);
      await hydrated(page);
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page
        .getByRole('main')
        .getByText(/\d+ km$/)
        .first()
        .waitFor();
      await take(page, 'company-phone');
      await page.evaluate(() => window.scrollTo(0, innerHeight));
      await take(page, 'company-phone-2');
    }));

  it('of an owner’s report', () =>
    visit({ viewport: DESKTOP, mayShift: true }, async (page) => {
      const owner = await registerOwner(siteUrl());
      await approve((await registerCompany(askAt(siteUrl(), owner.token))).id);
      await changeData(page, 'CompanyReport', ({ companyReport }) => fill(companyReport));
      await openAs(page, owner, '/reports');
      await page.locator('.recharts-line').nth(3).waitFor({ state: 'attached' });
      await take(page, 'reports');
    }));

  it('of the administration', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const owner = await registerOwner(siteUrl());
      await registerCompany(askAt(siteUrl(), owner.token));
      await openAs(page, await admin(), '/admin');
      await page.getByText('Online').first().waitFor();
      const side = page.getByRole('navigation', { name: 'Administração' });
      await side.getByRole('link', { name: 'Configurações' }).waitFor();
      await take(page, 'admin');
    }));
});
