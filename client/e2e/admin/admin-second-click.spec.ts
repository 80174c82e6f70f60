import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner, type TestSession } from '../helpers/accounts.ts';
import { admin, asAdmin, pendingCompany } from '../helpers/admin-data.ts';
import { askAt } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { undoOf } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [, DESKTOP] = SIZES;

/** Clicks, waits until the answer is on the screen, and clicks once more at the same place as part of a double click. */
async function clickTwice(page: Page, button: Locator, isDone: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await isDone.waitFor();
  await wait(50);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Creates two pending companies; a search for the word finds only them. */
async function twoPending(): Promise<{ word: string; names: string[]; ids: string[] }> {
  const word = freshName('Ateliê Ipê');
  const companies = [await pendingCompany(`${word} um`), await pendingCompany(`${word} dois`)];
  return { word, names: companies.map(({ name }) => name), ids: companies.map(({ id }) => id) };
}

const queueOf = (word: string) => `/admin/approvals?kind=newCompany&q=${encodeURIComponent(word)}`;

/** Returns whether a company still waits. */
async function isPending(id: string | undefined): Promise<boolean> {
  const { body } = await (await asAdmin())('GET', `/companies/${id}`);
  return body.data.is_approved === false;
}

async function askForPlan(owner: TestSession, planId: string): Promise<void> {
  await askAt(siteUrl(), owner.token)('POST', '/plan-requests', {
    requested_plan_id: planId,
    message: 'Abri mais uma loja.',
  });
}

describeVisits('a list of pending decisions', ({ visit }) => {
  it('decides one company by a double click, and not the one that opens next', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { word, names, ids } = await twoPending();
      await openAs(page, await admin(), `${queueOf(word)}&item=newCompany:${ids[0]}`);
      await clickTwice(
        page,
        page.getByRole('button', { name: 'Aprovar' }).and(page.locator(':enabled')),
        page.locator('#approval-title').getByText(`${names[1]}`),
      );
      await wait(700);
      await undoOf(page, `${names[0]} foi aprovada.`).waitFor();
      expect(await undoOf(page, `${names[1]} foi aprovada.`).count()).toBe(0);
      expect(await isPending(ids[1])).toBe(true);
    }));

  it('does not decide by the second click on a reason', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { word, names, ids } = await twoPending();
      await openAs(page, await admin(), `${queueOf(word)}&item=newCompany:${ids[0]}`);
      await page.getByRole('button', { name: 'Rejeitar' }).and(page.locator(':enabled')).click();
      await clickTwice(
        page,
        page.getByRole('button', { name: /^Empresa duplicada/ }),
        page.locator('#approval-title').getByText(`${names[1]}`),
      );
      await wait(700);
      await undoOf(page, `${names[0]} foi rejeitada.`).waitFor();
      expect(await isPending(ids[1])).toBe(true);
    }));

  it('decides one plan request by a double click', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { body } = await (await asAdmin())('GET', '/admin/plans');
      const plan = body.data.data.find(
        ({ is_active, price }: { is_active: boolean; price: number }) => is_active && Number(price) > 0,
      );
      const name = freshName('Dona Jandira');
      const owners = [
        await registerOwner(siteUrl(), { name: `${name} um` }),
        await registerOwner(siteUrl(), { name: `${name} dois` }),
      ];
      for (const owner of owners) await askForPlan(owner, String(plan.id));
      await openAs(page, await admin(), `/admin/plan-requests?q=${encodeURIComponent(name)}`);
      await page.getByText('2 solicitações').waitFor();
      await clickTwice(
        page,
        page.getByRole('button', { name: /^Aprovar solicitação/ }).first(),
        page.getByText(`Plano ${plan.name} aprovado para ${name}`),
      );
      await page.getByRole('row').getByText('Aprovada', { exact: true }).waitFor();
      await page.getByText('1 solicitação', { exact: true }).waitFor();
      await wait(700);
      expect(await page.getByRole('row').filter({ hasText: name }).count()).toBe(2);
      await expectAccessible(page);
      expect(await page.getByRole('button', { name: /^Aprovar solicitação/ }).count()).toBe(1);
    }));
});
