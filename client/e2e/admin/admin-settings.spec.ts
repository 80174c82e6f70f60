import { expect, it } from 'vitest';
import { openAs } from '../helpers/accounts.ts';
import { admin, asAdmin } from '../helpers/admin-data.ts';
import { asApi } from '../helpers/api-requests.ts';
import { expectAccessible } from '../helpers/expect-accessible.ts';
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

  it('close the site to all but administrators, and open it', () =>
    visit({ viewport: PHONE, expected: FAILED }, async (page) => {
      await openAs(page, await admin(), '/admin/settings');
      await page.getByRole('button', { name: 'Ativar modo de manutenção' }).click();
      const modal = page.getByRole('dialog');
      await modal.getByText('O site fecha agora para todos, menos para administradores').waitFor();
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
