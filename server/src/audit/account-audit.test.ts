import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { createKey } from '../../test/helpers/keys/create-key.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const PASSWORD = 'segredo-bem-longo';
const close = (token: string) =>
  guia.graphql('mutation ($p: String!) { deleteAccount(password: $p) { id } }', { p: PASSWORD }, { token });
const entries = async (condition: string, values: unknown[]) =>
  (
    await guia.pool.query(
      `SELECT actor_id, actor_email, host(address) AS address, action, subject_id, before, after
       FROM audit_entries WHERE ${condition} ORDER BY id`,
      values,
    )
  ).rows;

/** Makes an owner who changed a company, was changed by an administrator, and had a company rejected. */
async function knownOwner() {
  const owner = await guia.owner('Rosa Lima');
  const company = await makeCompany(guia.pool, { owner_id: owner.id, name: 'Padaria da Rosa' });
  await guia.rest(
    'PUT',
    `/companies/${company}`,
    { phone: '(19) 99555-0123', email: 'rosa@padaria.exemplo.com.br' },
    { token: owner.token, address: '198.51.100.20' },
  );
  await guia.rest(
    'PUT',
    `/admin/users/${owner.id}`,
    { name: 'Rosa de Lima', email: owner.email, role: 'company' },
    admin,
  );
  const waiting = await makeCompany(guia.pool, {
    owner_id: owner.id,
    name: 'Bar da Rosa',
    is_approved: false,
    phone: '+5519995550124',
  });
  await guia.rest('DELETE', `/admin/companies/${waiting}/reject`, { reason: 'Rosa não respondeu.' }, admin);
  return { owner, company, waiting };
}

test('closing an account erases personal data from the log; actor, action, subject and time stay', async () => {
  const { owner, company, waiting } = await knownOwner();
  const other = await makeCompany(guia.pool, { name: 'Loja Alheia' });
  await guia.rest('PUT', `/admin/companies/${other}`, { phone: '(19) 3555-0199' }, admin);
  const [before] = await entries(`subject_type = 'company' AND subject_id = $1`, [company]);
  expect(before).toMatchObject({ actor_email: owner.email, address: '198.51.100.20' });
  const all = await entries('true', []);

  expect((await close(owner.token)).body.data).toEqual({ deleteAccount: { id: String(owner.id) } });

  expect(await entries(`subject_type = 'company' AND subject_id = $1`, [company])).toEqual([
    { ...before, actor_email: null, address: null, before: {}, after: {} },
  ]);
  const [changed] = await entries(`action = 'user.update' AND subject_id = $1`, [owner.id]);
  expect(changed).toMatchObject({ actor_email: expect.stringContaining('@'), before: {}, after: {} });
  const [rejected] = await entries(`action = 'company.reject' AND subject_id = $1`, [waiting]);
  expect(rejected.before).toEqual({ name: 'Bar da Rosa' });
  expect(rejected.after).toEqual({});
  const [foreign] = await entries(`action = 'company.update' AND subject_id = $1`, [other]);
  expect(foreign.after).toEqual({ phone: '+551935550199' });
  const left = await entries('true', []);
  expect(left.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id])).toEqual(
    all.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id]),
  );
  expect(JSON.stringify(left)).not.toMatch(/Rosa de Lima|Rosa Lima|99555|rosa@padaria|198\.51\.100\.20/);
});

test('removing an account erases them too, by administrators and with the last company', async () => {
  const { owner } = await knownOwner();
  await guia.rest('DELETE', `/admin/users/${owner.id}`, undefined, admin);
  const [removed] = await entries(`action = 'user.remove' AND subject_id = $1`, [owner.id]);
  expect(removed).toMatchObject({ before: { role: 'company' }, actor_email: expect.stringContaining('@') });

  const leaving = await guia.owner('Íris Melo');
  const last = await makeCompany(guia.pool, { owner_id: leaving.id, name: 'Ateliê Íris' });
  await guia.graphql(
    'mutation ($id: ID!) { deleteCompany(id: $id) { id } }',
    { id: last },
    { token: leaving.token },
  );
  const [own] = await entries(`action = 'company.remove' AND subject_id = $1`, [last]);
  expect(own).toMatchObject({
    actor_id: leaving.id,
    actor_email: null,
    address: null,
    before: { name: 'Ateliê Íris', ownerId: leaving.id },
  });
  expect(JSON.stringify(await entries('true', []))).not.toContain(leaving.email);
});

test('personal data list what the person did and what was done to the account', async () => {
  const { owner } = await knownOwner();
  const key = await createKey(guia, admin.token, ['administrationWrite'], { name: 'Chave de Ana Lima' });
  const rows = await guia.sql`INSERT INTO plans (name, price) VALUES ('Ouro', 9) RETURNING id`;
  await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id: rows[0].id }, { token: key.secret });
  const { body } = await guia.graphql('{ myPersonalData }', {}, { token: owner.token });
  const { auditEntries } = body.data.myPersonalData;
  expect(auditEntries.done).toMatchObject([
    { action: 'company.update', subjectType: 'company', email: owner.email, address: '198.51.100.20' },
  ]);
  expect(auditEntries.concerning).toMatchObject([
    { action: 'user.update', before: { name: 'Rosa Lima' }, after: { name: 'Rosa de Lima' } },
    { action: 'user.plan' },
  ]);
  expect(JSON.stringify(auditEntries.concerning)).not.toMatch(/actor|Ana Lima/);
});
