import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readToken } from '../../api/stored-token.ts';
import { haveSession } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as forgotPasswordPage } from '../forgot-password/forgot-password-page.tsx';
import { page as loginPage } from '../login/login-page.tsx';
import { page as resetPasswordPage } from './reset-password-page.tsx';

const open = (path: string, answers: Answers = {}) =>
  renderSite(
    <Routes>
      <Route path="/login" element={<loginPage.Component />} />
      <Route path="/forgot-password" element={<forgotPasswordPage.Component />} />
      <Route path="/reset-password" element={<resetPasswordPage.Component />} />
    </Routes>,
    { path, answers },
  );

async function choose(user: UserEvent, password: string, confirmation = password): Promise<void> {
  await user.type(screen.getByLabelText(/^Nova senha/, { selector: 'input' }), password);
  await user.type(screen.getByLabelText(/^Confirmar nova senha/), confirmation);
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}
const invalidLink = {
  error: {
    code: 'BAD_USER_INPUT',
    message: 'Este link não vale mais. Peça um novo.',
    fields: { token: ['Este link não vale mais. Peça um novo.'] },
  },
};

it('requests a link, with the same text for every address', async () => {
  const { user, asked } = open('/forgot-password', {
    RequestPasswordReset: {
      data: { requestPasswordReset: { __typename: 'MailedLink', email: 'rosa@exemplo.com.br' } },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail/), 'ninguem@exemplo.com.br');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText(/Se houver uma conta com o e-mail/)).toHaveTextContent('1 hora');
  expect(screen.getByText(/caixa de spam/)).toBeInTheDocument();
  expect(asked.filter(({ name }) => name === 'RequestPasswordReset')).toEqual([
    { name: 'RequestPasswordReset', variables: { email: 'ninguem@exemplo.com.br' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }));
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('');
});

it('reports a failed request for a link', async () => {
  const { user } = open('/forgot-password', {
    RequestPasswordReset: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } },
  });
  await user.type(screen.getByLabelText(/^E-mail/), 'rosa@exemplo.com.br');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível enviar o link agora. Tente novamente.',
  );
});

it('sets the new password, ends the session here and opens the login with a notice', async () => {
  haveSession();
  const { user, asked, location } = open('/reset-password?token=abc', {
    ResetPassword: { data: { resetPassword: { __typename: 'User', id: '1' } } },
  });
  await choose(user, 'jabuticaba-serrana-8');
  await waitFor(() => expect(location.path).toBe('/login'));
  expect(screen.getByText('Senha alterada. Entre com a nova senha.')).toBeInTheDocument();
  expect(readToken()).toBeNull();
  expect(asked.first('ResetPassword')).toEqual({
    input: {
      token: 'abc',
      password: 'jabuticaba-serrana-8',
      passwordConfirmation: 'jabuticaba-serrana-8',
    },
  });
});

it('rejects a short password and a different confirmation', async () => {
  const { user, asked } = open('/reset-password?token=abc');
  await choose(user, 'curta', 'outra');
  expect(await screen.findByText('A senha precisa de pelo menos 8 caracteres')).toBeInTheDocument();
  expect(screen.getByText('As senhas não coincidem')).toBeInTheDocument();
  expect(asked.map(({ name }) => name)).not.toContain('ResetPassword');
});

it("shows the server's error for a well-known password", async () => {
  const message = 'Esta senha é muito conhecida. Escolha outra.';
  const { user } = open('/reset-password?token=abc', {
    ResetPassword: { error: { code: 'BAD_USER_INPUT', message, fields: { password: [message] } } },
  });
  await choose(user, '12345678');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^Nova senha/, { selector: 'input' })).toHaveFocus();
});

it.each([
  ['used or old', '/reset-password?token=abc'],
  ['without its token', '/reset-password'],
])('offers a new link for one that is %s', async (_what, path) => {
  const { user } = open(path, { ResetPassword: invalidLink });
  if (path.includes('token')) await choose(user, 'jabuticaba-serrana-8');
  expect(await screen.findByText(/Este link não vale mais/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toLinkTo('/forgot-password');
});
