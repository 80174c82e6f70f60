import { it } from 'vitest';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

/** Other pages are checked by pages.spec.ts, which visits them anyway. */
const PATHS = ['/search?q=zzzzqqqq', '/company/999999'];

describeVisits('axe', ({ visit }) => {
  it.each(PATHS)('finds nothing on %s', (path) =>
    visit({ viewport: SIZES[0], expected: /404 \(Not Found\)/ }, async (page) => {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    }),
  );

  it('finds nothing while suggestions, comment and field errors show', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      await page.goto('/company/3');
      await hydrated(page);
      await page.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
      await page.getByRole('button', { name: 'Enviar mensagem' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
      await expectAccessible(page);
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('combobox', { name: 'O que você procura?' }).fill('pad');
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page);
    }));
});
