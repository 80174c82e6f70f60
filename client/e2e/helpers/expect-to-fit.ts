import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing stands out of the window at the side. */
export async function expectToFit(page: Page): Promise<void> {
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside, 'pixels beside the window').toBe(0);
}

/** Nor out of the place of the page's first table. */
export async function expectTableToFit(page: Page): Promise<void> {
  await expectToFit(page);
  const beside = await page.evaluate(() => {
    const place = document.querySelector('table')?.parentElement;
    return (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0);
  });
  expect(beside, 'pixels beside the place of the table').toBe(0);
}
