import { createHash } from 'node:crypto';

/** An account in the keys of counters. Hashed: what somebody typed is kept nowhere, and a key has its length. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
