import { expect, it } from 'vitest';
import { openAs } from '../helpers/accounts.ts';
import { admin, asAdmin } from '../helpers/admin-data.ts';
import { asApi } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
import { expectToFit } from '../helpers/expect-to-fit.ts';
import { breakDown, FAILED } from '../helpers/graphql-operations.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;

describeVisits('settings of the site', ({ visit }) => {
  it('change header and footer at once', () =>
    visit({ viewport: DESKTOP, expected: FAILED }, async (page) => {
      const before = (await (await asAdmin())('GET', '/admin/settings')).body.data;
      await openAs(page, await admin(), '/admin/settings');
      const opener = page.getByRole('button', { name: 'Editar configurações' });
      await opener.press('Enter');
      const name = page.getByLabel('Nome do site');
      await name.fill('Guia da Serra');
      await page.goBack();
      await page.getByText('Há alterações que não foram salvas.').waitFor();
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      expect([await name.inputValue(), new URL(page.url()).search]).toEqual([
        'Guia da Serra',
        '?window=system',
      ]);
      await expectAccessible(page);
      const mend = await breakDown(page, 'UpdateSystemSettings');
      await page.getByRole('button', { name: 'Salvar configurações' }).click();
      await page.getByText('Erro ao salvar configurações').waitFor();
      mend();
      try {
        await page.getByRole('button', { name: 'Salvar configurações' }).click();
        await page.getByRole('banner').getByText('Guia da Serra').waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        expect(new URL(page.url()).search).toBe('');
        expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await page.title()).toContain('Guia da Serra');
        await page.reload();
        await page.getByRole('banner').getByText('Guia da Serra').waitFor();
      } finally {
        await (await asAdmin())('PUT', '/admin/settings', { site_name: before.site_name });
      }
    }));

  it('store the policy', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await openAs(page, await admin(), '/admin/settings?window=policy');
      const days = page.getByLabel('Prazo para decidir');
      const email = page.getByLabel('E-mail para avisos');
      const save = page.getByRole('button', { name: 'Salvar políticas' });
      await days.fill('31');
      await save.click();
      await page.getByText('O prazo vai de 1 a 30 dias.').waitFor();
      await expectAccessible(page);
      // Typed as people do: shifts after input do not count as layout shift.
      await days.press('Control+A');
      await page.keyboard.type('9');
      await email.press('End');
      await page.keyboard.type('fila@exemplo.com.br');
      const mend = await breakDown(page, 'UpdateApprovalPolicy');
      await save.click();
      await page.getByText('Erro ao salvar políticas').waitFor();
      mend();
      await save.click();
      await page.getByText('Políticas de aprovação salvas.').waitFor();
      await page.getByText('fila@exemplo.com.br').waitFor();
      await page.getByRole('button', { name: 'Editar políticas' }).click();
      expect([await days.inputValue(), await email.inputValue()]).toEqual(['9', 'fila@exemplo.com.br']);
      await days.fill('7');
      await email.fill('');
      await save.click();
      // The first toast has the same text and may still be shown: wait for the card.
      await page.getByText('Ninguém é avisado').waitFor();
      await expectToFit(page);
    }));

  it('close the site to all but administrators, and open it', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await openAs(page, await admin(), '/admin/settings');
      await page.getByRole('button', { name: 'Ativar modo de manutenção' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByText('O site fecha agora para todos que não são administradores').waitFor();
      await expectAccessible(page);
      try {
        await modal.getByRole('button', { name: 'Ativar manutenção' }).click();
        await page.getByText('O site está em manutenção.').waitFor();
        expect((await asApi(siteUrl())('GET', '/companies/categories')).status).toBe(503);
        await page.getByRole('button', { name: 'Reabrir o site' }).click();
        await modal.getByText('O site abre agora para todos').waitFor();
        await modal.getByRole('button', { name: 'Reabrir o site' }).click();
        await page.getByText('O site está aberto a todos.').waitFor();
        expect((await asApi(siteUrl())('GET', '/companies/categories')).status).toBe(200);
      } finally {
        await (await asAdmin())('PUT', '/admin/settings', { maintenance_mode: false });
      }
    }));
});
