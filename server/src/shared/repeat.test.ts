import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEN_MINUTES = 10 * 60_000;

test('work is repeated after its pause, and sooner after failures, which are logged', async () => {
  const warn = vi.fn();
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('starting'))
    .mockRejectedValueOnce(new Error('starting'))
    .mockResolvedValue();
  const stopping = new AbortController();
  repeat(TEN_MINUTES, stopping.signal, { warn } as unknown as Log, work);
  await vi.advanceTimersByTimeAsync(0);
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(4);
  stopping.abort();
});
