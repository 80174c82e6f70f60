import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import type { RatingOrder } from './rating.inputs.ts';
import { pageIn } from './read-ratings.ts';

const guia = testApp();

/** Inserts ratings with these stars, each a day younger than the one before. */
async function rate(company: number, stars: number[]): Promise<void> {
  await guia.sql`INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, created_at)
     SELECT ${company}, stars, stars || ' do dia ' || day, sha256((day || ' ' || ${company}::int)::bytea),
       timestamptz '2026-01-01' + make_interval(days => day::int)
     FROM unnest(${stars}::smallint[]) WITH ORDINALITY AS given(stars, day)`;
  await guia.sql`UPDATE companies
    SET rating_count = ${stars.length}, rating_sum = ${stars.reduce((sum, one) => sum + one, 0)} WHERE id = ${company}`;
}

const RATINGS = `query ($id: ID!, $order: RatingOrder, $page: Int!) { company(id: $id) {
  ratings(order: $order, page: $page, perPage: 3) { total lastPage items { comment } } } }`;

async function page(company: number, order?: string, number = 1): Promise<string[]> {
  const { body } = await guia.graphql(RATINGS, { id: String(company), order, page: number });
  expect(body.data.company.ratings).toMatchObject({ total: 4, lastPage: 2 });
  return body.data.company.ratings.items.map(({ comment }: { comment: string }) => comment);
}

test('ratings have the requested order, the newest of equal stars first', async () => {
  const id = await makeCompany(guia.pool);
  await rate(id, [3, 5, 1, 5]);
  const newest = ['5 do dia 4', '1 do dia 3', '5 do dia 2'];
  expect(await page(id)).toEqual(newest);
  expect(await page(id, 'newest')).toEqual(newest);
  expect(await page(id, 'oldest')).toEqual(['3 do dia 1', '5 do dia 2', '1 do dia 3']);
  expect(await page(id, 'best')).toEqual(['5 do dia 4', '5 do dia 2', '3 do dia 1']);
  expect(await page(id, 'worst')).toEqual(['1 do dia 3', '3 do dia 1', '5 do dia 4']);
  expect(await page(id, 'worst', 2)).toEqual(['5 do dia 2']);
});

test('the most useful come first, of equally useful ones the newest', async () => {
  const id = await makeCompany(guia.pool);
  await rate(id, [3, 5, 1, 5]);
  expect(await page(id, 'useful')).toEqual(await page(id));
  await guia.pool.query(
    `UPDATE ratings SET useful_count = CASE comment WHEN '3 do dia 1' THEN 2 ELSE 1 END
     WHERE company_id = $1 AND comment IN ('3 do dia 1', '1 do dia 3')`,
    [id],
  );
  await guia.settled();
  expect(await page(id, 'useful')).toEqual(['3 do dia 1', '1 do dia 3', '5 do dia 4']);
});

test('two orders, and several companies, in one request do not mix', async () => {
  const one = await makeCompany(guia.pool);
  const other = await makeCompany(guia.pool);
  await rate(one, [2, 4]);
  await rate(other, [1, 3]);
  const { body } = await guia.graphql(
    `query ($one: ID!, $other: ID!) {
      one: company(id: $one) { best: ratings(order: best) { items { rating } } worst: ratings(order: worst) { items { rating } } }
      other: company(id: $other) { best: ratings(order: best) { items { rating } } }
    }`,
    { one: String(one), other: String(other) },
  );
  expect(body.data).toEqual({
    one: {
      best: { items: [{ rating: 4 }, { rating: 2 }] },
      worst: { items: [{ rating: 2 }, { rating: 4 }] },
    },
    other: { best: { items: [{ rating: 3 }, { rating: 1 }] } },
  });
});

test.each(['best', 'worst', 'useful'])(
  'a page of the %s is read from an index, without sorting all of them',
  async (order) => {
    const id = await makeCompany(guia.pool);
    await rate(id, [3, 5, 1, 5]);
    const client = await guia.pool.connect();
    try {
      await client.query('BEGIN');
      // Without this the planner would not use the index for so few rows.
      await client.query('SET LOCAL enable_seqscan = off');
      await client.query('SET LOCAL enable_bitmapscan = off');
      const { text } = pageIn(order as RatingOrder);
      const { rows } = await client.query(`EXPLAIN ${text}`, [[id], 5, 0]);
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toContain(`ratings_${order}_idx`);
      // Only the page is sorted.
      expect(plan.slice(plan.indexOf('Limit'))).not.toContain('Sort');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  },
);
