import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshEmail, logInAsAdmin, registerOwner, signIn } from './helpers/accounts.ts';
import { asApi } from './helpers/api-requests.ts';
import { axeFindings } from './helpers/axe.ts';
import { goOn } from './helpers/company-form-setup.ts';
import { type FakeSmtpServer, linkOf, startFakeSmtpServer } from './helpers/fake-smtp-server.ts';
import { type RunningProgram, startProgram } from './helpers/program.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const PASSWORD = 'jabuticaba-serrana-7';
const NEW_PASSWORD = 'jabuticaba-serrana-8';
const PHONE = { viewport: SIZES[0] };

let mails: FakeSmtpServer;
let program: RunningProgram;
beforeAll(async () => {
  if (inject('chromium') === '') return;
  mails = await startFakeSmtpServer();
  program = await startProgram({ DEMO_DATA: 'false', SMTP_URL: mails.url, LIMIT_REGISTRATIONS: '1000' });
});
afterAll(async () => {
  await program?.stop();
  await mails?.close();
});

/** Returns a picture wider than high, as phones take them. */
const photo = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#c92a4b' } })
    .jpeg()
    .toBuffer();

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Cadastrar', exact: true }).click();
  await page.getByLabel('Nome completo').fill('Rosa Lima');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nome da empresa (opcional)').fill('Doceria da Rosa');
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await page.waitForURL('**/user-dashboard');
  await page.getByText('Nenhuma Empresa Cadastrada').waitFor();
}

async function confirm(page: Page, email: string): Promise<void> {
  const mail = await mails.mailTo(email, '/confirm-email?token=');
  await page.goto(linkOf(mail, '/confirm-email'));
  await page.getByText('E-mail confirmado. Obrigado!').waitFor();
  await page.getByRole('link', { name: 'Ir para o meu painel' }).click();
  await page.waitForURL('**/user-dashboard');
}

async function registerCompany(page: Page): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cadastrar empresa/i })
    .first()
    .click();
  await page.waitForURL('**/register-company');
  expect(await page.getByLabel('Nome', { exact: false }).first().inputValue()).toBe('Doceria da Rosa');
  await page.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
  await page.getByRole('combobox', { name: 'Cidade' }).fill('campin');
  await page.getByRole('option', { name: /^Campinas SP/ }).click();
  await page.getByLabel('Endereço').fill('Rua das Flores, 10, Centro');
  await goOn(page, 2);
  await page.getByLabel('Telefone', { exact: false }).first().fill('19987654321');
  await goOn(page, 3);
  await page.getByLabel('Descrição').fill('Brigadeiros, bolos de festa e quindins feitos no dia.');
  await page.getByLabel('Logo').setInputFiles({
    name: 'fachada.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await page.getByRole('slider', { name: 'Aproximar' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Usar imagem' }).click();
  await page.getByRole('img', { name: 'Logo da empresa' }).waitFor();
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await page.waitForURL('**/user-dashboard?company=*');
  await page.getByText('Aguardando Aprovação').waitFor();
  return new URL(page.url()).searchParams.get('company') ?? '';
}

async function approve(page: Page): Promise<void> {
  await page.goto('/admin/approvals');
  await page.getByRole('link', { name: 'Doceria da Rosa' }).click();
  await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).click();
  await page.getByText('Nada espera por aprovação').waitFor();
}

async function visitCompany(page: Page): Promise<void> {
  await page.goto('/search?q=brigadeiro');
  await page.getByRole('heading').getByRole('link', { name: 'Doceria da Rosa' }).click();
  await page.waitForURL('**/company/*');
  await page.getByRole('img', { name: 'Logo de Doceria da Rosa' }).first().waitFor();
  await page.getByRole('radio', { name: /^5 estrelas/ }).check({ force: true });
  await page.getByLabel('Comentário (opcional)').fill('O melhor quindim da cidade.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await page.getByText('Você já avaliou esta empresa').waitFor();
  await page.getByLabel('Nome').fill('Júlia Araújo');
  await page.getByLabel('E-mail').fill('julia@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Vocês entregam no sábado?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByText('Mensagem enviada com sucesso!').waitFor();
}

async function reply(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mensagens/ }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('tab', { name: /Visitantes/ }).click();
  await modal.getByText('Vocês entregam no sábado?').waitFor();
  await modal.getByRole('button', { name: /Júlia Araújo/ }).click();
  await modal.getByRole('textbox', { name: /Sua resposta/ }).fill('Entregamos, sim, até as 14 h.');
  await modal.getByRole('button', { name: /Enviar resposta/ }).click();
  await modal.getByText('Entregamos, sim, até as 14 h.').waitFor();
  await mails.mailTo('julia@exemplo.com.br', 'Entregamos');
  await page.keyboard.press('Escape');
}

async function askForPlan(page: Page, plan: string): Promise<void> {
  // Folded on phones.
  const button = page.getByRole('button', { name: 'Editar Perfil e Planos' });
  if (!(await button.isVisible())) await page.getByRole('heading', { name: 'Perfil e plano' }).click();
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Editar Perfil e Planos' });
  await modal.getByRole('radio', { name: new RegExp(plan) }).check({ force: true });
  await modal.getByRole('button', { name: /Solicitar/ }).click();
  await page.getByText('Solicitação enviada com sucesso! O administrador será notificado').waitFor();
}

describeVisits('an owner, from nothing', ({ visit }) => {
  it('registers, confirms, publishes with a logo, is rated and written to, replies and asks for a plan', async () => {
    const email = freshEmail();
    const admin = await logInAsAdmin(program.url);
    const api = asApi(program.url, admin.token);
    const plans = await api('GET', '/plans/active');
    const plan = plans.body.data.data.at(-1).name as string;
    const at = { ...PHONE, baseURL: program.url };
    // What is answered leaves the panel.
    await visit({ ...at, mayShift: true }, async (page) => {
      await register(page, email);
      await confirm(page, email);
      const id = await registerCompany(page);
      await visit(at, async (office) => {
        await signIn(office, admin);
        await approve(office);
      });
      await mails.mailTo(email, 'Doceria da Rosa');
      await visit(at, visitCompany);
      await api('PUT', `/admin/companies/${id}/message-access`, { has_message_access: true });

      await page.goto(`/user-dashboard?company=${id}`);
      await page.getByText('Aprovada').first().waitFor();
      await page.getByText('5,0').first().waitFor();
      await reply(page);
      await askForPlan(page, plan);
    });
    const requests = await api('GET', '/admin/plan-requests');
    expect(requests.body.data.data).toHaveLength(1);
    expect(requests.body.data.data[0]).toMatchObject({
      status: 'pending',
      user: { email },
      requested_plan: { name: plan },
    });
  }, 120_000);
});

describeVisits('the links in mails', ({ visit }) => {
  /** Returns path and query of the link to a page in the mail to an address. */
  const linkTo = async (page: string, address: string): Promise<string> =>
    linkOf(await mails.mailTo(address, `/${page}?token=`), `/${page}`);
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
