import { expect, it } from 'vitest';
import { isNamed, type Rectangle, takeRoom } from './names.ts';

const place = (inhabitants: number, isCapital = false) => ({
  code: 1,
  name: 'Cidade',
  latitude: 0,
  longitude: 0,
  inhabitants,
  isCapital,
});

it('writes a name above its point, else below, else not at all', () => {
  const taken: Rectangle[] = [];
  const name = { text: 'Campinas', x: 100, y: 100 };
  expect(takeRoom(name, taken)).toBe('above');
  expect(takeRoom(name, taken)).toBeUndefined();
  expect(takeRoom({ ...name, y: 112 }, taken)).toBe('below');
  expect(takeRoom({ ...name, x: 300 }, taken)).toBe('above');
  expect(taken).toHaveLength(3);
});

it('names larger cities further out, and capitals before others', () => {
  expect(isNamed(place(1_139), 5)).toBe(true);
  expect(isNamed(place(1_139), 4)).toBe(false);
  expect(isNamed(place(300, true), 5)).toBe(true);
  expect(isNamed(place(300), 5)).toBe(false);
  expect(isNamed(place(2), 10)).toBe(false);
  expect(isNamed(place(2), 11)).toBe(true);
});
