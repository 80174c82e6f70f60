import type { Locator, Page } from 'playwright-core';

const TRIES = 4;

/** Chooses an action in the menu of a row of an administrators' list; opens it again where the list was loaded anew. */
export async function chooseAction(page: Page, row: string | RegExp, action: string): Promise<void> {
  const name = typeof row === 'string' ? `Mais ações: ${row}` : row;
  const item = page.getByRole('menuitem', { name: action, exact: true });
  for (let left = TRIES - 1; left >= 0; left--) {
    await page.getByRole('button', { name }).first().click();
    try {
      await item.click({ timeout: left === 0 ? 30_000 : 3_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
      await page.keyboard.press('Escape');
    }
  }
}

/** Opens the filters of an administrators' list. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtros/ }).click();
}

/** Returns the button that undoes a decision, in the review or in a toast: it shows that the decision was taken. */
export const undoOf = (page: Page, decision: string): Locator =>
  page.getByRole('button', { name: `Desfazer: ${decision}`, exact: true });
