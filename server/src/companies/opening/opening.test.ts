import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(() => guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`);
afterAll(async () => {
  vi.useRealTimers();
});

const TYPED = 'mo-fr 8:00-18:00; sa 18:00-26:00; ph off; Jun 13 off "Santo Antônio"';
const STORED = 'Mo-Fr 08:00-18:00; Sa 18:00-02:00; PH off; Jun 13 off "Santo Antônio"';

const OPENING = `openingHours opening {
  timeZone utcOffset asOf isOpen changesAt isAlwaysOpen byAppointment spans { from until opens closes } today { date name intervals { opens closes } }
  days { date name } week { weekday intervals { opens closes } } holidays { opens }
  exceptions { date name intervals { opens } } specification { weekdays opens closes validFrom validThrough } }`;

const openingOf = async (id: number, at: string) => {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  const { body } = await guia.graphql(`{ company(id: ${id}) { ${OPENING} } }`);
  vi.useRealTimers();
  expect(body.errors).toBeUndefined();
  return body.data.company;
};

test('hours are stored in one spelling, and shown by both interfaces', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, opening_hours: TYPED }, owner);
  expect(body.data.opening_hours).toBe(STORED);
  const { id } = body.data;
  const changed = await guia.graphql(
    'mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { openingHours } }',
    { id, input: { openingHours: '24/7' } },
    owner,
  );
  expect(changed.body.data.updateCompany.openingHours).toBe('24/7');
  const emptied = await guia.rest('PUT', `/companies/${id}`, { opening_hours: '' }, owner);
  expect(emptied.body.data.opening_hours).toBeNull();
});

test('hours that cannot be read are an error of the field', async () => {
  const owner = await guia.owner();
  const form = { ...COMPANY_FORM, opening_hours: 'Mo 08:00-12:00,11:00-13:00' };
  const { status, body } = await guia.rest('POST', '/companies', form, owner);
  expect(status).toBe(422);
  expect(body.errors.opening_hours).toEqual(['Os intervalos se sobrepõem na segunda.']);
});

test('hours are read for now: open, then closed on a holiday, in the zone of the city', async () => {
  const id = await makeCompany(guia.pool, { opening_hours: STORED, city: 'Manaus' });
  // A Friday, 17:30 in Manaus; the Monday after it is Finados.
  expect(await openingOf(id, '2026-10-30T21:30:10Z')).toMatchObject({
    openingHours: STORED,
    opening: {
      timeZone: 'America/Manaus',
      utcOffset: -240,
      asOf: '2026-10-30T21:30:00.000Z',
      isOpen: true,
      changesAt: '2026-10-30T22:00:00.000Z',
      isAlwaysOpen: false,
      byAppointment: false,
      spans: [
        { until: '2026-10-30T22:00:00.000Z', opens: '2026-10-30T08:00', closes: '2026-10-30T18:00' },
        { from: '2026-10-31T22:00:00.000Z', until: '2026-11-01T06:00:00.000Z' },
        { from: '2026-11-03T12:00:00.000Z', until: '2026-11-03T22:00:00.000Z' },
      ],
      today: { date: '2026-10-30', name: null, intervals: [{ opens: '08:00', closes: '18:00' }] },
      holidays: [],
      exceptions: [{ date: '06-13', name: 'Santo Antônio', intervals: [] }],
    },
  });
  const { opening } = await openingOf(id, '2026-11-02T15:00:00Z');
  expect(opening).toMatchObject({
    isOpen: false,
    today: { date: '2026-11-02', name: 'Finados', intervals: [] },
  });
  expect(opening.days).toHaveLength(7);
  expect(opening.week[5]).toEqual({ weekday: 6, intervals: [{ opens: '18:00', closes: '02:00' }] });
  expect(opening.specification).toContainEqual({
    weekdays: null,
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
  });
});

test('a cached answer ends when the company opens or closes', async () => {
  const id = await makeCompany(guia.pool, { opening_hours: '24/7; PH off' });
  await guia.settled();
  const url = `/graphql?${new URLSearchParams({ query: `{ company(id: ${id}) { opening { isOpen } } }` })}`;
  const get = () => guia.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } });
  vi.useFakeTimers({ now: new Date('2026-11-02T02:59:59.950Z'), toFake: ['Date'] });
  expect((await get()).json().data.company.opening.isOpen).toBe(true);
  vi.setSystemTime(new Date('2026-11-02T03:00:00Z'));
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect((await get()).json().data.company.opening.isOpen).toBe(false);
  vi.useRealTimers();
});

test('hours are a column of exports and readable in the audit log', async () => {
  const owner = await guia.owner();
  const { body } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, name: 'Com Horário' }, owner);
  await guia.rest('PUT', `/admin/companies/${body.data.id}`, { opening_hours: STORED }, admin);
  const { body: log } = await guia.graphql(
    '{ adminAuditEntries { items { changes { field beforeText afterText } } } }',
    {},
    admin,
  );
  const changes = log.data.adminAuditEntries.items.flatMap(({ changes: of }: { changes: object[] }) => of);
  expect(changes).toContainEqual({
    field: 'openingHours',
    beforeText: null,
    afterText:
      'seg a sex 8h às 18h, sáb 18h às 2h, dom fechado; feriados: fechado; 13/06 (Santo Antônio): fechado',
  });
  const csv = await guia.app.inject({
    url: '/admin-exports/companies.csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(csv.payload).toContain(STORED.replaceAll('"', '""'));
});

test('a change of hours is a change of the catalogue', async () => {
  const id = await makeCompany(guia.pool);
  await guia.sql`DELETE FROM catalogue_changes WHERE company_id = ${id}`;
  await guia.sql`UPDATE companies SET opening_hours = '24/7' WHERE id = ${id}`;
  const { rowCount } = await guia.pool.query('SELECT FROM catalogue_changes WHERE company_id = $1', [id]);
  expect(rowCount).toBe(1);
});
