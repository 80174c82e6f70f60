import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const NOW = Date.parse('2026-11-10T12:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

it.each([
  [0, 5, 'dia 1 de 5'],
  [49, 5, 'dia 3 de 5'],
  [120, 5, 'dia 5 de 5'],
  [121, 5, 'há 6 dias, prazo 5'],
  [1, 1, 'dia 1 de 1'],
])('says of %i hours how much that is of %i days', (hours, allowed, text) => {
  const { text: age, due } = ageOf(ago(hours), allowed, NOW);
  expect(`${age}${due}`).toBe(text);
});
