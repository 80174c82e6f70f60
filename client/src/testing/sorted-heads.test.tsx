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
import { chargeRow, companyRow, mailRow, pageOf, planRow, requestRow } from './fixtures/admin.ts';
import { attributeRow, categoryRow, cityRow, kindRow, searchRow } from './fixtures/catalog.ts';
import { importRow } from './fixtures/imports.ts';
import { ratingRow } from './fixtures/ratings.ts';
import { userRow } from './fixtures/users.ts';
import { renderSite } from './render.tsx';
import { choices, entry } from './screens/audit-list.tsx';

const parts = { form: () => null, messages: () => null, access: () => null } as never;
const LISTS = {
  Users: { screen: <UserList key="1" />, field: 'adminUsers', row: userRow('2', 'Rosa Lima') },
  AdminCompanies: {
    screen: <CompanyList key="2" slots={parts} />,
    field: 'adminCompanies',
    row: companyRow('7', 'Bar do Zé'),
    others: { CompanyCategories: { data: { categories: [] } } },
  },
  AdminRatings: { screen: <RatingAdminList key="3" />, field: 'adminRatings', row: ratingRow('1') },
  AuditEntries: {
    screen: <AuditList key="4" />,
    field: 'adminAuditEntries',
    row: entry('1', 'plan.update'),
    others: choices,
  },
  Mails: { screen: <MailList key="5" />, field: 'adminMails', row: mailRow('1') },
  AdminPlans: {
    screen: <PlanManager key="6" />,
    field: 'adminPlans',
    row: planRow('1', 'Rede'),
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
    row: searchRow('barba'),
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
  const wanted = () => asked.of(query);
  const [usual] = [...new Set(await waitFor(() => ordersOf(wanted())))];
  for (const order of orders) {
    await user.click(await screen.findByRole('button', { name: head }));
    await waitFor(() => expect(location.path).toBe(order === usual ? '/list' : `/list?order=${order}`));
    await waitFor(() => expect(ordersOf(wanted())).toContain(order));
  }
});

it('sorts attributes, which come all at once, by name and companies', async () => {
  const adminAttributes = [
    attributeRow('1', 'Wi-Fi', { companiesCount: 2 }),
    attributeRow('2', 'Área externa', { companiesCount: 9 }),
    attributeRow('3', 'Estacionamento', { companiesCount: 1 }),
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
