import type { Page } from 'playwright-core';
import { failedScene, press, withAdmin } from '../../admin-scenes.ts';
import { change, hold } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { enterAsAdmin } from '../../sign-in.ts';

const COUNTS = ['views', 'companies', 'users', 'ratings', 'messages'] as const;
/** Shares of the views; the smallest are below one a day. */
const SHARES = [1, 0.05, 0.07, 0.035, 0.05];

type Counts = Record<string, number>;

/** Fills in the figures of a site in use; the program has none. */
function fill({
  adminReport,
}: {
  adminReport: {
    days: Record<string, number | string>[];
    totals: Counts;
    before: Counts;
    ratingDistribution: { ratings: number }[];
  };
}) {
  const { days, totals, before, ratingDistribution } = adminReport;
  days.forEach((day, index) => {
    const views = 180 + 60 * Math.sin(index / 4) + (index % 7 < 2 ? -50 : 25) + index;
    COUNTS.forEach((name, position) => {
      day[name] = Math.round(views * (SHARES[position] ?? 0) + (position > 0 && index % 3 === 0 ? 2 : 0));
    });
  });
  COUNTS.forEach((name, position) => {
    totals[name] = days.reduce((sum, day) => sum + Number(day[name]), 0);
    before[name] =
      name === 'messages' ? 0 : Math.round((totals[name] ?? 0) * (position % 2 === 0 ? 0.84 : 1.07));
  });
  [4, 3, 9, 31, 68].forEach((share, index) => {
    const stars = ratingDistribution[index];
    if (stars) stars.ratings = Math.round(((totals.ratings ?? 0) * share) / 115);
  });
}

const statistics = (name: string, query = ''): Scene => ({
  name,
  path: `/admin/statistics${query}`,
  before: withAdmin((page) => change(page, 'AdminReport', fill)),
  act: chartShown,
});
const chartShown = async (page: Page) => {
  await page.locator('.recharts-line').nth(4).waitFor({ state: 'attached' });
  await page.locator('.recharts-bar').waitFor({ state: 'attached' });
};

/** The site's statistics. */
export const scenes: Scene[] = [
  statistics('admin-statistics'),
  statistics('admin-statistics-7d', '?period=7d'),
  statistics('admin-statistics-1y', '?period=1y'),
  {
    ...statistics('admin-statistics-table', '?period=90d'),
    async act(page) {
      await chartShown(page);
      await press(page, /^Ver tabela/);
    },
  },
  {
    ...statistics('admin-statistics-print'),
    async act(page) {
      await chartShown(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'admin-statistics-nothing-yet',
    path: '/admin/statistics?period=7d',
    before: withAdmin((page) =>
      change(page, 'AdminReport', ({ adminReport }) => {
        for (const counts of [...adminReport.days, adminReport.totals, adminReport.before])
          for (const name of COUNTS) counts[name] = 0;
        Object.assign(adminReport, { topCategories: [], topCities: [] });
      }),
    ),
    act: (page) => page.getByText('Nada aconteceu neste período').waitFor(),
  },
  {
    name: 'admin-statistics-loading',
    path: '/admin/statistics',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'AdminReport');
      await page.goto('/admin/statistics');
      await page.getByText('Carregando estatísticas…').waitFor({ state: 'attached' });
    },
  },
  failedScene(
    'admin-statistics-failed',
    '/admin/statistics',
    'AdminReport',
    'Erro ao carregar dados do painel administrativo',
  ),
];
