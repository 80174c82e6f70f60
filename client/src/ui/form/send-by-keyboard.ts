import type { KeyboardEvent } from 'react';

/**
 * Sends a form by Enter in a field of one line, and by Ctrl or Command with Enter in a longer one. The browser does not
 * while the button is disabled, so that the form could not show what is missing.
 */
export function sendByKeyboard(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const sends =
    target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && (ctrlKey || metaKey));
  if (!sends) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
