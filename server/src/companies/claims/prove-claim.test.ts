import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { ownClaimedByDomain, provesByDomain } from './prove-claim.ts';

const guia = testApp({ SMTP_URL: 'smtp://localhost:1' });
const mailbox = perFile(() => startMailbox(guia));

const ask = async (query: string, variables = {}, token?: string) =>
  (await guia.graphql(query, variables, token ? { token } : {})).body;
const CLAIM = 'mutation ($id: ID!) { claimCompany(companyId: $id) { id status } }';
const LINK = 'mutation ($id: ID!) { sendClaimLink(id: $id) { email validSeconds } }';
const PROVE = 'mutation ($token: String!) { proveClaim(token: $token) { id hasOwner ownerProof { kind } } }';
const PROOF = 'query ($id: ID!) { company(id: $id) { hasOwner ownerProof { kind at } } }';
const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }) =>
  body.errors?.[0]?.extensions.code;

/** Makes an account with an e-mail of a domain, confirmed or not. */
async function ownerAt(domain: string, isConfirmed = true) {
  const owner = await guia.owner();
  const email = `ana-${owner.id}@${domain}`;
  await guia.sql`UPDATE users SET email = ${email}, email_confirmed_at = ${isConfirmed ? new Date() : null}
    WHERE id = ${owner.id}`;
  return { ...owner, email };
}

let pages = 0;
const freshDomain = () => `dominio${++pages}.com.br`;
const pageOf = (columns: object = {}) =>
  makeCompany(guia.pool, {
    name: 'Padaria do Domínio',
    owner_id: null,
    website: `https://www.${freshDomain()}/`,
    ...columns,
  });

test.each([
  ['ana@dominio.com.br', 'https://www.dominio.com.br/', true],
  ['ANA@Dominio.com.br', 'https://dominio.com.br', true],
  ['ana@outro.dominio.com.br', 'https://dominio.com.br', false],
  ['ana@meudominio.com.br', 'https://dominio.com.br', false],
  ['ana@instagram.com', 'https://www.instagram.com/padaria', false],
  ['ana@gmail.com', 'https://gmail.com', false],
  ['ana@unicamp.br', 'https://www.unicamp.br/ru', false],
  ['ana@dominio.com.br', null, false],
])('%s and %s: %s', (email, website, proves) => {
  expect(provesByDomain({ email, emailConfirmedAt: new Date() }, { website })).toBe(proves);
  expect(provesByDomain({ email, emailConfirmedAt: null }, { website })).toBe(false);
});

/** Claims a page as an account with a confirmed e-mail of its domain, unless said otherwise; returns the claim's state. */
async function claimByDomain(id: number, isConfirmed = true) {
  const [page] = await guia.sql`SELECT website FROM companies WHERE id = ${id}`;
  const owner = await ownerAt(new URL(page?.website).hostname.replace('www.', ''), isConfirmed);
  return { owner, status: (await ask(CLAIM, { id }, owner.token)).data.claimCompany.status };
}

test('a confirmed e-mail of the domain of the website gives the company at once and shows it', async () => {
  const id = await pageOf();
  const rival = await guia.owner();
  expect((await ask(CLAIM, { id }, rival.token)).data.claimCompany.status).toBe('pending');
  const { owner, status } = await claimByDomain(id);
  expect(status).toBe('approved');
  expect((await ask(PROOF, { id })).data.company).toMatchObject({
    hasOwner: true,
    ownerProof: { kind: 'domain' },
  });
  const claims =
    await guia.sql`SELECT user_id, status FROM company_claims WHERE company_id = ${id} ORDER BY id`;
  expect(claims).toEqual([
    { user_id: rival.id, status: 'rejected' },
    { user_id: owner.id, status: 'approved' },
  ]);
  const [entry] = await guia.sql`SELECT actor_id FROM audit_entries WHERE action = 'company-claim.prove'`;
  expect(entry).toEqual({ actor_id: owner.id });
  // A proof is of its owner only.
  await guia.sql`UPDATE companies SET owner_id = ${rival.id} WHERE id = ${id}`;
  expect((await ask(PROOF, { id })).data.company.ownerProof).toBeNull();
});

test('an unconfirmed e-mail or an account at its limit waits for the administration', async () => {
  const id = await pageOf();
  expect((await claimByDomain(id, false)).status).toBe('pending');
  const [page] = await guia.sql`SELECT website FROM companies WHERE id = ${id}`;
  const full = await ownerAt(new URL(page?.website).hostname.replace('www.', ''));
  for (let own = 0; own < 5; own++) await makeCompany(guia.pool, { owner_id: full.id });
  expect((await ask(CLAIM, { id }, full.token)).data.claimCompany.status).toBe('pending');
  expect((await ask(PROOF, { id })).data.company).toEqual({ hasOwner: false, ownerProof: null });
});

test('a website that a visitor or an owner wrote, or that is of several companies, proves nothing', async () => {
  const corrected = await pageOf();
  await guia.sql`INSERT INTO company_corrections (company_id, field, after, status, decided_at)
    VALUES (${corrected}, 'website', 'https://exemplo.com.br/', 'accepted', now())`;
  expect((await claimByDomain(corrected)).status).toBe('pending');
  const branch = await pageOf();
  await guia.sql`UPDATE companies SET website = (SELECT website FROM companies WHERE id = ${branch})
    WHERE id = ${await pageOf()}`;
  expect((await claimByDomain(branch)).status).toBe('pending');
  const former = await guia.owner();
  const owned = await pageOf({ owner_id: former.id, email: 'antigo@exemplo.com.br' });
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = ${owned}`;
  const { owner, status } = await claimByDomain(owned);
  expect(status).toBe('pending');
  const [waiting] = await guia.sql`SELECT id FROM company_claims WHERE company_id = ${owned}`;
  expect(codeOf(await ask(LINK, { id: String(waiting?.id) }, owner.token))).toBe('CONFLICT');
});

test('a link mailed to the company gives it to the claimant, once', async () => {
  const id = await pageOf({ email: 'contato-prova@exemplo.com.br' });
  const owner = await ownerAt('outro.com.br');
  const claim = (await ask(CLAIM, { id }, owner.token)).data.claimCompany.id;
  const sent = await ask(LINK, { id: claim }, owner.token);
  expect(sent.data.sendClaimLink).toEqual({ email: 'contato-prova@exemplo.com.br', validSeconds: 604_800 });
  const mail = (await mailbox.to('contato-prova@exemplo.com.br')).at(-1);
  expect(mail?.text).toContain(owner.email);
  const token = /assumir\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await ask(PROVE, { token })).data.proveClaim).toEqual({
    id: String(id),
    hasOwner: true,
    ownerProof: { kind: 'mail' },
  });
  const [company] = await guia.sql`SELECT owner_id FROM companies WHERE id = ${id}`;
  expect(company).toEqual({ owner_id: owner.id });
  expect(codeOf(await ask(PROVE, { token }))).toBe('BAD_USER_INPUT');
  expect((await mailbox.to(owner.email)).at(-1)?.text).toContain('a partir de agora você cuida');
});

test('a link is for the own, pending claim of a confirmed account, three a company; an old one is invalid', async () => {
  const id = await pageOf({ email: 'outro-contato@exemplo.com.br' });
  const [owner, other] = [await ownerAt('um.com.br'), await ownerAt('dois.com.br')];
  const unconfirmed = await ownerAt('tres.com.br', false);
  const early = (await ask(CLAIM, { id }, unconfirmed.token)).data.claimCompany.id;
  expect(codeOf(await ask(LINK, { id: early }, unconfirmed.token))).toBe('CONFLICT');
  const claim = (await ask(CLAIM, { id }, owner.token)).data.claimCompany.id;
  expect(codeOf(await ask(LINK, { id: claim }))).toBe('UNAUTHENTICATED');
  expect(codeOf(await ask(LINK, { id: claim }, other.token))).toBe('NOT_FOUND');
  expect(codeOf(await ask(LINK, { id: claim }, admin.token))).toBe('NOT_FOUND');
  for (let sent = 0; sent < 3; sent++)
    expect(codeOf(await ask(LINK, { id: claim }, owner.token))).toBeUndefined();
  expect(codeOf(await ask(LINK, { id: claim }, owner.token))).toBe('RATE_LIMITED');
  const mail = (await mailbox.to('outro-contato@exemplo.com.br')).at(-1);
  const token = /assumir\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await guia.sql`UPDATE companies SET email = 'novo@exemplo.com.br' WHERE id = ${id}`;
  expect(codeOf(await ask(PROVE, { token })), 'of a former e-mail').toBe('BAD_USER_INPUT');
  await guia.sql`UPDATE companies SET email = 'outro-contato@exemplo.com.br' WHERE id = ${id}`;
  await guia.sql`UPDATE company_claims SET proof_token_ends_at = now() WHERE id = ${claim}`;
  expect(codeOf(await ask(PROVE, { token }))).toBe('BAD_USER_INPUT');
  const silent = await pageOf({ email: null });
  const next = (await ask(CLAIM, { id: silent }, other.token)).data.claimCompany.id;
  expect(codeOf(await ask(LINK, { id: next }, other.token))).toBe('CONFLICT');
});

test('two claimants of one domain at once: one gets it, the other is told', async () => {
  const id = await pageOf();
  const [page] = await guia.sql`SELECT website FROM companies WHERE id = ${id}`;
  const domain = new URL(page?.website).hostname.replace('www.', '');
  const owners = [await ownerAt(domain), await ownerAt(domain)];
  const answers = await Promise.all(owners.map(({ token }) => ask(CLAIM, { id }, token)));
  expect(answers.map((body) => body.data?.claimCompany?.status ?? codeOf(body)).sort()).toEqual([
    'CONFLICT',
    'approved',
  ]);
});

test('the page of the link names the company and the claimant; the company may say that it knows nobody of the name', async () => {
  const id = await pageOf({ email: 'contato-estranho@exemplo.com.br' });
  const stranger = await ownerAt('longe.com.br');
  const claim = (await ask(CLAIM, { id }, stranger.token)).data.claimCompany.id;
  await ask(LINK, { id: claim }, stranger.token);
  const mail = (await mailbox.to('contato-estranho@exemplo.com.br')).at(-1);
  const token = /assumir\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const SEEN =
    'query ($token: String!) { mailedClaim(token: $token) { company { id name } claimantName claimantEmail } }';
  expect((await ask(SEEN, { token })).data.mailedClaim).toEqual({
    company: { id: String(id), name: 'Padaria do Domínio' },
    claimantName: expect.any(String),
    claimantEmail: stranger.email,
  });
  expect(codeOf(await ask(SEEN, { token: 'errado' }))).toBe('BAD_USER_INPUT');
  const DISOWN = 'mutation ($token: String!) { disownClaim(token: $token) { id hasOwner } }';
  expect((await ask(DISOWN, { token })).data.disownClaim).toEqual({ id: String(id), hasOwner: false });
  const [row] = await guia.sql`SELECT status, decision_notes FROM company_claims WHERE id = ${claim}`;
  expect(row).toEqual({ status: 'rejected', decision_notes: expect.stringContaining('não conhece você') });
  for (const query of [DISOWN, PROVE, SEEN])
    expect(codeOf(await ask(query, { token }))).toBe('BAD_USER_INPUT');
});

test('confirming the e-mail after the claim gives the company by its domain', async () => {
  const id = await pageOf();
  const other = await pageOf();
  const { owner } = await claimByDomain(id, false);
  await ask(CLAIM, { id: other }, owner.token);
  const third = await pageOf();
  const { owner: former } = await claimByDomain(third, false);
  expect((await ask('mutation { sendEmailConfirmation { email } }', {}, owner.token)).errors).toBeUndefined();
  const mail = (await mailbox.to(owner.email)).at(-1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await ask('mutation ($token: String!) { confirmEmail(token: $token) { id } }', { token });
  expect((await ask(PROOF, { id })).data.company).toMatchObject({
    hasOwner: true,
    ownerProof: { kind: 'domain' },
  });
  expect((await ask(PROOF, { id: other })).data.company.hasOwner).toBe(false);
  // Whoever may not have companies meanwhile gets none.
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${former.id}`;
  await guia.services.db.transaction((manager) => ownClaimedByDomain({} as never, manager, former.id));
  expect((await ask(PROOF, { id: third })).data.company.hasOwner).toBe(false);
});
