import { expect, test } from 'vitest';
import { TickQueue } from './request-slots.ts';

test('each starts in a separate tick, in order', async () => {
  const queue = new TickQueue();
  let tick = 0;
  let isCounting = true;
  const count = () => {
    tick++;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const ticks = await Promise.all([1, 2, 3, 4].map(() => Promise.resolve(queue.next()).then(() => tick)));
  isCounting = false;
  expect(new Set(ticks).size).toBe(4);
  expect(ticks).toEqual([...ticks].sort((one, other) => one - other));
});
