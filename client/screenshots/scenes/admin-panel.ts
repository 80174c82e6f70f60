import type { Page } from 'playwright-core';
import { change, FAILED, fail, hold, refuse } from '../intercept.ts';
import { enterAsAdmin, enterWithCompany } from '../owner-house.ts';
import type { Scene } from '../scene.ts';

const COUNTS = ['views', 'companies', 'users', 'ratings', 'messages'] as const;
/** Of the views; the smallest are below one a day. */
const SHARES = [1, 0.05, 0.07, 0.035, 0.05];

type Counts = Record<string, number>;

/** Figures such as a site with a past has; the program has none of a past. */
function fill({
  adminStatistics,
}: {
  adminStatistics: {
    days: Record<string, number | string>[];
    totals: Counts;
    before: Counts;
    ratingDistribution: { ratings: number }[];
  };
}) {
  const { days, totals, before, ratingDistribution } = adminStatistics;
  days.forEach((day, index) => {
    const views = 180 + 60 * Math.sin(index / 4) + (index % 7 < 2 ? -50 : 25) + index;
    COUNTS.forEach((name, place) => {
      day[name] = Math.round(views * (SHARES[place] ?? 0) + (place > 0 && index % 3 === 0 ? 2 : 0));
    });
  });
  COUNTS.forEach((name, place) => {
    totals[name] = days.reduce((sum, day) => sum + Number(day[name]), 0);
    before[name] =
      name === 'messages' ? 0 : Math.round((totals[name] ?? 0) * (place % 2 === 0 ? 0.84 : 1.07));
  });
  [4, 3, 9, 31, 68].forEach((share, index) => {
    const stars = ratingDistribution[index];
    if (stars) stars.ratings = Math.round(((totals.ratings ?? 0) * share) / 115);
  });
}

const statistics = (name: string, query = ''): Scene => ({
  name,
  path: `/admin/statistics${query}`,
  async before(page) {
    await enterAsAdmin(page);
    await change(page, 'AdminStatistics', fill);
  },
  act: drawn,
});
const drawn = async (page: Page) => {
  await page.locator('.recharts-line').nth(4).waitFor({ state: 'attached' });
  await page.locator('.recharts-bar').waitFor({ state: 'attached' });
};

/** Opens a page whose operation behaves otherwise. */
const admin = (prepare: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await enterAsAdmin(page);
  await prepare(page);
};

let number = 0;
/** A company of a name of its own waits, and a company is there, before the administrator looks. */
async function somethingNew(page: Page): Promise<void> {
  await enterWithCompany(page, { isApproved: false, name: `Padaria Trigo de Ouro ${++number}` });
  await enterAsAdmin(page);
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The administrator's overview, dashboard, ways to the tools and statistics, in their states. */
export const scenes: Scene[] = [
  {
    name: 'admin-overview',
    path: '/admin',
    before: somethingNew,
    act: (page) => page.getByText('Online').first().waitFor(),
  },
  {
    name: 'admin-overview-part-away',
    path: '/admin',
    before: admin((page) =>
      change(page, 'AdminOverview', ({ adminOverview }) => {
        Object.assign(adminOverview.cache, { isOnline: false, milliseconds: null });
        Object.assign(adminOverview, { uptimeSeconds: 12 * 86_400 + 3 * 3_600 });
      }),
    ),
    act: (page) => page.getByText('Fora do ar').waitFor(),
  },
  {
    name: 'admin-overview-loading',
    path: '/admin',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminOverview');
      await page.goto('/admin');
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-overview-failed',
    path: '/admin',
    expected: FAILED,
    before: admin((page) => fail(page, 'AdminOverview')),
    act: (page) => page.getByText('Erro ao carregar dados do painel administrativo').waitFor(),
  },
  {
    name: 'admin-management',
    path: '/admin?tab=management',
    before: admin((page) =>
      change(page, 'AdminFigures', ({ adminFigures }) => {
        Object.assign(adminFigures, {
          recentViews: 48_210,
          reportedRatings: 3,
          imports: 2,
          recentActions: 1000,
          failedMails: 1,
        });
      }),
    ),
    act: (page) => page.getByText('3 avaliações denunciadas').waitFor(),
  },
  {
    name: 'admin-management-loading',
    path: '/admin?tab=management',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminFigures');
      await page.goto('/admin?tab=management');
      await page.getByRole('link', { name: 'Chave dos mapas' }).waitFor();
    },
  },
  {
    name: 'admin-management-failed',
    path: '/admin?tab=management',
    expected: FAILED,
    before: admin((page) => fail(page, 'AdminFigures')),
    act: (page) => page.getByText('Erro ao carregar dados do painel administrativo').waitFor(),
  },
  {
    name: 'admin-dashboard',
    path: '/dashboard',
    before: somethingNew,
    act: (page) => page.getByRole('button', { name: 'Remover dados de demonstração' }).waitFor(),
  },
  {
    name: 'admin-dashboard-empty',
    path: '/dashboard',
    before: admin(async (page) => {
      await change(page, 'AdminDashboard', ({ adminStats, adminOverview }) => {
        Object.assign(adminStats, { totalCompanies: 0, approvedCompanies: 0, pendingCompanies: 0 });
        adminOverview.newestCompanies = [];
      });
      await change(page, 'DemoData', ({ demoData }) =>
        Object.assign(demoData, { companiesCount: 0, usersCount: 0 }),
      );
    }),
    act: (page) => page.getByText('Nenhuma empresa ainda').waitFor(),
  },
  {
    name: 'admin-dashboard-loading',
    path: '/dashboard',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminDashboard');
      await page.goto('/dashboard');
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-dashboard-failed',
    path: '/dashboard',
    expected: FAILED,
    before: admin((page) => fail(page, 'AdminDashboard')),
    act: (page) => page.getByText('Erro ao carregar estatísticas do dashboard').waitFor(),
  },
  {
    name: 'admin-dashboard-demo',
    path: '/dashboard',
    windowOnly: true,
    expected: FAILED,
    before: admin((page) => fail(page, 'RemoveDemoData')),
    async act(page) {
      await page.getByRole('button', { name: 'Remover dados de demonstração' }).click();
      await page.getByRole('button', { name: 'Remover tudo' }).click();
      await page.getByText(/^Não foi possível remover/).waitFor();
    },
  },
  {
    name: 'admin-dashboard-profile',
    path: '/dashboard',
    windowOnly: true,
    expected: FAILED,
    before: admin((page) => fail(page, 'UpdateProfile')),
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
    windowOnly: true,
    before: admin((page) =>
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
  statistics('admin-statistics'),
  statistics('admin-statistics-7d', '?period=7d'),
  statistics('admin-statistics-1y', '?period=1y'),
  {
    ...statistics('admin-statistics-table', '?period=90d'),
    async act(page) {
      await drawn(page);
      await page
        .getByRole('button', { name: /^Ver tabela/ })
        .first()
        .click();
    },
  },
  {
    ...statistics('admin-statistics-print'),
    async act(page) {
      await drawn(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'admin-statistics-nothing-yet',
    path: '/admin/statistics?period=7d',
    before: admin((page) =>
      change(page, 'AdminStatistics', ({ adminStatistics }) => {
        for (const counts of [...adminStatistics.days, adminStatistics.totals, adminStatistics.before])
          for (const name of COUNTS) counts[name] = 0;
        Object.assign(adminStatistics, { topCategories: [], topCities: [] });
      }),
    ),
    act: (page) => page.getByText('Nada aconteceu neste período').waitFor(),
  },
  {
    name: 'admin-statistics-loading',
    path: '/admin/statistics',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminStatistics');
      await page.goto('/admin/statistics');
      await page.getByText('Carregando estatísticas…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-statistics-failed',
    path: '/admin/statistics',
    expected: FAILED,
    before: admin((page) => fail(page, 'AdminStatistics')),
    act: (page) => page.getByText('Erro ao carregar dados do painel administrativo').waitFor(),
  },
];
