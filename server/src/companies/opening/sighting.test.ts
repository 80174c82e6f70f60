import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { CLEAN_UP } from '../../database/setup/clean-up.ts';

const guia = testApp({ LIMIT_OPENING_SIGHTINGS: '6' });

const RECORD = `mutation ($companyId: ID!, $isOpen: Boolean!) {
  recordOpeningSighting(companyId: $companyId, isOpen: $isOpen) { id lastSeenOpenAt } }`;
let addresses = 0;
const freshAddress = () => `198.51.100.${++addresses}`;

/** Says what was seen; returns the code of an error, else when the company was last seen open. */
async function record(companyId: number, isOpen: boolean, caller: { address?: string; token?: string } = {}) {
  const { body } = await guia.graphql(
    RECORD,
    { companyId: String(companyId), isOpen },
    { address: freshAddress(), ...caller },
  );
  return body.errors?.[0].extensions.code ?? body.data.recordOpeningSighting.lastSeenOpenAt;
}
const correctionsOf = async (id: number) =>
  (
    await guia.pool.query(
      'SELECT field, after, note, address FROM company_corrections WHERE company_id = $1',
      [id],
    )
  ).rows;

test('five addresses that agree propose hours once, also at the same time', async () => {
  const id = await makeCompany(guia.pool);
  const same = { address: '2001:db8:5::1' };
  for (const address of [same.address, '2001:db8:5:7::1', same.address]) await record(id, true, { address });
  for (let count = 0; count < 3; count++) await record(id, true);
  expect(await correctionsOf(id), 'a network counts once').toEqual([]);
  await Promise.all(Array.from({ length: 4 }, () => record(id, true)));
  const corrections = await correctionsOf(id);
  expect(corrections).toEqual([
    {
      field: 'openingHours',
      after: expect.stringMatching(/^Aberta (?:de segunda a sexta|no [\p{L}]+), por volta das \d{1,2}h\.$/u),
      note: 'Disseram visitantes de 5 conexões de internet diferentes.',
      address: null,
    },
  ]);
  await guia.pool.query(`UPDATE company_corrections SET status = 'declined' WHERE company_id = $1`, [id]);
  await record(id, true);
  expect(await correctionsOf(id), 'a declined one is not proposed again').toHaveLength(1);
});

test('one who says otherwise takes one more to propose hours, and may say it anew', async () => {
  const id = await makeCompany(guia.pool);
  const doubter = { address: freshAddress() };
  await record(id, true, doubter);
  for (let count = 0; count < 5; count++) await record(id, false);
  expect(await correctionsOf(id)).toEqual([]);
  expect(await record(id, false, doubter)).toBeNull();
  expect(await correctionsOf(id)).toMatchObject([{ after: expect.stringMatching(/^Fechada/) }]);
});

test('the page says when it was last seen open, until that is too old', async () => {
  const id = await makeCompany(guia.pool);
  const read = async () =>
    (await guia.graphql(`query { company(id: ${id}) { lastSeenOpenAt } }`)).body.data.company.lastSeenOpenAt;
  expect(await read()).toBeNull();
  expect(Date.parse(await record(id, true))).toBeGreaterThan(Date.now() - 60_000);
  expect(await read()).not.toBeNull();
  const { rows } = await guia.pool.query(
    'SELECT octet_length(address_hash) AS bytes FROM opening_sightings WHERE company_id = $1',
    [id],
  );
  expect(rows, 'no address is stored').toEqual([{ bytes: 32 }]);
  await guia.pool.query(`UPDATE opening_sightings SET seen_at = now() - interval '91 days'`);
  for (const { name, text } of CLEAN_UP) if (name === 'clean_opening_sightings') await guia.pool.query(text);
  expect((await guia.pool.query('SELECT FROM opening_sightings')).rowCount).toBe(0);
});

test('nothing is recorded of a company with hours, of one that waits or is hidden, and by its owner', async () => {
  const owner = await guia.owner();
  const cases = [
    [{ opening_hours: 'Mo-Fr 08:00-18:00' }, {}, 'CONFLICT'],
    [{ is_approved: false }, {}, 'CONFLICT'],
    [{ is_active: false }, {}, 'NOT_FOUND'],
    [{ owner_id: Number(owner.id) }, { token: owner.token }, 'FORBIDDEN'],
  ] as const;
  for (const [columns, caller, code] of cases) {
    expect(await record(await makeCompany(guia.pool, columns), true, caller)).toBe(code);
  }
  const address = freshAddress();
  const codes: unknown[] = [];
  for (let count = 0; count < 7; count++)
    codes.push(await record(await makeCompany(guia.pool), true, { address }));
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
