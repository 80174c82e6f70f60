import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner, type TestSession } from '../helpers/accounts.ts';
import { admin, approve, asAdmin, pendingCompany } from '../helpers/admin-data.ts';
import { asApi, askAt } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

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

const queueOf = (word: string) => `/admin/approvals?q=${encodeURIComponent(word)}`;

async function askForPlan(owner: TestSession, planId: string): Promise<void> {
  await askAt(siteUrl(), owner.token)('POST', '/plan-requests', {
    requested_plan_id: planId,
    message: 'Abri mais uma loja.',
  });
}

describeVisits('a list of pending decisions', ({ visit }) => {
  it('decides one company by a double click: its row stays in place with the result', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { word, names } = await twoPending();
      await openAs(page, await admin(), queueOf(word));
      const second = page.getByRole('button', { name: `Aprovar ${names[1]}` });
      const before = await second.boundingBox();
      await clickTwice(
        page,
        page.getByRole('button', { name: `Aprovar ${names[0]}` }),
        page.getByText(`${names[0]} foi aprovada.`),
      );
      await rowOf(page, `${names[0]}`).getByText('Aprovada', { exact: true }).waitFor();
      await wait(700);
      expect(await second.boundingBox()).toEqual(before);
      expect(await rowOf(page, `${names[0]}`).getByRole('button').count()).toBe(0);
      await expectAccessible(page);
      const { body } = await (await asAdmin())('GET', '/admin/pending-companies?per_page=100');
      expect(body.data.data.map(({ name }: { name: string }) => name)).toContain(names[1]);

      // Without the pointer over it, the list shows its present rows.
      await page.mouse.move(5, 5);
      await rowOf(page, `${names[0]}`).waitFor({ state: 'detached' });
      await second.waitFor();
    }));

  it('shows the next rows once all of a page is decided', () =>
    visit({ viewport: PHONE, hasTouch: true }, async (page) => {
      const { word, names } = await twoPending();
      await openAs(page, await admin(), queueOf(word));
      for (const name of names) {
        await page.getByRole('button', { name: `Aprovar ${name}` }).tap();
        await page.getByText(`${name} foi aprovada.`).waitFor();
        // Longer than a double click: the next row may be where the first was.
        await wait(700);
      }
      await page.getByText('Nenhuma empresa encontrada').waitFor();
    }));

  it('keeps the focus in the decided row', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { word, names } = await twoPending();
      await openAs(page, await admin(), queueOf(word));
      await page.getByRole('button', { name: `Aprovar ${names[0]}` }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const row = rowOf(page, `${names[0]}`);
      await row.getByText('Aprovada', { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Aprovada');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.waitForFunction(
        (name) => document.activeElement?.textContent?.startsWith(name),
        `${names[1]}`,
      );
      expect(await row.count()).toBe(1);
    }));

  it('does not decide by the second click on the button of a closed dialog', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const { word, names, ids } = await twoPending();
      await openAs(page, await admin(), queueOf(word));
      await page.getByRole('button', { name: `Rejeitar ${names[0]}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).waitFor();
      // Moves the other company's button to where the dialog's was.
      const asking = await modal.getByRole('button', { name: 'Rejeitar empresa' }).boundingBox();
      const below = page.getByRole('button', { name: `Aprovar ${names[1]}`, includeHidden: true });
      const box = await below.boundingBox();
      if (!asking || !box) throw new Error('A button is not on the screen.');
      await below.evaluate(
        (button, [x, y]) => {
          button.style.transform = `translate(${x}px, ${y}px)`;
        },
        [
          asking.x + asking.width / 2 - box.x - box.width / 2,
          asking.y + asking.height / 2 - box.y - box.height / 2,
        ],
      );
      await page.mouse.move(asking.x + asking.width / 2, asking.y + asking.height / 2);
      await page.mouse.down();
      await page.mouse.up();
      await modal.waitFor({ state: 'detached' });
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await rowOf(page, `${names[0]}`).getByText('Rejeitada', { exact: true }).waitFor();
      await wait(500);
      const { body } = await (await asAdmin())('GET', '/admin/pending-companies?per_page=100');
      expect(body.data.data.map(({ id }: { id: number }) => String(id))).toContain(ids[1]);
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
        page.getByText(`agora tem o plano ${plan.name}.`),
      );
      await page.getByRole('row').getByText('Aprovada', { exact: true }).waitFor();
      await page.getByText('1 solicitação', { exact: true }).waitFor();
      await wait(700);
      expect(await page.getByRole('row').filter({ hasText: name }).count()).toBe(2);
      await expectAccessible(page);
      expect(await page.getByRole('button', { name: /^Aprovar solicitação/ }).count()).toBe(1);
    }));

  it('marks one changed company as seen by a double click', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const word = freshName('Ateliê Jacarandá');
      for (const number of ['um', 'dois']) {
        const company = await pendingCompany(`${word} ${number}`);
        await approve(company.id);
        await asApi(siteUrl(), company.owner.token)('PUT', `/companies/${company.id}`, {
          description: 'Costura, consertos e roupas sob medida para toda a família.',
        });
      }
      await openAs(page, await admin(), `/admin/approvals?view=changed&q=${encodeURIComponent(word)}`);
      const buttons = page.getByRole('button', { name: /^Marcar como revisada/ });
      await clickTwice(page, buttons.first(), page.getByText('foram revisadas.'));
      await page.getByRole('row').getByText('Revisada', { exact: true }).waitFor();
      await wait(700);
      expect(await buttons.count()).toBe(1);
      await expectAccessible(page);
    }));
});
