/** Returns what this browser stores under a key; null for nothing, other texts than JSON and a blocked storage. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value in this browser, or removes it for null; returns false where the storage is blocked or full. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Key of what an account has filled in of a new company; it ends with the session. */
export const COMPANY_DRAFT = 'company-draft';
