import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

/** axe finds nothing on the page as it stands; in both schemes, since colours differ. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}
