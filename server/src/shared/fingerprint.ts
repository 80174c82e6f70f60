import { createHash } from 'node:crypto';
import { Matches } from 'class-validator';

/** What a browser calls itself (DECISIONS section 4; design/HARDENING.md, limits). */
const FINGERPRINT = /^[A-Za-z0-9_-]{8,128}$/;

/** A field that holds a browser's fingerprint. */
export const IsFingerprint = (): PropertyDecorator =>
  Matches(FINGERPRINT, { message: 'A identificação do navegador não é válida.' });

/** What is kept of a fingerprint: enough to know it again, not enough to recognise a browser elsewhere. */
export const fingerprintHash = (fingerprint: string): Buffer =>
  createHash('sha256').update(fingerprint).digest();
