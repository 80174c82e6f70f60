import { expect, it } from 'vitest';
import { refusedCsv } from './refused-csv.ts';

it('has the header and cells of the file, and why', () => {
  const rows = [
    { reason: 'Cidade desconhecida: “Xis”.', cells: ['Bar; do Zé', 'Xis'] },
    { reason: 'A linha tem 1 valores, o cabeçalho tem 2 colunas.', cells: ['Só um'] },
  ];
  expect(refusedCsv(['loja', 'cidade'], rows)).toBe(
    '\uFEFFloja;cidade;motivo da recusa\r\n"Bar; do Zé";Xis;Cidade desconhecida: “Xis”.\r\nSó um;;A linha tem 1 valores, o cabeçalho tem 2 colunas.\r\n',
  );
});
