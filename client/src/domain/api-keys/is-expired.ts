import type { ApiKeyRowFragment } from './api-keys.gen.ts';

/** Returns whether a key no longer works because its time is over. */
export const isExpired = ({ expiresAt }: ApiKeyRowFragment): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();
