import type { OperationVariables } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as adminStatisticsPage } from './admin-statistics-page.tsx';

const counts = (changes = {}) => ({
  companies: 4,
  users: 6,
  views: 100,
  ratings: 4,
  messages: 2,
  ...changes,
});
const place = (id: string, name: string, companies: number) => ({
  __typename: 'PlaceCount',
  id,
  name,
  companies,
});
const stars = (...ratings: number[]) =>
  ratings.map((count, index) => ({ __typename: 'StarCount', stars: index + 1, ratings: count }));
const statistics = (changes: object = {}) => ({
  data: {
    adminReport: {
      __typename: 'AdminReport',
      days: ['2026-11-20', '2026-11-21'].map((day) => ({
        __typename: 'SiteDay',
        day,
        ...counts({ companies: 2, users: 3, views: 50, ratings: 2, messages: 1 }),
      })),
      totals: { __typename: 'SiteCounts', ...counts() },
      before: { __typename: 'SiteCounts', ...counts({ companies: 2, views: 125, messages: 0 }) },
      topCategories: [place('3', 'Alimentação', 40), place('5', 'Educação', 10)],
      topCities: [place('9', 'Campinas - SP', 30)],
      ratingDistribution: stars(0, 0, 1, 0, 3),
      ...changes,
    },
  },
});
const NOTHING = { __typename: 'SiteCounts', companies: 0, users: 0, views: 0, ratings: 0, messages: 0 };

function open(answers: Answers = {}, path = '/admin/statistics', role: 'admin' | 'company' = 'admin') {
  haveSession({ role });
  return renderSite(<adminStatisticsPage.Component />, {
    path,
    answers: {
      Viewer: { data: { viewer: account({ role }) } },
      AdminReport: statistics(),
      ...answers,
    },
  });
}
const card = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const shown = () => screen.findByText('100', { selector: 'dd' });

beforeEach(() => {
  // The test DOM has no layout, and a chart needs a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260));
});

it('shows the figures of 30 days, compared with the 30 days before', async () => {
  const { asked } = open();
  await screen.findByText('Últimos 30 dias: 20/11/2026 a 21/11/2026');
  expect(await card('Visualizações')).toBe('100−20% em relação aos 30 dias anteriores');
  expect(await card('Novas empresas')).toBe('4+100% em relação aos 30 dias anteriores');
  expect(await card('Novos usuários')).toBe('6Igual em relação aos 30 dias anteriores');
  expect(await card('Mensagens')).toBe('2Nada no período anterior');
  expect(asked.first('AdminReport')).toEqual({ period: 'd30' });
});

it('shows each chart with a sentence and a table', async () => {
  open();
  const figure = await screen.findByRole('figure', {
    name: '4 novas empresas e 6 novos usuários nos últimos 30 dias.',
  });
  const table = within(figure).getByRole('table', { name: 'Cadastros' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('20/1123');
  const ratings = screen.getByRole('figure', {
    name: '4 avaliações nos últimos 30 dias, com média de 4,5.',
  });
  expect(within(ratings).getAllByRole('row')[5]).toHaveTextContent('53');
  await waitFor(() => expect(ratings.querySelectorAll('.recharts-bar')).toHaveLength(1));
  for (const drawing of document.querySelectorAll('figure svg'))
    expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
}, 15_000);

it('lists categories and cities with links to their companies', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Categorias com mais empresas' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Alimentação40');
  expect(within(table).getByRole('link', { name: 'Alimentação' })).toLinkTo(
    '/admin/companies?status=approved&active=yes&category=3',
  );
  expect(screen.getByRole('link', { name: 'Campinas - SP' })).toLinkTo(
    '/admin/companies?status=approved&active=yes&city=Campinas+-+SP',
  );
});

it('stores the period in the URL', async () => {
  const answer = ({ period }: OperationVariables) =>
    statistics(period === 'd7' ? {} : { totals: { __typename: 'SiteCounts', ...counts({ views: 900 }) } });
  const { user, location } = open({ AdminReport: answer }, '/admin/statistics?period=7d');
  await shown();
  const periods = within(screen.getByRole('navigation', { name: 'Período' }));
  expect(periods.getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'page');
  await user.click(periods.getByRole('link', { name: '1 ano' }));
  expect(await screen.findByText('900', { selector: 'dd' })).toBeInTheDocument();
  expect(location.path).toBe('/admin/statistics?period=1y');
}, 15_000);

it('exports the days as a file named after the period, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open({}, '/admin/statistics?period=90d');
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:statistics';
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await shown();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(name).toBe('estatisticas-90d.csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved?.arrayBuffer());
  expect(text).toBe(
    '\uFEFFDia;Empresas;Usuários;Visualizações;Avaliações;Mensagens\r\n20/11/2026;2;3;50;2;1\r\n21/11/2026;2;3;50;2;1\r\n',
  );
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
}, 15_000);

it('says when nothing has happened, and links to the year', async () => {
  open({
    AdminReport: statistics({
      totals: NOTHING,
      before: NOTHING,
      topCategories: [],
      topCities: [],
      ratingDistribution: stars(0, 0, 0, 0, 0),
    }),
  });
  expect(await screen.findByText('Nada aconteceu neste período')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver o último ano' })).toLinkTo('/admin/statistics?period=1y');
  expect(screen.getAllByText('Nenhuma empresa aprovada ainda.')).toHaveLength(2);
});

it('shows no distribution without ratings', async () => {
  open({ AdminReport: statistics({ ratingDistribution: stars(0, 0, 0, 0, 0) }) });
  expect(await screen.findByText('Nenhuma avaliação nos últimos 30 dias.')).toBeInTheDocument();
});

it('has its final shape while loading, and can be retried after a failure', async () => {
  const { unmount } = open({ AdminReport: { pending: true } });
  expect(await screen.findByText('Carregando estatísticas…')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  unmount();
  const { user } = open({
    AdminReport: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, statistics()),
  });
  expect(await screen.findByText('Erro ao carregar dados do painel administrativo')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await shown()).toBeInTheDocument();
}, 15_000);

it('is closed to owners', async () => {
  const { asked } = open({}, '/admin/statistics', 'company');
  expect(await screen.findByRole('heading', { name: 'Acesso não autorizado' })).toBeInTheDocument();
  expect(asked.map(({ name }) => name)).not.toContain('AdminReport');
});
