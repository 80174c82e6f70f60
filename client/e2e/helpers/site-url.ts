import { inject } from 'vitest';

/** Returns the address of this worker's program; empty where no Chromium is installed. */
export const siteUrl = (): string => inject('urls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '';
