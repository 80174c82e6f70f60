import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, adminGraphql, colleague, countOf, pendingCompany } from '../helpers/admin-data.ts';
import { askAt } from '../helpers/api-requests.ts';
import { registerCompany } from '../helpers/companies.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { undoOf } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';
import { settled } from '../helpers/wait-until-idle.ts';

const { 1: DESKTOP } = SIZES;

/** Creates two companies and a request of a plan of one person, by whose name they are found. */
async function approvalsOfOne() {
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

const heading = (page: Page) => page.locator('#approval-title');
async function openApproval(page: Page, kind: string, id: string, name: string): Promise<void> {
  await openAs(page, await admin(), `/admin?item=${kind}:${id}`);
  await heading(page).getByText(name).waitFor();
  await page.getByRole('button', { name: 'Anterior' }).waitFor();
}

describeVisits('an open approval', ({ visit }) => {
  it('opens an approval with all that is known, and decides it in few clicks', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { person, first, second } = await approvalsOfOne();
      await openAs(page, await admin(), `/admin?q=${encodeURIComponent(person)}`);
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await heading(page).getByText(first.name).waitFor();
      for (const part of ['Dados da empresa', 'Empresas parecidas', 'Quem pede', 'Localização'])
        await page.getByRole('heading', { name: part, exact: true }).waitFor();
      await expectAccessible(page);
      const clicksOf = await countClicks(page);
      const press = (name: string | RegExp) =>
        page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).click();

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
      await undoOf(page, `${first.name} foi rejeitada.`).waitFor();
      await expectAccessible(page);
      // By its key: a click at the place of the next one would make that a double click.
      await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();
      await page.keyboard.press('a');
      await heading(page).getByText(person).waitFor();
      const planned = await clicksOf(async () => {
        await press('Aprovar');
        await undoOf(page, `A solicitação de ${person} foi aprovada.`).waitFor();
      });
      const found = await clicksOf(async () => {
        await page.keyboard.press('Control+K');
        // The test types characters that have no key; they reach the focused field only.
        await page.locator('[role=dialog] input:focus').waitFor();
        await page.keyboard.type(second.name);
        // Not the option that searches the list.
        await page.getByRole('option', { name: new RegExp(`^${second.name}`), selected: true }).waitFor();
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
        await openApproval(page, 'newCompany', id, name);
        await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).click();
        await undoOf(page, `${name} foi aprovada.`).waitFor();
        await page.getByRole('link', { name: 'Empresas', exact: true }).click();
        await page.getByRole('heading', { name: 'Empresas', level: 1 }).waitFor();
        const undo = undoOf(page, `${name} foi aprovada.`);
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
      await openApproval(page, 'newCompany', first.id, first.name);
      await page.keyboard.down('r');
      await page.keyboard.down('r');
      await page.keyboard.up('r');
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rejeitar', exact: true }).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('heading', { name: 'Rejeitar: por quê?' }).waitFor();
      await page.keyboard.press('1');
      await undoOf(page, `${first.name} foi rejeitada.`).waitFor();
      await openApproval(page, 'newCompany', second.id, second.name);
      await page.keyboard.down('a');
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('a');
      await page.keyboard.up('a');
      await undoOf(page, `${second.name} foi aprovada.`).waitFor();
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
          await undoOf(other, `${shown.name} foi aprovada.`).waitFor();
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
        // Changes made before the refetch ends show no notice.
        await settled(page);

        await ask('PUT', `/companies/${third.id}`, { description: 'Agora com almoço todos os dias.' });
        await page.getByText('A empresa mudou enquanto você lia.').waitFor({ timeout: 2_000 });
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Mostrar' }).click();
        await page.getByText('Agora com almoço').waitFor();
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('approval-title');
        await page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')).waitFor();
        await page.keyboard.press('a');
        await undoOf(page, `${third.name} foi aprovada.`).waitFor();
      }),
    ));
});
