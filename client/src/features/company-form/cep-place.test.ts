import { expect, it } from 'vitest';
import { placeOfCep } from './cep-place.ts';

it.each([
  ['01310-100', 'SP', 'São Paulo'],
  ['08499-999', 'SP', 'São Paulo'],
  ['08500-000', 'SP', ''],
  ['13015-001', 'SP', ''],
  ['69050-010', 'AM', 'Manaus'],
  ['69301-000', 'RR', 'Boa Vista'],
  ['69400-000', 'AM', ''],
  ['72700-000', 'DF', 'Brasília'],
  ['72800-000', 'GO', ''],
  ['73010-000', 'DF', 'Brasília'],
  ['76801-000', 'RO', 'Porto Velho'],
  ['78984-000', 'RO', ''],
  ['99999-999', 'RS', ''],
])('finds state and capital of %s', (cep, state, city) => expect(placeOfCep(cep)).toEqual({ state, city }));

it.each(['', '01310', '00999-999', '0131010'])('finds nothing for %j', (cep) =>
  expect(placeOfCep(cep)).toBeNull(),
);
