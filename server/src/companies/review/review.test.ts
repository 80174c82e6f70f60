import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
beforeEach(() => guia.sql`DELETE FROM companies`);

const ask = async (query: string) => (await guia.graphql(query, {}, admin)).body;
type Named = { name: string };
/** Returns the companies' names in the order of the list; `args` as in GraphQL. */
async function queue(args = ''): Promise<string[]> {
  const { data } = await ask(`{ adminPendingCompanies(page: 1${args}) { total items { name } } }`);
  const names = data.adminPendingCompanies.items.map(({ name }: Named) => name);
  expect(data.adminPendingCompanies.total).toBe(names.length);
  return names;
}
async function reviews(field: 'adminChangedCompanies' | 'adminClaims', args = ''): Promise<string[]> {
  const { data } = await ask(`{ ${field}(page: 1${args}) { total items { company { name } } } }`);
  const names = data[field].items.map(({ company }: { company: Named }) => company.name);
  expect(data[field].total).toBe(names.length);
  return names;
}
const agedBy = (table: string, column: string, id: number, days: number) =>
  guia.pool.query(
    `UPDATE ${table} SET ${column} = now() - make_interval(days => $2) WHERE ${
      table === 'companies' ? 'id' : 'company_id'
    } = $1`,
    [id, days],
  );

/** Inserts three pending companies: the oldest is the last by name. */
async function threePending() {
  const owner = await guia.owner('Zélia Conceição');
  for (const [name, days] of [
    ['Água & Gás', 1],
    ['Banca São João', 3],
    ['Zebra', 9],
  ] as const) {
    const id = await makeCompany(guia.pool, {
      name,
      is_approved: false,
      owner_id: name === 'Zebra' ? Number(owner.id) : null,
    });
    await agedBy('companies', 'created_at', id, days);
  }
  await makeCompany(guia.pool, { name: 'Zebra Aprovada', owner_id: Number(owner.id) });
  return owner;
}

test('the queue is ordered by age or name, overdue companies first by default', async () => {
  await threePending();
  expect(await queue()).toEqual(['Zebra', 'Banca São João', 'Água & Gás']);
  expect(await queue(', order: newest')).toEqual(['Água & Gás', 'Banca São João', 'Zebra']);
  expect(await queue(', order: name')).toEqual(['Água & Gás', 'Banca São João', 'Zebra']);
  const { data } = await ask('{ adminPendingCompanies { items { isOverdue } } }');
  expect(data.adminPendingCompanies.items.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the queue is searched by company and owner, without regard to case and accents', async () => {
  const owner = await threePending();
  expect(await queue(', q: "SAO joao"')).toEqual(['Banca São João']);
  expect(await queue(', q: "zélia conceicao"')).toEqual(['Zebra']);
  expect(await queue(`, q: "${owner.email.toUpperCase()}"`)).toEqual(['Zebra']);
  // One or two letters begin a word.
  expect(await queue(', q: "jo"')).toEqual(['Banca São João']);
  expect(await queue(', q: "eb"')).toEqual([]);
  expect(await queue(', q: "%_"')).toHaveLength(3);
  expect(await queue(', q: "a", order: name')).toEqual(['Água & Gás']);
  expect(
    (await ask(`{ adminPendingCompanies(q: "${'a'.repeat(101)}") { total } }`)).errors[0].extensions.code,
  ).toBe('BAD_USER_INPUT');
});

test('the queue is searched by current names; approved companies leave it', async () => {
  const owner = await threePending();
  await guia.sql`UPDATE users SET name = 'Rosa Nunes' WHERE id = ${owner.id}`;
  expect(await queue(', q: "conceicao"')).toEqual([]);
  expect(await queue(', q: "rosa nunes"')).toEqual(['Zebra']);
  await guia.sql`UPDATE companies SET name = 'Girafa' WHERE name = 'Zebra'`;
  expect(await queue(', q: "zebra"')).toEqual([]);
  expect(await queue(', q: "girafa"')).toEqual(['Girafa']);
  await guia.sql`UPDATE companies SET is_approved = true WHERE name = 'Girafa'`;
  expect(await queue(', q: "girafa"')).toEqual([]);
  const rows = await guia.sql`SELECT name FROM companies WHERE is_approved AND pending_text IS NOT NULL`;
  expect(rows).toEqual([]);
  await guia.sql`UPDATE companies SET is_approved = false WHERE name = 'Girafa'`;
  expect(await queue(', q: "girafa rosa"')).toEqual([]);
  expect(await queue(', q: "rosa"')).toEqual(['Girafa']);
});

test('pages of a searched list have one order and the total', async () => {
  for (let number = 0; number < 5; number++)
    await makeCompany(guia.pool, { name: `Bar ${number}`, is_approved: false });
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { data } = await ask(
      `{ adminPendingCompanies(q: "bar", order: name, page: ${page}, perPage: 2) { total lastPage items { name } } }`,
    );
    expect(data.adminPendingCompanies).toMatchObject({ total: 5, lastPage: 3 });
    seen.push(...data.adminPendingCompanies.items.map(({ name }: Named) => name));
  }
  expect(seen).toEqual(['Bar 0', 'Bar 1', 'Bar 2', 'Bar 3', 'Bar 4']);
});

test('possible duplicates come with reasons, the most similar first, for administrators only', async () => {
  const columns = { phone: '+551933334444', city: 'Campinas' };
  const own = await makeCompany(guia.pool, { ...columns, name: 'Padaria São João', is_approved: false });
  const duplicate = await makeCompany(guia.pool, { ...columns, name: 'PADARIA SAO JOAO' });
  const sharesPhone = await makeCompany(guia.pool, { ...columns, name: 'Outra', city: 'Santos' });
  const sharesSite = await makeCompany(guia.pool, { name: 'Pão Quente' });
  const neighbour = await makeCompany(guia.pool, { name: 'Vizinha' });
  await makeCompany(guia.pool, { name: 'Padaria São João', city: 'Santos' });
  const set = (id: number, column: string, value: string) =>
    guia.pool.query(`UPDATE companies SET ${column} = $2 WHERE id = $1`, [id, value]);
  await set(own, 'website', 'https://www.padaria.com.br/');
  await set(sharesSite, 'website', 'http://PADARIA.com.br');
  await set(own, 'address', 'Rua Água Branca, 10');
  await set(neighbour, 'address', 'rua agua branca 10');
  for (const id of [own, duplicate]) await set(id, 'email', `${id === own ? 'A' : 'a'}@padaria.com.br`);

  const { data } = await ask(
    '{ adminPendingCompanies { items { duplicates { reasons company { id city { state } } } } } }',
  );
  expect(data.adminPendingCompanies.items[0].duplicates).toEqual(
    [
      { id: duplicate, reasons: ['name', 'phone', 'email'] },
      { id: sharesPhone, reasons: ['phone'] },
      { id: sharesSite, reasons: ['website'] },
      { id: neighbour, reasons: ['address'] },
    ].map(({ id, reasons }) => ({ reasons, company: { id: String(id), city: { state: 'SP' } } })),
  );
  // A street without a number is no duplicate.
  await set(own, 'address', 'Centro');
  await set(neighbour, 'address', 'Centro');
  const again = await ask('{ adminPendingCompanies { items { duplicates { company { id } } } } }');
  expect(again.data.adminPendingCompanies.items[0].duplicates).toHaveLength(3);
  const others = await guia.graphql(`{ company(id: ${duplicate}) { isOverdue duplicates { reasons } } }`);
  expect(others.body.data.company).toEqual({ isOverdue: null, duplicates: null });
});

test('the policy decides which companies are overdue', async () => {
  const id = await makeCompany(guia.pool, { is_approved: false });
  await guia.sql`UPDATE companies SET created_at = now() - interval '7 days 1 minute' WHERE id = ${id}`;
  const first = async () =>
    (await ask('{ adminPendingCompanies { items { isOverdue } } }')).data.adminPendingCompanies.items[0];
  expect((await first()).isOverdue).toBe(true);
  await guia.sql`UPDATE approval_policy SET approval_timeout_days = 8`;
  expect((await first()).isOverdue).toBe(false);
  await guia.sql`UPDATE approval_policy SET approval_timeout_days = 7`;
});

test('changed companies are searched by current names, and ordered', async () => {
  const owner = await guia.owner('Íris Prado');
  const ids: number[] = [];
  for (const [name, days] of [
    ['Ótica Lume', 1],
    ['Bar Azul', 2],
    ['Bar', 3],
  ] as const) {
    const id = await makeCompany(guia.pool, { name, owner_id: Number(owner.id) });
    await guia.rest('PUT', `/companies/${id}`, { website: 'exemplo.com.br' }, owner);
    await agedBy('company_changes', 'changed_at', id, days);
    ids.push(id);
  }
  expect(await reviews('adminChangedCompanies')).toEqual(['Ótica Lume', 'Bar Azul', 'Bar']);
  expect(await reviews('adminChangedCompanies', ', order: oldest')).toEqual([
    'Bar',
    'Bar Azul',
    'Ótica Lume',
  ]);
  expect(await reviews('adminChangedCompanies', ', order: name')).toEqual(['Bar', 'Bar Azul', 'Ótica Lume']);
  expect(await reviews('adminChangedCompanies', ', q: "otica"')).toEqual(['Ótica Lume']);
  expect(await reviews('adminChangedCompanies', ', q: "iris prado"')).toHaveLength(3);

  await guia.rest('PUT', `/companies/${ids[0]}`, { name: 'Relojoaria Lume' }, owner);
  expect(await reviews('adminChangedCompanies', ', q: "otica"')).toEqual([]);
  expect(await reviews('adminChangedCompanies', ', q: "relojoaria"')).toEqual(['Relojoaria Lume']);
  await guia.sql`UPDATE users SET name = 'Íris Nunes' WHERE id = ${owner.id}`;
  expect(await reviews('adminChangedCompanies', ', q: "prado"')).toEqual([]);
  expect(await reviews('adminChangedCompanies', ', q: "nunes"')).toHaveLength(3);
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = ${ids[1]}`;
  expect(await reviews('adminChangedCompanies', ', q: "nunes"')).toEqual(['Relojoaria Lume', 'Bar']);
});

test('claims are searched by company and claimant, in any status, and ordered', async () => {
  const claimant = await guia.owner('Antônia Ávila');
  const claim = async (name: string, days: number, status = 'pending') => {
    const id = await makeCompany(guia.pool, { name, owner_id: null });
    await guia.sql`INSERT INTO company_claims (company_id, user_id, status) VALUES (${id}, ${claimant.id}, ${status})`;
    await agedBy('company_claims', 'created_at', id, days);
    return id;
  };
  const first = await claim('Sorveteria Jatobá', 1);
  await claim('Açougue Ipê', 2);
  await claim('Livraria', 3, 'rejected');
  expect(await reviews('adminClaims', ', status: pending')).toEqual(['Açougue Ipê', 'Sorveteria Jatobá']);
  expect(await reviews('adminClaims')).toEqual(['Sorveteria Jatobá', 'Açougue Ipê', 'Livraria']);
  expect(await reviews('adminClaims', ', order: oldest')).toEqual([
    'Livraria',
    'Açougue Ipê',
    'Sorveteria Jatobá',
  ]);
  expect(await reviews('adminClaims', ', order: name')).toEqual([
    'Açougue Ipê',
    'Livraria',
    'Sorveteria Jatobá',
  ]);
  expect(await reviews('adminClaims', ', q: "ACOUGUE"')).toEqual(['Açougue Ipê']);
  expect(await reviews('adminClaims', ', q: "avila", status: rejected')).toEqual(['Livraria']);
  await guia.sql`UPDATE companies SET name = 'Gelateria' WHERE id = ${first}`;
  expect(await reviews('adminClaims', ', q: "gelateria"')).toEqual(['Gelateria']);
  await guia.sql`UPDATE users SET email = 'nova@teste.com.br' WHERE id = ${claimant.id}`;
  expect(await reviews('adminClaims', ', q: "nova@teste.com.br"')).toHaveLength(3);
});

test('a rename concurrent with a claim, a change or a new company is found by the new name', async () => {
  const person = await guia.owner('Rosa Antiga');
  const [claimed, changed] = [
    await makeCompany(guia.pool, { owner_id: null }),
    await makeCompany(guia.pool, { owner_id: Number(person.id) }),
  ];
  const waiting = async () => {
    const rows = await guia.sql`SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return rows[0].n;
  };
  const renaming = new pg.Client({ connectionString: guia.url });
  await renaming.connect();
  try {
    await renaming.query('BEGIN');
    await renaming.query(`UPDATE users SET name = 'Rosa Nova' WHERE id = $1`, [person.id]);
    const writing = Promise.all([
      guia.pool.query('INSERT INTO company_claims (company_id, user_id) VALUES ($1, $2)', [
        claimed,
        person.id,
      ]),
      guia.pool.query(`INSERT INTO company_changes (company_id, before) VALUES ($1, '{}')`, [changed]),
      makeCompany(guia.pool, { owner_id: Number(person.id), is_approved: false }),
    ]);
    await vi.waitUntil(async () => (await waiting()) === 3, { timeout: 10_000 });
    await renaming.query('COMMIT');
    await writing;
  } finally {
    await renaming.end();
  }
  expect(await reviews('adminClaims', ', q: "rosa nova"')).toHaveLength(1);
  expect(await reviews('adminChangedCompanies', ', q: "rosa nova"')).toHaveLength(1);
  expect(await queue(', q: "rosa nova"')).toHaveLength(1);
});

test('exports of the three lists follow their filters', async () => {
  const owner = await threePending();
  const changed = await makeCompany(guia.pool, { name: 'Floricultura', owner_id: Number(owner.id) });
  await guia.rest('PUT', `/companies/${changed}`, { website: 'flores.com.br' }, owner);
  const free = await makeCompany(guia.pool, { name: 'Sem Dono', owner_id: null });
  await guia.sql`INSERT INTO company_claims (company_id, user_id) VALUES (${free}, ${owner.id})`;
  const take = async (path: string) => {
    const reply = await guia.app.inject({
      method: 'GET',
      url: `/admin-exports/${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(reply.statusCode).toBe(200);
    return reply.payload.slice(1).trimEnd().split('\r\n').slice(1);
  };
  const pending = await take('pending-companies.csv?q=zelia&order=name');
  expect(pending).toHaveLength(1);
  expect(pending[0]).toContain(`;Zélia Conceição;${owner.email};`);
  const names = (await take('pending-companies.csv?order=newest')).map((row) => row.split(';')[1]);
  expect(names).toEqual(['Água & Gás', 'Banca São João', 'Zebra']);
  expect((await take('changed-companies.csv?q=flori'))[0]).toContain('Site: (vazio) → https://flores.com.br');
  expect(await take('company-claims.csv?status=approved')).toEqual([]);
  expect((await take('company-claims.csv?status=pending&q=sem%20dono'))[0]).toContain(';Pendente;');
});
