import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { account, haveSession } from '../../testing/account.ts';
import { renderSite } from '../../testing/render.tsx';
import { KINDS, LISTED_TYPES } from '../approval-types/approval-types.ts';
import { AdminNavigation } from './admin-navigation.tsx';
import { currentEntryOf, SCREENS } from './screens.ts';

const counts = (
  rows: Record<string, number>,
  figures: Record<string, number> = {},
  maintenanceMode = false,
) => ({
  data: {
    adminCounts: {
      __typename: 'AdminCounts',
      failedMails: 0,
      importsToDecide: 0,
      ...figures,
    },
    publicSettings: { __typename: 'PublicSettings', maintenanceMode },
    adminWorkCounts: Object.entries(rows).map(([kind, count]) => ({ __typename: 'WorkCount', kind, count })),
  },
});

interface Opened {
  changes?: Parameters<typeof account>[0];
  waiting?: ReturnType<typeof counts>;
}

function open(path: string, { changes = {}, waiting }: Opened = {}) {
  const admin = account({ role: 'admin', ...changes });
  haveSession(admin);
  renderSite(
    <ShownAccount value={admin}>
      <AdminNavigation find={() => null} />
    </ShownAccount>,
    {
      path,
      answers: {
        Viewer: { data: { viewer: admin } },
        NavigationCounts:
          waiting ??
          counts({ newCompany: 10, photo: 2, claim: 1, planRequest: 0, message: 3, reportedRating: 1 }),
      },
    },
  );
  return within(screen.getByRole('navigation', { name: 'Administração' }));
}

it('says how many wait behind an entry, and nothing for none', async () => {
  const side = open('/admin/approvals');
  const approvals = await side.findByRole('link', { name: /^Aprovações ?, 13 esperam$/ });
  expect(approvals).toHaveAttribute('aria-current', 'page');
  expect(side.getByRole('link', { name: /^Visão geral ?, 17 esperam$/ })).toLinkTo('/admin');
  expect(side.getByRole('link', { name: /^Avaliações ?, 1 espera$/ })).toBeInTheDocument();
  expect(side.getAllByRole('link')).toHaveLength(12);
  expect(side.getByRole('link', { name: 'Solicitações de Plano' })).not.toHaveTextContent(/\d/);
});

it('counts failed e-mails and imports apart from decisions', async () => {
  const side = open('/admin', {
    waiting: counts({ newCompany: 4 }, { failedMails: 2, importsToDecide: 1 }),
  });
  expect(await side.findByRole('link', { name: /^Gerenciamento ?, 2 esperam$/ })).toBeInTheDocument();
  expect(side.getByRole('link', { name: /^Importação ?, 1 espera$/ })).toBeInTheDocument();
  expect(side.getByRole('link', { name: /^Visão geral ?, 4 esperam$/ })).toBeInTheDocument();
});

it('shows counts to the unit at the side, and the bar those that fit', async () => {
  const side = open('/admin', { waiting: counts({ newCompany: 10_000 }) });
  expect(await side.findByRole('link', { name: /^Aprovações/ })).toHaveTextContent('10.000 esperam10.000');
  const bar = within(screen.getByRole('navigation', { name: 'Mais usadas' }));
  expect(bar.getByRole('link', { name: /^Aprovações/ })).toHaveTextContent('10.000 esperam999+');
});

it('leaves out what the role does not allow', async () => {
  const side = open('/admin', { changes: { adminRole: 'reader', capabilities: ['seeLists'] } });
  await side.findByRole('link', { name: /^Visão geral/ });
  expect(await side.findByRole('link', { name: 'Empresas' })).toBeInTheDocument();
  await waitFor(() => expect(side.queryByRole('link', { name: 'Usuários' })).not.toBeInTheDocument());
  expect(side.queryByRole('link', { name: 'Auditoria' })).not.toBeInTheDocument();
});

it.each([
  ['/admin', '/admin'],
  ['/admin/ratings?company=7', '/admin/ratings'],
  ['/admin/ratings?reported=yes&page=2', '/admin/ratings'],
  ['/admin/approvals?kind=claim', '/admin/approvals'],
  ['/admin/approvals?kind=photo', '/admin/approvals'],
  ['/admin?kind=message', '/admin?kind=message'],
  ['/admin?kind=photo', '/admin'],
  ['/admin?kind=dataRequest', '/admin/management'],
  ['/admin/rejections', '/admin/management'],
  ['/search', undefined],
])('marks for %s the entry %s', (path, entry) => {
  const { pathname, search } = new URL(path, 'https://guia.example');
  expect(currentEntryOf({ pathname, search })).toBe(entry);
});

const Maintenance = () => <p>{useSite().maintenanceMode ? 'Em manutenção' : 'Aberto'}</p>;

it('learns from its counts that a colleague has closed the site', async () => {
  const admin = account({ role: 'admin' });
  haveSession(admin);
  renderSite(
    <ShownAccount value={admin}>
      <Maintenance />
      <AdminNavigation find={() => null} />
    </ShownAccount>,
    {
      path: '/admin',
      answers: { Viewer: { data: { viewer: admin } }, NavigationCounts: counts({}, {}, true) },
    },
  );
  expect(screen.getByText('Aberto')).toBeInTheDocument();
  expect(await screen.findByText('Em manutenção')).toBeInTheDocument();
});

it('has each type of approval on one screen, those of Aprovações as its list has them', () => {
  const waiting = Object.values(SCREENS).flatMap((entry) =>
    'waits' in entry && entry.waits !== 'all' ? [...entry.waits] : [],
  );
  expect(waiting.toSorted()).toEqual(KINDS.toSorted());
  expect(SCREENS.approvals.waits).toEqual(LISTED_TYPES);
});
