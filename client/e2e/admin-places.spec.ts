import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { asApi, logInAsAdmin, registerOwner, signIn, type TestSession } from './accounts.ts';
import { axeFindings } from './axe.ts';
import { describeVisits, hydrated, SIZES } from './visit.ts';

const [PHONE, DESKTOP] = SIZES;
let known: Promise<TestSession> | undefined;
/** The administrator logs in once. */
const admin = (): Promise<TestSession> => {
  known ??= logInAsAdmin(inject('url'));
  return known;
};

let number = 0;
/** A name that nothing else has. */
const freshName = (word: string): string => `${word} ${process.pid}-${Date.now().toString(36)}-${++number}`;

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

/** Nothing stands out at the side, neither of the page nor of its table. */
async function expectToFit(page: Page) {
  const beside = await page.evaluate(() => {
    const place = document.querySelector('table')?.parentElement;
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0)];
  });
  expect(beside).toEqual([0, 0]);
}

/** While `run` runs, an operation is answered by a broken server. */
async function whileBroken(page: Page, operation: string, run: () => Promise<void>) {
  const isAsked = (text: string | null) => text?.includes(operation) === true;
  await page.route('**/graphql*', (route) =>
    isAsked(route.request().postData()) || isAsked(route.request().url())
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback(),
  );
  await run();
  await page.unroute('**/graphql*');
}

describeVisits('categories of the administration', ({ visit }) => {
  it('are added, renamed, hidden, shown and removed, and what was done is in the log', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [first, second] = [freshName('Pets'), freshName('Animais')];
      await openAs(page, await admin(), '/admin/categories');
      await page.getByRole('table').waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole('button', { name: 'Nova categoria' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await modal.getByText('Nome é obrigatório').waitFor();
      await modal.getByLabel('Nome').fill('ALIMENTACAO');
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await modal.getByRole('alert').waitFor();
      await expectAccessible(page);
      await modal.getByLabel('Nome').fill(first);
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await page.getByText(`${first} foi adicionada.`).waitFor();

      await page.getByLabel('Buscar categoria').fill(first);
      await page.waitForURL('**q=**');
      await page.getByText('1 categoria', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Renomear ${first}` }).click();
      await modal.getByLabel('Nome').fill(second);
      await modal.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText(`A categoria agora se chama ${second}.`).waitFor();
      await page.getByText('Nenhuma categoria encontrada').waitFor();
      await page.getByLabel('Buscar categoria').fill(second);
      await page.getByRole('button', { name: `Ocultar ${second}` }).click();
      await page.getByText(`${second} não é mais oferecida.`).waitFor();
      await page.getByRole('button', { name: `Mostrar ${second}` }).click();
      await page.getByText(`${second} voltou a ser oferecida.`).waitFor();
      await page.getByRole('link', { name: `Histórico de ${second}` }).click();
      await page.getByText(`Administrador adicionou a categoria ${second}`).waitFor();
      await page.getByText('3 registros').or(page.getByText('4 registros')).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: `Remover ${second}` }).click();
      await modal.getByText('Isto não pode ser desfeito.').waitFor();
      await modal.getByRole('button', { name: 'Remover categoria' }).click();
      await page.getByText(`${second} foi removida.`).waitFor();
      await page.getByText('Nenhuma categoria encontrada').waitFor();
    }));

  it('that companies use are not removed: why is said first, by keyboard too', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/categories?order=companies');
      const remove = page.getByRole('button', { name: /^Remover/ }).first();
      await remove.focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog');
      await modal.getByText('Ainda há empresas nesta categoria').waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await page.waitForFunction(() => document.activeElement?.textContent === 'Fechar');
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Remover');
      await remove.click();
      await modal.getByRole('link', { name: /empresas?$/ }).click();
      await page.waitForURL(/\/admin\?tab=companies&category=\d+/);
    }));

  it('say what could not be loaded or saved', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      await signIn(page, await admin());
      await whileBroken(page, 'AdminCategories', async () => {
        await page.goto('/admin/categories');
        await page.getByText('Erro ao carregar categorias').waitFor();
        await expectAccessible(page);
      });
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      const name = freshName('Jardins');
      await page.getByRole('button', { name: 'Nova categoria' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Nome').fill(name);
      await whileBroken(page, 'CreateCategory', async () => {
        await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
        await modal.getByText('Erro ao salvar categoria').waitFor();
      });
      await modal.getByRole('button', { name: 'Adicionar categoria' }).click();
      await page.getByText(`${name} foi adicionada.`).waitFor();
      await page.getByLabel('Buscar categoria').fill(name);
      await page.getByText('1 categoria', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Remover ${name}` }).click();
      await whileBroken(page, 'RemoveCategory', async () => {
        await modal.getByRole('button', { name: 'Remover categoria' }).click();
        await modal.getByText('Erro ao remover categoria').waitFor();
      });
      await modal.getByRole('button', { name: 'Remover categoria' }).click();
      await page.getByText(`${name} foi removida.`).waitFor();
    }));
});

describeVisits('cities of the administration', ({ visit }) => {
  it('are paged, filtered by state, added and removed', () =>
    visit({ viewport: PHONE }, async (page) => {
      const name = freshName('Distrito');
      await openAs(page, await admin(), '/admin/cities');
      await page.getByText(/^5\.57\d cidades$/).waitFor();
      await expectToFit(page);
      await page.getByRole('link', { name: 'Próxima' }).click();
      await page.waitForURL('**page=2**');
      await page.getByLabel('Estado').selectOption({ label: 'Roraima' });
      await page.waitForURL(/\/admin\/cities\?state=RR$/);
      await page.getByText(/^1\d cidades$/).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Nova cidade' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Nome').fill(name);
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Adicionar cidade' }).click();
      await page.getByText(/^Distrito.*foi adicionada\.$/).waitFor();
      await page.getByLabel('Buscar cidade').fill(name);
      await page.getByText('1 cidade', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Remover ${name}` }).click();
      await modal.getByRole('button', { name: 'Remover cidade' }).click();
      await page.getByText(`${name} foi removida.`).waitFor();
      await page.getByText('Nenhuma cidade encontrada').waitFor();
      await expectAccessible(page);
    }));

  it('say what could not be loaded', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      await signIn(page, await admin());
      await whileBroken(page, 'AdminCities', async () => {
        await page.goto('/admin/cities');
        await page.getByText('Erro ao carregar cidades').waitFor();
      });
    }));
});

describeVisits('the audit log', ({ visit }) => {
  it('tells who did what to whom, with what changed, and is filtered in the address', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(inject('url'));
      const name = freshName('Padaria');
      const made = await asApi(inject('url'), owner.token)('POST', '/companies', {
        name,
        description: 'Pães de fermentação natural e bolos.',
        category_id: 3,
        city: 'Campinas - SP',
        phone: '(19) 3555-0166',
        email: owner.user.email,
      });
      const id = String(made.body.data.id);
      const ask = asApi(inject('url'), (await admin()).token);
      await ask('POST', `/admin/companies/${id}/approve`);
      await ask('PATCH', `/admin/companies/${id}/status`, { is_active: false });

      await openAs(page, await admin(), `/admin/audit?type=company&subject=${id}`);
      const switched = page.getByRole('row').filter({ hasText: `desativou a empresa ${name}` });
      await switched.getByText('Ativo', { exact: true }).waitFor();
      expect(await switched.textContent()).toMatch(/Sim.*Não/);
      await page.getByText(`aprovou a empresa ${name}`).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByLabel('Ação').selectOption('company.approve');
      await page.waitForURL('**action=company.approve**');
      await switched.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Retirar o filtro: Empresa: ${name}` }).press('Enter');
      await page.waitForURL((url) => !url.searchParams.has('subject'));
      await page.getByRole('combobox', { name: 'Feito por' }).fill('admin');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.waitForURL('**actor=**');
      await page.getByRole('button', { name: /^Retirar o filtro: Feito por/ }).waitFor();
      await page.getByLabel('Até').fill('2020-01-01');
      await page.getByText('Nenhum registro encontrado').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await page.waitForURL(/\/admin\/audit$/);
      await page.getByRole('table').waitFor();
    }));

  it('fits on a desktop, with nothing in it that could be changed', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await openAs(page, await admin(), '/admin/audit');
      await page.getByRole('table').waitFor();
      await expectToFit(page);
      expect(await page.getByRole('table').getByRole('button').count()).toBe(0);
    }));

  it('says that it could not be loaded', () =>
    visit({ viewport: PHONE, expected: /Failed to load resource/ }, async (page) => {
      await signIn(page, await admin());
      await whileBroken(page, 'AuditEntries', async () => {
        await page.goto('/admin/audit');
        await page.getByText('Erro ao carregar o registro de ações').waitFor();
      });
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('table').waitFor();
    }));

  it('and the lists are for administrators alone', () =>
    visit({ viewport: PHONE }, async (page) => {
      const owner = await registerOwner(inject('url'));
      for (const path of ['/admin/audit', '/admin/categories', '/admin/cities']) {
        await openAs(page, owner, path);
        await page.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor();
        await page.getByText('Você não tem permissão para acessar esta página.').waitFor();
      }
      await expectAccessible(page);
    }));
});
