import type { WorkKind } from '../../../src/shared/schema/work-kind.ts';
import { makeCompany } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

/** All kinds but new companies. */
export type Thing = Exclude<WorkKind, 'newCompany'>;

/** Returns by kind how to make something of an owner that waits for a decision; each returns its id. */
export function waitingThings({ pool }: TestApp, ownerId: number): Record<Thing, () => Promise<number>> {
  const idOf = async (statement: string, ...values: unknown[]): Promise<number> =>
    (await pool.query<{ id: number }>(statement, values)).rows[0]?.id as number;
  const company = (columns = {}) => makeCompany(pool, { owner_id: ownerId, ...columns });
  return {
    claim: async () =>
      idOf(
        'INSERT INTO company_claims (company_id, user_id) VALUES ($1, $2) RETURNING id',
        await company({ owner_id: null }),
        ownerId,
      ),
    photo: async () =>
      idOf(
        `INSERT INTO company_photos (key, company_id, position, state, sizes)
     VALUES (gen_random_uuid(), $1, 0, 'waiting', '[{"width": 480, "height": 320, "bytes": 9}]') RETURNING id`,
        await company(),
      ),
    correction: async () =>
      idOf(
        `INSERT INTO company_corrections (company_id, field, before, after) VALUES ($1, 'name', 'A', 'Nome certo')
     RETURNING id`,
        await company({ owner_id: null }),
      ),
    planRequest: async () => {
      await pool.query(`DELETE FROM plan_requests WHERE status = 'pending'`);
      return idOf(
        `INSERT INTO plan_requests (user_id, requested_plan_id) SELECT $1, max(id) FROM plans RETURNING id`,
        ownerId,
      );
    },
    reportedRating: async () =>
      idOf(
        `INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports)
     VALUES ($1, 1, sha256(random()::text::bytea), 1) RETURNING id`,
        await company({ rating_sum: 1, rating_count: 1, rating_counts: [1, 0, 0, 0, 0] } as object),
      ),
    accessRequest: async () => {
      const id = await company();
      await pool.query('INSERT INTO message_access_requests (company_id, user_id) VALUES ($1, $2)', [
        id,
        ownerId,
      ]);
      return id;
    },
    changedCompany: async () => {
      const id = await company({ name: 'Nome novo' });
      await pool.query(
        `INSERT INTO company_changes (company_id, before) VALUES ($1, '{"name": "Nome velho"}')`,
        [id],
      );
      return id;
    },
    message: async () => {
      const id = await company();
      await pool.query(
        `INSERT INTO messages (company_id, sender_type, sender_id, content) VALUES ($1, 'company', $2, 'Alguém aí?')`,
        [id, ownerId],
      );
      return id;
    },
    dataRequest: () =>
      idOf(
        `INSERT INTO data_requests (kind, email, content, status)
     VALUES ('access', 'ana@exemplo.com.br', 'O que há?', 'pending') RETURNING id`,
      ),
  };
}
