import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { createLog } from '../shared/log.ts';
import { VisitBuffer } from './visit-buffer.ts';
import { visitCounter } from './visit-counter.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const saidLetGo = (): number =>
  lines.reduce((sum, line) => sum + (JSON.parse(line) as { visits: number }).visits, 0);
beforeEach(() => void lines.splice(0));

describe('a visit of a company that somebody holds', () => {
  let guia: TestApp;
  beforeEach(async () => {
    guia = await startTestApp({}, { log });
  });
  afterEach(() => guia.close());

  async function hold(company: number) {
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
      payload: { query: `mutation { recordView(companyId: ${company}) }` },
    });
    return reply.json().data.recordView;
  }

  const viewsOf = (companies: readonly number[]): Promise<number[]> =>
    Promise.all(
      companies.map(async (company) => {
        const { rows } = await guia.pool.query(
          'SELECT coalesce(sum(views), 0)::int AS views FROM company_days WHERE company_id = $1',
          [company],
        );
        return rows[0].views;
      }),
    );

  test('is answered at once and counted once it is free, whoever else is still held', async () => {
    const [one, other, free] = [
      await makeCompany(guia.pool),
      await makeCompany(guia.pool),
      await makeCompany(guia.pool),
    ];
    const release = [await hold(one), await hold(other)];
    // Answered while they are held: what waited for the companies would be answered with an error, after seconds.
    expect(await Promise.all([one, other, free].map(view))).toEqual([true, true, true]);
    expect(await viewsOf([one, other, free])).toEqual([0, 0, 1]);
    await release[0]?.();
    // By its own timer.
    await vi.waitFor(async () => expect(await viewsOf([one])).toEqual([1]), { timeout: 10_000 });
    expect(await viewsOf([one, other, free])).toEqual([1, 0, 1]);
    await release[1]?.();
    // Known already: it is not asked for twice.
    expect(await view(other)).toBe(true);
    await visitCounter(guia.services).tryHeld();
    expect(await viewsOf([one, other, free])).toEqual([1, 1, 1]);
    expect(lines).toEqual([]);
  });

  test('is tried once more when the program ends, and let go if it is held still', async () => {
    const [freed, held] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
    const release = [await hold(freed), await hold(held)];
    await Promise.all([freed, held].map(view));
    await release[0]?.();
    await guia.app.close();
    expect(await viewsOf([freed, held])).toEqual([1, 0]);
    expect(saidLetGo()).toBe(1);
    await release[1]?.();
  });
});

describe('what is kept', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  function keeper() {
    const forgotten: string[] = [];
    const due = vi.fn(() => held.keep(held.take(10_000)));
    const held: VisitBuffer = new VisitBuffer(log, { due, forget: (key) => void forgotten.push(key) });
    const keep = (count: number) =>
      held.keep(
        Array.from({ length: count }, (_, number) => ({
          key: `${number}`,
          visit: {
            companyId: 1,
            kind: 'view',
            visitorHash: Buffer.alloc(16),
            addressHash: Buffer.alloc(16),
            viewerId: null,
          },
          tries: 0,
        })),
      );
    return { held, due, forgotten, keep };
  }

  test('is tried again each second, for a minute; then it is let go, which is said', () => {
    const { due, forgotten, keep } = keeper();
    keep(2);
    vi.advanceTimersByTime(59_000);
    expect([due.mock.calls.length, forgotten]).toEqual([59, []]);
    vi.advanceTimersByTime(60_000);
    expect([due.mock.calls.length, forgotten]).toEqual([60, ['0', '1']]);
    expect(saidLetGo()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is at most 5,000 visits, and none after the end', () => {
    const { held, forgotten, keep } = keeper();
    keep(5_001);
    expect(forgotten).toEqual(['5000']);
    held.end();
    expect(forgotten).toHaveLength(5_001);
    keep(1);
    held.end();
    expect(saidLetGo()).toBe(5_002);
    expect(vi.getTimerCount()).toBe(0);
  });
});
