import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action in the menu of a row of an administrators' list. */
export async function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Mais ações: ${row}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

/** Opens the filters of an administrators' list. */
export async function openFilters(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }));
}
