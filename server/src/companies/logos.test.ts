import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { expect, test, vi } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { dropUnusedLogo, storeLogo } from './logos.ts';

const guia = testApp();

const images = () => ({
  hash: randomBytes(32).toString('hex'),
  large: Buffer.from('large'),
  small: Buffer.from('small'),
});
const transaction = <T>(work: (manager: EntityManager) => Promise<T>) =>
  guia.services.db.dataSource.transaction(work);
const show = (manager: Pick<EntityManager, 'query'>, company: number, hash: string | null) =>
  manager.query('UPDATE companies SET logo_hash = $2 WHERE id = $1', [company, hash]);
const isKept = async (hash: string) =>
  (await guia.pool.query('SELECT FROM logos WHERE hash = $1', [hash])).rowCount === 1;
const untilSomebodyWaits = () =>
  vi.waitUntil(
    async () => {
      const rows = await guia.sql`SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return rows[0].n > 0;
    },
    { timeout: 10_000 },
  );

test('a logo that one company drops while another adopts it stays, without errors', async () => {
  const [gives, takes] = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const logo = images();
  await transaction(async (manager) => show(manager, gives, await storeLogo(manager, logo)));
  let giving: Promise<void> | undefined;
  await transaction(async (manager) => {
    await storeLogo(manager, logo);
    giving = transaction(async (other) => {
      await show(other, gives, null);
      await dropUnusedLogo(other, logo.hash);
    });
    await untilSomebodyWaits();
    await show(manager, takes, logo.hash);
  });
  await giving;
  expect(await isKept(logo.hash)).toBe(true);
});

test('a logo that its last two companies drop concurrently is removed', async () => {
  const both = [await makeCompany(guia.pool), await makeCompany(guia.pool)];
  const logo = images();
  await transaction(async (manager) => {
    await storeLogo(manager, logo);
    for (const company of both) await show(manager, company, logo.hash);
  });
  let second: Promise<void> | undefined;
  await transaction(async (manager) => {
    await show(manager, both[0] ?? 0, null);
    await dropUnusedLogo(manager, logo.hash);
    second = transaction(async (other) => {
      await show(other, both[1] ?? 0, null);
      await dropUnusedLogo(other, logo.hash);
    });
    await untilSomebodyWaits();
  });
  await second;
  expect(await isKept(logo.hash)).toBe(false);
});
