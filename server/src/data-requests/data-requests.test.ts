import { expect, test } from 'vitest';
import { createKey } from '../../test/helpers/keys/create-key.ts';
import { startMailbox } from '../../test/helpers/mailbox.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp, testApp } from '../../test/helpers/test-app.ts';
import { cleanUp } from '../database/setup/clean-up.ts';

const guia = testApp({ SMTP_URL: 'smtp://localhost:1', LIMIT_DATA_REQUESTS_ADDRESS: '1000' });
const mailbox = perFile(() => startMailbox(guia));

type Caller = { token?: string; address?: string };
const SEND =
  'mutation ($input: SendDataRequestInput!) { sendDataRequest(input: $input) { id needsConfirmation } }';
const CONFIRM = 'mutation ($token: String!) { confirmDataRequest(token: $token) { id needsConfirmation } }';
const ANSWER = 'mutation ($id: ID!, $answer: String!) { answerDataRequest(id: $id, answer: $answer) { id } }';
const ask = async (query: string, variables = {}, caller: Caller = admin) =>
  (await guia.graphql(query, variables, caller)).body;
const codeOf = ({ errors }: { errors?: [{ extensions: { code: string } }] }) => errors?.[0].extensions.code;
const request = (changes: object = {}) => ({
  kind: 'erasure',
  email: 'ana@exemplo.com.br',
  content: 'Apague.',
  ...changes,
});
const send = (changes: object = {}, caller: Caller = {}) => ask(SEND, { input: request(changes) }, caller);
const sent = async (changes: object = {}, caller: Caller = {}) =>
  (await send(changes, caller)).data.sendDataRequest as { id: string; needsConfirmation: boolean };
const confirm = (token: string) => ask(CONFIRM, { token }, {});
const waiting = async (): Promise<string[]> =>
  (await ask('{ adminWork(kinds: [dataRequest], perPage: 100) { items { id } } }')).data.adminWork.items.map(
    ({ id }: { id: string }) => id,
  );
const approval = async (id: string) =>
  (
    await ask(
      `query ($id: ID!) { adminWorkMatter(kind: dataRequest, id: $id) { isWaiting decidedText person { name }
         dataRequest { kind name email isEmailConfirmed content } } }`,
      { id },
    )
  ).data.adminWorkMatter;
const rowsOf = async (id: string) =>
  await guia.sql`SELECT status, answer FROM data_requests WHERE id = ${id}`;

test('a request waits once its link is opened, and the answer is mailed once', async () => {
  const email = 'julia@exemplo.com.br';
  const { id, needsConfirmation } = await sent({ email: ` ${email} `, name: 'Júlia' });
  expect(needsConfirmation).toBe(true);
  expect(await waiting()).not.toContain(id);
  const [link] = await mailbox.to(email);
  expect(link?.text).toContain('apagar os dados');
  // What anybody may have typed goes to nobody.
  expect(link?.text).not.toContain('Júlia');
  const token = link?.token as string;
  expect(codeOf(await confirm('errado'))).toBe('BAD_USER_INPUT');
  expect((await confirm(token)).data.confirmDataRequest).toEqual({ id, needsConfirmation: false });
  expect(codeOf(await confirm(token))).toBe('BAD_USER_INPUT');
  expect(await waiting()).toContain(id);
  expect(await approval(id)).toMatchObject({
    person: null,
    dataRequest: { kind: 'erasure', name: 'Júlia', email, isEmailConfirmed: true, content: 'Apague.' },
  });

  expect(codeOf(await ask(ANSWER, { id, answer: ' ' }))).toBe('BAD_USER_INPUT');
  expect((await ask(ANSWER, { id, answer: 'Apagamos\ntudo.' })).data.answerDataRequest).toEqual({ id });
  expect(codeOf(await ask(ANSWER, { id, answer: 'De novo.' }))).toBe('CONFLICT');
  const mails = await mailbox.to(email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Olá, Júlia!');
  expect(mails[1]?.text).toMatch(/Apagamos\r?\ntudo\./);
  expect(await approval(id)).toMatchObject({ isWaiting: false, dataRequest: null });
  expect((await approval(id)).decidedText).toMatch(/^Você já respondeu a este pedido/);
  const log = await guia.pool.query(
    `SELECT action, before, after FROM audit_entries WHERE subject_type = 'data-request' AND subject_id = $1`,
    [id],
  );
  expect(log.rows).toEqual([{ action: 'data-request.answer', before: null, after: null }]);
});

test('administrators who may answer are told once a request waits, without who asks and what', async () => {
  const { id: moderator, email: moderatorEmail } = await guia.owner('Moderador');
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${moderator}`;
  const told = async (): Promise<{ recipient: string; text: string }[]> =>
    await guia.sql`SELECT recipient, text FROM mails WHERE kind = 'data-request' ORDER BY id`;
  await guia.sql`DELETE FROM mails WHERE kind = 'data-request'`;
  const email = 'rita@exemplo.com.br';
  await sent({ email, name: 'Rita', content: 'Apague tudo.' });
  expect(await told()).toEqual([]);
  const token = (await mailbox.to(email))[0]?.token as string;
  await confirm(token);
  await confirm(token);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('admin@teste.com.br');
  expect(mail?.recipient).not.toBe(moderatorEmail);
  expect(mail?.text).toContain('apagar os dados');
  expect(mail?.text).toContain('15 dias');
  expect(mail?.text).toContain('/admin?kind=dataRequest');
  for (const secret of ['Rita', email, 'Apague tudo.']) expect(mail?.text).not.toContain(secret);

  const own = await guia.owner('Dona Lia');
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${own.id}`;
  await sent({ email: own.email }, { token: own.token });
  expect(await told()).toHaveLength(2);
});

test('a link ends after seven days, and the same request waits once', async () => {
  const email = 'tarde@exemplo.com.br';
  const { id } = await sent({ email });
  const token = (await mailbox.to(email))[0]?.token as string;
  await guia.sql`UPDATE data_requests SET created_at = now() - interval '8 days' WHERE id = ${id}`;
  expect(codeOf(await confirm(token))).toBe('BAD_USER_INPUT');
  await cleanUp(guia.services.db.reads);
  expect(await rowsOf(id)).toEqual([]);

  await Promise.all([sent({ email }), sent({ email })]);
  const tokens = (await mailbox.to(email)).slice(1).map((mail) => mail.token as string);
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
});

test('the confirmed e-mail of the account needs no link; another e-mail, or an unconfirmed one, does', async () => {
  const owner = await guia.owner('Rosa Lima');
  const asOwner = (email: string) => sent({ email }, owner);
  expect((await asOwner(owner.email)).needsConfirmation).toBe(true);
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  expect((await asOwner('outra@exemplo.com.br')).needsConfirmation).toBe(true);
  const written = owner.email.replace(/^./, (letter) => letter.toUpperCase());
  const { id, needsConfirmation } = await asOwner(written);
  expect(needsConfirmation).toBe(false);
  expect(await approval(id)).toMatchObject({
    person: { name: 'Rosa Lima' },
    dataRequest: { isEmailConfirmed: true },
  });
  // Neither the unconfirmed one, nor that with another e-mail.
  const { myPersonalData } = (await ask('{ myPersonalData }', {}, owner)).data;
  expect(myPersonalData.dataRequests).toMatchObject([
    { kind: 'erasure', content: 'Apague.', status: 'pending' },
  ]);
  // It is still answered when the account is closed meanwhile.
  await ask(ANSWER, { id, answer: 'Feito.' });
  const remove = 'mutation ($id: ID!) { deleteUser(id: $id) { id } }';
  expect((await ask(remove, { id: String(owner.id) })).errors).toBeUndefined();
  expect((await mailbox.to(written)).at(-1)?.text).toContain('Feito.');
});

test('without a mail server a request waits unconfirmed, and leads to the account with its e-mail', async () => {
  const quiet = await startTestApp();
  try {
    const token = await quiet.adminToken();
    const owner = await quiet.owner('Zélia Reis');
    const { body } = await quiet.graphql(SEND, { input: request({ email: owner.email }) }, {});
    expect(body.data.sendDataRequest.needsConfirmation).toBe(false);
    const query = `{ adminWorkMatter(kind: dataRequest, id: ${body.data.sendDataRequest.id}) {
      person { name } dataRequest { isEmailConfirmed } } }`;
    const { body: read } = await quiet.graphql(query, {}, { token });
    expect(read.data.adminWorkMatter).toEqual({
      person: { name: 'Zélia Reis' },
      dataRequest: { isEmailConfirmed: false },
    });
    const again = await quiet.graphql(SEND, { input: request({ email: owner.email }) }, {});
    expect(codeOf(again.body)).toBe('CONFLICT');
  } finally {
    await quiet.close();
  }
});

test('requests are validated, and limited by e-mail', async () => {
  for (const bad of [
    { email: 'ana' },
    { email: '' },
    { content: ' ' },
    { content: 'a'.repeat(5_001) },
    { nickname: 'robô' },
  ])
    expect(codeOf(await send(bad))).toBe('BAD_USER_INPUT');
  const email = 'muitos@exemplo.com.br';
  for (let count = 0; count < 5; count++)
    expect(codeOf(await send({ email, content: `Pedido ${count}` }))).toBeUndefined();
  expect(codeOf(await send({ email: email.toUpperCase() }))).toBe('RATE_LIMITED');
  expect(codeOf(await send({ email: 'outro@exemplo.com.br' }))).toBeUndefined();
});

test('what others send with an e-mail does not use up what its owner may send', async () => {
  const owner = await guia.owner('Bia Reis');
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${owner.id}`;
  for (let count = 0; count < 5; count++)
    expect(codeOf(await send({ email: owner.email, content: `De outra pessoa ${count}` }))).toBeUndefined();
  expect(codeOf(await send({ email: owner.email }))).toBe('RATE_LIMITED');
  expect((await sent({ email: owner.email }, owner)).needsConfirmation).toBe(false);
});

test('an API key does not read the text of an answer that waits', async () => {
  const { secret: key } = await createKey(guia, admin.token, ['administrationRead']);
  const rows = await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html)
     VALUES ('data-request-answer', 'ana@exemplo.com.br', '', 'Feito.', '') RETURNING id`;
  const textFor = async (token: string | undefined) =>
    (await ask('query ($id: ID!) { adminMail(id: $id) { text } }', { id: rows[0].id }, { token } as Caller))
      .data.adminMail.text;
  expect([await textFor(admin.token), await textFor(key)]).toEqual(['Feito.', null]);
});

test('answered requests are deleted after 90 days, with their mails; those that wait stay', async () => {
  const insert = async (status: string, days: number) =>
    (
      await guia.sql`INSERT INTO data_requests (kind, email, content, status, created_at, decided_at)
         VALUES ('access', 'velho@exemplo.com.br', ${status}::text, ${status}, now() - interval '1 year',
           CASE ${status} WHEN 'answered' THEN now() - make_interval(days => ${days}) END) RETURNING id`
    )[0].id as string;
  const [old, recent, open] = [
    await insert('answered', 91),
    await insert('answered', 89),
    await insert('pending', 0),
  ];
  await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, data_request_id)
    VALUES ('data-request-answer', 'velho@exemplo.com.br', '', '', '', ${old})`;
  await cleanUp(guia.services.db.reads);
  const counts = await Promise.all([old, recent, open].map(async (id) => (await rowsOf(id)).length));
  expect(counts).toEqual([0, 1, 1]);
  const mails = await guia.pool.query(`SELECT FROM mails WHERE recipient = 'velho@exemplo.com.br'`);
  expect(mails.rows).toEqual([]);
});
