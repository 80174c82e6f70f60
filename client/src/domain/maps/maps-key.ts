const KEY = 'maps_api_key';

/** Returns the maps key that an administrator stored in this browser; null without. */
export function readMapsKey(): string | null {
  try {
    return localStorage.getItem(KEY) || null;
  } catch {
    // Storage is blocked by the browser's settings.
    return null;
  }
}

/** Stores the key in this browser, or removes it. Throws where the storage is blocked. */
export function writeMapsKey(key: string | null): void {
  if (key === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, key);
}
