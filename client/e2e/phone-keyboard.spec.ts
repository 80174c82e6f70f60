import { expect, it } from 'vitest';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('by keyboard on a phone', ({ visit }) => {
  it('opens the filters with Enter, without searching', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/search?q=padaria');
      await hydrated(page);
      const entries = () => page.evaluate(() => [history.length, localStorage.getItem('recent_searches')]);
      const before = await entries();
      await page.getByRole('checkbox', { name: 'Filtros' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Categoria').waitFor();
      await page.keyboard.press('Enter');
      await page.getByLabel('Categoria').waitFor({ state: 'hidden' });
      expect(await entries()).toEqual(before);
    }));

  it('closes the menu once the focus has left it', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      const last = page.getByRole('link', { name: 'Cadastrar', exact: true });
      await last.waitFor();
      for (let presses = 0; presses < 4 && (await last.isVisible()); presses++)
        await page.keyboard.press('Tab');
      await last.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.matches('body'))).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      await last.waitFor();
      await page.keyboard.press('Shift+Tab');
      await last.waitFor({ state: 'hidden' });
    }));
});
