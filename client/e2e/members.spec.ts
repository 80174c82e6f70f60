import { expect, it } from 'vitest';
import { freshEmail, openAs, registerOwner, type TestSession } from './helpers/accounts.ts';
import { asApi, askGraphql } from './helpers/api-requests.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { ownerWithInbox, writeTo } from './helpers/owner-with-inbox.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, modalHasFocus, SIZES } from './helpers/visit.ts';

const PHONE = { viewport: SIZES[0], hasTouch: true, isMobile: true };
const PASSWORD = 'jabuticaba-serrana-7';

/** Lets a person answer for the company. */
async function withAttendant(owner: TestSession, companyId: string) {
  const member = await registerOwner(siteUrl(), { name: 'Bia Ramos' });
  const ask = askGraphql(siteUrl(), owner.token);
  const { inviteMember } = await ask(
    `mutation ($companyId: ID!, $email: String!) {
      inviteMember(companyId: $companyId, email: $email, part: attendant) { link } }`,
    { companyId, email: member.user.email },
  );
  await askGraphql(siteUrl(), member.token)(
    'mutation ($token: String!) { acceptInvitation(token: $token) { id } }',
    { token: inviteMember.link.split('/').at(-1) },
  );
  return { ask, member };
}

describeVisits('a part in a company', ({ visit }) => {
  it('is given by an invitation, which a new account accepts; an attendant answers and edits nothing', async () => {
    const { owner, id } = await ownerWithInbox();
    await writeTo(id, 'Maria Souza', 'Fazem bolo por encomenda?');
    const email = freshEmail();
    let link = '';
    // What is invited appears in the list.
    await visit({ viewport: SIZES[1], mayShift: true }, async (page) => {
      await openAs(page, owner, '/user-dashboard');
      await page.getByRole('button', { name: 'Convidar' }).click();
      const form = page.getByRole('dialog', { name: 'Convidar uma pessoa' });
      await form.getByLabel('E-mail').fill(email);
      await form.getByRole('radio', { name: 'Atendente' }).check();
      await expectAccessible(page, 'inviting');
      await form.getByRole('button', { name: 'Convidar' }).click();
      const made = page.getByRole('dialog', { name: 'Convite criado' });
      link = await made.getByLabel('Link do convite').inputValue();
      await expectAccessible(page, 'with the link');
      await made.getByRole('button', { name: 'Copiar link' }).click();
      await made.getByRole('button', { name: 'Pronto' }).click();
      await page.getByRole('list', { name: 'Convites abertos' }).getByText(email).waitFor();
    });

    let token: string | undefined;
    await visit({ ...PHONE, mayShift: true }, async (page) => {
      const { pathname } = new URL(link);
      await page.goto(pathname);
      await hydrated(page);
      await page.getByRole('link', { name: 'Criar conta' }).waitFor();
      await expectAccessible(page, 'the invitation');
      await expectToFit(page);
      await page.getByRole('link', { name: 'Criar conta' }).click();
      await page.getByLabel('Nome completo').fill('Bia Ramos');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel(/^Senha/).fill(PASSWORD);
      await page.getByLabel('Confirmar senha').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
      await page.getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByRole('button', { name: 'Aceitar convite' }).click();
      await page.getByText(/^Você agora é Atendente de/).waitFor();
      await page.getByRole('heading', { name: 'Você é Atendente' }).waitFor();

      const maria = page.getByRole('listitem').filter({ hasText: 'Maria Souza' });
      await maria.getByRole('button', { name: 'Responder' }).click();
      await maria.getByLabel('Sua resposta').fill('Fazemos, sim!');
      await maria
        .getByRole('button', { name: 'Enviar resposta' })
        .or(maria.getByRole('button', { name: 'Abrir no e-mail' }))
        .click();
      await maria.waitFor({ state: 'detached' });
      await expectAccessible(page, "an attendant's panel");
      await expectToFit(page);
      expect(await page.getByRole('list', { name: 'Editar Empresa' }).count()).toBe(0);
      for (const name of ['Remover empresa', 'Convidar'])
        expect(await page.getByRole('button', { name }).count()).toBe(0);
      token = (await page.evaluate(() => localStorage.getItem('token'))) ?? undefined;
    });

    const asAttendant = asApi(siteUrl(), token);
    expect((await asAttendant('PUT', `/companies/${id}`, { name: 'Outro nome' })).status).toBe(403);
    expect((await asAttendant('GET', `/auth/user-company-stats?company_id=${id}`)).status).toBe(200);
  });

  it('is changed and ended by the owner, at once', async () => {
    const { owner, id } = await ownerWithInbox();
    const { ask, member } = await withAttendant(owner, id);
    const asMember = asApi(siteUrl(), member.token);
    const edit = () => asMember('PUT', `/companies/${id}`, { website: 'exemplo.com.br' });
    expect((await edit()).status).toBe(403);
    await ask(
      `mutation ($companyId: ID!) { inviteMember(
        companyId: $companyId, email: "pessoa-com-um-nome-bem-comprido@exemplo.com.br", part: manager) { link } }`,
      { companyId: id },
    );
    // A person leaves the list.
    await visit({ ...PHONE, mayShift: true }, async (page) => {
      await openAs(page, owner, '/user-dashboard');
      // Closed on phones.
      await page.getByRole('heading', { name: 'Pessoas' }).click();
      await page.getByRole('list', { name: 'Convites abertos' }).waitFor();
      await expectAccessible(page, "an owner's people");
      await expectToFit(page);
      await page.getByRole('button', { name: 'Mudar papel de Bia Ramos' }).click();
      await page.getByRole('radio', { name: 'Gerente' }).check();
      await expectAccessible(page, 'changing a part');
      await page.getByRole('button', { name: 'Mudar papel', exact: true }).click();
      await page.getByText('Bia Ramos agora é Gerente.').waitFor();
      expect((await edit()).status).toBe(200);
      await page.getByRole('button', { name: 'Remover Bia Ramos' }).click();
      await page.getByRole('button', { name: 'Remover pessoa' }).click();
      await page.getByText('Bia Ramos não participa mais da empresa.').waitFor();
      expect((await edit()).status).toBe(403);
    });
  });

  it('is changed and ended by keyboard', async () => {
    const { owner, id } = await ownerWithInbox();
    const { ask } = await withAttendant(owner, id);
    const { inviteMember } = await ask(
      `mutation ($companyId: ID!, $email: String!) {
        inviteMember(companyId: $companyId, email: $email, part: manager) { link } }`,
      { companyId: id, email: freshEmail() },
    );
    // A person leaves the list.
    await visit({ viewport: SIZES[1], mayShift: true }, async (page) => {
      const button = (name: string) => page.getByRole('button', { name });
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await openAs(page, owner, '/user-dashboard');
      await page.getByRole('list', { name: 'Convites abertos' }).waitFor();
      await expectAccessible(page, "an owner's people");
      await button('Convidar').focus();
      await press('Tab');
      expect(await focused()).toBe('Mudar papel de Bia Ramos');
      await press('Enter');
      await page.getByRole('radio', { name: 'Atendente' }).and(page.locator(':focus')).waitFor();
      await press('ArrowUp', 'Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(focused).toBe('Mudar papel de Bia Ramos');
      await page.getByText(/^Atendente, /).waitFor();

      await press('Enter');
      await page.getByRole('radio', { name: 'Atendente' }).and(page.locator(':focus')).waitFor();
      await press('ArrowUp');
      await expectAccessible(page, 'changing a part');
      await press('Tab', 'Tab', 'Enter');
      await page.getByText('Bia Ramos agora é Gerente.').waitFor();
      await expect.poll(focused).toBe('Mudar papel de Bia Ramos');
      await page
        .getByText(/^Gerente, /)
        .first()
        .waitFor();

      await press('Tab');
      expect(await focused()).toBe('Remover Bia Ramos');
      await press('Enter');
      await button('Remover pessoa').waitFor();
      await modalHasFocus(page);
      await press('Tab', 'Enter');
      await page.getByText('Bia Ramos não participa mais da empresa.').waitFor();
      await page.getByRole('group', { name: 'Pessoas' }).and(page.locator(':focus')).waitFor();

      await page.goto(new URL(inviteMember.link).pathname);
      await page.getByText(/^Este convite é para/).waitFor();
      await expectAccessible(page, 'the invitation of another account');
    });
  });
});
