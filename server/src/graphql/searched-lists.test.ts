import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let token: string;
beforeAll(async () => {
  token = await guia.adminToken();
  const owner = await guia.owner('Nádia Krausz');
  const company = await makeCompany(guia.pool, {
    name: 'Recanto Zimbro',
    city: 'Olinda',
    category_id: 4,
    owner_id: owner.id,
  });
  await guia.sql`UPDATE users SET email = 'nadia@quiosque.com.br' WHERE id = ${owner.id}`;
  await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash)
    VALUES (${company}, 3, 'Serve bem.', '\\x01')`;
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, status)
     VALUES ('weekly-summary', 'x@y.com.br', 'Olá', 't', 'h', 'sent')`;
  await makeCompany(guia.pool, {
    name: 'Toldo Azul',
    owner_id: owner.id,
    is_active: false,
    is_approved: false,
    rejected_at: new Date(),
    rejection_reason: 'Endereço inventado',
  });
  await guia.sql`INSERT INTO plan_charges (user_id, plan_id, amount, first_due_on, due_on, payable_until, txid)
    VALUES (${owner.id}, 1, 1, now(), now(), now(), 'AB12CD34')`;
  await guia.sql`UPDATE plans SET features = '{Vitrine giratória}' WHERE id = 1`;
});

test.each([
  ['adminCompanies', 'zimbro'],
  ['adminCompanies', 'krausz'],
  ['adminCompanies', 'DIA@QUIOSQUE'],
  ['adminCompanies', 'olind'],
  ['adminUsers', 'krau'],
  ['adminUsers', 'quiosque.com'],
  ['adminRatings', 'serve bem'],
  ['adminRatings', 'zimbro'],
  ['adminMails', 'resumo da sem'],
  ['adminRejections', 'toldo'],
  ['adminRejections', 'quiosque'],
  ['adminRejections', 'inventado'],
  ['adminRejections', 'campinas'],
  ['adminPlans', 'giratoria'],
  ['adminPlanCharges', 'krausz'],
  ['adminPlanCharges', 'quiosque'],
  ['adminPlanCharges', 'b12cd3'],
  ['adminCities', '3509502'],
])('%s finds a row by %s, a part of what it shows, and nothing by another text', async (field, q) => {
  const total = async (text: string): Promise<number> => {
    const { body } = await guia.graphql(
      `query ($q: String) { list: ${field}(q: $q) { total items { id } } }`,
      { q: text },
      { token },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.list.items).toHaveLength(body.data.list.total);
    return body.data.list.total;
  };
  expect(await total(q)).toBe(1);
  expect(await total(`${q} xyzw`)).toBe(0);
});

test('readers find no company by its owner', async () => {
  const { id, token: reader } = await guia.owner('Ivo Melo');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${id}`;
  const { body } = await guia.graphql('{ adminCompanies(q: "krausz") { total } }', {}, { token: reader });
  expect(body.data.adminCompanies.total).toBe(0);
});
