const KEY = 'fingerprint';
/** For browsers without storage: the same as long as the page is open. */
let unkept: string | undefined;

function keep(fingerprint: string): void {
  try {
    localStorage.setItem(KEY, fingerprint);
  } catch {
    unkept = fingerprint;
  }
}

/** Returns the stored fingerprint; null when there is none, so that this browser cannot have rated. */
export function knownFingerprint(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept ?? null;
  } catch {
    return unkept ?? null;
  }
}

/**
 * Returns 64 hexadecimal digits: a hash of browser properties and of a random value, made once and stored, so that two
 * equal phones differ. Its code is loaded at the first call, since most visitors only read.
 */
export async function browserFingerprint(): Promise<string> {
  const known = knownFingerprint();
  if (known) return known;
  const { makeFingerprint } = await import('./make-fingerprint.ts');
  const made = await makeFingerprint();
  keep(made);
  return made;
}
