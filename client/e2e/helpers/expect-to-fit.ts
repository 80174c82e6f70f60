import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that the page is not wider than the window. */
export async function expectToFit(page: Page): Promise<void> {
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside, 'pixels beside the window').toBe(0);
}

/** Expects that the page's first table is not wider than its container either. */
export async function expectTableToFit(page: Page): Promise<void> {
  await expectToFit(page);
  const beside = await page.evaluate(() => {
    const container = document.querySelector('table')?.parentElement;
    return (container?.scrollWidth ?? 0) - (container?.clientWidth ?? 0);
  });
  expect(beside, 'pixels beside the container of the table').toBe(0);
}
