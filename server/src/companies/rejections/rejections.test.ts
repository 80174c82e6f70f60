import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));
let owner: { id: number; token: string; email: string };
beforeAll(async () => {
  owner = await guia.owner('Zélia Conceição');
});

const ask = async (query: string, variables = {}) => (await guia.graphql(query, variables, admin)).body;
const list = async (q?: string) =>
  (
    await ask(
      `query ($q: String) { adminRejections(q: $q) { total items { id companyId name cityName categoryName reason
         deciderName owner { name email } } } }`,
      { q },
    )
  ).data.adminRejections;
async function rejected(columns = {}): Promise<number> {
  const id = await makeCompany(guia.pool, { owner_id: owner.id, is_approved: false, ...columns });
  await ask('mutation ($id: ID!) { rejectCompany(id: $id, reason: "Dados falsos") { id } }', { id });
  return id;
}
const restore = async (id: string) =>
  ask(
    `mutation ($id: ID!) { restoreRejection(id: $id) { notRestored company { id name slug isApproved city { name } } } }`,
    { id },
  );

test('rejected companies are listed with who rejected them and why, and found by company and owner', async () => {
  const id = await rejected({ name: 'Água & Gás' });
  await rejected({ name: 'Outra loja', owner_id: null });
  expect(await list()).toMatchObject({ total: 2 });
  for (const q of ['agua gas', 'zelia', owner.email]) {
    expect(await list(q)).toEqual({
      total: 1,
      items: [
        {
          id: expect.any(String),
          companyId: String(id),
          name: 'Água & Gás',
          cityName: 'Campinas - SP',
          categoryName: 'Alimentação',
          reason: 'Dados falsos',
          deciderName: 'Administrador',
          owner: { name: 'Zélia Conceição', email: owner.email },
        },
      ],
    });
  }
});

test('rejected companies are filtered by day', async () => {
  const id = await rejected({ name: 'De ontem' });
  await guia.sql`UPDATE companies SET rejected_at = '2026-03-10T12:00:00-03:00' WHERE id = ${id}`;
  const named = async (args: string) =>
    (await ask(`{ adminRejections(${args}) { items { name } } }`)).data.adminRejections.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await named('from: "2026-03-10", until: "2026-03-10"')).toEqual(['De ontem']);
  expect(await named('from: "2026-03-11", q: "de ontem"')).toEqual([]);
});

test('rejected companies are filtered by reason and by who rejected them', async () => {
  const other = await guia.owner('Rui Neto');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${other.id}`;
  await rejected({ name: 'Com motivo' });
  const plain = await makeCompany(guia.pool, { name: 'Sem motivo', is_approved: false, owner_id: null });
  const { body } = await guia.graphql(
    'mutation ($id: ID!) { rejectCompany(id: $id) { id } }',
    { id: plain },
    other,
  );
  expect(body.errors).toBeUndefined();
  const named = async (args: string) =>
    (await ask(`{ adminRejections(${args}, order: name) { total items { name } } }`)).data.adminRejections;
  expect(await named('reason: "Dados falsos", q: "motivo"')).toEqual({
    total: 1,
    items: [{ name: 'Com motivo' }],
  });
  expect(await named('reason: "Dados", q: "motivo"')).toEqual({ total: 0, items: [] });
  const only = { total: 1, items: [{ name: 'Sem motivo' }] };
  expect(await named('hasReason: false')).toEqual(only);
  expect(await named(`deciderId: ${other.id}`)).toEqual(only);
  expect(await named('hasReason: true, q: "sem motivo"')).toEqual({ total: 0, items: [] });
  expect(await named('deciderId: "x"')).toEqual({ total: 0, items: [] });

  const choices = (await ask('{ adminRejectionChoices { reasons { text count } deciders { id name } } }'))
    .data.adminRejectionChoices;
  expect(choices).toEqual({
    reasons: [{ text: 'Dados falsos', count: expect.any(Number) }],
    deciders: [
      { id: expect.any(String), name: 'Administrador' },
      { id: String(other.id), name: 'Rui Neto' },
    ],
  });
  const count = (input: object) =>
    ask('query ($input: ListCountInput!) { adminListCount(input: $input) }', { input });
  const counted = await count({ action: 'restoreRejection', rejections: { deciderId: other.id } });
  expect(counted.data.adminListCount).toBe(1);
  const { payload } = await guia.app.inject({
    url: '/admin-exports/rejections.csv?hasReason=false',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(payload).toContain('Sem motivo');
  expect(payload).not.toContain('Com motivo');
  const long = await ask(`query ($reason: String) { adminRejections(reason: $reason) { total } }`, {
    reason: 'a'.repeat(1_001),
  });
  expect(long.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('a rejected company comes back as pending with its id, and its owner is told', async () => {
  const id = await rejected({ name: 'Padaria Sol', phone: '+551932321010', kind_ids: [1] });
  const record = (await list('padaria sol')).items[0];
  const { data } = await restore(record.id);
  expect(data.restoreRejection).toMatchObject({
    notRestored: [],
    company: { id: String(id), name: 'Padaria Sol', isApproved: false, city: { name: 'Campinas' } },
  });
  const rows = await guia.sql`SELECT owner_id, phone, kind_ids FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ owner_id: owner.id, phone: '+551932321010', kind_ids: [1] }]);
  expect((await list('padaria sol')).total).toBe(0);
  expect((await mailbox.to(owner.email)).at(-1)?.text).toContain('espera a aprovação de novo');
  const mine = await guia.graphql('{ myCompanies { status } }', {}, owner);
  expect(mine.body.data.myCompanies.status).toBe('pending');
  expect((await restore(record.id)).errors[0].extensions.code).toBe('NOT_FOUND');
  const log = await guia.pool.query(`SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id`, [
    id,
  ]);
  expect(log.rows.map(({ action }) => action)).toEqual(['company.reject', 'company.restore']);
});

test('rejected companies are sorted by date and by name', async () => {
  for (const name of ['Ordem Beta', 'ordem álamo', 'Ordem Cedro']) await rejected({ name });
  const names = async (order: string) => {
    const { data } = await ask(`{ adminRejections(q: "ordem", order: ${order}) { items { name } } }`);
    return data.adminRejections.items.map(({ name }: { name: string }) => name);
  };
  expect(await names('newest')).toEqual(['Ordem Cedro', 'ordem álamo', 'Ordem Beta']);
  expect(await names('oldest')).toEqual(['Ordem Beta', 'ordem álamo', 'Ordem Cedro']);
  expect(await names('name')).toEqual(['ordem álamo', 'Ordem Beta', 'Ordem Cedro']);
  expect(await names('nameDescending')).toEqual(['Ordem Cedro', 'Ordem Beta', 'ordem álamo']);
});

test('what is gone since is named, or prevents it', async () => {
  const kind = (await guia.sql`INSERT INTO kinds (slug, name) VALUES ('raro', 'Raro') RETURNING id`)[0].id;
  await rejected({ name: 'Loja rara', kind_ids: [kind] });
  await guia.sql`DELETE FROM kinds WHERE id = ${kind}`;
  const rare = (await list('loja rara')).items[0];
  expect((await restore(rare.id)).data.restoreRejection.notRestored).toEqual(['Segmentos']);

  await rejected({ name: 'Sem dono ativo' });
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${owner.id}`;
  const { errors } = await restore((await list('sem dono ativo')).items[0].id);
  expect(errors[0]).toMatchObject({
    message: 'A conta do dono não pode mais ter empresas. Confira-a em Usuários.',
    extensions: { code: 'CONFLICT' },
  });
});

test('one rejected company is found by its id, with what was typed', async () => {
  const typed = { address: 'Rua A, 1', phone: '+551932321010', email: 'contato@solar.com.br' };
  await rejected({ name: 'Padaria Solar', ...typed });
  const { id } = (await list('padaria solar')).items[0];
  const one = 'query ($id: ID!) { adminRejection(id: $id) { id name address phone email } }';
  expect((await ask(one, { id })).data.adminRejection).toEqual({ id, name: 'Padaria Solar', ...typed });
  expect((await ask(one, { id: '999999' })).errors[0].extensions.code).toBe('NOT_FOUND');
});
