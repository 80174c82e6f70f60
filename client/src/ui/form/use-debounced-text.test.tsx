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

test('a text passed on at once does not come back when its URL is rendered late', () => {
  const handOn = vi.fn();
  const { result, rerender } = renderHook(
    ({ value }) => useDebouncedText(value, handOn, { delayMs: DELAY_MS, accepts: (text) => text === '' }),
    { wrapper: MemoryRouter, initialProps: { value: '' } },
  );
  act(() => result.current[1]('Salv'));
  act(() => result.current[2]('Salv'));
  act(() => result.current[1](''));
  rerender({ value: 'Salv' });
  expect(result.current[0]).toBe('');
  act(() => vi.advanceTimersByTime(DELAY_MS * 3));
  expect(handOn.mock.calls).toEqual([['Salv'], ['']]);
});
