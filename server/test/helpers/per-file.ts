import { afterAll, beforeAll } from 'vitest';

/** Returns what `start` starts before the tests of a file or a group, and closes it after them. Until then it has no members. */
export function perFile<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const started = {} as T;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.close());
  return started;
}
