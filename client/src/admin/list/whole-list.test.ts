import { expect, it, vi } from 'vitest';
import { listOf } from './use-admin-list.tsx';
import { onlyPage, searchOf } from './whole-list.ts';

it('finds texts without regard to case, accents and spaces around', () => {
  const isFound = searchOf(' PAO ');
  expect(isFound('Doces', 'Pão na chapa')).toBe(true);
  expect(isFound('Doces', 'Bolos')).toBe(false);
  expect(searchOf(null)()).toBe(true);
});

const refetch = async () => {};

it('reads the rows of an answer once', () => {
  const pick = vi.fn((rows: string[]) => onlyPage(rows.toSorted()));
  const { current, latest: shown } = listOf({ data: ['b', 'a'], previousData: ['c'], refetch }, pick);
  expect(current).toBe(shown);
  expect(shown?.items).toEqual(['a', 'b']);
  expect(pick).toHaveBeenCalledOnce();
});

it('has the answer before while another is loading', () => {
  const { current, latest: shown } = listOf({ previousData: ['c'], refetch }, onlyPage);
  expect(current).toBeUndefined();
  expect(shown?.items).toEqual(['c']);
});
