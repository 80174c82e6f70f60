import { expect, it } from 'vitest';
import { startTestApp } from '../../test/helpers/test-app.ts';

it.each([
  [{}, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, true],
])('anonymous callers can read whether mails are sent: %j', async (env, sendsEmails) => {
  const guia = await startTestApp(env);
  try {
    const { body } = await guia.graphql('{ publicSettings { sendsEmails } }');
    expect(body.data).toEqual({ publicSettings: { sendsEmails } });
  } finally {
    await guia.close();
  }
});
