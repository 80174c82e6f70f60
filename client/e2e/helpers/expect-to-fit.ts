import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOON_MS = 2_000;

/** Expects that the page is not wider than the window. */
export async function expectToFit(page: Page, where = page.url()): Promise<void> {
  // A chart is drawn anew after a change of the size.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `pixels beside the window, ${where}`, timeout: SOON_MS },
    )
    .toBe(0);
}

/** Expects that the page's first table is not wider than its container either; `where` names the page in the error. */
export async function expectTableToFit(page: Page, where = page.url()): Promise<void> {
  await expectToFit(page, where);
  const beside = await page.evaluate(() => {
    const container = document.querySelector('table')?.parentElement;
    return (container?.scrollWidth ?? 0) - (container?.clientWidth ?? 0);
  });
  expect(beside, `pixels beside the container of the table, ${where}`).toBe(0);
}
