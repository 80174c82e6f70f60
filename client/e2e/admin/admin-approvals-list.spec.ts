import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, adminGraphql, countOf, pendingCompany } from '../helpers/admin-data.ts';
import { askAt } from '../helpers/api-requests.ts';
import { registerCompany } from '../helpers/companies.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

/** Of an account without plan. */
const PER_OWNER = 5;
const AT_ONCE = 4;
/** As fast as people press a key again and again. */
const KEY_MS = 120;

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

/** Counts mails about rejections of companies whose names begin with `name`. */
async function rejectionMails(name: string): Promise<number> {
  const { adminMails } = await adminGraphql(
    'query ($q: String) { adminMails(q: $q, perPage: 100) { items { kind } } }',
    { q: name },
  );
  return adminMails.items.filter(({ kind }: { kind: string }) => kind === 'company-rejected').length;
}

/** Whether the middle of an element is inside the window, and nothing else is over it. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element === top || element.contains(top) || top.contains(element));
  });

const heading = (page: Page) => page.locator('#approval-title');

describeVisits('the inbox', ({ visit }) => {
  it('decides fifty by keyboard at 120 ms a key, and twenty with one reason', { timeout: 240_000 }, () =>
    visit({ viewport: DESKTOP, mayShift: true }, async (page) => {
      const name = freshName('Fila');
      await fillQueue(name, 105);
      const before = await countOf('newCompany');
      await openAs(page, await admin(), `/admin?kind=newCompany&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name: 'Começar a revisar' }).waitFor();
      await page.keyboard.press('j');
      await heading(page).getByText(name).waitFor();
      for (let key = 0; key < 50; key++) {
        await page.keyboard.press('a');
        await page.waitForTimeout(KEY_MS);
      }
      await expect.poll(() => countOf('newCompany'), { timeout: 30_000 }).toBe(before - 50);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('approval-title');

      await page.getByRole('link', { name: 'Voltar às aprovações' }).click();
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
      const report = page.getByRole('region', { name: 'Ação em lote', exact: true });
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
      await page.getByText(/^55 itens esperam/).waitFor();
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Selecionar todas as 55' }).click();
      await page.getByRole('button', { name: 'Rejeitar', exact: true }).click();
      await page.getByRole('heading', { name: 'Rejeitar: 55 empresas novas. Por quê?' }).waitFor();
      await expectAccessible(page, 'a question about the whole filter');
      await page.getByRole('button', { name: /^Empresa duplicada/ }).click();
      await report.getByText(/^55 empresas foram rejeitadas\./).waitFor({ timeout: 60_000 });
      expect(await countOf('newCompany')).toBe(before - 105);
      await report.getByRole('button', { name: 'Desfazer', exact: true }).click();
      await report.getByText(/^Desfeito: 55 empresas/).waitFor({ timeout: 60_000 });
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

  it.each(SIZES)('keeps the facts in sight, and Escape closes one layer at $width px', (size) =>
    visit({ viewport: size }, async (page) => {
      const name = freshName('Padaria Alecrim');
      await fillQueue(name, 5);
      await openAs(page, await admin(), `/admin/approvals?kind=newCompany&q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name: 'Começar a revisar' }).waitFor();
      await page.keyboard.press('j');
      await heading(page).getByText(name).waitFor();
      await page.keyboard.press('a');
      await page.getByRole('button', { name: /^Desfazer: / }).waitFor();
      const place = page
        .getByRole('region', { name: 'Dados da empresa' })
        .getByText(/^Campinas.*Cadastrada em/);
      const expectInSight = async () => {
        await expect.poll(() => isInSight(heading(page))).toBe(true);
        await expect.poll(() => isInSight(place)).toBe(true);
      };
      await expectInSight();
      await page.keyboard.press('r');
      const reasons = page.getByRole('heading', { name: 'Rejeitar: por quê?' });
      await reasons.waitFor();
      await page.waitForTimeout(500);
      await expectInSight();
      await page.keyboard.press('Escape');
      await reasons.waitFor({ state: 'detached' });
      await expectInSight();
      await page.keyboard.press('Escape');
      await heading(page).waitFor({ state: 'detached' });
    }),
  );

  it('scrolls the chosen filter into view beside the list of an open approval', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await pendingCompany('Bar da Praça');
      const isInside = () =>
        page.evaluate(() => {
          const chosen = document.querySelector('aside fieldset [aria-pressed="true"]');
          const edge = chosen?.parentElement?.getBoundingClientRect();
          const place = chosen?.getBoundingClientRect();
          // A row scrolls by whole pixels.
          return edge && place && place.left > edge.left - 1 && place.right < edge.right + 1;
        });
      await openAs(page, await admin(), `/admin?kind=claim&item=newCompany:${company.id}`);
      await heading(page).getByText(company.name).waitFor();
      await expect.poll(isInside, { timeout: 10_000 }).toBe(true);
    }));

  it('shows the approval alone on a phone, with a way back', () =>
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
