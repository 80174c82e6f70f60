import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import { createLog } from '../shared/log.ts';
import { VisitCounter, visitCounter } from './visit-counter.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const dropped = (): number =>
  lines.reduce((sum, line) => sum + (JSON.parse(line) as { visits: number }).visits, 0);
beforeEach(() => void lines.splice(0));

describe('a visit of a locked company', () => {
  let guia: TestApp;
  beforeEach(async () => {
    guia = await startTestApp({}, { log });
  });
  afterEach(() => guia.close());

  async function lock(company: number) {
    const holder = await guia.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [company]);
    return async () => {
      await holder.query('COMMIT');
      holder.release();
    };
  }

  async function view(company: number): Promise<unknown> {
    const reply = await guia.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: { query: `mutation { recordView(companyId: ${company}) { isAccepted } }` },
    });
    return reply.json().data.recordView.isAccepted;
  }

  const viewsOf = (companies: readonly number[]): Promise<number[]> =>
    Promise.all(
      companies.map(async (company) => {
        const rows = await guia.sql`SELECT coalesce(sum(views), 0)::int AS views FROM company_days
          WHERE company_id = ${company}`;
        return rows[0].views;
      }),
    );

  test('gets its response at once and is counted when the lock ends, whatever else is locked', async () => {
    const [one, other, free] = [
      await makeCompany(guia.pool),
      await makeCompany(guia.pool),
      await makeCompany(guia.pool),
    ];
    const release = [await lock(one), await lock(other)];
    // A write that waits for the locks fails after seconds.
    expect(await Promise.all([one, other, free].map(view))).toEqual([true, true, true]);
    expect(await viewsOf([one, other, free])).toEqual([0, 0, 1]);
    await release[0]?.();
    // By its own timer.
    await vi.waitFor(async () => expect(await viewsOf([one])).toEqual([1]), { timeout: 10_000 });
    expect(await viewsOf([one, other, free])).toEqual([1, 0, 1]);
    await release[1]?.();
    // Known already: no second visit.
    expect(await view(other)).toBe(true);
    await visitCounter(guia.services).retryLocked();
    expect(await viewsOf([one, other, free])).toEqual([1, 1, 1]);
    expect(lines).toEqual([]);
  });

  test('is retried once when the program ends, and dropped if still locked', async () => {
    const [freed, locked] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
    const release = [await lock(freed), await lock(locked)];
    await Promise.all([freed, locked].map(view));
    await release[0]?.();
    await guia.app.close();
    expect(await viewsOf([freed, locked])).toEqual([1, 0]);
    expect(dropped()).toBe(1);
    await release[1]?.();
  });
});

describe('visits of locked companies', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Returns a counter on a database in which company 1 stays locked. */
  function counter() {
    const write = vi.fn(async () => [{ id: 1 }]);
    const query = async ({ name }: Statement) =>
      name === 'installation_secret' ? [{ value: Buffer.alloc(32) }] : write();
    const services = { db: { reads: { query } }, config: { limits: { VISITS_COMPANY: 100 } }, log };
    const visits = new VisitCounter(services as unknown as Services);
    const add = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, number) =>
          visits.add(`${number}`, {
            companyId: 1,
            kind: 'view',
            day: '2026-01-01',
            visitor: 'uma-visita',
            address: '198.51.100.1',
            viewerId: null,
          }),
        ),
      );
    return { visits, write, add };
  }

  test('are retried each second for a minute, then dropped and logged', async () => {
    const { write, add } = counter();
    await add(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([write.mock.calls.length, dropped()]).toEqual([62, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([write.mock.calls.length, dropped()]).toEqual([62, 2]);
    expect(vi.getTimerCount()).toBe(0);
    await add(1);
    expect(write).toHaveBeenCalledTimes(63);
  });

  test('are queued up to 5,000, and not after the end', async () => {
    const { visits, add } = counter();
    await add(5_001);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(dropped()).toBe(1);
    await visits.end();
    expect(dropped()).toBe(5_001);
    await add(1);
    await visits.end();
    expect(dropped()).toBe(5_002);
    expect(vi.getTimerCount()).toBe(0);
  });
});
