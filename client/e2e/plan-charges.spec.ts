import { expect, it } from 'vitest';
import { openAs, registerOwner } from './helpers/accounts.ts';
import { admin, adminGraphql } from './helpers/admin-data.ts';
import { askAt } from './helpers/api-requests.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { ADMIN } from './helpers/program.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const SAVE =
  'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { pixKey } }';
const savePix = (pixKey: string) =>
  adminGraphql(SAVE, {
    input: { pixKey, pixName: 'Guia de Empresas', pixCity: 'Campinas', password: ADMIN.password },
  });

describeVisits('charges by Pix', ({ visit }) => {
  for (const { name, ...viewport } of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`are paid by the owner and received by the administration (${name}, ${colorScheme})`, async () => {
        await savePix('pix@exemplo.com.br');
        try {
          const owner = await registerOwner(siteUrl());
          const ask = askAt(siteUrl(), owner.token);
          const { data: request } = await ask('POST', '/plan-requests', { requested_plan_id: 2 });
          await adminGraphql('mutation ($id: ID!) { approvePlanRequest(id: $id) { id } }', {
            id: request.id,
          });
          await visit({ viewport, colorScheme }, async (page) => {
            await openAs(page, owner, '/user-dashboard');
            await page.getByText(/Vence em \d/).waitFor();
            await expectAccessible(page);
            await page.getByRole('button', { name: 'Pagar com Pix' }).click();
            await page.getByRole('img', { name: 'QR code do Pix desta cobrança' }).waitFor();
            expect(await page.getByLabel('Pix copia e cola').inputValue()).toMatch(
              /^000201.*6304[0-9A-F]{4}$/,
            );
            await expectAccessible(page);
          });
          await visit({ viewport, colorScheme }, async (page) => {
            await openAs(page, await admin(), `/admin/plan-charges?q=${owner.user.email}`);
            await page.getByRole('button', { name: /^Recebido/ }).waitFor();
            await expectAccessible(page);
            await page.getByRole('button', { name: /^Recebido/ }).click();
            const modal = page.getByRole('dialog', { name: 'Marcar como recebido?' });
            await modal.waitFor();
            await expectAccessible(page);
            await modal.getByRole('button', { name: 'Recebido' }).click();
            await page.getByRole('button', { name: /Desfazer recebimento/ }).waitFor();
            await page.goto('/admin/settings?window=pix');
            await hydrated(page);
            await page.getByLabel('Chave Pix').waitFor();
            await expectAccessible(page);
          });
        } finally {
          await savePix('');
        }
      });
    }
  }
});
