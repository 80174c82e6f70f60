import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  freshEmail,
  freshName,
  logIn,
  openAs,
  registerOwner,
  type TestSession,
} from '../helpers/accounts.ts';
import { admin, pendingCompany } from '../helpers/admin-data.ts';
import { askAt, askGraphql } from '../helpers/api-requests.ts';
import { registerCompany } from '../helpers/companies.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

/** Of an account without plan. */
const PER_OWNER = 5;
const AT_ONCE = 4;

/** Creates pending companies whose names begin with `name`. */
async function fillQueue(name: string, count: number): Promise<void> {
  let left = count / PER_OWNER;
  const fillOne = async (): Promise<void> => {
    if (left-- <= 0) return;
    const owner = await registerOwner(siteUrl());
    for (let number = 0; number < PER_OWNER; number++)
      await registerCompany(askAt(siteUrl(), owner.token), { name: freshName(name) });
    return fillOne();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillOne));
}

const adminGraphql = async (query: string, variables: object = {}) =>
  askGraphql(siteUrl(), (await admin()).token)(query, variables);
const countOf = async (kind: string): Promise<number> =>
  (await adminGraphql('{ adminWorkCounts { kind count } }')).adminWorkCounts.find(
    (row: { kind: string }) => row.kind === kind,
  ).count;
/** Counts mails about rejections of companies whose names begin with `name`. */
async function rejectionMails(name: string): Promise<number> {
  const { adminMails } = await adminGraphql(
    'query ($q: String) { adminMails(q: $q, perPage: 100) { items { kind } } }',
    { q: name },
  );
  return adminMails.items.filter(({ kind }: { kind: string }) => kind === 'company-rejected').length;
}

/** Creates two companies and a request of a plan of one person, by whose name they are found. */
async function mattersOfOne() {
  const person = freshName('Dona Jandira');
  const owner = await registerOwner(siteUrl(), { name: person });
  const ask = askAt(siteUrl(), owner.token);
  const companies = [
    await registerCompany(ask, { name: freshName('Floricultura Ipê') }),
    await registerCompany(ask, { name: freshName('Floricultura Ipê') }),
  ] as const;
  const { data } = await askAt(siteUrl(), (await admin()).token)('GET', '/admin/plans');
  const plan = data.data.find(({ price }: { price: number }) => Number(price) > 0);
  await ask('POST', '/plan-requests', { requested_plan_id: String(plan.id), message: 'Abri mais uma loja.' });
  return { person, first: companies[0], second: companies[1] };
}

/** Returns the function that counts the clicks in an open page during some steps. */
async function countClicks(page: Page): Promise<(steps: () => Promise<void>) => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.clicks = '0';
    const count = ({ detail }: MouseEvent) => {
      // Keys press buttons too, without a pointer.
      if (detail > 0) document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
    };
    window.addEventListener('click', count, true);
  });
  const clicks = async () => Number(await page.evaluate(() => document.body.dataset.clicks));
  return async (steps) => {
    const before = await clicks();
    await steps();
    return (await clicks()) - before;
  };
}

/** Creates another administrator and signs him in. */
async function colleague(name: string): Promise<TestSession> {
  const account = { email: freshEmail(), password: 'jabuticaba-serrana-7' };
  await adminGraphql('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
    input: {
      ...account,
      name,
      passwordConfirmation: account.password,
      role: 'admin',
      adminRole: 'moderator',
    },
  });
  return logIn(siteUrl(), account);
}

const heading = (page: Page) => page.locator('#matter-title');
async function openMatter(page: Page, kind: string, id: string, name: string): Promise<void> {
  await openAs(page, await admin(), `/admin?item=${kind}:${id}`);
  await heading(page).getByText(name).waitFor();
  await page.getByRole('button', { name: 'Anterior' }).waitFor();
}

describeVisits('the inbox', ({ visit }) => {
  it('decides fifty of 200 by keyboard, and twenty with one reason', { timeout: 240_000 }, () =>
    visit({ viewport: DESKTOP, mayShift: true }, async (page) => {
      const name = freshName('Fila');
      await fillQueue(name, 200);
      const before = await countOf('newCompany');
      await openAs(page, await admin(), `/admin?kind=newCompany&q=${encodeURIComponent(name)}`);
      let keys = 0;
      const press = async (key: string) => {
        keys++;
        await page.keyboard.press(key);
      };
      await page.getByRole('link', { name: 'Começar a revisar' }).waitFor();
      await press('j');
      for (let decided = 0; decided < 50; decided++) {
        await heading(page).getByText(name).waitFor();
        await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();
        const shown = (await heading(page).textContent()) ?? '';
        await press('a');
        await heading(page).getByText(shown, { exact: true }).waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('matter-title');
      }
      expect(keys).toBeLessThan(150);
      expect(await countOf('newCompany')).toBe(before - 50);

      await page.getByRole('link', { name: 'Voltar à fila' }).click();
      const boxes = page.getByRole('checkbox', { name: `Selecionar ${name}` });
      await boxes.nth(19).waitFor();
      let clicks = 0;
      const click = async (target: ReturnType<Page['locator']>, shift = false) => {
        clicks++;
        await target.click(shift ? { modifiers: ['Shift'] } : {});
      };
      await click(boxes.first());
      await click(boxes.nth(19), true);
      await click(page.getByRole('button', { name: 'Rejeitar', exact: true }));
      await click(page.getByRole('button', { name: /^Empresa duplicada/ }));
      const report = page.getByRole('region', { name: 'Ação em lote' });
      await report.getByText(/^20 empresas foram rejeitadas\. Dá para desfazer/).waitFor();
      expect(clicks).toBeLessThanOrEqual(6);
      expect(await countOf('newCompany')).toBe(before - 70);
      await page.getByText('Desfazer só algumas').click();
      await page
        .getByRole('button', { name: `Desfazer: ${name}` })
        .nth(3)
        .click();
      await expect.poll(() => countOf('newCompany')).toBe(before - 69);
      await report.getByRole('button', { name: 'Desfazer', exact: true }).click();
      await expect.poll(() => countOf('newCompany'), { timeout: 10_000 }).toBe(before - 50);
      expect(await rejectionMails(name)).toBe(0);

      // The whole filter, in the background, once those that wait again are listed.
      await page.getByText(/^150 itens na fila/).waitFor();
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Selecionar todas as 150' }).click();
      await page.getByRole('button', { name: 'Rejeitar', exact: true }).click();
      await page.getByRole('heading', { name: 'Rejeitar: 150 empresas novas. Por quê?' }).waitFor();
      await expectAccessible(page, 'a question about the whole filter');
      await page.getByRole('button', { name: /^Empresa duplicada/ }).click();
      await report.getByText(/^150 empresas foram rejeitadas\./).waitFor({ timeout: 60_000 });
      expect(await countOf('newCompany')).toBe(before - 200);
      await report.getByRole('button', { name: 'Desfazer', exact: true }).click();
      await report.getByText(/^Desfeito: 150 empresas/).waitFor({ timeout: 60_000 });
      await expectAccessible(page, 'the report of a bulk action');
      expect(await countOf('newCompany')).toBe(before - 50);
      expect(await rejectionMails(name)).toBe(0);
    }),
  );

  it('goes on across the pages of the list', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const name = freshName('Páginas');
      await fillQueue(name, 55);
      await openAs(page, await admin(), `/admin?kind=newCompany&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name: name }).nth(49).click();
      await page.getByText('50 de 55').waitFor();
      await page.keyboard.press('j');
      await page.getByText('51 de 55').waitFor();
      expect(page.url()).toContain('page=2');
      await page.keyboard.press('k');
      await page.getByText('50 de 55').waitFor();
      const shown = (await heading(page).textContent()) ?? '';
      await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();
      await page.keyboard.press('a');
      await heading(page).getByText(shown, { exact: true }).waitFor({ state: 'detached' });
      await heading(page).getByText(name).waitFor();
      await page.getByText('50 de 54').waitFor();
    }));

  it('opens a matter with all that is known, and decides it in few clicks', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { person, first, second } = await mattersOfOne();
      await openAs(page, await admin(), `/admin?q=${encodeURIComponent(person)}`);
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await heading(page).getByText(first.name).waitFor();
      for (const part of ['Dados da empresa', 'Empresas parecidas', 'Quem pede', 'Localização'])
        await page.getByRole('heading', { name: part, exact: true }).waitFor();
      await expectAccessible(page);
      const clicksOf = await countClicks(page);
      const press = (name: string | RegExp) =>
        page.getByRole('button', { name }).and(page.locator(':enabled')).click();

      const approved = await clicksOf(async () => {
        await press('Aprovar');
        await heading(page).getByText(second.name).waitFor();
      });
      const undone = await clicksOf(async () => {
        await press(`Desfazer: ${first.name} foi aprovada.`);
        await heading(page).getByText(first.name).waitFor();
      });
      expect(page.url()).toContain(`item=newCompany:${first.id}`);
      const edited = await clicksOf(async () => {
        await press('Editar empresa');
        await page.getByRole('dialog').getByLabel('Descrição').fill('Arranjos, buquês e vasos.');
        await press('Salvar alterações');
        await page.getByRole('region', { name: 'Dados da empresa' }).getByText('Arranjos, buquês').waitFor();
      });
      const rejected = await clicksOf(async () => {
        await press('Rejeitar');
        await press(/^Empresa duplicada/);
        await heading(page).getByText(second.name).waitFor();
      });
      await page.getByText(`${first.name} foi rejeitada.`, { exact: true }).waitFor();
      await expectAccessible(page);
      // By its key: a click at the place of the next one would make that a double click.
      await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();
      await page.keyboard.press('a');
      await heading(page).getByText(person).waitFor();
      const planned = await clicksOf(async () => {
        await press('Aprovar');
        await page.getByText(`A solicitação de ${person} foi aprovada.`, { exact: true }).waitFor();
      });
      const found = await clicksOf(async () => {
        await page.keyboard.press('Control+K');
        await page.keyboard.type(second.name);
        await page.getByRole('option', { name: second.name }).first().waitFor();
        await page.keyboard.press('Enter');
        await page.getByRole('complementary', { name: second.name }).waitFor();
      });
      expect({ approved, rejected, planned, edited, undone, found }).toEqual({
        approved: 1,
        rejected: 2,
        planned: 1,
        edited: 2,
        undone: 1,
        found: 0,
      });
    }));

  it('keeps the undo of a decision when another screen is opened', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [first, second] = [await pendingCompany('Chaveiro Ipê'), await pendingCompany('Chaveiro Ipê')];
      const isWaiting = async (id: string) =>
        (
          await adminGraphql(
            'query ($id: ID!) { adminWorkMatter(kind: newCompany, id: $id) { isWaiting } }',
            { id },
          )
        ).adminWorkMatter.isWaiting;
      for (const { id, name } of [first, second]) {
        await openMatter(page, 'newCompany', id, name);
        await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).click();
        await page.getByText(`${name} foi aprovada.`, { exact: true }).waitFor();
        await page.getByRole('link', { name: 'Empresas', exact: true }).click();
        await page.getByRole('heading', { name: 'Empresas', level: 1 }).waitFor();
        const undo = page.getByRole('button', { name: `Desfazer: ${name} foi aprovada.` });
        await undo.waitFor();
        await expectAccessible(page);
        expect(await isWaiting(id)).toBe(false);
        if (id === first.id) {
          await undo.press('Enter');
          await page.waitForFunction(() => document.activeElement !== document.body);
        } else await page.keyboard.press('u');
        await page.getByText('Desfeito.').waitFor();
        expect(await isWaiting(id)).toBe(true);
      }
    }));

  it('asks for a reason by keyboard, and a key that is held down counts once', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [first, second] = [await pendingCompany('Oficina'), await pendingCompany('Oficina')];
      await openMatter(page, 'newCompany', first.id, first.name);
      await page.keyboard.down('r');
      await page.keyboard.down('r');
      await page.keyboard.up('r');
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rejeitar' }).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
      await page.keyboard.press('1');
      await page.getByText(`${first.name} foi rejeitada.`, { exact: true }).waitFor();
      await openMatter(page, 'newCompany', second.id, second.name);
      await page.keyboard.down('a');
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('a');
      await page.keyboard.up('a');
      await page.getByText(`${second.name} foi aprovada.`, { exact: true }).waitFor();
      const before = await countOf('newCompany');
      await page.waitForTimeout(300);
      expect(await countOf('newCompany')).toBe(before);
    }));

  it('tells another administrator within two seconds what was decided, by whom, and what changed', () =>
    visit({ viewport: DESKTOP }, async (page) =>
      visit({ viewport: DESKTOP }, async (other) => {
        const name = freshName('Bar');
        const owner = await registerOwner(siteUrl());
        const ask = askAt(siteUrl(), owner.token);
        const [first, second, third] = [
          await registerCompany(ask, { name: `${name} um` }),
          await registerCompany(ask, { name: `${name} dois` }),
          await registerCompany(ask, { name: `${name} três` }),
        ];
        const list = `/admin?kind=newCompany&q=${encodeURIComponent(name)}`;
        const approveNext = async (shown: { name: string }) => {
          await heading(other).getByText(shown.name).waitFor();
          await other.getByRole('button', { name: 'Aprovar' }).and(other.locator(':enabled')).click();
          await other.getByText(`${shown.name} foi aprovada.`, { exact: true }).waitFor();
        };
        await openAs(page, await admin(), list);
        const rows = page.locator('[data-row-link]');
        await rows.nth(2).waitFor();
        await openAs(other, await colleague('Ana Lima'), `${list}&item=newCompany:${first.id}`);
        await approveNext(first);
        const decided = page.getByRole('listitem').filter({ hasText: first.name });
        await decided.getByText('Ana já aprovou').waitFor({ timeout: 5_000 });
        expect(await rows.allTextContents()).toEqual([first.name, second.name, third.name]);
        await expectAccessible(page);
        await rows.first().click({ force: true });
        expect(page.url()).not.toContain('item=');

        await rows.nth(1).click();
        await heading(page).getByText(second.name).waitFor();
        await approveNext(second);
        await page.getByText(/^Ana Lima já aprovou esta empresa/).waitFor({ timeout: 2_000 });
        expect(await page.getByRole('button', { name: 'Aprovar' }).count()).toBe(0);
        await page.keyboard.press('j');
        await heading(page).getByText(third.name).waitFor();
        await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();

        await ask('PUT', `/companies/${third.id}`, { description: 'Agora com almoço todos os dias.' });
        await page.getByText('A empresa mudou enquanto você lia.').waitFor({ timeout: 2_000 });
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Mostrar' }).click();
        await page.getByText('Agora com almoço').waitFor();
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('matter-title');
        await page.keyboard.press('a');
        await page.getByText(`${third.name} foi aprovada.`, { exact: true }).waitFor();
      }),
    ));

  it('shows the matter alone on a phone, with a way back', () =>
    visit({ viewport: PHONE }, async (page) => {
      const company = await pendingCompany('Bar do Porto');
      await openAs(page, await admin(), `/admin?q=${encodeURIComponent(company.name)}`);
      await page.getByRole('link', { name: company.name }).click();
      await heading(page).getByText(company.name).waitFor();
      await expectAccessible(page);
      expect(await page.getByRole('complementary', { name: 'Fila' }).isVisible()).toBe(false);
      await page.goBack();
      await page.getByRole('heading', { name: 'Esperam por você' }).waitFor();
      await expectAccessible(page);
    }));
});
