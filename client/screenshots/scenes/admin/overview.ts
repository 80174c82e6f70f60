import { failedScene, loadingScene, withAdmin } from '../../admin-scenes.ts';
import { change, hold } from '../../intercept.ts';
import { enterWithNewCompany } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

/** The overview and the management of the administration. */
export const scenes: Scene[] = [
  {
    name: 'admin-overview',
    path: '/admin',
    before: enterWithNewCompany,
    act: (page) => page.getByText('Online').first().waitFor(),
  },
  {
    name: 'admin-review',
    path: '/admin?kind=newCompany',
    before: enterWithNewCompany,
    async act(page) {
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await page.getByRole('heading', { name: 'Quem pede' }).waitFor();
    },
  },
  {
    name: 'admin-review-reason',
    path: '/admin?kind=newCompany',
    before: enterWithNewCompany,
    async act(page) {
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await page.getByRole('button', { name: 'Rejeitar' }).click();
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
    },
  },
  {
    name: 'admin-overview-part-away',
    path: '/admin',
    before: withAdmin((page) =>
      change(page, 'AdminOverview', ({ adminOverview }) => {
        Object.assign(adminOverview.cache, { isOnline: false, milliseconds: null });
        Object.assign(adminOverview, { uptimeSeconds: 12 * 86_400 + 3 * 3_600 });
      }),
    ),
    act: (page) => page.getByText('Fora do ar').waitFor(),
  },
  loadingScene('admin-overview-loading', '/admin', 'AdminOverview'),
  failedScene(
    'admin-overview-failed',
    '/admin',
    'AdminOverview',
    'Erro ao carregar dados do painel administrativo',
  ),
  {
    name: 'admin-management',
    path: '/admin/management',
    before: withAdmin((page) =>
      change(page, 'AdminCounts', ({ adminCounts }) => {
        Object.assign(adminCounts, {
          recentViews: 48_210,
          reportedRatings: 3,
          imports: 2,
          recentActions: 100_000,
          failedMails: 1,
        });
      }),
    ),
    act: (page) => page.getByText('3 avaliações denunciadas').waitFor(),
  },
  {
    name: 'admin-management-loading',
    path: '/admin/management',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminCounts');
      await page.goto('/admin/management');
      await page.getByRole('link', { name: 'Chave dos mapas' }).waitFor();
    },
  },
  failedScene(
    'admin-management-failed',
    '/admin/management',
    'AdminCounts',
    'Erro ao carregar dados do painel administrativo',
  ),
];
