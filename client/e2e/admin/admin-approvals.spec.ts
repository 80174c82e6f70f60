import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, approve, asAdmin, pendingCompany } from '../helpers/admin-data.ts';
import { asApi, askGraphql } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { undoOf } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
/** A rejection is carried out after the ten seconds in which it can be undone. */

const florist = (changes: object = {}) => pendingCompany('Floricultura Ipê', changes);
/** Opens the list, filtered by this name. */
const openQueue = async (page: Page, name: string, filter = 'kind=newCompany') =>
  openAs(page, await admin(), `/admin/approvals?${filter}&q=${encodeURIComponent(name)}`);
const heading = (page: Page) => page.locator('#approval-title');
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':enabled'));
async function openApproval(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await openAs(page, await admin(), `/admin/approvals?item=newCompany:${id}`);
  await heading(page).getByText(name).waitFor();
}
const homeOf = async ({ token }: { token: string }) =>
  (await asApi(siteUrl(), token)('GET', '/auth/user-company')).body;

describeVisits('approvals', ({ visit }) => {
  it('approve a company, and reject another one with a reason', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [good, bad] = [await florist(), await florist()];
      await openApproval(page, good);
      const tab = page
        .getByRole('navigation', { name: 'Administração' })
        .getByRole('link', { name: 'Aprovações' });
      expect(await tab.getAttribute('aria-current')).toBe('page');
      await page.getByText('hoje').first().waitFor();
      await expectAccessible(page);
      await button(page, 'Aprovar').click();
      await undoOf(page, `${good.name} foi aprovada.`).waitFor();
      expect((await asApi(siteUrl())('GET', `/companies/${good.id}`)).body.data.is_approved).toBe(true);

      await openApproval(page, bad);
      await button(page, 'Rejeitar').click();
      await page.getByLabel('Outro motivo (opcional)').fill('Falta o endereço.');
      await expectAccessible(page);
      await button(page, 'Rejeitar').click();
      await undoOf(page, `${bad.name} foi rejeitada.`).waitFor();
      await expect
        .poll(() => homeOf(bad.owner))
        .toMatchObject({ status: 'rejected', rejection: { reason: 'Falta o endereço.' } });
    }));

  it('show that a company was decided meanwhile, and errors of the server', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const company = await florist();
      await openApproval(page, company);
      const repair = await breakDown(page, 'Decide');
      await button(page, 'Aprovar').click();
      await page.getByText('Erro ao aprovar empresa').waitFor();
      await button(page, 'Rejeitar').click();
      await button(page, 'Rejeitar').click();
      await page.getByText('Erro ao rejeitar empresa').waitFor();
      repair();
      await approve(company.id);
      await page.getByText(/já aprovou esta empresa/).waitFor();
      expect(await page.getByRole('button', { name: 'Aprovar' }).count()).toBe(0);
    }));

  it('decide several at once, on a phone', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      const word = freshName('Quitanda');
      const [one, other, third] = [
        await pendingCompany(word),
        await pendingCompany(word),
        await pendingCompany(word),
      ];
      await openQueue(page, word);
      for (const { name } of [one, other])
        await page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check();
      await page.getByText('2 de 3', { exact: true }).waitFor();
      await expectAccessible(page);
      await button(page, 'Rejeitar').click();
      await page.getByLabel('Outro motivo (opcional)').fill('Repetidas.');
      await page
        .getByRole('region', { name: 'Rejeitar: 2 empresas novas. Por quê?' })
        .getByRole('button', { name: 'Rejeitar: 2 empresas novas' })
        .click();
      await page.getByText(/^2 empresas foram rejeitadas\./).waitFor();
      await page.getByRole('checkbox', { name: `Selecionar ${third.name}`, exact: true }).check();
      await button(page, 'Aprovar').click();
      await page.getByText(`${third.name} foi aprovada. Dá para`).waitFor();
      await expect
        .poll(() => homeOf(other.owner))
        .toMatchObject({ status: 'rejected', rejection: { reason: 'Repetidas.' } });
    }));

  it('show what an owner changed after approval, until it is marked', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await florist({ phone: '(19) 3555-1188' });
      await approve(company.id);
      await asApi(siteUrl(), company.owner.token)('PUT', `/companies/${company.id}`, {
        phone: '(19) 3444-0188',
      });
      await openQueue(page, company.name, 'view=changed');
      await page.waitForURL('**kind=changedCompany');
      await page.getByRole('link', { name: company.name }).click();
      const change = page.getByRole('region', { name: 'O que mudou' });
      await change.getByText('(19) 3444-0188').waitFor();
      await change.getByText('(19) 3555-1188').waitFor();
      await expectAccessible(page);
      await button(page, 'Marcar como revisada').click();
      await page.getByText(`As mudanças de ${company.name} foram revisadas.`, { exact: true }).waitFor();
      await page.getByText('Nada encontrado').waitFor();
    }));

  it('give a company without owner to its claimant', () =>
    visit({ viewport: PHONE }, async (page) => {
      const name = freshName('Sorveteria Jatobá');
      const { body } = await (await asAdmin())('POST', '/admin/companies', {
        name,
        category_id: 3,
        city: 'Campinas - SP',
      });
      const owner = await registerOwner(siteUrl(), { name: freshName('Seu Antônio') });
      await askGraphql(siteUrl(), owner.token)(
        'mutation ($id: ID!) { claimCompany(companyId: $id, message: "É minha.") { id } }',
        { id: String(body.data.id) },
      );
      await openQueue(page, name, 'view=claims');
      await page.getByRole('link', { name }).click();
      await page.getByRole('region', { name: 'Pedido' }).getByText('É minha.').waitFor();
      await expectAccessible(page);
      await button(page, 'Aprovar').click();
      const dialog = page.getByRole('dialog', { name: 'Aprovar' });
      await dialog.getByText('Não dá para desfazer.').waitFor();
      await expectAccessible(page, 'the question before a final decision');
      await dialog.getByRole('button', { name: 'Aprovar' }).click();
      await page.getByText(`${name} tem um novo responsável.`).waitFor();
      expect((await homeOf(owner)).company?.name).toBe(name);
    }));

  it('find pending companies by their name or their owner, with the search in the URL', () =>
    visit({ viewport: PHONE }, async (page) => {
      const company = await florist();
      await openAs(page, await admin(), '/admin/approvals?kind=newCompany');
      const search = page.getByLabel('Buscar nas aprovações');
      await search.fill(company.name.toUpperCase().replace('Ê', 'E'));
      await page.getByText('1 item espera', { exact: false }).waitFor();
      await page.getByRole('link', { name: company.name }).waitFor();
      await expectAccessible(page);
      await search.fill(company.owner.user.email);
      await page.waitForURL(`**q=${encodeURIComponent(company.owner.user.email)}**`);
      await page.reload();
      await hydrated(page);
      await page.getByText('1 item espera', { exact: false }).waitFor();
      expect(await search.inputValue()).toBe(company.owner.user.email);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.trimEnd().split('\r\n')).toHaveLength(2);
      expect(file).toContain(company.name);
      await search.fill('nada com este nome');
      await page.getByText('Nada encontrado').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ver tudo' }).click();
      await page.getByRole('button', { name: 'Tudo', exact: false, pressed: true }).waitFor();
    }));

  it('say why a company may be a duplicate, and open the other one beside the queue', () =>
    // Guests get 404 for a pending company; the browser then queries as the administrator.
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const [first, second] = [await florist(), await florist({ phone: '(19) 3777-0101' })];
      await (await asAdmin())('PUT', `/admin/companies/${first.id}`, { phone: '(19) 3777-0101' });
      await openApproval(page, second);
      const compared = page.getByRole('region', { name: 'Comparação' });
      await compared.getByText('Mesmo telefone').first().waitFor();
      await expectAccessible(page);
      const popup = page.waitForEvent('popup');
      await compared.getByRole('link', { name: `${first.name} (abre em nova aba)` }).click();
      const other = await popup;
      await other.getByRole('heading', { name: first.name }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/approvals');
    }));

  it('say in days how long a company has waited', () =>
    visit({ viewport: PHONE, mayShift: true }, async (page) => {
      const company = await florist();
      const waited = [
        [1, 'ontem'],
        [2, 'há 3 dias'],
      ] as const;
      for (const [days, age] of waited) {
        await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000 + 60_000);
        await openQueue(page, company.name);
        const row = page.getByRole('listitem').filter({ hasText: company.name });
        await row.getByText(`${age} · prazo de 7 dias`, { exact: true }).waitFor();
        await page.setViewportSize({ width: 700, height: 900 });
        await row.getByText('prazo de 7 dias', { exact: true }).waitFor();
        await page.setViewportSize(PHONE);
        await row.getByRole('link').click();
        await page.getByText(`Empresa nova · ${age} · prazo de 7 dias`).waitFor();
      }
    }));

  it('are for administrators only', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(siteUrl()), '/admin');
      await page.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta área.').waitFor();
      await expectAccessible(page);
    }));
});
