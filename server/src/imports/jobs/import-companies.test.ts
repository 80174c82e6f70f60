import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/helpers/test-database.ts';
import { seedReferenceData } from '../../database/setup/seeds/seed.ts';
import { checkDigits } from '../../shared/brazil/cnpj.ts';
import { UnreadableFile } from '../csv/decode-lines.ts';
import type { ReportLine } from '../rows/import-row.ts';
import { type ImportOptions, type ImportSummary, importCompanies } from './import-companies.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let report: ReportLine[];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const client = await pool.connect();
  await seedReferenceData(client);
  client.release();
});

afterAll(async () => {
  // Dropping the database ends its idle connections, each with an error.
  pool.removeAllListeners('error').on('error', () => undefined);
  await database.drop();
  await pool.end();
});

beforeEach(async () => {
  await pool.query('DELETE FROM companies');
  await pool.query('DELETE FROM imports');
});

async function run(text: string | Readable, options: Partial<ImportOptions> = {}): Promise<ImportSummary> {
  report = [];
  return importCompanies({ pool }, typeof text === 'string' ? Readable.from([text]) : text, {
    fileName: 'teste.csv',
    dryRun: false,
    onBatch: async (_progress, lines) => void report.push(...lines),
    ...options,
  });
}

async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await pool.query<Record<string, unknown>>(sql, values)).rows;
}

const HEADER =
  'nome;descricao;categoria;cidade;estado;endereco;bairro;cep;telefone;tipo_contato;email;site;cnpj';
const cnpj = (number: number) => {
  const base = String(number).padStart(12, '0');
  return base + checkDigits(base);
};
const PADARIA = `PADARIA DO ZE LTDA;Pães e bolos;Alimentação;CAMPINAS;SP;RUA DAS FLORES, 10;CENTRO;130-000;(19) 98765-4321;whatsapp;ZE@PAO.COM.BR;pao.com.br;${cnpj(10_001)}`;

describe('a row of the plain template', () => {
  it('becomes an approved company without owner, written as people would', async () => {
    const summary = await run(`${HEADER}\n${PADARIA}\n`);
    expect(summary).toMatchObject({ read: 1, created: 1, refused: 0, isComplete: true, ignoredColumns: [] });
    expect(
      await rows(
        `SELECT c.name, slug, description, category_id, city.name AS city, address, cep, phone, contact_type, email,
           website, owner_id, is_approved, approved_at IS NOT NULL AS dated, cnpj
         FROM companies c JOIN cities city ON city.id = city_id`,
      ),
    ).toEqual([
      {
        name: 'Padaria do Ze Ltda',
        slug: 'padaria-do-ze-ltda',
        description: 'Pães e bolos',
        category_id: 3,
        city: 'Campinas',
        address: 'Rua das Flores, 10 – Centro',
        cep: null,
        phone: '+5519987654321',
        contact_type: 'whatsapp',
        email: 'ze@pao.com.br',
        website: 'https://pao.com.br',
        owner_id: null,
        is_approved: true,
        dated: true,
        cnpj: cnpj(10_001),
      },
    ]);
    expect(report).toEqual([
      { line: 2, column: 'cep', kind: 'warning', reason: 'CEP inválido; a empresa entrou sem CEP.' },
    ]);
    expect(
      await rows('SELECT file_name, rows_read, rows_taken, finished_at IS NOT NULL AS done FROM imports'),
    ).toEqual([{ file_name: 'teste.csv', rows_read: 1, rows_taken: 1, done: true }]);
    expect(await rows('SELECT line FROM import_companies')).toEqual([{ line: 2 }]);
  });

  it('is spoken of by a check as what an import would do, and by the import as what it did', async () => {
    const text = [
      'nome,categoria,cidade,estado,cep,telefone,email,site,cnpj,latitude,longitude',
      `${'Nome comprido '.repeat(10)},Saúde,Campinas,SP,1,190,nada,ftp://x,12345678901234,80,80`,
    ].join('\n');
    const reasons = async (dryRun: boolean) => {
      expect(await run(text, { dryRun })).toMatchObject({ read: 1, created: 1, warnings: 7 });
      return report.map(({ reason }) => reason);
    };
    const checked = await reasons(true);
    expect(checked).toContain('E-mail inválido; a empresa entraria sem e-mail.');
    expect(checked).toContain('O nome seria cortado em 120 caracteres.');
    const taken = await reasons(false);
    expect(taken).toContain('E-mail inválido; a empresa entrou sem e-mail.');
    expect(taken).toContain('O nome foi cortado em 120 caracteres.');
    const past = /\b(entrou|foi)\b/;
    const conditional = /\b(entraria|seria)\b/;
    expect(checked.filter((reason) => past.test(reason) || !conditional.test(reason))).toEqual([]);
    expect(taken.filter((reason) => conditional.test(reason) || !past.test(reason))).toEqual([]);
  });

  it('that cannot be taken is reported with line, column and reason; the others go in', async () => {
    const summary = await run(
      [
        'nome,categoria,cidade,estado,cnpj,telefone',
        'A,Astrologia,Campinas,SP,,',
        'B,Saúde,Atlântida,SP,,',
        ',Saúde,Campinas,SP,,',
        '"C,Saúde,Campinas,SP,,',
        'D,Saúde,Campinas,SP,,,sobra',
        'E,Saúde,Campinas,SP,12345678901234,190',
        'JOAO DA SILVA 12345678900,Saúde,Campinas,SP,12345678900,',
      ].join('\n'),
    );
    expect(summary).toMatchObject({ read: 7, created: 2, refused: 5, warnings: 3 });
    expect(report.map(({ line, column, kind }) => [line, column, kind])).toEqual([
      [2, 'categoria', 'refused'],
      [3, 'cidade', 'refused'],
      [4, 'nome', 'refused'],
      [5, 'nome', 'refused'],
      [6, 'nome', 'refused'],
      [7, 'telefone', 'warning'],
      [7, 'cnpj', 'warning'],
      [8, 'cnpj', 'warning'],
    ]);
    expect(report[1]?.reason).toBe('Cidade desconhecida: “Atlântida - SP”.');
    expect(await rows('SELECT name FROM companies ORDER BY name')).toEqual([
      { name: 'E' },
      { name: 'Joao da Silva' },
    ]);
    expect(JSON.stringify(await rows('SELECT * FROM companies'))).not.toContain('12345678900');
  });
});

describe('the same rows again', () => {
  it('change nothing, not even what an administrator corrected', async () => {
    const file = `${HEADER}\n${PADARIA}\nLoja;;Varejo;Santos;SP;Rua A, 1;;;;;;;\n`;
    await run(file);
    await pool.query(`UPDATE companies SET name = 'Padaria do Zé' WHERE cnpj IS NOT NULL`);
    const before = await rows('SELECT * FROM companies ORDER BY id');
    expect(await run(file)).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await rows('SELECT * FROM companies ORDER BY id')).toEqual(before);
  });

  it('with something new update a company, but not one that has an owner', async () => {
    await run(`${HEADER}\n${PADARIA}\n`);
    const changed = `${HEADER}\n${PADARIA.replace('Pães e bolos', 'Pães, bolos e café')}\n`;
    expect(await run(changed)).toMatchObject({ created: 0, updated: 1 });
    expect(await rows('SELECT description, slug FROM companies')).toEqual([
      { description: 'Pães, bolos e café', slug: 'padaria-do-ze-ltda' },
    ]);
    await pool.query(
      `WITH owner AS (INSERT INTO users (name, email, role, password_hash)
         VALUES ('Zé', 'ze@exemplo.com.br', 'company', 'x') RETURNING id)
       UPDATE companies SET owner_id = owner.id FROM owner`,
    );
    expect(await run(`${HEADER}\n${PADARIA}\n`)).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await rows('SELECT description FROM companies')).toEqual([{ description: 'Pães, bolos e café' }]);
    await pool.query('DELETE FROM companies');
    await pool.query(`DELETE FROM users WHERE email = 'ze@exemplo.com.br'`);
  });

  it('within one file are unchanged when equal, and an update when not', async () => {
    const other = PADARIA.replace('Pães e bolos', 'Outra coisa');
    const file = [HEADER, PADARIA, PADARIA, other, other].join('\n');
    const counts = { read: 4, created: 1, updated: 1, unchanged: 2 };
    expect(await run(file, { dryRun: true })).toMatchObject(counts);
    expect(await run(file)).toMatchObject(counts);
    expect(await rows('SELECT description FROM companies')).toEqual([{ description: 'Outra coisa' }]);
  });
});

describe('a code that is used again', () => {
  const CODES = 'nome;categoria;cidade;uf;endereco;telefone;cnpj;codigo';
  const shop = (
    name: string,
    { city = 'Campinas', address = '', phone = '', number = '', code = '001' }: Record<string, string> = {},
  ) => `${name};Varejo;${city};SP;${address};${phone};${number};${code}`;
  const file = (...lines: string[]) => [CODES, ...lines].join('\n');
  const kept = () => rows('SELECT name, cnpj, source_id FROM companies ORDER BY id');

  /** The check says what the import does. */
  async function runBoth(text: string) {
    const { importId: _none, seconds: _asked, ...asked } = await run(text, { dryRun: true });
    const told = report;
    const { importId: _id, seconds: _took, ...taken } = await run(text);
    expect(taken).toEqual(asked);
    expect(report).toEqual(told);
    return taken;
  }

  it('by another file without a source does not turn a company into another one', async () => {
    const first = file(
      shop('Padaria A', { address: 'Rua A, 1', phone: '(19) 3234-5678' }),
      shop('Loja C', { code: '2' }),
    );
    await run(first);
    const before = await rows('SELECT * FROM companies ORDER BY id');
    const second = file(
      shop('Oficina B', { city: 'Santos', phone: '190' }),
      shop('Oficina D', { code: '2', address: 'Rua D, 4' }),
    );
    expect(await runBoth(second)).toMatchObject({
      read: 2,
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: 2,
      warnings: 0,
    });
    expect(report).toEqual([
      {
        line: 2,
        column: 'codigo',
        kind: 'refused',
        reason: 'O código 001 já é de “Padaria A”; informe a coluna fonte.',
      },
      {
        line: 3,
        column: 'codigo',
        kind: 'refused',
        reason: 'O código 2 já é de “Loja C”; informe a coluna fonte.',
      },
    ]);
    expect(await rows('SELECT rows_refused, warnings FROM imports ORDER BY id DESC LIMIT 1')).toEqual([
      { rows_refused: 2, warnings: 0 },
    ]);
    expect(await runBoth(first)).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });
    expect(await rows('SELECT * FROM companies ORDER BY id')).toEqual(before);
  });

  it('by the same company, with news or a better name, updates it', async () => {
    await run(file(shop('PADARIA A', { address: 'Rua A, 1' }), shop('Loja C', { code: '2' })));
    const news = file(
      shop('Padaria Ana', { address: 'RUA A, 1', phone: '(19) 3234-5678' }),
      shop('LOJA C', { code: '2', city: 'Santos' }),
    );
    expect(await runBoth(news)).toMatchObject({ updated: 2, refused: 0 });
    // Corrected here, the same file again says nothing new.
    await pool.query(`UPDATE companies SET name = 'Outro Nome', address = NULL, phone = NULL`);
    expect(await runBoth(news)).toMatchObject({ updated: 0, unchanged: 2, refused: 0 });
  });

  it('by a row with another CNPJ is refused, from a source of its own too', async () => {
    const withSource = (text: string) =>
      text
        .split('\n')
        .map((line, index) => `${line};${index === 0 ? 'fonte' : 'ANP'}`)
        .join('\n');
    await run(withSource(file(shop('Padaria A', { number: cnpj(20_001) }))));
    const other = withSource(file(shop('Padaria A', { number: cnpj(20_002), phone: '(19) 3234-5678' })));
    expect(await runBoth(other)).toMatchObject({ created: 0, updated: 0, refused: 1 });
    expect(report).toEqual([
      {
        line: 2,
        column: 'cnpj',
        kind: 'refused',
        reason: 'O código 001 já é de “Padaria A”, que tem outro CNPJ.',
      },
    ]);
    expect(await kept()).toEqual([{ name: 'Padaria A', cnpj: cnpj(20_001), source_id: '001' }]);
  });

  it('of a company that no file changes is refused with where to change it', async () => {
    await run(file(shop('Padaria A'), shop('Loja C', { code: '2', number: cnpj(20_004) })));
    await pool.query(
      `WITH owner AS (INSERT INTO users (name, email, role, password_hash)
         VALUES ('Ana', 'ana@exemplo.com.br', 'company', 'x') RETURNING id)
       UPDATE companies SET owner_id = owner.id FROM owner WHERE source_id = '001'`,
    );
    await pool.query(
      `DELETE FROM import_companies USING companies WHERE company_id = id AND source_id = '2'`,
    );
    const other = file(shop('Oficina B'), shop('Loja C', { code: '2', number: cnpj(20_005) }));
    expect(await runBoth(other)).toMatchObject({ created: 0, updated: 0, unchanged: 0, refused: 2 });
    expect(report.map(({ reason }) => reason)).toEqual([
      'O código 001 já é de “Padaria A”; se for a mesma empresa, mude-a no guia.',
      'O código 2 já é de “Loja C”, que tem outro CNPJ; se for a mesma empresa, mude-a no guia.',
    ]);
    await pool.query('DELETE FROM companies');
    await pool.query(`DELETE FROM users WHERE email = 'ana@exemplo.com.br'`);
  });

  it('beside its CNPJ is two rows of one company, both taken', async () => {
    await run(file(shop('Padaria A', { number: cnpj(20_003) })));
    const both = file(
      shop('Padaria A', { number: cnpj(20_003), code: '777', phone: '(19) 3234-5678' }),
      shop('Padaria A', { address: 'Rua A, 1' }),
    );
    expect(await runBoth(both)).toMatchObject({ read: 2, created: 0, updated: 2, refused: 0 });
    expect(await rows('SELECT address FROM companies')).toEqual([{ address: 'Rua A, 1' }]);
  });

  it('in one file is refused with the line of the first, however far apart, and after a stop', async () => {
    const between = Array.from({ length: 600 }, (_, n) => shop(`Loja ${n}`, { code: `L${n}` }));
    const text = file(
      shop('Padaria A'),
      shop('Padaria A'),
      ...between,
      shop('Padaria A', { address: 'Rua B, 2' }),
    );
    const counts = { read: 603, created: 601, updated: 0, unchanged: 1, refused: 1 };
    expect(await runBoth(text)).toMatchObject(counts);
    const rejection = {
      line: 604,
      column: 'codigo',
      kind: 'refused',
      reason: 'O código 001 já está na linha 2.',
    };
    expect(report).toEqual([rejection]);
    expect(await runBoth(text)).toMatchObject({
      read: 603,
      created: 0,
      updated: 0,
      unchanged: 602,
      refused: 1,
    });
    await pool.query('DELETE FROM companies');
    const stop = new AbortController();
    const stopped = await run(text, { signal: stop.signal, onBatch: async () => stop.abort() });
    expect(stopped).toMatchObject({ read: 500, isComplete: false });
    const resume = { importId: stopped.importId ?? 0, claim: 0, skip: stopped.read };
    // While it comes to where it was left it says that it lives, and hears when it is to end.
    const end = new AbortController();
    const told: number[] = [];
    const onBatch = async (_progress: unknown, lines: readonly ReportLine[]) => {
      told.push(lines.length);
      end.abort();
    };
    expect(await run(text, { resume, signal: end.signal, onBatch })).toMatchObject({
      read: 0,
      isComplete: false,
    });
    expect(told).toEqual([0]);
    expect(await run(text, { resume })).toMatchObject({ read: 103, created: 102, refused: 1 });
    expect(report).toEqual([rejection]);
  });

  it('that may be a CPF stands in no report', async () => {
    await runBoth(
      file(shop('Padaria A', { code: '12345678900' }), shop('Oficina B', { code: '12345678900' })),
    );
    expect(report).toEqual([
      { line: 3, column: 'codigo', kind: 'refused', reason: 'Este código já está na linha 2.' },
    ]);
  });
});

describe('branches', () => {
  it('are companies of their own, each with its address', async () => {
    const branches = Array.from(
      { length: 60 },
      (_, n) => `fonte,${n},Ultragaz,Varejo,${n < 58 ? 'Campinas' : 'Santos'},SP`,
    );
    expect(await run(['fonte,codigo,nome,categoria,cidade,uf', ...branches].join('\n'))).toMatchObject({
      created: 60,
    });
    const slugs = (await rows('SELECT slug FROM companies ORDER BY id')).map((row) => row.slug);
    expect(new Set(slugs).size).toBe(60);
    for (const slug of ['ultragaz', 'ultragaz-campinas-sp', 'ultragaz-campinas-sp-2', 'ultragaz-santos-sp']) {
      expect(slugs).toContain(slug);
    }
  });

  it('get another address when the site has taken theirs', async () => {
    await pool.query(
      `INSERT INTO companies (name, slug, category_id, city_id) SELECT 'X', 'ultragaz', 6, id FROM cities LIMIT 1`,
    );
    await run('nome,categoria,cidade,uf\nUltragaz,Varejo,Campinas,SP');
    expect(await rows(`SELECT slug FROM companies WHERE name = 'Ultragaz'`)).toEqual([
      { slug: 'ultragaz-campinas-sp' },
    ]);
  });
});

describe('a run', () => {
  const many = (count: number) =>
    [
      'nome,categoria,cidade,uf',
      ...Array.from({ length: count }, (_, n) => `Loja ${n},Varejo,Campinas,SP`),
    ].join('\n');

  it('without writing counts the same and writes nothing', async () => {
    const summary = await run(many(700), { dryRun: true });
    expect(summary).toMatchObject({ read: 700, created: 700, importId: null });
    expect(await rows('SELECT 1 FROM companies UNION ALL SELECT 1 FROM imports')).toEqual([]);
  });

  it('that is stopped has what it reported, and the next one goes on', async () => {
    const stop = new AbortController();
    let reported = 0;
    const stopped = await run(many(1_700), {
      signal: stop.signal,
      onBatch: async ({ read }) => {
        reported = read;
        if (read >= 1_000) stop.abort();
      },
    });
    expect(stopped).toMatchObject({ isComplete: false, read: 1_000, created: 1_000 });
    expect(reported).toBe(1_000);
    expect(await rows('SELECT count(*)::int FROM companies')).toEqual([{ count: 1_000 }]);
    expect(await rows('SELECT rows_read, finished_at FROM imports')).toEqual([
      { rows_read: 1_000, finished_at: null },
    ]);
    expect(await run(many(1_700))).toMatchObject({ created: 700, unchanged: 1_000, isComplete: true });
  });

  it('beside another one of the same file takes each row once', async () => {
    const both = await Promise.all([run(many(1_200)), run(many(1_200))]);
    expect(both[0].created + both[1].created).toBe(1_200);
    expect(both[0].unchanged + both[1].unchanged).toBe(1_200);
    expect(await rows('SELECT count(*)::int FROM companies')).toEqual([{ count: 1_200 }]);
  });

  it('refuses a file that is none', async () => {
    await expect(run('')).rejects.toThrow(UnreadableFile);
    await expect(run('\0\u0001\u0002')).rejects.toThrow(UnreadableFile);
    await expect(run('nome,telefone\nA,1\n')).rejects.toThrow(/faltam: categoria, cidade/);
  });
});

const REAL = fileURLToPath(new URL('../../../../../shared/data/negocios_reais.csv', import.meta.url));

describe.skipIf(!existsSync(REAL))('the real file (../shared/data, skipped where it is absent)', () => {
  it('is taken but for one row in a hundred at most, and once only', { timeout: 120_000 }, async () => {
    const first = await run(createReadStream(REAL));
    expect(first.read).toBeGreaterThan(11_000);
    expect(first.created).toBeGreaterThan(first.read * 0.99);
    const second = await run(createReadStream(REAL));
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: first.created + first.unchanged });
    expect(second.refused).toBe(first.refused);
    expect(report.filter(({ reason }) => reason.includes(' já '))).toEqual([]);
  });
});
