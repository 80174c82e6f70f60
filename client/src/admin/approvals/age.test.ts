import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const NOW = Date.parse('2026-11-10T12:00:00Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

it.each([
  [0, 5, 'hoje · prazo de 5 dias'],
  [49, 5, 'há 3 dias · prazo de 5 dias'],
  [120, 5, 'há 5 dias · prazo de 5 dias'],
  [121, 5, 'há 6 dias · prazo de 5 dias'],
  [30, 1, 'ontem · prazo de 1 dia'],
])('says of %i hours how long that is, and of %i days that they are allowed', (hours, allowed, text) => {
  const { text: age, due } = ageOf(ago(hours), allowed, NOW);
  expect(`${age} · ${due}`).toBe(text);
});
