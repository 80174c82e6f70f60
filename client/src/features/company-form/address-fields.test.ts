import { expect, test } from 'vitest';
import { addressAfterCep } from './address-fields.tsx';

const CURITIBA = { cep: '80020-310', address: 'Rua 15 de Novembro, 100', city: 'Curitiba', state: 'PR' };
const BLUMENAU = { address: 'Rua 7 de Setembro, Centro', city: 'Blumenau', state: 'SC' };

test("a number inside a street's name belongs to the street", () => {
  const now = { ...CURITIBA, cep: '89010-200' };
  expect(addressAfterCep(CURITIBA, now, BLUMENAU)).toBe('Rua 7 de Setembro, Centro');
  const own = { ...now, address: 'Rua 25 de Março, 5' };
  expect(addressAfterCep(CURITIBA, own, BLUMENAU)).toBeNull();
});

test('a number at the end does not belong to the street', () => {
  const now = { ...CURITIBA, cep: '80020-320', address: 'Rua Direita 100' };
  expect(addressAfterCep(CURITIBA, now, { ...CURITIBA, address: 'Rua Direita, Centro' })).toBeNull();
});
