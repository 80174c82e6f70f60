import { beforeAll, beforeEach, expect, test } from 'vitest';
import { afterSteps, bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { type Thing, waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let owner: { id: number; token: string };
let make: ReturnType<typeof waitingThings>;
beforeAll(async () => {
  bulk = bulkActions(guia, await guia.adminToken());
  owner = await guia.owner('Rosa Lima');
  make = waitingThings(guia, owner.id);
});
beforeEach(() =>
  guia.pool.query(
    'DELETE FROM companies; DELETE FROM plan_requests; DELETE FROM bulk_jobs; DELETE FROM mails',
  ),
);

const WORK = 'query ($kind: WorkKind!) { adminWork(kinds: [$kind], perPage: 100) { items { id } } }';
const waiting = async (kind: string): Promise<number[]> =>
  (await bulk.ask(WORK, { kind })).data.adminWork.items.map(({ id }: { id: string }) => Number(id));
const mails = async (): Promise<number> =>
  (await guia.pool.query('SELECT count(*)::int AS count FROM mails WHERE next_try_at <= now()')).rows[0]
    .count;
const mailTexts = async (): Promise<string[]> =>
  (await guia.pool.query('SELECT text FROM mails')).rows.map(({ text }) => text);
/** Starts an action and lets it end. */
async function run(input: object) {
  const { data, errors } = await bulk.start(input);
  expect(errors).toBeUndefined();
  await bulk.work();
  return bulk.job(data.startBulkAction.id);
}
const settle = async () => {
  await passUndoTime(guia);
  await bulk.work();
  await forgetDecisions(guia);
};
const companyOf = async (table: string, id: number): Promise<number> =>
  (await guia.pool.query(`SELECT company_id FROM ${table} WHERE id = $1`, [id])).rows[0].company_id;

/** But requests about personal data, which are answered one by one, and messages, which are not refused. */
type OfMany = Exclude<Thing, 'dataRequest' | 'message'>;
const KINDS: Record<OfMany, { mails: [approve: number, reject: number] }> = {
  changedCompany: { mails: [0, 1] },
  photo: { mails: [0, 1] },
  planRequest: { mails: [1, 1] },
  claim: { mails: [1, 1] },
  reportedRating: { mails: [0, 0] },
  correction: { mails: [0, 0] },
  accessRequest: { mails: [1, 1] },
};
const CASES = (Object.keys(KINDS) as OfMany[]).flatMap((kind) =>
  (['approve', 'reject'] as const).map((action) => [kind, action] as const),
);

test.each(CASES)(
  '%s: %s is decided, undone together where that is possible, and mailed once it is not',
  async (kind, action) => {
    const id = await make[kind]();
    const start = { kind, action, ids: [id], reason: 'Não serve.' };
    const first = await run(start);
    expect(first).toMatchObject({ status: 'done', processedCount: 1, failedCount: 0 });
    expect(await waiting(kind)).toEqual([]);
    const isFinal = kind === 'claim' || kind === 'accessRequest';
    expect((await bulk.undoState(first.id)).canUndo).toBe(!isFinal);
    if (!isFinal) {
      expect(await mails()).toBe(0);
      await bulk.undo(first.id);
      await bulk.work();
      await settle();
      expect([await waiting(kind), await mails()]).toEqual([[id], 0]);

      const second = await run({ kind, action, waiting: {}, reason: 'Não serve.' });
      expect(second).toMatchObject({ total: 1, failedCount: 0 });
      await settle();
    }
    const expected = KINDS[kind].mails[action === 'approve' ? 0 : 1];
    if (action === 'reject')
      for (const text of await mailTexts()) expect(text).toContain('Motivo: Não serve.');
    expect([await waiting(kind), await mails()]).toEqual([[], expected]);
    expect(await run(start)).toMatchObject({ status: 'done', failedCount: 1, processedCount: 1 });
  },
);

test('a filter has what the inbox finds by its search, for those who may search', async () => {
  const ids = [await make.claim(), await make.claim()];
  await guia.pool.query(`UPDATE companies SET name = 'Padaria Ipê' WHERE id = $1`, [
    await companyOf('company_claims', ids[1] ?? 0),
  ]);
  const job = await run({ kind: 'claim', action: 'reject', waiting: { q: 'padaria ipe' } });
  expect(job).toMatchObject({ total: 1, failedCount: 0 });
  expect(await waiting('claim')).toEqual([ids[0]]);
});

test('messages are marked as read, undone together, and those that came later stay unread', async () => {
  const company = await make.message();
  const start = { kind: 'message', action: 'approve', waiting: {} };
  const unread = async (): Promise<string[]> =>
    (await guia.pool.query('SELECT content FROM messages WHERE NOT is_read')).rows.map(
      ({ content }) => content,
    );
  const first = await run(start);
  expect(first).toMatchObject({ status: 'done', total: 1, failedCount: 0 });
  expect(await waiting('message')).toEqual([]);
  expect(await bulk.undoState(first.id)).toMatchObject({ canUndo: true });
  await bulk.undo(first.id);
  await bulk.work();
  await settle();
  expect([await waiting('message'), await unread()]).toEqual([[company], ['Alguém aí?']]);

  await run(start);
  await guia.pool.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, content) VALUES ($1, 'company', $2, 'Mais uma')`,
    [company, owner.id],
  );
  await settle();
  expect([await waiting('message'), await unread()]).toEqual([[company], ['Mais uma']]);
});

test('of messages that were shown, those sent later stay unread', async () => {
  const company = await make.message();
  const { data } = await bulk.ask('{ adminWork(kinds: [message]) { items { id changedAt } } }');
  await guia.pool.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, content, created_at)
     SELECT company_id, sender_type, sender_id, 'Mais uma', created_at + interval '1 millisecond' FROM messages`,
  );
  const seen = data.adminWork.items;
  const job = await run({ kind: 'message', action: 'approve', ids: [company], seen });
  expect(job).toMatchObject({ failedCount: 0 });
  await settle();
  const { rows } = await guia.pool.query('SELECT content FROM messages WHERE NOT is_read');
  expect([await waiting('message'), rows]).toEqual([[company], [{ content: 'Mais uma' }]]);
});

test('changed companies that changed again since they were seen, or since the start, are reported', async () => {
  const ids = [await make.changedCompany(), await make.changedCompany(), await make.changedCompany()];
  const changeAgain = (id: number | undefined) =>
    guia.pool.query(
      `UPDATE company_changes SET changed_at = now() + interval '1 second' WHERE company_id = $1`,
      [id],
    );
  const { data } = await bulk.ask('{ adminWork(kinds: [changedCompany]) { items { id changedAt } } }');
  await changeAgain(ids[0]);
  const seen = data.adminWork.items.filter(({ id }: { id: string }) => Number(id) === ids[0]);
  const begun = (await bulk.start({ kind: 'changedCompany', action: 'approve', waiting: {}, seen })).data
    .startBulkAction;
  await changeAgain(ids[1]);
  await bulk.work();
  const { failures } = await bulk.job(begun.id);
  const reported = failures.map(({ id, title }: { id: string; title: string }) => [Number(id), title]);
  expect(reported.sort()).toEqual([
    [ids[0], 'Nome novo'],
    [ids[1], 'Nome novo'],
  ]);
  expect(failures[0].message).toBe('Esta empresa foi alterada de novo. Confira o que mudou.');
  await guia.pool.query('DELETE FROM decisions');
});

test('corrections of what was seen are accepted, of one company also several', async () => {
  const [first, other, third] = [await make.correction(), await make.correction(), await make.correction()];
  const company = await companyOf('company_corrections', first);
  await guia.pool.query(
    `INSERT INTO company_corrections (company_id, field, after) VALUES ($1, 'address', 'Rua Nova, 7')`,
    [company],
  );
  const begun = (
    await bulk.start({
      kind: 'correction',
      action: 'approve',
      waiting: {},
      seen: [{ id: other, replacedText: 'Outro nome' }],
    })
  ).data.startBulkAction;
  await guia.pool.query(`UPDATE companies SET name = 'Mudou', updated_at = now() WHERE id = $1`, [
    await companyOf('company_corrections', third),
  ]);
  await bulk.work();
  const { failures } = await bulk.job(begun.id);
  expect(failures.map(({ id }: { id: string }) => Number(id)).sort()).toEqual([other, third].sort());
  expect(failures[0].message).toBe(
    'Este dado mudou enquanto isso. Confira o valor de agora antes de aceitar.',
  );
  await settle();
  expect((await waiting('correction')).sort()).toEqual([other, third].sort());
  const { rows } = await guia.pool.query('SELECT name, address FROM companies WHERE id = $1', [company]);
  expect(rows).toEqual([{ name: 'Nome certo', address: 'Rua Nova, 7' }]);
});

test('what was decided before is reported with its title and in Portuguese', async () => {
  const id = await make.planRequest();
  await guia.pool.query(`UPDATE plan_requests SET status = 'rejected' WHERE id = $1`, [id]);
  expect((await run({ kind: 'planRequest', action: 'approve', ids: [id] })).failures).toEqual([
    { id: String(id), title: 'Rosa Lima', message: 'Isto já foi decidido por outra pessoa.' },
  ]);
});

test('an action without its reason, or that its kind does not have, is an error', async () => {
  for (const [input, field] of [
    [{ kind: 'planRequest', action: 'reject', ids: ['1'] }, 'reason'],
    [{ kind: 'reportedRating', action: 'reject', ids: ['1'], reason: '  ' }, 'reason'],
    [{ kind: 'message', action: 'reject', ids: ['1'] }, 'action'],
    [{ kind: 'photo', action: 'activate', ids: ['1'] }, 'kind'],
    [{ kind: 'photo', action: 'approve', companies: {} }, 'companies'],
    [{ action: 'activate', waiting: {} }, 'waiting'],
    [{ kind: 'photo', action: 'approve', waiting: {} }, 'ids'],
    [{ kind: 'dataRequest', action: 'approve', waiting: {} }, 'kind'],
  ] as const) {
    const { errors } = await bulk.start(input);
    expect(errors[0].extensions.code, JSON.stringify(input)).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0].extensions.fields)).toEqual([field]);
  }
});

test('a reader starts none, and one that becomes a reader is stopped', async () => {
  const { id, token } = await guia.owner('Rui Dias');
  const become = (role: string) =>
    guia.pool.query(`UPDATE users SET role = 'admin', admin_role = $2 WHERE id = $1`, [id, role]);
  const ids = [await make.photo(), await make.photo()];
  await become('reader');
  const refused = await bulk.start({ kind: 'photo', action: 'approve', ids }, token);
  expect(refused.errors[0].extensions.code).toBe('FORBIDDEN');
  await become('moderator');
  const begun = (await bulk.start({ kind: 'photo', action: 'approve', ids }, token)).data.startBulkAction;
  await bulk.work(afterSteps(1));
  await become('reader');
  await bulk.work();
  expect(await bulk.job(begun.id)).toMatchObject({ status: 'failed', processedCount: 1 });
  expect(await waiting('photo')).toEqual([ids[1]]);
});
