import { describe, expect, it } from 'vitest';
import { company, establishment } from '../../../test/helpers/catalogue/register-files.ts';
import { useRegister } from '../../../test/helpers/catalogue/use-register.ts';
import { undoImport } from '../write/undo-import.ts';

const { imports, run } = useRegister();

type Row = Parameters<typeof establishment>[0];
const BASES = ['11222333', '22333444', '33444555'];
const [AURORA, BOREAL, CRISTAL] = BASES.map((base) => ({ base }));
const COMPANIES = BASES.map((base) => company(`PANIFICADORA ${base} LTDA`, { base })).join('');

/** Imports a month's files with these establishments. */
const month = (name: string, ...rows: Row[]) =>
  run(
    { 'x.ESTABELE': rows.map((row) => establishment(row)).join(''), 'x.EMPRECSV': COMPANIES },
    { month: `${name}-01` },
  );

const shown = () =>
  imports.rows('SELECT name, address, phone, is_active AS "isActive" FROM companies ORDER BY cnpj');
const catalogue = () => imports.rows('SELECT * FROM companies ORDER BY id');
const records = () =>
  imports.rows(
    'SELECT to_char(month, \'YYYY-MM\') AS month, closed_on::text AS "closedOn" FROM register_records ORDER BY company_id',
  );

async function own(base: string): Promise<void> {
  await imports.pool.query(
    `INSERT INTO users (name, email, password_hash, role) VALUES ('Ana', 'ana@example.com', 'x', 'company')
     ON CONFLICT DO NOTHING`,
  );
  await imports.pool.query(
    'UPDATE companies SET owner_id = (SELECT min(id) FROM users) WHERE left(cnpj, 8) = $1',
    [base],
  );
}
const corrections = () =>
  imports.rows('SELECT field, before, after, note, status FROM company_corrections ORDER BY field');

/** Undoes the last import. */
async function undo(): Promise<void> {
  const { rows } = await imports.pool.query<{ id: number; claim: number }>(
    `UPDATE imports SET status = 'undoing' WHERE id = (SELECT max(id) FROM imports) RETURNING id, claim`,
  );
  const job = rows[0] ?? { id: 0, claim: 0 };
  const { isUndone, reason } = await undoImport(imports.pool, job, new AbortController().signal);
  expect({ isUndone, reason }).toEqual({ isUndone: true, reason: null });
}

describe("the next month's files", () => {
  it('change what the register has changed, and nothing else', async () => {
    await month('2026-10', AURORA, BOREAL);
    const before = await catalogue();
    const moved = { ...AURORA, street: 'DAS PALMEIRAS', neighborhood: 'CAMBUI' };
    expect(await month('2026-11', moved, BOREAL, CRISTAL)).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
    });
    const [aurora, boreal] = await catalogue();
    expect(aurora).toMatchObject({ address: expect.stringContaining('Palmeiras'), phone: before[0]?.phone });
    expect(boreal).toEqual(before[1]);
    expect(await records()).toEqual(Array(3).fill({ month: '2026-11', closedOn: null }));
    expect(await month('2026-11', moved, BOREAL, CRISTAL)).toMatchObject({ updated: 0, unchanged: 3 });
    // Files of an earlier month change nothing.
    expect(await month('2026-10', AURORA, BOREAL)).toMatchObject({ updated: 0, unchanged: 2 });
  });

  it('leave what somebody has changed, and change the rest', async () => {
    await month('2026-10', AURORA);
    await imports.pool.query("UPDATE companies SET phone = '(19) 99999-0000'");
    await month('2026-11', { ...AURORA, phone: '33334444', number: '200' });
    expect(await shown()).toEqual([
      expect.objectContaining({ phone: '(19) 99999-0000', address: expect.stringContaining('200') }),
    ]);
  });

  it('hide what has closed and show what has opened again', async () => {
    await month('2026-10', AURORA, BOREAL);
    const closed = { ...AURORA, status: '08', statusSince: '20261031' };
    expect(await month('2026-11', closed, BOREAL)).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await shown()).map(({ isActive }) => isActive)).toEqual([false, true]);
    expect((await records())[0]).toEqual({ month: '2026-11', closedOn: '2026-10-31' });
    expect(await month('2026-11', closed, BOREAL)).toMatchObject({ updated: 0 });
    expect(await month('2026-12', AURORA, BOREAL)).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await shown()).map(({ isActive }) => isActive)).toEqual([true, true]);
    expect((await records())[0]).toEqual({ month: '2026-12', closedOn: null });
  });

  it('hide nothing that an administrator shows again, and show nothing that one has hidden', async () => {
    await month('2026-10', AURORA, BOREAL);
    const closed = [AURORA, BOREAL].map((row) => ({ ...row, status: '08', statusSince: '20261031' }));
    await imports.pool.query('UPDATE companies SET is_active = false WHERE left(cnpj, 8) = $1', [BASES[1]]);
    await month('2026-11', ...closed);
    await imports.pool.query('UPDATE companies SET is_active = true WHERE left(cnpj, 8) = $1', [BASES[0]]);
    await month('2026-12', ...closed);
    expect((await shown()).map(({ isActive }) => isActive)).toEqual([true, false]);
    await month('2027-01', AURORA, BOREAL);
    expect((await shown()).map(({ isActive }) => isActive)).toEqual([true, false]);
  });

  it('propose to an owner what they would change', async () => {
    await month('2026-10', AURORA, BOREAL);
    await own('11222333');
    await own('22333444');
    const before = await catalogue();
    const note = 'Receita Federal, 11/2026';
    await month('2026-11', { ...AURORA, phone: '33334444' }, { ...BOREAL, status: '08' });
    expect(await catalogue()).toEqual(before);
    expect(await corrections()).toEqual([
      { field: 'closed', before: null, after: null, note, status: 'pending' },
      { field: 'phone', before: '(19) 3234-5678', after: '(19) 3333-4444', note, status: 'pending' },
    ]);
    await month('2026-12', { ...AURORA, phone: '35556666' }, { ...BOREAL, status: '08' });
    expect(await corrections()).toMatchObject([{ note }, { after: '(19) 3555-6666' }]);
  });

  it('are undone as a whole', async () => {
    await month('2026-10', AURORA, BOREAL);
    const before = await catalogue();
    const said = await imports.rows('SELECT * FROM register_records ORDER BY company_id');
    await month('2026-11', { ...AURORA, phone: '33334444' }, { ...BOREAL, status: '08' }, CRISTAL);
    expect(await catalogue()).not.toEqual(before);
    await undo();
    expect(await catalogue()).toEqual(before);
    expect(await imports.rows('SELECT * FROM register_records ORDER BY company_id')).toEqual(said);
    expect(await month('2026-11', { ...AURORA, phone: '33334444' }, BOREAL)).toMatchObject({ updated: 1 });
    await own('11222333');
    await month('2026-12', { ...AURORA, phone: '35556666' }, BOREAL);
    await undo();
    expect(await corrections()).toMatchObject([{ field: 'phone', after: '(19) 3555-6666' }]);
  });

  it('undone, hide a closed company again that no earlier files had', async () => {
    await month('2026-10', AURORA);
    await imports.pool.query('DELETE FROM register_records');
    const closed = { ...AURORA, status: '08', statusSince: '20261031' };
    await month('2026-11', closed);
    await undo();
    expect(await records()).toEqual([]);
    expect(await month('2026-11', closed)).toMatchObject({ updated: 1 });
  });

  it('take back proposals that are no longer so', async () => {
    await month('2026-10', AURORA, BOREAL);
    await own('11222333');
    await own('22333444');
    await month('2026-11', { ...AURORA, phone: '33334444' }, { ...BOREAL, status: '08' });
    expect(await corrections()).toHaveLength(2);
    await month('2026-12', AURORA, BOREAL);
    expect(await corrections()).toEqual([]);
  });

  it('read without e-mails leave them', async () => {
    const row = { ...AURORA, email: 'contato@aurora.example' };
    const files = (phone: string) => ({
      'x.ESTABELE': establishment({ ...row, phone }),
      'x.EMPRECSV': COMPANIES,
    });
    await run(files('32345678'), { month: '2026-10-01', withEmails: true });
    await run(files('33334444'), { month: '2026-11-01' });
    await run(files('35556666'), { month: '2026-12-01', withEmails: true });
    expect(await imports.rows('SELECT email, phone FROM companies')).toEqual([
      { email: 'contato@aurora.example', phone: '+551935556666' },
    ]);
  });
});
