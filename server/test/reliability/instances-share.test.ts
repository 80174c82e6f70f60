import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { issueMailToken } from '../../src/background-work.ts';
import { remindOfOverdue } from '../../src/companies/approval/remind-of-overdue.ts';
import { cleanUp } from '../../src/database/setup/clean-up.ts';
import { Delivery } from '../../src/mail/delivery.ts';
import { makeCompany } from '../helpers/factories.ts';
import { perFile } from '../helpers/per-file.ts';
import { startSmtpStandIn } from '../helpers/smtp-server.ts';
import { startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

/** Behind a proxy any instance may answer. */
describe('two instances share', () => {
  const one = testApp();
  const other = perFile(() => startTestApp({}, { instanceOf: one }));
  const both = () => [one, other] as const;
  const status = async (instance: TestApp, token: string) =>
    (await instance.rest('GET', '/auth/user', undefined, { token })).status;

  test('sessions: one started on either is valid on both, and ended on either it is invalid on both', async () => {
    const { token } = await one.owner();
    for (const instance of both()) expect(await status(instance, token)).toBe(200);
    await other.rest('POST', '/auth/logout', {}, { token });
    for (const instance of both()) expect(await status(instance, token)).toBe(401);

    const again = await one.owner();
    expect(await status(other, again.token)).toBe(200);
    await one.rest('DELETE', `/admin/users/${again.id}`, undefined, { token: await other.adminToken() });
    for (const instance of both()) expect(await status(instance, again.token)).toBe(401);
  });

  test('limits: writes through either count for both', async () => {
    const { id: ownerId } = await one.owner();
    const id = await makeCompany(one.pool, { owner_id: ownerId });
    const address = '198.51.100.7';
    const send = (instance: TestApp, number: number) =>
      instance.rest(
        'POST',
        '/messages',
        { company_id: id, name: 'Ana', email: 'ana@exemplo.com.br', message: `Mensagem ${number}` },
        { address },
      );
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => send(both()[index % 2] ?? one, index)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(11).fill(429)]);
    expect((await send(other, 99)).status).toBe(429);
    const rows = await one.sql`SELECT count(*)::int AS count FROM messages WHERE company_id = ${id}`;
    expect(rows[0].count).toBe(5);
  });

  test('failed logins: an account throttled on one is throttled on the other', async () => {
    const { email } = await one.owner();
    const login = (instance: TestApp, n: number) =>
      instance.rest(
        'POST',
        '/auth/login',
        { email, password: 'errada-de-novo' },
        { address: `198.51.100.${n}` },
      );
    const answers: number[] = [];
    for (let n = 1; n <= 27; n++) answers.push((await login(both()[n % 2] ?? one, n)).status);
    expect(answers).toEqual(new Array(27).fill(401));
    // Throttled: one try a minute from an address, over both. The minute may end once meanwhile.
    const again: number[] = [];
    for (let tried = 0; tried < 4; tried++) again.push((await login(both()[tried % 2] ?? one, 200)).status);
    expect(again.filter((answer) => answer === 429).length).toBeGreaterThanOrEqual(2);
  });

  test('messages and logos: what one stores, the other reads', async () => {
    const owner = await one.owner();
    const id = await makeCompany(one.pool, { owner_id: owner.id, has_message_access: true });
    const content = 'Vocês abrem aos domingos?';
    await one.rest('POST', '/messages', {
      company_id: id,
      name: 'Rui',
      email: 'rui@exemplo.com.br',
      message: content,
    });
    const { body } = await other.rest('GET', `/messages/company/${id}`, undefined, owner);
    expect(body.messages.data[0].content).toBe(content);

    const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const boundary = 'a-boundary';
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      image,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const sent = await one.app.inject({
      method: 'PUT',
      url: `/api/companies/${id}`,
      payload,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        authorization: `Bearer ${owner.token}`,
      },
    });
    expect(sent.statusCode).toBe(200);
    const logo = await other.app.inject(new URL(sent.json().data.logo, 'http://localhost').pathname);
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('the outbox: each mail is sent once', async () => {
    const smtp = await startSmtpStandIn();
    const deliveries = both().map(
      ({ services: { config, db, log } }) =>
        new Delivery({ config: { ...config, smtpUrl: smtp.url }, db, log, issueToken: issueMailToken }),
    );
    await one.sql`DELETE FROM mails`;
    await one.sql`INSERT INTO mails (kind, recipient, subject, text, html)
       SELECT 'test', 'p' || n || '@exemplo.com.br', 's', 't', 'h' FROM generate_series(1, 40) n`;
    const tried = await Promise.all(deliveries.map((delivery) => delivery.workOff()));
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(40);
    expect(smtp.mails).toHaveLength(40);
    await smtp.close();
  });

  test('reminders: an overdue company is mailed once', async () => {
    const ids: number[] = [];
    for (const days of [9, 8, 3]) {
      const id = await makeCompany(one.pool, { name: `Espera ${days}`, is_approved: false });
      await one.sql`UPDATE companies SET created_at = now() - make_interval(days => ${days}) WHERE id = ${id}`;
      ids.push(id);
    }
    const hidden = await makeCompany(one.pool, { is_approved: false, is_active: false });
    await one.sql`UPDATE companies SET created_at = now() - interval '10 days' WHERE id = ${hidden}`;
    const remind = () => Promise.all([...both(), ...both()].map(({ services }) => remindOfOverdue(services)));
    const mails = async () =>
      await one.sql`SELECT recipient, subject, text FROM mails WHERE kind = 'companies-overdue' ORDER BY id`;
    // Without an address no mail is sent, and the companies stay due.
    expect(await remind()).toEqual([0, 0, 0, 0]);
    await one.sql`UPDATE approval_policy SET notification_email = 'equipe@exemplo.com.br'`;
    expect((await remind()).sort()).toEqual([0, 0, 0, 2]);
    expect(await remind()).toEqual([0, 0, 0, 0]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'equipe@exemplo.com.br',
      subject: 'Prazo de aprovação vencido: 2 empresas',
    });
    expect(mail.text).toContain('• Espera 9, em Campinas - SP\n• Espera 8, em Campinas - SP');
    expect(mail.text).not.toContain('Espera 3');
    await one.sql`UPDATE companies SET created_at = now() - interval '8 days' WHERE id = ${ids[2]}`;
    expect((await remind()).sort()).toEqual([0, 0, 0, 1]);
    expect((await mails()).at(-1).subject).toBe('Prazo de aprovação vencido: Espera 3');
  });

  test('cleaning: it works when both clean at the same moment', async () => {
    await one.sql`INSERT INTO rate_limits (key, window_start, count, expires_at)
       SELECT 'old-' || n, now(), 1, now() - interval '1 hour' FROM generate_series(1, 500) n`;
    await Promise.all([...both(), ...both()].map(({ services }) => cleanUp(services.db.reads)));
    const rows = await one.sql`SELECT FROM rate_limits WHERE key LIKE 'old-%'`;
    expect(rows).toEqual([]);
  });
});
