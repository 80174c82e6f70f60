import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const QUERY = 'query ($id: ID!) { company(id: $id) { answering { medianMinutes answeredShare } } }';
const answering = async (id: number) => (await guia.graphql(QUERY, { id })).body.data.company.answering;

let made = 0;
/** Inserts ratings that were answered after so many minutes; null is without an answer. */
async function rate(companyId: number, minutes: Array<number | null>): Promise<void> {
  for (const each of minutes) {
    await guia.pool.query(
      `INSERT INTO ratings (company_id, rating, fingerprint_hash, created_at, answer, answered_at)
       SELECT $1, 5, sha256($2::text::bytea), at, CASE WHEN $3::int IS NOT NULL THEN 'Obrigada!' END,
         at + make_interval(mins => $3::int) FROM (SELECT now() - interval '40 days' AS at) given`,
      [companyId, `answered ${++made}`, each],
    );
  }
  await guia.pool.query(
    'UPDATE companies SET rating_count = rating_count + $2, rating_sum = rating_sum + 5 * $2 WHERE id = $1',
    [companyId, minutes.length],
  );
}

/** Inserts a visitor's message that was answered after so many minutes, and once more later. */
async function writeTo(companyId: number, minutes: number): Promise<void> {
  await guia.pool.query(
    `WITH asked AS (
       INSERT INTO messages (company_id, sender_type, name, email, content, created_at)
       VALUES ($1, 'visitor', 'Ana', 'ana@exemplo.com.br', 'Olá', now() - interval '9 days') RETURNING *)
     INSERT INTO messages (company_id, sender_type, content, replied_to, created_at)
     SELECT $1, 'company', 'Oi', id, created_at + make_interval(mins => late) FROM asked, unnest(ARRAY[$2::int, 9000]) late`,
    [companyId, minutes],
  );
}

test('a company answers in the median time of its answers, from five on', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  expect(await answering(id)).toEqual({ medianMinutes: null, answeredShare: null });
  await rate(id, [10, 20, 120, null]);
  expect(await answering(id)).toEqual({ medianMinutes: null, answeredShare: null });
  await rate(id, [null]);
  expect(await answering(id)).toEqual({ medianMinutes: null, answeredShare: 60 });
  // Only the first answer to a message counts.
  await writeTo(id, 300);
  expect((await answering(id)).medianMinutes).toBeNull();
  await writeTo(id, 600);
  expect(await answering(id)).toEqual({ medianMinutes: 120, answeredShare: 60 });
});

test('a changed answer keeps its first time; hidden ratings and companies without owner count nothing', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await rate(id, [60, 60, 60, 60, 60]);
  const { rows } = await guia.pool.query('SELECT id FROM ratings WHERE company_id = $1', [id]);
  for (const rating of rows) {
    await guia.graphql(
      'mutation ($id: ID!) { changeRatingAnswer(id: $id, text: "Muito obrigada!") { id } }',
      { id: rating.id },
      owner,
    );
  }
  expect(await answering(id)).toEqual({ medianMinutes: 60, answeredShare: 100 });
  await guia.pool.query('UPDATE ratings SET hidden_at = now() WHERE id = $1', [rows[0].id]);
  expect((await answering(id)).medianMinutes).toBeNull();
  await guia.pool.query('UPDATE companies SET owner_id = NULL WHERE id = $1', [id]);
  expect(await answering(id)).toBeNull();
});
