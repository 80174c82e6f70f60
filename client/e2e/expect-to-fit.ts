import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing stands out at the side, neither of the page nor of its first table. */
export async function expectToFit(page: Page): Promise<void> {
  const beside = await page.evaluate(() => {
    const place = document.querySelector('table')?.parentElement;
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0)];
  });
  expect(beside, 'pixels beside page and table').toEqual([0, 0]);
}
