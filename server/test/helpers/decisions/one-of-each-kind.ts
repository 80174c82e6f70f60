import type { Pool } from 'pg';
import { makeCompany } from '../factories.ts';
import { startTestApp } from '../test-app.ts';

/** Makes one thing of each kind that waits for a decision, and some that wait no more; returns their ids by kind. */
async function makeOneOfEachKind(pool: Pool, ownerId: number): Promise<Record<string, number>> {
  const insert = async (text: string, values: unknown[] = []): Promise<number> =>
    (await pool.query<{ id: number }>(`${text} RETURNING id`, values)).rows[0]?.id as number;
  const pending = await makeCompany(pool, {
    name: 'Padaria São João',
    is_approved: false,
    owner_id: ownerId,
  });
  const changed = await makeCompany(pool, { name: 'Floricultura', owner_id: ownerId });
  const free = await makeCompany(pool, { name: 'Sem Dono', owner_id: null });
  const paid = await insert(`INSERT INTO plans (name, price, max_companies) VALUES ('Pro', 10, 5)`);
  const rating = await insert(
    `INSERT INTO ratings (company_id, rating, fingerprint_hash, open_reports, created_at)
     VALUES ($1, 1, '\\x01', 1, now() - interval '300 days')`,
    [changed],
  );
  // The first report was decided; only the second is open.
  await pool.query(
    `INSERT INTO rating_reports (rating_id, reason, fingerprint_hash, created_at)
     VALUES ($1, 'Antiga', '\\x02', now() - interval '90 days'), ($1, 'Ofende a dona', '\\x03', now() - interval '4 days')`,
    [rating],
  );
  const photo = await insert(
    `INSERT INTO company_photos (company_id, key, position, state, caption, created_at)
     VALUES ($1, gen_random_uuid(), 0, 'waiting', 'A fachada', now() - interval '5 days')`,
    [changed],
  );
  const ids = {
    newCompany: pending,
    changedCompany: changed,
    photo,
    planRequest: await insert(
      `INSERT INTO plan_requests (user_id, requested_plan_id, requested_at) VALUES ($1, $2, now() - interval '6 days')`,
      [ownerId, paid],
    ),
    claim: await insert(
      `INSERT INTO company_claims (company_id, user_id, message, created_at)
       VALUES ($1, $2, 'É minha.', now() - interval '9 days')`,
      [free, ownerId],
    ),
    reportedRating: rating,
    correction: await insert(
      `INSERT INTO company_corrections (company_id, field, before, after, created_at)
       VALUES ($1, 'phone', '(19) 3555-0100', '(19) 3555-0199', now() - interval '3 days')`,
      [free],
    ),
    accessRequest: changed,
    message: pending,
    dataRequest: await insert(
      `INSERT INTO data_requests (kind, email, content, status, created_at)
       VALUES ('erasure', 'bruno@exemplo.com.br', 'Apague tudo.', 'pending', now() - interval '12 days')`,
    ),
  };
  await pool.query(`UPDATE companies SET created_at = now() - interval '10 days' WHERE id = $1`, [pending]);
  await pool.query(
    `INSERT INTO company_changes (company_id, before, changed_at)
     VALUES ($1, '{"name": "Flores", "cityId": 1}', now() - interval '8 days')`,
    [changed],
  );
  await pool.query(
    `INSERT INTO message_access_requests (company_id, user_id, created_at) VALUES ($1, $2, now() - interval '2 days')`,
    [changed, ownerId],
  );
  await pool.query(
    `INSERT INTO messages (company_id, sender_type, sender_id, subject, content, is_read, replied_to, created_at)
     VALUES ($1, 'company', $2, 'Plano', 'Como mudo de plano?', false, NULL, now() - interval '1 day'),
       ($1, 'company', $2, 'De novo', 'Alguém aí?', false, NULL, now()),
       ($1, 'visitor', NULL, NULL, 'Para a empresa', false, NULL, now())`,
    [pending, ownerId],
  );
  // Nothing waits here: decided, of an owner, read.
  await pool.query(
    `INSERT INTO company_corrections (company_id, field, after) VALUES ($1, 'name', 'Do dono')`,
    [changed],
  );
  await pool.query(`INSERT INTO company_claims (company_id, user_id, status) VALUES ($1, $2, 'rejected')`, [
    free,
    ownerId,
  ]);
  return ids;
}

/** Starts the program with one waiting thing of each kind; all persons' requests are made by one owner. */
export async function startWithOneOfEachKind() {
  const guia = await startTestApp();
  const token = await guia.adminToken();
  const owner = await guia.owner('Zélia Conceição');
  const ids = await makeOneOfEachKind(guia.pool, owner.id);
  /** Asks as the administrator, or as `caller`. */
  const ask = async (query: string, variables = {}, caller: { token?: string } = { token }) =>
    (await guia.graphql(query, variables, caller)).body;
  return { guia, token, owner, ids, ask };
}
