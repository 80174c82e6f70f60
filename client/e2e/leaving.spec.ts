import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs, registerOwner } from './helpers/accounts.ts';
import { admin } from './helpers/admin-data.ts';
import { axeFindings } from './helpers/axe.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

const [PHONE, DESKTOP] = SIZES;
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

describeVisits('leaving typed input', ({ visit }) => {
  it('asks at the browser’s Back and Forward, and leaves on confirmation', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await openAs(page, await admin(), '/admin/management');
      await page.getByRole('main').getByRole('link', { name: 'Planos', exact: true }).click();
      await page.waitForURL('**/admin/plans?status=active');
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await page.getByLabel('Nome').fill('Vitrine');
      for (const answer of ['Continuar editando', 'Descartar alterações']) {
        await page.goBack();
        await page.getByText('Há alterações que não foram salvas.').waitFor();
        expect(pathOf(page)).toBe('/admin/plans?status=active');
        expect(await page.getByLabel('Nome').inputValue()).toBe('Vitrine');
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: answer }).click();
      }
      await page.waitForURL('**/admin/management');
      await page.getByText('10 categorias visíveis').waitFor();
      await page.goForward();
      await page.waitForURL('**/admin/plans?status=active');
    }));

  it('asks at Forward while something is typed', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await openAs(page, await admin(), '/admin/plans');
      await page.getByRole('link', { name: 'Buscar empresas' }).click();
      await page.waitForURL('**/search');
      await page.goBack();
      await page.waitForURL('**/admin/plans');
      await page.getByRole('button', { name: 'Novo Plano' }).click();
      await page.getByLabel('Nome').fill('Vitrine');
      for (const answer of ['Continuar editando', 'Descartar alterações']) {
        await page.goForward();
        await page.getByText('Há alterações que não foram salvas.').waitFor();
        expect(pathOf(page)).toBe('/admin/plans');
        expect(await page.getByLabel('Nome').inputValue()).toBe('Vitrine');
        await page.getByRole('button', { name: answer }).click();
      }
      await page.waitForURL('**/search');
    }));

  it('asks at Sair, and signs out only then', () =>
    visit({ viewport: DESKTOP }, async (page) => {
      await openAs(page, await registerOwner(siteUrl()), '/register-company');
      await page.getByLabel('Nome').fill('Padaria da Rosa');
      const out = page.getByRole('button', { name: 'Sair' });
      await out.click();
      await page.getByRole('button', { name: 'Continuar preenchendo' }).click();
      expect(await page.getByLabel('Nome').inputValue()).toBe('Padaria da Rosa');
      await out.click();
      await page.getByRole('button', { name: 'Sair sem salvar' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Entrar' }).waitFor();
    }));

  it('asks in a dialog, whose field has the focus', () =>
    visit({ viewport: PHONE }, async (page) => {
      await openAs(page, await admin(), '/admin/management');
      await page.getByRole('link', { name: 'Categorias', exact: true }).click();
      await page.waitForURL('**/admin/categories');
      await page.getByRole('button', { name: 'Nova categoria' }).press('Enter');
      const modal = page.getByRole('dialog', { name: 'Nova categoria' });
      const name = modal.getByLabel('Nome');
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
      await page.keyboard.type('Pets');
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => modal.getByRole('button', { name: 'Fechar' }).click(),
        () => page.mouse.click(5, 5),
        () => page.goBack(),
      ]) {
        await leave();
        await modal.getByText('Descartar o que foi digitado?').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await modal.getByRole('button', { name: 'Continuar aqui' }).click();
        expect(await name.inputValue()).toBe('Pets');
        expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await modal.getByRole('button', { name: 'Descartar' }).click();
      await modal.waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe('/admin/categories');
    }));
});
