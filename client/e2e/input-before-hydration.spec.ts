import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { admin, approvedCompany } from './helpers/admin-data.ts';
import { askAt } from './helpers/api-requests.ts';
import { chooseAction, openFilters } from './helpers/list-steps.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [, DESKTOP] = SIZES;
/** So low that the footer is never visible, however few are found. */
const LOW = { width: 1024, height: 480 };
const categoryField = (page: Page) => page.getByRole('combobox', { name: 'Categoria' });

describeVisits('text typed after hydration', ({ visit }) => {
  it('does not come back in another form: an edited company keeps its city', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { id, name } = await approvedCompany('Acarajé da Zulmira');
      await openAs(page, await admin(), `/admin/companies?q=${encodeURIComponent(name)}`);
      await openFilters(page);
      const filter = page.getByRole('combobox', { name: 'Cidade' });
      await filter.pressSequentially('Salv');
      await filter.press('Tab');
      await page.waitForURL('**city=Salv**');
      await filter.fill('');
      await page.waitForURL((url) => !url.searchParams.has('city'));
      await page.keyboard.press('Escape');
      await chooseAction(page, name, 'Editar');
      const form = page.getByRole('dialog');
      const city = form.getByRole('combobox', { name: 'Cidade' });
      await city.waitFor();
      expect(await city.inputValue()).toBe('Campinas');
      await form.getByLabel('Telefone').fill('19 3555-0188');
      await form.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Empresa atualizada com sucesso!').waitFor();
      const { data } = await askAt(siteUrl())('GET', `/companies/${id}`);
      expect(data.city).toBe('Campinas');
    }));

  it('does not come back in the search: an earlier category stays away', () =>
    visit({ viewport: LOW }, async (page) => {
      await page.goto('/search');
      await hydrated(page);
      // By keyboard: layout shifts after user input do not count, after a scripted value they do.
      await categoryField(page).focus();
      await page.keyboard.type('Saú');
      await page.waitForURL('**/search?category=4');
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Buscar empresas' }).first().click();
      await page.waitForURL('**/search**');
      await page.getByRole('search').waitFor();
      await hydrated(page);
      expect(new URL(page.url()).search).toBe('');
      expect(await categoryField(page).inputValue()).toBe('');
    }));
});
