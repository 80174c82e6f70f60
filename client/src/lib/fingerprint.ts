const KEY = 'fingerprint';
/** For browsers that keep nothing: at least the same while the page lives. */
let unkept: string | undefined;

function keep(fingerprint: string): void {
  try {
    localStorage.setItem(KEY, fingerprint);
  } catch {
    unkept = fingerprint;
  }
}

/** The fingerprint that this browser was given before; null when it has none, so it cannot have rated. */
export function knownFingerprint(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept ?? null;
  } catch {
    return unkept ?? null;
  }
}

/**
 * A hash of browser properties and of a random value made once, kept locally: two equal phones stay two
 * people. 64 hexadecimal digits. What makes it is loaded when it is wanted: most visitors only read.
 */
export async function browserFingerprint(): Promise<string> {
  const known = knownFingerprint();
  if (known) return known;
  const { makeFingerprint } = await import('./make-fingerprint.ts');
  const made = await makeFingerprint();
  keep(made);
  return made;
}
