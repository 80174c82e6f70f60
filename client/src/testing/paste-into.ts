import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field at once, where keys do not matter: each key would render the whole form. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
