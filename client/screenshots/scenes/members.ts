import type { Page } from 'playwright-core';
import { freshEmail, signIn, type TestSession } from '../../e2e/helpers/accounts.ts';
import { type Scene, unfold } from '../scene.ts';
import { type Ask, anotherCompany, askAs, askAsAdmin } from '../sign-in.ts';

const PATH = '/user-dashboard';

async function register(page: Page, name: string): Promise<TestSession & { ask: Ask }> {
  const password = 'jabuticaba-serrana-7';
  const form = { name, email: freshEmail(), password, password_confirmation: password, terms: true };
  const { token, user } = await askAs(page)('POST', '/auth/register', form);
  return { token, user, password, ask: askAs(page, token) };
}

/** Registers an owner with an approved company. */
async function registerOwner(page: Page) {
  const owner = await register(page, 'Rosa Lima');
  const { data } = await owner.ask('POST', '/companies', anotherCompany());
  await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
  const invite = async (email: string, part: 'manager' | 'attendant'): Promise<string> => {
    const query = `mutation { inviteMember(companyId: "${data.id}", email: "${email}", part: ${part}) { link } }`;
    const answer = await owner.ask('POST', '/../graphql', { query });
    return new URL(answer.data.inviteMember.link).pathname;
  };
  return { owner, invite };
}

/** Signs in an owner of a company that a manager helps with; one more is invited. */
async function enterWithPeople(page: Page): Promise<void> {
  const { owner, invite } = await registerOwner(page);
  const member = await register(page, 'Bia Ramos');
  const link = await invite(member.user.email, 'manager');
  const query = `mutation { acceptInvitation(token: "${link.split('/').at(-1)}") { id } }`;
  await member.ask('POST', '/../graphql', { query });
  await invite('pessoa-com-um-nome-bem-comprido@exemplo.com.br', 'attendant');
  await signIn(page, owner);
}

const people = (page: Page) => page.getByRole('list', { name: 'Pessoas da empresa' });

/** The people of a company, and invitations. */
export const scenes: Scene[] = [
  {
    name: 'members',
    path: PATH,
    before: enterWithPeople,
    async act(page) {
      await unfold(page, 'Pessoas');
      await people(page).waitFor();
    },
  },
  {
    name: 'members-change',
    path: PATH,
    viewportOnly: true,
    before: enterWithPeople,
    async act(page) {
      await unfold(page, 'Pessoas');
      await page.getByRole('button', { name: 'Mudar papel de Bia Ramos' }).click();
      await page.getByRole('radio', { name: 'Atendente' }).check();
    },
  },
  {
    name: 'members-invite',
    path: PATH,
    viewportOnly: true,
    before: enterWithPeople,
    async act(page) {
      await unfold(page, 'Pessoas');
      await page.getByRole('button', { name: 'Convidar' }).click();
      await page.getByRole('dialog').getByLabel('E-mail').waitFor();
    },
  },
  {
    name: 'invitation-signed-out',
    path: '/login',
    async act(page) {
      const { invite } = await registerOwner(page);
      await page.goto(await invite(freshEmail(), 'manager'));
      await page.getByRole('link', { name: 'Criar conta' }).waitFor();
    },
  },
  {
    name: 'invitation-own',
    path: '/login',
    async act(page) {
      const { invite } = await registerOwner(page);
      const invited = await register(page, 'Bia Ramos');
      await signIn(page, invited);
      await page.goto(await invite(invited.user.email, 'attendant'));
      await page.getByRole('button', { name: 'Aceitar convite' }).waitFor();
    },
  },
  {
    name: 'invitation-of-another',
    path: '/login',
    async act(page) {
      const { invite } = await registerOwner(page);
      await signIn(page, await register(page, 'Caio Prado'));
      await page.goto(await invite(freshEmail(), 'attendant'));
      await page.getByText('Rosa Lima').first().waitFor();
    },
  },
];
