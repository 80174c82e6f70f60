import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

test('each has a round of its own, in the order in which they came; later ones too', async () => {
  const rounds = new Rounds();
  const seen: string[] = [];
  let isOver = false;
  const mark = () => {
    seen.push('|');
    if (!isOver) setImmediate(mark);
  };
  setImmediate(mark);
  const own = (name: string) => rounds.own().then(() => seen.push(name));
  await Promise.all([own('a'), own('b'), own('c')]);
  await Promise.all([own('d'), own('e')]);
  isOver = true;
  const perRound = seen.join('').split('|').filter(Boolean);
  expect(perRound).toEqual(['a', 'b', 'c', 'd', 'e']);
});
