import { beforeEach, expect, test } from 'vitest';
import { CachedRead } from './cached-read.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Reader } from './statement.ts';

let listening = true;
let change: (tag: string) => void = () => undefined;
let reads = 0;
/** Answers the reads under way with a number each. */
let answers: Array<() => void> = [];
let cached: CachedRead<number>;

beforeEach(() => {
  listening = true;
  reads = 0;
  answers = [];
  const changeFeed = {
    get listening() {
      return listening;
    },
    onChange: (listener: (tag: string) => void) => {
      change = listener;
    },
  } as unknown as ChangeFeed;
  cached = new CachedRead({ db: { reads: {} as Reader }, changeFeed }, 'kinds', () => {
    const value = ++reads;
    return new Promise((resolve) => answers.push(() => resolve(value)));
  });
});
const answer = () => answers.splice(0).forEach((one) => void one());
const tick = () => new Promise(setImmediate);

test('callers while a read is under way share it, later ones have the cached value', async () => {
  const waiting = [cached.get(), cached.get()];
  await tick();
  waiting.push(cached.get());
  answer();
  expect(await Promise.all(waiting)).toEqual([1, 1, 1]);
  expect(await cached.get()).toBe(1);
});

test('a read overtaken by a change is neither shared with later callers nor cached', async () => {
  const before = cached.get();
  change('kinds');
  const after = cached.get();
  answer();
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  change('settings');
  expect(await cached.get()).toBe(2);
  change('*');
  const third = cached.get();
  answer();
  expect(await third).toBe(3);
});

test('while disconnected nothing is cached, but callers of one tick share a read', async () => {
  listening = false;
  const first = [cached.get(), cached.get()];
  await tick();
  const second = cached.get();
  answer();
  expect(await Promise.all([...first, second])).toEqual([1, 1, 2]);
  const third = cached.get();
  answer();
  expect(await third).toBe(3);
});

test('a failed read is tried again', async () => {
  let fails = true;
  const failing = new CachedRead(
    { db: { reads: {} as Reader }, changeFeed: { listening: true, onChange: () => undefined } as never },
    'kinds',
    async () => {
      if (fails) throw new Error('away');
      return 1;
    },
  );
  await expect(failing.get()).rejects.toThrow('away');
  fails = false;
  expect(await failing.get()).toBe(1);
});
