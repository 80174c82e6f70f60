import { expect, test } from 'vitest';
import { ask } from '../../../test/helpers/ask.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import {
  ACCEPT,
  actionsOn,
  INBOX,
  INVITATIONS,
  INVITE,
  MEMBERS,
  MINE,
  tokenOf,
} from '../../../test/helpers/members/make-member.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';

const guia = testApp({ LIMIT_INVITATIONS: '25' });
const other = perFile(() => startTestApp({}, { instanceOf: guia }));

const LOOK = `query ($token: String!) { invitation(token: $token) {
  companyId companyName part inviterName state maskedEmail isForViewer } }`;
const CANCEL = 'mutation ($id: ID!) { cancelInvitation(id: $id) { id } }';

const messageOf = async (caller: { token?: string }, query: string, variables: Record<string, unknown>) =>
  (await guia.graphql(query, variables, caller)).body.errors?.[0].message;

test('an invitation is looked at, accepted once by the account with its e-mail, and gives the part', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const companyId = String(id);
  const member = await guia.owner('Bia Ramos');
  const made = await ask(guia, owner, INVITE, {
    companyId,
    email: member.email.toUpperCase(),
    part: 'attendant',
  });
  expect(made).toMatchObject({ isMailed: false, invitation: { part: 'attendant' } });
  expect(made.link).toMatch(/\/convite\/[\w-]{43}$/);
  const token = tokenOf(made.link);
  const open = { companyId, part: 'attendant', inviterName: 'Dona de Empresa', state: 'open' };
  const maskedEmail = `P…@TESTE.COM.BR`;
  expect(await ask(guia, {}, LOOK, { token })).toMatchObject({ ...open, maskedEmail, isForViewer: null });
  expect(await ask(guia, owner, LOOK, { token })).toMatchObject({ isForViewer: false });
  expect(await ask(guia, member, LOOK, { token })).toMatchObject({ isForViewer: true });
  expect(await ask(guia, {}, ACCEPT, { token })).toMatchObject({ code: 'UNAUTHENTICATED' });
  const stranger = await guia.owner();
  expect(await ask(guia, stranger, ACCEPT, { token })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await messageOf(stranger, ACCEPT, { token })).toBe(
    `Este convite é para ${maskedEmail}. Entre com a conta deste e-mail.`,
  );
  expect(await ask(guia, member, INBOX, { companyId })).toMatchObject({ code: 'FORBIDDEN' });
  const accepted = await ask(guia, member, ACCEPT, { token });
  const permissions = ['see', 'seeReports', 'messages', 'answerRatings'];
  expect(accepted).toMatchObject({ id: companyId, part: 'attendant', permissions });
  expect(await ask(guia, member, MINE)).toEqual({
    companies: [{ id: companyId, part: 'attendant', permissions }],
  });
  expect(await ask(other, member, INBOX, { companyId })).toEqual({ hasAccess: true });
  expect(await ask(guia, owner, MEMBERS, { companyId })).toMatchObject([
    { name: 'Bia Ramos', email: member.email, part: 'attendant' },
  ]);
  expect(await ask(guia, owner, INVITATIONS, { companyId })).toEqual([]);
  expect(await ask(guia, member, ACCEPT, { token })).toMatchObject({ code: 'CONFLICT' });
  expect(await ask(guia, member, LOOK, { token })).toMatchObject({
    state: 'accepted',
    maskedEmail: null,
    isForViewer: null,
  });
  const rows = await guia.sql`SELECT email, token_hash FROM company_invitations WHERE company_id = ${id}`;
  expect(rows[0].email).toBeNull();
  expect(rows[0].token_hash.toString('base64url')).not.toBe(token);
  expect(await actionsOn(guia, companyId)).toEqual(['company.member-invite', 'company.member-accept']);
});

test('unknown, cancelled and expired invitations are told apart from valid ones', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const companyId = String(id);
  const member = await guia.owner();
  const invite = async () =>
    await ask(guia, owner, INVITE, { companyId, email: member.email, part: 'manager' });
  expect(await ask(guia, {}, LOOK, { token: 'nada' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(guia, member, ACCEPT, { token: 'nada' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(guia, {}, LOOK, { token: 'x'.repeat(201) })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const cancelled = await invite();
  const stranger = await guia.owner();
  expect(await ask(guia, stranger, CANCEL, { id: cancelled.invitation.id })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await ask(guia, owner, CANCEL, { id: cancelled.invitation.id })).toEqual({
    id: cancelled.invitation.id,
  });
  expect(await ask(guia, owner, CANCEL, { id: cancelled.invitation.id })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const ended = { token: tokenOf(cancelled.link) };
  expect(await messageOf(member, ACCEPT, ended)).toBe(
    'Este convite não existe ou foi cancelado. Peça outro a quem convidou você.',
  );
  const late = await invite();
  await guia.sql`UPDATE company_invitations SET expires_at = now() - interval '1 second'
    WHERE id = ${late.invitation.id}`;
  const token = tokenOf(late.link);
  expect(await ask(guia, member, LOOK, { token })).toMatchObject({ state: 'expired' });
  expect(await messageOf(member, ACCEPT, { token })).toBe(
    'Este convite venceu. Peça outro a quem convidou você.',
  );
  expect(await ask(guia, owner, INVITATIONS, { companyId })).toEqual([]);
  // Those of a deactivated owner do not work.
  const setOwnerActive = (isActive: boolean) =>
    guia.pool.query('UPDATE users SET is_active = $1 WHERE id = $2', [isActive, owner.id]);
  await guia.sql`UPDATE company_invitations SET expires_at = now() + interval '1 day' WHERE id = ${late.invitation.id}`;
  await setOwnerActive(false);
  for (const query of [LOOK, ACCEPT])
    expect(await ask(guia, member, query, { token })).toMatchObject({ code: 'NOT_FOUND' });
  await setOwnerActive(true);
  await guia.sql`UPDATE company_invitations SET expires_at = now() WHERE id = ${late.invitation.id}`;
  // Another one replaces it.
  expect(await invite()).toMatchObject({ invitation: { part: 'manager' } });
  await guia.sql`UPDATE company_invitations SET expires_at = now() - interval '31 days' WHERE company_id = ${id}`;
  await cleanUp(guia.services.db.reads);
  const rows = await guia.sql`SELECT FROM company_invitations WHERE company_id = ${id}`;
  expect(rows).toEqual([]);
});

test('one of several simultaneous acceptances succeeds, and a company has 20 persons and 20 invitations', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const companyId = String(id);
  const member = await guia.owner();
  const { link } = await ask(guia, owner, INVITE, { companyId, email: member.email, part: 'manager' });
  const token = tokenOf(link);
  const answers = await Promise.all([1, 2, 3].map(() => ask(guia, member, ACCEPT, { token })));
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);

  const invite = (email: string) => ask(guia, owner, INVITE, { companyId, email, part: 'manager' });
  for (let count = 0; count < 19; count++) await invite(`convidada${count}@exemplo.com.br`);
  const last = await Promise.all(['a', 'b'].map((name) => invite(`${name}@exemplo.com.br`)));
  expect(last.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  await guia.pool.query(
    `INSERT INTO users (name, email, password_hash, role)
     SELECT 'Membro', 'membro' || n || '-${id}@exemplo.com.br', '', 'company' FROM generate_series(1, 18) n`,
  );
  await guia.pool.query(
    `INSERT INTO company_members (company_id, user_id, part) SELECT $1, id, 'manager' FROM users WHERE email LIKE $2`,
    [id, `membro%-${id}@%`],
  );
  const [late, later] = [await guia.owner(), await guia.owner()];
  await guia.sql`DELETE FROM company_invitations WHERE company_id = ${id} AND accepted_at IS NULL`;
  const links = [await invite(late.email), await invite(later.email)].map((one) => tokenOf(one.link));
  const both = await Promise.all(
    [late, later].map((caller, place) => ask(guia, caller, ACCEPT, { token: links[place] })),
  );
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  expect(await invite('mais-uma@exemplo.com.br')).toMatchObject({ code: 'CONFLICT' });
});

test('an owner invites so many a day', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const invite = (companyId: number, count: number) =>
    ask(guia, owner, INVITE, {
      companyId: String(companyId),
      email: `limite${count}@exemplo.com.br`,
      part: 'manager',
    });
  const second = await makeCompany(guia.pool, { owner_id: owner.id });
  for (let count = 0; count < 25; count++) await invite(count % 2 ? id : second, count);
  expect(await invite(id, 25)).toMatchObject({ code: 'RATE_LIMITED' });
});

test('where a mail server is set the invitation is mailed with a link of its own; cancelled ones are not sent', async () => {
  const mailing = await startTestApp({ SMTP_URL: 'smtp://localhost:1' });
  const mailbox = await startMailbox(mailing);
  try {
    const { owner, id } = await makeInboxOwner(mailing);
    const invite = (email: string) =>
      ask(mailing, owner, INVITE, { companyId: String(id), email, part: 'manager' });
    const member = await mailing.owner();
    const { link, isMailed } = await invite(member.email);
    expect(isMailed).toBe(true);
    // Nobody has read the name of a pending company.
    const pending = await makeCompany(mailing.pool, { owner_id: owner.id, is_approved: false });
    const unread = { companyId: String(pending), email: 'pendente@exemplo.com.br', part: 'manager' };
    expect(await ask(mailing, owner, INVITE, unread)).toMatchObject({ isMailed: false });
    const gone = await invite('desistiu@exemplo.com.br');
    await ask(mailing, owner, CANCEL, { id: gone.invitation.id });
    const mail = (await mailbox.to(member.email)).find(({ text }) => text.includes('/convite/'));
    expect(mail?.text).toContain('Dona de Empresa convidou você para participar de Empresa de Teste');
    const token = /\/convite\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect(token).not.toBe(tokenOf(link));
    expect(await ask(mailing, {}, LOOK, { token: tokenOf(link) })).toMatchObject({ state: 'open' });
    expect(await ask(mailing, member, ACCEPT, { token })).toMatchObject({ part: 'manager' });
    expect(await ask(mailing, {}, LOOK, { token: tokenOf(link) })).toMatchObject({ state: 'accepted' });
    for (const address of ['desistiu', 'pendente'])
      expect(await mailbox.to(`${address}@exemplo.com.br`)).toEqual([]);
  } finally {
    await mailbox.close();
    await mailing.close();
  }
});

test('ending the invitations of a company finds accepted ones too by an index', async () => {
  const client = await guia.pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query('EXPLAIN DELETE FROM company_invitations WHERE company_id = 1');
    expect(JSON.stringify(rows)).toContain('company_invitations_company_id_idx');
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
});
