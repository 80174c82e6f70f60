import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConcurrencyLimiter, Queues, quarterEach } from './concurrency-limiter.ts';

const LIMITS = {
  QUEUE_LENGTH: 8,
  QUEUE_BURST_MS: 2_000,
  QUEUE_BURST_WAIT_MS: 3_000,
  QUEUE_OVERLOAD_WAIT_MS: 500,
};
const rejection = () => new Error('rejected');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Records the outcome of each, in the order of outcomes. */
function record() {
  const outcomes: string[] = [];
  const note = (name: string, waits: Promise<void>) =>
    void waits.then(
      () => outcomes.push(`${name} runs`),
      (error: Error) => outcomes.push(`${name} ${error.message}`),
    );
  return { outcomes, note };
}

test('as many run as there are slots, the others wait and start in order', async () => {
  const limiter = new ConcurrencyLimiter(2, new Queues(LIMITS), rejection);
  const { outcomes, note } = record();
  for (const name of ['a', 'b', 'c', 'd']) note(name, limiter.acquire());
  await vi.advanceTimersByTimeAsync(10);
  expect(outcomes).toEqual(['a runs', 'b runs']);
  limiter.release();
  limiter.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['a runs', 'b runs', 'c runs', 'd runs']);
  limiter.release();
  limiter.release();
  expect(limiter.isIdle).toBe(true);
});

test('a burst may wait 3 s, an overload 500 ms, and after an empty queue it is a burst again', async () => {
  const limiter = new ConcurrencyLimiter(1, new Queues(LIMITS), rejection);
  const { outcomes, note } = record();
  await limiter.acquire();
  note('first', limiter.acquire());
  await vi.advanceTimersByTimeAsync(1_100);
  note('second', limiter.acquire());
  await vi.advanceTimersByTimeAsync(800);
  note('third', limiter.acquire());
  await vi.advanceTimersByTimeAsync(100);
  // 2 s after the queue was empty: waiters of the last second may not wait longer than new ones.
  note('fourth', limiter.acquire());
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['second rejected']);
  await vi.advanceTimersByTimeAsync(399);
  expect(outcomes).toEqual(['second rejected', 'third rejected']);
  await vi.advanceTimersByTimeAsync(100);
  expect(outcomes).toEqual(['second rejected', 'third rejected', 'fourth rejected']);
  await vi.advanceTimersByTimeAsync(499);
  expect(outcomes).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes.at(-1)).toBe('first rejected');
  note('new burst', limiter.acquire());
  await vi.advanceTimersByTimeAsync(2_999);
  limiter.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes.at(-1)).toBe('new burst runs');
});

test('a burst without later arrivals may wait its 3 s', async () => {
  const limiter = new ConcurrencyLimiter(1, new Queues(LIMITS), rejection);
  const { outcomes, note } = record();
  await limiter.acquire();
  note('first', limiter.acquire());
  await vi.advanceTimersByTimeAsync(1_500);
  note('last', limiter.acquire());
  await vi.advanceTimersByTimeAsync(1_400);
  limiter.release();
  await vi.advanceTimersByTimeAsync(1_500);
  limiter.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['first runs', 'last runs']);
});

test('a full queue rejects at once, counted over all queues', async () => {
  const queues = new Queues(LIMITS);
  const [one, other] = [1, 2].map(() => new ConcurrencyLimiter(1, queues, rejection));
  if (!one || !other) throw new Error('unreachable');
  await one.acquire();
  await other.acquire();
  const waiting = Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).acquire());
  expect(queues.waiting).toBe(8);
  await expect(one.acquire()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  for (let left = 8; left > 0; left--) (left % 2 ? other : one).release();
  await Promise.all(waiting);
  expect(queues.waiting).toBe(0);
});

test('an aborted waiter leaves the queue with the reason', async () => {
  const queues = new Queues(LIMITS);
  const limiter = new ConcurrencyLimiter(1, queues, rejection);
  const abort = new AbortController();
  await limiter.acquire();
  const waits = limiter.acquire(abort.signal);
  abort.abort(new Error('hung up'));
  await expect(waits).rejects.toThrow('hung up');
  await expect(limiter.acquire(abort.signal)).rejects.toThrow('hung up');
  expect(queues.waiting).toBe(0);
  limiter.release();
  expect(limiter.isIdle).toBe(true);
});

describe('of one address', () => {
  test('a quarter of the slots run and a quarter of the queue waits; other addresses have room', async () => {
    const queues = new Queues(LIMITS);
    const ofAddress = quarterEach(8, queues, rejection);
    const { outcomes, note } = record();
    for (const name of ['a', 'b', 'c', 'd', 'e']) note(name, ofAddress.acquire('198.51.100.1'));
    note('other', ofAddress.acquire('198.51.100.2'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes.sort()).toEqual(['a runs', 'b runs', 'e rejected', 'other runs']);
    ofAddress.release('198.51.100.1');
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toContain('c runs');
    expect(queues.waiting).toBe(1);
  });

  test('its share of the queue is counted over all kinds of slots; others can still wait', async () => {
    const queues = new Queues(LIMITS);
    const [pages, requests] = [1, 2].map(() => quarterEach(4, queues, rejection));
    if (!pages || !requests) throw new Error('unreachable');
    const { outcomes, note } = record();
    for (const kind of [pages, requests]) {
      await kind.acquire('198.51.100.1');
      note('one', kind.acquire('198.51.100.1'));
    }
    await expect(pages.acquire('198.51.100.1')).rejects.toThrow('rejected');
    await pages.acquire('198.51.100.2');
    note('other', pages.acquire('198.51.100.2'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([]);
    expect(queues.waiting).toBe(3);
  });

  test('waiting in one queue counts in the next', async () => {
    const limiter = new ConcurrencyLimiter(1, new Queues(LIMITS), rejection);
    const { outcomes, note } = record();
    await limiter.acquire();
    note('late', limiter.acquire(undefined, performance.now() - 2_900));
    await vi.advanceTimersByTimeAsync(101);
    expect(outcomes).toEqual(['late rejected']);
  });
});
