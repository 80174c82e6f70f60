import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshContact } from './helpers/accounts.ts';
import { admin } from './helpers/admin-data.ts';
import { COMPANY } from './helpers/companies.ts';
import { PICTURE } from './helpers/company-form-setup.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

/** Beside photos and the picture of a map, which are loaded when they come into view. */
const MOST_REQUESTS = 8;
const MOST_BYTES = 228_000;

interface Asked {
  path: string;
  type: string | undefined;
  bytes: number;
}

/** Lists the requests of the browser, its own (icons) too, filled as they occur. */
async function requestsOf(page: Page): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    const { pathname, search } = new URL(request.url);
    asked.set(requestId, { path: pathname + search, type, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return asked;
}

let created: Promise<string> | undefined;
/** Returns a company with a logo: one for all tries, as the next one would show it among similar companies. */
const companyWithLogo = (): Promise<string> => {
  created ??= createCompany();
  return created;
};

/** Creates a company with a logo, at once in the guide. */
async function createCompany(): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...COMPANY, name: 'Padaria do Logo', ...freshContact() }))
    form.append(name, value);
  form.append('logo', new Blob([await readFile(PICTURE)], { type: 'image/jpeg' }), 'logo.jpg');
  const headers = { authorization: `Bearer ${(await admin()).token}` };
  const answer = await fetch(`${siteUrl()}/api/companies`, { method: 'POST', headers, body: form });
  const { data } = await answer.json();
  expect(data.logo).toBeTruthy();
  return data.id;
}

describeVisits('a first visit', ({ visit }) => {
  it.each([
    ['home', async () => '/'],
    // With a result, also where this runs alone.
    ['search', () => companyWithLogo().then(() => '/search?q=padaria')],
    ['company', async () => `/company/${await companyWithLogo()}`],
  ])('loads few files and bytes: %s', async (_name, pathOf) => {
    const path = await pathOf();
    await visit({ viewport: SIZES[0] }, async (page) => {
      const requests = await requestsOf(page);
      await page.goto(path);
      await hydrated(page);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      // Pictures of what is listed depend on the data.
      const asked = [...requests.values()].filter(
        ({ path }) => !/^\/(photos|map-pictures)\/|^\/logos\/.*-small\./.test(path),
      );
      const bytes = asked.reduce((sum, request) => sum + request.bytes, 0);
      expect(asked.length, asked.map((request) => request.path).join('\n')).toBeLessThanOrEqual(
        MOST_REQUESTS,
      );
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(asked.filter(({ type }) => type === 'Stylesheet')).toEqual([]);
    });
  });

  it('continues to other pages with their own styles, each loaded once', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      const requests = await requestsOf(page);
      await page.goto('/');
      await hydrated(page);
      const inPage = await page.evaluate(() =>
        [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
      );
      expect(inPage).not.toEqual([]);
      await page.getByRole('link', { name: 'Buscar empresas' }).first().click();
      await page.getByRole('article').first().waitFor();
      await page.getByRole('link', { name: 'Entrar' }).click();
      await page.getByLabel('Senha').first().waitFor();
      await page.goBack();
      await page.getByRole('article').first().waitFor();
      const styles = [...requests.values()].filter(({ type }) => type === 'Stylesheet');
      const loaded = styles.map(({ path }) => path);
      expect(loaded).not.toEqual([]);
      expect(loaded.filter((path) => inPage.includes(path))).toEqual([]);
      expect(new Set(loaded).size).toBe(loaded.length);
    }));
});
