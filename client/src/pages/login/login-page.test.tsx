import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readSession } from '../../api/session.ts';
import { entered, haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as loginPage } from './login-page.tsx';

const { Component } = loginPage;
const open = (answers: Answers = {}, path = '/login') =>
  renderSite(
    <Routes>
      <Route path="/login" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>,
    { answers, path },
  );
const email = () => screen.getByLabelText(/^E-mail/);
const password = () => screen.getByLabelText(/^Senha/);
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Entrar' }));
const loginError = (code: string, message: string) => ({ Login: { error: { code, message } } });

async function enter(user: UserEvent): Promise<void> {
  await user.type(email(), ' rosa@exemplo.com.br');
  await user.type(password(), 'jabuticaba-serrana-7');
  await press(user);
}

it('shows missing values and focuses the first', async () => {
  const { user, asked } = open();
  await press(user);
  expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument();
  expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(asked.map(({ name }) => name)).not.toContain('Login');
});

it("opens a session and goes to the role's start page", async () => {
  const { user, asked, location } = open({ Login: { data: { login: entered() } } });
  await user.click(screen.getByLabelText('Lembrar de mim'));
  await enter(user);
  await waitFor(() => expect(location.path).toBe('/user-dashboard'));
  expect(readSession()?.user.name).toBe('Rosa Lima');
  expect(asked.first('Login')).toEqual({
    input: { email: 'rosa@exemplo.com.br', password: 'jabuticaba-serrana-7', remember: true },
  });
});

it.each([
  ['admin', '/admin'],
  ['user', '/profile'],
] as const)('leads the role %s to %s', async (role, path) => {
  const { user, location } = open({ Login: { data: { login: entered({ role }) } } });
  await enter(user);
  await waitFor(() => expect(location.path).toBe(path));
});

it('continues to the requested page', async () => {
  const { user, location } = open({ Login: { data: { login: entered() } } }, '/login?next=%2Freports');
  expect(screen.getByRole('link', { name: 'Cadastre sua empresa' })).toLinkTo('/register?next=%2Freports');
  await enter(user);
  await waitFor(() => expect(location.path).toBe('/reports'));
});

it('accepts the administrator of a first start, whose address has no dot', async () => {
  const { user, location } = open({ Login: { data: { login: entered({ role: 'admin' }) } } });
  await user.type(email(), 'admin@localhost');
  await user.type(password(), 'gerada-no-inicio');
  await press(user);
  await waitFor(() => expect(location.path).toBe('/admin'));
});

it("shows the server's message and focuses the password", async () => {
  const { user } = open(loginError('UNAUTHENTICATED', 'E-mail ou senha não conferem.'));
  await enter(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha não conferem.');
  expect(password()).toHaveFocus();
  expect(email()).toHaveValue('rosa@exemplo.com.br');
  expect(readSession()).toBeNull();
});

it('asks for a code after the right password, and sends all of it again', async () => {
  const { user, asked, location } = open({
    Login: inTurn(
      { error: { code: 'SECOND_FACTOR_REQUIRED', message: 'Digite o código.' } },
      {
        error: {
          code: 'SECOND_FACTOR_REQUIRED',
          message: 'O código não confere ou já foi usado. Digite o de agora.',
        },
      },
      { data: { login: entered() } },
    ),
  });
  await enter(user);
  const code = await screen.findByLabelText(/^Código do aplicativo/);
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(code, '111111');
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O código não confere ou já foi usado. Digite o de agora.',
  );
  await user.clear(code);
  await user.type(code, '123456');
  await press(user);
  await waitFor(() => expect(location.path).toBe('/user-dashboard'));
  expect(asked.of('Login')).toEqual([
    { input: { email: 'rosa@exemplo.com.br', password: 'jabuticaba-serrana-7', remember: false } },
    {
      input: {
        email: 'rosa@exemplo.com.br',
        password: 'jabuticaba-serrana-7',
        otp: '111111',
        remember: false,
      },
    },
    {
      input: {
        email: 'rosa@exemplo.com.br',
        password: 'jabuticaba-serrana-7',
        otp: '123456',
        remember: false,
      },
    },
  ]);
});

it('shows its own text for internal errors', async () => {
  const { user } = open(loginError('INTERNAL_SERVER_ERROR', 'Boom'));
  await enter(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao fazer login. Tente novamente.');
});

it('submits values that a password manager filled in without events', async () => {
  const { user, location } = open({ Login: { data: { login: entered() } } });
  // Bypasses React, as typing before the code is loaded.
  const fill = (field: HTMLElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  fill(email(), 'rosa@exemplo.com.br');
  fill(password(), 'jabuticaba-serrana-7');
  await press(user);
  await waitFor(() => expect(location.path).toBe('/user-dashboard'));
});

it('reveals the password with a named button', async () => {
  const { user } = open();
  await user.type(password(), 'segredo');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('segredo');
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('redirects signed-in visitors at once', async () => {
  haveSession();
  const { location } = open({}, '/login?next=%2Fprofile');
  await waitFor(() => expect(location.path).toBe('/profile'));
});

it('links to the terms and to a new password', () => {
  open();
  expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toLinkTo('/forgot-password');
  expect(screen.getByRole('link', { name: 'Termos de uso' })).toLinkTo('/terms');
  expect(screen.getByRole('link', { name: 'Política de privacidade' })).toLinkTo('/privacy');
});
