import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token of 256 bits. It is stored nowhere: the database holds its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
