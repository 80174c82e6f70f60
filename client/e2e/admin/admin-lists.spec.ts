import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshContact, freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, asAdmin, pendingCompany } from '../helpers/admin-data.ts';
import { askAt } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectTableToFit, expectToFit } from '../helpers/expect-to-fit.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, goWithin, SIZES } from '../helpers/visit.ts';

const DESKTOP = { width: 1280, height: 900 };
const WIDE = { width: 1920, height: 1080 };
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

const rem = 16;
/** The naming column: the cells of a table, the titles of the inbox. */
const NAMING = 'tbody th, [data-row] [data-row-link]';
const WIDTHS = [1080, 1280, 1366];

/** Creates a request for another plan and a rejected company; returns the e-mail of the owner of both. */
async function requestAndRejection(): Promise<string> {
  const owner = await registerOwner(siteUrl());
  const ask = askAt(siteUrl(), owner.token);
  const plans = await ask('GET', '/plans/active');
  await ask('POST', '/plan-requests', { plan_id: plans.data.data.at(-1).id, message: 'Abri mais uma loja.' });
  const { id } = await pendingCompany('Bar do Umbu', { email: owner.user.email });
  await (await asAdmin())('DELETE', `/admin/companies/${id}/reject`, { reason: 'Sem endereço.' });
  return owner.user.email;
}

/** Letters of a text for which a column has no room on any screen, such as the reason of a rejection. */
const LONG = 60;

/** Returns the short texts of cells that are cut off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (long) =>
      [...document.querySelectorAll('tbody tr, tbody tr *')]
        .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
        .map((part) => part.textContent ?? '')
        // A checkbox has a larger target around it.
        .filter((text) => text !== '' && text.length < long),
    LONG,
  );

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
  it('exports chosen companies, which an import would read again, beside a side bar without scrolling', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const word = await companies(3);
      await openAs(page, await admin(), `/admin/companies?q=${encodeURIComponent(word)}`);
      const bar = page.getByRole('navigation', { name: 'Administração' });
      await bar.getByRole('link', { name: 'Configurações' }).waitFor();
      expect(await bar.evaluate((side) => side.scrollHeight - side.clientHeight)).toBe(0);
      for (const number of [3, 1])
        await page.getByRole('checkbox', { name: `Selecionar ${word} ${number}` }).check();
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar 2' }).click();
      const [head, ...rows] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
      expect(head).toMatch(/^\uFEFFNúmero da empresa;Nome;Categoria;/);
      expect(rows.map((row) => row.split(';')[1])).toEqual([`${word} 3`, `${word} 1`]);
    }));

  it('shows at least eleven rows of 56 px on a desktop, and five cards on a phone', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const word = await companies(14);
      await openAs(page, await admin(), `/admin/companies?q=${encodeURIComponent(word)}`);
      await page.getByRole('link', { name: `${word} 14` }).waitFor();
      const desktop = await measureRows(page);
      expect(desktop.heights).toEqual([56]);
      expect(desktop.whole).toBeGreaterThanOrEqual(11);
      const boxes = page.locator('tbody input[type="checkbox"]');
      const topOfRow = async () => (await boxes.first().boundingBox())?.y;
      const before = await topOfRow();
      await boxes.first().check();
      await page.getByRole('button', { name: 'Exportar 1' }).waitFor();
      expect(await topOfRow()).toBe(before);
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check({ force: true });
      await page.getByRole('button', { name: 'Exportar 14' }).waitFor();
      expect(await topOfRow()).toBe(before);
      await page.getByRole('button', { name: 'Limpar seleção' }).click();
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

  it('keeps the naming column readable on common widths', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await requestAndRejection();
      await openAs(page, await admin(), '/admin/management');
      const lists = [
        ...['', '/companies', '/plan-requests', '/users', '/mails', '/audit', '/ratings', '/rejections'],
        ...['/plans', '/categories', '/cities', '/kinds', '/attributes', '/reasons'],
      ];
      for (const path of lists) {
        await goWithin(page, `/admin${path}`);
        const naming = page.locator(NAMING).first();
        await naming.waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ ...DESKTOP, width });
          const { width: measured = 0 } = (await naming.boundingBox()) ?? {};
          expect(measured, `naming column of /admin${path} at ${width}`).toBeGreaterThanOrEqual(12 * rem);
          // The table of the inbox is that of the chart, for screen readers.
          await (path === '' ? expectToFit(page) : expectTableToFit(page, `${path} at ${width}`));
        }
      }
    }));

  it('cuts no short text off where there is room', () =>
    visit({ viewport: WIDE }, async (page) => {
      const email = await requestAndRejection();
      const word = await companies(2);
      await openAs(page, await admin(), '/admin/management');
      const lists = [
        `/companies?q=${encodeURIComponent(word)}`,
        ...[`/plan-requests?q=${email}`, `/users?q=${email}`, `/mails?q=${email}`],
        ...['/rejections', '/categories', '/cities', '/kinds'],
      ];
      for (const path of lists) {
        await goWithin(page, `/admin${path}`);
        await page.locator(NAMING).first().waitFor();
        expect(await cutTexts(page), `/admin${path}`).toEqual([]);
      }
    }));
});
