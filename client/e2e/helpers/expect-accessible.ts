import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

/** Expects that axe finds nothing on the page as it is: by all rules in light, by those about colours in dark. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The site applies a change of the scheme one frame later.
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    const findings = await axeFindings(page, { coloursOnly: colorScheme === 'dark' });
    expect(findings, `${where} ${colorScheme}`).toEqual([]);
  }
}
