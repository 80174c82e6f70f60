import { expect, it } from 'vitest';
import { freshContact, freshName, openAs } from './helpers/accounts.ts';
import { admin, asAdmin } from './helpers/admin-data.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;

describeVisits('the pages of a list', ({ visit }) => {
  it('end with the last one, by click, by URL and after its rows are removed', () =>
    visit({ viewport: PHONE }, async (page) => {
      const office = await asAdmin();
      const word = freshName('Bazar Xaxim');
      const ids: string[] = [];
      for (let number = 1; number <= 26; number++) {
        const form = { ...freshContact(), name: `${word} ${number}`, category_id: 3, city: 'Campinas - SP' };
        ids.push(String((await office('POST', '/admin/companies', form)).body.data.id));
      }
      const list = `/admin/companies?q=${encodeURIComponent(word)}`;
      const pages = page.getByRole('navigation', { name: 'Páginas das empresas' });
      await openAs(page, await admin(), list);
      await pages.getByRole('link', { name: 'Próxima' }).click();
      await page.waitForURL('**page=2');
      await pages.getByRole('link', { name: 'Página 2' }).and(page.locator('[aria-current=page]')).waitFor();
      expect(await pages.getByRole('link', { name: 'Próxima' }).count()).toBe(0);
      expect(await pages.getByRole('link', { name: 'Página 3' }).count()).toBe(0);

      await page.goto(`${list}&page=701`);
      await page.waitForURL('**page=2');
      await page.getByText('A lista terminou antes da página 701. Esta é a última.').waitFor();

      // The newest comes first: the oldest is alone on the last page.
      await office('DELETE', `/admin/companies/${ids[0]}`);
      await page.reload();
      await page.getByText('A lista terminou antes da página 2. Esta é a última.').waitFor();
      await page.getByRole('rowheader', { name: `${word} 26` }).waitFor();
      expect(page.url()).not.toContain('page=');
    }));

  it('of the search redirect from beyond the end to the last one', () =>
    visit({ viewport: PHONE }, async (page) => {
      await page.goto('/search?page=701');
      await page.getByText('Esta página não existe').waitFor();
      await page.getByRole('link', { name: 'Ver a última página' }).click();
      await page
        .getByRole('link', { name: /^Ver detalhes/ })
        .first()
        .waitFor();
      const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
      expect(await pages.getByRole('link', { name: 'Próxima' }).count()).toBe(0);
    }));
});
