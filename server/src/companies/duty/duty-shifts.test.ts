import { expect, test } from 'vitest';
import { ask as askAs } from '../../../test/helpers/ask.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const ask = (query: string, variables: object = {}) => askAs(guia, admin, query, variables);
const create = (companyId: number, from: string, until: string) =>
  ask(
    `mutation ($input: CreateDutyShiftInput!) { createDutyShift(input: $input) { id from until company { name } } }`,
    {
      input: { companyId: String(companyId), from, until },
    },
  );
const remove = (id: string) => ask('mutation ($id: ID!) { deleteDutyShift(id: $id) { id } }', { id });
const onDuty = async (city: string) => {
  const query = `query ($city: String!) { cityPage(city: $city) { onDuty { until company { name } } } }`;
  const { body } = await guia.graphql(query, { city });
  return body.data.cityPage.onDuty.map(({ company }: { company: { name: string } }) => company.name);
};

/** Returns a time of the clock in a zone, so many hours from now. */
const clock = (hours: number, timeZone = 'America/Sao_Paulo'): string =>
  new Date(Date.now() + hours * 3_600_000).toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');

test('the page of a city has who is on duty by its own clock, until the shift ends or is removed', async () => {
  const pharmacy = await makeCompany(guia.pool, { name: 'Farmácia da Noite', city: 'Rio Branco' });
  const hidden = await makeCompany(guia.pool, {
    name: 'Farmácia Fechada',
    city: 'Rio Branco',
    is_active: true,
  });
  const shift = await create(pharmacy, clock(-1, 'America/Rio_Branco'), clock(1, 'America/Rio_Branco'));
  expect(shift.company).toEqual({ name: 'Farmácia da Noite' });
  await create(hidden, clock(-1, 'America/Rio_Branco'), clock(3, 'America/Rio_Branco'));
  await guia.pool.query('UPDATE companies SET is_active = false WHERE id = $1', [hidden]);
  // São Paulo is two hours ahead: there it has not begun.
  const later = await makeCompany(guia.pool, { name: 'Farmácia de Depois', city: 'Rio Branco' });
  await create(later, clock(0), clock(4));
  await guia.settled();
  expect(await onDuty('rio branco - AC')).toEqual(['Farmácia da Noite']);

  const page = await ask(
    '{ adminDutyShifts(q: "rio branco", order: oldest) { total items { company { name } } } }',
  );
  expect(page.total).toBe(3);
  expect((await ask('{ adminDutyShifts(q: "da noite") { total } }')).total).toBe(1);
  await remove(shift.id);
  await guia.settled();
  expect(await onDuty('rio branco - AC')).toEqual([]);
  const entries = await guia.pool.query(
    `SELECT action, coalesce(before, after) AS values FROM audit_entries WHERE subject_type = 'duty-shift' AND subject_id = $1 ORDER BY id`,
    [Number(shift.id)],
  );
  expect(entries.rows).toMatchObject([
    { action: 'duty-shift.create', values: { companyId: pharmacy, from: shift.from } },
    { action: 'duty-shift.remove', values: { companyId: pharmacy, until: shift.until } },
  ]);
});

test('times that no clock shows, end first, last too long or are there already are rejected', async () => {
  const id = await makeCompany(guia.pool);
  const rejected = async (from: string, until: string, of = id) => {
    const { code, fields } = await create(of, from, until);
    return [code, ...Object.keys(fields ?? {})];
  };
  expect(await rejected('2026-02-30T08:00', '2026-03-01T08:00')).toEqual(['BAD_USER_INPUT', 'from']);
  expect(await rejected('2026-02-20', '2026-03-01T08:00')).toEqual(['BAD_USER_INPUT', 'from']);
  expect(await rejected('2026-12-24T20:00', '2026-12-24T20:00')).toEqual(['BAD_USER_INPUT', 'until']);
  expect(await rejected('2026-12-24T20:00', '2026-12-24T25:00')).toEqual(['BAD_USER_INPUT', 'until']);
  expect(await rejected('2026-12-01T20:00', '2027-01-02T20:00')).toEqual(['BAD_USER_INPUT', 'until']);
  await create(id, '2026-12-24T20:00', '2026-12-25T08:00');
  expect(await rejected('2026-12-24T20:00', '2026-12-26T08:00')).toEqual(['CONFLICT']);
  const waiting = await makeCompany(guia.pool, { is_approved: false });
  expect(await rejected('2026-12-24T20:00', '2026-12-25T08:00', waiting)).toEqual(['CONFLICT']);
});
