import type { Page } from 'playwright-core';
import {
  emptyScene,
  failedScene,
  loadingScene,
  press,
  tableScene,
  tableShown,
  withAdmin,
  wordsScene,
} from '../../admin-scenes.ts';
import { change, refuse } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { askAsAdmin, enterAsAdmin, enterAsOwner, enterWithCompany } from '../../sign-in.ts';

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
    before: withAdmin((page) =>
      change(page, 'AdminCategories', ({ adminCategories }) => {
        adminCategories.items[1].isVisible = false;
        adminCategories.items[2].companiesCount = 12_345;
      }),
    ),
    act: tableShown,
  },
  wordsScene('admin-places-categories-none', '/admin/categories?q=zzzz', 'Nenhuma categoria encontrada'),
  emptyScene(
    'admin-places-categories-empty',
    '/admin/categories',
    ['AdminCategories', 'adminCategories'],
    'Nenhuma categoria ainda',
  ),
  loadingScene('admin-places-categories-loading', '/admin/categories', 'AdminCategories'),
  failedScene(
    'admin-places-categories-failed',
    '/admin/categories',
    'AdminCategories',
    'Erro ao carregar categorias',
  ),
  {
    name: 'admin-places-category-new',
    path: '/admin/categories',
    viewportOnly: true,
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
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, /^Remover/);
      await page.getByText('Ainda há empresas nesta categoria').waitFor();
    },
  },
  {
    name: 'admin-places-category-remove',
    path: '/admin/categories',
    viewportOnly: true,
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
  tableScene('admin-places-cities', '/admin/cities?state=SP&order=companies'),
  wordsScene('admin-places-cities-none', '/admin/cities?q=zzzz&state=AC', 'Nenhuma cidade encontrada'),
  loadingScene('admin-places-cities-loading', '/admin/cities', 'AdminCities'),
  failedScene('admin-places-cities-failed', '/admin/cities', 'AdminCities', 'Erro ao carregar cidades'),
  {
    name: 'admin-places-city-new',
    path: '/admin/cities',
    viewportOnly: true,
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
    viewportOnly: true,
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
      await tableShown(page);
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
      await tableShown(page);
      await page.getByRole('rowheader').first().getByRole('link').first().click();
      await page.getByRole('list', { name: 'Filtros escolhidos' }).waitFor();
    },
  },
  wordsScene('admin-places-audit-none', '/admin/audit?until=2020-01-01', 'Nenhum registro encontrado'),
  emptyScene(
    'admin-places-audit-empty',
    '/admin/audit',
    ['AuditEntries', 'auditEntries'],
    'Nada registrado ainda',
  ),
  loadingScene('admin-places-audit-loading', '/admin/audit', 'AuditEntries'),
  failedScene(
    'admin-places-audit-failed',
    '/admin/audit',
    'AuditEntries',
    'Erro ao carregar o registro de ações',
  ),
  {
    name: 'admin-places-refused',
    path: '/admin/cities',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso não autorizado').waitFor(),
  },
];
