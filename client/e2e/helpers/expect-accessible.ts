import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

/** axe finds nothing on the page as it stands; in both schemes, since colours differ. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The site hears of it a frame later; until then it stands there in the other colours.
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}
