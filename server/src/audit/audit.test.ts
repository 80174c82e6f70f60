import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/factories.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let guia: TestApp;
let token: string;
beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
});
afterAll(() => guia.close());

const LIST = (args: string) => `{ auditEntries${args} { total totalIsExact items {
  id actorId actorEmail actorName action subjectType subjectId subjectName address createdAt changes { field before after } } } }`;
const list = async (args: string) => (await guia.graphql(LIST(args), {}, { token })).body.data.auditEntries;

test('who did what to whom, before and after, when and from where', async () => {
  const id = await makeCompany(guia.pool);
  const path = `/admin/companies/${id}/status`;
  await guia.rest('PATCH', path, { is_active: false }, { token, address: '198.51.100.7' });
  await guia.rest('PATCH', path, { is_active: true }, { token });
  const { total, items } = await list(`(subjectType: "company", subjectId: ${id})`);
  expect(total).toBe(2);
  expect(items.map(({ action }: { action: string }) => action)).toEqual([
    'company.activate',
    'company.deactivate',
  ]);
  expect(items[1]).toMatchObject({
    actorEmail: expect.stringContaining('@'),
    subjectType: 'company',
    subjectId: String(id),
    address: '198.51.100.7',
    changes: [{ field: 'isActive', before: 'true', after: 'false' }],
  });
  const mine = await list(`(actorId: ${items[0].actorId}, action: "company.deactivate")`);
  expect(mine.items.map((item: { id: string }) => item.id)).toContain(items[1].id);
  expect((await list(`(action: "company.", subjectId: ${id})`)).total).toBe(2);
  expect((await list(`(action: "user.", subjectId: ${id})`)).total).toBe(0);
  expect((await list('(actorId: "abc")')).total).toBe(0);
});

test('people and things are named as they are called today, and what is gone by its number', async () => {
  const owner = await guia.owner('Rosa Lima');
  const company = await makeCompany(guia.pool, { owner_id: owner.id, name: 'Padaria da Rosa' });
  await guia.rest('PATCH', `/admin/companies/${company}/status`, { is_active: false }, { token });
  const [hidden] = (await list(`(subjectType: "company", subjectId: ${company})`)).items;
  expect(hidden).toMatchObject({ actorName: expect.any(String), subjectName: 'Padaria da Rosa' });
  await guia.pool.query(
    `INSERT INTO audit_entries (action, subject_type, subject_id, before, after)
     VALUES ('user.plan', 'user', $1, '{"planId": null}', '{"planId": 1}'),
       ('company.create', 'company', $2, NULL, $3)`,
    [owner.id, company, { name: 'Padaria da Rosa', ownerId: owner.id, cityId: 999_999_999 }],
  );
  const { rows } = await guia.pool.query('SELECT name FROM plans WHERE id = 1');
  const [plan] = (await list(`(subjectType: "user", subjectId: ${owner.id})`)).items;
  expect(plan).toMatchObject({ actorName: null, subjectName: 'Rosa Lima' });
  expect(plan.changes).toEqual([{ field: 'planId', before: null, after: rows[0].name }]);
  const [created] = (await list(`(action: "company.create", subjectId: ${company})`)).items;
  expect(created.changes).toEqual(
    expect.arrayContaining([
      { field: 'ownerId', before: null, after: `Rosa Lima (nº ${owner.id})` },
      { field: 'cityId', before: null, after: 'nº 999999999' },
    ]),
  );
  await guia.rest('DELETE', `/admin/companies/${company}`, undefined, { token });
  const [removed] = (await list(`(subjectType: "company", subjectId: ${company})`)).items;
  expect(removed).toMatchObject({ action: 'company.remove', subjectName: null });
});

test('days are those of São Paulo', async () => {
  await guia.pool.query(
    `INSERT INTO audit_entries (action, subject_type, created_at) VALUES
       ('old.one', 'system', '2020-03-10 02:59:59Z'), ('old.two', 'system', '2020-03-10 03:00:00Z')`,
  );
  const actions = async (args: string) =>
    (await list(args)).items.map(({ action }: { action: string }) => action);
  expect(await actions('(until: "2020-03-09")')).toEqual(['old.one']);
  expect(await actions('(from: "2020-03-10", until: "2020-03-10")')).toEqual(['old.two']);
  const wrong = await guia.graphql(LIST('(from: "ontem")'), {}, { token });
  expect(wrong.body.errors[0].extensions.fields).toEqual({ from: ['Informe a data como AAAA-MM-DD.'] });
});

test('nobody but administrators reads it', async () => {
  const owner = await guia.owner();
  expect((await guia.graphql(LIST(''))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await guia.graphql(LIST(''), {}, owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test.each([
  `UPDATE audit_entries SET actor_email = 'outro@exemplo.com.br'`,
  'DELETE FROM audit_entries',
  'DELETE FROM audit_entries WHERE false',
  'TRUNCATE audit_entries',
])('the database refuses %s', async (statement) => {
  await expect(guia.pool.query(statement)).rejects.toThrow(/neither changed nor removed/);
});

test('while personal data are taken out, nothing else can happen to an entry', async () => {
  const client = await guia.pool.connect();
  try {
    for (const change of [
      `actor_email = 'outro@exemplo.com.br'`,
      `address = '192.0.2.99'`,
      `action = 'company.approve'`,
      'created_at = now()',
      'actor_id = 99',
      `before = '{"name": "Outro"}'`,
      `after = coalesce(after, '{}') || '{"isActive": "talvez"}'`,
    ]) {
      await client.query('BEGIN');
      await client.query(`SELECT set_config('guia.erasing', 'on', true)`);
      await expect(client.query(`UPDATE audit_entries SET ${change}`), change).rejects.toThrow(
        /nothing is changed in it/,
      );
      await client.query('ROLLBACK');
    }
    await client.query('BEGIN');
    await client.query(`SELECT set_config('guia.erasing', 'on', true)`);
    await expect(client.query('DELETE FROM audit_entries')).rejects.toThrow(/neither changed nor removed/);
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
});
