import type { Page } from 'playwright-core';
import { registerOwner, signIn, type TestSession } from '../../e2e/helpers/accounts.ts';
import { asApi } from '../../e2e/helpers/api-requests.ts';
import { change, FAILED, fail, hold } from '../intercept.ts';
import type { Scene, Site } from '../scene.ts';
import { anotherCompany } from '../sign-in.ts';

/** Fills in the figures of a company in use; the program has none. */
function fill({
  companyReport: { days, totals, before },
}: {
  companyReport: Record<'totals' | 'before', Record<string, number | null>> & {
    days: Record<string, number | string>[];
  };
}) {
  const names = [
    'views',
    'phoneClicks',
    'whatsappClicks',
    'websiteClicks',
    'mapClicks',
    'messages',
    'ratings',
  ];
  const shares = [1, 0.12, 0.22, 0.08, 0.05, 0.04, 0.025];
  days.forEach((day, index) => {
    const views = 36 + 14 * Math.sin(index / 3) + (index % 7 < 2 ? -12 : 6) + index / 6;
    names.forEach((name, position) => {
      day[name] = Math.round(views * (shares[position] ?? 0) + (position > 4 && index % 3 === 0 ? 1 : 0));
    });
  });
  names.forEach((name, position) => {
    const total = days.reduce((sum, day) => sum + Number(day[name]), 0);
    totals[name] = total;
    before[name] = name === 'mapClicks' ? 0 : Math.round(total * (position % 2 === 0 ? 0.87 : 1.06));
  });
  totals.averageRating = 4.46;
  before.averageRating = 4.71;
}

interface OwnerOptions {
  companies?: string[];
  isApproved?: boolean;
}

async function makeOwner(
  site: Site,
  { companies = ['Padaria Trigo de Ouro'], isApproved = true }: OwnerOptions,
) {
  const owner = await registerOwner(site.url);
  for (const name of companies) {
    const ask = asApi(site.url, owner.token);
    const { status, body } = await ask('POST', '/companies', anotherCompany({ name }));
    if (status >= 300) throw new Error(`POST /companies: ${status} ${JSON.stringify(body)}`);
    if (isApproved) await site.asAdmin('POST', `/admin/companies/${body.data.id}/approve`);
  }
  return owner;
}

const owners = new Map<string, Promise<TestSession>>();

/** Returns the same owner for all scenes with these options. */
function ownerOf(site: Site, options: OwnerOptions): Promise<TestSession> {
  const key = JSON.stringify([site.url, options]);
  const owner = owners.get(key) ?? makeOwner(site, options);
  owners.set(key, owner);
  return owner;
}

/** Returns a function that opens the reports as an owner, after `prepare`. */
function reports(options: OwnerOptions, prepare?: (page: Page) => Promise<void>, query = '') {
  return async (page: Page, site: Site): Promise<void> => {
    await signIn(page, await ownerOf(site, options));
    await prepare?.(page);
    await page.goto(`/reports${query}`);
  };
}

const figures = (page: Page) => change(page, 'CompanyReport', fill);
const chartShown = (page: Page) => page.locator('.recharts-line').nth(3).waitFor({ state: 'attached' });

interface ReportScene extends Omit<Scene, 'path' | 'act'> {
  open(page: Page, site: Site): Promise<void>;
  show?(page: Page): Promise<unknown>;
}

const scenesOfReports: ReportScene[] = [
  { name: 'reports', open: reports({}, figures), show: chartShown },
  { name: 'reports-7d', open: reports({}, figures, '?period=7d'), show: chartShown },
  { name: 'reports-90d', open: reports({}, figures, '?period=90d'), show: chartShown },
  {
    // Beyond what the plan has.
    name: 'reports-1y',
    open: reports({}, undefined, '?period=1y'),
    show: (page) =>
      page
        .getByText(/^Seu plano tem relatórios de até 90 dias/)
        .first()
        .waitFor(),
  },
  {
    name: 'reports-companies',
    open: reports(
      { companies: ['Padaria Trigo de Ouro', 'Confeitaria e Panificadora da Praça da Matriz'] },
      figures,
    ),
    show: chartShown,
  },
  {
    name: 'reports-table',
    open: reports({}, figures, '?period=90d'),
    async show(page) {
      await chartShown(page);
      await page
        .getByRole('button', { name: /^Ver tabela/ })
        .first()
        .click();
    },
  },
  { name: 'reports-nothing-yet', open: reports({}), show: chartShown },
  {
    name: 'reports-pending',
    open: reports({ isApproved: false }),
    show: (page) => page.getByText('ainda não foi publicada').waitFor(),
  },
  {
    name: 'reports-no-company',
    open: reports({ companies: [] }),
    show: (page) => page.getByText('Nenhuma Empresa Cadastrada').waitFor(),
  },
  {
    name: 'reports-unknown-company',
    open: reports({}, undefined, '?company=1'),
    show: (page) => page.getByText('Empresa não encontrada').waitFor(),
  },
  { name: 'reports-loading', open: reports({}, (page) => hold(page, 'CompanyReport')) },
  { name: 'reports-loading-first', open: reports({}, (page) => hold(page, 'ReportCompanies')) },
  {
    name: 'reports-error',
    open: reports({}, (page) => fail(page, 'CompanyReport')),
    expected: FAILED,
    show: (page) => page.getByText('Não foi possível carregar o relatório agora.').waitFor(),
  },
  {
    name: 'reports-error-first',
    open: reports({}, (page) => fail(page, 'ReportCompanies')),
    expected: FAILED,
    show: (page) => page.getByText('Erro ao carregar dados da empresa').waitFor(),
  },
  {
    name: 'reports-print',
    open: reports({}, figures),
    async show(page) {
      await chartShown(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
];

/** The owner's reports, in their states. */
export const scenes: Scene[] = scenesOfReports.map(({ open, show, ...scene }) => {
  let site: Site;
  return {
    ...scene,
    async path(given) {
      site = given;
      return '/terms';
    },
    async act(page) {
      await open(page, site);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await show?.(page);
    },
  };
});
