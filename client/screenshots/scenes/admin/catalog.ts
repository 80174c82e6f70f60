import type { Page } from 'playwright-core';
import {
  chooseAction,
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

/** Changes a company and switches a user off and on, for entries of the log. */
async function somethingHappened(page: Page): Promise<void> {
  // Scenes run concurrently, and duplicates by name, city and phone are refused.
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
    name: 'admin-catalog-categories',
    path: '/admin/categories',
    before: withAdmin((page) =>
      change(page, 'AdminCategories', ({ adminCategories }) => {
        adminCategories.items[1].isVisible = false;
        adminCategories.items[2].companiesCount = 12_345;
      }),
    ),
    act: tableShown,
  },
  wordsScene('admin-catalog-categories-none', '/admin/categories?q=zzzz', 'Nenhuma categoria encontrada'),
  emptyScene(
    'admin-catalog-categories-empty',
    '/admin/categories',
    ['AdminCategories', 'adminCategories'],
    'Nenhuma categoria ainda',
  ),
  loadingScene('admin-catalog-categories-loading', '/admin/categories', 'AdminCategories'),
  failedScene(
    'admin-catalog-categories-failed',
    '/admin/categories',
    'AdminCategories',
    'Erro ao carregar categorias',
  ),
  {
    name: 'admin-catalog-category-new',
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
    name: 'admin-catalog-category-used',
    path: '/admin/categories?order=companies',
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await chooseAction(page, 'Remover');
      await page.getByText('Esta categoria ainda tem').waitFor();
    },
  },
  {
    name: 'admin-catalog-category-hide',
    path: '/admin/categories?order=companies',
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await chooseAction(page, 'Ocultar');
      await page.getByText('deixa de ser oferecida em buscas e cadastros').waitFor();
    },
  },
  {
    name: 'admin-catalog-category-remove',
    path: '/admin/categories',
    viewportOnly: true,
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'AdminCategories', ({ adminCategories }) => {
        adminCategories.items[0].companiesCount = 0;
      });
      await refuse(
        page,
        'DeleteCategory',
        'CONFLICT',
        'Há empresas nesta categoria. Oculte-a em vez de remover.',
      );
    },
    async act(page) {
      await chooseAction(page, 'Remover');
      await page.getByRole('dialog').getByRole('button', { name: 'Remover categoria' }).click();
      await page.getByText('Oculte-a em vez de remover.').waitFor();
    },
  },
  tableScene('admin-catalog-kinds', '/admin/kinds?category=3&order=companies'),
  wordsScene('admin-catalog-kinds-none', '/admin/kinds?q=zzzz', 'Nenhum segmento encontrado'),
  loadingScene('admin-catalog-kinds-loading', '/admin/kinds', 'AdminKinds'),
  failedScene('admin-catalog-kinds-failed', '/admin/kinds', 'AdminKinds', 'Erro ao carregar segmentos'),
  {
    name: 'admin-catalog-kind-new',
    path: '/admin/kinds',
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await press(page, 'Novo segmento');
      await page.getByRole('dialog').getByRole('button', { name: 'Adicionar segmento' }).click();
      await page.getByText('Categoria é obrigatória').waitFor();
    },
  },
  {
    name: 'admin-catalog-kind-words',
    path: '/admin/kinds?q=padaria',
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('link', { name: 'Padaria', exact: true }).click();
      await page.getByRole('textbox', { name: 'Nova palavra' }).fill('restaurante');
      await page.getByText('Também é palavra de: Restaurante').waitFor();
    },
  },
  {
    name: 'admin-catalog-searches',
    path: '/admin/searches',
    before: withAdmin((page) =>
      change(page, 'SearchesWithoutResults', ({ adminSearchesWithoutResults }) => {
        adminSearchesWithoutResults.items = ['barbearia retro', 'conserto de patinete eletrico'].map(
          (text) => ({
            __typename: 'SearchWithoutResults',
            id: text,
            text,
            times: 1_234,
            lastSeenAt: '2026-03-05T12:30:00.000Z',
          }),
        );
        adminSearchesWithoutResults.total = 2;
      }),
    ),
    async act(page) {
      await tableShown(page);
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Ignorar 2' }).waitFor();
    },
  },
  wordsScene('admin-catalog-searches-none', '/admin/searches', 'Nenhuma busca sem resultado'),
  tableScene('admin-catalog-cities', '/admin/cities?state=SP&order=companies'),
  wordsScene('admin-catalog-cities-none', '/admin/cities?q=zzzz&state=AC', 'Nenhuma cidade encontrada'),
  loadingScene('admin-catalog-cities-loading', '/admin/cities', 'AdminCities'),
  failedScene('admin-catalog-cities-failed', '/admin/cities', 'AdminCities', 'Erro ao carregar cidades'),
  {
    name: 'admin-catalog-city-new',
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
    name: 'admin-catalog-city-rename',
    path: '/admin/cities?q=Campinas&state=SP',
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await chooseAction(page, 'Renomear', 'Mais ações: Campinas');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-catalog-audit',
    path: '/admin/audit',
    before: somethingHappened,
    async act(page) {
      await tableShown(page);
      await page
        .getByRole('button', { name: /Telefone/ })
        .or(page.getByRole('link', { name: /Telefone/ }))
        .first()
        .click();
      await page.locator('ins').first().waitFor();
    },
  },
  {
    name: 'admin-catalog-audit-filtered',
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
  wordsScene('admin-catalog-audit-none', '/admin/audit?until=2020-01-01', 'Nenhum registro encontrado'),
  emptyScene(
    'admin-catalog-audit-empty',
    '/admin/audit',
    ['AuditEntries', 'adminAuditEntries'],
    'Nada registrado ainda',
  ),
  loadingScene('admin-catalog-audit-loading', '/admin/audit', 'AuditEntries'),
  failedScene(
    'admin-catalog-audit-failed',
    '/admin/audit',
    'AuditEntries',
    'Erro ao carregar o registro de ações',
  ),
  {
    name: 'admin-catalog-refused',
    path: '/admin/cities',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso não autorizado').waitFor(),
  },
];
