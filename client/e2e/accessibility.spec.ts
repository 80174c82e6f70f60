import { expect, it } from 'vitest';
import { axeFindings } from './helpers/axe.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('axe', ({ visit }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of [
      '/',
      '/search',
      '/search?q=zzzzqqqq',
      '/company/1',
      '/company/999999',
      '/terms',
      '/privacy',
    ]) {
      it(`finds nothing on ${path} (${colorScheme})`, () =>
        visit({ colorScheme, viewport: SIZES[0], expected: /404 \(Not Found\)/ }, async (page) => {
          await page.goto(path);
          await hydrated(page);
          expect(await axeFindings(page)).toEqual([]);
        }));
    }

    it(`finds nothing while suggestions, comment and field errors show (${colorScheme})`, () =>
      visit({ colorScheme, viewport: SIZES[1] }, async (page) => {
        await page.goto('/company/3');
        await hydrated(page);
        await page.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
        await page.getByRole('button', { name: 'Enviar mensagem' }).click();
        await page.getByText('Nome é obrigatório').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.goto('/');
        await hydrated(page);
        await page.getByRole('combobox', { name: 'O que você procura?' }).fill('pad');
        await page.getByRole('option').first().waitFor();
        expect(await axeFindings(page)).toEqual([]);
      }));
  }
});
