import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './use-debounced-text.ts';

const DELAY_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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

/** The hook and a navigation that is not its own. */
const beside = () =>
  renderHook(() => ({ navigate: useNavigate(), field: useDebouncedText('', () => {}) }), {
    wrapper: MemoryRouter,
  }).result;

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

test('a text passed on does not stay when another field drops it before its URL is rendered', () => {
  const result = beside();
  act(() => result.current.field[1]('pad'));
  act(() => vi.advanceTimersByTime(DELAY_MS));
  act(() => void result.current.navigate('/?category=3', { replace: true }));
  expect(result.current.field[0]).toBe('');
});

test('a text being typed stays when another field replaces the URL', () => {
  const result = beside();
  act(() => result.current.field[1]('pad'));
  act(() => void result.current.navigate('/?category=3', { replace: true }));
  expect(result.current.field[0]).toBe('pad');
});
