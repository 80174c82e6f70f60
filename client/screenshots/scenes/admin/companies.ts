import type { Page } from 'playwright-core';
import { failedScene, loadingScene, tableScene, tableShown, wordsScene } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

const PATH = '/admin/companies';

/** Puts one company of each kind on top of the list. */
async function allKinds(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await change(page, 'AdminCompanies', ({ adminCompanies }) => {
    const [first, second, third] = adminCompanies.items;
    const owner = {
      hasOwner: true,
      ownerName: 'Rosa Lima',
      ownerEmail: 'rosa.lima.da.conceicao@padariatrigodeouro.exemplo.com.br',
    };
    Object.assign(first, owner, {
      isMessageAccessRequested: true,
      unreadByAdministration: 2,
      deletesOwner: true,
    });
    Object.assign(second, owner, { isApproved: false, hasMessageAccess: true });
    Object.assign(third, { isActive: false, hasOwner: false, ownerName: null, ownerEmail: null });
  });
}
const firstRow = (page: Page) => page.getByRole('row').nth(1);

/** Opens the first company's menu 'Mais'. */
async function openActions(page: Page): Promise<void> {
  await firstRow(page)
    .getByRole('button', { name: /^Mais ações/ })
    .click();
  await page.getByRole('menu').waitFor();
}

/** The administrators' tab of all companies. */
export const scenes: Scene[] = [
  tableScene('admin-companies', '/admin/companies'),
  wordsScene('admin-companies-none', '/admin/companies?q=zzzzzz', 'Nenhuma empresa encontrada'),
  {
    name: 'admin-companies-kinds',
    path: PATH,
    before: allKinds,
    act: tableShown,
  },
  {
    name: 'admin-companies-selected',
    path: PATH,
    viewportOnly: true,
    before: allKinds,
    async act(page) {
      for (const box of [1, 2])
        await page
          .getByRole('checkbox', { name: /^Selecionar / })
          .nth(box)
          .check();
      await page.getByText('2 empresas selecionadas').waitFor();
    },
  },
  {
    name: 'admin-companies-of-kind',
    path: `${PATH}?kind=66`,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByText(/^Segmento: [^n]/).waitFor();
      await page.getByRole('button', { name: 'Filtros', exact: false }).first().click();
      await page.getByRole('combobox', { name: 'Segmento' }).waitFor();
    },
  },
  {
    name: 'admin-companies-whole',
    path: PATH,
    viewportOnly: true,
    before: allKinds,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: /^Selecionar todas as/ }).click();
      await page.getByText(/de todas as páginas$/).waitFor();
    },
  },
  loadingScene('admin-companies-loading', PATH, 'AdminCompanies'),
  failedScene('admin-companies-failed', PATH, 'AdminCompanies', 'Erro ao carregar empresas'),
  {
    name: 'admin-companies-new',
    path: PATH,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await page.getByRole('button', { name: 'Nova empresa' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Criar empresa' }).click();
      await page.getByText('Nome é obrigatório').waitFor();
    },
  },
  {
    name: 'admin-companies-edit',
    path: PATH,
    viewportOnly: true,
    before: enterAsAdmin,
    async act(page) {
      await openActions(page);
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await page.getByLabel('E-mail do dono').waitFor({ state: 'attached' });
    },
  },
  { name: 'admin-companies-actions', path: PATH, viewportOnly: true, before: allKinds, act: openActions },
  {
    name: 'admin-companies-remove',
    path: PATH,
    viewportOnly: true,
    before: allKinds,
    async act(page) {
      await openActions(page);
      await page.getByRole('menuitem', { name: 'Remover empresa' }).click();
      await page.getByText('O dono vinculado também será removido permanentemente').waitFor();
    },
  },
  {
    name: 'admin-companies-deactivate',
    path: PATH,
    viewportOnly: true,
    before: allKinds,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: /^Desativar/ }).click();
      await page.getByRole('dialog', { name: 'Desativar empresas' }).waitFor();
    },
  },
];
