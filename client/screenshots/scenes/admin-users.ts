import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold } from '../intercept.ts';
import { enterAsAdmin } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

const USERS = '/admin?tab=users';
const SETTINGS = '/admin?tab=settings';

/** The page's rows are these people, the second one switched off. */
async function somePeople(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await change(page, 'Users', ({ users }) => {
    const [first] = users.items;
    const owner = { ...first, role: 'company', companiesCount: 2, isEmailConfirmed: true, plan: null };
    users.items = [
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
      ...users.items.filter(({ role }: { role: string }) => role === 'admin'),
    ];
    Object.assign(users, { total: users.items.length, lastPage: 1 });
  });
}

async function openActions(page: Page, name = 'Rosa Lima'): Promise<void> {
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  await page.getByRole('dialog').waitFor();
}

const choose = (step: string) => async (page: Page) => {
  await openActions(page);
  await page.getByRole('dialog').getByRole('button', { name: step }).click();
  await page.getByRole('dialog', { name: step }).waitFor();
};

/** Accounts, plans and settings in the administrator's house. */
export const scenes: Scene[] = [
  {
    name: 'admin-users',
    path: USERS,
    before: somePeople,
    act: (page) => page.getByRole('table').waitFor(),
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
  {
    name: 'admin-users-empty',
    path: `${USERS}&q=zzzzzz`,
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum usuário encontrado').waitFor(),
  },
  {
    name: 'admin-users-loading',
    path: USERS,
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'Users');
      await page.goto(USERS);
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-users-failed',
    path: USERS,
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'Users');
    },
    act: (page) => page.getByText('Erro ao carregar usuários').waitFor(),
  },
  {
    name: 'admin-user-new',
    path: USERS,
    windowOnly: true,
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
    windowOnly: true,
    before: somePeople,
    async act(page) {
      await page.getByRole('button', { name: 'Editar Rosa Lima' }).click();
      await page.getByLabel('Nome completo').fill('Rosa Lima Souza');
      await page.keyboard.press('Escape');
      await page.getByText('Há alterações que não foram salvas.').waitFor();
    },
  },
  { name: 'admin-user-actions', path: USERS, windowOnly: true, before: somePeople, act: openActions },
  {
    name: 'admin-user-actions-own',
    path: `${USERS}&role=admin`,
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page
        .getByRole('row')
        .filter({ hasText: 'Sua conta' })
        .getByRole('button', { name: /^Mais/ })
        .click();
      await page.getByText(/Ninguém desativa/).waitFor();
    },
  },
  {
    name: 'admin-user-password',
    path: USERS,
    windowOnly: true,
    before: somePeople,
    act: choose('Definir senha'),
  },
  {
    name: 'admin-user-plan',
    path: USERS,
    windowOnly: true,
    before: somePeople,
    async act(page) {
      await choose('Mudar plano')(page);
      await page.getByLabel('Plano', { exact: true }).waitFor();
    },
  },
  {
    name: 'admin-user-deactivate',
    path: USERS,
    windowOnly: true,
    before: somePeople,
    act: choose('Desativar conta'),
  },
  {
    name: 'admin-user-remove',
    path: USERS,
    windowOnly: true,
    expected: FAILED,
    async before(page) {
      await somePeople(page);
      await fail(page, 'RemoveUser');
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
  {
    name: 'admin-plans',
    path: '/admin/plans',
    before: enterAsAdmin,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-plans-new',
    path: '/admin/plans',
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await page.getByLabel('Recursos').fill('Fotos, mapa');
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-plans-edit',
    path: '/admin/plans',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'ManagedPlans', ({ plans }) => {
        Object.assign(plans.items[0], { usersCount: 12 });
      });
    },
    async act(page) {
      await page
        .getByRole('button', { name: /^Editar plano/ })
        .first()
        .click();
      await page.getByText(/^12 contas/).waitFor();
    },
  },
  {
    name: 'admin-plans-empty',
    path: '/admin/plans',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'ManagedPlans', ({ plans }) => {
        Object.assign(plans, { items: [], total: 0, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Nenhum plano ainda').waitFor(),
  },
  {
    name: 'admin-plans-none',
    path: '/admin/plans?q=zzzzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum plano encontrado').waitFor(),
  },
  {
    name: 'admin-plans-failed',
    path: '/admin/plans',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'ManagedPlans');
    },
    act: (page) => page.getByText('Erro ao carregar planos').waitFor(),
  },
  {
    name: 'admin-plans-remove',
    path: '/admin/plans',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page
        .getByRole('button', { name: /^Remover plano/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Remover plano?' }).waitFor();
    },
  },
  {
    name: 'admin-settings',
    path: SETTINGS,
    before: enterAsAdmin,
    act: (page) => page.getByText('Nome do site').waitFor(),
  },
  {
    name: 'admin-settings-system',
    path: `${SETTINGS}&window=system`,
    before: enterAsAdmin,
    windowOnly: true,
    act: (page) => page.getByLabel('Nome do site').waitFor(),
  },
  {
    name: 'admin-settings-policy',
    path: `${SETTINGS}&window=policy`,
    before: enterAsAdmin,
    windowOnly: true,
    act: (page) => page.getByLabel('Prazo para decidir').waitFor(),
  },
  {
    name: 'admin-settings-loading',
    path: SETTINGS,
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'SettingsOfSite');
      await page.goto(SETTINGS);
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-settings-failed',
    path: SETTINGS,
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'SettingsOfSite');
    },
    act: (page) => page.getByText('Erro ao carregar dados do painel administrativo').waitFor(),
  },
  {
    name: 'admin-settings-refused',
    path: `${SETTINGS}&window=system`,
    windowOnly: true,
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'UpdateSystemSettings');
    },
    async act(page) {
      await page.getByLabel('Nome do site').fill('Guia da Serra');
      await page.getByRole('button', { name: 'Salvar configurações' }).click();
      await page.getByText('Erro ao salvar configurações').waitFor();
    },
  },
  {
    name: 'admin-settings-policy-refused',
    path: `${SETTINGS}&window=policy`,
    windowOnly: true,
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'UpdateApprovalPolicy');
    },
    async act(page) {
      await page.getByLabel('Exigir telefone válido').check();
      await page.getByRole('button', { name: 'Salvar políticas' }).click();
      await page.getByText('Erro ao salvar políticas').waitFor();
    },
  },
  {
    name: 'admin-settings-leaving',
    path: `${SETTINGS}&window=system`,
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByLabel('Nome do site').fill('Guia da Serra');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Descartar alterações' }).waitFor();
    },
  },
  {
    name: 'admin-settings-maintenance',
    path: SETTINGS,
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Ativar modo de manutenção' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-settings-in-maintenance',
    path: SETTINGS,
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'SettingsOfSite', ({ systemSettings }) => {
        Object.assign(systemSettings, { maintenanceMode: true, autoApproveCompanies: true });
      });
    },
    act: (page) => page.getByRole('button', { name: 'Reabrir o site' }).waitFor(),
  },
];
