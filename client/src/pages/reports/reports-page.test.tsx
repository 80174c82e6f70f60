import type { OperationVariables } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '../../api/session.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { ownerCompanies } from '../../testing/fixtures/my-companies.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as reportsPage } from './reports-page.tsx';

const account = {
  __typename: 'User',
  id: '5',
  name: 'Rosa Lima',
  email: 'rosa@exemplo.com.br',
  role: 'company' as 'company' | 'user' | 'admin',
  companyName: null,
  adminRole: null,
  capabilities: [],
  isEmailConfirmed: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  plan: null,
};
const company = {
  __typename: 'Company',
  id: '7',
  name: 'Padaria Trigo de Ouro',
  slug: 'padaria-trigo-de-ouro',
  isApproved: true,
  isActive: true,
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
  part: null,
};
/** A branch: the same name in another city. */
const second = {
  __typename: 'Company',
  id: '8',
  name: 'Padaria Trigo de Ouro',
  city: { __typename: 'City', id: '10', name: 'Sumaré', state: 'SP' },
  part: null,
};

const home = (changes: object = {}, companiesTotal = 1) => ({
  data: {
    myCompanies: { __typename: 'MyCompanies', company: { ...company, ...changes }, companiesTotal },
  },
});
const figures = (changes = {}) => ({
  __typename: 'ReportTotals',
  views: 112,
  phoneClicks: 6,
  whatsappClicks: 4,
  websiteClicks: 0,
  mapClicks: 2,
  photoViews: 3,
  messages: 1,
  ratings: 2,
  averageRating: 4.5,
  ...changes,
});
const DAYS = ['2026-11-20', '2026-11-21'];
const report = (totals = {}, before = {}) => ({
  data: {
    companyReport: {
      __typename: 'CompanyReport',
      days: DAYS.map((day) => {
        const { averageRating: _none, ...counts } = figures({ views: 56 });
        return { ...counts, __typename: 'ReportDay', day };
      }),
      totals: figures(totals),
      words: [{ __typename: 'FoundBy', text: 'padaria 24 horas', count: 7 }],
      before: figures({ views: 100, phoneClicks: 8, mapClicks: 0, messages: 0, averageRating: 4, ...before }),
    },
  },
});

const viewer = (role = account.role) => ({ data: { viewer: { ...account, role } } });
const open = (answers: Answers = {}, path = '/reports') =>
  renderSite(<reportsPage.Component />, {
    answers: { Viewer: viewer(), ReportCompanies: home(), CompanyReport: report(), ...answers },
    path,
  });
/** Returns a card's figure with the text below it. */
const card = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

const shown = () => screen.findByText('112', { selector: 'dd' });

beforeEach(() => {
  openSession({ token: 'a-token', user: account });
  // The test DOM has no layout, and a chart needs a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260));
});

it('shows the figures of 30 days, compared with the 30 days before', async () => {
  const { asked } = open();
  await screen.findByText('Últimos 30 dias: 20/11/2026 a 21/11/2026');
  expect(screen.getByRole('heading', { name: 'Padaria Trigo de Ouro' })).toBeVisible();
  expect(await card('Visualizações')).toBe('112+12% em relação aos 30 dias anteriores');
  expect(await card('Mensagens')).toBe('1Nada no período anterior');
  expect(await card('Avaliações')).toBe('2Igual em relação aos 30 dias anteriores');
  expect(await card('Média do período')).toBe('4,5+0,5 em relação aos 30 dias anteriores');
  expect(await card('Cliques')).toBe(
    '12Igual em relação aos 30 dias anterioresTelefone: 6 (−25%)WhatsApp: 4 (igual)Site: 0Mapa: 2 (nada no período anterior)Fotos vistas: 3 (igual)',
  );
  expect(asked.filter(({ name }) => name === 'CompanyReport')).toEqual([
    { name: 'CompanyReport', variables: { companyId: '7', period: 'd30' } },
  ]);
});

it('says when there are no ratings', async () => {
  open({ CompanyReport: report({ ratings: 0, averageRating: null }) });
  await waitFor(async () => expect(await card('Média do período')).toBe('–Nenhuma avaliação no período'));
});

it('gives each chart a sentence and a table, hides the drawing from screen readers', async () => {
  const { user } = open();
  const figure = await screen.findByRole('figure', {
    name: '112 visualizações e 12 cliques nos contatos nos últimos 30 dias.',
  });
  const table = within(figure).getByRole('table', { name: 'Visualizações e cliques' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('20/115612');
  await waitFor(() => expect(figure.querySelectorAll('.recharts-line')).toHaveLength(2));
  for (const drawing of figure.querySelectorAll('svg, [tabindex]'))
    expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(figure.querySelector('[aria-hidden="true"] [tabindex="0"]')).toBeNull();
  const toggle = within(figure).getByRole('button', { name: /Ver tabela/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(within(figure).getByRole('button', { name: /Ocultar tabela/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('stores period and company in the URL', async () => {
  const answer = ({ companyId }: OperationVariables) => home(companyId === '8' ? second : {}, 2);
  const answers = { ReportCompanies: answer, OwnerCompanies: ownerCompanies([company, second]) };
  const { asked, location, user } = open(answers, '/reports?period=7d');
  const periods = await screen.findByRole('navigation', { name: 'Período' });
  expect(within(periods).getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('option', { name: /Sumaré/ });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Empresa mostrada' }),
    'Padaria Trigo de Ouro, Sumaré - SP',
  );
  await waitFor(() => expect(location.path).toContain('company=8'));
  await user.click(within(screen.getByRole('navigation', { name: 'Período' })).getByText('1 ano'));
  await screen.findByText('Último ano: 20/11/2026 a 21/11/2026');
  expect(Object.fromEntries(new URLSearchParams(location.path.split('?')[1]))).toEqual({
    company: '8',
    period: '1y',
  });
  expect(asked.at(-1)?.variables).toEqual({ companyId: '8', period: 'y1' });
});

it('has no choice with one company', async () => {
  open();
  await shown();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('exports the days shown as a file named after company and period', async () => {
  const { user } = open({}, '/reports?period=90d');
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:report';
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await shown();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(name).toBe('relatorio-padaria-trigo-de-ouro-90d.csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved?.arrayBuffer());
  expect(text.startsWith('\uFEFFDia;Visualizações;')).toBe(true);
  expect(text).toContain('\r\n20/11/2026;56;12;6;4;0;2;3;1;2\r\n');
});

it('shows 90 days and what a larger plan adds where a plan ends there', async () => {
  const message = 'Seu plano tem relatórios de até 90 dias. Para ver 12 meses, peça outro plano.';
  const answer: Answers[string] = ({ period }) =>
    period === 'y1' ? { error: { code: 'FORBIDDEN', message } } : report();
  const { asked } = open({ CompanyReport: answer }, '/reports?period=1y');
  expect(await screen.findByText(/^Últimos 90 dias: /)).toBeInTheDocument();
  expect(screen.getByText(message)).toContainElement(screen.getByRole('link', { name: 'Comparar planos' }));
  expect(asked.map(({ variables }) => variables.period).filter(Boolean)).toEqual(['y1', 'd90']);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

it('has its final shape while the figures are loading', async () => {
  open({ CompanyReport: { pending: true } });
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  expect(screen.getByText('Carregando relatório…')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Média do período')).toBeVisible();
});

it('can be retried after a failure', async () => {
  const failed = { error: { code: 'INTERNAL_SERVER_ERROR' } };
  const { user } = open({
    ReportCompanies: inTurn(failed, home()),
    CompanyReport: inTurn(failed, report()),
  });
  await screen.findByText('Erro ao carregar dados da empresa');
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  await screen.findByText('Não foi possível carregar o relatório agora.');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await shown()).toBeVisible();
});

it.each([
  [{ isApproved: false }, /Padaria Trigo de Ouro ainda não foi publicada/],
  [{ isActive: false }, /Padaria Trigo de Ouro está inativa/],
])('explains why nothing is counted for a company that is not public (%o)', async (changes, words) => {
  open({ ReportCompanies: home(changes) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await shown()).toBeVisible();
});

it('links to the registration without a company', async () => {
  const none = { __typename: 'MyCompanies', company: null, companiesTotal: 0 };
  open({ ReportCompanies: { data: { myCompanies: none } } });
  await screen.findByRole('heading', { name: 'Nenhuma Empresa Cadastrada' });
  expect(screen.getByRole('link', { name: 'Cadastrar empresa' })).toLinkTo('/register-company');
});

it('does not show a company of another owner', async () => {
  open({ ReportCompanies: { error: { code: 'NOT_FOUND' } } }, '/reports?company=99');
  await screen.findByRole('heading', { name: 'Empresa não encontrada' });
  expect(screen.getByRole('link', { name: 'Ver meus relatórios' })).toLinkTo('/reports');
});

it.each(['user', 'admin'] as const)('is closed to the role %s', async (role) => {
  const { asked } = open({ Viewer: viewer(role) });
  await screen.findByRole('heading', { name: 'Acesso não autorizado' });
  expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('ReportCompanies');
});
