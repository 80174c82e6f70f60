import { createHash } from 'node:crypto';
import { Matches } from 'class-validator';

/** A browser's own identifier. */
const FINGERPRINT = /^[A-Za-z0-9_-]{8,128}$/;

/** Requires a browser's fingerprint. */
export const IsFingerprint = (): PropertyDecorator =>
  Matches(FINGERPRINT, { message: 'A identificação do navegador não é válida.' });

/** Returns the stored form, which recognizes the browser on this site only. */
export const fingerprintHash = (fingerprint: string): Buffer =>
  createHash('sha256').update(fingerprint).digest();
