import { expect, it } from 'vitest';
import { failuresText } from './failures-text.ts';

const failure = (id: string, name: string, message: string) => ({ id, name, message });

it('names the failed rows, grouped by reason', () => {
  const failures = [
    failure('1', 'Ana', 'Não há conexão.'),
    failure('2', 'Bia', 'Conta não encontrada.'),
    failure('3', 'Ivo', 'Não há conexão.'),
  ];
  expect(failuresText(failures, 5)).toBe('Ana e Ivo: Não há conexão. Bia: Conta não encontrada.');
  expect(failuresText(failures.slice(0, 1), 1)).toBe('Não há conexão.');
});
