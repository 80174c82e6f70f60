import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, approve, asAdmin, pendingCompany } from '../helpers/admin-data.ts';
import { asApi, askGraphql } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { openFilters } from '../helpers/list-steps.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

const florist = (changes: object = {}) => pendingCompany('Floricultura Ipê', changes);

/** Opens the queue, the newest first: other tests leave companies in it. */
async function openQueue(page: Page, name: string) {
  await openAs(page, await admin(), '/admin/approvals?order=newest');
  await page.getByRole('link', { name }).first().waitFor();
}

describeVisits('approvals', ({ visit }) => {
  it('approve a company, and reject another one with a reason', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const [good, bad] = [await florist(), await florist()];
      await openQueue(page, bad.name);
      const tab = page
        .getByRole('navigation', { name: 'Administração' })
        .getByRole('link', { name: 'Aprovações' });
      expect(await tab.getAttribute('aria-current')).toBe('page');
      await page.getByText('Hoje').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Aprovar ${good.name}` }).click();
      await page.getByText(`${good.name} foi aprovada.`).waitFor();
      await page.getByRole('button', { name: `Aprovar ${good.name}` }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Rejeitar ${bad.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Motivo (opcional)').fill('Falta o endereço.');
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await page.getByText(`${bad.name} foi rejeitada.`).waitFor();
      const home = await asApi(siteUrl(), bad.owner.token)('GET', '/auth/user-company');
      expect(home.body).toMatchObject({ status: 'rejected', rejection: { reason: 'Falta o endereço.' } });
      expect((await asApi(siteUrl())('GET', `/companies/${good.id}`)).body.data.is_approved).toBe(true);
    }));

  it('show the message of the server when a company was decided before, and another for internal errors', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      const company = await florist();
      await openQueue(page, company.name);
      const repairApproval = await breakDown(page, 'ApproveCompany');
      await page.getByRole('button', { name: `Aprovar ${company.name}` }).click();
      await page.getByText('Erro ao aprovar empresa').waitFor();
      repairApproval();
      const repairRejection = await breakDown(page, 'RejectCompany');
      await page.getByRole('button', { name: `Rejeitar ${company.name}` }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await modal.getByText('Erro ao rejeitar empresa').waitFor();
      repairRejection();
      await approve(company.id);
      await modal.getByRole('button', { name: 'Rejeitar empresa' }).click();
      await page.getByText(/já aprovou esta empresa/).waitFor();
      await modal.waitFor({ state: 'detached' });
      await page.getByRole('row').getByText('Já decidida', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: `Aprovar ${company.name}` }).count()).toBe(0);
    }));

  it('continue by keyboard at the decided row', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await florist();
      await openQueue(page, company.name);
      await page.getByRole('button', { name: `Rejeitar ${company.name}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-label') === name,
        `Rejeitar ${company.name}`,
      );
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText(`${company.name} foi aprovada.`).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Aprovada');
      expect(await page.getByRole('link', { name: company.name }).count()).toBe(1);
    }));

  it('decide several at once', () =>
    visit({ viewport: PHONE }, async (page) => {
      const [one, other, third] = [await florist(), await florist(), await florist()];
      await openQueue(page, third.name);
      for (const { name } of [one, other]) {
        await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
      }
      await page.getByText('2 empresas selecionadas').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Rejeitar selecionadas' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByLabel('Motivo (opcional)').fill('Repetidas.');
      await modal.getByRole('button', { name: 'Rejeitar empresas' }).click();
      await page.getByText('2 empresas foram rejeitadas.').waitFor();
      const home = await asApi(siteUrl(), other.owner.token)('GET', '/auth/user-company');
      expect(home.body).toMatchObject({ status: 'rejected', rejection: { reason: 'Repetidas.' } });
      await page.getByRole('checkbox', { name: `Selecionar ${third.name}` }).check();
      await page.getByRole('button', { name: 'Aprovar selecionadas' }).click();
      await page.getByText('1 empresa foi aprovada.').waitFor();
    }));

  it('show what an owner changed after approval, until it is marked', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      const company = await florist({ phone: '(19) 3555-1188' });
      await approve(company.id);
      await asApi(siteUrl(), company.owner.token)('PUT', `/companies/${company.id}`, {
        phone: '(19) 3444-0188',
      });
      await openAs(page, await admin(), '/admin/approvals?view=changed');
      const row = page.getByRole('row').filter({ hasText: company.name });
      await row.getByText('(19) 3444-0188').waitFor();
      await row.getByText('(19) 3555-1188').waitFor();
      await expectAccessible(page);
      await row.getByRole('button', { name: /^Marcar como revisada/ }).click();
      await page.getByText(`As mudanças de ${company.name} foram revisadas.`).waitFor();
      await row.getByText('Revisada', { exact: true }).waitFor();
      expect(await row.getByRole('button').count()).toBe(0);
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
      await openAs(page, await admin(), '/admin/approvals?view=claims');
      await page.getByRole('button', { name: `Aprovar o pedido de ${owner.user.name} por ${name}` }).click();
      const modal = page.getByRole('dialog');
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Aprovar pedido' }).click();
      await page.getByText(`${name} agora é de ${owner.user.name}.`).waitFor();
      const home = await asApi(siteUrl(), owner.token)('GET', '/auth/user-company');
      expect(home.body.company.name).toBe(name);
    }));

  it('find pending companies by their name or their owner, with the search in the URL', () =>
    visit({ viewport: PHONE }, async (page) => {
      const company = await florist();
      // The newest: its row is first and stays there when others go; a moved row would count as layout shift.
      await openAs(page, await admin(), '/admin/approvals?order=newest');
      await page.getByRole('table').waitFor();
      await page.getByLabel('Buscar na fila').fill(company.name.toUpperCase().replace('Ê', 'E'));
      await page.getByText('1 empresa', { exact: true }).waitFor();
      await page.getByRole('link', { name: company.name }).waitFor();
      await expectAccessible(page);
      await page.getByLabel('Buscar na fila').fill(company.owner.user.email);
      await page.waitForURL(`**q=${encodeURIComponent(company.owner.user.email)}**`);
      await openFilters(page);
      await page.getByLabel('Ordem').selectOption({ label: 'Nome, de A a Z' });
      await page.keyboard.press('Escape');
      await page.waitForURL('**order=name**');
      await page.reload();
      await hydrated(page);
      await page.getByText('1 empresa', { exact: true }).waitFor();
      expect(await page.getByLabel('Buscar na fila').inputValue()).toBe(company.owner.user.email);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.trimEnd().split('\r\n')).toHaveLength(2);
      expect(file).toContain(company.name);
      await page.getByLabel('Buscar na fila').fill('nada com este nome');
      await page.getByText('Nenhuma empresa encontrada').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Limpar busca' }).click();
      await page.getByRole('table').waitFor();
      for (const [view, label] of [
        ['changed', 'Buscar empresa alterada'],
        ['claims', 'Buscar pedido'],
      ]) {
        await openAs(page, await admin(), `/admin/approvals?view=${view}&q=nada%20com%20este%20nome`);
        await page.getByLabel(`${label}`).waitFor();
        await page.getByText(/^Nenhum.* encontrad[ao]$/).waitFor();
        await expectAccessible(page);
      }
    }));

  it('say why a company may be a duplicate, and open the other one beside the queue', () =>
    // Guests get 404 for a pending company; the browser then queries as the administrator.
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const [first, second] = [await florist(), await florist({ phone: '(19) 3777-0101' })];
      await (await asAdmin())('PUT', `/admin/companies/${first.id}`, { phone: '(19) 3777-0101' });
      await openQueue(page, second.name);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox', { name: `Selecionar ${second.name}` }) });
      const duplicates = row.getByRole('listitem');
      await duplicates.getByText('espera aprovação').waitFor();
      await duplicates.getByText('Mesmo telefone').waitFor();
      await expectAccessible(page);
      const popup = page.waitForEvent('popup');
      await duplicates.getByRole('link', { name: `${first.name} (abre em nova aba)` }).click();
      const other = await popup;
      await other.getByRole('heading', { name: first.name }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/approvals');
    }));

  it('say in days how long a company has waited', () =>
    visit({ viewport: PHONE }, async (page) => {
      const company = await florist();
      const waited = [
        [1, 'Ontem'],
        [2, '3 dias atrás'],
      ] as const;
      for (const [days, text] of waited) {
        await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000 + 60_000);
        await openQueue(page, company.name);
        await page.getByRole('row').filter({ hasText: company.name }).getByText(text).waitFor();
      }
    }));

  it('redirect from a page that is gone to the last one', () =>
    visit({ viewport: PHONE }, async (page) => {
      await florist();
      await openAs(page, await admin(), '/admin/approvals?page=999');
      await page.getByRole('table').waitFor();
      expect(page.url()).not.toContain('page=999');
    }));

  it('are for administrators only', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await registerOwner(siteUrl()), '/admin');
      await page.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
      await page.getByText('Você não tem permissão para acessar esta área.').waitFor();
      await expectAccessible(page);
    }));
});
