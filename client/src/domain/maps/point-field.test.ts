import { expect, it } from 'vitest';
import { formatPosition, readPosition } from './point-field.tsx';

it.each([
  ['-22.9056, -47.0608'],
  ['-22.9056,-47.0608'],
  [' -22,9056; -47,0608 '],
  ['-22,9056 -47,0608'],
  ['-22.9056°, -47.0608°'],
])('reads coordinates: %s', (text) => {
  expect(readPosition(text)).toEqual({ latitude: -22.9056, longitude: -47.0608 });
});

it.each(['', '-22.9056', 'Campinas', '48.85, 2.35', '-47.0608, -22.9056', '1, 2, 3'])(
  'reads none from %j',
  (text) => {
    expect(readPosition(text)).toBeNull();
  },
);

it('writes what it reads', () => {
  const position = { latitude: -22.9056, longitude: -47 };
  expect(readPosition(formatPosition(position))).toEqual(position);
});
