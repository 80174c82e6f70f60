import { expect, test } from 'vitest';
import { DrawingTurns } from './drawing-turns.ts';

test('one draws at a time, in the order they came, and others get in between', async () => {
  const turns = new DrawingTurns();
  const order: string[] = [];
  const drawn = ['first', 'second', 'third'].map(async (name) => {
    await turns.next();
    order.push(name);
  });
  await Promise.resolve();
  expect(order).toEqual(['first']);
  let rounds = 0;
  while (order.length < 3) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    rounds++;
  }
  await Promise.all(drawn);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(rounds).toBeGreaterThanOrEqual(14);
  expect(turns.isCrowded).toBe(false);
});
