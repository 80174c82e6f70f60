import { expect, it } from 'vitest';
import { registerOwner, signIn } from './helpers/accounts.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

/** Public, so that it is accepted; no event happens, so nothing is sent there. */
const ADDRESS = 'https://8.8.8.8/ganchos';

describeVisits('webhooks', ({ visit }) => {
  it('are created and removed by an owner, by keyboard alone', async () => {
    const owner = await registerOwner(siteUrl());
    await visit({ viewport: SIZES[0], expected: /400 \(Bad Request\)/ }, async (page) => {
      await signIn(page, owner);
      await page.goto('/profile');
      await page.getByRole('link', { name: /^Para programas/ }).click();
      await page.getByText('Nenhum webhook').waitFor();
      await expectAccessible(page, 'empty');
      await page.getByRole('button', { name: 'Novo webhook' }).focus();
      await page.keyboard.press('Enter');
      const modal = page.getByRole('dialog');
      await modal.getByRole('textbox', { name: 'Endereço' }).waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('https://10.0.0.1/');
      await modal.getByRole('checkbox', { name: 'Nova avaliação' }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await modal.getByText('Este endereço é de uma rede interna.').first().waitFor();
      await expectAccessible(page, 'form with a problem');
      // The field with the problem has the focus.
      await page.keyboard.press('Control+A');
      await page.keyboard.type(ADDRESS);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Segredo' }).waitFor();
      await expectAccessible(page, 'secret');
      await page.keyboard.press('Escape');
      await page.getByText('Você ainda não copiou o segredo.').waitFor();
      await expectAccessible(page, 'secret that was not copied');
      await page.getByRole('button', { name: 'Fechar sem copiar' }).press('Enter');
      await page.getByText('Nenhum envio').waitFor();
      expect(await page.locator('main').textContent()).toContain(ADDRESS);
      await expectAccessible(page, 'webhook');
      await expectToFit(page);
      await page.getByRole('button', { name: 'Remover' }).press('Enter');
      await page.getByRole('dialog').getByText('Isto não pode ser desfeito.').waitFor();
      await expectAccessible(page, 'removal');
    });
  });
});
