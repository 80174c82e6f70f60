import { Matches } from 'class-validator';

/** A browser's own identifier. */
const FINGERPRINT = /^[A-Za-z0-9_-]{8,128}$/;

/** Requires a browser's fingerprint. */
export const IsFingerprint = (): PropertyDecorator =>
  Matches(FINGERPRINT, { message: 'A identificação do navegador não é válida.' });
