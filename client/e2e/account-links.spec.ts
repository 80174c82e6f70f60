import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerOwner, signIn } from './helpers/accounts.ts';
import { axeFindings } from './helpers/axe.ts';
import { type FakeSmtpServer, linkOf, startFakeSmtpServer } from './helpers/fake-smtp-server.ts';
import { type RunningProgram, startProgram } from './helpers/program.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const NEW_PASSWORD = 'jabuticaba-serrana-8';

describeVisits('the links in mails', ({ visit }) => {
  let smtp: FakeSmtpServer;
  let program: RunningProgram;
  beforeAll(async () => {
    smtp = await startFakeSmtpServer();
    program = await startProgram({
      SMTP_URL: smtp.url,
      DEMO_DATA: 'false',
      LIMIT_REGISTRATIONS: '1000',
    });
  });
  afterAll(async () => {
    await program?.stop();
    await smtp?.close();
  });

  /** Returns path and query of the link to a page in the mail to an address. */
  const linkTo = async (page: string, address: string): Promise<string> =>
    linkOf(await smtp.mailTo(address, `/${page}?token=`), `/${page}`);
  const field = (page: Page, label: string) =>
    page.locator('main').getByRole('textbox', { name: label, exact: true });

  async function choose(page: Page): Promise<void> {
    await field(page, 'Nova senha').fill(NEW_PASSWORD);
    await field(page, 'Confirmar nova senha').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  }

  it('lead from a forgotten password to a new one, once', async () => {
    const { user } = await registerOwner(program.url);
    await visit({ baseURL: program.url, viewport: SIZES[0] }, async (page) => {
      await page.goto('/login');
      await hydrated(page);
      await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
      await field(page, 'E-mail da sua conta').fill(user.email);
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByText('Se houver uma conta com o e-mail').waitFor();
      expect(await axeFindings(page)).toEqual([]);

      const link = await linkTo('reset-password', user.email);
      await page.goto(link);
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
      await choose(page);
      await page.waitForURL('**/login');
      await page.getByText('Senha alterada. Entre com a nova senha.').waitFor();
      await field(page, 'E-mail').fill(user.email);
      await field(page, 'Senha').fill(NEW_PASSWORD);
      await page.locator('main').getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.waitForURL('**/user-dashboard');

      await page.goto(link);
      await hydrated(page);
      await choose(page);
      await page.getByText('Este link não vale mais').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Pedir um novo link' }).click();
      await page.waitForURL('**/forgot-password');
    });
  });

  it('answer the same where there is no account', () =>
    visit({ baseURL: program.url }, async (page) => {
      await page.goto('/forgot-password');
      await hydrated(page);
      await field(page, 'E-mail da sua conta').fill('ninguem@exemplo.com.br');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByText('Se houver uma conta com o e-mail').waitFor();
    }));

  it('confirm an address, once, and the profile shows it', async () => {
    const owner = await registerOwner(program.url);
    await visit({ baseURL: program.url, viewport: SIZES[0] }, async (page) => {
      await signIn(page, owner);
      await page.goto('/profile');
      await page.getByText('Seu e-mail ainda não foi confirmado.').waitFor();
      const link = await linkTo('confirm-email', owner.user.email);
      await page.goto(link);
      await page.getByText('E-mail confirmado. Obrigado!').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goto('/profile');
      await page.getByRole('heading', { name: 'Meu perfil' }).waitFor();
      expect(await page.getByText('Seu e-mail ainda não foi confirmado.').count()).toBe(0);
      await page.goto(link);
      await page.getByText('Este link não vale mais').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  it('are sent once more from the profile', async () => {
    const owner = await registerOwner(program.url);
    await visit({ baseURL: program.url }, async (page) => {
      await signIn(page, owner);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Enviar confirmação de novo' }).click();
      await page.getByText('Enviamos um novo link').waitFor();
    });
  });
});
