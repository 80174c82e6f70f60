import type { Page } from 'playwright-core';
import { registerOwner, signIn, type TestSession } from '../../e2e/helpers/accounts.ts';
import { cutOff, FAILED, fail, hold } from '../intercept.ts';
import type { Scene, Site } from '../scene.ts';

const PASSWORD = 'jabuticaba-serrana-7';
const field = (page: Page, label: string) =>
  page.locator('main').getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

async function enter(page: Page) {
  await field(page, 'E-mail').fill('rosa@exemplo.com.br');
  await field(page, 'Senha').fill(PASSWORD);
  await press(page, 'Entrar');
}

async function choose(page: Page) {
  await field(page, 'Nova senha').fill(PASSWORD);
  await field(page, 'Confirmar nova senha').fill(PASSWORD);
  await press(page, 'Salvar nova senha');
}

/** Returns a scene of a signed-in user. `path` runs first, since an empty page of the site stores the session. */
const signedIn = (scene: Omit<Scene, 'path' | 'before'>, path = '/profile'): Scene => {
  const sessions: Page[] = [];
  return {
    ...scene,
    before: async (page) => sessions.push(page),
    path: async (site: Site) => {
      const page = sessions.shift();
      const session: TestSession = await registerOwner(site.url);
      if (page) await signIn(page, session);
      return path;
    },
  };
};

/** Login, registration, passwords, confirmation and profile, in their states. */
export const scenes: Scene[] = [
  { name: 'login', path: '/login' },
  {
    name: 'unsubscribe-invalid',
    path: '/unsubscribe?token=abc',
    act: (page) => page.getByText('Este link não é válido').waitFor(),
  },
  {
    name: 'login-missing',
    path: '/login',
    async act(page) {
      await press(page, 'Entrar');
      await page.getByText('Senha é obrigatória').waitFor();
    },
  },
  {
    name: 'login-busy',
    path: '/login',
    async act(page) {
      await hold(page, 'Login');
      await enter(page);
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    async act(page) {
      await enter(page);
      await page.getByText('E-mail ou senha não conferem.').waitFor();
      await page.getByRole('button', { name: 'Mostrar senha' }).click();
    },
  },
  {
    name: 'login-failed',
    path: '/login',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Login');
      await enter(page);
      await page.getByText('Erro ao fazer login. Tente novamente.').waitFor();
    },
  },
  signedIn({
    name: 'login-unchecked',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Viewer');
      await page.goto('/profile');
      await page.getByText('Não foi possível verificar sua sessão agora.').waitFor();
    },
  }),
  {
    name: 'login-no-connection',
    path: '/login',
    expected: FAILED,
    async act(page) {
      await cutOff(page, 'Login');
      await enter(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'login-no-javascript', path: '/login', context: { javaScriptEnabled: false } },
  { name: 'register-no-javascript', path: '/register', context: { javaScriptEnabled: false } },
  {
    name: 'reset-password-no-javascript',
    path: '/reset-password?token=abc',
    context: { javaScriptEnabled: false },
  },
  {
    name: 'confirm-email-no-javascript',
    path: '/confirm-email?token=abc',
    context: { javaScriptEnabled: false },
  },
  { name: 'profile-no-javascript', path: '/profile', context: { javaScriptEnabled: false } },
  { name: 'register', path: '/register' },
  {
    name: 'register-missing',
    path: '/register',
    async act(page) {
      await field(page, 'Senha').fill('curta');
      await press(page, 'Cadastrar');
      await page.getByText('As senhas não coincidem').waitFor();
    },
  },
  {
    name: 'register-failed',
    path: '/register',
    expected: FAILED,
    async act(page) {
      await fail(page, 'Register');
      await field(page, 'Nome completo').fill('Rosa Lima');
      await field(page, 'E-mail').fill('rosa@exemplo.com.br');
      await field(page, 'Senha').fill(PASSWORD);
      await field(page, 'Confirmar senha').fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await press(page, 'Cadastrar');
      await page.getByText('Erro ao registrar').waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=abc' },
  {
    name: 'reset-password-invalid',
    path: '/reset-password?token=abc',
    async act(page) {
      await choose(page);
      await page.getByText('Este link não vale mais').waitFor();
    },
  },
  {
    name: 'reset-password-done',
    path: '/reset-password?token=abc',
    async act(page) {
      await page.route('**/graphql*', (route) =>
        route.fulfill({ json: { data: { resetPassword: { __typename: 'User', id: '1' } } } }),
      );
      await choose(page);
      await page.getByText('Senha alterada. Entre com a nova senha.').waitFor();
    },
  },
  {
    name: 'confirm-email-done',
    path: '/forgot-password',
    async act(page) {
      await page.route('**/graphql*', (route) =>
        route.fulfill({
          json: { data: { confirmEmail: { __typename: 'User', id: '1', isEmailConfirmed: true } } },
        }),
      );
      await page.goto('/confirm-email?token=abc');
      await page.getByText('E-mail confirmado. Obrigado!').waitFor();
    },
  },
  {
    name: 'confirm-email-busy',
    path: '/forgot-password',
    async act(page) {
      await hold(page, 'ConfirmEmail');
      await page.goto('/confirm-email?token=abc');
      await page.getByText('Confirmando seu e-mail…').waitFor();
    },
  },
  {
    name: 'confirm-email-invalid',
    path: '/confirm-email?token=abc',
    act: (page) => page.getByText('Este link não vale mais').waitFor(),
  },
  {
    name: 'confirm-email-failed',
    path: '/forgot-password',
    expected: FAILED,
    async act(page) {
      await fail(page, 'ConfirmEmail');
      await page.goto('/confirm-email?token=abc');
      await page.getByText('Não foi possível confirmar agora.').waitFor();
    },
  },
  signedIn({
    name: 'profile',
    act: (page) => page.getByText('Seu e-mail ainda não foi confirmado.').waitFor(),
  }),
  signedIn({
    name: 'profile-wrong',
    async act(page) {
      await field(page, 'Nome completo').fill('');
      await field(page, 'Nova senha').fill('curta');
      await press(page, 'Salvar alterações');
      await page.getByText('Nome é obrigatório').waitFor();
    },
  }),
  signedIn({
    name: 'profile-saved',
    viewportOnly: true,
    async act(page) {
      await field(page, 'Nome completo').fill('Rosa Maria Lima');
      await press(page, 'Salvar alterações');
      await page.getByText('Perfil atualizado com sucesso!').waitFor();
    },
  }),
  signedIn({
    name: 'profile-login-changed',
    async act(page) {
      await field(page, 'Senha atual').fill(PASSWORD);
      await field(page, 'Nova senha').fill('jabuticaba-serrana-8');
      await field(page, 'Confirmar nova senha').fill('jabuticaba-serrana-8');
      await press(page, 'Salvar alterações');
      await page.getByText('Dados atualizados com sucesso.').waitFor();
    },
  }),
  signedIn({
    name: 'profile-failed',
    expected: FAILED,
    async act(page) {
      await fail(page, 'UpdateProfile');
      await press(page, 'Salvar alterações');
      await page.getByText('Erro ao salvar perfil').waitFor();
    },
  }),
  signedIn({
    name: 'profile-closing',
    viewportOnly: true,
    async act(page) {
      await press(page, 'Encerrar conta');
      const modal = page.getByRole('dialog');
      await modal.getByRole('textbox', { name: 'Sua senha' }).fill('errada');
      await modal.getByRole('button', { name: 'Encerrar conta' }).click();
      await modal.getByText('A senha atual não confere.').waitFor();
    },
  }),
  signedIn(
    {
      name: 'access-denied',
      act: (page) => page.getByRole('heading', { name: /^Acesso/ }).waitFor(),
    },
    '/admin',
  ),
];
