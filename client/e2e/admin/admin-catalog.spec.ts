import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner, signIn } from '../helpers/accounts.ts';
import { admin, approvedCompany, asAdmin } from '../helpers/admin-data.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectTableToFit } from '../helpers/expect-to-fit.ts';
import { chooseAction, openFilters } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
describeVisits('categories of the administration', ({ visit }) => {
  it('are added, renamed, hidden, shown and removed, and the log shows it', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [first, second] = [freshName('Pets'), freshName('Animais')];
      await openAs(page, await admin(), '/admin/categories');
      await page.getByRole('table').waitFor();
      await expectAccessible(page);
      await expectTableToFit(page);
      await page.getByRole('button', { name: 'Nova categoria' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await modal.getByText('Nome é obrigatório').waitFor();
      await modal.getByLabel('Nome').fill('ALIMENTACAO');
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await modal.getByRole('alert').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Nome').fill(first);
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await page.getByText(`${first} foi adicionada.`).waitFor();

      await page.getByLabel('Buscar categoria').fill(first);
      await page.waitForURL('**q=**');
      await page.getByText('1 categoria', { exact: true }).waitFor();
      await chooseAction(page, first, 'Renomear');
      await modal.getByLabel('Nome').fill(second);
      await modal.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText(`A categoria agora se chama ${second}.`).waitFor();
      await page.getByText('Nenhuma categoria encontrada').waitFor();
      await page.getByLabel('Buscar categoria').fill(second);
      await chooseAction(page, second, 'Ocultar');
      await page.getByText(`${second} não é mais oferecida.`).waitFor();
      await chooseAction(page, second, 'Mostrar');
      await page.getByText(`${second} voltou a ser oferecida.`).waitFor();
      await chooseAction(page, second, 'Histórico');
      await page.getByText(`Administrador adicionou a categoria ${second}`).waitFor();
      await page.getByText('3 registros').or(page.getByText('4 registros')).waitFor();
      await page.goBack();
      await chooseAction(page, second, 'Remover');
      await modal.getByText('Isto não pode ser desfeito.').waitFor();
      await modal.getByRole('button', { name: 'Remover categoria' }).click();
      await page.getByText(`${second} foi removida.`).waitFor();
      await page.getByText('Nenhuma categoria encontrada').waitFor();
    }));

  it('that companies use are not removed: the dialog says why, by keyboard too', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/categories?order=companies');
      const more = page.getByRole('button', { name: /^Mais ações/ }).first();
      await more.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Renomear' }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog');
      await modal.getByText('Esta categoria ainda tem').waitFor();
      await expectAccessible(page);
      await expectTableToFit(page);
      await page.waitForFunction(() => document.activeElement?.textContent === 'Fechar');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.startsWith('Mais ações'),
      );
      await chooseAction(page, /^Mais ações/, 'Remover');
      await modal.getByRole('link', { name: /empresas?$/ }).click();
      await page.waitForURL(/\/admin\/companies\?category=\d+/);
    }));
});

describeVisits('cities of the administration', ({ visit }) => {
  it('are paged, filtered by state, added and removed', () =>
    visit({ viewport: PHONE }, async (page) => {
      const name = freshName('Distrito');
      await openAs(page, await admin(), '/admin/cities');
      await page.getByText(/^5\.57\d cidades$/).waitFor();
      await expectTableToFit(page);
      await page.getByRole('link', { name: 'Próxima' }).click();
      await page.waitForURL('**page=2**');
      await openFilters(page);
      await page.getByLabel('Estado').selectOption({ label: 'Roraima' });
      await page.keyboard.press('Escape');
      await page.waitForURL(/\/admin\/cities\?state=RR$/);
      await page.getByText(/^1\d cidades$/).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Nova cidade' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Nome').fill(name);
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Adicionar cidade' }).click();
      await page.getByText(/^Distrito.*foi adicionada\.$/).waitFor();
      await page.getByLabel('Buscar cidade').fill(name);
      await page.getByText('1 cidade', { exact: true }).waitFor();
      await chooseAction(page, name, 'Remover');
      await modal.getByRole('button', { name: 'Remover cidade' }).click();
      await page.getByText(`${name} foi removida.`).waitFor();
      await page.getByText('Nenhuma cidade encontrada').waitFor();
      await expectAccessible(page);
    }));
});

describeVisits('the audit log', ({ visit }) => {
  it('shows who did what to whom and what changed; its filters are in the URL', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { id, name } = await approvedCompany('Padaria');
      await (await asAdmin())('PATCH', `/admin/companies/${id}/status`, { is_active: false });

      await openAs(page, await admin(), `/admin/audit?type=company&subject=${id}`);
      const switched = page.getByRole('row').filter({ hasText: `desativou a empresa ${name}` });
      await switched.getByText('Ativo', { exact: true }).waitFor();
      await switched.locator('[data-row-link]').click();
      const details = page.getByRole('complementary');
      await details.getByText('Ativo', { exact: true }).waitFor();
      expect(await details.textContent()).toMatch(/Sim.*Não/);
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'detached' });
      await page.getByText(`aprovou a empresa ${name}`).waitFor();
      await expectAccessible(page);
      await expectTableToFit(page);
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Ação' }).selectOption('company.approve');
      await page.waitForURL('**action=company.approve**');
      await page.keyboard.press('Escape');
      await switched.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Remover filtro: Empresa: ${name}` }).press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('subject'));
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Feito por' }).fill('admin');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.waitForURL('**actor=**');
      await page.getByRole('button', { name: /^Remover filtro: Feito por/ }).waitFor();
      await page.getByLabel('Até', { exact: true }).fill('2020-01-01');
      await page.getByText('Nenhum registro encontrado').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await page.waitForURL(/\/admin\/audit$/);
      await page.getByRole('table').waitFor();
    }));

  it('and the other pages are for administrators only', () =>
    visit({ viewport: PHONE }, async (page) => {
      await signIn(page, await registerOwner(siteUrl()));
      for (const name of [
        'audit',
        'categories',
        'cities',
        'import',
        'kinds',
        'plans',
        'ratings',
        'statistics',
      ]) {
        await page.goto(`/admin/${name}`);
        await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
        await page.getByText('Você não tem permissão para acessar esta página.').waitFor();
      }
      await expectAccessible(page);
    }));
});

describeVisits('times on duty', ({ visit }) => {
  it('are added by keyboard', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { name } = await approvedCompany('Drogaria');
      await openAs(page, await admin(), '/admin/duty');
      await page.getByRole('button', { name: 'Novo plantão' }).focus();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog');
      await modal.getByRole('combobox', { name: 'Empresa' }).waitFor();
      await page.keyboard.type(name);
      await modal.getByRole('option', { name: new RegExp(name) }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await modal.getByLabel(/^De\b/).fill('2027-01-02T20:00');
      await modal.getByLabel(/^Até/).fill('2027-01-03T08:00');
      await expectAccessible(page);
      await modal.getByLabel(/^Até/).press('Enter');
      await page.getByText(`O plantão de ${name} foi adicionado.`).waitFor();
      await page.getByText('02/01/2027, 20:00').first().waitFor();
    }));
});
