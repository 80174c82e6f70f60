/** Where the session's token is stored; the document's first script reads it too. */
export const TOKEN = 'token';
/** Used where the browser blocks local storage: the session ends with the page. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Only in `memory`.
  }
}

/** Returns the stored token; null when nobody is signed in. */
export const readToken = (): string | null => readStored(TOKEN);
