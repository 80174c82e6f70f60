import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from './heartbeat.ts';

/** `block` advances the clock without timers, as when the event loop is blocked. */
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
let reported: string[] = [];
let answer: (() => void) | null = null;
let isAnswering = true;
let heartbeats = 0;
const sendHeartbeat = () =>
  new Promise<void>((resolve) => {
    heartbeats++;
    answer = resolve;
    if (isAnswering) resolve();
  });

let heartbeat: Heartbeat;
beforeEach(async () => {
  vi.useFakeTimers();
  [clock, reported, isAnswering, heartbeats] = [0, [], true, 0];
  const report = (what: string) => () => void reported.push(what);
  heartbeat = new Heartbeat(
    { late: report('late'), back: report('back'), dead: report('dead') },
    () => clock,
  );
  await heartbeat.start(sendHeartbeat, sendHeartbeat);
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

test('a connection that answers is fresh and checked every 300 ms', async () => {
  await pass(3_000);
  expect(heartbeat.isFresh).toBe(true);
  expect(reported).toEqual([]);
  expect(heartbeats).toBeGreaterThanOrEqual(9);
  expect(heartbeats).toBeLessThanOrEqual(11);
});

test('a connection without answer is late within 0.9 s and fresh again with the answer', async () => {
  isAnswering = false;
  await pass(900);
  expect(heartbeat.isFresh).toBe(false);
  expect(reported).toEqual(['late']);
  isAnswering = true;
  answer?.();
  await pass(400);
  expect(reported).toEqual(['late', 'back']);
  expect(heartbeat.isFresh).toBe(true);
});

test('a connection that stays without answer is dead, reported once', async () => {
  isAnswering = false;
  await pass(6_000);
  expect(reported).toEqual(['late', 'dead']);
  expect(heartbeat.isFresh).toBe(false);
});

test('a blocked event loop is not a missing answer, but the connection is not fresh until the next heartbeat', async () => {
  isAnswering = false;
  await pass(300);
  block(5_000);
  expect(heartbeat.isFresh).toBe(false);
  await pass(50);
  answer?.();
  isAnswering = true;
  await pass(400);
  expect(reported).toEqual([]);
  expect(heartbeat.isFresh).toBe(true);
});
