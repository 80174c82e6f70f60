import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, openAs, registerOwner } from './helpers/accounts.ts';
import { askAt } from './helpers/api-requests.ts';
import { axeFindings } from './helpers/axe.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
const name = (page: Page) =>
  page.locator('main').getByRole('textbox', { name: 'Nome completo', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou' });

describeVisits('a session that ends', ({ visit }) => {
  it.each([PHONE, DESKTOP])(
    'keeps typed input, which can be saved afterwards, by keyboard alone',
    (viewport) =>
      visit({ viewport }, async (page) => {
        const session = await registerOwner(siteUrl());
        await openAs(page, session, '/profile');
        await name(page).fill('Rosa Maria Lima');
        await askAt(siteUrl(), session.token)('POST', '/auth/logout');
        await name(page).press('Enter');
        await dialog(page).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.type(session.password);
        await page.keyboard.press('Enter');
        await dialog(page).waitFor({ state: 'detached' });
        expect(await name(page).inputValue()).toBe('Rosa Maria Lima');
        expect(new URL(page.url()).pathname).toBe('/profile');
        await name(page).press('Enter');
        await page.getByText('Perfil atualizado com sucesso!').waitFor();
      }),
  );

  it('is ended from the list on another device, by keyboard alone', () =>
    visit({ viewport: PHONE }, async (page) => {
      const url = siteUrl();
      const session = await registerOwner(url);
      const other = await logIn(url, { email: session.user.email, password: session.password });
      await openAs(page, session, '/profile');
      const section = page.getByRole('region', { name: 'Sessões' });
      await section.getByText('Esta sessão').waitFor();
      await section.getByRole('button', { name: /^Encerrar: / }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText('Sessão encerrada.').waitFor();
      await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
      await expect(askAt(url, other.token)('GET', '/auth/user')).rejects.toThrow('401');
      expect((await askAt(url, session.token)('GET', '/auth/user')).user.email).toBe(session.user.email);
    }));
});
