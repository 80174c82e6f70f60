import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-02-30', ''],
  ['2026-13-01', ''],
  ['ontem', ''],
  ['', ''],
])('reads the day %j as %j', (text, day) => expect(dayOf(text)).toBe(day));
