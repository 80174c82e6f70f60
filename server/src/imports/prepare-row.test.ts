import { expect, it } from 'vitest';
import { mapColumns } from './columns.ts';
import { prepareRow } from './prepare-row.ts';

const reader = {
  columns: mapColumns(['nome', 'categoria', 'cidade', 'endereço']),
  findCategory: () => ({ id: 1, name: 'Alimentação' }),
  findCity: () => ({ id: 2, name: 'Campinas', state: 'SP', ibgeCode: 3509502, population: 1_139_047 }),
};

it('cuts a name and an address that fill the longest line', () => {
  // Whole, each of them would keep the patterns busy for minutes.
  const endless = `a${','.repeat(900_000)}b`;
  const values = [`Padaria ${endless}`, 'Alimentação', 'Campinas', `Rua das Flores, 12 ${endless}`];
  const { row, remarks } = prepareRow({ line: 2, values }, reader);
  expect(row).toMatchObject({ address: expect.stringMatching(/^Rua das Flores, 12/) });
  expect(row?.name).toMatch(/^Padaria a.*…$/);
  expect(Array.from(row?.name ?? '')).toHaveLength(120);
  expect(Array.from(row?.address ?? '').length).toBeLessThanOrEqual(300);
  expect(remarks).toMatchObject([{ column: 'nome', kind: 'warning' }]);
});
