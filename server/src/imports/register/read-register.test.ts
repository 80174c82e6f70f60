import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company, establishment, zipOf } from '../../../test/helpers/catalogue/register-files.ts';
import { useRegister } from '../../../test/helpers/catalogue/use-register.ts';
import { UnreadableFile } from '../csv/decode-lines.ts';

const { imports, folderOf, run } = useRegister();

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
    const staged = `SELECT FROM pg_class WHERE relname LIKE 'register%' AND relpersistence = 't'`;
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
      establishment({ order: '0007', phone: '123', cep: '99' }),
    'x.EMPRECSV': `"99888777"\n${company('PANIFICADORA AURORA LTDA')}`,
  };
  const { report, ...counts } = await run(files);
  expect(counts).toMatchObject({ read: 6, created: 2, refused: 4 });
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
    { file: 'B.ESTABELE', line: 4, column: 'cep', reason: 'CEP inválido; a empresa entrou sem CEP.' },
    {
      file: 'B.ESTABELE',
      line: 4,
      column: 'telefone',
      reason: 'Telefone inválido; a empresa entrou sem telefone.',
    },
  ]);
});
