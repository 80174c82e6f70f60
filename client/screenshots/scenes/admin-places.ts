import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold, refuse } from '../intercept.ts';
import { askAsAdmin, enterAsAdmin, enterAsOwner, enterWithCompany } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

const table = (page: Page) => page.getByRole('table').waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const nothing = (operation: string, field: string) => async (page: Page) => {
  await enterAsAdmin(page);
  await change(page, operation, (data) => Object.assign(data[field], { items: [], total: 0, lastPage: 1 }));
};
const broken = (operation: string) => async (page: Page) => {
  await enterAsAdmin(page);
  await fail(page, operation);
};
const loading = (path: string, operation: string) => async (page: Page) => {
  await hold(page, operation);
  await page.goto(path);
  await page.getByText('Carregando…').waitFor({ state: 'attached' });
};

let lastNumber = 0;

/** A company changed by its administrator, a user switched off and on: the log has something of everything. */
async function somethingHappened(page: Page): Promise<void> {
  // Pictures are taken side by side, and two of one name, city and phone are refused.
  const phone = `(19) 9${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;
  const address = `Rua dos Jatobás, ${++lastNumber}, Cambuí`;
  const company = await enterWithCompany(page, { phone, address });
  const ask = await askAsAdmin(page);
  await ask('PUT', `/admin/companies/${company}`, {
    name: 'Padaria Trigo Dourado',
    phone: '(19) 3555-0142',
    address: '',
    website: 'https://www.trigodourado.exemplo.com.br',
  });
  await ask('PUT', `/admin/companies/${company}/message-access`, { has_message_access: true });
  await ask('PATCH', `/admin/companies/${company}/status`, { is_active: false });
  await ask('PATCH', `/admin/companies/${company}/status`, { is_active: true });
  await enterAsAdmin(page);
}

/** Categories, cities and the audit log of the administrators. */
export const scenes: Scene[] = [
  {
    name: 'admin-places-categories',
    path: '/admin/categories',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'AdminCategories', ({ adminCategories }) => {
        adminCategories.items[1].isVisible = false;
        adminCategories.items[2].companiesCount = 12_345;
      });
    },
    act: table,
  },
  {
    name: 'admin-places-categories-none',
    path: '/admin/categories?q=zzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma categoria encontrada').waitFor(),
  },
  {
    name: 'admin-places-categories-empty',
    path: '/admin/categories',
    before: nothing('AdminCategories', 'adminCategories'),
    act: (page) => page.getByText('Nenhuma categoria ainda').waitFor(),
  },
  {
    name: 'admin-places-categories-loading',
    path: '/admin/categories',
    before: enterAsAdmin,
    act: loading('/admin/categories', 'AdminCategories'),
  },
  {
    name: 'admin-places-categories-failed',
    path: '/admin/categories',
    expected: FAILED,
    before: broken('AdminCategories'),
    act: (page) => page.getByText('Erro ao carregar categorias').waitFor(),
  },
  {
    name: 'admin-places-category-new',
    path: '/admin/categories',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, 'Nova categoria');
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Nome').fill('alimentacao');
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await modal.getByRole('alert').waitFor();
    },
  },
  {
    name: 'admin-places-category-used',
    path: '/admin/categories?order=companies',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, /^Remover/);
      await page.getByText('Ainda há empresas nesta categoria').waitFor();
    },
  },
  {
    name: 'admin-places-category-remove',
    path: '/admin/categories',
    windowOnly: true,
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'AdminCategories', ({ adminCategories }) => {
        adminCategories.items[0].companiesCount = 0;
      });
      await refuse(
        page,
        'RemoveCategory',
        'CONFLICT',
        'Há empresas nesta categoria. Oculte-a em vez de remover.',
      );
    },
    async act(page) {
      await press(page, /^Remover/);
      await page.getByRole('dialog').getByRole('button', { name: 'Remover categoria' }).click();
      await page.getByText('Oculte-a em vez de remover.').waitFor();
    },
  },
  {
    name: 'admin-places-cities',
    path: '/admin/cities?state=SP&order=companies',
    before: enterAsAdmin,
    act: table,
  },
  {
    name: 'admin-places-cities-none',
    path: '/admin/cities?q=zzzz&state=AC',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma cidade encontrada').waitFor(),
  },
  {
    name: 'admin-places-cities-loading',
    path: '/admin/cities',
    before: enterAsAdmin,
    act: loading('/admin/cities', 'AdminCities'),
  },
  {
    name: 'admin-places-cities-failed',
    path: '/admin/cities',
    expected: FAILED,
    before: broken('AdminCities'),
    act: (page) => page.getByText('Erro ao carregar cidades').waitFor(),
  },
  {
    name: 'admin-places-city-new',
    path: '/admin/cities',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, 'Nova cidade');
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Habitantes').fill('muitos');
      await modal.getByRole('button', { name: 'Adicionar cidade' }).click();
      await modal.getByText('Estado é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-places-city-rename',
    path: '/admin/cities?q=Campinas&state=SP',
    windowOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, 'Renomear Campinas');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-places-audit',
    path: '/admin/audit',
    before: somethingHappened,
    async act(page) {
      await table(page);
      await page
        .getByText(/^\d+ campos$/)
        .first()
        .click();
    },
  },
  {
    name: 'admin-places-audit-filtered',
    path: '/admin/audit?type=company&action=company.',
    async before(page) {
      await somethingHappened(page);
    },
    async act(page) {
      await table(page);
      await page.getByRole('rowheader').first().getByRole('link').first().click();
      await page.getByRole('list', { name: 'Filtros escolhidos' }).waitFor();
    },
  },
  {
    name: 'admin-places-audit-none',
    path: '/admin/audit?until=2020-01-01',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum registro encontrado').waitFor(),
  },
  {
    name: 'admin-places-audit-empty',
    path: '/admin/audit',
    before: nothing('AuditEntries', 'auditEntries'),
    act: (page) => page.getByText('Nada registrado ainda').waitFor(),
  },
  {
    name: 'admin-places-audit-loading',
    path: '/admin/audit',
    before: enterAsAdmin,
    act: loading('/admin/audit', 'AuditEntries'),
  },
  {
    name: 'admin-places-audit-failed',
    path: '/admin/audit',
    expected: FAILED,
    before: broken('AuditEntries'),
    act: (page) => page.getByText('Erro ao carregar o registro de ações').waitFor(),
  },
  {
    name: 'admin-places-refused',
    path: '/admin/cities',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso não autorizado').waitFor(),
  },
];
