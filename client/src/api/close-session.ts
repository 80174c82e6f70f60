import { storeSession } from './session.ts';

/**
 * Removes token and user from the browser, and what the service worker keeps. The server's session is ended by `logout`.
 */
export function closeSession(): void {
  storeSession(null, null);
  void globalThis.caches?.keys().then((names) => names.map((name) => caches.delete(name)));
}
