import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Chooses an action in the menu of a row of an administrators' list. */
export async function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Mais ações: ${row}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

/** Opens the filters of an administrators' list. */
export async function openFilters(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }));
}

/** Presses the button of an export and returns the address of the file. */
export async function exportedPath(user: UserEvent, name = 'Exportar CSV'): Promise<string | undefined> {
  const fetched = vi.fn(async (_path: string) => new Response('nome'));
  vi.stubGlobal('fetch', fetched);

  await user.click(await screen.findByRole('button', { name }));
  await vi.waitUntil(() => fetched.mock.calls.length > 0);
  return fetched.mock.lastCall?.[0];
}
