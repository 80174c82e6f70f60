import { inject } from 'vitest';

const ofWorker = (urls: readonly string[]): string => urls[Number(process.env.VITEST_POOL_ID) - 1] ?? '';

/** Returns the address of this worker's program; empty where no Chromium is installed. */
export const siteUrl = (): string => ofWorker(inject('urls'));

/** Returns the address of the fake service for postal codes that this worker's program uses. */
export const cepServiceUrl = (): string => ofWorker(inject('cepServices'));
