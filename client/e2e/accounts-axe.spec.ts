import { it } from 'vitest';
import { registerOwner, signIn } from './helpers/accounts.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

describeVisits('axe finds nothing on the screens of accounts', ({ visit }) => {
  it('signed out', () =>
    visit({ viewport: SIZES[0] }, async (page) => {
      for (const [path, button] of [
        ['/login', 'Entrar'],
        ['/register', 'Cadastrar'],
        ['/reset-password?token=abc', 'Salvar nova senha'],
      ] as const) {
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page, path);
        await page.locator('main').getByRole('button', { name: button, exact: true }).click();
        await page.locator('main [aria-invalid=true]').first().waitFor();
        await expectAccessible(page, `${path} with problems`);
      }
      await page.goto('/forgot-password');
      await hydrated(page);
      await expectAccessible(page, '/forgot-password');
      for (const path of ['/confirm-email?token=abc', '/reset-password', '/assumir?token=abc']) {
        await page.goto(path);
        await page.getByText('Este link não vale mais').waitFor();
        await expectAccessible(page, path);
      }
    }));

  it('signed in', async () => {
    const owner = await registerOwner(siteUrl());
    await visit({ viewport: SIZES[1] }, async (page) => {
      await signIn(page, owner);
      await page.goto('/profile');
      await page.getByText('Seu e-mail ainda não foi confirmado.').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Encerrar conta' }).click();
      await page.getByRole('dialog').getByText('Isto não pode ser desfeito.').waitFor();
      await expectAccessible(page);
    });
  });
});
