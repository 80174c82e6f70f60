import { expect, it } from 'vitest';
import { hydrated, SIZES } from './helpers/browser.ts';
import { describeVisits } from './helpers/visit.ts';

describeVisits('the scripts of a page', ({ visit }) => {
  it('wait on a public page until it is used, and repeat the press that wakes them', () =>
    visit({ viewport: SIZES[0], colorScheme: 'light' }, async (page) => {
      await page.goto('/search?q=padaria');
      await page.waitForLoadState('networkidle');
      const run = () =>
        page.evaluate(() =>
          Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
        );
      expect(await run()).toBe(false);
      // As a screen reader presses: no touch, no pointer, no key before it.
      await page
        .getByRole('button', { name: 'Alternar entre tema claro e escuro' })
        .evaluate((button: HTMLElement) => button.click());
      await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme === 'dark');
      expect(await run()).toBe(true);
    }));

  it('run at once where something is stored, and on pages that need them', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      const runs = () =>
        page.waitForFunction(() =>
          Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
        );
      await page.goto('/login');
      await runs();
      await page.evaluate(() => localStorage.setItem('my_city', 'Campinas - SP'));
      await page.goto('/');
      await runs();
    }));

  it('keep the stars that are chosen before they run', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/company/9');
      await page.waitForLoadState('networkidle');
      await page.getByRole('radio', { name: /^4 estrelas/ }).evaluate((radio: HTMLElement) => radio.click());
      await page.getByLabel('Comentário (opcional)').waitFor();
      expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('4');
    }));

  it('leave a search and its results to the browser before they run', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('form[role="search"]');
        if (!form) throw new Error('No search.');
        (form.elements.namedItem('q') as HTMLInputElement).value = 'padaria';
        form.querySelector<HTMLButtonElement>('button[type="submit"], button:not([type])')?.click();
      });
      await page.waitForURL(/\/search\?.*q=padaria/);
      await page.getByRole('article').first().getByRole('link').first().waitFor();
      await hydrated(page);
    }));
});
