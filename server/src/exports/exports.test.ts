import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { createContext } from '../graphql/context.ts';
import { Fields } from '../http/request-fields.ts';
import { EXPORT_LISTS } from './export-lists.ts';

const guia = testApp();
let token: string;
beforeAll(async () => {
  token = await guia.adminToken();
  const columns = ['loja', 'categoria', 'cidade'].map((header) => ({ header, field: null, samples: [] }));
  await guia.sql`INSERT INTO imports (id, file_name, columns) VALUES (1, 'lojas.csv', ${JSON.stringify(columns)})`;
});

async function take(path: string, sent: string | undefined = token) {
  const reply = await guia.app.inject({
    method: 'GET',
    url: `/admin-exports/${path}`,
    headers: sent ? { authorization: `Bearer ${sent}` } : {},
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
}

/** Returns a context for reading a file in pieces; over HTTP the test gets it whole. */
const contextOfAdmin = () =>
  createContext(guia.services, {
    viewer: {
      id: 1,
      email: 'admin@localhost',
      role: 'admin',
      adminRole: 'administrator',
      parts: {},
      tokenHash: Buffer.alloc(32),
    },
    address: '127.0.0.1',
    requestId: 'test',
  });
const linesOf = (text: string) => text.slice(1).trimEnd().split('\r\n');

test.each(Object.keys(EXPORT_LISTS))('%s is for administrators only, and has a header row', async (list) => {
  const owner = await guia.owner();
  for (const [sent, status, code] of [
    ['', 401, 'UNAUTHENTICATED'],
    [owner.token, 403, 'FORBIDDEN'],
  ] as const) {
    const rejected = await take(`${list}.csv`, sent);
    expect(rejected.status).toBe(status);
    expect(JSON.parse(rejected.text)).toMatchObject({ success: false, code });
  }
  const query = list.startsWith('import-') ? '?importId=1' : '';
  const { status, headers, text } = await take(`${list}.csv${query}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(linesOf(text)[0]?.split(';').length).toBeGreaterThan(2);
});

test('a list longer than one query is complete, each row once', async () => {
  const rows = await guia.sql`SELECT count(*)::int AS total FROM cities`;
  const lines = linesOf((await take('cities.csv')).text).slice(1);
  expect(lines).toHaveLength(rows[0].total);
  expect(new Set(lines).size).toBe(rows[0].total);
});

test('a file is a snapshot: rows added while it is written are not in it', async () => {
  const rows = await guia.sql`SELECT count(*)::int AS total FROM cities`;
  const ctx = contextOfAdmin();
  const pieces = EXPORT_LISTS.cities?.(ctx, new Fields({}));
  if (!pieces) throw new Error('There is no such list.');
  const taken = [(await pieces.next()).value];
  // Before all others in the order: without a snapshot the second piece would begin with the first's last row.
  await guia.sql`INSERT INTO cities (name, state, population, latitude, longitude)
     SELECT 'Aa ' || n, 'SP', 1, 0, 0 FROM generate_series(1, 10) AS n`;
  for await (const piece of pieces) taken.push(piece);
  await guia.sql`DELETE FROM cities WHERE name LIKE 'Aa %'`;
  const lines = taken.join('').trimEnd().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(rows[0].total);
});

test('limits concurrent exports, releases their connections, and answers 503 with Retry-After', async () => {
  const ctx = contextOfAdmin();
  const begin = async () => {
    const pieces = EXPORT_LISTS.cities?.(ctx, new Fields({}));
    await pieces?.next();
    return pieces;
  };
  const [first, second] = [await begin(), await begin()];
  const rejected = await take('cities.csv');
  expect(rejected.status).toBe(503);
  expect(rejected.headers['retry-after']).toBe('60');
  await first?.return(undefined);
  expect((await take('cities.csv')).status).toBe(200);
  await second?.return(undefined);
});

test('a closed connection releases the slot of its export', async () => {
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = guia.app.server.address() as AddressInfo;
  const locking = await guia.pool.connect();
  await locking.query('BEGIN; LOCK TABLE cities IN ACCESS EXCLUSIVE MODE');
  const gone = [1, 2].map(() => {
    const asked = request({
      port,
      path: '/admin-exports/cities.csv',
      headers: { authorization: `Bearer ${token}` },
    });
    asked.on('error', () => {});
    asked.end();
    return asked;
  });
  await vi.waitUntil(
    async () => {
      const rows = await guia.sql`SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock'`;
      return rows.length === 2;
    },
    { timeout: 10_000 },
  );
  expect((await take('cities.csv')).status).toBe(503);
  for (const asked of gone) asked.destroy();
  await locking.query('COMMIT');
  locking.release();
  await vi.waitUntil(async () => (await take('cities.csv')).status === 200, { timeout: 10_000 });
  expect((await take('plans.csv')).status).toBe(200);
});

test('chosen rows are exported alone, in the order in which they were chosen', async () => {
  const choose = async (list: string, ids: unknown, sent: string | undefined = token) => {
    const { statusCode, payload } = await guia.app.inject({
      method: 'POST',
      url: `/admin-exports/${list}.csv`,
      headers: sent ? { authorization: `Bearer ${sent}` } : {},
      payload: { ids },
    });
    return { status: statusCode, text: payload };
  };
  const owner = await guia.owner('Dora Escolhida');
  const [first, second] = [
    await makeCompany(guia.pool, { name: 'Escolhida Um' }),
    await makeCompany(guia.pool, { name: 'Escolhida Dois', is_active: false }),
  ];
  const { status, text } = await choose('companies', [String(second), String(first), '2147483647', 'abc']);
  expect(status).toBe(200);
  const lines = linesOf(text);
  expect(lines.map((line) => line.split(';')[1])).toEqual(['Nome', 'Escolhida Dois', 'Escolhida Um']);
  expect(lines[0]).toBe(linesOf((await take('companies.csv?q=escolhida')).text)[0]);
  expect(linesOf((await choose('users', [owner.id])).text)[1]).toContain(';Dora Escolhida;');

  const ratings = await guia.pool.query(
    `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash)
     VALUES ($1, 1, 'Ruim', sha256('um')), ($1, 5, 'Bom', sha256('dois'))
     RETURNING id`,
    [first],
  );
  const chosen = ratings.rows.map(({ id }) => id).reverse();
  const comments = linesOf((await choose('ratings', chosen)).text).map((line) => line.split(';')[3]);
  expect(comments).toEqual(['Comentário', 'Bom', 'Ruim']);
  const mail = await guia.pool.query(
    `INSERT INTO mails (kind, recipient, subject, text, html) VALUES ('reply', 'dora@exemplo.com.br', 'Escolhido', '', '')
     RETURNING id`,
  );
  expect(linesOf((await choose('mails', [mail.rows[0].id])).text)).toHaveLength(2);
  const request = await guia.pool.query(
    `INSERT INTO plan_requests (user_id, requested_plan_id) SELECT $1, min(id) FROM plans RETURNING id`,
    [owner.id],
  );
  expect(linesOf((await choose('plan-requests', [request.rows[0].id])).text)[1]).toContain(
    ';Dora Escolhida;',
  );

  expect((await choose('companies', [first], '')).status).toBe(401);
  expect((await choose('companies', [first], owner.token)).status).toBe(403);
  const reader = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${reader.id}`;
  expect((await choose('users', [owner.id], reader.token)).status).toBe(403);
  expect((await take('rejections.csv', reader.token)).status).toBe(403);
  expect((await choose('companies', [first], reader.token)).status).toBe(200);
  for (const ids of [[], Array.from({ length: 1_001 }, (_, index) => index + 1), [{}]])
    expect((await choose('companies', ids)).status).toBe(422);
  const whole = await choose('cities', ['1']);
  expect(JSON.parse(whole.text).errors).toEqual({ ids: ['Esta lista só pode ser exportada inteira.'] });
});

test('the audit log describes actions in Portuguese', async () => {
  await guia.rest('POST', '/admin/plans', { name: 'Falado', price: 1 }, { token });
  const [head, row] = linesOf((await take('audit-entries.csv?action=plan.create')).text);
  expect(head).toBe('Quando;Quem;E-mail;Ação;Alvo;Nome do alvo;Número do alvo;Mudanças;Endereço');
  expect(row).toContain(';Plano criado;Plano;Falado;');
});

test('telephones, kinds of mail and fields are formatted for people', async () => {
  await makeCompany(guia.pool, { name: 'Fila da Serra', is_approved: false, phone: '+5519995550100' });
  const [pending] = linesOf((await take('pending-companies.csv?q=fila%20da%20serra')).text).slice(1);
  expect(pending).toContain(';(19) 99555-0100;');
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html)
    VALUES ('reset-password', 'fila@teste.com.br', 'x', '', '')`;
  const [mail] = linesOf((await take('mails.csv?q=fila@teste.com.br')).text).slice(1);
  expect(mail).toContain(';Nova senha;');
  await guia.rest('POST', '/admin/plans', { name: 'Campos', price: 1 }, { token });
  const { text } = await take('audit-entries.csv?action=plan.create');
  expect(text).toContain('Máximo de empresas: 5');
  expect(text).toContain('Preço por mês: R$\u00a01,00');
});

test('the filters and the order are those of the list', async () => {
  const owner = await guia.owner('Zélia Exportada');
  await makeCompany(guia.pool, { name: '=HYPERLINK("x");Zebra', owner_id: Number(owner.id) });
  const [, row] = linesOf((await take('users.csv?q=zelia%20exportada&role=company&isActive=true')).text);
  expect(row?.split(';').slice(1, 2)).toEqual(['Zélia Exportada']);
  const companies = linesOf((await take('companies.csv?q=hyperlink&order=name')).text);
  expect(companies).toHaveLength(2);
  expect(companies[1]).toContain(`;"'=HYPERLINK(""x"");Zebra";`);
  const hidden = linesOf((await take('users.csv?q=zelia%20exportada&isActive=false')).text);
  expect(hidden).toHaveLength(1);
});

test('an account has the role that the list shows', async () => {
  const { id } = await guia.owner('Bia Moderadora');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${id}`;
  const [, ...rows] = linesOf((await take('users.csv?adminRole=moderator')).text);
  expect(rows).toEqual([expect.stringMatching(/;Bia Moderadora;.*;Moderador;Sim;/)]);
  expect(linesOf((await take('users.csv?adminRole=administrator')).text)[1]).toContain(';Administrador;');
});

test('rejected companies are exported with owner, reason and who rejected them', async () => {
  const { id, email } = await guia.owner('Caio Rejeitado');
  const company = await makeCompany(guia.pool, { name: 'Sem Volta', owner_id: id, is_approved: false });
  await guia.graphql(
    'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Dados falsos") { id } }',
    { id: company },
    { token },
  );
  const [head, ...rows] = linesOf((await take('rejections.csv?q=sem%20volta&order=name')).text);
  expect(head).toContain(';Cidade;Endereço;Telefone;E-mail;Dono;');
  expect(rows).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${company};Sem Volta;.*;Campinas - SP;[^;]*;[^;]*;[^;]*;Caio Rejeitado;${email};Dados falsos;Administrador;\\d`,
      ),
    ),
  ]);
});

test('searches without results are exported in the order of the list', async () => {
  await guia.sql`INSERT INTO searches_without_results (text, times, address_hashes, last_seen_at)
     VALUES ('zabumba 4 k', 7, '{}', '2026-11-05T12:05:00Z'), ('zabumba', 9, '{}', '2026-11-04T12:05:00Z'),
            ('raro', 1, '{a}', now())`;
  expect(linesOf((await take('searches-without-results.csv?order=timesAscending')).text)).toEqual([
    'Busca;Vezes;Última vez',
    'zabumba 4 k;7;05/11/2026 09:05',
    'zabumba;9;04/11/2026 09:05',
  ]);
  expect(linesOf((await take('searches-without-results.csv?q=4')).text)).toHaveLength(2);
});

test('the ratings of one account are exported by its e-mail, as they are listed', async () => {
  const owner = await guia.owner();
  const company = await makeCompany(guia.pool, { name: 'Bem Avaliada' });
  await guia.sql`INSERT INTO ratings (company_id, rating, user_id, fingerprint_hash)
     VALUES (${company}, 5, NULL, '\\x01'), (${company}, 4, ${owner.id}, '\\x02')`;
  const rows = await guia.sql`SELECT email FROM users WHERE id = ${owner.id}`;
  const [head, ...found] = linesOf((await take(`ratings.csv?email=${rows[0].email}`)).text);
  expect(head).toContain(';Do mesmo endereço em um dia;');
  expect(found).toEqual([expect.stringContaining(';Bem Avaliada;4;')]);
});

test('an invalid parameter is rejected with its field; an unknown list is 404', async () => {
  const wrong = await take('users.csv?role=rei&isActive=talvez');
  expect(wrong.status).toBe(422);
  expect(Object.keys(JSON.parse(wrong.text).errors)).toEqual(['role', 'isActive']);
  expect((await take('audit-entries.csv?from=ontem')).status).toBe(422);
  for (const list of ['sessions', 'constructor', '__proto__']) {
    expect((await take(`${list}.csv`)).status).toBe(404);
  }
});
