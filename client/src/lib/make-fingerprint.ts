import FingerprintJS, { murmurX64Hash128 } from '@fingerprintjs/fingerprintjs';

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a hash of browser properties and a random value: 64 hexadecimal digits, different at each call. Sends
 * nothing. Not `crypto.subtle`, which browsers have over https only: local networks may use http.
 */
export async function makeFingerprint(): Promise<string> {
  const agent = await FingerprintJS.load({ monitoring: false });
  const { visitorId } = await agent.get();
  const text = `${visitorId}:${randomHex()}`;
  return murmurX64Hash128(text) + murmurX64Hash128(text, 1);
}
