import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import AdminFrame from '../app/shell/admin-frame.tsx';
import { HeaderMenu } from '../app/shell/header-menu.tsx';
import { AdministratorsOnly } from '../domain/account/administrators-only.tsx';
import { useMay } from '../domain/account/use-may.ts';
import type { AccountFragment, Capability } from '../domain/account/viewer.gen.ts';
import { account, haveSession } from './account.ts';
import { renderSite } from './render.tsx';

const READER = { role: 'admin', adminRole: 'reader', capabilities: ['seeLists'] } as const;
const MODERATOR = {
  role: 'admin',
  adminRole: 'moderator',
  capabilities: ['seeLists', 'seePersons', 'decide', 'answerMessages', 'editCompanies'],
} as const;

function Screen() {
  return useMay('decide') ? <button type="button">Aprovar</button> : <p>Só leitura</p>;
}

const open = (of: object, may?: Capability) => {
  const changes = of as Partial<AccountFragment>;
  haveSession(changes);
  return renderSite(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <AdminFrame isInside />
            <AdministratorsOnly title="Acesso não autorizado" may={may}>
              <Screen />
            </AdministratorsOnly>
          </>
        }
      />
    </Routes>,
    {
      answers: {
        Viewer: { data: { viewer: account(changes) } },
        NavigationCounts: {
          data: {
            adminCounts: {
              __typename: 'AdminCounts',
              failedMails: 0,
              importsToDecide: 0,
            },
            adminWorkCounts: [],
            publicSettings: { __typename: 'PublicSettings', maintenanceMode: false },
          },
        },
      },
    },
  );
};

const entries = async () => {
  const side = within(await screen.findByRole('navigation', { name: 'Administração', hidden: true }));
  return side.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
};

it('shows entries and buttons that the role of an administrator allows', async () => {
  open(MODERATOR);
  expect(await screen.findByRole('button', { name: 'Aprovar' })).toBeInTheDocument();
  const shown = await entries();
  expect(shown).toEqual(expect.arrayContaining(['Aprovações', 'Empresas', 'Solicitações de Plano']));
  for (const title of ['Usuários', 'Configurações', 'Importação', 'Auditoria'])
    expect(shown).not.toContain(title);
});

it('shows lists and statistics to readers, and nothing to decide', async () => {
  open(READER);
  expect(await screen.findByText('Só leitura')).toBeInTheDocument();
  const shown = await entries();
  expect(shown).toEqual(expect.arrayContaining(['Empresas', 'Avaliações', 'Estatísticas']));
  for (const title of ['Aprovações', 'Solicitações de Plano', 'Usuários']) expect(shown).not.toContain(title);
});

it('says that a screen is for other roles', async () => {
  open(READER, 'manageSettings');
  expect(await screen.findByRole('heading', { name: 'Acesso restrito' })).toBeInTheDocument();
  expect(screen.getByText('Você não tem permissão para acessar esta área.')).toBeInTheDocument();
});

it('shows full administrators everything', async () => {
  open({ role: 'admin' }, 'manageSettings');
  expect(await screen.findByRole('button', { name: 'Aprovar' })).toBeInTheDocument();
  expect(await entries()).toEqual(expect.arrayContaining(['Usuários', 'Configurações', 'Auditoria']));
});

it.each([
  ['administrator', { role: 'admin' } as const, true],
  ['moderator', MODERATOR, false],
  ['reader', READER, false],
])('offers the settings in the header to administrators who may change them: %s', (_role, of, isShown) => {
  haveSession(of as object);
  renderSite(<HeaderMenu />);
  const shown = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining(['Dashboard', 'Visão Geral']));
  expect(shown.includes('Configurações')).toBe(isShown);
});

it('opens the palette by the keyboard outside the administration', async () => {
  haveSession({ role: 'admin' });
  const { user } = renderSite(<AdminFrame isInside={false} />, {
    answers: { Viewer: { data: { viewer: account({ role: 'admin' }) } } },
  });
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Ir para' })).toBeInTheDocument();
});
