import { beforeAll, expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let zelia: { id: number };
beforeAll(async () => {
  const plans = await guia.sql`INSERT INTO plans (name, price, max_companies, is_active)
     VALUES ('Essência', 49.9, 20, true), ('Rede nº 1', 99, 50, true) RETURNING id`;
  const ask = async (name: string, plan: { id: number }) => {
    const owner = await guia.owner(name);
    await guia.rest('POST', '/plan-requests', { requested_plan_id: plan.id }, owner);
    return owner;
  };
  zelia = await ask('Zélia Conceição', plans[1]);
  await ask('Ana Sá', plans[0]);
  await ask('Bia Souza', plans[1]);
});

const REQUESTS = `query ($q: String, $status: RequestStatus, $order: PlanRequestOrder, $page: Int, $perPage: Int) {
  adminPlanRequests(q: $q, status: $status, order: $order, page: $page, perPage: $perPage) {
    total lastPage items { user { name } currentPlan { name } requestedPlan { name } }
  }
}`;
async function ask(variables: Record<string, unknown>) {
  const { body } = await guia.graphql(REQUESTS, variables, admin);
  return body.data?.adminPlanRequests ?? body.errors[0].extensions;
}
const namesOf = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await ask(variables)).items.map(({ user }: { user: { name: string } }) => user.name.split(' ')[0]);

test('requests are found by name and e-mail of the account, and by the name of the plan', async () => {
  expect(await namesOf({ q: 'conceicao' })).toEqual(['Zélia']);
  expect(await namesOf({ q: 'SA' })).toEqual(['Ana']);
  expect(await namesOf({ q: 'rede nº' })).toEqual(['Bia', 'Zélia']);
  expect(await namesOf({ q: 'ESSENCIA' })).toEqual(['Ana']);
  expect(await ask({ q: 'rede', status: 'approved' })).toMatchObject({ total: 0, items: [] });
  expect(await ask({ q: 'x'.repeat(101) })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const rows = await guia.sql`SELECT email FROM users WHERE id = ${zelia.id}`;
  expect(await namesOf({ q: rows[0].email.toUpperCase() })).toEqual(['Zélia']);
});

test('the order is the newest, the oldest or by name, and a page has the total', async () => {
  expect(await namesOf({})).toEqual(['Bia', 'Ana', 'Zélia']);
  expect(await namesOf({ order: 'oldest' })).toEqual(['Zélia', 'Ana', 'Bia']);
  expect(await namesOf({ order: 'name' })).toEqual(['Ana', 'Bia', 'Zélia']);
  expect(await ask({ perPage: 2, page: 2 })).toMatchObject({ total: 3, lastPage: 2, items: [{}] });
  expect(await ask({ perPage: 2, page: 9 })).toMatchObject({ total: 3, lastPage: 2, items: [] });
});

test('a renamed account is found by the new name, and no longer by the old one', async () => {
  await guia.rest('PUT', `/admin/users/${zelia.id}`, { name: 'Íris Melo' }, admin);
  expect(await namesOf({ q: 'iris' })).toEqual(['Íris']);
  expect(await namesOf({ q: 'conceicao' })).toEqual([]);
  expect(await namesOf({ order: 'name' })).toEqual(['Ana', 'Bia', 'Íris']);
});

test('a request made while its author is renamed is found by the new name', async () => {
  const owner = await guia.owner('Nome Antigo');
  const client = await guia.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE users SET name = 'Nome Atual' WHERE id = $1`, [owner.id]);
    const asking = guia.pool.query(
      `INSERT INTO plan_requests (user_id, requested_plan_id, status)
       SELECT $1, min(id), 'rejected' FROM plans`,
      [owner.id],
    );
    await client.query('COMMIT');
    await asking;
  } finally {
    client.release();
  }
  expect(await namesOf({ q: 'nome atual', status: 'rejected' })).toEqual(['Nome']);
});

test('one request is found by its id', async () => {
  const rows = await guia.sql`SELECT id FROM plan_requests WHERE user_id = ${zelia.id} ORDER BY id LIMIT 1`;
  const one = 'query ($id: ID!) { adminPlanRequest(id: $id) { id user { id } requestedPlan { name } } }';
  const { body } = await guia.graphql(one, { id: rows[0].id }, admin);
  expect(body.data.adminPlanRequest).toEqual({
    id: String(rows[0].id),
    user: { id: String(zelia.id) },
    requestedPlan: { name: 'Rede nº 1' },
  });
  const gone = await guia.graphql(one, { id: '999999' }, admin);
  expect(gone.body.errors[0].extensions.code).toBe('NOT_FOUND');
});
