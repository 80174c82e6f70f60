import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePolling } from './use-polling.ts';

const EVERY = 10_000;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function setHidden(hidden: boolean): Promise<void> {
  isHidden = hidden;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    if (!hidden) window.dispatchEvent(new Event('focus'));
  });
}

function poll(ask: () => Promise<void> = async () => {}) {
  const asked = vi.fn(ask);
  const rendered = renderHook(() => usePolling(asked, { everyMs: EVERY }));
  return { asked, ...rendered };
}

/** Returns a request that resolves when the test calls `answer`. */
function held() {
  const waiting: (() => void)[] = [];
  const ask = () => new Promise<void>((answer) => waiting.push(answer));
  return { ask, answer: () => act(async () => waiting.shift()?.()) };
}

it('asks every ten seconds, counted from the answer', async () => {
  const { ask, answer } = held();
  const { asked } = poll(ask);
  await pass(EVERY - 1);
  expect(asked).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(3 * EVERY);
  expect(asked).toHaveBeenCalledTimes(1);
  await answer();
  await pass(EVERY);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('pauses while the tab is hidden, and asks at once, and once, when it is shown again', async () => {
  const { ask, answer } = held();
  const { asked } = poll(ask);
  await setHidden(true);
  await pass(10 * EVERY);
  expect(asked).toHaveBeenCalledTimes(0);
  await setHidden(false);
  expect(asked).toHaveBeenCalledTimes(1);
  await answer();
  await pass(EVERY);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('pauses when the tab is hidden during a request', async () => {
  const { ask, answer } = held();
  const { asked } = poll(ask);
  await pass(EVERY);
  await setHidden(true);
  await answer();
  await pass(10 * EVERY);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks at once when called, and once more when called meanwhile', async () => {
  const { ask, answer } = held();
  const { asked, result } = poll(ask);
  result.current();
  result.current();
  result.current();
  expect(asked).toHaveBeenCalledTimes(1);
  await answer();
  expect(asked).toHaveBeenCalledTimes(2);
  await answer();
  await pass(EVERY - 1);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stops when its component is unmounted', async () => {
  const { ask, answer } = held();
  const { asked, result, unmount } = poll(ask);
  result.current();
  result.current();
  unmount();
  await answer();
  await pass(5 * EVERY);
  await setHidden(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
