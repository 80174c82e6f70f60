import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const ENTRY = `id actorId actorEmail actorName actorText action actionName actionText subjectType subjectTypeName
  subjectId subjectName subjectText companyId address createdAt
  changes { field name before after beforeText afterText isFact }`;
const LIST = (args: string) => `{ adminAuditEntries${args} { total totalIsExact items { ${ENTRY} } } }`;
const list = async (args: string) => (await guia.graphql(LIST(args), {}, admin)).body.data.adminAuditEntries;

test('is searched by values, actions, actors and the names of companies and accounts', async () => {
  const id = await makeCompany(guia.pool, { name: 'Marcenaria Pau-Brasil' });
  await guia.rest('PATCH', `/admin/companies/${id}/status`, { is_active: false }, admin);
  await guia.graphql(`mutation { createCategory(input: { name: "Ferragens Açaí" }) { id } }`, {}, admin);
  const found = async (q: string) => {
    const { items } = await list(`(q: ${JSON.stringify(q)})`);
    return items.map(({ action }: { action: string }) => action);
  };
  expect(await found('marcenaria pau')).toEqual(['company.deactivate']);
  expect(await found('DESATIVADA')).toEqual(['company.deactivate']);
  expect(await found('ferragens acai')).toEqual(['category.create']);
  expect(await found('açaí ferrag')).toEqual(['category.create']);
  expect(await found('ferragens marcenaria')).toEqual([]);
  expect(await found('name')).toEqual([]);
  const owner = await guia.owner('Ana Souza Trindade');
  await guia.sql`UPDATE companies SET owner_id = ${owner.id} WHERE id = ${id}`;
  await guia.rest('PUT', `/companies/${id}`, { address: 'Rua Nova, 1' }, { token: owner.token });
  expect(await found('souza trind')).toEqual(['company.update']);
  for (const q of ["'; --", '%', '🍕', ':*']) expect(await found(q)).toEqual([]);
  expect((await list('(q: "desativada", subjectType: "user")')).total).toBe(0);
});

test('is searched by administrators who acted, however many accounts have the name', async () => {
  await guia.sql`INSERT INTO users (name, email, password_hash, role)
    SELECT 'Iara Nome ' || n, 'iara' || n || '@exemplo.com', '', 'company'
     FROM generate_series(1, 300) n`;
  const { id, token: own } = await guia.owner('Iara Zeferina');
  await guia.sql`UPDATE users SET role = 'admin' WHERE id = ${id}`;
  await guia.graphql('mutation { createCategory(input: { name: "Barcos" }) { id } }', {}, { token: own });
  const { items } = await list('(q: "iara")');
  expect(items.map(({ action }: { action: string }) => action)).toContain('category.create');
});

test('an entry has actor, action, subject, values before and after, time and address', async () => {
  const id = await makeCompany(guia.pool);
  const path = `/admin/companies/${id}/status`;
  await guia.rest('PATCH', path, { is_active: false }, { ...admin, address: '198.51.100.7' });
  await guia.rest('PATCH', path, { is_active: true }, admin);
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
    changes: [
      {
        field: 'isActive',
        name: 'Ativo',
        before: true,
        after: false,
        beforeText: 'Sim',
        afterText: 'Não',
      },
    ],
    actionName: 'Empresa desativada',
    subjectTypeName: 'Empresa',
  });
  const { actorText, actionText, subjectText } = items[1];
  expect(`${actorText} ${actionText} ${subjectText}`).toMatch(/ desativou a empresa /);
  const mine = await list(`(actorId: ${items[0].actorId}, action: "company.deactivate")`);
  expect(mine.items.map((item: { id: string }) => item.id)).toContain(items[1].id);
  expect((await list(`(action: "company.", subjectId: ${id})`)).total).toBe(2);
  expect((await list(`(action: "user.", subjectId: ${id})`)).total).toBe(0);
  expect((await list('(actorId: "abc")')).total).toBe(0);
});

test('subjects have their current names, removed ones their number', async () => {
  const owner = await guia.owner('Rosa Lima');
  const company = await makeCompany(guia.pool, { owner_id: owner.id, name: 'Padaria da Rosa' });
  await guia.rest('PATCH', `/admin/companies/${company}/status`, { is_active: false }, admin);
  const [hidden] = (await list(`(subjectType: "company", subjectId: ${company})`)).items;
  expect(hidden).toMatchObject({ actorName: expect.any(String), subjectName: 'Padaria da Rosa' });
  await guia.pool.query(
    `INSERT INTO audit_entries (action, subject_type, subject_id, before, after)
     VALUES ('user.plan', 'user', $1, '{"planId": null}', '{"planId": 1}'),
       ('company.create', 'company', $2, NULL, $3)`,
    [owner.id, company, { name: 'Padaria da Rosa', ownerId: owner.id, cityId: 999_999_999 }],
  );
  const rows = await guia.sql`SELECT name FROM plans WHERE id = 1`;
  const [plan] = (await list(`(subjectType: "user", subjectId: ${owner.id})`)).items;
  expect(plan).toMatchObject({ actorName: null, subjectName: 'Rosa Lima' });
  expect(plan.changes).toMatchObject([{ field: 'planId', before: null, afterText: rows[0].name }]);
  const [created] = (await list(`(action: "company.create", subjectId: ${company})`)).items;
  expect(created.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'ownerId',
        before: null,
        after: `Rosa Lima (nº ${owner.id})`,
        isFact: true,
      }),
      expect.objectContaining({ field: 'cityId', before: null, after: 'nº 999999999', isFact: true }),
    ]),
  );
  await guia.rest('DELETE', `/admin/companies/${company}`, undefined, admin);
  const [removed] = (await list(`(subjectType: "company", subjectId: ${company})`)).items;
  expect(removed).toMatchObject({ action: 'company.remove', subjectName: null });
});

test('entries of a removed subject show its name at that time', async () => {
  const ask = async (query: string) => (await guia.graphql(query, {}, admin)).body.data;
  const { createCategory } = await ask(
    'mutation { createCategory(input: { name: "Rendas e Bilros" }) { id } }',
  );
  const { id } = createCategory;
  await ask(`mutation { updateCategory(id: ${id}, input: { isVisible: false }) { id } }`);
  await ask(`mutation { deleteCategory(id: ${id}) { id } }`);
  const [hidden] = (await list(`(action: "category.update", subjectId: ${id})`)).items;
  expect(hidden.subjectText).toBe('Rendas e Bilros');
  expect(hidden.changes.map(({ field }: { field: string }) => field)).toEqual(['isVisible']);
});

test('unchanged values are left out; different values with equal texts are listed', async () => {
  const rows = await guia.sql`INSERT INTO plans (name, price, max_companies, features)
     VALUES ('Rede Igual', 10, 1, '{}'), ('Rede Igual', 20, 2, '{}') RETURNING id`;
  const [one, other] = rows;
  const side = (planId: number, features: string[]) => ({ name: 'Rede', planId, features, notes: null });
  await guia.sql`INSERT INTO audit_entries (action, subject_type, subject_id, before, after)
     VALUES ('plan.update', 'plan', 999998, ${side(one.id, ['a, b'])}, ${side(other.id, ['a', 'b'])})`;
  const [entry] = (await list('(subjectType: "plan", subjectId: 999998)')).items;
  const texts = entry.changes.map(({ field, beforeText, afterText }: Record<string, string>) => [
    field,
    beforeText,
    afterText,
  ]);
  expect(texts.sort()).toEqual([
    ['features', 'a, b', 'a, b'],
    ['planId', 'Rede Igual', 'Rede Igual'],
  ]);
});

test('the entry of a rating names its company and id', async () => {
  const company = await makeCompany(guia.pool, { name: 'Bar do Zé' });
  await guia.sql`INSERT INTO audit_entries (action, subject_type, subject_id, before)
     VALUES ('rating.erase', 'rating', 999999, ${{ companyId: company }})`;
  const [erased] = (await list('(action: "rating.erase")')).items;
  expect(erased).toMatchObject({ companyId: String(company), subjectText: 'nº 999999' });
});

test('filters and entries use the same names', async () => {
  const CHOICES =
    '{ adminAuditChoices { actions { prefix name actions { action name } } subjectTypes { subjectType name } } }';
  const { actions, subjectTypes } = (await guia.graphql(CHOICES, {}, admin)).body.data.adminAuditChoices;
  expect(actions[0]).toMatchObject({ prefix: 'company.', name: 'Empresas' });
  expect(actions[0].actions).toContainEqual({ action: 'company.approve', name: 'Empresa aprovada' });
  expect(subjectTypes).toContainEqual({ subjectType: 'company-claim', name: 'Pedido de responsável' });
  const owner = await guia.owner();
  expect((await guia.graphql(CHOICES)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await guia.graphql(CHOICES, {}, owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('days are those of São Paulo', async () => {
  await guia.sql`INSERT INTO audit_entries (action, subject_type, created_at) VALUES
       ('old.one', 'system', '2020-03-10 02:59:59Z'), ('old.two', 'system', '2020-03-10 03:00:00Z')`;
  const actions = async (args: string) =>
    (await list(args)).items.map(({ action }: { action: string }) => action);
  expect(await actions('(until: "2020-03-09")')).toEqual(['old.one']);
  expect(await actions('(from: "2020-03-10", until: "2020-03-10")')).toEqual(['old.two']);
  const wrong = await guia.graphql(LIST('(from: "2026-02-30")'), {}, admin);
  expect(wrong.body.errors[0].extensions.developerMessage).toContain(
    'Date cannot represent anything but a day',
  );
});

test('the oldest entries come first where asked, those of one moment by number', async () => {
  await guia.sql`INSERT INTO audit_entries (action, subject_type, subject_id, created_at)
     SELECT 'plan.create', 'plan', number, moment FROM (VALUES (901, timestamptz '2024-05-02 12:00Z'),
       (902, '2024-05-01 12:00Z'), (903, '2024-05-02 12:00Z')) AS given (number, moment)`;
  const subjectsOf = async (order: string) =>
    (await list(`(subjectType: "plan", until: "2024-05-31"${order})`)).items.map(
      (item: { subjectId: string }) => item.subjectId,
    );
  expect(await subjectsOf('')).toEqual(['903', '901', '902']);
  expect(await subjectsOf(', order: oldest')).toEqual(['902', '901', '903']);
});

test('only administrators read the log', async () => {
  const owner = await guia.owner();
  expect((await guia.graphql(LIST(''))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await guia.graphql(LIST(''), {}, owner)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test.each([
  `UPDATE audit_entries SET actor_email = 'outro@exemplo.com.br'`,
  'DELETE FROM audit_entries',
  'DELETE FROM audit_entries WHERE false',
  'TRUNCATE audit_entries',
])('the database rejects %s', async (statement) => {
  await expect(guia.pool.query(statement)).rejects.toThrow(/neither changed nor removed/);
});

test('while personal data are erased, no other change of an entry is possible', async () => {
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

test('one entry is found by its id, as the list has it', async () => {
  const id = await makeCompany(guia.pool, { name: 'Olaria Barro Bom' });
  await guia.rest('PATCH', `/admin/companies/${id}/status`, { is_active: false }, admin);
  const { items } = await list(`(subjectType: "company", subjectId: ${id})`);
  const one = (entryId: string) =>
    guia.graphql(`{ adminAuditEntry(id: "${entryId}") { ${ENTRY} } }`, {}, admin);
  expect((await one(items[0].id)).body.data.adminAuditEntry).toEqual(items[0]);
  expect((await one('999999')).body.errors[0].extensions.code).toBe('NOT_FOUND');
});
