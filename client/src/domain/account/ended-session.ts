import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { closeSession } from '../../api/close-session.ts';
import { readToken } from '../../api/stored-token.ts';

/** The last token that the server rejected while a page behind the login was open. */
const endedToken = makeVar<string | null>(null);
/** Pages behind the login that are shown now; something may have been typed there. */
let openPages = 0;

/**
 * Ends a session that the server rejects. A page that is open stays, with what was typed, and asks to sign in again;
 * without one the session is removed.
 */
export function endSession(token: string): void {
  // Another tab may have opened a session meanwhile.
  if (readToken() !== token) return;
  if (openPages === 0) {
    closeSession();
    return;
  }
  endedToken(token);
}

/** Registers a page behind the login as shown; the returned function unregisters it. */
export function keepPageOpen(): () => void {
  openPages++;
  return () => {
    openPages--;
    if (openPages > 0 || endedToken() === null) return;
    if (readToken() === endedToken()) closeSession();
    endedToken(null);
  };
}

/** Returns the token that was rejected while its page stayed open; null when none was. */
export const useEndedToken = (): string | null => useReactiveVar(endedToken);
