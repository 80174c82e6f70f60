import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, approvedCompany, asAdmin } from '../helpers/admin-data.ts';
import { asApi, askGraphql } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { chooseAction } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
const grocer = () => approvedCompany('Quitanda da Serra');
const openList = async (page: Page, query = '') => openAs(page, await admin(), `/admin/companies${query}`);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describeVisits('the companies of the administration', ({ visit }) => {
  it('are added with three fields, and changed', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const owner = await registerOwner(siteUrl());
      const name = freshName('Livraria do Largo');
      await openList(page);
      await page.getByRole('table').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Nova empresa' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: 'Criar empresa' }).click();
      for (const text of ['Nome é obrigatório', 'Categoria é obrigatória', 'Cidade é obrigatória'])
        await form.getByText(text).waitFor();
      await expectAccessible(page);
      await form.getByLabel('Nome', { exact: false }).first().fill(name);
      await form.getByLabel('Categoria').selectOption({ label: 'Educação' });
      await form.getByRole('combobox', { name: 'Cidade' }).fill('Campinas - SP');
      await form.getByLabel('E-mail do dono').fill(owner.user.email);
      const repairCreate = await breakDown(page, 'AdminCreateCompany');
      await form.getByRole('button', { name: 'Criar empresa' }).click();
      await form.getByText('Erro ao criar empresa').waitFor();
      repairCreate();
      await form.getByRole('button', { name: 'Criar empresa' }).click();
      await page.getByText('Empresa criada com sucesso!').waitFor();

      await page.getByLabel('Buscar empresa').fill(name);
      await page.waitForURL('**q=Livraria**');
      await page.getByText('1 empresa', { exact: true }).waitFor();
      await rowOf(page, name).getByText(owner.user.email).waitFor();
      await chooseAction(page, name, 'Editar');
      await form.getByLabel('Telefone').fill('19 3555-0166');
      const repairUpdate = await breakDown(page, 'AdminUpdateCompany');
      await form.getByRole('button', { name: 'Salvar alterações' }).click();
      await form.getByText('Erro ao atualizar empresa').waitFor();
      repairUpdate();
      await form.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Empresa atualizada com sucesso!').waitFor();
    }));

  it('are hidden, shown, and removed with their owner', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const { owner, name } = await grocer();
      const form = page.getByRole('dialog');
      await openList(page, `?q=${encodeURIComponent(name)}`);
      await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
      await page.getByRole('button', { name: 'Desativar 1', exact: true }).click();
      await form.getByText('sai da busca e das listas agora').waitFor();
      await expectAccessible(page);
      const repairActive = await breakDown(page, 'SetCompanyActive');
      await form.getByRole('button', { name: 'Desativar empresa' }).click();
      await form.getByText('Erro ao ativar/desativar empresa').waitFor();
      repairActive();
      await form.getByRole('button', { name: 'Desativar empresa' }).click();
      await page.getByText(`${name} foi desativada.`).waitFor();
      await rowOf(page, name).getByText('Inativa').waitFor();
      await expectAccessible(page);
      await chooseAction(page, name, 'Ativar empresa');
      await rowOf(page, name).getByText('Ativa', { exact: true }).waitFor();

      await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Remover empresa' }).click();
      await form.getByText('Esta ação não pode ser desfeita').waitFor();
      await form.getByText('O dono vinculado também será removido permanentemente').waitFor();
      await expectAccessible(page);
      const repairRemove = await breakDown(page, 'AdminDeleteCompany');
      await form.getByRole('button', { name: 'Remover empresa e dono' }).click();
      await form.getByText('Erro ao remover empresa').waitFor();
      repairRemove();
      await form.getByRole('button', { name: 'Remover empresa e dono' }).click();
      await page.getByText(`${name} e a conta do dono foram removidas.`).waitFor();
      await page.getByText('Nenhuma empresa encontrada').waitFor();
      expect((await asApi(siteUrl(), owner.token)('GET', '/auth/user')).status).toBe(401);
    }));

  it('show requests for message access and unread messages', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const { owner, name, id } = await grocer();
      const office = await asAdmin();
      const own = asApi(siteUrl(), owner.token);
      await office('PUT', `/admin/companies/${id}/message-access`, { has_message_access: true });
      await own('POST', '/company/messages/reply', { subject: 'Dúvida', content: 'Posso mudar o nome?' });
      await office('PUT', `/admin/companies/${id}/message-access`, { has_message_access: false });
      const asked =
        'mutation ($id: ID!) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }';
      expect(await askGraphql(siteUrl(), owner.token)(asked, { id })).toEqual({
        requestMessageAccess: { id: String(id), isMessageAccessRequested: true },
      });
      await openList(page, '?access=asked');
      const row = rowOf(page, name);
      await row.getByText('Pediu acesso, 1 não lida', { exact: true }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      const repair = await breakDown(page, 'SetMessageAccess');
      await row.getByRole('link', { name }).click();
      const details = page.getByRole('complementary', { name });
      await expectAccessible(page);
      await expectToFit(page);
      const access = details.getByRole('switch', { name: `Acesso às mensagens: ${name}` });
      const give = async () => {
        await access.press('Space');
        await page.getByRole('button', { name: 'Liberar acesso' }).click();
      };
      await give();
      await page.getByText('Erro ao liberar/remover acesso às mensagens').waitFor();
      repair();
      await give();
      await page.getByText(`Acesso às mensagens liberado: ${name}.`).waitFor();
      await details.getByText('1 não lida', { exact: true }).first().waitFor();
      expect(await page.getByText('Pediu acesso', { exact: false }).filter({ visible: true }).count()).toBe(
        0,
      );
      await details.getByRole('switch', { checked: true }).waitFor();
      await page.goBack();
      await details.waitFor({ state: 'detached' });
    }));

  it('are found by keyboard, their owner gets another plan, and the focus returns', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { name } = await grocer();
      await openList(page, `?q=${encodeURIComponent(name)}`);
      await page.getByRole('table').waitFor();
      const more = page.getByRole('button', { name: `Mais ações: ${name}` });
      await more.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Mudar plano' }).press('Enter');
      await page.getByRole('dialog').getByRole('combobox', { name: 'Plano' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Salvar plano' }).press('Enter');
      await page.getByText('agora tem o plano').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(
        (label) => document.activeElement?.getAttribute('aria-label') === label,
        `Mais ações: ${name}`,
      );
    }));
});
