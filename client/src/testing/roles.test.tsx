import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ApprovalsScreen } from '../admin/approvals/review/approvals-screen.tsx';
import { AttributeList } from '../admin/catalog/admin-attributes-page.tsx';
import { CategoryList } from '../admin/catalog/admin-categories-page.tsx';
import { CityList } from '../admin/catalog/admin-cities-page.tsx';
import { KindList } from '../admin/catalog/admin-kinds-page.tsx';
import { SearchList } from '../admin/catalog/admin-searches-page.tsx';
import { CompanyList } from '../admin/companies/company-list.tsx';
import { OverviewTab } from '../admin/overview/overview-tab.tsx';
import { PlanManager } from '../admin/plans/admin-plans-page.tsx';
import { RatingAdminList } from '../admin/ratings/admin-ratings-page.tsx';
import { ALL_SCREENS } from '../admin/shell/screens.ts';
import { ShownAccount } from '../domain/account/use-may.ts';
import type { Capability } from '../domain/account/viewer.gen.ts';
import type { Answers } from './answers.ts';
import { companyRow, pageOf } from './fixtures/admin.ts';
import { approvalCounts, approvalRow } from './fixtures/approvals.ts';
import { overviewAnswer } from './fixtures/overview.ts';
import { renderSite } from './render.tsx';

/** As `CAPABILITIES` of the server has them. */
const ROLES: Record<string, Capability[]> = {
  reader: ['seeLists'],
  moderator: ['seeLists', 'seePersons', 'decide', 'answerMessages', 'editCompanies'],
};
/** Buttons that change nothing on the server, by the beginning of their name. */
const HARMLESS =
  /^(Filtros|Ordem|Visões|Exportar CSV|Limpar|Ver tudo|Tudo|Empresas novas|Mensagens|Mais ações|Ordenar|Categoria|Característica|Cidade|Segmento|Empresa|Texto|Vezes|Quando|Última vez|Palavras|Empresas|Situação|Nota|Cadastro|Avaliação)/;
/** Further buttons of moderators. */
const OF_MODERATORS = /^(Nova empresa|Aprovar|Rejeitar|Marcar|Selecionar)/;

const parts = { form: () => null, messages: () => null, access: () => null } as never;
const details = { form: () => null, rating: () => null, conversation: () => null };
const SCREENS: [string, string, ReactNode, Answers][] = [
  ['categories', '/', <CategoryList key="1" />, { AdminCategories: pageOf('adminCategories', []) }],
  ['cities', '/', <CityList key="2" />, { AdminCities: pageOf('adminCities', []) }],
  [
    'kinds',
    '/',
    <KindList key="3" />,
    { AdminKinds: pageOf('adminKinds', []), KindCategories: { data: { categories: [] } } },
  ],
  ['attributes', '/', <AttributeList key="4" />, { AdminAttributes: { data: { adminAttributes: [] } } }],
  [
    'searches',
    '/',
    <SearchList key="5" />,
    { SearchesWithoutResults: pageOf('adminSearchesWithoutResults', []) },
  ],
  [
    'plans',
    '/',
    <PlanManager key="6" />,
    { AdminPlans: pageOf('adminPlans', []), DefaultPlan: pageOf('plans', []) },
  ],
  [
    'ratings',
    '/',
    <RatingAdminList key="7" />,
    { AdminRatings: pageOf('adminRatings', [], { totalIsExact: true }) },
  ],
  [
    'no companies',
    '/',
    <CompanyList key="8" slots={parts} />,
    { AdminCompanies: pageOf('adminCompanies', [], { totalIsExact: true }) },
  ],
  [
    'companies',
    '/',
    <CompanyList key="9" slots={parts} />,
    { AdminCompanies: pageOf('adminCompanies', [companyRow('7', 'Bar do Zé')], { totalIsExact: true }) },
  ],
  [
    'overview',
    '/',
    <OverviewTab key="10" />,
    { AdminOverview: overviewAnswer(), AdminRecent: { pending: true } },
  ],
  [
    'inbox',
    '/?kind=newCompany',
    <ApprovalsScreen key="11" slots={details} />,
    {
      Approvals: pageOf('adminWork', [approvalRow('7', 'Bar do Zé')]),
      ApprovalCounts: approvalCounts({ newCompany: 1 }),
    },
  ],
];
const CASES = SCREENS.flatMap((of) => Object.keys(ROLES).map((role) => [role, ...of] as const));

it.each(CASES)(
  'offers %s no step that the role may not take: %s',
  async (role, _, path, element, answers) => {
    const capabilities = ROLES[role] ?? [];
    const isModerator = role === 'moderator';
    const { asked } = renderSite(<ShownAccount value={{ capabilities }}>{element}</ShownAccount>, {
      path: `/admin${path}`,
      answers: {
        CompanyCategories: { data: { categories: [] } },
        Cities: { data: { cities: [] } },
        ...(isModerator && {
          ReasonChoices: { data: { adminReasonTemplates: [] } },
        }),
        ...answers,
      },
    });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText('Carregando…')).not.toBeInTheDocument());
    const closed = ALL_SCREENS.filter(({ may }) => may && !capabilities.includes(may)).map(
      ({ to }) => to.split('?')[0],
    );
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);
    expect(links.filter((to) => closed.includes(to) && to !== '/admin' && to !== '/admin/companies')).toEqual(
      [],
    );
    const buttons = screen
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
    const offered = buttons.filter((name) => !HARMLESS.test(name));
    expect(offered.filter((name) => !(isModerator && OF_MODERATORS.test(name)))).toEqual([]);
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(
      isModerator && screen.queryAllByText('Bar do Zé').length > 0,
    );
  },
);
