import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearMisses } from './similar-words.ts';

test('returns texts one edit away, by every kind of edit', () => {
  const misses = nearMisses('pziza');
  expect(misses.every((miss) => editDistance('pziza', miss) === 1)).toBe(true);
  for (const miss of ['pizza', 'ziza', 'pzizab', 'pziga']) expect(misses).toContain(miss);
  expect(misses).not.toContain('pziza');
  expect(new Set(misses).size).toBe(misses.length);
});
