import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { keepSchedules } from './schedule-days.ts';

const HOURS = [
  '24/7',
  '"by appointment"',
  'Mo-Fr 08:00-18:00; PH off',
  'Mo-Sa 18:00-02:00',
  'Su 09:00-13:00',
  'Mo-Fr 08:00-18:00; 2026 Nov 23 off',
  'Mo-Su 10:00-11:00; Nov 20-Nov 30 Mo-Su 08:00-22:00',
  null,
];
const CITIES = ['Campinas', 'Rio Branco', 'Fernando de Noronha', 'Tabatinga'];
const TIMES = [
  '2026-11-23T11:30:00Z',
  '2026-11-23T22:30:00Z',
  '2026-11-22T12:30:00Z',
  '2026-11-20T15:00:00Z',
];

const guia = testApp();
const ids: number[] = [];
beforeAll(async () => {
  await guia.sql`UPDATE cities SET is_visible = true`;
  for (const [index, hours] of [...HOURS, ...HOURS, ...HOURS, ...HOURS].entries()) {
    const city = CITIES[Math.floor(index / HOURS.length)] as string;
    ids.push(
      await makeCompany(guia.pool, {
        name: `Oficina ${index}`,
        category_id: 1 + (index % 3),
        city,
        cep: '13010000',
        ...(hours && { opening_hours: hours }),
      }),
    );
  }
  await guia.settled();
});
afterEach(() => {
  vi.useRealTimers();
});

const setTime = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });

async function ask(
  args: string,
): Promise<{ id: string; opening: { isOpen: boolean; days: unknown[] } | null }[]> {
  const { body } = await guia.graphql(
    `{ companies(perPage: 50 ${args}) { total items { id opening { isOpen days { date intervals { opens } } } } } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.companies.total).toBe(body.data.companies.items.length);
  return body.data.companies.items;
}

const SEARCHES = [
  '',
  'q: "oficina"',
  'q: "13010-000"',
  'category: "2"',
  'city: "Rio Branco"',
  'q: "ofissina"',
  'order: name',
];

test.each(['read by the program', 'kept by the job'])(
  'the filter finds what is open: schedules %s',
  async (how) => {
    for (const time of TIMES) {
      setTime(time);
      if (how === 'kept by the job') {
        await guia.sql`UPDATE opening_schedules SET known_until = NULL`;
        await keepSchedules(guia.services.db, new AbortController().signal);
        await guia.settled();
      }
      for (const search of SEARCHES) {
        const all = await ask(search);
        const open = all.filter(({ opening }) => opening?.isOpen).map(({ id }) => id);
        const found = (await ask(`${search} openOn: now`)).map(({ id }) => id);
        expect(found, `${search} at ${time}`).toEqual(open);
        const isOpenOn = (day: { date: string; intervals: unknown[] }) =>
          day.intervals.length > 0 && new Date(day.date).getUTCDay() === 0;
        const onSunday = all.filter(({ opening }) => opening?.days.some((day) => isOpenOn(day as never)));
        const sunday = (await ask(`${search} openOn: sunday`)).map(({ id }) => id);
        expect(sunday, `${search} at ${time}`).toEqual(onSunday.map(({ id }) => id));
      }
    }
  },
);

test('a text asks for hours, unless it is literal', async () => {
  const idsOf = async (args: string) => (await ask(args)).map(({ id }) => id).sort();
  expect(await idsOf('q: "oficina aberta agora"')).toEqual(await idsOf('q: "oficina" openOn: now'));
  expect(await idsOf('q: "oficina que abre domingo"')).toEqual(await idsOf('q: "oficina" openOn: sunday'));
  expect(await idsOf('q: "oficina aberta agora" literal: true')).toEqual([]);
  const { body } = await guia.graphql(
    '{ companies(q: "oficina aberta agora") { matchedHours { openOn text } isFullyMatched } }',
  );
  expect(body.data.companies.matchedHours).toEqual({ openOn: 'now', text: 'oficina' });
});

test('new hours count in the next search, also those of another city', async () => {
  setTime('2026-11-23T12:30:00Z');
  const [, id = 0] = ids;
  const isFound = async () => (await ask('openOn: now')).some((company) => company.id === String(id));
  expect(await isFound()).toBe(false);
  const put = (form: object) => guia.rest('PUT', `/admin/companies/${id}`, form, admin);
  await put({ opening_hours: 'Mo 09:00-10:00' });
  expect(await isFound()).toBe(true);
  await put({ city: 'Rio Branco - AC' });
  expect(await isFound()).toBe(false);
  await put({ city: 'Campinas - SP' });
  expect(await isFound()).toBe(true);
  await put({ opening_hours: '' });
  expect(await isFound()).toBe(false);
});

test('companies with the same hours in a region share a schedule, and REST has the filter', async () => {
  const rows =
    await guia.sql`SELECT count(*)::int AS companies, count(DISTINCT opening_schedule_id)::int AS schedules FROM search_documents
     JOIN companies c ON c.id = company_id WHERE opening_hours = '24/7'`;
  expect(rows).toEqual([{ companies: 4, schedules: 4 }]);
  const { body } = await guia.rest('GET', '/companies?q=oficina&open_on=now');
  expect(body.data.data.map(({ opening_hours: hours }: { opening_hours: string }) => hours)).toContain(
    '24/7',
  );
});

test('companies without hours are neither open nor closed: they are a list of their own', async () => {
  const unknown = await ask('openOn: unknown');
  const silent = ids.filter((_, index) => HOURS[index % HOURS.length] === null);
  expect(unknown.map(({ id }) => Number(id))).toEqual(expect.arrayContaining(silent));
  expect(unknown.every(({ opening }) => opening === null)).toBe(true);
  expect((await ask('q: "oficina" openOn: unknown')).length).toBe(unknown.length);
});
