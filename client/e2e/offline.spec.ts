import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs } from './helpers/accounts.ts';
import { approvedCompany } from './helpers/admin-data.ts';
import { axeFindings } from './helpers/axe.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const CITY = '/cidade/sp/campinas';
/** What the browser says of requests without a connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/;

/** Returns the paths of all caches. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until a page is kept: the worker is registered five seconds after the first page. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path);

describeVisits('reading without internet', ({ visit }) => {
  const options = { serviceWorkers: 'allow', viewport: SIZES[0], expected: OFFLINE } as const;

  it('opens a city, a company and saved ones after one visit', () =>
    visit(options, async (page) => {
      await page.goto(CITY);
      await hydrated(page);
      await isKept(page, CITY);
      const company = page.locator('main article a[href^="/company/"], main ol a[href^="/company/"]').first();
      const opened = (await company.getAttribute('href')) ?? '';
      await page.goto(opened);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await isKept(page, opened);
      await page.goto('/search');
      await hydrated(page);
      // By a link of the site, which loads no document.
      const third = page.locator('article').nth(2);
      const link = third.locator('a[href^="/company/"]').first();
      const saved = (await link.getAttribute('href')) ?? '';
      await third.getByRole('button', { name: /^Salvar/ }).click();
      await isKept(page, saved);

      await page.context().setOffline(true);
      for (const path of [CITY, opened, saved]) {
        await page.goto(path);
        await page.getByText(/^Você está sem internet: esta página é de \d/).waitFor();
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(await page.locator('button:visible:not(:has(img)), form:visible').count()).toBe(0);
      }
      await page.goto('/search?q=padaria');
      await page.getByRole('heading', { name: 'Você está sem internet' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: new RegExp(name.slice(0, 12)) }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Tentar de novo' }).click();
      await hydrated(page);
      expect(await page.getByText('Você está sem internet').count()).toBe(0);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-')),
      );
      await page.context().setOffline(true);
      await page
        .getByText('As páginas de empresas e cidades que você já abriu continuam abrindo.')
        .waitFor({ timeout: 15_000 });
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await page.getByText(/^Você está sem internet/).waitFor();
    }));

  it('keeps nothing of an account, and nothing at all after logging out', async () => {
    const { id, owner } = await approvedCompany(freshName('Padaria Guardada'));
    await visit(options, async (page) => {
      await openAs(page, owner, `/company/${id}`);
      await isKept(page, `/company/${id}`);
      await page.goto('/profile');
      await hydrated(page);
      await page.goto('/user-dashboard');
      await hydrated(page);
      const kept = await page.evaluate(async () => {
        const bodies: string[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            bodies.push((await (await cache.match(request))?.text()) ?? '');
        }
        return bodies.join('');
      });
      const { token, user } = owner;
      expect([token, user.name].filter((text) => kept.includes(text))).toEqual([]);
      const files = /^\/(?:assets\/.*\.woff2$|logos\/|photos\/|map-pictures\/)/;
      expect((await keptPaths(page)).filter((path) => !files.test(path))).toEqual([`/company/${id}`]);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.waitForURL('/');
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    });
  });
});
