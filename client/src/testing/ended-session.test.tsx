import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openSession } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { SessionChanges } from '../app/app.tsx';
import { checkSession } from '../domain/account/check-session.ts';
import { Protected } from '../domain/account/protected.tsx';
import { page as loginPage } from '../pages/login/login-page.tsx';
import { account, entered, haveSession } from './account.ts';
import { type Answers, inTurn } from './answers.ts';
import { renderSite } from './render.tsx';

const viewer = { data: { viewer: account() } };
const rejected = { error: { code: 'UNAUTHENTICATED', message: 'Entre na sua conta para continuar.' } };
const again = { data: { login: { ...entered(), token: 'outra-ficha' } } };

function Site() {
  return (
    <>
      <SessionChanges />
      <Routes>
        <Route path="/login" element={<loginPage.Component />} />
        <Route path="/profile" element={<Protected>{() => <input aria-label="Nome" />}</Protected>} />
        <Route path="/" element={<h1>Início</h1>} />
      </Routes>
    </>
  );
}

/** Types into a form, then lets the server reject the session. */
async function openAndEnd(answers: Answers = {}) {
  haveSession();
  const site = renderSite(<Site />, {
    path: '/profile?aba=dados',
    // Once for the page and once for the check at the start.
    answers: { Viewer: inTurn(viewer, viewer, rejected), ...answers },
  });
  await site.user.type(await screen.findByLabelText('Nome'), 'Rosa Maria');
  await waitFor(() => expect(site.asked.of('Viewer')).toHaveLength(2));
  await act(() => checkSession(site.client));
  return site;
}
const dialog = () => screen.findByRole('dialog', { name: 'Sua sessão terminou' });

it('when a session ends, typed input stays and a dialog asks for the password', async () => {
  const { user, asked, location } = await openAndEnd({ Login: again });
  const modal = within(await dialog());
  expect(modal.getByText('rosa@exemplo.com.br')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Senha/), 'jabuticaba-serrana-7');
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.first('Login')).toEqual({
    input: { email: 'rosa@exemplo.com.br', password: 'jabuticaba-serrana-7', remember: false },
  });
  expect(readToken()).toBe('outra-ficha');
  expect(screen.getByLabelText('Nome')).toHaveValue('Rosa Maria');
  expect(location.path).toBe('/profile?aba=dados');
});

it('a wrong password is reported in the dialog, and nothing is lost', async () => {
  const wrong = { error: { code: 'UNAUTHENTICATED', message: 'E-mail ou senha não conferem.' } };
  const { user } = await openAndEnd({ Login: inTurn(wrong, again) });
  const modal = within(await dialog());
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  expect(await modal.findByText('Senha é obrigatória')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Senha/), 'errada');
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  expect(await modal.findByRole('alert')).toHaveTextContent('E-mail ou senha não conferem.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.type(modal.getByLabelText(/^Senha/), '-de-novo');
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Nome')).toHaveValue('Rosa Maria');
});

it('asks for a code too where the account has a second factor', async () => {
  const missing = { error: { code: 'SECOND_FACTOR_REQUIRED', message: 'Digite o código.' } };
  const { user, asked } = await openAndEnd({ Login: inTurn(missing, again) });
  const modal = within(await dialog());
  await user.type(modal.getByLabelText(/^Senha/), 'jabuticaba-serrana-7');
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  const code = await modal.findByLabelText(/^Código do aplicativo/);
  expect(code).toHaveFocus();
  expect(modal.queryByRole('alert')).toBeNull();
  await user.type(code, '123456');
  await user.click(modal.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.last('Login')).toMatchObject({
    input: { password: 'jabuticaba-serrana-7', otp: '123456' },
  });
});

it('another account signs in at the login page, which leads back', async () => {
  const { user, location } = await openAndEnd();
  await user.click(within(await dialog()).getByRole('button', { name: 'Entrar com outra conta' }));
  await waitFor(() => expect(location.path).toBe('/login?next=%2Fprofile%3Faba%3Ddados'));
  expect(readToken()).toBeNull();
});

it('the same person signing in in another tab closes the dialog', async () => {
  await openAndEnd();
  await dialog();
  act(() => openSession({ ...entered(), token: 'da-outra-aba' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Nome')).toHaveValue('Rosa Maria');
});

it('another person signing in in another tab gets an empty form', async () => {
  await openAndEnd({ Viewer: inTurn(viewer, viewer, rejected, { data: { viewer: account({ id: '8' }) } }) });
  await dialog();
  act(() => openSession({ ...entered({ id: '8' }), token: 'de-outra-pessoa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByLabelText('Nome')).toHaveValue('');
});
