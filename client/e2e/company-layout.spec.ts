import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { describeVisits, hydrated } from './helpers/visit.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

async function bottomOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box.y + box.height;
}

const heightsOf = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().height)));

describeVisits('the layout of companies', ({ visit }) => {
  it('shows on the first screen of a phone what a visitor looks for first', () =>
    visit({ viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto('/company/1');
      await hydrated(page);
      const main = page.getByRole('main');
      const actions = main.getByRole('link', { name: 'Como chegar' }).locator('xpath=..');
      expect(await actions.locator('> *').count()).toBe(4);
      for (const place of [
        main.getByRole('heading', { level: 1 }),
        main.getByText('de 5 estrelas').first(),
        actions,
      ])
        expect(await bottomOf(place)).toBeLessThanOrEqual(PHONE.height);
      expect(await bottomOf(main.getByRole('heading', { name: 'Contato' }))).toBeLessThanOrEqual(
        2 * PHONE.height,
      );
      const widths = await actions
        .locator('> *')
        .evaluateAll((all) => all.map((one) => Math.round(one.clientWidth)));
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2);
    }));

  it('keeps the ways to a company at hand on a phone, never over a field', () =>
    visit({ viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      await page.goto('/company/1');
      await hydrated(page);
      const bar = page.getByRole('navigation', { name: 'Falar com Padaria e Confeitaria Trigo de Ouro' });
      expect(await bar.count()).toBe(0);
      await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
      await bar.waitFor();
      const heights = await bar.locator('> *').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
      expect(await bar.getByRole('link').allInnerTexts()).toEqual(['WhatsApp', 'Rota']);
      await bar.getByRole('button', { name: 'Salvar Padaria' }).click();
      await bar.getByText('Salva', { exact: true }).waitFor();
      await expectAccessible(page);
      const message = page.getByRole('main').getByRole('textbox').last();
      await message.focus();
      await bar.waitFor({ state: 'detached' });
      await message.blur();
      await bar.waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await bar.waitFor({ state: 'detached' });
    }));

  it('prints a company on one sheet', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await page.goto('/company/1');
      await hydrated(page);
      expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }));

  it('begins the results of a search on the first screen of a phone', () =>
    visit({ viewport: PHONE }, async (page) => {
      for (const path of ['/search', '/search?category=3&city=Campinas+-+SP']) {
        await page.goto(path);
        const box = await page.getByRole('article').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(480);
      }
      await page.getByText('Filtros (2)').click();
      expect(await page.getByRole('combobox', { name: 'Cidade' }).inputValue()).toBe('Campinas - SP');
      await expectAccessible(page);
    }));

  it('shows cards of one height, and lines without JavaScript', async () => {
    await visit({ viewport: DESKTOP }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      const [first, ...others] = (await heightsOf(page, 'article')).slice(0, 4);
      expect(others).toEqual([first, first, first]);
      const names = await heightsOf(page, 'article h2');
      expect(Math.max(...names)).toBeLessThanOrEqual(55);
      await page.getByRole('link', { name: 'Lista' }).click();
      await page.locator('ul[data-list]').waitFor();
      await expectAccessible(page);
    });
    await visit({ viewport: DESKTOP, javaScriptEnabled: false }, async (page) => {
      await page.goto('/search?view=list');
      const widths = await page
        .locator('article')
        .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(1_000);
    });
  });
});
