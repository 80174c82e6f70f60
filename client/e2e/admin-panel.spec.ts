import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { asApi, logInAsAdmin, registerOwner, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { startProgram } from './program.ts';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const [PHONE, DESKTOP] = SIZES;
let known: Promise<TestSession> | undefined;
/** The administrator logs in once. */
const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};

async function openAs(page: Page, session: TestSession, path: string) {
  await signIn(page, session);
  await page.goto(path);
  await hydrated(page);
}

/** In both schemes, since colours differ. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

const expectNoSideways = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

/** The operation fails as a broken server does, until it is told to work again. */
async function breakOperation(page: Page, operation: string): Promise<() => void> {
  let isBroken = true;
  await page.route('**/graphql*', (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    return isBroken && asked.includes(operation)
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback();
  });
  return () => {
    isBroken = false;
  };
}

const FAULT = /Failed to load resource/;

describeVisits('the overview', ({ visit }) => {
  it('tells the figures and what answers, and each card leads to its list', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      await visit({ viewport }, async (page) => {
        await openAs(page, await admin(), '/admin');
        await page.getByRole('link', { name: 'Visão geral', exact: true }).waitFor();
        await page.getByText('Online').nth(2).waitFor();
        await page.getByText(/^no ar há /).waitFor();
        await page.getByText(/^Atualizado às \d\d:\d\d/).waitFor();
        await expectNoSideways(page);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Ver aprovações' }).click();
        await page.waitForURL('**/admin?tab=approvals');
      });
    }
  });

  it('says that it could not be loaded, and loads it', () =>
    visit({ viewport: PHONE, expected: FAULT }, async (page) => {
      const mend = await breakOperation(page, 'AdminOverview');
      await openAs(page, await admin(), '/admin');
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor();
      await expectAccessible(page);
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByText('Online').first().waitFor();
    }));
});

describeVisits('management', ({ visit }) => {
  it('leads to every tool, by keyboard too', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin?tab=management');
      await page.getByText('10 categorias visíveis').waitFor();
      await page.getByText(/cidades visíveis$/).waitFor();
      await expectNoSideways(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Auditoria' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin?tab=mails');
    }));
});

describeVisits('the administrator’s dashboard', ({ visit }) => {
  it('makes a company, which is the newest then', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const name = `Café da Serra ${process.pid}-${Date.now().toString(36)}`;
      await openAs(page, await admin(), '/dashboard');
      await page.getByRole('heading', { name: 'Empresas recentes' }).waitFor();
      await page.getByText(/aprovadas$/).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Nova empresa' }).click();
      const modal = page.getByRole('dialog', { name: 'Nova empresa' });
      await modal.getByRole('button', { name: 'Criar empresa' }).click();
      await modal.getByText('Categoria é obrigatória').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Nome').fill(name);
      await modal.getByLabel('Categoria').selectOption({ label: 'Alimentação' });
      await modal.getByRole('combobox', { name: 'Cidade' }).fill('Campinas - SP');
      await modal.getByRole('button', { name: 'Criar empresa' }).click();
      await page.getByText('Empresa criada com sucesso!').waitFor();
      await page.getByRole('link', { name }).waitFor();
      const found = await asApi(inject('url'), (await admin()).token)(
        'GET',
        `/companies?q=${encodeURIComponent(name)}`,
      );
      expect(found.body.data.data[0]).toMatchObject({ name, is_approved: true, category: 'Alimentação' });
    }));

  it('changes the own name by keyboard, and closes the window after a moment', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/dashboard');
      const open = page.getByRole('button', { name: 'Editar perfil' });
      await open.focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog', { name: 'Editar perfil' });
      const name = modal.getByLabel('Nome completo');
      const before = await name.inputValue();
      await name.fill('');
      await page.keyboard.press('Enter');
      await modal.getByText('Nome é obrigatório').waitFor();
      await name.fill('Ana Prado');
      await expectAccessible(page);
      await name.press('Enter');
      await page.getByText('Perfil atualizado com sucesso!').waitFor();
      await modal.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Editar perfil');
      await expectNoSideways(page);
      await asApi(inject('url'), (await admin()).token)('PUT', '/auth/profile', {
        name: before,
        email: (await admin()).user.email,
      });
    }));

  it('says so when the profile cannot be saved, or nothing can be loaded', () =>
    visit({ viewport: PHONE, expected: FAULT }, async (page) => {
      const mend = await breakOperation(page, 'AdminDashboard');
      await openAs(page, await admin(), '/dashboard');
      await page.getByText('Erro ao carregar estatísticas do dashboard').waitFor();
      await expectAccessible(page);
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('heading', { name: 'Empresas recentes' }).waitFor();
      await breakOperation(page, 'UpdateProfile');
      await page.getByRole('button', { name: 'Editar perfil' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByText('Erro ao salvar perfil').waitFor();
    }));

  it('removes the demonstration with one click and a question', async () => {
    // In a program of its own: others need the demonstration.
    const program = await startProgram();
    try {
      await visit({ viewport: PHONE, baseURL: program.url }, async (page) => {
        await openAs(page, await logInAsAdmin(program.url), '/dashboard');
        await page.getByRole('button', { name: 'Remover dados de demonstração' }).click();
        const modal = page.getByRole('dialog');
        await modal.getByText('Esta ação não pode ser desfeita.').waitFor();
        await expectAccessible(page);
        await modal.getByRole('button', { name: 'Remover tudo' }).click();
        await page.getByText(/^Removidos: /).waitFor();
        await page.getByText('Nenhuma empresa ainda').waitFor();
        await page.getByText('Os dados de demonstração foram removidos').waitFor();
        await expectAccessible(page);
      });
    } finally {
      await program.stop();
    }
  });
});

describeVisits('the site’s statistics', ({ visit }) => {
  it('are drawn without a complaint of the browser, for each period, and kept as a file', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      await visit({ viewport }, async (page) => {
        await openAs(page, await admin(), '/admin/statistics');
        await page.locator('.recharts-line').nth(4).waitFor({ state: 'attached' });
        await page.getByRole('table', { name: 'Cidades com mais empresas' }).waitFor();
        await expectNoSideways(page);
        await expectAccessible(page);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Exportar CSV' }).click();
        expect((await download).suggestedFilename()).toBe('estatisticas-30d.csv');
        await page.getByRole('link', { name: '90 dias' }).click();
        await page.waitForURL('**/admin/statistics?period=90d');
        await page.getByText(/^Últimos 90 dias: /).waitFor();
        await page.getByRole('button', { name: 'Ver tabela: Visualizações' }).press('Enter');
        await page.getByRole('columnheader', { name: 'Semana' }).first().waitFor();
      });
    }
  });

  it('say that they could not be loaded, and load', () =>
    visit({ viewport: PHONE, expected: FAULT }, async (page) => {
      const mend = await breakOperation(page, 'AdminStatistics');
      await openAs(page, await admin(), '/admin/statistics');
      await page.getByText('Erro ao carregar dados do painel administrativo').waitFor();
      await expectAccessible(page);
      mend();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('heading', { name: 'Cadastros' }).waitFor();
    }));

  it('are for administrators alone', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(inject('url')), '/admin/statistics');
      await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
    }));
});
