import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const MERGE =
  'mutation ($keptId: ID!, $removedId: ID!, $takesOwner: Boolean!) { mergeCompanies(keptId: $keptId, removedId: $removedId, takesOwner: $takesOwner) { id } }';
const PREVIEW = `query ($keptId: ID!, $removedId: ID!) { adminCompanyMerge(keptId: $keptId, removedId: $removedId) {
  ratings olderRatings ownRatings members takesOwner problem } }`;
const merge = async (keptId: number, removedId: number, takesOwner = false) =>
  (await guia.graphql(MERGE, { keptId, removedId, takesOwner }, admin)).body;
const preview = async (keptId: number, removedId: number) =>
  (await guia.graphql(PREVIEW, { keptId, removedId }, admin)).body.data.adminCompanyMerge;

const rate = (companyId: number, who: string, stars: number, user: number | null = null) =>
  guia.sql`INSERT INTO ratings (company_id, fingerprint_hash, rating, user_id)
    VALUES (${companyId}, sha256(${who}::bytea), ${stars}, ${user})`;

test('ratings by the owner and members of the merged company go, of both', async () => {
  const [owner, member, other] = [await guia.owner(), await guia.owner(), await guia.owner()];
  const kept = await makeCompany(guia.pool);
  const removed = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.sql`INSERT INTO company_members (company_id, user_id, part)
    VALUES (${removed}, ${member.id}, 'attendant')`;
  await rate(kept, 'the owner', 5, owner.id);
  await rate(removed, 'the owner', 4);
  await rate(kept, 'the member', 5, member.id);
  await rate(removed, 'another one', 3, other.id);
  expect(await preview(kept, removed)).toMatchObject({ ratings: 2, olderRatings: 0, ownRatings: 2 });
  expect((await merge(kept, removed, true)).errors).toBeUndefined();
  expect(await guia.sql`SELECT rating_sum, rating_count FROM companies WHERE id = ${kept}`).toEqual([
    { rating_sum: 7, rating_count: 2 },
  ]);
  const left = await guia.sql`SELECT user_id FROM ratings WHERE company_id = ${kept} ORDER BY rating`;
  expect(left.map(({ user_id }) => user_id)).toEqual([other.id, null]);
});

test('the owner comes along with members and access where the kept company has none, and claims are settled', async () => {
  const [owner, member, claimant] = [await guia.owner(), await guia.owner(), await guia.owner()];
  const kept = await makeCompany(guia.pool);
  const removed = await makeCompany(guia.pool, { owner_id: owner.id, has_message_access: true });
  await guia.sql`INSERT INTO company_members (company_id, user_id, part) VALUES (${removed}, ${member.id}, 'manager')`;
  await guia.sql`INSERT INTO company_claims (company_id, user_id) VALUES (${kept}, ${claimant.id})`;
  expect(await preview(kept, removed)).toMatchObject({ members: 1, takesOwner: true, problem: null });
  expect((await merge(kept, removed, true)).errors).toBeUndefined();
  expect(await guia.sql`SELECT owner_id, has_message_access FROM companies WHERE id = ${kept}`).toEqual([
    { owner_id: owner.id, has_message_access: true },
  ]);
  expect(await guia.sql`SELECT user_id FROM company_members WHERE company_id = ${kept}`).toEqual([
    { user_id: member.id },
  ]);
  expect(await guia.sql`SELECT status FROM company_claims WHERE company_id = ${kept}`).toEqual([
    { status: 'rejected' },
  ]);
  expect(await guia.sql`SELECT id FROM users WHERE id = ${owner.id}`).toHaveLength(1);
});

test('claims of both wait once a person, under the name of the kept company', async () => {
  const [one, other] = [await guia.owner(), await guia.owner()];
  const kept = await makeCompany(guia.pool, { name: 'Fica' });
  const removed = await makeCompany(guia.pool, { name: 'Sai' });
  await guia.sql`INSERT INTO company_claims (company_id, user_id)
    VALUES (${kept}, ${one.id}), (${removed}, ${one.id}), (${removed}, ${other.id})`;
  await merge(kept, removed);
  const claims =
    await guia.sql`SELECT user_id, folded FROM company_claims WHERE company_id = ${kept} ORDER BY id`;
  expect(claims.map(({ user_id }) => user_id)).toEqual([one.id, other.id]);
  for (const { folded } of claims) expect(folded).toContain('fica');
});

test('members and invitations of a company of the same owner come along, once a person', async () => {
  const [owner, member, both] = [await guia.owner(), await guia.owner(), await guia.owner()];
  const [kept, removed] = [
    await makeCompany(guia.pool, { owner_id: owner.id }),
    await makeCompany(guia.pool, { owner_id: owner.id }),
  ];
  await guia.sql`INSERT INTO company_members (company_id, user_id, part)
     VALUES (${kept}, ${both.id}, 'manager'), (${removed}, ${both.id}, 'attendant'), (${removed}, ${member.id}, 'attendant')`;
  await guia.sql`INSERT INTO company_invitations (company_id, part, email, token_hash, created_by, expires_at)
     SELECT company_id, 'manager', email, sha256(row(company_id, email)::text::bytea), ${owner.id}, now() + interval '1 day'
     FROM (VALUES (${kept}::int, 'Ana@exemplo.com.br'), (${removed}::int, 'ana@exemplo.com.br'), (${removed}::int, 'bia@exemplo.com.br')) i (company_id, email)`;
  expect(await preview(kept, removed)).toMatchObject({ members: 1, takesOwner: false, problem: null });
  expect((await merge(kept, removed)).errors).toBeUndefined();
  expect(
    await guia.sql`SELECT user_id, part FROM company_members WHERE company_id = ${kept} ORDER BY id`,
  ).toEqual([
    { user_id: both.id, part: 'manager' },
    { user_id: member.id, part: 'attendant' },
  ]);
  expect(
    await guia.sql`SELECT email FROM company_invitations WHERE company_id = ${kept} ORDER BY id`,
  ).toEqual([{ email: 'Ana@exemplo.com.br' }, { email: 'bia@exemplo.com.br' }]);
});

test('says to whom two owners must be taken, before and at the merge', async () => {
  const [kept, removed] = [
    await makeCompany(guia.pool, { owner_id: (await guia.owner()).id }),
    await makeCompany(guia.pool, { owner_id: (await guia.owner()).id }),
  ];
  const { problem } = await preview(kept, removed);
  expect(problem).toMatch(/^As duas empresas têm dono. Decida primeiro com eles quem fica/);
  expect((await merge(kept, removed)).errors[0].message).toBe(problem);
});

test("a claim of the kept company's owner on the other one is accepted without a mail", async () => {
  const owner = await guia.owner();
  const kept = await makeCompany(guia.pool, { owner_id: owner.id });
  const removed = await makeCompany(guia.pool);
  const [claim] = await guia.sql`INSERT INTO company_claims (company_id, user_id)
    VALUES (${removed}, ${owner.id}) RETURNING id`;
  expect((await merge(kept, removed)).errors).toBeUndefined();
  expect(await guia.sql`SELECT status FROM company_claims WHERE id = ${claim.id}`).toEqual([
    { status: 'approved' },
  ]);
  expect(
    await guia.sql`SELECT before FROM audit_entries WHERE action = 'company-claim.approve'
      AND subject_id = ${claim.id}`,
  ).toEqual([{ before: { companyId: kept, ownerId: owner.id } }]);
  expect(
    await guia.sql`SELECT id FROM mails WHERE kind = 'claim-approved' AND thing_id = ${claim.id}`,
  ).toEqual([]);
});

test('refuses where the owner goes along and that was not confirmed, and the reverse', async () => {
  const kept = await makeCompany(guia.pool);
  const removed = await makeCompany(guia.pool, { owner_id: (await guia.owner()).id });
  for (const { errors } of [await merge(kept, removed), await merge(removed, kept, true)])
    expect(errors[0]).toMatchObject({
      message: 'Os donos mudaram enquanto isso. Confira de novo.',
      extensions: { code: 'CONFLICT' },
    });
  expect(await guia.sql`SELECT id FROM companies WHERE id = ANY (${[[kept, removed]]})`).toHaveLength(2);
});
