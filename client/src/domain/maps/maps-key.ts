const KEY = 'maps_api_key';

/** The key of the maps service that an administrator keeps in this browser; null without. */
export function readMapsKey(): string | null {
  try {
    return localStorage.getItem(KEY) || null;
  } catch {
    // Storage is blocked by the browser's settings.
    return null;
  }
}

/** Keeps the key in this browser, or removes it. Throws where the storage is blocked. */
export function writeMapsKey(key: string | null): void {
  if (key === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, key);
}
