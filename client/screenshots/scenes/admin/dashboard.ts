import type { Page } from 'playwright-core';
import { failedScene, loadingScene, withAdmin } from '../../admin-scenes.ts';
import { change, FAILED, fail, refuse } from '../../intercept.ts';
import { enterWithNewCompany } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The administrator's dashboard. */
export const scenes: Scene[] = [
  {
    name: 'admin-dashboard',
    path: '/dashboard',
    before: enterWithNewCompany,
    act: (page) => page.getByRole('button', { name: 'Remover dados de demonstração' }).waitFor(),
  },
  {
    name: 'admin-dashboard-empty',
    path: '/dashboard',
    before: withAdmin(async (page) => {
      await change(page, 'AdminDashboard', ({ adminStatistics, adminOverview }) => {
        Object.assign(adminStatistics, { totalCompanies: 0, approvedCompanies: 0, pendingCompanies: 0 });
        adminOverview.newestCompanies = [];
      });
      await change(page, 'DemoData', ({ adminDemoData }) =>
        Object.assign(adminDemoData, { companiesCount: 0, usersCount: 0 }),
      );
    }),
    act: (page) => page.getByText('Nenhuma empresa ainda').waitFor(),
  },
  loadingScene('admin-dashboard-loading', '/dashboard', 'AdminDashboard'),
  failedScene(
    'admin-dashboard-failed',
    '/dashboard',
    'AdminDashboard',
    'Erro ao carregar estatísticas do dashboard',
  ),
  {
    name: 'admin-dashboard-demo',
    path: '/dashboard',
    viewportOnly: true,
    expected: FAILED,
    before: withAdmin((page) => fail(page, 'DeleteDemoData')),
    async act(page) {
      await page.getByRole('button', { name: 'Remover dados de demonstração' }).click();
      await page.getByRole('button', { name: 'Remover tudo' }).click();
      await page.getByText(/^Não foi possível remover/).waitFor();
    },
  },
  {
    name: 'admin-dashboard-profile',
    path: '/dashboard',
    viewportOnly: true,
    expected: FAILED,
    before: withAdmin((page) => fail(page, 'UpdateProfile')),
    async act(page) {
      await openProfile(page);
      const modal = page.getByRole('dialog');
      await modal.getByLabel('E-mail').fill('ana.prado@exemplo.com.br');
      await modal.getByLabel('Senha atual').fill('pitanga-cajueiro-42');
      await modal.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Erro ao salvar perfil').waitFor();
    },
  },
  {
    name: 'admin-dashboard-new-company',
    path: '/dashboard',
    viewportOnly: true,
    before: withAdmin((page) =>
      refuse(
        page,
        'AdminCreateCompany',
        'CONFLICT',
        'Já existe uma empresa com este nome e telefone nesta cidade.',
      ),
    ),
    async act(page) {
      await page.getByRole('button', { name: 'Nova empresa' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('option', { name: 'Saúde' }).waitFor({ state: 'attached' });
      await modal.getByLabel('Nome').fill('Café da Serra');
      await modal.getByRole('button', { name: 'Criar empresa' }).click();
      await modal.getByText('Categoria é obrigatória').waitFor();
    },
  },
];
