import { expect, it } from 'vitest';
import type { Columns } from './column.ts';
import { tracksOf } from './data-table.tsx';

const columns: Columns<object> = [
  { name: 'Empresa' },
  { name: 'Cidade', width: '18rem' },
  { name: 'Dono', width: '8rem', leaves: 2 },
  { name: 'Cadastro', width: '6rem', leaves: 1 },
  { name: '', width: '12rem' },
];

it('lets columns leave in their order, below the width that those which stay longer need together', () => {
  const { template, leavesBelow } = tracksOf(columns, false);
  // 14 + 18 + 8 + 12 = 52 and 58, on the next step.
  expect(columns.map(leavesBelow)).toEqual([undefined, undefined, 54, 58, undefined]);
  expect(template).toBe(
    'minmax(14rem, auto) minmax(18rem, auto) var(--below-54, minmax(8rem, auto)) ' +
      'var(--below-58, minmax(6rem, auto)) max-content',
  );
});

it('keeps columns that fit wherever rows are not cards, and makes room for checkboxes', () => {
  const few: Columns<object> = [
    { name: 'Empresa', width: '20rem' },
    { name: 'Dono', width: '20rem', leaves: 1 },
    { name: '', width: '4rem', isFixed: true },
  ];
  expect(few.map(tracksOf(few, false).leavesBelow)).toEqual([undefined, undefined, undefined]);
  expect(few.map(tracksOf(few, true).leavesBelow)).toEqual([undefined, 50, undefined]);
  expect(tracksOf(few, true).template).toMatch(/^3rem .* 4rem$/);
});
