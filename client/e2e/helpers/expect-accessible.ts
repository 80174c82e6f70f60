import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

const scheme = (page: Page, name: string) =>
  page.locator(`html[data-mantine-color-scheme="${name}"]`).waitFor({ state: 'attached' });

/**
 * Expects that axe finds nothing on the page as it is, or in its open modal: by all rules in the present colour scheme, by those about
 * colours in the other, which then stays.
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await scheme(page, present);
  expect(await axeFindings(page), `${where} ${present}`).toEqual([]);
  await page.emulateMedia({ colorScheme: other });
  // The site applies a change of the scheme one frame later.
  await scheme(page, other);
  expect(await axeFindings(page, { coloursOnly: true }), `${where} ${other}`).toEqual([]);
}
