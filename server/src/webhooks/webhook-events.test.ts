import { expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { COMPANY_FORM } from '../../test/helpers/company-form.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { VISITORS_TEXT, writeAsVisitor } from '../../test/helpers/inbox-owner.ts';
import { OpenApiAnswers } from '../../test/helpers/openapi-answers.ts';
import { perFile } from '../../test/helpers/per-file.ts';
import { admin, startTestApp } from '../../test/helpers/test-app.ts';
import { startWebhookReceiver, verify } from '../../test/helpers/webhooks/receiver.ts';
import { deliveriesOf, makeWebhook, sendDue } from '../../test/helpers/webhooks/webhooks.ts';
import { openApiOf } from '../rest/openapi/document.ts';
import { ROUTE_TABLE } from '../rest/route-table.ts';
import { createSchema } from '../schema.ts';

const documented = new OpenApiAnswers(openApiOf(ROUTE_TABLE, createSchema(), 'https://guia.exemplo.com.br'));
const receiver = perFile(startWebhookReceiver);
const guia = perFile(() => startTestApp({ WEBHOOK_TEST_TARGETS: receiver.target, LIMIT_WEBHOOKS: '100' }));

const ALL = [
  'companyCreated',
  'companyApproved',
  'companyRejected',
  'companyChanged',
  'companyDeleted',
  'ratingCreated',
  'messageCreated',
  'planRequestCreated',
  'planRequestDecided',
  'claimCreated',
  'claimDecided',
];
/** Sends what is due; returns the types and data of what a path received since the last call, all as documented. */
const seen = new Map<string, number>();
async function received(path: string) {
  await sendDue(guia);
  const all = receiver
    .events(path)
    .map(({ payload }): Record<string, unknown> => ({ type: payload.type, ...payload.data }));
  for (const { payload } of receiver.events(path)) {
    const validate = documented.validator(`/webhooks/${payload.type.replace('_', '-')}/post/requestBody`);
    validate(payload);
    expect(validate.errors ?? [], payload.type).toEqual([]);
  }
  const from = seen.get(path) ?? 0;
  seen.set(path, all.length);
  return all.slice(from);
}
const webhookOf = async (caller: { token: string }, path: string) => ({
  path,
  ...(await makeWebhook(guia, caller, receiver.url(path), ALL)),
});

test('a company is followed from its registration to its deletion, by its owner and the administration alone', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  await webhookOf(owner, '/owner');
  await webhookOf(other, '/other');
  await webhookOf(admin, '/site');
  const registered = await guia.rest('POST', '/companies', COMPANY_FORM, owner);
  const id = Number(registered.body.data.id);
  const companyId = String(id);
  const created = { type: 'company.created', companyId, isApproved: false, isActive: true };
  expect(await received('/owner')).toEqual([created]);
  expect(await received('/site')).toEqual([created]);

  await guia.rest('POST', `/admin/companies/${id}/approve`, undefined, admin);
  expect(await received('/owner')).toMatchObject([{ type: 'company.approved', companyId, isApproved: true }]);
  await guia.rest('PUT', `/companies/${id}`, { phone: '19 3232-2020', category_id: 4 }, owner);
  expect(await received('/owner')).toMatchObject([
    { type: 'company.changed', companyId, changed: ['category', 'phone'] },
  ]);
  await guia.rest('POST', `/companies/${id}/rate`, {
    rating: 4,
    comment: 'Bom.',
    browser_fingerprint: 'um-navegador',
  });
  expect(await received('/owner')).toMatchObject([
    { type: 'rating.created', companyId, rating: 4, comment: 'Bom.' },
  ]);
  await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.rest('DELETE', `/admin/companies/${id}`, undefined, admin);
  expect(await received('/owner')).toMatchObject([
    { type: 'company.created' },
    { type: 'company.deleted', companyId },
  ]);
  expect(await received('/other')).toEqual([]);
});

test('a rejected company is one event, not a deletion as well', async () => {
  const owner = await guia.owner();
  await webhookOf(owner, '/rejected');
  const { body } = await guia.rest(
    'POST',
    '/companies',
    { ...COMPANY_FORM, name: 'Padaria Recusada' },
    owner,
  );
  await guia.rest('DELETE', `/admin/companies/${body.data.id}/reject`, undefined, admin);
  expect(await received('/rejected')).toMatchObject([
    // The company is gone by then: only its id is sent.
    { type: 'company.created', companyId: String(body.data.id) },
    { type: 'company.rejected', companyId: String(body.data.id) },
  ]);
});

test('the text of a message is sent to those who may read it when it is sent', async () => {
  const owner = await guia.owner();
  await webhookOf(owner, '/messages');
  await webhookOf(admin, '/messages-site');
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await received('/messages');
  await received('/messages-site');
  const bare = { type: 'message.created', companyId: String(id), senderType: 'visitor' };
  const first = await writeAsVisitor(guia, id);
  expect(await received('/messages')).toEqual([{ ...bare, messageId: String(first) }]);
  // Access that is given after the writing and before the sending counts.
  const second = await writeAsVisitor(guia, id, 'E aos sábados?');
  await guia.rest('PUT', `/admin/companies/${id}/message-access`, { has_message_access: true }, admin);
  expect(await received('/messages')).toMatchObject([
    {
      messageId: String(second),
      content: 'E aos sábados?',
      name: 'Ana',
      email: 'ana@exemplo.com.br',
      phone: '19 99999-0000',
    },
    { type: 'company.changed', changed: ['hasMessageAccess'] },
  ]);
  const written = await guia.rest(
    'POST',
    '/company/messages/reply',
    { subject: 'Oi', content: 'À equipe.' },
    owner,
  );
  expect(written.status).toBe(200);
  const site = await received('/messages-site');
  expect(site.filter(({ type }) => type === 'message.created')).toMatchObject([
    { ...bare, messageId: String(first) },
    { ...bare, messageId: String(second) },
    { senderType: 'company', subject: 'Oi', content: 'À equipe.' },
  ]);
  expect(JSON.stringify(site)).not.toContain(VISITORS_TEXT);
});

test('requests for plans and claims are sent to their account and the administration', async () => {
  const owner = await guia.owner();
  await webhookOf(owner, '/requests');
  await webhookOf(admin, '/requests-site');
  const rows =
    await guia.sql`INSERT INTO plans (name, price, max_companies) VALUES ('Ouro', 9, 9) RETURNING id`;
  const request = 'mutation ($planId: ID!) { requestPlan(planId: $planId, message: "Cresci.") { id } }';
  const { id: planRequestId } = await ask(guia, owner, request, { planId: rows[0].id });
  const own = {
    planRequestId,
    requestedPlanId: String(rows[0].id),
    userId: String(owner.id),
  };
  expect(await received('/requests')).toMatchObject([
    { type: 'plan_request.created', ...own, status: 'pending', message: 'Cresci.' },
  ]);
  await guia.rest('POST', `/admin/plan-requests/${planRequestId}/approve`, {}, admin);
  expect(await received('/requests')).toMatchObject([
    { type: 'plan_request.decided', ...own, status: 'approved' },
  ]);
  const companyId = await makeCompany(guia.pool);
  const claim = 'mutation ($id: ID!) { claimCompany(companyId: $id, message: "É minha.") { id } }';
  const { id } = await ask(guia, owner, claim, { id: companyId });
  const approve = 'mutation ($id: ID!) { approveClaim(id: $id) { id } }';
  expect(await ask(guia, admin, approve, { id })).toEqual({ id });
  const types = (await received('/requests')).map(({ type, changed }) => [type, changed]);
  expect(types).toEqual(
    expect.arrayContaining([
      ['claim.created', undefined],
      ['claim.decided', undefined],
      ['company.changed', ['owner']],
    ]),
  );
  expect(new Set((await received('/requests-site')).map(({ type }) => type))).toEqual(
    new Set([
      'plan_request.created',
      'plan_request.decided',
      'company.created',
      'claim.created',
      'claim.decided',
      'company.changed',
    ]),
  );
});

test('a write that is rolled back is no event, and a webhook that is off is told nothing', async () => {
  const owner = await guia.owner();
  const { id } = await webhookOf(owner, '/rollback');
  const failing = guia.services.db.dataSource.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO companies (name, slug, category_id, city_id, owner_id)
       SELECT 'Nunca', 'nunca', 1, min(id), $1 FROM cities`,
      [owner.id],
    );
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await deliveriesOf(guia, id)).toEqual([]);
  const off = 'mutation ($id: ID!) { updateWebhook(id: $id, input: { isActive: false }) { isActive } }';
  expect(await ask(guia, owner, off, { id })).toEqual({ isActive: false });
  await makeCompany(guia.pool, { owner_id: owner.id });
  expect(await deliveriesOf(guia, id)).toEqual([]);
});

test('an event is dropped when its receiver no longer owns the company, or its account is deactivated', async () => {
  const owner = await guia.owner();
  const { id } = await webhookOf(owner, '/former');
  const company = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${owner.id}`;
  await sendDue(guia);
  expect((await deliveriesOf(guia, id)).map(({ status }) => status)).toEqual(['queued']);
  await guia.sql`UPDATE users SET is_active = true WHERE id = ${owner.id}`;
  await guia.sql`UPDATE companies SET owner_id = NULL WHERE id = ${company}`;
  expect(await received('/former')).toEqual([]);
  expect(await deliveriesOf(guia, id)).toEqual([]);
});

test('a body is signed, below 20 kB, and has no texts where they are too long', async () => {
  const owner = await guia.owner();
  const { id, secret } = await webhookOf(owner, '/long');
  const company = await makeCompany(guia.pool, { owner_id: owner.id, has_message_access: true });
  const messageId = await writeAsVisitor(guia, company, '😀'.repeat(5_000));
  await received('/long');
  const event = receiver.events('/long').at(-1);
  if (!event) throw new Error('Nothing was received.');
  expect(verify(secret, event)).toEqual({
    type: 'message.created',
    timestamp: (await deliveriesOf(guia, id)).at(-1).created_at.toISOString(),
    data: { messageId: String(messageId), companyId: String(company), senderType: 'visitor' },
  });
  expect(event.headers['webhook-id']).toBe((await deliveriesOf(guia, id)).at(-1).id);
});

test('what was sent about a person is erased from the log with the person, the message or the rating', async () => {
  const owner = await guia.owner();
  const visitor = await guia.owner('Visitante');
  const { id } = await webhookOf(owner, '/erased');
  const company = await makeCompany(guia.pool, { owner_id: owner.id, has_message_access: true });
  const send = (message: string, caller = {}) =>
    guia.rest(
      'POST',
      '/messages',
      { company_id: company, name: 'Zé', email: 'ze@exemplo.com.br', message },
      caller,
    );
  await send('Da conta.', visitor);
  const { body } = await send('A apagar.');
  await guia.rest('POST', `/companies/${company}/rate`, {
    rating: 1,
    comment: 'Feio.',
    browser_fingerprint: 'outro-navegador',
  });
  await received('/erased');
  const bodies = async () => (await deliveriesOf(guia, id)).map(({ body }) => body).join('\n');
  for (const text of ['Da conta.', 'A apagar.', 'Feio.']) expect(await bodies()).toContain(text);
  const close = 'mutation { deleteAccount(password: "segredo-bem-longo") { __typename } }';
  expect(await ask(guia, visitor, close)).toEqual({ __typename: expect.any(String) });
  expect(await bodies()).not.toContain('Da conta.');
  await guia.sql`DELETE FROM messages WHERE id = ${body.data.id}`;
  expect(await bodies()).not.toContain('A apagar.');
  await guia.sql`UPDATE ratings SET hidden_at = now() WHERE company_id = ${company}`;
  expect(await bodies()).not.toContain('Feio.');
});
