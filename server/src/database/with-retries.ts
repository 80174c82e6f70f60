import { isRetried } from './postgres-errors.ts';

/** Runs `work`, again where it meets another writer (serialization, deadlock, lock), so many times in all. */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetried(error)) throw error;
    }
  }
}
