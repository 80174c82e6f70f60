import { expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp();

const ask = async (query: string, variables = {}, caller: object = admin) =>
  (await guia.graphql(query, variables, caller)).body;

test('a price is taken and given as text, and stays a number in REST', async () => {
  const create = 'mutation ($input: CreatePlanInput!) { createPlan(input: $input) { id price } }';
  const { data } = await ask(create, { input: { name: 'Texto', price: '29.9' } });
  expect(data.createPlan.price).toBe('29.90');
  const { body } = await guia.rest('GET', '/admin/plans?q=Texto', undefined, admin);
  expect(body.data.data[0].price).toBe(29.9);
  for (const price of [29.9, '29,90', '1e3', '', '-']) {
    const { errors } = await ask(create, { input: { name: 'Torto', price } });
    expect(errors[0].extensions.developerMessage).toContain('Decimal');
  }
  for (const price of ['-1', '29.999', '1000000']) {
    const { errors } = await ask(create, { input: { name: 'Torto', price } });
    expect(errors[0].extensions.fields).toEqual({
      price: [
        {
          code: 'INVALID',
          message: 'Informe um preço de 0 a 999.999,99, com no máximo duas casas decimais.',
        },
      ],
    });
  }
});

test('addresses are given as stored, times in UTC, days as days', async () => {
  const website = 'https://padaria.exemplo.com.br';
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, {
    owner_id: owner.id,
    website,
    phone: '+551932345678',
  });
  await guia.sql`UPDATE companies SET created_at = '2026-01-02T03:04:05-03:00' WHERE id = ${id}`;
  const { data } = await ask(`{ company(id: ${id}) { website phoneUrl createdAt } }`);
  expect(data.company).toEqual({
    website,
    phoneUrl: 'tel:+551932345678',
    createdAt: '2026-01-02T06:04:05.000Z',
  });
  const report = await ask(`{ companyReport(companyId: ${id}, period: d7) { days { day } } }`, {}, owner);
  expect(report.data.companyReport.days.at(-1).day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('what a JSON field holds is no text of JSON', async () => {
  const owner = await guia.owner('Rosa Lima');
  const { data } = await ask('{ myPersonalData }', {}, owner);
  expect(data.myPersonalData.account).toMatchObject({ id: owner.id, name: 'Rosa Lima' });
});

test('one fragment reads the numbers of pages of any list', async () => {
  const numbers = 'fragment Numbers on Page { page perPage lastPage total }';
  const { data } = await ask(
    `{ adminPlans(perPage: 2) { ...Numbers } plans { ... on Page { page } } } ${numbers}`,
  );
  expect(data.adminPlans).toEqual({
    page: 1,
    perPage: 2,
    lastPage: expect.any(Number),
    total: expect.any(Number),
  });
  expect(data.plans).toEqual({ page: 1 });
});
