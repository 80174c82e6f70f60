import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { untilWaiting } from '../../test/helpers/locks.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';

let guia: TestApp;
let token: string;
let make: ReturnType<typeof waitingThings>;
beforeAll(async () => {
  guia = await startTestApp();
  token = await guia.adminToken();
  make = waitingThings(guia, (await guia.owner()).id);
});
afterAll(() => guia.close());

const CASES = [
  ['photo', 'deleteCompanyPhoto(id: $id, reason: "Escura")', ''],
  ['correction', 'acceptCorrection(id: $id)', ''],
  ['correction', 'acceptCorrection(id: $id)', `UPDATE company_corrections SET field = 'other'`],
  ['correction', 'declineCorrection(id: $id, reason: "Não")', ''],
] as const;

// The contrary order of an undoable one ends in a deadlock, which takes a second.
test.each(CASES)(
  'a decision at once on a %s by %s is serialized before its company is locked',
  async (...of) => {
    const [kind, call, change] = of;
    const id = await make[kind]();
    if (change) await guia.pool.query(change);
    const table = kind === 'photo' ? 'company_photos' : 'company_corrections';
    const client = await guia.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `SELECT FROM companies WHERE id = (SELECT company_id FROM ${table} WHERE id = $1) FOR UPDATE`,
        [id],
      );
      const decided = guia.graphql(`mutation ($id: ID!) { ${call} { id } }`, { id }, { token });
      await untilWaiting(guia, 1);
      const { rowCount } = await client.query(
        `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND granted AND wait_event_type = 'Lock' AND datname = current_database()`,
      );
      await client.query('COMMIT');
      expect((await decided).body.errors).toBeUndefined();
      expect(rowCount).toBe(1);
    } finally {
      client.release();
    }
  },
);
