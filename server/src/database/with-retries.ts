import { isRetried } from './postgres-errors.ts';

/** Runs `work` up to `attempts` times; repeats it after a serialization failure, deadlock or lock timeout. */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetried(error)) throw error;
    }
  }
}
