import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

const scheme = (page: Page, name: string) =>
  page.locator(`html[data-mantine-color-scheme="${name}"]`).waitFor({ state: 'attached' });

let pictures = 0;

/** Takes a picture of the page into the folder `SCREENSHOTS`, where it is set (`npm run screenshots`). */
async function takePicture(page: Page, words: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${currentTestName} ${++pictures} ${words}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  const path = join(folder, basename(testPath, '.spec.ts'), `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

/**
 * Expects that axe finds nothing on the page as it is, or in its open modal: by all rules in the present colour scheme, by those about
 * colours in the other, which then stays.
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await scheme(page, present);
  await takePicture(page, `${where} ${present}`);
  expect(await axeFindings(page), `${where} ${present}`).toEqual([]);
  await page.emulateMedia({ colorScheme: other });
  // The site applies a change of the scheme one frame later.
  await scheme(page, other);
  await takePicture(page, `${where} ${other}`);
  expect(await axeFindings(page, { coloursOnly: true }), `${where} ${other}`).toEqual([]);
}
