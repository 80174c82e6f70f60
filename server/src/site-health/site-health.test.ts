import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test/helpers/test-app.ts';
import { recordOutcome } from '../audit/record-outcome.ts';
import { countError, errorsToday } from '../shared/errors-today.ts';

const guia = testApp();
let token: string;
beforeAll(async () => {
  token = await guia.adminToken();
});

const health = async (fields: string) =>
  (await guia.graphql(`{ adminSiteHealth { ${fields} } }`, {}, { token })).body.data.adminSiteHealth;

test('knows the last backup, and that what has to be done once is done', async () => {
  const fields = 'lastBackupAt firstSteps { settings mail policy import administrator backup }';
  const nothing = {
    settings: false,
    mail: false,
    policy: false,
    import: false,
    administrator: false,
    backup: false,
  };
  expect(await health(fields)).toEqual({ lastBackupAt: null, firstSteps: nothing });
  await recordOutcome(
    (text, values) => guia.pool.query(text, values),
    { action: 'backup.make', subjectId: null, after: { fileName: 'guia.backup.gz' } },
    { operator: 'guia' },
  );
  const second = await guia.owner('Segunda');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'administrator' WHERE id = ${second.id}`;
  const { lastBackupAt, firstSteps } = await health(fields);
  expect(Date.parse(lastBackupAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(firstSteps).toEqual({ ...nothing, administrator: true, backup: true });
});

test('says why mails wait, without addresses', async () => {
  await guia.sql`
    INSERT INTO mails (kind, recipient, subject, text, html, last_error, attempts)
    VALUES ('welcome', 'rosa@exemplo.com.br', 'Olá', '', '', '550 rosa@exemplo.com.br is unknown', 1)`;
  const { mailProblem, oldestDueMailAt, failedMails } = await health(
    'mailProblem oldestDueMailAt failedMails',
  );
  // Tried again in minutes, up to hours.
  await guia.sql`UPDATE mails SET next_try_at = now() + interval '4 hours'`;
  expect((await health('oldestDueMailAt')).oldestDueMailAt).not.toBeNull();
  expect(mailProblem).toBe('550 [e-mail] is unknown');
  expect(oldestDueMailAt).not.toBeNull();
  expect(failedMails).toBe(0);
});

test('counts the errors of today', async () => {
  const before = errorsToday();
  countError();
  expect(await health('errorsToday')).toEqual({ errorsToday: before + 1 });
});

test('is for those who manage the settings', async () => {
  const reader = await guia.owner('Leitora');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${reader.id}`;
  const { body } = await guia.graphql('{ adminSiteHealth { version } }', {}, { token: reader.token });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});
