import FingerprintJS from '@fingerprintjs/fingerprintjs';
import { sha256Hex } from './sha256.ts';

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 64 hexadecimal digits, others at each call. Nothing is sent anywhere while they are made. */
export async function makeFingerprint(): Promise<string> {
  const agent = await FingerprintJS.load({ monitoring: false });
  const { visitorId } = await agent.get();
  return sha256Hex(`${visitorId}:${randomHex()}`);
}
