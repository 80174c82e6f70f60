import { expect, it } from 'vitest';
import { freshEmail, freshName, logIn, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, waitForToast } from '../helpers/admin-data.ts';
import { askAt } from '../helpers/api-requests.ts';
import { registerCompany } from '../helpers/companies.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { chooseAction } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
const usersPath = (q: string) => `/admin/users?q=${encodeURIComponent(q)}`;

describeVisits('accounts', ({ visit }) => {
  it('are created, changed, and found again', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const [name, email] = [freshName('Íris Melo'), freshEmail()];
      await openAs(page, await admin(), '/admin/users');
      await page.getByRole('table', { name: 'Usuários' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Novo usuário' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('Nome é obrigatório').waitFor();
      await modal.getByText('Email é obrigatório').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Nome completo').fill(name);
      await modal.getByLabel('E-mail').fill(email);
      await modal.getByLabel(/^Papel/).selectOption({ label: 'Usuário' });
      await modal.getByLabel(/^Senha/).fill('jabuticaba-serrana-7');
      await modal.getByLabel('Confirmar senha').fill('jabuticaba-serrana-8');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('As senhas não coincidem').waitFor();
      await modal.getByLabel('Confirmar senha').fill('jabuticaba-serrana-7');
      const mend = await breakDown(page, 'CreateUser');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('Erro ao salvar usuário').waitFor();
      mend();
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await page.getByText(`A conta de ${name} foi criada.`).waitFor();
      expect((await logIn(siteUrl(), { email, password: 'jabuticaba-serrana-7' })).user.role).toBe('user');

      await page.getByLabel('Buscar usuário').fill(email.toUpperCase());
      await page.waitForURL('**q=**');
      await page.getByText('1 usuário', { exact: true }).waitFor();
      const role = page.getByRole('row').filter({ hasText: name }).locator('td[data-name="Papel"]');
      await role.getByText('Usuário', { exact: true }).waitFor();
      await chooseAction(page, name, 'Editar');
      await modal.getByLabel(/^Papel/).selectOption({ label: 'Empresa' });
      await modal.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText(`Os dados de ${name} foram salvos.`).waitFor();
      await role.getByText('Empresa', { exact: true }).waitFor();
    }));

  it('get another password and plan, are deactivated, activated, and removed with their companies', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const owner = await registerOwner(siteUrl(), { name: freshName('Caio Luz') });
      const name = owner.user.name;
      const company = freshName('Padaria Ipê');
      await registerCompany(askAt(siteUrl(), owner.token), { name: company });
      await page.clock.install();
      await openAs(page, await admin(), usersPath(owner.user.email));
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByRole('link', { name: '1 empresa' }).waitFor();
      // Cards of phones name only the exception.
      await row.getByText('Ativo', { exact: true }).waitFor({ state: 'attached' });
      await expectToFit(page);
      const modal = page.getByRole('dialog');
      const choose = (step: string) => chooseAction(page, name, step);

      await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Definir senha' }).click();
      await modal.getByLabel(/^Nova senha/).fill('pitanga-serrana-7');
      await modal.getByLabel('Confirmar nova senha').fill('pitanga-serrana-7');
      await modal.getByRole('button', { name: 'Definir senha' }).click();
      await waitForToast(page, `${name} tem uma senha nova.`);
      await logIn(siteUrl(), { email: owner.user.email, password: 'pitanga-serrana-7' });

      await choose('Mudar plano');
      await modal.getByLabel('Plano', { exact: true }).waitFor();
      const options = await modal.getByLabel('Plano', { exact: true }).locator('option').allTextContents();
      await modal.getByLabel('Plano', { exact: true }).selectOption({ index: options.length - 1 });
      await modal.getByRole('button', { name: 'Salvar plano' }).click();
      await waitForToast(page, `${name} agora tem o plano`);

      await choose('Desativar conta');
      const mend = await breakDown(page, 'SetUserActive');
      await modal.getByRole('button', { name: 'Desativar conta' }).click();
      await modal.getByText('Erro ao ativar/desativar usuário').waitFor();
      mend();
      await modal.getByRole('button', { name: 'Desativar conta' }).click();
      await waitForToast(page, `A conta de ${name} foi desativada.`);
      await row.getByText('Inativo', { exact: true }).waitFor();
      await page.getByLabel(`Selecionar ${name}`).check();
      await page.getByRole('button', { name: 'Ativar 1' }).click();
      await waitForToast(page, `A conta de ${name} foi ativada.`);
      await row.getByText('Ativo', { exact: true }).waitFor({ state: 'attached' });

      await choose('Remover usuário');
      await modal.getByText(company).waitFor();
      await modal.getByText('A empresa vinculada também será removida permanentemente').waitFor();
      await modal.getByText('Esta ação não pode ser desfeita.').waitFor();
      await expectAccessible(page);
      const mendRemoval = await breakDown(page, 'DeleteUser');
      await modal.getByRole('button', { name: 'Remover usuário' }).click();
      await modal.getByText('Erro ao remover usuário').waitFor();
      mendRemoval();
      await modal.getByRole('button', { name: 'Remover usuário' }).click();
      await page.getByText(`A conta de ${name} foi removida.`).waitFor();
      await page.getByText('Nenhum usuário encontrado').waitFor();
      await expectAccessible(page);
    }));
});
