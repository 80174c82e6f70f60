import { expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const make = (body: object = {}) =>
  guia.rest('POST', '/admin/plans', { name: 'Loja', price: 19.9, ...body }, admin);
const put = (id: number, body: object) => guia.rest('PUT', `/admin/plans/${id}`, body, admin);
const remove = (id: number) => guia.rest('DELETE', `/admin/plans/${id}`, undefined, admin);
const offered = async () =>
  (await guia.rest('GET', '/plans/active?per_page=100')).body.data.data as Array<{
    id: number;
    name: string;
  }>;

test('a plan is created, offered at once, changed, deactivated and removed', async () => {
  await offered();
  const { status, body } = await make({
    features: { max_companies: 3 },
    features_list: 'Página própria, Relatórios\nMensagens',
  });
  expect(status).toBe(200);
  const { id } = body.data;
  expect(body.data).toEqual({
    id,
    name: 'Loja',
    price: 19.9,
    features: { max_companies: 3 },
    features_list: ['Página própria', 'Relatórios', 'Mensagens'],
    is_active: true,
    users_count: 0,
  });
  expect(await offered()).toContainEqual({
    id,
    name: 'Loja',
    price: 19.9,
    max_companies: 3,
    features: 'Até 3 empresas, Página própria, Relatórios, Mensagens',
    is_active: true,
  });
  expect((await put(id, { price: '24.50' })).body.data).toMatchObject({ name: 'Loja', price: 24.5 });
  expect(
    (await put(id, { features_list: ['Só isto'], features: { max_companies: '9' } })).body.data,
  ).toMatchObject({
    features: { max_companies: 9 },
    features_list: ['Só isto'],
  });
  expect((await put(id, { is_active: false })).body.data).toMatchObject({ is_active: false, name: 'Loja' });
  expect((await offered()).map((plan) => plan.id)).not.toContain(id);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_type = 'plan'
    AND subject_id = ${id} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual([
    'plan.create',
    ...Array(3).fill('plan.update'),
    'plan.remove',
  ]);
});

test('a plan with only name and price allows five companies and is active', async () => {
  expect((await make({ price: 0 })).body.data).toMatchObject({
    features: { max_companies: 5 },
    features_list: [],
    is_active: true,
  });
});

test('an invalid plan is 422 with its field', async () => {
  for (const [body, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ price: 10.999 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: 1_000_000 }, 'price'],
    [{ price: 'caro' }, 'price'],
    [{ price: '' }, 'price'],
    [{ features: { max_companies: 0 } }, 'features.max_companies'],
    [{ features: { max_companies: 1_001 } }, 'features.max_companies'],
    [{ features: 'cinco' }, 'features'],
    [{ features_list: ['a, b'] }, 'features_list'],
    [{ features_list: [1] }, 'features_list'],
    [{ features_list: ['x'.repeat(101)] }, 'features_list'],
  ] as const) {
    const { status, body: answer } = await make(body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors)).toEqual([field]);
  }
  expect((await make({ price: 999_999.99 })).status).toBe(200);
});

test('a plan that somebody has or has requested stays, and is counted', async () => {
  const owner = await guia.owner();
  const had = (await make()).body.data.id;
  const asked = (await make()).body.data.id;
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: had }, admin);
  await guia.rest('POST', '/plan-requests', { requested_plan_id: asked }, owner);
  for (const id of [had, asked]) {
    const { status, body } = await remove(id);
    expect(status).toBe(409);
    expect(body.message).toContain('Desative-o');
  }
  const { body } = await guia.rest('GET', '/admin/plans?q=LOJA&per_page=100', undefined, admin);
  const counts = new Map(
    body.data.data.map((plan: { id: number; users_count: number }) => [plan.id, plan.users_count]),
  );
  expect([counts.get(had), counts.get(asked)]).toEqual([1, 0]);
  const closed = await guia.rest('GET', '/admin/plans?is_active=false', undefined, admin);
  expect(closed.body.data.total).toBe(0);
});

test('plans are ordered by price, name, companies, accounts and state', async () => {
  for (const [name, price, max_companies, is_active] of [
    ['Ordem Ágil', 30, 1, true],
    ['Ordem Zen', 10, 9, true],
    ['Ordem Maré', 20, 5, false],
  ] as const) {
    await make({ name, price, features: { max_companies }, is_active });
  }
  const owner = await guia.owner();
  await guia.sql`UPDATE users SET plan_id = (SELECT id FROM plans WHERE name = 'Ordem Zen') WHERE id = ${owner.id}`;
  const inOrder = async (order: string) => {
    const { body } = await guia.graphql(
      'query ($order: PlanOrder) { adminPlans(q: "ordem", order: $order) { items { name } } }',
      { order },
      admin,
    );
    return body.data.adminPlans.items.map(({ name }: { name: string }) => name.slice('Ordem '.length));
  };
  expect(await inOrder('price')).toEqual(['Zen', 'Maré', 'Ágil']);
  expect(await inOrder('priceDescending')).toEqual(['Ágil', 'Maré', 'Zen']);
  expect(await inOrder('name')).toEqual(['Ágil', 'Maré', 'Zen']);
  expect(await inOrder('nameDescending')).toEqual(['Zen', 'Maré', 'Ágil']);
  expect(await inOrder('companies')).toEqual(['Ágil', 'Maré', 'Zen']);
  expect(await inOrder('companiesDescending')).toEqual(['Zen', 'Maré', 'Ágil']);
  expect(await inOrder('users')).toEqual(['Ágil', 'Maré', 'Zen']);
  expect(await inOrder('usersDescending')).toEqual(['Zen', 'Maré', 'Ágil']);
  expect(await inOrder('inactive')).toEqual(['Maré', 'Zen', 'Ágil']);
  expect(await inOrder('active')).toEqual(['Zen', 'Ágil', 'Maré']);
});

test('only administrators see how many accounts have a plan', async () => {
  const query = '{ plans { items { usersCount } } }';
  const countsOf = async (caller: object) =>
    (await guia.graphql(query, {}, caller)).body.data.plans.items.map(
      (plan: { usersCount: number | null }) => plan.usersCount,
    );
  for (const caller of [{}, await guia.owner()]) {
    expect((await countsOf(caller)).every((count: unknown) => count === null)).toBe(true);
  }
  expect((await countsOf(admin)).every((count: unknown) => typeof count === 'number')).toBe(true);
});

test('one plan is the default: new accounts get it, another can be chosen, and it cannot be removed', async () => {
  const choose = async (id: number, caller = admin) =>
    (
      await guia.graphql(
        'mutation ($id: ID!) { setDefaultPlan(id: $id) { id isDefault } }',
        { id: String(id) },
        caller,
      )
    ).body;
  const defaults = async () => (await guia.sql`SELECT id FROM plans WHERE is_default`).map(({ id }) => id);
  const [first] = await defaults();
  const other = (await make({ name: 'Começo' })).body.data.id;
  expect((await choose(other)).data.setDefaultPlan).toEqual({ id: String(other), isDefault: true });
  expect(await defaults()).toEqual([other]);
  const owner = await guia.owner();
  const rows = await guia.sql`SELECT plan_id FROM users WHERE id = ${owner.id}`;
  expect(rows[0].plan_id).toBe(other);
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: first }, admin);
  const { status, body } = await remove(other);
  expect(status).toBe(409);
  expect(body.message).toContain('plano padrão');
  const closed = await put(other, { is_active: false });
  expect(closed).toMatchObject({
    status: 409,
    body: {
      message: 'Este é o plano padrão das contas novas. Escolha outro como padrão antes de desativá-lo.',
    },
  });
  expect((await offered()).map((plan) => plan.id)).toContain(other);
  expect((await put(other, { is_active: true, price: 5 })).status).toBe(200);
  // Of two concurrent choices one is the default in the end.
  const third = (await make({ name: 'Terceiro' })).body.data.id;
  const both = await Promise.all([choose(first), choose(third)]);
  expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(await defaults()).toHaveLength(1);
  await put(other, { is_active: false });
  expect((await choose(other)).errors[0].extensions.code).toBe('CONFLICT');
  await choose(first);
});
