import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AuditList } from '../admin/audit/admin-audit-page.tsx';
import { AttributeList } from '../admin/catalog/admin-attributes-page.tsx';
import { CategoryList } from '../admin/catalog/admin-categories-page.tsx';
import { CityList } from '../admin/catalog/admin-cities-page.tsx';
import { KindList } from '../admin/catalog/admin-kinds-page.tsx';
import { SearchList } from '../admin/catalog/admin-searches-page.tsx';
import { CompanyList } from '../admin/companies/company-list.tsx';
import { ImportList } from '../admin/imports/import-list.tsx';
import { MailList } from '../admin/mails/admin-mails-page.tsx';
import { PlanChargeList } from '../admin/plan-charges/admin-plan-charges-page.tsx';
import { PlanRequestList } from '../admin/plan-requests/admin-plan-requests-page.tsx';
import { PlanManager } from '../admin/plans/admin-plans-page.tsx';
import { RatingAdminList } from '../admin/ratings/admin-ratings-page.tsx';
import { UserList } from '../admin/users/admin-users-page.tsx';
import type { Answers } from './answers.ts';
import { chargeRow, companyRow, mailRow, pageOf, requestRow } from './fixtures/admin.ts';
import { categoryRow, cityRow, kindRow } from './fixtures/catalog.ts';
import { importRow } from './fixtures/imports.ts';
import { userRow } from './fixtures/users.ts';
import { renderSite } from './render.tsx';

const parts = { form: () => null, messages: () => null, access: () => null } as never;
const rating = {
  __typename: 'AdminRating',
  id: '1',
  rating: 1,
  comment: null,
  answer: null,
  isFromAccount: false,
  isHidden: false,
  hiddenAt: null,
  hiddenReason: null,
  openReports: 0,
  reports: [],
  burst: null,
  createdAt: '2026-11-04T12:05:00.000Z',
  changedAt: null,
  company: { __typename: 'Company', id: '7', name: 'Padaria Trigo de Ouro' },
};
const entry = {
  __typename: 'AuditEntry',
  id: '1',
  actorId: '1',
  actorText: 'Ana Reis',
  actionText: 'mudou',
  subjectType: 'plan',
  subjectId: '7',
  subjectName: null,
  subjectText: 'nº 7',
  companyId: null,
  address: null,
  createdAt: '2026-11-04T12:05:00.000Z',
  changes: [],
};
const plan = {
  __typename: 'Plan',
  id: '1',
  name: 'Rede',
  price: '49.90',
  maxCompanies: 5,
  photoLimit: 20,
  companiesAllowed: 5,
  hasPoster: true,
  hasBadge: true,
  hasYearReports: true,
  features: [],
  isActive: true,
  isDefault: false,
  usersCount: 0,
};
const LISTS = {
  Users: { screen: <UserList key="1" />, field: 'adminUsers', row: userRow('2', 'Rosa Lima') },
  AdminCompanies: {
    screen: <CompanyList key="2" slots={parts} />,
    field: 'adminCompanies',
    row: companyRow('7', 'Bar do Zé'),
    others: { CompanyCategories: { data: { categories: [] } } },
  },
  AdminRatings: { screen: <RatingAdminList key="3" />, field: 'adminRatings', row: rating },
  AuditEntries: {
    screen: <AuditList key="4" />,
    field: 'adminAuditEntries',
    row: entry,
    others: {
      AuditChoices: {
        data: { adminAuditChoices: { __typename: 'AuditChoices', actions: [], subjectTypes: [] } },
      },
    },
  },
  Mails: { screen: <MailList key="5" />, field: 'adminMails', row: mailRow('1') },
  AdminPlans: {
    screen: <PlanManager key="6" />,
    field: 'adminPlans',
    row: plan,
    others: { DefaultPlan: pageOf('plans', []) },
  },
  AdminImports: { screen: <ImportList key="7" />, field: 'adminImports', row: importRow({ status: 'done' }) },
  AdminKinds: {
    screen: <KindList key="8" />,
    field: 'adminKinds',
    row: kindRow('9', 'Barbearia'),
    others: { KindCategories: { data: { categories: [] } } },
  },
  AdminCategories: {
    screen: <CategoryList key="9" />,
    field: 'adminCategories',
    row: categoryRow('3', 'Alimentação'),
  },
  AdminCities: { screen: <CityList key="12" />, field: 'adminCities', row: cityRow('9', 'Campinas') },
  SearchesWithoutResults: {
    screen: <SearchList key="10" />,
    field: 'adminSearchesWithoutResults',
    row: {
      __typename: 'SearchWithoutResults',
      id: 'barba',
      text: 'barba',
      times: 5,
      lastSeenAt: '2026-03-05T12:30:00.000Z',
    },
  },
  PlanCharges: {
    screen: <PlanChargeList key="13" />,
    field: 'adminPlanCharges',
    row: chargeRow('1', 'Rosa Lima'),
  },
  PlanRequests: {
    screen: <PlanRequestList key="11" />,
    field: 'adminPlanRequests',
    row: requestRow('1', 'Rosa Lima'),
  },
} satisfies Record<string, { screen: ReactNode; field: string; row: object; others?: Answers }>;

/** Returns the orders that were requested; throws while there are none. */
function ordersOf(variables: readonly object[]): unknown[] {
  const orders = variables.map((one) => ('order' in one ? one.order : undefined));
  expect(orders).not.toHaveLength(0);
  return orders;
}

it.each<[keyof typeof LISTS, string, ...string[]]>([
  ['Users', 'Usuário', 'name', 'nameDescending'],
  ['Users', 'Papel', 'role', 'roleDescending'],
  ['Users', 'Plano', 'plan', 'planDescending'],
  ['Users', 'Situação', 'inactive', 'active'],
  ['AdminCompanies', 'Situação', 'status', 'statusDescending'],
  ['AdminRatings', 'Avaliação', 'worst', 'best'],
  ['AdminRatings', 'Situação', 'mostReported', 'leastReported'],
  ['AuditEntries', 'Quando', 'oldest', 'newest'],
  ['Mails', 'Para', 'recipient', 'recipientDescending'],
  ['Mails', 'Situação', 'status', 'statusDescending'],
  ['AdminPlans', 'Plano', 'name', 'nameDescending'],
  ['AdminPlans', 'Empresas', 'companies', 'companiesDescending'],
  ['AdminPlans', 'Contas', 'usersDescending', 'users'],
  ['AdminPlans', 'Situação', 'inactive', 'active'],
  ['AdminImports', 'Arquivo', 'fileName', 'fileNameDescending'],
  ['AdminImports', 'Início', 'oldest', 'newest'],
  ['AdminImports', 'Situação', 'status', 'statusDescending'],
  ['AdminImports', 'Linhas', 'rowsRead', 'rowsReadAscending'],
  ['AdminImports', 'Novas', 'rowsCreated', 'rowsCreatedAscending'],
  ['AdminImports', 'Atualizações', 'rowsUpdated', 'rowsUpdatedAscending'],
  ['AdminImports', 'Recusas', 'rowsRefused', 'rowsRefusedAscending'],
  ['AdminKinds', 'Segmento', 'nameDescending', 'name'],
  ['AdminKinds', 'Categoria', 'category', 'categoryDescending'],
  ['AdminKinds', 'Palavras', 'words', 'wordsAscending'],
  ['AdminKinds', 'Empresas', 'companies', 'companiesAscending'],
  ['AdminCategories', 'Categoria', 'nameDescending', 'name'],
  ['AdminCategories', 'Empresas', 'companies', 'companiesAscending'],
  ['AdminCategories', 'Situação', 'visible', 'hidden'],
  ['AdminCities', 'Estado', 'state', 'stateDescending'],
  ['AdminCities', 'Código IBGE', 'ibgeCode', 'ibgeCodeDescending'],
  ['AdminCities', 'Habitantes', 'population', 'populationAscending'],
  ['AdminCities', 'Situação', 'visible', 'hidden'],
  ['SearchesWithoutResults', 'Vezes', 'timesAscending', 'times'],
  ['SearchesWithoutResults', 'Última vez', 'newest', 'oldest'],
  ['PlanRequests', 'Usuário', 'name', 'nameDescending'],
  ['PlanCharges', 'Usuário', 'name', 'nameDescending'],
  ['PlanCharges', 'Vencimento', 'due', 'dueDescending'],
])('sorts %s by %s', async (query, head, ...orders) => {
  const list: (typeof LISTS)[typeof query] & { others?: Answers } = LISTS[query];
  const { user, asked, location } = renderSite(list.screen, {
    answers: {
      ...list.others,
      [query]: pageOf(list.field, [list.row], { totalIsExact: true, isDelivering: true }),
    },
    path: '/list',
  });
  const wanted = () => asked.filter(({ name }) => name === query).map(({ variables }) => variables);
  const [usual] = [...new Set(await waitFor(() => ordersOf(wanted())))];
  for (const order of orders) {
    await user.click(await screen.findByRole('button', { name: head }));
    await waitFor(() => expect(location.path).toBe(order === usual ? '/list' : `/list?order=${order}`));
    await waitFor(() => expect(ordersOf(wanted())).toContain(order));
  }
});

it('sorts attributes, which come all at once, by name and companies', async () => {
  const attribute = (id: string, name: string, companiesCount: number) => ({
    __typename: 'AdminAttribute',
    id,
    name,
    isRetired: false,
    companiesCount,
    categories: [],
    kinds: [],
  });
  const adminAttributes = [
    attribute('1', 'Wi-Fi', 2),
    attribute('2', 'Área externa', 9),
    attribute('3', 'Estacionamento', 1),
  ];
  const { user, location } = renderSite(<AttributeList />, {
    answers: { AdminAttributes: { data: { adminAttributes } } },
    path: '/admin/attributes',
  });
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());
  await screen.findByText('Wi-Fi');
  expect(heads()).toEqual(['Wi-Fi', 'Área externa', 'Estacionamento']);
  await user.click(screen.getByRole('button', { name: 'Característica' }));
  await waitFor(() => expect(heads()).toEqual(['Área externa', 'Estacionamento', 'Wi-Fi']));
  await user.click(screen.getByRole('button', { name: 'Característica' }));
  await waitFor(() => expect(heads()).toEqual(['Wi-Fi', 'Estacionamento', 'Área externa']));
  await user.click(screen.getByRole('button', { name: 'Empresas' }));
  await waitFor(() => expect(heads()).toEqual(['Área externa', 'Wi-Fi', 'Estacionamento']));
  expect(location.path).toBe('/admin/attributes?order=companiesDescending');
});
