import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

const DELAY_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

function typed() {
  const handOn = vi.fn();
  const { result } = renderHook(() => useDebouncedText('', handOn, { delayMs: DELAY_MS, isPaused: false }), {
    wrapper: MemoryRouter,
  });
  act(() => result.current[1]('pad'));
  return handOn;
}

test('text is passed on once after a pause', () => {
  const handOn = typed();
  act(() => vi.advanceTimersByTime(DELAY_MS * 3));
  expect(handOn.mock.calls).toEqual([['pad']]);
});

test('text is not passed on once the browser has navigated, before the page is rendered', () => {
  const handOn = typed();
  window.history.pushState({ key: 'next' }, '');
  act(() => vi.advanceTimersByTime(DELAY_MS * 3));
  expect(handOn).not.toHaveBeenCalled();
});
