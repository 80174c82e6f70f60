import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  company,
  establishment,
  registerFolder,
  zipOf,
} from '../../../test/helpers/catalogue/register-files.ts';
import { useImportDatabase } from '../../../test/helpers/import-database.ts';
import { UnreadableFile } from '../csv/decode-lines.ts';
import type { ImportOptions } from '../jobs/import-companies.ts';
import { openRegister, type RegisterChoice } from './read-register.ts';

const imports = useImportDatabase();
const folders: string[] = [];
const folderOf = (files: Record<string, string | Buffer>): string => {
  const folder = registerFolder(files);
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const ALL = { states: [], cities: [], kinds: [], withMei: false, withEmails: false };

/** Imports a folder and returns what the command says. */
async function run(
  files: Record<string, string | Buffer> | string,
  choice: Partial<RegisterChoice> = {},
  options: Partial<ImportOptions> = {},
) {
  const folder = typeof files === 'string' ? files : folderOf(files);
  const signal = options.signal ?? new AbortController().signal;
  const register = await openRegister(
    imports.pool,
    { ...ALL, folder, ...choice },
    { onProgress: () => undefined, signal },
  );
  try {
    const { read, created, updated, unchanged, refused } = await imports.run(register.rows, options);
    const report = imports.report.map(({ line, column, reason }) => ({
      ...register.placeOf(line),
      column,
      reason,
    }));
    return { read, created, updated, unchanged, refused, leftOut: register.leftOut, report };
  } finally {
    register.close();
  }
}

interface Case {
  row?: Parameters<typeof establishment>[0];
  legalName?: string;
  nature?: string;
}

/** Imports establishments of one company each, and returns what is stored of each; undefined for one left out. */
async function imported(cases: readonly Case[], choice: Partial<RegisterChoice> = {}) {
  const baseOf = (index: number, { row }: Case) => row?.base ?? String(11_222_300 + index);
  const rows = cases.map((one, index) => establishment({ ...one.row, base: baseOf(index, one) }));
  const companies = cases.map((one, index) => {
    const { legalName = 'PANIFICADORA AURORA LTDA', nature = '2062' } = one;
    return company(legalName, { base: baseOf(index, one), nature });
  });
  await run({ 'a.ESTABELE': rows.join(''), 'a.EMPRECSV': companies.join('') }, choice);
  const found = await imports.rows(
    `SELECT c.name, c.legal_name, c.address, c.phone, c.email, c.cep, c.founded_year, c.cnpj, c.description,
       ci.name || ' - ' || ci.state AS city, cat.name AS category,
       (SELECT array_agg(k.slug ORDER BY array_position(c.kind_ids, k.id)) FROM kinds k WHERE k.id = ANY (c.kind_ids)) AS kinds
     FROM companies c JOIN cities ci ON ci.id = city_id JOIN categories cat ON cat.id = category_id`,
  );
  return cases.map((one, index) => found.find(({ cnpj }) => String(cnpj).startsWith(baseOf(index, one))));
}
const namesOf = async (cases: Case[]) => (await imported(cases)).map((found) => found?.name);

describe('a folder of the register', () => {
  const rows = ['AURORA', 'BOREAL', 'CRISTAL', 'DELTA'].map((name, index) => ({
    base: `2233344${index}`,
    name: `PANIFICADORA ${name}`,
  }));
  const establishments = rows.map(({ base }) => establishment({ base }));
  const companies = rows.map(({ base, name }) => company(`${name} LTDA`, { base })).reverse();
  const latin = (texts: string[]) => Buffer.from(texts.join(''), 'latin1');

  it('is read from zips and plain files, of any number of parts in any order', async () => {
    const names = async () =>
      (await imports.rows('SELECT name FROM companies ORDER BY name')).map(({ name }) => name);
    const all = rows.map(({ name }) => name.replace(/\B\w+/g, (rest) => rest.toLowerCase()));
    const file = 'K3241.K03200Y0.D60613';
    await run({
      'Estabelecimentos0.zip': zipOf(`${file}.ESTABELE`, latin(establishments.slice(2))),
      'Estabelecimentos1.zip': zipOf(`${file}.ESTABELE`, latin(establishments.slice(0, 2)), true),
      'Empresas0.zip': zipOf(`${file}.EMPRECSV`, latin(companies.slice(1))),
      'Empresas1.zip': zipOf(`${file}.EMPRECSV`, latin(companies.slice(0, 1))),
      'Socios0.zip': 'still on its way',
    });
    expect(await names()).toEqual(all);
    await imports.pool.query('DELETE FROM companies');
    await run({ 'x.ESTABELE': establishments.join(''), 'x.EMPRECSV': companies.join('') });
    expect(await names()).toEqual(all);
  });

  it('changes nothing the second time, and nothing in a dry run', async () => {
    const folder = folderOf({ 'x.ESTABELE': establishments.join(''), 'x.EMPRECSV': companies.join('') });
    expect(await run(folder, {}, { dryRun: true })).toMatchObject({ read: 4, created: 4 });
    expect(await imports.rows('SELECT FROM companies')).toEqual([]);
    expect(await imports.rows('SELECT FROM imports')).toEqual([]);
    expect(await run(folder)).toMatchObject({ read: 4, created: 4 });
    const before = await imports.rows('SELECT * FROM companies ORDER BY id');
    expect(await run(folder)).toMatchObject({ read: 4, created: 0, updated: 0, unchanged: 4 });
    expect(await imports.rows('SELECT * FROM companies ORDER BY id')).toEqual(before);
    // The connection with the tables ends a moment after `close`.
    const staged = `SELECT FROM pg_class WHERE relname LIKE 'register%'`;
    await expect.poll(() => imports.rows(staged)).toEqual([]);
  });

  it('changes no company that another file brought', async () => {
    const [row = '', owner = ''] = [establishment(), company('PANIFICADORA AURORA LTDA')];
    await imports.run(
      'nome,categoria,cidade,estado,cnpj,site\nPadaria da Ana,Alimentação,Campinas,SP,11222333000181,ana.example\n',
    );
    const before = await imports.rows('SELECT * FROM companies');
    expect(await run({ 'x.ESTABELE': row, 'x.EMPRECSV': owner })).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await imports.rows('SELECT * FROM companies')).toEqual(before);
  });

  it('changes no company that another file completed', async () => {
    const folder = folderOf({
      'x.ESTABELE': establishment(),
      'x.EMPRECSV': company('PANIFICADORA AURORA LTDA'),
    });
    await run(folder);
    await imports.run(
      'nome,categoria,cidade,estado,cnpj,site\nPadaria da Ana,Alimentação,Campinas,SP,11222333000181,ana.example\n',
    );
    expect(await run(folder)).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await imports.rows('SELECT name, website FROM companies')).toEqual([
      { name: 'Padaria da Ana', website: expect.stringContaining('ana.example') },
    ]);
  });

  it('may have other things in its folder', async () => {
    const folder = folderOf({
      'x.ESTABELE': establishment(),
      'x.EMPRECSV': company('PANIFICADORA AURORA LTDA'),
      'fotos.zip': 'no zip of the register',
    });
    await mkdir(join(folder, 'Estabelecimentos0'));
    expect(await run(folder)).toMatchObject({ created: 1 });
  });

  it('is rejected without one of its tables, with a damaged zip and with an unknown city', async () => {
    const files = { 'x.ESTABELE': establishments.join(''), 'x.EMPRECSV': companies.join('') };
    await expect(run({ 'x.ESTABELE': '' })).rejects.toThrow(/faltam .*Empresas0\.zip/);
    const zip = zipOf('x.ESTABELE', latin(establishments));
    for (const broken of [zip.subarray(0, -30), Buffer.from(zip).fill(0, 45, 60)]) {
      await expect(run({ ...files, 'Estabelecimentos0.zip': broken })).rejects.toThrow(UnreadableFile);
    }
    await expect(run(files, { cities: ['Atlântida - SP'] })).rejects.toThrow(/Cidade desconhecida/);
    await expect(run(files, { states: ['XX'] })).rejects.toThrow(/Estado desconhecido/);
    await expect(run(files, { kinds: ['astrologia quântica'] })).rejects.toThrow(/Segmento desconhecido/);
    expect(await imports.rows('SELECT FROM imports')).toEqual([]);
  });

  it('is stopped while it is read, and nothing stays', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const files = { 'x.ESTABELE': establishments.join(''), 'x.EMPRECSV': companies.join('') };
    await expect(run(files, {}, { signal: stopping.signal })).rejects.toThrow(/abort/i);
    expect(await imports.rows('SELECT FROM imports')).toEqual([]);
  });

  it('stopped between two batches and repeated ends as without the stop', async () => {
    const bases = Array.from({ length: 1_200 }, (_, index) => String(30_000_000 + 7 * index));
    const folder = folderOf({
      'x.ESTABELE': bases.map((base) => establishment({ base })).join(''),
      'x.EMPRECSV': bases.map((base) => company(`PADARIA ${base} LTDA`, { base })).join(''),
    });
    const stopping = new AbortController();
    const stop = async () => stopping.abort();
    const stopped = await run(folder, {}, { signal: stopping.signal, onBatch: stop });
    expect(stopped.created).toBeGreaterThan(0);
    expect(stopped.created).toBeLessThan(1_200);
    const rest = await run(folder);
    expect(rest).toMatchObject({ created: 1_200 - stopped.created, unchanged: stopped.created, updated: 0 });
    expect(await imports.rows('SELECT count(DISTINCT cnpj)::int AS count FROM companies')).toEqual([
      { count: 1_200 },
    ]);
  });

  it('leaves out closed and foreign establishments, and those of other places and kinds', async () => {
    const all = [
      establishment({ order: '0001' }),
      establishment({ order: '0002', status: '08' }),
      establishment({ order: '0003', status: '05' }),
      establishment({ order: '0004', state: 'EX', city: '9707' }),
      establishment({ order: '0005', state: 'RJ', city: '6001' }),
      establishment({ order: '0006', city: '7107' }),
      establishment({ order: '0007', cnae: '4771701' }),
    ].join('');
    const files = { 'x.ESTABELE': all, 'x.EMPRECSV': company('PANIFICADORA AURORA LTDA') };
    const none = { inactive: 2, abroad: 1, elsewhere: 0, otherKind: 0, person: 0 };
    expect(await run(files, {}, { dryRun: true })).toMatchObject({ read: 4, leftOut: none });
    expect(await run(files, { states: ['sp'] }, { dryRun: true })).toMatchObject({
      read: 3,
      leftOut: { ...none, elsewhere: 1 },
    });
    const chosen = { cities: ['Campinas - SP'], kinds: ['Padarias'] };
    expect(await run(files, chosen)).toMatchObject({
      read: 1,
      leftOut: { ...none, elsewhere: 2, otherKind: 1 },
    });
    expect(await imports.rows('SELECT cnpj FROM companies')).toEqual([{ cnpj: '11222333000181' }]);
  });
});

describe('an establishment', () => {
  it('reads well: name, address, phone, kinds, description', async () => {
    const row = {
      otherCnaes: '5611203,4723700',
      street: 'RUA SAO BENTO',
      phone: '87654321',
      email: 'CONTATO@AURORA.EXAMPLE',
    };
    expect(await imported([{ row }])).toEqual([
      {
        name: 'Panificadora Aurora',
        legal_name: 'PANIFICADORA AURORA LTDA',
        address: 'Rua São Bento, 100 – Centro',
        phone: '+5519987654321',
        email: null,
        cep: '13010000',
        founded_year: 2019,
        cnpj: expect.stringMatching(/^112223000001/),
        description: 'Padaria e confeitaria com predominância de revenda no Centro, Campinas – SP.',
        city: 'Campinas - SP',
        category: 'Alimentação',
        kinds: ['padaria', 'lanchonete', 'adega-e-distribuidora-de-bebidas'],
      },
    ]);
  });

  it('has its trade name, else its legal name without the form', async () => {
    const names = [
      ['PADARIA LUZ', 'AURORA ALIMENTOS S/A', 'Padaria Luz'],
      ['********', 'PANIFICADORA AURORA LTDA - ME', 'Panificadora Aurora'],
      ['O MESMO', 'PANIFICADORA AURORA S.A. EM RECUPERACAO JUDICIAL', 'Panificadora Aurora'],
      ['', 'FORNO FERREIRA DE SA EIRELI EPP', 'Forno Ferreira de Sa'],
      ['', 'ME LTDA', 'ME'],
      // As cities and activities spell them; 'para' and 'Pará' are two words.
      ['PADARIA SAO JOSE PARA FAMILIAS', 'X LTDA', 'Padaria São José para Familias'],
      ['BAR \u0096 S\u00c3O JOS\u00c9', 'X LTDA', 'Bar – São José'],
      ['PADARIA\0 DO \\ Z\u00c9', 'X LTDA', 'Padaria do \\ Zé'],
      ['BAR "SOL"; LUA\n', 'X LTDA', 'Bar "Sol"; Lua'],
    ] as const;
    const cases = names.map(([tradeName, legalName]) => ({ row: { tradeName }, legalName }));
    expect(await namesOf(cases)).toEqual(names.map(([, , name]) => name));
  });

  it('has a tidy address', async () => {
    const addresses = [
      [{ streetType: 'RUA', street: 'AVENIDA AVENIDA BRASIL', number: 'SN' }, 'Avenida Brasil, s/n – Centro'],
      [{ streetType: '', street: 'R DAS ROSAS' }, 'Rua das Rosas, 100 – Centro'],
      [{ street: 'AV.BRASIL', complement: 'LOJA 2', cep: '0' }, 'Avenida Brasil, 100, Loja 2 – Centro'],
      [
        { neighborhood: '"VILA NOVA', complement: 'LOJA 2\\', number: '00012' },
        'Rua das Flores, 12, Loja 2 – Vila Nova',
      ],
      [{ complement: 'LOJA "A"' }, 'Rua das Flores, 100, Loja "A" – Centro'],
    ] as const;
    const found = await imported(addresses.map(([row]) => ({ row })));
    expect(found.map((one) => one?.address)).toEqual(addresses.map(([, address]) => address));
    expect(imports.report).toEqual([]);
  });

  it('has the first phone that is one, with the ninth digit', async () => {
    const phones = [
      [{ ddd: '0011', phone: '40041234' }, '+551140041234'],
      [{ ddd: '0', phone: '0', ddd2: '21', phone2: '71234567' }, '+5521971234567'],
      [{ ddd: '19', phone: '99999999' }, null],
    ] as const;
    const found = await imported(phones.map(([row]) => ({ row })));
    expect(found.map((one) => one?.phone)).toEqual(phones.map(([, phone]) => phone));
    expect(imports.report).toEqual([]);
  });

  it('has an alphanumeric CNPJ, and its e-mail with --with-emails', async () => {
    const row = { base: '12ABC345', order: '01DE', email: 'CONTATO@AURORA.EXAMPLE' };
    expect(await imported([{ row }], { withEmails: true })).toMatchObject([
      { cnpj: '12ABC34501DE35', name: 'Panificadora Aurora', email: 'contato@aurora.example' },
    ]);
  });
});

describe('a natural person', () => {
  const PERSONS: Case[] = [
    { legalName: 'FULANA INVENTADA DE TAL 12345678901', nature: '2135' },
    { legalName: '11.222.333 FULANA INVENTADA DE TAL', nature: '2135' },
    { legalName: 'FULANA INVENTADA DE TAL', nature: '4120' },
    { legalName: 'FULANA INVENTADA DE TAL', nature: '' },
    { legalName: 'FULANA INVENTADA DE TAL 123.456.789-01 ME', nature: '2135' },
    { legalName: 'FULANA INVENTADA DE TAL 12345678901', nature: '2062' },
  ];
  const named = (tradeName: string) => PERSONS.map((person) => ({ ...person, row: { tradeName } }));
  const everything = async () =>
    JSON.stringify(await imports.rows('SELECT c, d FROM companies c, search_documents d'));

  it('without a trade name is left out', async () => {
    const own = [
      '',
      'FULANA DE TAL',
      'FULANA INVENTADA DE TAL 12345678901 ME',
      'FULANA INVENTADA DE TAL MEI',
      'FULANA INVENTADA DE TAL - M.E.I.',
      'FULANA I DE TAL EMPRESARIA INDIVIDUAL',
      'FULANA INVENTADA CPF 123.456.789-01',
      'FULANA INVENTADA 11.222.333/0001-95',
      'FULANA INVENTADA 11222333',
      '123 456 789 01 FULANA DE TAL',
    ];
    for (const name of own) {
      expect(await namesOf(named(name))).toEqual(PERSONS.map(() => undefined));
    }
  });

  it('with a trade name is published under that alone', async () => {
    expect(await namesOf(named('BOLOS DA VILA'))).toEqual(PERSONS.map(() => 'Bolos da Vila'));
    expect(await everything()).not.toMatch(/12345678901|789-01|inventada/i);
  });

  it('keeps a CPF out of a trade name, and a surname in', async () => {
    const named: [tradeName: string, name: string][] = [
      ['BOLOS DA VILA CPF 123.456.789-01', 'Bolos da Vila'],
      ['1234567890 BOLOS DA VILA', 'Bolos da Vila'],
      ['123 456 789 01 BOLOS DA VILA', 'Bolos da Vila'],
      ['BOLOS DA VILA 2', 'Bolos da Vila 2'],
    ];
    const cases = named.map(([tradeName]) => ({ ...PERSONS[0], row: { tradeName } }));
    expect(await namesOf(cases)).toEqual(named.map(([, name]) => name));
    await imports.pool.query('DELETE FROM companies');
    const sa = { legalName: 'ANA INVENTADA SA 12345678901', nature: '2135' };
    expect(await imported([sa], { withMei: true })).toMatchObject([{ name: 'Ana Inventada Sa' }]);
    await imports.pool.query('DELETE FROM companies');
    expect(await namesOf([{ ...sa, row: { tradeName: 'ANA INVENTADA SA ME' } }])).toEqual([undefined]);
  });

  it('is taken with --with-mei, without the CPF', async () => {
    const found = await imported(PERSONS, { withMei: true });
    expect(found).toMatchObject(PERSONS.map(() => ({ name: 'Fulana Inventada de Tal', legal_name: null })));
    expect(await everything()).not.toMatch(/12345678901|789-01|11\.222\.333 /);
  });
});

it('rejects rows that cannot be read, with file, line, column and reason, and takes the others', async () => {
  const good = establishment({ order: '0002', tradeName: 'DUAS\nLINHAS' });
  const short = establishment({ order: '0003' }).replace(/;"[^"]*"\n$/, '\n');
  const wrongDigits = establishment({ order: '0004' }).replace(/^("\d{8}";"0004";)"\d\d"/, '$1"00"');
  const files = {
    'A.ESTABELE': good + short,
    'B.ESTABELE':
      wrongDigits +
      establishment({ order: '0005', city: '9998' }) +
      establishment({ base: '99888777' }) +
      establishment({ order: '0006', cnae: '8888888' }) +
      establishment({ order: '0007', phone: '123', cep: '99' }),
    'x.EMPRECSV': `"99888777"\n${company('PANIFICADORA AURORA LTDA')}`,
  };
  const { report, ...counts } = await run(files);
  expect(counts).toMatchObject({ read: 7, created: 2, refused: 5 });
  expect(report.sort((a, b) => `${a.file}${a.line}`.localeCompare(`${b.file}${b.line}`))).toEqual([
    {
      file: 'A.ESTABELE',
      line: 3,
      column: 'cnpj',
      reason: 'A linha tem 29 valores; a Receita Federal publica 30.',
    },
    { file: 'B.ESTABELE', line: 1, column: 'cnpj', reason: 'CNPJ inválido: “11222333/0004-00”.' },
    {
      file: 'B.ESTABELE',
      line: 2,
      column: 'municipio',
      reason: 'Cidade desconhecida: “município 9998 - SP”.',
    },
    {
      file: 'B.ESTABELE',
      line: 3,
      column: 'razao social',
      reason: 'Os arquivos Empresas não têm este CNPJ: veja se falta algum.',
    },
    {
      file: 'B.ESTABELE',
      line: 4,
      column: 'categoria',
      reason: 'Categoria desconhecida: “Atividade não informada”.',
    },
    { file: 'B.ESTABELE', line: 5, column: 'cep', reason: 'CEP inválido; a empresa entrou sem CEP.' },
    {
      file: 'B.ESTABELE',
      line: 5,
      column: 'telefone',
      reason: 'Telefone inválido; a empresa entrou sem telefone.',
    },
  ]);
});
