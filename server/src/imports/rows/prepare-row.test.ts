import { expect, it } from 'vitest';
import { guardFormula } from '../../shared/text/csv-row.ts';
import { mapColumns } from '../csv/headers.ts';
import { prepareRow } from './prepare-row.ts';
import { rowTexts } from './row-texts.ts';

const HEADERS = ['nome', 'categoria', 'cidade', 'endereço', 'telefone', 'tags', 'site', 'e-mail', 'cep'];
const reader = {
  columns: mapColumns(HEADERS),
  findCategory: () => ({ id: 1, name: 'Alimentação' }),
  findKinds: () => ({ kindIds: [], kindsAreGuessed: false }),
  findAttributes: () => [],
  findCity: () => ({
    id: 2,
    name: 'Campinas',
    state: 'SP',
    ibgeCode: 3509502,
    population: 1_139_047,
    isVisible: true,
  }),
  findReplacement: () => undefined,
  texts: rowTexts(false),
};
const GOOD = ['Padaria', 'Alimentação', 'Campinas', 'Rua das Flores, 12', '', '', '', '', ''];

// Uncut, each cell would take minutes.
it.each([
  ['nome', `Padaria a${','.repeat(900_000)}b`],
  ['endereço', `Rua das Flores, 12 a${','.repeat(900_000)}b`],
  ['telefone', ',.'.repeat(450_000)],
  ['tags', `${'glp;'.repeat(110_000)}${'x;'.repeat(220_000)}`],
  ['site', 'a.'.repeat(450_000)],
  ['e-mail', `a@${'.'.repeat(900_000)}`],
  ['cep', ' 1'.repeat(450_000)],
])('the longest possible cell of %s is cut', (header, text) => {
  const values = GOOD.map((value, index) => (HEADERS[index] === header ? text : value));
  const { row } = prepareRow({ line: 2, values }, reader);
  expect(row?.name).toMatch(/^Padaria/);
  expect(row?.address).toMatch(/^Rua das Flores, 12/);
  for (const [length, value] of [
    [120, row?.name],
    [300, row?.address],
    [5_000, row?.description],
  ] as const)
    expect(Array.from(value ?? '').length).toBeLessThanOrEqual(length);
});

it('an e-mail is stored composed, and left out when it has hidden characters', () => {
  const emailOf = (text: string) => {
    const values = GOOD.map((value, index) => (HEADERS[index] === 'e-mail' ? text : value));
    return prepareRow({ line: 2, values }, reader).row?.email;
  };
  expect(emailOf('Conceição@teste.com.br'.normalize('NFD'))).toBe('conceição@teste.com.br');
  for (const hidden of ['\u202e', '\u2066', '\u200b']) {
    expect(emailOf(`rosa${hidden}x@teste.com.br`)).toBeNull();
  }
});

it.each(['＝Padaria', "'=Padaria", "Padaria 'da' Rosa", '@Padaria', '+Saúde'])(
  'an exported cell is read as its original text: %s',
  (text) => {
    const values = GOOD.map((value, index) => (HEADERS[index] === 'nome' ? guardFormula(text) : value));
    expect(prepareRow({ line: 2, values }, reader).row?.name).toBe(text);
  },
);

it('hidden characters are removed, with a warning', () => {
  const values = GOOD.map((value, index) => {
    if (HEADERS[index] === 'nome') return 'Pada\u200bria\u202e Sa\u0303o';
    return HEADERS[index] === 'telefone' ? '\u202a(19) 3232-1010\u202c' : value;
  });
  const { row, problems } = prepareRow({ line: 2, values }, reader);
  expect(row).toMatchObject({ name: 'Padaria São', phone: '+551932321010' });
  expect(problems).toEqual(
    ['name', 'phone'].map((field) => ({
      line: 2,
      field,
      kind: 'warning',
      reason: 'Caracteres invisíveis foram retirados.',
    })),
  );
});

it('line ends, tabs and doubled spaces are cleaned without a warning', () => {
  const values = GOOD.map((value, index) => (HEADERS[index] === 'nome' ? 'Padaria\t da\nRosa' : value));
  const { row, problems } = prepareRow({ line: 2, values }, reader);
  expect(row?.name).toBe('Padaria da Rosa');
  expect(problems).toEqual([]);
});

it("other guesses leave a row unchanged, the row's own kinds and legal name change it", () => {
  const hashWith = (kindIds: number[], ...texts: string[]) =>
    prepareRow(
      { line: 2, values: [...GOOD, ...texts] },
      {
        ...reader,
        columns: mapColumns([...HEADERS, 'razão social', 'segmentos', 'segmento']),
        findKinds: () => ({ kindIds, kindsAreGuessed: true }),
      },
    ).row?.contentHash;
  const hashes = [
    hashWith([7], '', '', ''),
    hashWith([7], 'Silva & Souza Ltda', '', ''),
    hashWith([7], '', 'Confeitaria', ''),
  ];
  expect(hashWith([], '', '', '')).toEqual(hashes[0]);
  expect(new Set(hashes.map(String)).size).toBe(3);
});

const legalNameOf = (legalName: string) =>
  prepareRow(
    { line: 2, values: [...GOOD, legalName] },
    { ...reader, columns: mapColumns([...HEADERS, 'razão social']) },
  ).row?.legalName;

it.each([
  '123.456.789-09',
  '12345678909',
  '123,456,789-09',
  '123456789/09',
  '123456789 / 09',
  '123.456.789–09',
  '123_456_789_09',
  '123 456 789 09',
])('the legal name is kept without a CPF: %s', (cpf) => {
  expect(legalNameOf(`JOAO DA SILVA ${cpf}`)).toBe('JOAO DA SILVA');
});

it('the legal name keeps its other numbers', () => {
  expect(legalNameOf('12.345.678 JOAO DA SILVA 2000 - 2010')).toBe('12.345.678 JOAO DA SILVA 2000 - 2010');
});
