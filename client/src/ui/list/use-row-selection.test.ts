import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowSelection } from './use-row-selection.ts';

const ROWS = ['1', '2', '3'].map((id) => ({ id }));
const open = () =>
  renderHook(({ filter }) => useRowSelection(ROWS, filter), { initialProps: { filter: 'a' } });

it('keeps what was selected after the answer was asked for', () => {
  const { result } = open();
  const { remove } = result.current;
  act(() => result.current.toggle('3'));
  act(() => remove(['1']));
  expect(result.current.ids).toEqual(['3']);
});

it('removes nothing of another filter', () => {
  const { result, rerender } = open();
  const { remove } = result.current;
  rerender({ filter: 'b' });
  act(() => result.current.toggle('3'));
  act(() => remove(['1']));
  expect(result.current.ids).toEqual(['3']);
});

it('selects nothing when a filter comes back', () => {
  const { result, rerender } = open();
  act(() => result.current.setAll(true));
  rerender({ filter: 'b' });
  rerender({ filter: 'a' });
  expect(result.current.ids).toEqual([]);
});
