import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments } from './import-arguments.ts';
import { UsageError } from './run-command.ts';

it('reads file, report and options', () => {
  expect(readArguments(['dados.csv', '--dry-run', '--report', 'r.csv'], {})).toEqual({
    file: resolve('dados.csv'),
    report: resolve('r.csv'),
    dryRun: true,
    help: false,
  });
});

it('names the report after the file, and finds the file where npm was called', () => {
  expect(readArguments(['pasta/dados.CSV'], { INIT_CWD: '/longe' })).toMatchObject({
    file: '/longe/pasta/dados.CSV',
    report: '/longe/dados.relatorio.csv',
    dryRun: false,
  });
});

it.each([[[]], [['a.csv', 'b.csv']], [['--tudo', 'a.csv']], [['a.csv', '--report']]])(
  'refuses %j',
  (args) => {
    expect(() => readArguments(args, {})).toThrow(UsageError);
  },
);

it('helps without a file', () => expect(readArguments(['--help'], {}).help).toBe(true));
