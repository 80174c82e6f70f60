import { expect, test } from 'vitest';
import { warmUp } from '../../src/http/warm-up.ts';
import { createLog } from '../../src/shared/log.ts';
import { makeCompany } from '../helpers/factories.ts';
import { startTestApp } from '../helpers/test-app.ts';

test('the warm-up logs no request and counts no visit', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const guia = await startTestApp({ LIMIT_REQUESTS_ANONYMOUS: '600' }, { log });
  await makeCompany(guia.pool, { name: 'Padaria' });
  lines.length = 0;
  await warmUp(guia.app, new AbortController().signal, log);
  expect(lines).toEqual([]);
  await guia.app.close();
  const rows = await guia.sql`SELECT (SELECT count(*) FROM company_visits)::int AS visits, (SELECT count(*)
    FROM company_days)::int AS days`;
  expect(rows).toEqual([{ visits: 0, days: 0 }]);
  // A closed program is no error either.
  await warmUp(guia.app, new AbortController().signal, log);
  expect(lines).toEqual([]);
  await guia.close();
});
