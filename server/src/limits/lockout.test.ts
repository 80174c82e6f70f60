import { expect, test } from 'vitest';
import { testApp } from '../../test/helpers/test-app.ts';
import { countOrLock } from './lockout.ts';

const guia = testApp();

/** Ends the lockout of a key now. */
async function endLockout(key: string): Promise<void> {
  await guia.pool.query(`UPDATE rate_limits SET expires_at = now() + interval '59 minutes' WHERE key = $1`, [
    `locked:${key}`,
  ]);
}

test('each further lockout of a key is longer, an hour at most', async () => {
  const limit = { key: 'grows', seconds: 600, most: 0 };
  const waits: number[] = [];
  for (let count = 0; count < 6; count++) {
    waits.push(await countOrLock(guia.services.db.reads, limit));
    await endLockout(limit.key);
  }
  const [first, ...further] = waits.map((wait) => Math.ceil(wait));
  expect(first).toBeLessThanOrEqual(600);
  expect(further).toEqual([600, 1_200, 2_400, 3_600, 3_600]);
});

test('attempts while it is locked change nothing', async () => {
  const limit = { key: 'stays', seconds: 600, most: 0 };
  const first = await countOrLock(guia.services.db.reads, limit);
  expect(await countOrLock(guia.services.db.reads, limit)).toBeLessThanOrEqual(first);
  const rows = await guia.sql`SELECT key, count FROM rate_limits WHERE key LIKE '%stays' ORDER BY key`;
  expect(rows).toEqual([
    { key: 'locked:stays', count: 1 },
    { key: 'stays', count: 1 },
  ]);
});

test('concurrent attempts begin one lockout', async () => {
  const limit = { key: 'crowd', seconds: 60, most: 2 };
  const waits = await Promise.all(
    Array.from({ length: 20 }, () => countOrLock(guia.services.db.reads, limit)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  const rows = await guia.sql`SELECT count FROM rate_limits WHERE key = 'locked:crowd'`;
  expect(rows).toEqual([{ count: 1 }]);
});
