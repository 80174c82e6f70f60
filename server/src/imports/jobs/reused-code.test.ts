import { describe, expect, it } from 'vitest';
import { useImportDatabase } from '../../../test/helpers/import-database.ts';
import { checkDigits } from '../../shared/brazil/cnpj.ts';
import type { ReportLine } from '../rows/import-row.ts';

const imports = useImportDatabase();

const cnpj = (number: number) => {
  const base = String(number).padStart(12, '0');
  return base + checkDigits(base);
};

describe('a code that is reused', () => {
  const CODES = 'nome;categoria;cidade;uf;endereco;telefone;cnpj;codigo';
  const shop = (
    name: string,
    { city = 'Campinas', address = '', phone = '', number = '', code = '001' }: Record<string, string> = {},
  ) => `${name};Varejo;${city};SP;${address};${phone};${number};${code}`;
  const file = (...lines: string[]) => [CODES, ...lines].join('\n');
  const kept = () => imports.rows('SELECT name, cnpj, source_id FROM companies ORDER BY id');

  /** Checks and imports a file; both must give the same result. */
  async function runBoth(text: string) {
    const { importId: _none, seconds: _asked, ...asked } = await imports.run(text, { dryRun: true });
    const checked = imports.report;
    const { importId: _id, seconds: _took, ...taken } = await imports.run(text);
    expect(taken).toEqual(asked);
    expect(imports.report).toEqual(checked);
    return taken;
  }

  it('of a company that was merged creates it no more, nor does its CNPJ', async () => {
    await imports.run(file(shop('Padaria Nova')));
    await imports.rows(
      `INSERT INTO merged_companies (id, kept_id, cnpj, source, source_id)
       SELECT 999999, id, '${cnpj(71)}', 'planilha', '002' FROM companies`,
    );
    const [company] = await imports.rows('SELECT id FROM companies');
    const again = file(
      shop('Padaria Velha', { code: '002' }),
      shop('Padaria Velha', { code: '003', number: cnpj(71) }),
      shop('Oficina', { code: '004' }),
    );
    expect(await runBoth(again)).toMatchObject({ read: 3, created: 1, updated: 0, refused: 2 });
    const reason = `Esta empresa foi unida à de nº ${company?.id}; se for outra, informe a coluna fonte.`;
    expect(imports.report).toMatchObject([
      { line: 2, column: 'codigo', kind: 'refused', reason },
      { line: 3, column: 'codigo', kind: 'refused', reason },
    ]);
  });

  it('by another file without a source does not turn a company into another one', async () => {
    const first = file(
      shop('Padaria A', { address: 'Rua A, 1', phone: '(19) 3234-5678' }),
      shop('Loja C', { code: '2' }),
    );
    await imports.run(first);
    const before = await imports.rows('SELECT * FROM companies ORDER BY id');
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
    expect(imports.report).toMatchObject([
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
    expect(await imports.rows('SELECT rows_refused, warnings FROM imports ORDER BY id DESC LIMIT 1')).toEqual(
      [{ rows_refused: 2, warnings: 0 }],
    );
    expect(await runBoth(first)).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 0 });
    expect(await imports.rows('SELECT * FROM companies ORDER BY id')).toEqual(before);
  });

  it('by the same company, with new values or a better name, updates it', async () => {
    await imports.run(file(shop('PADARIA A', { address: 'Rua A, 1' }), shop('Loja C', { code: '2' })));
    const news = file(
      shop('Padaria Ana', { address: 'RUA A, 1', phone: '(19) 3234-5678' }),
      shop('LOJA C', { code: '2', city: 'Santos' }),
    );
    expect(await runBoth(news)).toMatchObject({ updated: 2, refused: 0 });
    // Corrected here, so that the same file again changes nothing.
    await imports.pool.query(`UPDATE companies SET name = 'Outro Nome', address = NULL, phone = NULL`);
    expect(await runBoth(news)).toMatchObject({ updated: 0, unchanged: 2, refused: 0 });
  });

  it('by a row with another CNPJ is rejected, from a named source too', async () => {
    const withSource = (text: string) =>
      text
        .split('\n')
        .map((line, index) => `${line};${index === 0 ? 'fonte' : 'ANP'}`)
        .join('\n');
    await imports.run(withSource(file(shop('Padaria A', { number: cnpj(20_001) }))));
    const other = withSource(file(shop('Padaria A', { number: cnpj(20_002), phone: '(19) 3234-5678' })));
    expect(await runBoth(other)).toMatchObject({ created: 0, updated: 0, refused: 1 });
    expect(imports.report).toMatchObject([
      {
        line: 2,
        column: 'cnpj',
        kind: 'refused',
        reason: 'O código 001 já é de “Padaria A”, que tem outro CNPJ.',
      },
    ]);
    expect(await kept()).toEqual([{ name: 'Padaria A', cnpj: cnpj(20_001), source_id: '001' }]);
  });

  it('of a company that no file changes is rejected, with where to change it', async () => {
    await imports.run(file(shop('Padaria A'), shop('Loja C', { code: '2', number: cnpj(20_004) })));
    await imports.pool.query(
      `WITH owner AS (INSERT INTO users (name, email, role, password_hash)
         VALUES ('Ana', 'ana@exemplo.com.br', 'company', 'x') RETURNING id)
       UPDATE companies SET owner_id = owner.id FROM owner WHERE source_id = '001'`,
    );
    await imports.pool.query(
      `DELETE FROM import_companies USING companies WHERE company_id = id AND source_id = '2'`,
    );
    const other = file(shop('Oficina B'), shop('Loja C', { code: '2', number: cnpj(20_005) }));
    expect(await runBoth(other)).toMatchObject({ created: 0, updated: 0, unchanged: 0, refused: 2 });
    expect(imports.report.map(({ reason }) => reason)).toEqual([
      'O código 001 já é de “Padaria A”; se for a mesma empresa, mude-a no guia.',
      'O código 2 já é de “Loja C”, que tem outro CNPJ; se for a mesma empresa, mude-a no guia.',
    ]);
    await imports.pool.query('DELETE FROM companies');
    await imports.pool.query(`DELETE FROM users WHERE email = 'ana@exemplo.com.br'`);
  });

  it('beside the same CNPJ is two rows of one company, both imported', async () => {
    await imports.run(file(shop('Padaria A', { number: cnpj(20_003) })));
    const both = file(
      shop('Padaria A', { number: cnpj(20_003), code: '777', phone: '(19) 3234-5678' }),
      shop('Padaria A', { address: 'Rua A, 1' }),
    );
    expect(await runBoth(both)).toMatchObject({ read: 2, created: 0, updated: 2, refused: 0 });
    expect(await imports.rows('SELECT address FROM companies')).toEqual([{ address: 'Rua A, 1' }]);
  });

  it('in one file is rejected with the line of the first, at any distance, and after a stop', async () => {
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
    expect(imports.report).toMatchObject([rejection]);
    expect(await runBoth(text)).toMatchObject({
      read: 603,
      created: 0,
      updated: 0,
      unchanged: 602,
      refused: 1,
    });
    await imports.pool.query('DELETE FROM companies');
    const stop = new AbortController();
    const stopped = await imports.run(text, { signal: stop.signal, onBatch: async () => stop.abort() });
    expect(stopped).toMatchObject({ read: 500, isComplete: false });
    const resume = { importId: stopped.importId ?? 0, claim: 0, skip: stopped.read };
    await imports.pool.query("UPDATE imports SET status = 'running'");
    // While it skips rows, it reports progress and learns of a requested stop.
    const end = new AbortController();
    const lineCounts: number[] = [];
    const onBatch = async (_progress: unknown, lines: readonly ReportLine[]) => {
      lineCounts.push(lines.length);
      end.abort();
    };
    expect(await imports.run(text, { resume, signal: end.signal, onBatch })).toMatchObject({
      read: 0,
      isComplete: false,
    });
    expect(lineCounts).toEqual([0]);
    expect(await imports.run(text, { resume })).toMatchObject({ read: 103, created: 102, refused: 1 });
    expect(imports.report).toMatchObject([rejection]);
  });

  it('that may be a CPF is in no report', async () => {
    await runBoth(
      file(shop('Padaria A', { code: '12345678900' }), shop('Oficina B', { code: '12345678900' })),
    );
    expect(imports.report).toMatchObject([
      { line: 3, column: 'codigo', kind: 'refused', reason: 'Este código já está na linha 2.' },
    ]);
    expect(imports.report[0]).toHaveProperty('cells');
    expect(JSON.stringify(imports.report)).not.toContain('12345678900');
  });
});
