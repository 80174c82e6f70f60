import { expect, it } from 'vitest';
import { openAs } from '../helpers/accounts.ts';
import { admin } from '../helpers/admin-data.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { ADMIN } from '../helpers/program.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
describeVisits('the administration', ({ visit }) => {
  it('names the role of an administrator in the list of accounts', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      // Other files' administrators may have other roles.
      await openAs(page, await admin(), `/admin/users?role=admin&q=${ADMIN.email}`);
      const roles = page.getByRole('table').locator('td[data-name="Papel"]');
      await roles.filter({ hasText: /^Administrador/ }).waitFor();
      expect(await roles.count()).toBe(1);
    }));

  it('says that a city could not be saved, and keeps the typed name', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await openAs(page, await admin(), '/admin/cities?state=SP');
      await page.getByRole('button', { name: 'Nova cidade' }).click();
      const modal = page.getByRole('dialog', { name: 'Nova cidade' });
      await modal.getByLabel('Nome').fill('Barão Geraldo');
      await modal.getByLabel('Estado').selectOption('SP');
      await breakDown(page, 'CreateCity');
      await modal.getByRole('button', { name: 'Adicionar cidade' }).click();
      await modal.getByText('Erro ao salvar cidade').waitFor();
      await page.keyboard.press('Escape');
      await modal.getByText('Descartar o que foi digitado?').waitFor();
      await modal.getByRole('button', { name: 'Descartar' }).click();
      await modal.waitFor({ state: 'detached' });
    }));

  it('says that the figures of the management cannot be loaded, and loads them', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const mend = await breakDown(page, 'AdminCounts');
      await openAs(page, await admin(), '/admin/management');
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor();
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('10 categorias visíveis').waitFor();
    }));

  it('says on the dashboard that a new company could not be saved', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      await openAs(page, await admin(), '/dashboard');
      await page.getByRole('button', { name: 'Nova empresa' }).click();
      const modal = page.getByRole('dialog', { name: 'Nova empresa' });
      await modal.getByLabel('Nome').fill('Café da Serra');
      await modal.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
      await modal.getByRole('combobox', { name: 'Cidade' }).fill('Campinas - SP');
      await breakDown(page, 'AdminCreateCompany');
      await modal.getByRole('button', { name: 'Criar empresa' }).click();
      await modal.getByText('Erro ao criar empresa').waitFor();
    }));
});
