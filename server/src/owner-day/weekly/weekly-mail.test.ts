import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../../test/helpers/ask.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { queueWeeklyMails } from './queue-weekly-mails.ts';

/** A Monday, at seven in São Paulo. */
const MONDAY = new Date('2026-11-23T10:00:00Z');
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

const guia = testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
beforeEach(async () => {
  await guia.sql`UPDATE users SET email_confirmed_at = NULL`;
  await guia.sql`DELETE FROM mails`;
});

const queue = (now: Date) => queueWeeklyMails(guia.services, now);

/** Makes an owner with a confirmed e-mail and a company with visits on Sunday. */
async function visitedOwner(columns = { views: 12, whatsapp_clicks: 3 }) {
  const owner = await guia.owner();
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  const id = await makeCompany(guia.pool, { owner_id: owner.id, name: 'Padaria da Praça' });
  await guia.sql`INSERT INTO company_days (company_id, day, views, whatsapp_clicks)
     VALUES (${id}, '2026-11-22', ${columns.views}, ${columns.whatsapp_clicks}), (${id}, '2026-11-15', 10, 4), (${id}, '2026-11-23', 500, 500)`;
  const mails = async () =>
    await guia.sql`SELECT subject, text, html, unsubscribe_url AS url FROM mails
      WHERE kind = 'weekly-summary' AND recipient = ${owner.email}`;
  return { owner, id, mails };
}

test('on Mondays from seven in São Paulo, once a week, whoever asks and how often', async () => {
  const { mails } = await visitedOwner();
  for (const hours of [-24, -0.1, 24]) expect(await queue(later(hours))).toBe(0);
  const counts = await Promise.all([queue(MONDAY), queue(MONDAY), queue(later(3))]);
  expect(counts.sort()).toEqual([0, 0, 1]);
  expect(await queue(later(16))).toBe(0);
  expect(await mails()).toHaveLength(1);
  await guia.sql`UPDATE company_days SET day = day + 7`;
  expect(await queue(later(7 * 24))).toBe(1);
  expect(await mails()).toHaveLength(2);
});

const logoHash = async (): Promise<string> =>
  (await guia.sql`INSERT INTO logos (hash, large, small) VALUES (repeat('a', 64), '', '') RETURNING hash`)[0]
    .hash;

test('it says what waits and what is missing, and compares the seven days before Monday with those before them', async () => {
  const { id, mails } = await visitedOwner();
  await guia.sql`INSERT INTO messages (company_id, sender_type, name, email, content)
    VALUES (${id}, 'visitor', 'Ana', 'a@b.com.br', 'Oi')`;
  await guia.sql`INSERT INTO ratings (company_id, rating, fingerprint_hash)
    VALUES (${id}, 4, sha256('a')), (${id}, 5, sha256('b'))`;
  await guia.sql`UPDATE companies SET description = repeat('Pães. ', 20), phone = '1933330000', email = 'a@b.com.br',
       instagram = 'https://instagram.com/x', address = 'Rua A, 1', cep = '13010000', latitude = -22.9, longitude = -47,
       opening_hours = 'Mo-Fr 08:00-18:00', kind_ids = ARRAY[(SELECT min(id) FROM kinds)], logo_hash = ${await logoHash()}
     WHERE id = ${id}`;
  await guia.sql`INSERT INTO company_photos (key, company_id, position, state, sizes)
     VALUES (gen_random_uuid(), ${id}, 0, 'ready', '[{"width": 480, "height": 320, "bytes": 9}]'),
       (gen_random_uuid(), ${id}, 1, 'waiting', '[{"width": 480, "height": 320, "bytes": 9}]')`;
  expect(await queue(MONDAY)).toBe(1);
  const [mail] = await mails();
  expect(mail.subject).toBe('À sua espera: 1 mensagem não lida e 2 avaliações sem resposta');
  expect(mail.text).toContain(
    [
      'Padaria da Praça',
      'À sua espera: 1 mensagem não lida e 2 avaliações sem resposta.',
      'Sua página está 90% completa: faltam 2 fotos.',
      '• 12 pessoas viram a página, 2 a mais que na semana anterior',
      '• 3 pessoas chamaram no WhatsApp, 1 a menos que na semana anterior',
    ].join('\n'),
  );
  expect(mail.text).toContain('/user-dashboard');
  expect(mail.text).toContain(mail.url);
  expect(mail.html).toContain('Não receber mais este resumo');
});

test('a week in which only photos were opened is told', async () => {
  const { id, mails } = await visitedOwner({ views: 0, whatsapp_clicks: 0 });
  await guia.sql`UPDATE company_days SET photo_views = CASE day WHEN '2026-11-22' THEN 1 ELSE 4 END
    WHERE company_id = ${id}`;
  expect(await queue(MONDAY)).toBe(1);
  expect((await mails())[0].text).toContain('• 1 pessoa abriu as fotos, 3 a menos que na semana anterior');
});

test('nobody without news, with an unconfirmed e-mail, or without a mail server gets one', async () => {
  await visitedOwner({ views: 0, whatsapp_clicks: 0 });
  expect(await queue(MONDAY)).toBe(0);
  const { owner } = await visitedOwner();
  await guia.sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${owner.id}`;
  expect(await queue(MONDAY)).toBe(0);
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  const { config, db } = guia.services;
  expect(await queueWeeklyMails({ config: { ...config, smtpUrl: undefined }, db }, MONDAY)).toBe(0);
  expect(await queue(MONDAY)).toBe(1);
});

test('the link of the mail ends it without a login, also by the one click of mail programs', async () => {
  const { owner, mails } = await visitedOwner();
  await queue(MONDAY);
  const [{ url }] = await mails();
  const token = new URL(url).searchParams.get('token');
  const wants = async () => (await ask(guia, owner, '{ viewer { wantsWeeklyMail } }')).wantsWeeklyMail;
  const post = (path: string) =>
    guia.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect(await wants()).toBe(true);
  expect((await post(new URL(url).pathname + new URL(url).search)).statusCode).toBe(200);
  expect(await wants()).toBe(false);
  const BY_LINK =
    'mutation ($token: String!, $isOn: Boolean!) { setWeeklyMailByLink(token: $token, isOn: $isOn) { isOn } }';
  expect(await ask(guia, {}, BY_LINK, { token, isOn: true })).toEqual({ isOn: true });
  expect(await wants()).toBe(true);
  const forged = `${owner.id + 1}.${token?.split('.')[1]}`;
  for (const wrong of [forged, '', `${token}x`]) {
    expect((await post(`/unsubscribe?token=${wrong}`)).statusCode).toBe(422);
    expect(await ask(guia, {}, BY_LINK, { token: wrong, isOn: false })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  }
  expect(await wants()).toBe(true);
});

test('the profile switches it off; an account that is off gets none and stays off', async () => {
  const { owner, mails } = await visitedOwner();
  const SET = 'mutation ($isOn: Boolean!) { setWeeklyMail(isOn: $isOn) { id wantsWeeklyMail } }';
  expect(await ask(guia, owner, SET, { isOn: false })).toMatchObject({ wantsWeeklyMail: false });
  expect(await queue(MONDAY)).toBe(0);
  expect(await ask(guia, owner, '{ myPersonalData }')).toMatchObject({
    weeklyMail: { isOn: false, lastWeek: null },
  });
  expect(await ask(guia, owner, SET, { isOn: true })).toMatchObject({ wantsWeeklyMail: true });
  expect(await queue(MONDAY)).toBe(1);
  expect(await mails()).toHaveLength(1);
});
