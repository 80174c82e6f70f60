import { useSyncExternalStore } from 'react';
import { closeSession, readToken } from '../../api/session.ts';

/** The last token that the server refused while a page was open behind the login. */
let ended: string | null = null;
/** Pages behind the login that are shown now; something may have been typed there. */
let openPages = 0;
const listeners = new Set<() => void>();

/**
 * The server knows nothing of this token any more. A page that is open stays, with what was typed, and asks to enter
 * again; without one the session is forgotten.
 */
export function endSession(token: string): void {
  // Another tab may have signed somebody in meanwhile.
  if (readToken() !== token) return;
  if (openPages === 0) {
    closeSession();
    return;
  }
  ended = token;
  for (const listener of listeners) listener();
}

/** Says that a page behind the login is shown, until the function it returns is called. */
export function keepPageOpen(): () => void {
  openPages++;
  return () => {
    openPages--;
    if (openPages > 0 || ended === null) return;
    if (readToken() === ended) closeSession();
    ended = null;
  };
}

function onEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token that was refused while its page stayed open; null when none was. */
export const useEndedToken = (): string | null =>
  useSyncExternalStore(
    onEnded,
    () => ended,
    () => null,
  );
