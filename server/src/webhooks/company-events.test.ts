import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { HEADER, importFixtures, row } from '../../test/helpers/import-fixtures.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp } from '../../test/helpers/test-app.ts';
import { startWebhookReceiver } from '../../test/helpers/webhooks/receiver.ts';
import { makeWebhook } from '../../test/helpers/webhooks/webhooks.ts';
import { seedDemo } from '../database/setup/seeds/demo.ts';
import { hashPassword } from '../shared/passwords.ts';

const receiver = perFile(startWebhookReceiver);
const guia = perFile(() => startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target }));
const imports = importFixtures(guia);
beforeAll(async () => {
  const events = ['Created', 'Approved', 'Rejected', 'Changed', 'Deleted'].map((what) => `company${what}`);
  await makeWebhook(guia, admin, receiver.url('/site'), events);
});
beforeEach(async () => {
  await guia.sql`DELETE FROM webhook_deliveries`;
});

/** Returns how often each event was queued since the last call, with the fields that changed. */
async function queued(): Promise<Record<string, number>> {
  const rows = await guia.sql`DELETE FROM webhook_deliveries RETURNING event, changed`;
  const counts: Record<string, number> = {};
  for (const { event, changed } of rows) {
    const name = [event, ...(changed ?? [])].join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
const ID = /^\d+$/;

test('demo data, when they are made and when they are deleted', async () => {
  // They are made only while there are no companies.
  const client = await guia.pool.connect();
  await seedDemo(client, { hash: hashPassword });
  client.release();
  const rows = await guia.sql`SELECT count(*)::int FROM companies WHERE is_demo`;
  expect(rows[0].count).toBeGreaterThan(10);
  const made = await queued();
  expect(made['company.created']).toBe(rows[0].count);
  await ask(guia, admin, 'mutation { deleteDemoData { __typename } }');
  expect((await queued())['company.deleted']).toBe(rows[0].count);
});

test('what owners and administrators write over GraphQL', async () => {
  const owner = await guia.owner();
  const input = {
    name: 'Padaria Nova',
    description: 'Pães e bolos todos os dias.',
    categoryId: '1',
    city: 'Campinas - SP',
    phone: '19 3232-1010',
    email: 'contato@exemplo.com.br',
  };
  const create = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }';
  const { id } = await ask(guia, owner, create, { input });
  expect([id, await queued()]).toEqual([expect.stringMatching(ID), { 'company.created': 1 }]);
  const update =
    'mutation ($id: ID!) { updateCompany(id: $id, input: { address: "Rua Nova, 1", cep: "13010-000" }) { id } }';
  expect(await ask(guia, owner, update, { id })).toEqual({ id });
  expect(await queued()).toEqual({ 'company.changed address cep': 1 });
  const hide = 'mutation ($id: ID!) { setCompanyActive(id: $id, isActive: false) { id } }';
  expect(await ask(guia, admin, hide, { id })).toEqual({ id });
  expect(await queued()).toEqual({ 'company.changed is_active': 1 });
  const change = 'mutation ($id: ID!) { adminUpdateCompany(id: $id, input: { name: "Outro nome" }) { id } }';
  expect(await ask(guia, admin, change, { id })).toEqual({ id });
  expect(await queued()).toEqual({ 'company.changed name': 1 });
  // A change that changes nothing is none.
  await ask(guia, admin, change, { id });
  expect(await queued()).toEqual({});
  await ask(guia, owner, 'mutation { deleteAccount(password: "segredo-bem-longo") { __typename } }');
  expect(await queued()).toEqual({ 'company.deleted': 1 });
});

test('what administrators decide about many at once', async () => {
  const owner = await guia.owner();
  const pending = () => makeCompany(guia.pool, { is_approved: false, owner_id: owner.id });
  const ids = [await pending(), await pending(), await pending(), await pending()];
  await queued();
  const approve = 'mutation ($ids: [ID!]!) { approveCompanies(ids: $ids) { __typename } }';
  await ask(guia, admin, approve, { ids: ids.slice(0, 2) });
  expect(await queued()).toEqual({ 'company.approved': 2 });
  const reject = 'mutation ($ids: [ID!]!) { rejectCompanies(ids: $ids) { __typename } }';
  await ask(guia, admin, reject, { ids: ids.slice(2) });
  expect(await queued()).toEqual({ 'company.rejected': 2 });
  const hide = 'mutation ($ids: [ID!]!) { setCompaniesActive(ids: $ids, isActive: false) { __typename } }';
  await ask(guia, admin, hide, { ids: ids.slice(0, 2) });
  expect(await queued()).toEqual({ 'company.changed is_active': 2 });
});

test('an import, a second one that changes its companies, and the undoing of both', async () => {
  const first = await imports.taken([HEADER, row(1), row(2), row(3)].join('\n'));
  expect([first.status, await queued()]).toEqual(['done', { 'company.created': 3 }]);
  const second = await imports.taken(
    [HEADER, row(1), row(2, { phone: '(19) 3234-0000' }), row(4)].join('\n'),
  );
  expect([second.status, await queued()]).toEqual([
    'done',
    { 'company.changed phone': 1, 'company.created': 1 },
  ]);
  for (const [{ id }, events] of [
    [second, { 'company.changed phone': 1, 'company.deleted': 1 }],
    [first, { 'company.deleted': 3 }],
  ] as const) {
    await imports.step('undoImport', id);
    await imports.jobs.workOff();
    expect([(await imports.look(id)).status, await queued()]).toEqual(['undone', events]);
  }
});

test('an event is written by the transaction that changes the company', async () => {
  const id = await makeCompany(guia.pool);
  await guia.sql`UPDATE companies SET phone = '1932345678' WHERE id = ${id}`;
  const rows = await guia.sql`SELECT d.event, d.xmin = c.xmin AS "isSame" FROM webhook_deliveries d
    JOIN companies c ON c.id = d.subject_id`;
  expect(rows).toContainEqual({ event: 'company.changed', isSame: true });
});
