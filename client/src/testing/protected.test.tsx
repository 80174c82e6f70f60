import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readToken } from '../api/stored-token.ts';
import { Protected } from '../domain/account/protected.tsx';
import { page as loginPage } from '../pages/login/login-page.tsx';
import { account, entered, haveSession } from './account.ts';
import { type Answers, inTurn } from './answers.ts';
import { renderSite } from './render.tsx';

const viewer = { data: { viewer: account() } };
const unreachable = { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } };

const open = (answers: Answers = {}) =>
  renderSite(
    <Routes>
      <Route path="/login" element={<loginPage.Component />} />
      <Route path="/reports" element={<Protected>{({ name }) => <h1>Relatórios de {name}</h1>}</Protected>} />
    </Routes>,
    { answers, path: '/reports?company=3' },
  );

it('waits with a spinner while the session is checked', () => {
  haveSession();
  open({ Viewer: { pending: true } });
  expect(screen.getByText('Verificando sua sessão…')).toBeInTheDocument();
});

it('redirects guests to the login, which leads back', async () => {
  const { location } = open();
  await waitFor(() => expect(location.path).toBe('/login?next=%2Freports%3Fcompany%3D3'));
});

it('shows the page to signed-in users', async () => {
  haveSession();
  open({ Viewer: viewer });
  expect(await screen.findByRole('heading', { name: 'Relatórios de Rosa Lima' })).toBeInTheDocument();
});

it('removes a session that the server rejects', async () => {
  haveSession();
  const { location } = open({ Viewer: { error: { code: 'UNAUTHENTICATED', message: 'Entre de novo.' } } });
  await waitFor(() => expect(location.path).toContain('/login'));
  expect(readToken()).toBeNull();
});

it('keeps a session that could not be checked, and tries again', async () => {
  haveSession();
  const { user, location } = open({ Viewer: inTurn(unreachable, viewer) });
  expect(await screen.findByText(/Não foi possível verificar sua sessão agora/)).toBeInTheDocument();
  expect(location.path).toContain('/login');
  expect(readToken()).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Relatórios de Rosa Lima' })).toBeInTheDocument();
});

it('offers the login when the session could not be checked', async () => {
  haveSession();
  const fresh = { ...entered(), token: 'outra-ficha' };
  const { user } = open({ Viewer: inTurn(unreachable, viewer), Login: { data: { login: fresh } } });
  await user.type(await screen.findByLabelText(/^E-mail/), 'rosa@exemplo.com.br');
  await user.type(screen.getByLabelText(/^Senha/), 'jabuticaba-serrana-7');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { name: 'Relatórios de Rosa Lima' })).toBeInTheDocument();
});

it('shows the documented text to the wrong role', async () => {
  haveSession();
  renderSite(<Protected roles={['admin']}>{() => <h1>Administração</h1>}</Protected>, {
    answers: { Viewer: viewer },
  });
  expect(await screen.findByRole('heading', { name: 'Acesso não autorizado' })).toBeInTheDocument();
  expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para a minha página' })).toLinkTo('/user-dashboard');
});
