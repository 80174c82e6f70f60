import type { Page } from 'playwright-core';

/** Chooses an action in the menu of a row of an administrators' list. */
export async function chooseAction(page: Page, row: string | RegExp, action: string): Promise<void> {
  const name = typeof row === 'string' ? `Mais ações: ${row}` : row;
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens the filters of an administrators' list. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtros/ }).click();
}
