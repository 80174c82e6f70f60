import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { AdminNavigation } from '../shell/admin-navigation.tsx';
import { ManagementTab } from './management-tab.tsx';

const figures = (changes = {}) => ({
  data: {
    adminCounts: {
      __typename: 'AdminCounts',
      activePlans: 1,
      visibleCategories: 10,
      visibleCities: 5571,
      kinds: 399,
      searchesWithoutResults: 3,
      recentViews: 12_345,
      reportedRatings: 0,
      imports: 0,
      importsToDecide: 0,
      recentActions: 100_000,
      queuedMails: 4,
      failedMails: 0,
      ...changes,
    },
  },
});
const open = (answers: Answers, mapsKey: 'browser' | 'server' | 'none' = 'none') =>
  renderSite(<ManagementTab mapsKey={mapsKey} />, {
    answers: { NavigationCounts: { pending: true }, ...answers },
    path: '/admin/management',
  });

/** First of the last seven days, today included, in São Paulo. */
const sixDaysAgo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
  Date.now() - 6 * 24 * 60 * 60_000,
);

const toolOf = (name: string) => screen.getByRole('link', { name }).closest('li');

it.each([
  ['Planos', '/admin/plans?status=active', '1 plano ativo'],
  ['Categorias', '/admin/categories', '10 categorias visíveis'],
  ['Segmentos', '/admin/kinds', '399 segmentos'],
  ['Buscas sem resultado', '/admin/searches', '3 buscas'],
  ['Cidades', '/admin/cities', '5.571 cidades visíveis'],
  ['Estatísticas', '/admin/statistics', '12.345 visualizações em 30 dias'],
  ['Avaliações', '/admin/ratings', 'Nenhuma denúncia em aberto'],
  ['Importação', '/admin/import', 'Nenhuma importação ainda'],
  ['Auditoria', `/admin/audit?from=${sixDaysAgo}`, '100.000 ou mais ações em 7 dias'],
  ['E-mails', '/admin/mails?status=queued', '4 na fila'],
  ['Chave dos mapas', '/admin/settings#mapas', 'Sem chave: mapas do próprio guia'],
])('links to %s with its count', async (name, path, figure) => {
  open({ AdminCounts: figures() });
  await screen.findByText('1 plano ativo');
  expect(screen.getByRole('link', { name })).toLinkTo(path);
  expect(toolOf(name)).toHaveTextContent(figure);
});

it('marks counts that need attention', async () => {
  open(
    { AdminCounts: figures({ reportedRatings: 2, failedMails: 1, imports: 3, importsToDecide: 1 }) },
    'browser',
  );
  expect(await screen.findByText('2 avaliações denunciadas')).toHaveAttribute('data-is-urgent', 'true');
  expect(screen.getByText('4 na fila, 1 não entregue')).toHaveAttribute('data-is-urgent', 'true');
  expect(screen.getByText('1 importação espera')).toHaveAttribute('data-is-urgent', 'true');
  expect(screen.getByText('Chave guardada neste navegador')).toBeInTheDocument();
  // The link is filtered to the counted ratings.
  expect(screen.getByRole('link', { name: 'Avaliações' })).toLinkTo('/admin/ratings?reported=yes');
  expect(screen.getByRole('link', { name: 'E-mails' })).toLinkTo('/admin/mails?status=failed');
  expect(screen.getByRole('link', { name: 'Importação' })).toLinkTo('/admin/import?status=open');
});

it('shows the links when the counts cannot be loaded, and retries them', async () => {
  const { user } = open({ AdminCounts: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, figures()) });
  expect(await screen.findByText('Erro ao carregar dados do painel administrativo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cidades' })).toLinkTo('/admin/cities');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('5.571 cidades visíveis')).toBeInTheDocument();
  expect(screen.queryByText('Erro ao carregar dados do painel administrativo')).not.toBeInTheDocument();
});

it('shares its figures with the navigation', async () => {
  const shown = figures({ failedMails: 2, importsToDecide: 5 });
  const { failedMails, importsToDecide } = shown.data.adminCounts;
  const adminCounts = { __typename: 'AdminCounts', failedMails, importsToDecide };
  const { asked } = renderSite(
    <>
      <AdminNavigation find={() => null} />
      <ManagementTab mapsKey="none" />
    </>,
    {
      answers: {
        AdminCounts: shown,
        NavigationCounts: {
          data: {
            adminCounts,
            adminWorkCounts: [{ __typename: 'WorkCount', kind: 'dataRequest', count: 2 }],
            publicSettings: { __typename: 'PublicSettings', maintenanceMode: false },
          },
        },
      },
      path: '/admin/management',
    },
  );
  expect(await screen.findByText('4 na fila, 2 não entregues')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Importação ?, 5 esperam$/ })).toBeInTheDocument();
  expect(toolOf('Pedidos da LGPD')).toHaveTextContent('2 esperam');
  expect(toolOf('Pedidos de acesso')).toHaveTextContent('Nada espera');
  expect(asked.map(({ name }) => name).sort()).toEqual(['AdminCounts', 'NavigationCounts']);
});
