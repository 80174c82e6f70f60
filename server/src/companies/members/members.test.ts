import { expect, test } from 'vitest';
import { ask } from '../../../test/helpers/ask.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import {
  ACCEPT,
  actionsOn,
  INBOX,
  INVITATIONS,
  INVITE,
  join,
  MEMBERS,
  MINE,
  makeMember,
  tokenOf,
} from '../../../test/helpers/members/make-member.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, startTestApp, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_INVITATIONS: '25' });
const other = perFile(() => startTestApp({}, { instanceOf: guia }));

const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
const CHANGE = 'mutation ($id: ID!, $part: CompanyPart!) { changeMember(id: $id, part: $part) { id part } }';
const LEAVE = 'mutation ($companyId: ID!) { leaveCompany(companyId: $companyId) { id } }';

const messageOf = async (caller: { token?: string }, query: string, variables: Record<string, unknown>) =>
  (await guia.graphql(query, variables, caller)).body.errors?.[0].message;

test('owners, members and invited e-mails are not invited; only the owner invites, changes and ends', async () => {
  const { owner, member, companyId } = await makeMember(guia, 'manager');
  const invite = (caller: { token: string }, email: string) =>
    ask(guia, caller, INVITE, { companyId, email, part: 'manager' });
  const fields = async (email: string) => Object.keys((await invite(owner, email)).fields ?? {});
  for (const email of [owner.email, member.email, 'sem-arroba', ''])
    expect(await fields(email)).toEqual(['email']);
  await invite(owner, 'nova@exemplo.com.br');
  expect(await fields('NOVA@exemplo.com.br')).toEqual(['email']);
  const [{ id }] = await ask(guia, owner, MEMBERS, { companyId });
  const stranger = await guia.owner();
  for (const caller of [member, stranger, admin]) {
    expect(await invite(caller, 'x@exemplo.com.br')).toMatchObject({ code: 'FORBIDDEN' });
    for (const query of [MEMBERS, INVITATIONS]) {
      const seen = await ask(guia, caller, query, { companyId });
      expect(seen).toMatchObject(caller === admin ? [{ part: 'manager' }] : { code: 'FORBIDDEN' });
    }
    expect(await ask(guia, caller, CHANGE, { id, part: 'attendant' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(guia, caller, REMOVE, { id })).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await ask(guia, owner, CHANGE, { id, part: 'attendant' })).toEqual({ id, part: 'attendant' });
  const UPDATE = 'mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Outro" }) { id } }';
  expect(await ask(other, member, UPDATE, { id: companyId })).toMatchObject({ code: 'FORBIDDEN' });
});

test.each(['removed', 'leaving'])(
  'a person who is %s may nothing from the next request on, on any instance',
  async (how) => {
    const { owner, member, companyId } = await makeMember(guia, 'manager');
    const key = { token: (await createKey(guia, member.token)).secret };
    const [{ id }] = await ask(guia, owner, MEMBERS, { companyId });
    expect(await ask(other, member, INBOX, { companyId })).toEqual({ hasAccess: true });
    expect(await ask(other, key, INBOX, { companyId })).toEqual({ hasAccess: true });
    const ended =
      how === 'removed'
        ? await ask(guia, owner, REMOVE, { id })
        : await ask(guia, member, LEAVE, { companyId });
    expect(ended).toEqual({ id: how === 'removed' ? id : companyId });
    for (const instance of [other, guia]) {
      expect(await ask(instance, member, INBOX, { companyId })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask(instance, key, INBOX, { companyId })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask(instance, member, MINE)).toEqual({ companies: [] });
    }
    expect(await ask(guia, member, LEAVE, { companyId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(guia, owner, REMOVE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await actionsOn(guia, companyId)).at(-1)).toBe('company.member-end');
  },
);

test('parts and invitations end with another owner; a new owner is no member', async () => {
  const { owner, member, companyId } = await makeMember(guia, 'manager');
  await ask(guia, owner, INVITE, { companyId, email: 'aberta@exemplo.com.br', part: 'manager' });
  const give = `mutation ($id: ID!, $ownerId: ID) {
    adminUpdateCompany(id: $id, input: { ownerId: $ownerId }) { id } }`;
  expect(await ask(guia, admin, give, { id: companyId, ownerId: String(member.id) })).toEqual({
    id: companyId,
  });
  expect(await ask(guia, member, MEMBERS, { companyId })).toEqual([]);
  expect(await ask(guia, member, INVITATIONS, { companyId })).toEqual([]);
  expect(await ask(guia, member, MINE)).toMatchObject({ companies: [{ id: companyId, part: null }] });
  expect(await ask(guia, owner, INBOX, { companyId })).toMatchObject({ code: 'FORBIDDEN' });
});

test('an account without the panel gets it; an administrator takes no part', async () => {
  const { owner, id } = await makeInboxOwner(guia);
  const member = await guia.owner();
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${member.id}`;
  await join(guia, { owner, id }, member, 'attendant');
  expect(await ask(guia, member, '{ viewer { role } }')).toEqual({ role: 'company' });
  expect(await ask(guia, member, INBOX, { companyId: String(id) })).toEqual({ hasAccess: true });
  // A part of an account in another role rests.
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${member.id}`;
  expect(await ask(guia, member, INBOX, { companyId: String(id) })).toMatchObject({ code: 'FORBIDDEN' });
  const chief = (await ask(guia, admin, '{ viewer { email } }')).email;
  await guia.sql`UPDATE users SET email = 'chefe@exemplo.com.br' WHERE email = ${chief}`;
  const { link } = await ask(guia, owner, INVITE, {
    companyId: String(id),
    email: 'chefe@exemplo.com.br',
    part: 'manager',
  });
  expect(await ask(guia, admin, ACCEPT, { token: tokenOf(link) })).toMatchObject({ code: 'CONFLICT' });
});

test('parts rest while the owner is deactivated', async () => {
  const { owner, member, companyId } = await makeMember(guia, 'manager');
  const setActive = (isActive: boolean) =>
    guia.pool.query('UPDATE users SET is_active = $2 WHERE email = $1', [owner.email, isActive]);
  await setActive(false);
  expect(await ask(other, member, INBOX, { companyId })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(guia, member, MINE)).toEqual({ companies: [] });
  await setActive(true);
  expect(await ask(other, member, INBOX, { companyId })).toEqual({ hasAccess: true });
});

test('personal data have parts and open invitations; closing the account removes them', async () => {
  const { owner, member, companyId } = await makeMember(guia, 'attendant');
  const asked = await makeInboxOwner(guia);
  await ask(guia, asked.owner, INVITE, { companyId: String(asked.id), email: member.email, part: 'manager' });
  const invitations = async () => (await ask(guia, member, '{ myPersonalData }')).companyParts.invitations;
  // The address is not confirmed: it may be somebody else's.
  expect(await invitations()).toEqual([]);
  await guia.sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${member.id}`;
  expect(await invitations()).toMatchObject([{ email: member.email, part: 'manager' }]);
  expect((await ask(guia, member, '{ myPersonalData }')).companyParts.parts).toMatchObject([
    { part: 'attendant' },
  ]);
  await ask(guia, member, 'mutation { deleteAccount(password: "segredo-bem-longo") { id } }');
  expect(await ask(guia, owner, MEMBERS, { companyId })).toEqual([]);
  expect(await ask(guia, asked.owner, INVITATIONS, { companyId: String(asked.id) })).toEqual([]);
});

test('an owner with a part elsewhere keeps the account when the last own company is removed', async () => {
  const { member, companyId } = await makeMember(guia, 'manager');
  const own = await makeCompany(guia.pool, { owner_id: member.id });
  const remove = 'mutation ($id: ID!) { deleteCompany(id: $id, deletesOwner: false) { id } }';
  expect(await ask(guia, member, remove, { id: String(own) })).toEqual({ id: String(own) });
  expect(await ask(guia, member, INBOX, { companyId })).toEqual({ hasAccess: true });
});

test('members may not rate the company, and their visits do not count', async () => {
  const { member, companyId } = await makeMember(guia, 'attendant');
  const rate = `mutation ($companyId: ID!) {
    rateCompany(input: { companyId: $companyId, rating: 5, fingerprint: "navegador-de-quem-trabalha" }) { id } }`;
  expect(await messageOf(member, rate, { companyId })).toBe('Quem cuida da empresa não a avalia.');
  expect(
    await ask(guia, member, 'query ($id: ID!) { ratingCheck(companyId: $id) { isOwner } }', {
      id: companyId,
    }),
  ).toEqual({ isOwner: true });
  const view =
    'mutation ($id: ID!) { recordView(companyId: $id, fingerprint: "navegador-de-quem-trabalha") { id } }';
  await guia.graphql(view, { id: companyId }, member);
  const rows = await guia.sql`SELECT FROM company_visits WHERE company_id = ${companyId}`;
  expect(rows).toEqual([]);
});
