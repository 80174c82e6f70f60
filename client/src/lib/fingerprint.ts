import { sha256Hex } from './sha256.ts';

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

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A hash of browser properties and of a random value made once, kept locally: two equal phones stay two
 * people (DECISIONS section 4). 64 hexadecimal digits. Nothing is sent anywhere while it is made.
 */
export async function browserFingerprint(): Promise<string> {
  const known = knownFingerprint();
  if (known) return known;
  const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
  const agent = await FingerprintJS.load({ monitoring: false });
  const { visitorId } = await agent.get();
  const made = sha256Hex(`${visitorId}:${randomHex()}`);
  keep(made);
  return made;
}
