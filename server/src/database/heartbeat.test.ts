import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

/** Of a loop that was never busy; `block` lets time pass in which no timer could fire. */
let clock = 0;
const block = (ms: number) => {
  clock += ms;
};
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 50) {
    clock += 50;
    await vi.advanceTimersByTimeAsync(50);
  }
};
let heard: string[] = [];
let answer: (() => void) | null = null;
let isAnswering = true;
let beats = 0;
const beat = () =>
  new Promise<void>((resolve) => {
    beats++;
    answer = resolve;
    if (isAnswering) resolve();
  });

let pulse: Heartbeat;
beforeEach(async () => {
  vi.useFakeTimers();
  [clock, heard, isAnswering, beats] = [0, [], true, 0];
  const say = (what: string) => () => void heard.push(what);
  pulse = new Heartbeat({ quiet: say('quiet'), back: say('back'), dead: say('dead') }, () => clock);
  await pulse.start(beat, beat);
});
afterEach(() => {
  pulse.stop();
  vi.useRealTimers();
});

test('who answers is fresh, and asked three times a second', async () => {
  await pass(3_000);
  expect(pulse.isFresh).toBe(true);
  expect(heard).toEqual([]);
  expect(beats).toBeGreaterThanOrEqual(9);
  expect(beats).toBeLessThanOrEqual(11);
});

test('who falls silent is quiet within 0.9 s, fresh again with the answer', async () => {
  isAnswering = false;
  await pass(900);
  expect(pulse.isFresh).toBe(false);
  expect(heard).toEqual(['quiet']);
  isAnswering = true;
  answer?.();
  await pass(400);
  expect(heard).toEqual(['quiet', 'back']);
  expect(pulse.isFresh).toBe(true);
});

test('who stays silent is dead once', async () => {
  isAnswering = false;
  await pass(6_000);
  expect(heard).toEqual(['quiet', 'dead']);
  expect(pulse.isFresh).toBe(false);
});

test('a busy loop of our own is no silence, but nothing is fresh until it is asked again', async () => {
  isAnswering = false;
  await pass(300);
  block(5_000);
  expect(pulse.isFresh).toBe(false);
  await pass(50);
  answer?.();
  isAnswering = true;
  await pass(400);
  expect(heard).toEqual([]);
  expect(pulse.isFresh).toBe(true);
});
