import { createHash } from 'node:crypto';
import { Matches } from 'class-validator';

/** A browser's own identifier. */
const FINGERPRINT = /^[A-Za-z0-9_-]{8,128}$/;

/** A field that holds a browser's fingerprint. */
export const IsFingerprint = (): PropertyDecorator =>
  Matches(FINGERPRINT, { message: 'A identificação do navegador não é válida.' });

/** The stored form: recognises the browser here and nowhere else. */
export const fingerprintHash = (fingerprint: string): Buffer =>
  createHash('sha256').update(fingerprint).digest();
