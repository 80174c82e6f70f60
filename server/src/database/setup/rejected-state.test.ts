import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/helpers/test-database.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { connect } from './open-database.ts';

test('records of rejected companies become rejected companies, where that is possible', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const config = readConfig({ DATABASE_URL: database.url });
  const opened = await connect(database.url, config, { role: 'command', log: createLog('silent') });
  try {
    const { migrations } = opened.dataSource;
    const last = migrations.splice(
      migrations.findIndex((migration) => migration.constructor.name.startsWith('RejectedState')),
    );
    await opened.dataSource.runMigrations({ transaction: 'each' });
    await client.connect();
    const { rows } = await client.query(
      `WITH u AS (INSERT INTO users (name, email, role, password_hash) VALUES ('Ana', 'ana@exemplo.com.br', 'company', 'x')
           RETURNING id),
         c AS (INSERT INTO categories (name) VALUES ('Comida') RETURNING id),
         t AS (INSERT INTO cities (name, state, ibge_code, latitude, longitude) VALUES ('Cidade', 'SP', 1, 0, 0) RETURNING id),
         k AS (INSERT INTO kinds (slug, name) VALUES ('bar', 'Bar') RETURNING id)
       SELECT u.id AS owner, c.id AS category, t.id AS city, k.id AS kind FROM u, c, t, k`,
    );
    const { owner, category, city, kind } = rows[0];
    const place = { categoryId: category, cityId: city };
    const insert = async (id: number, typed: object) =>
      (
        await client.query(
          `INSERT INTO company_rejections (company_id, owner_id, typed, reason, created_at)
           VALUES ($1, $2, $3, 'Falta o endereço.', '2026-03-04') RETURNING id`,
          [id, owner, JSON.stringify(typed)],
        )
      ).rows[0].id;
    const offers = [{ name: 'Pizza', priceCents: 4_000 }];
    const whole = await insert(900, {
      ...place,
      name: 'Bar da Ávila',
      description: 'Aberto à noite.',
      phone: '+551932321010',
      contactType: 'whatsapp',
      kindIds: [kind, 999],
      offers,
    });
    await insert(901, { ...place, name: 'Só o nome' });
    await insert(902, { ...place, categoryId: 999, name: 'Sem categoria' });
    await insert(903, { ...place, name: 'Já existe' });
    await client.query(
      `INSERT INTO companies (id, name, slug, category_id, city_id) VALUES (903, 'Outra', 'outra', $1, $2)`,
      [category, city],
    );
    await client.query(
      `INSERT INTO webhooks (user_id, url, events, secret)
       VALUES ($1, 'https://exemplo.com.br/', '{company.created,company.rejected}', 's')`,
      [owner],
    );
    await client.query(
      `INSERT INTO bulk_jobs (action, arguments, subject_ids) VALUES ('restoreRejection', '{}', ARRAY[$1, 999]::int[])`,
      [whole],
    );
    migrations.push(...last);
    await opened.dataSource.runMigrations({ transaction: 'each' });

    const companies = await client.query(
      `SELECT id, name, slug, description, phone, contact_type, kind_ids, kinds_are_guessed, offers, owner_id,
         rejection_reason, rejected_at = '2026-03-04' AS is_dated, pending_text
       FROM companies WHERE rejected_at IS NOT NULL ORDER BY id`,
    );
    const both = { owner_id: owner, rejection_reason: 'Falta o endereço.', is_dated: true };
    expect(companies.rows).toEqual([
      {
        ...both,
        id: 900,
        name: 'Bar da Ávila',
        slug: 'bar-da-avila-900',
        description: 'Aberto à noite.',
        phone: '+551932321010',
        contact_type: 'whatsapp',
        kind_ids: [kind],
        kinds_are_guessed: false,
        offers,
        pending_text: expect.stringContaining('bar da avila'),
      },
      expect.objectContaining({
        ...both,
        id: 901,
        slug: 'so-o-nome-901',
        contact_type: 'phone',
        kind_ids: [],
        kinds_are_guessed: true,
      }),
    ]);
    const others = await client.query(
      `SELECT (SELECT count(*)::int FROM webhook_deliveries) AS events, (SELECT subject_ids FROM bulk_jobs) AS "subjectIds",
         (SELECT sum(amount)::int FROM company_tallies WHERE kind = 'city') AS counted`,
    );
    expect(others.rows).toEqual([{ events: 0, subjectIds: [900, 0], counted: 1 }]);
  } finally {
    await client.end();
    await opened.close();
    await database.close();
  }
});
