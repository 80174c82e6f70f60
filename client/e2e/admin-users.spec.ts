import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  asApi,
  freshEmail,
  logIn,
  logInAsAdmin,
  registerOwner,
  signIn,
  type TestSession,
} from './accounts.ts';
import { axeFindings } from './axe.ts';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const [PHONE, DESKTOP] = SIZES;
const FAILED = /Failed to load resource/;
let known: Promise<TestSession> | undefined;
/** The administrator logs in once. */
const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};
const asAdmin = async () => asApi(inject('url'), (await admin()).token);

let number = 0;
/** A name that nobody else has. */
const freshName = (name: string): string => `${name} ${process.pid}-${Date.now().toString(36)}-${++number}`;

async function open(page: Page, path: string) {
  await signIn(page, await admin());
  await page.goto(path);
  await hydrated(page);
}

const usersPath = (q: string) => `/admin?tab=users&q=${encodeURIComponent(q)}`;

/** In both schemes, since colours differ. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

/** From now on the operation fails, until it is let through again. */
async function breakDown(page: Page, operation: string) {
  const carries = (text: string | null) =>
    text?.includes(`"${operation}"`) || text?.includes(`=${operation}&`);
  await page.route('**/graphql*', (route) =>
    carries(route.request().postData()) || carries(`${route.request().url()}&`)
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback(),
  );
  return () => page.unroute('**/graphql*');
}

/** Reads a toast to its end: those of two steps at once would push each other. */
async function hearOut(page: Page, text: string) {
  await page.getByText(text).waitFor();
  await page.getByText(text).waitFor({ state: 'detached' });
}

describeVisits('accounts', ({ visit }) => {
  it('are made, changed, and found again', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const [name, email] = [freshName('Íris Melo'), freshEmail()];
      await open(page, '/admin?tab=users');
      await page.getByRole('table', { name: 'Usuários' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Novo usuário' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('Nome é obrigatório').waitFor();
      await modal.getByText('Email é obrigatório').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Nome completo').fill(name);
      await modal.getByLabel('E-mail').fill(email);
      await modal.getByLabel(/^Papel/).selectOption({ label: 'Usuário' });
      await modal.getByLabel(/^Senha/).fill('jabuticaba-serrana-7');
      await modal.getByLabel('Confirmar senha').fill('jabuticaba-serrana-8');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('As senhas não coincidem').waitFor();
      await modal.getByLabel('Confirmar senha').fill('jabuticaba-serrana-7');
      const mend = await breakDown(page, 'CreateUser');
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await modal.getByText('Erro ao salvar usuário').waitFor();
      await mend();
      await modal.getByRole('button', { name: 'Criar usuário' }).click();
      await page.getByText(`A conta de ${name} foi criada.`).waitFor();
      expect((await logIn(inject('url'), { email, password: 'jabuticaba-serrana-7' })).user.role).toBe(
        'user',
      );

      await page.getByLabel('Buscar usuário').fill(email.toUpperCase());
      await page.waitForURL('**q=**');
      await page.getByText('1 usuário', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Editar ${name}` }).click();
      await modal.getByLabel(/^Papel/).selectOption({ label: 'Empresa' });
      await modal.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText(`Os dados de ${name} foram salvos.`).waitFor();
      await page.getByRole('row').filter({ hasText: name }).getByText('Empresa', { exact: true }).waitFor();
    }));

  it('get another password and plan, are kept out, let in, and removed with their companies', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const owner = await registerOwner(inject('url'), { name: freshName('Caio Luz') });
      const name = owner.user.name;
      const company = freshName('Padaria Ipê');
      await asApi(inject('url'), owner.token)('POST', '/companies', {
        name: company,
        description: 'Pães de fermentação natural e bolos.',
        category_id: 3,
        city: 'Campinas - SP',
        phone: '(19) 3555-0177',
        email: owner.user.email,
      });
      await open(page, usersPath(owner.user.email));
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByRole('link', { name: '1 empresa' }).waitFor();
      await row.getByText('Ativo', { exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const modal = page.getByRole('dialog');
      const choose = async (step: string) => {
        await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
        await modal.getByRole('button', { name: step }).click();
      };

      await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Definir senha' }).click();
      await modal.getByLabel(/^Nova senha/).fill('pitanga-serrana-7');
      await modal.getByLabel('Confirmar nova senha').fill('pitanga-serrana-7');
      await modal.getByRole('button', { name: 'Definir senha' }).click();
      await hearOut(page, `${name} tem uma senha nova.`);
      await logIn(inject('url'), { email: owner.user.email, password: 'pitanga-serrana-7' });

      await choose('Mudar plano');
      await modal.getByLabel('Plano', { exact: true }).waitFor();
      const options = await modal.getByLabel('Plano', { exact: true }).locator('option').allTextContents();
      await modal.getByLabel('Plano', { exact: true }).selectOption({ index: options.length - 1 });
      await modal.getByRole('button', { name: 'Salvar plano' }).click();
      await hearOut(page, `${name} agora tem o plano`);

      await choose('Desativar conta');
      const mend = await breakDown(page, 'SetUserActive');
      await modal.getByRole('button', { name: 'Desativar conta' }).click();
      await modal.getByText('Erro ao ativar/desativar usuário').waitFor();
      await mend();
      await modal.getByRole('button', { name: 'Desativar conta' }).click();
      await hearOut(page, `A conta de ${name} foi desativada.`);
      await row.getByText('Inativo', { exact: true }).waitFor();
      await page.getByLabel(`Selecionar ${name}`).check();
      await page.getByRole('button', { name: 'Ativar 1' }).click();
      await hearOut(page, `A conta de ${name} foi ativada.`);
      await row.getByText('Ativo', { exact: true }).waitFor();

      await choose('Remover usuário');
      await modal.getByText(company).waitFor();
      await modal.getByText('A empresa vinculada também será removida permanentemente').waitFor();
      await modal.getByText('Esta ação não pode ser desfeita.').waitFor();
      await expectAccessible(page);
      const mendRemoval = await breakDown(page, 'RemoveUser');
      await modal.getByRole('button', { name: 'Remover usuário' }).click();
      await modal.getByText('Erro ao remover usuário').waitFor();
      await mendRemoval();
      await modal.getByRole('button', { name: 'Remover usuário' }).click();
      await page.getByText(`A conta de ${name} foi removida.`).waitFor();
      await page.getByText('Nenhum usuário encontrado').waitFor();
      await expectAccessible(page);
    }));

  it('cannot be loaded, and then they can', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await signIn(page, await admin());
      const mend = await breakDown(page, 'Users');
      await page.goto('/admin?tab=users');
      await page.getByText('Erro ao carregar usuários').waitFor();
      await mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('table', { name: 'Usuários' }).waitFor();
    }));

  it('are changed by keyboard, and the focus comes back', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const owner = await registerOwner(inject('url'), { name: freshName('Davi Cruz') });
      await open(page, usersPath(owner.user.email));
      const more = page.getByRole('button', { name: `Mais ações: ${owner.user.name}` });
      await more.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Desativar conta' }).press('Enter');
      await page.getByRole('dialog', { name: 'Desativar conta' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(
        (label) => document.activeElement?.getAttribute('aria-label') === label,
        `Mais ações: ${owner.user.name}`,
      );
    }));
});

describeVisits('plans', ({ visit }) => {
  it('are made, changed, and removed', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const name = freshName('Bairro');
      await open(page, '/admin/plans');
      await page.getByRole('table', { name: 'Planos' }).waitFor();
      expect(await page.getByRole('form').count()).toBe(0);
      await page.getByText('/mês').first().waitFor();
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await expectAccessible(page);
      await page.getByLabel(/^Nome/).fill(name);
      await page.getByLabel('Preço por mês').fill('29.90');
      await page.getByLabel('Recursos').fill('Fotos\nMapa');
      const mend = await breakDown(page, 'CreatePlan');
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText('Erro ao salvar plano').waitFor();
      await mend();
      await page.getByRole('button', { name: 'Criar plano' }).click();
      await page.getByText(`O plano ${name} foi criado.`).waitFor();
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByText('R$ 29,90/mês').waitFor();
      await row.getByText('Fotos, Mapa').waitFor();

      await page.getByRole('button', { name: `Editar plano ${name}` }).click();
      await page.getByLabel('Ativo', { exact: true }).uncheck();
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await row.getByText('Inativo', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Remover plano ${name}` }).click();
      const modal = page.getByRole('dialog', { name: 'Remover plano?' });
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Remover plano' }).click();
      await page.getByText(`O plano ${name} foi removido.`).waitFor();
      await row.waitFor({ state: 'detached' });
    }));

  it('cannot be loaded, and are for administrators alone', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await signIn(page, await admin());
      await breakDown(page, 'ManagedPlans');
      await page.goto('/admin/plans');
      await page.getByText('Erro ao carregar planos').waitFor();
      await signIn(page, await registerOwner(inject('url')));
      await page.goto('/admin/plans');
      await page.getByText('Acesso não autorizado').waitFor();
    }));
});

describeVisits('settings of the site', ({ visit }) => {
  it('change header and footer at once', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const before = (await (await asAdmin())('GET', '/admin/settings')).body.data;
      await open(page, '/admin?tab=settings');
      const opener = page.getByRole('button', { name: 'Editar configurações' });
      await opener.press('Enter');
      const name = page.getByLabel('Nome do site');
      await name.fill('Guia da Serra');
      await page.goBack();
      await page.getByText('Há alterações que não foram salvas.').waitFor();
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      expect([await name.inputValue(), new URL(page.url()).search]).toEqual([
        'Guia da Serra',
        '?tab=settings&window=system',
      ]);
      await expectAccessible(page);
      const mend = await breakDown(page, 'UpdateSystemSettings');
      await page.getByRole('button', { name: 'Salvar configurações' }).click();
      await page.getByText('Erro ao salvar configurações').waitFor();
      await mend();
      try {
        await page.getByRole('button', { name: 'Salvar configurações' }).click();
        await page.getByRole('banner').getByText('Guia da Serra').waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        expect(new URL(page.url()).search).toBe('?tab=settings');
        expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
        await page.getByRole('contentinfo').getByText('Guia da Serra').first().waitFor();
        expect(await page.title()).toContain('Guia da Serra');
        await page.reload();
        await page.getByRole('banner').getByText('Guia da Serra').waitFor();
      } finally {
        await (await asAdmin())('PUT', '/admin/settings', { site_name: before.site_name });
      }
    }));

  it('keep the policy', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await open(page, '/admin?tab=settings&window=policy');
      const days = page.getByLabel('Prazo para decidir');
      const email = page.getByLabel('E-mail para avisos');
      const save = page.getByRole('button', { name: 'Salvar políticas' });
      await days.fill('31');
      await save.click();
      await page.getByText('O prazo vai de 1 a 30 dias.').waitFor();
      await expectAccessible(page);
      // As people type: what they cause to move does not count as jumping.
      await days.press('Control+A');
      await page.keyboard.type('9');
      await email.press('End');
      await page.keyboard.type('fila@exemplo.com.br');
      const mend = await breakDown(page, 'UpdateApprovalPolicy');
      await save.click();
      await page.getByText('Erro ao salvar políticas').waitFor();
      await mend();
      await save.click();
      await page.getByText('Políticas de aprovação salvas.').waitFor();
      await page.getByText('fila@exemplo.com.br').waitFor();
      await page.getByRole('button', { name: 'Editar políticas' }).click();
      expect([await days.inputValue(), await email.inputValue()]).toEqual(['9', 'fila@exemplo.com.br']);
      await days.fill('7');
      await email.fill('');
      await save.click();
      await page.getByText('Políticas de aprovação salvas.').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }));

  it('close the site to all but administrators, and open it', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await open(page, '/admin?tab=settings');
      await page.getByRole('button', { name: 'Ativar modo de manutenção' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByText('O site fecha agora para todos que não são administradores').waitFor();
      await expectAccessible(page);
      try {
        await modal.getByRole('button', { name: 'Ativar manutenção' }).click();
        await page.getByText('O site está em manutenção.').waitFor();
        expect((await asApi(inject('url'))('GET', '/companies/categories')).status).toBe(503);
        await page.getByRole('button', { name: 'Reabrir o site' }).click();
        await page.getByText('O site está aberto a todos.').waitFor();
        expect((await asApi(inject('url'))('GET', '/companies/categories')).status).toBe(200);
      } finally {
        await (await asAdmin())('PUT', '/admin/settings', { maintenance_mode: false });
      }
    }));
});
