import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshEmail, logIn, registerOwner, signIn } from './helpers/accounts.ts';
import { asApi } from './helpers/api-requests.ts';
import { ADMIN } from './helpers/program.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const PASSWORD = 'jabuticaba-serrana-7';
const LOGIN_AGAIN = 'Dados atualizados com sucesso. Faça login novamente se alterou o email ou a senha.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) =>
  page.locator('main').getByRole('textbox', { name: label, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(password);
  await page.locator('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Opens the header's menu: on phones its links are behind a button. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

describeVisits('a user with an account', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    it(`registers, signs out and in again (${name})`, () =>
      visit({ viewport }, async (page) => {
        const email = freshEmail();
        await open(page, '/');
        await openMenu(page);
        await page.getByRole('banner').getByRole('link', { name: 'Cadastrar' }).click();
        await page.waitForURL('**/register');
        await field(page, 'Nome completo').fill('Rosa Lima');
        await field(page, 'E-mail').fill(email);
        await field(page, 'Nome da empresa (opcional)').fill('Padaria da Rosa');
        await field(page, 'Senha').fill(PASSWORD);
        await field(page, 'Confirmar senha').fill('outra-senha-9');
        await page.getByRole('checkbox').check();
        await page.locator('main').getByRole('button', { name: 'Cadastrar' }).click();
        await page.getByText('As senhas não coincidem').waitFor();
        await field(page, 'Confirmar senha').fill(PASSWORD);
        await page.locator('main').getByRole('button', { name: 'Cadastrar' }).click();
        await page.waitForURL('**/user-dashboard');
        await openMenu(page);
        await page.getByText('Olá, Rosa Lima').waitFor();
        await button(page, 'Sair').click();
        await page.getByRole('search').first().waitFor();
        expect(new URL(page.url()).pathname).toBe('/');
        await page.waitForFunction(() => !('token' in localStorage || 'user' in localStorage));

        await openMenu(page);
        await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
        await page.waitForURL('**/login');
        await enter(page, email, 'senha-errada-1');
        await page.getByText('E-mail ou senha não conferem.').waitFor();
        await field(page, 'Senha').fill(PASSWORD);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/user-dashboard');
      }));
  }

  it('signs out to the home page, not to the login, on a slow phone too', () =>
    visit({ viewport: SIZES[1] }, async (page) => {
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      const { user, password } = await registerOwner(siteUrl());
      await open(page, '/login');
      await enter(page, user.email, password);
      await page.waitForURL('**/user-dashboard');
      await button(page, 'Sair').click();
      await page.getByRole('search').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }));

  it('stays signed in for 30 days on request, else for one', async () => {
    const { user } = await registerOwner(siteUrl());
    await visit({}, async (page) => {
      for (const remembers of [true, false]) {
        await open(page, '/login?next=/profile');
        if (remembers) await page.getByRole('checkbox', { name: 'Lembrar de mim' }).check();
        const sent = page.waitForRequest((request) => request.postData()?.includes('"Login"') ?? false);
        await enter(page, user.email, PASSWORD);
        expect((await sent).postDataJSON().variables.input.remember).toBe(remembers);
        await page.waitForURL(({ pathname }) => pathname === '/profile');
        await page.evaluate(() => localStorage.clear());
      }
    });
  });

  it('is redirected to the login and back to the requested page', async () => {
    const { user } = await registerOwner(siteUrl());
    await visit({ viewport: SIZES[0] }, async (page) => {
      await page.goto('/reports');
      await page.waitForURL('**/login?next=%2Freports');
      await enter(page, user.email, PASSWORD);
      await page.waitForURL('**/reports');
      // The login is no entry of the history.
      await open(page, '/login');
      await page.waitForURL('**/user-dashboard');
    });
  });

  it('sees no page of another role', async () => {
    const owner = await registerOwner(siteUrl());
    await visit({}, async (page) => {
      await signIn(page, owner);
      await page.goto('/admin');
      await page.getByRole('heading', { name: /^Acesso (restrito|não autorizado)$/ }).waitFor();
    });
  });

  it('starts at /admin as the administrator', () =>
    visit({}, async (page) => {
      await open(page, '/login');
      await enter(page, ADMIN.email, ADMIN.password);
      await page.waitForURL('**/admin');
    }));

  it('is signed out at the next request after the password was changed in another browser', async () => {
    const owner = await registerOwner(siteUrl());
    const other = await logIn(siteUrl(), { email: owner.user.email, password: PASSWORD });
    await visit({}, async (page) => {
      await signIn(page, owner);
      await open(page, '/profile');
      await page.getByRole('heading', { name: 'Meu perfil' }).waitFor();
      const context = await page.context().browser()?.newContext({ baseURL: siteUrl() });
      if (!context) throw new Error('No browser.');
      try {
        const elsewhere = await context.newPage();
        await signIn(elsewhere, other);
        await open(elsewhere, '/profile');
        await field(elsewhere, 'Senha atual').fill(PASSWORD);
        await field(elsewhere, 'Nova senha').fill('jabuticaba-serrana-8');
        await field(elsewhere, 'Confirmar nova senha').fill('jabuticaba-serrana-8');
        await button(elsewhere, 'Salvar alterações').click();
        await elsewhere.getByText(LOGIN_AGAIN).waitFor();
        await elsewhere.reload();
        await elsewhere.getByRole('heading', { name: 'Meu perfil' }).waitFor();
      } finally {
        await context.close();
      }
      await field(page, 'Nome completo').fill('Rosa de Fora');
      await button(page, 'Salvar alterações').click();
      const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
      await again.waitFor();
      await page.keyboard.type('jabuticaba-serrana-8');
      await page.keyboard.press('Enter');
      await again.waitFor({ state: 'detached' });
      expect(await field(page, 'Nome completo').inputValue()).toBe('Rosa de Fora');
    });
  });

  it('is signed out in all tabs of a browser at once', async () => {
    const owner = await registerOwner(siteUrl());
    await visit({ viewport: SIZES[1] }, async (page) => {
      await signIn(page.context(), owner);
      await open(page, '/profile');
      const tab = await page.context().newPage();
      await open(tab, '/');
      await button(tab, 'Sair').click();
      await page.waitForURL('**/login?next=%2Fprofile');
    });
  });

  it('changes name and e-mail, and the header follows', async () => {
    const owner = await registerOwner(siteUrl());
    const email = freshEmail();
    await visit({ viewport: SIZES[1] }, async (page) => {
      await signIn(page, owner);
      await open(page, '/profile');
      await field(page, 'Nome completo').fill('Rosa Maria Lima');
      await button(page, 'Salvar alterações').click();
      await page.getByText('Perfil atualizado com sucesso!').waitFor();
      await page.getByText('Olá, Rosa Maria Lima').waitFor();
      await page.getByText('Perfil atualizado com sucesso!').waitFor({ state: 'hidden', timeout: 5_000 });

      await field(page, 'E-mail').fill(email);
      await button(page, 'Salvar alterações').click();
      await page.getByText('Informe a senha atual').waitFor();
      await field(page, 'Senha atual').fill('senha-errada-1');
      await button(page, 'Salvar alterações').click();
      await page.getByText('A senha atual não confere.').first().waitFor();
      await field(page, 'Senha atual').fill(PASSWORD);
      await button(page, 'Salvar alterações').click();
      await page.getByText(LOGIN_AGAIN).waitFor();
      await page.getByText('Seu e-mail ainda não foi confirmado.').waitFor();
      await logIn(siteUrl(), { email, password: PASSWORD });
    });
  });

  it('downloads all personal data as one file', async () => {
    const owner = await registerOwner(siteUrl());
    await visit({}, async (page) => {
      await signIn(page, owner);
      await open(page, '/profile');
      const begun = page.waitForEvent('download');
      await button(page, 'Baixar meus dados').click();
      const download = await begun;
      expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data.account.email).toBe(owner.user.email);
    });
  });

  it('closes the account for good', async () => {
    const owner = await registerOwner(siteUrl());
    // The home page loads its cities and categories after the navigation.
    await visit({ viewport: SIZES[0] }, async (page) => {
      await signIn(page, owner);
      await open(page, '/profile');
      await button(page, 'Encerrar conta').click();
      const modal = page.getByRole('dialog');
      await modal.getByText('Isto não pode ser desfeito.').waitFor();
      await modal.getByRole('textbox', { name: 'Sua senha' }).fill(PASSWORD);
      await button(page, 'Encerrar conta').last().click();
      await page.getByText('Sua conta foi encerrada.').waitFor();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('search').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      const { status } = await asApi(siteUrl())('POST', '/auth/login', {
        email: owner.user.email,
        password: PASSWORD,
      });
      expect(status).toBe(401);
    });
  });

  it('cannot close the account of the last administrator', () =>
    visit({}, async (page) => {
      await signIn(page, await logIn(siteUrl(), ADMIN));
      await open(page, '/profile');
      await button(page, 'Encerrar conta').click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Sua senha' }).fill(ADMIN.password);
      await button(page, 'Encerrar conta').last().click();
      await page.getByText('Esta é a última conta de administrador e não pode ser encerrada.').waitFor();
    }));
});
