const KEY = 'fingerprint';
/** Used where local storage is blocked: lost on reload. */
let inMemory: string | undefined;
/** Being made: two callers at once get the same one. */
let making: Promise<string> | undefined;

function store(fingerprint: string): void {
  try {
    localStorage.setItem(KEY, fingerprint);
  } catch {
    inMemory = fingerprint;
  }
}

/** Returns the stored fingerprint; null when there is none, so that this browser cannot have rated. */
export function knownFingerprint(): string | null {
  try {
    return localStorage.getItem(KEY) ?? inMemory ?? null;
  } catch {
    return inMemory ?? null;
  }
}

async function makeAndStore(): Promise<string> {
  try {
    const { makeFingerprint } = await import('./make-fingerprint.ts');
    const created = await makeFingerprint();
    store(created);
    return created;
  } finally {
    making = undefined;
  }
}

/**
 * Returns 64 hexadecimal digits: a hash of browser properties and of a random value, made once and stored, so that two
 * equal phones differ. Its code is loaded at the first call, since most visitors only read.
 */
export async function browserFingerprint(): Promise<string> {
  const cached = knownFingerprint();
  if (cached) return cached;
  making ??= makeAndStore();
  return making;
}
