import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readSession } from '../../api/session.ts';
import { entered } from '../../testing/account.ts';
import type { Answers } from '../../testing/answers.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as registerPage } from './register-page.tsx';

const { Component } = registerPage;
const open = (answers: Answers = {}, path = '/register') =>
  renderSite(
    <Routes>
      <Route path="/register" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>,
    { answers, path },
  );
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cadastrar' }));

async function fill(user: UserEvent, confirmation = 'jabuticaba-serrana-7'): Promise<void> {
  await pasteInto(user, screen.getByLabelText(/^Nome completo/), 'Rosa Lima');
  await pasteInto(user, screen.getByLabelText(/^E-mail/), 'rosa@exemplo.com.br');
  await pasteInto(user, screen.getByLabelText(/^Senha/), 'jabuticaba-serrana-7');
  await pasteInto(user, screen.getByLabelText(/^Confirmar senha/), confirmation);
  await user.click(screen.getByRole('checkbox'));
}

it('offers one type of account, and says that companies are verified', () => {
  open();
  const options = screen.getByLabelText('Tipo de conta').querySelectorAll('option');
  expect([...options].map(({ textContent }) => textContent)).toEqual(['Empresa']);
  expect(screen.getByText(/verifica a sua empresa antes da publicação/)).toBeInTheDocument();
  for (const name of ['Termos de uso', 'Política de privacidade']) {
    // In new tabs, so that nothing typed is lost.
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

it('shows all missing values and focuses the first', async () => {
  const { user, asked } = open();
  await press(user);
  for (const text of [
    'Nome é obrigatório',
    'Email é obrigatório',
    'A senha precisa de pelo menos 8 caracteres',
    'Aceite os termos para continuar',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(screen.getByLabelText(/^Nome completo/)).toHaveFocus();
  expect(asked.map(({ name }) => name)).not.toContain('Register');
});

it('rejects a different confirmation', async () => {
  const { user, asked } = open();
  await fill(user, 'jabuticaba-serrana-8');
  await press(user);
  expect(await screen.findByText('As senhas não coincidem')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Confirmar senha/)).toHaveFocus();
  expect(asked.map(({ name }) => name)).not.toContain('Register');
});

it('validates a field when it is left', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^E-mail/), 'rosa@');
  expect(screen.queryByText('Email inválido')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Email inválido')).toBeInTheDocument();
});

it('creates the account, opens its session and continues', async () => {
  const { user, asked, location } = open({ Register: { data: { register: entered() } } });
  await fill(user);
  await press(user);
  await waitFor(() => expect(location.path).toBe('/user-dashboard'));
  expect(readSession()?.token).toBe('ficha-da-rosa');
  expect(asked.first('Register')).toEqual({
    input: {
      name: 'Rosa Lima',
      email: 'rosa@exemplo.com.br',
      companyName: null,
      password: 'jabuticaba-serrana-7',
      passwordConfirmation: 'jabuticaba-serrana-7',
      terms: true,
    },
  });
});

it('continues to the requested page', async () => {
  const { user, location } = open(
    { Register: { data: { register: entered() } } },
    '/register?next=%2Fcompany%2F7',
  );
  await fill(user);
  await press(user);
  await waitFor(() => expect(location.path).toBe('/company/7'));
});

it("shows the server's errors beside their fields", async () => {
  const fields = { email: ['Este e-mail já está em uso.'] };
  const { user } = open({
    Register: { error: { code: 'BAD_USER_INPUT', message: 'Este e-mail já está em uso.', fields } },
  });
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Este e-mail já está em uso.');
  expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
  expect(screen.getByLabelText(/^E-mail/)).toHaveFocus();
  // Submitted again at once: the delayed validation after leaving the field must not clear the server's error.
  await press(user);
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
  await user.tab();
  const becomesValid = waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toBeValid(), {
    timeout: 1_000,
  });
  await expect(becomesValid).rejects.toThrow();
  await user.type(screen.getByLabelText(/^E-mail/), 'x');
  expect(screen.getByLabelText(/^E-mail/)).toBeValid();
});

it('shows its own text for internal errors', async () => {
  const { user } = open({ Register: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao registrar');
});
