import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { admin, approvedCompany } from './helpers/admin-data.ts';
import { askGraphql } from './helpers/api-requests.ts';
import { expectAccessible } from './helpers/expect-accessible.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits, hydrated, SIZES } from './helpers/visit.ts';

const [PHONE] = SIZES;
const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const PICTURES = [
  pathOf('../src/domain/site/site-image.jpg'),
  pathOf('../../docs/images/company-phone.webp'),
];

/** Sends the pictures as the owner and waits until their sizes are made. */
async function sendPhotos(page: Page) {
  await page.getByRole('link', { name: /^Fotos/ }).click();
  const editor = page.getByRole('main');
  // Until the limit is known no photo is taken.
  await editor.locator('button[aria-disabled="false"]', { hasText: 'Enviar fotos' }).waitFor();
  await editor.getByLabel('Fotos', { exact: true }).setInputFiles(PICTURES);
  await editor.getByText(/^2 fotos\. O plano permite/).waitFor();
  for (const name of ['Enquadrar a foto 1', 'Enquadrar a foto 2'])
    await editor.getByRole('button', { name, disabled: false }).waitFor();
  return editor;
}

/** Approves photos of an approved company, which wait for review. */
async function approvePhotos(companyId: string): Promise<void> {
  const ask = askGraphql(siteUrl(), (await admin()).token);
  const { companyPhotos } = await ask(
    'query ($companyId: ID!) { companyPhotos(companyId: $companyId) { items { id } } }',
    { companyId },
  );
  for (const { id } of companyPhotos.items)
    await ask('mutation ($id: ID!) { approvePhoto(id: $id) { __typename } }', { id });
}

describeVisits('photos of a company', ({ visit }) => {
  it('are sent, described, ordered and cropped by the owner, and seen by keyboard', () =>
    visit({ viewport: PHONE }, async (page) => {
      const { id, name, owner } = await approvedCompany('Padaria das Fotos');
      await openAs(page, owner, '/user-dashboard');
      const editor = await sendPhotos(page);
      await editor.getByLabel('Legenda da foto 1').fill('A vitrine');
      await editor.getByLabel('Legenda da foto 2').fill('O balcão');
      await editor.getByRole('button', { name: 'Mover para depois a foto 1' }).press('Enter');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main li input')?.value === 'O balcão',
      );
      await editor.getByRole('button', { name: 'Enquadrar a foto 1' }).press('Enter');
      await editor.getByLabel('Aproximar').press('End');
      await expectAccessible(page);
      await expectToFit(page);
      await editor.getByRole('button', { name: 'Salvar enquadramento' }).press('Enter');
      await page.getByText('Enquadramento salvo.').waitFor();

      await approvePhotos(id);
      await page.goto(`/company/${id}`);
      await hydrated(page);
      const cover = page.getByRole('button', { name: `Ver as 2 fotos de ${name}` });
      expect(await cover.locator('img').getAttribute('style')).toContain('scale(3)');
      await cover.press('Enter');
      const viewer = page.getByRole('dialog', { name: `Fotos de ${name}` });
      await viewer.getByRole('img', { name: 'O balcão' }).waitFor();
      await page.keyboard.press('ArrowRight');
      await viewer.getByRole('img', { name: 'A vitrine' }).waitFor();
      expect(await viewer.getByText('Foto 2 de 2').count()).toBe(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });
      expect(await cover.evaluate((button) => button === document.activeElement)).toBe(true);
    }));
});
