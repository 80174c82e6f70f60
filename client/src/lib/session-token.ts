const KEY = 'token';

/** The token of whoever is signed in; null for nobody, or where the browser keeps nothing. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is blocked by the browser's settings.
    return null;
  }
}
