import type { Page } from 'playwright-core';
import { failedScene, loadingScene, tableShown, wordsScene } from '../../admin-scenes.ts';
import { change, FAILED, fail } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

const USERS = '/admin/users';

/** Answers with these accounts, the second one inactive. */
async function somePeople(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await change(page, 'Users', ({ adminUsers }) => {
    const [first] = adminUsers.items;
    const owner = { ...first, role: 'company', companiesCount: 2, isEmailConfirmed: true, plan: null };
    adminUsers.items = [
      { ...owner, id: '901', name: 'Rosa Lima', email: 'rosa@padaria.exemplo.com.br' },
      {
        ...owner,
        id: '902',
        name: 'Ivo Melo',
        email: 'ivo@exemplo.com.br',
        isActive: false,
        companiesCount: 0,
      },
      {
        ...owner,
        id: '903',
        name: 'Maria Aparecida dos Santos Albuquerque Vasconcelos',
        email: 'maria.aparecida.albuquerque.vasconcelos@contabilidade.exemplo.com.br',
        isEmailConfirmed: false,
        role: 'user',
        companiesCount: 0,
      },
      ...adminUsers.items.filter(({ role }: { role: string }) => role === 'admin'),
    ];
    Object.assign(adminUsers, { total: adminUsers.items.length, lastPage: 1 });
  });
}

async function openActions(page: Page, name = 'Rosa Lima'): Promise<void> {
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  await page.getByRole('menu').waitFor();
}

const choose = (step: string) => async (page: Page) => {
  await openActions(page);
  await page.getByRole('menuitem', { name: step }).click();
  await page.getByRole('dialog', { name: step }).waitFor();
};

/** Accounts, in the administration. */
export const scenes: Scene[] = [
  {
    name: 'admin-users',
    path: USERS,
    before: somePeople,
    act: tableShown,
  },
  {
    name: 'admin-users-marked',
    path: USERS,
    before: somePeople,
    async act(page) {
      await page.getByLabel('Selecionar todos desta página').check();
      await page.getByRole('button', { name: /^Desativar/ }).waitFor();
    },
  },
  wordsScene('admin-users-empty', `${USERS}?q=zzzzzz`, 'Nenhum usuário encontrado'),
  loadingScene('admin-users-loading', USERS, 'Users'),
  failedScene('admin-users-failed', USERS, 'Users', 'Erro ao carregar usuários'),
  {
    name: 'admin-user-new',
    path: USERS,
    viewportOnly: true,
    before: somePeople,
    async act(page) {
      await page.getByRole('button', { name: 'Novo usuário' }).click();
      await page.getByLabel('Papel').last().selectOption('admin');
      await page.getByRole('button', { name: 'Criar usuário' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-user-edit-leaving',
    path: USERS,
    viewportOnly: true,
    before: somePeople,
    async act(page) {
      await openActions(page);
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await page.getByLabel('Nome completo').fill('Rosa Lima Souza');
      await page.keyboard.press('Escape');
      await page.getByText('Há alterações que não foram salvas.').waitFor();
    },
  },
  { name: 'admin-user-actions', path: USERS, viewportOnly: true, before: somePeople, act: openActions },
  {
    name: 'admin-user-actions-own',
    path: `${USERS}?role=admin`,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page
        .getByRole('row')
        .filter({ hasText: 'Sua conta' })
        .getByRole('button', { name: /^Mais/ })
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'admin-user-password',
    path: USERS,
    viewportOnly: true,
    before: somePeople,
    act: choose('Definir senha'),
  },
  {
    name: 'admin-user-plan',
    path: USERS,
    viewportOnly: true,
    before: somePeople,
    async act(page) {
      await choose('Mudar plano')(page);
      await page.getByLabel('Plano', { exact: true }).waitFor();
    },
  },
  {
    name: 'admin-user-deactivate',
    path: USERS,
    viewportOnly: true,
    before: somePeople,
    act: choose('Desativar conta'),
  },
  {
    name: 'admin-user-remove',
    path: USERS,
    viewportOnly: true,
    expected: FAILED,
    async before(page) {
      await somePeople(page);
      await fail(page, 'DeleteUser');
      await change(page, 'UserCompanies', ({ adminCompanies }) => {
        adminCompanies.items = [
          {
            __typename: 'AdminCompany',
            id: '9001',
            name: 'Padaria Trigo de Ouro',
            ownerEmail: 'rosa@padaria.exemplo.com.br',
          },
        ];
      });
    },
    async act(page) {
      await choose('Remover usuário')(page);
      await page.getByText('Padaria Trigo de Ouro').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover usuário' }).click();
      await page.getByText('Erro ao remover usuário').waitFor();
    },
  },
];
