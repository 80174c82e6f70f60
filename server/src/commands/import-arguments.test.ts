import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments } from './import-arguments.ts';
import { UsageError } from './run-command.ts';

it('reads file, report and options', () => {
  expect(
    readArguments(['dados.csv', '--dry-run', '--gently', '--report', 'r.csv', '--refused', 'x.csv'], {}),
  ).toEqual({
    file: resolve('dados.csv'),
    report: resolve('r.csv'),
    refused: resolve('x.csv'),
    dryRun: true,
    isGentle: true,
    help: false,
  });
});

it('names the report after the file, and looks for the file in the folder where npm was called', () => {
  expect(readArguments(['pasta/dados.CSV'], { INIT_CWD: '/longe' })).toMatchObject({
    file: '/longe/pasta/dados.CSV',
    report: '/longe/dados.relatorio.csv',
    refused: '/longe/dados.recusadas.csv',
    dryRun: false,
  });
});

it('reads what is imported of a folder of the register', () => {
  const line = '--cnpj /dados --uf sp,RJ --city X --city Y --kinds padaria --with-mei --dry-run'.split(' ');
  expect(readArguments(line, { INIT_CWD: '/longe' })).toMatchObject({
    file: '/dados',
    report: '/longe/dados.relatorio.csv',
    dryRun: true,
    register: {
      states: ['sp', 'RJ'],
      cities: ['X', 'Y'],
      kinds: ['padaria'],
      withMei: true,
      withEmails: false,
    },
  });
});

it.each([
  [['a.csv', '--uf', 'SP']],
  [['a.csv', '--with-mei']],
  [['a.csv', '--cnpj', '/dados']],
  [['--cnpj']],
  [[]],
  [['a.csv', 'b.csv']],
  [['--tudo', 'a.csv']],
  [['a.csv', '--report']],
  [['a.csv', '--report', 'a.csv']],
  [['a.csv', '--refused', './a.csv']],
  [['a.csv', '--report', 'b.csv', '--refused', 'b.csv']],
])('rejects %j', (args) => {
  expect(() => readArguments(args, {})).toThrow(UsageError);
});

it('accepts --help without a file', () => expect(readArguments(['--help'], {}).help).toBe(true));
