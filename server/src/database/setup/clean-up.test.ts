import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from './clean-up.ts';

const guia = testApp();

test('a step that fails does not keep the others from being done, and is reported', async () => {
  await guia.sql`CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'Table %', TG_TABLE_NAME; END $$;
     CREATE TRIGGER fails BEFORE DELETE ON rate_limits FOR EACH STATEMENT EXECUTE FUNCTION fails();
     CREATE TRIGGER fails BEFORE DELETE ON company_visits FOR EACH STATEMENT EXECUTE FUNCTION fails()`;
  await guia.sql`INSERT INTO catalogue_changes (company_id, changed_at)
    VALUES (${await makeCompany(guia.pool)}, now() - interval '92 days')
     ON CONFLICT (company_id) DO UPDATE SET changed_at = EXCLUDED.changed_at`;
  await expect(cleanUp(guia.services.db.reads)).rejects.toMatchObject({
    errors: [{ message: 'Table rate_limits' }, { message: 'Table company_visits' }],
  });
  const rows = await guia.sql`SELECT FROM catalogue_changes WHERE changed_at < now() - interval '91 days'`;
  expect(rows).toHaveLength(0);
});
