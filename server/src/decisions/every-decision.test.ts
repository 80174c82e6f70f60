import { beforeAll, expect, test } from 'vitest';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { type Thing, waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { APPROVAL_TYPE, APPROVAL_TYPES } from '../approvals/approval-types.ts';

const guia = testApp();
let second: string;
let make: Record<Thing, () => Promise<number>>;
let owner: { id: number; token: string; email: string };
beforeAll(async () => {
  const { id, token: own } = await guia.owner('Bia Reis');
  await guia.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
  second = own;
  owner = await guia.owner('Rosa Lima');
  make = waitingThings(guia, owner.id);
});

const ask = async (query: string, variables = {}, as = admin.token) =>
  (await guia.graphql(query, variables, { token: as })).body;
const isTrue = async (statement: string, id: number): Promise<boolean> =>
  Boolean((await guia.pool.query<{ is: boolean }>(`SELECT (${statement}) AS is`, [id])).rows[0]?.is);

const QUEUES: Record<string, string> = {
  claim: '{ list: adminClaims(status: pending, perPage: 100) { items { id } } }',
  photo: '{ list: adminPhotos(perPage: 100) { items { photo { id } } } }',
  correction: '{ list: adminCorrections(status: pending, perPage: 100) { items { id } } }',
  planRequest: '{ list: adminPlanRequests(status: pending, perPage: 100) { items { id } } }',
  reportedRating: '{ list: adminRatings(isReported: true, perPage: 100) { items { id } } }',
  accessRequest: '{ list: adminCompanies(isMessageAccessRequested: true, perPage: 100) { items { id } } }',
  dataRequest: '{ list: adminWork(kinds: [dataRequest], perPage: 100) { items { id } } }',
  message: '{ list: adminWork(kinds: [message], perPage: 100) { items { id } } }',
  changedCompany: '{ list: adminChangedCompanies(perPage: 100) { items { company { id } } } }',
};
const isListed = async (kind: string, id: number): Promise<boolean> => {
  const { data } = await ask(QUEUES[kind] as string);
  return JSON.stringify(data.list.items).includes(`"id":"${id}"`);
};

/** What cannot be taken back at all: people hear of it elsewhere. */
const FINAL = new Set(['claim', 'accessRequest']);

/** Kind, action, the mutation's arguments and answer, what a second one hears, what holds in the end. */
const CASES = [
  [
    'claim',
    'approve',
    'approveClaim(id: $id',
    '{ id status }',
    'aceitou este pedido',
    `SELECT status = 'approved' FROM company_claims WHERE id = $1`,
  ],
  [
    'claim',
    'reject',
    'rejectClaim(id: $id, reason: "Sem prova"',
    '{ id status }',
    'recusou este pedido',
    `SELECT status = 'rejected' AND decision_notes = 'Sem prova' FROM company_claims WHERE id = $1`,
  ],
  [
    'photo',
    'approve',
    'approvePhoto(id: $id',
    '{ photo { id } }',
    'aprovou esta foto',
    `SELECT state = 'ready' FROM company_photos WHERE id = $1`,
  ],
  [
    'photo',
    'delete',
    'deleteCompanyPhoto(id: $id, reason: "Escura"',
    '{ id }',
    'removeu esta foto',
    'SELECT removed_at IS NOT NULL FROM company_photos WHERE id = $1',
  ],
  [
    'correction',
    'accept',
    'acceptCorrection(id: $id',
    '{ id status }',
    'aceitou esta correção',
    `SELECT k.status = 'accepted' AND c.name = 'Nome certo' FROM company_corrections k
     JOIN companies c ON c.id = k.company_id WHERE k.id = $1`,
  ],
  [
    'correction',
    'decline',
    'declineCorrection(id: $id, reason: "Não"',
    '{ id }',
    'recusou esta correção',
    `SELECT status = 'declined' FROM company_corrections WHERE id = $1`,
  ],
  [
    'planRequest',
    'approve',
    'approvePlanRequest(id: $id',
    '{ id status }',
    'aprovou esta solicitação',
    `SELECT r.status = 'approved' AND u.plan_id = r.requested_plan_id FROM plan_requests r
     JOIN users u ON u.id = r.user_id WHERE r.id = $1`,
  ],
  [
    'planRequest',
    'reject',
    'rejectPlanRequest(id: $id, reason: "Não"',
    '{ id }',
    'rejeitou esta solicitação',
    `SELECT status = 'rejected' FROM plan_requests WHERE id = $1`,
  ],
  [
    'reportedRating',
    'hide',
    'hideRating(id: $id, reason: "Ofensa"',
    '{ id isHidden }',
    'ocultou esta avaliação',
    'SELECT hidden_at IS NOT NULL FROM ratings WHERE id = $1',
  ],
  [
    'reportedRating',
    'dismiss-reports',
    'dismissRatingReports(id: $id',
    '{ id openReports }',
    'descartou as denúncias desta avaliação',
    'SELECT open_reports = 0 FROM ratings WHERE id = $1',
  ],
  [
    'dataRequest',
    'answer',
    'answerDataRequest(id: $id, answer: "Nada."',
    '{ id }',
    'respondeu a este pedido',
    `SELECT status = 'answered' AND answer = 'Nada.' FROM data_requests WHERE id = $1`,
  ],
  [
    'accessRequest',
    'give',
    'setMessageAccess(companyId: $id, hasMessageAccess: true',
    '{ id }',
    'liberou o acesso às mensagens desta empresa',
    'SELECT has_message_access FROM companies WHERE id = $1',
  ],
  [
    'accessRequest',
    'deny',
    'setMessageAccess(companyId: $id, hasMessageAccess: false, reason: "Ainda não"',
    '{ id }',
    'recusou o acesso às mensagens desta empresa',
    'SELECT NOT EXISTS (SELECT FROM message_access_requests WHERE company_id = $1)',
  ],
  [
    'message',
    'read',
    'markConversationRead(companyId: $id',
    '{ id }',
    'marcou como lidas as mensagens desta empresa',
    'SELECT bool_and(is_read AND read_at IS NOT NULL) FROM messages WHERE company_id = $1',
  ],
  [
    'changedCompany',
    'see',
    'markChangesSeen(companyId: $id',
    '{ id }',
    'revisou as alterações desta empresa',
    'SELECT NOT EXISTS (SELECT FROM company_changes WHERE company_id = $1)',
  ],
  [
    'changedCompany',
    'revert',
    'revertCompanyChanges(companyId: $id',
    '{ company { id name } }',
    'devolveu esta empresa ao que era',
    `SELECT name = 'Nome velho' FROM companies WHERE id = $1`,
  ],
] as const;

test('the cases are all decisions on what waits but those on companies, which have a test of their own', () => {
  const tested = CASES.map(([kind, action]) => `${kind}.${action}`);
  const known = APPROVAL_TYPES.flatMap(({ actions }) => actions).filter(
    ({ kind, name }) => kind !== 'newCompany' && name !== 'withdraw',
  );
  expect(known.map(({ kind, name }) => `${kind}.${name}`).sort()).toEqual([...tested].sort());
});

/** What a decision must leave as it was once it is undone, without what only counts writes. */
async function stored(): Promise<unknown> {
  const tables =
    'companies company_claims company_photos company_corrections plan_requests ratings data_requests';
  const rows = tables
    .concat(' messages company_changes message_access_requests')
    .split(' ')
    .map((table) => `(SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)) FROM ${table} t) AS ${table}`);
  const all = `SELECT ${rows.join(', ')}, (SELECT plan_id FROM users WHERE id = $1) AS plan`;
  return (await guia.pool.query(all, [owner.id])).rows[0];
}
const dueMails = async (): Promise<number> =>
  (await guia.pool.query('SELECT count(*)::int AS count FROM mails WHERE next_try_at <= now()')).rows[0]
    .count;
const UNDO = 'mutation ($kind: WorkKind!, $id: ID!) { undoDecision(kind: $kind, id: $id) { id } }';

test.each(CASES)('%s: %s takes effect at once', async (kind, action, call, answer, did, holds) => {
  const id = await make[kind]();
  const [asItWas, mails] = [await stored(), await dueMails()];
  const mutate = (undoable: boolean, as = admin.token) =>
    ask(`mutation ($id: ID!) { done: ${call}, undoable: ${undoable}) ${answer} }`, { id }, as);
  const first = await mutate(true);
  expect(first.errors).toBeUndefined();
  expect(JSON.stringify(first.data.done)).toContain(`"id":"${id}"`);
  expect([await isListed(kind, id), await isTrue(holds, id)]).toEqual([false, true]);
  if (FINAL.has(kind)) {
    const { errors } = await ask(UNDO, { kind, id }, second);
    expect(errors[0].extensions.code).toBe('CONFLICT');
    expect(await isTrue(holds, id)).toBe(true);
    return;
  }
  expect(await dueMails()).toBe(mails);
  if (action !== 'read') {
    const { errors } = await mutate(true, second);
    expect(errors[0].extensions.code).toBe('CONFLICT');
    expect(errors[0].message).toMatch(new RegExp(`^Administrador.* já ${did} agora mesmo\\.$`));
    expect((await mutate(false, second)).errors[0].extensions.code).toBe('CONFLICT');
  }
  expect((await ask(UNDO, { kind, id }, second)).data.undoDecision).toEqual({ id: String(id) });
  expect(await stored()).toEqual(asItWas);
  await passUndoTime(guia);
  await forgetDecisions(guia);
  expect([await isListed(kind, id), await dueMails()]).toEqual([true, mails]);

  expect((await mutate(true)).errors).toBeUndefined();
  await passUndoTime(guia);
  expect((await ask(UNDO, { kind, id })).errors[0]).toMatchObject({
    message: 'Não há mais o que desfazer: a decisão já vale ou já foi desfeita.',
    extensions: { code: 'CONFLICT' },
  });
  await forgetDecisions(guia);
  expect([await isListed(kind, id), await isTrue(holds, id)]).toEqual([false, true]);
  expect((await guia.pool.query('SELECT FROM decisions')).rows).toEqual([]);
});

const DECIDE = `mutation ($kind: WorkKind!, $id: ID!, $decision: Decision!, $reason: String) {
  decide(kind: $kind, id: $id, decision: $decision, reason: $reason, undoable: true) { kind id notRestored } }`;
const REASONS: Record<string, string> = { claim: 'Sem prova', dataRequest: 'Nada.' };

test.each(CASES)('%s: %s is what `decide` does as well', async (kind, action, _call, _answer, did, holds) => {
  const id = String(await make[kind]());
  const { isGrant } = APPROVAL_TYPE[kind].actions.find(({ name }) => name === action) as { isGrant: boolean };
  const variables = {
    kind,
    id,
    decision: isGrant ? 'approve' : 'reject',
    reason: REASONS[kind] ?? (isGrant ? null : 'Não'),
  };
  expect((await ask(DECIDE, variables)).data).toEqual({ decide: { kind, id, notRestored: [] } });
  expect([await isListed(kind, Number(id)), await isTrue(holds, Number(id))]).toEqual([false, true]);
  if (action === 'read') return;
  const { errors } = await ask(DECIDE, variables, second);
  expect(errors[0].extensions.code).toBe('CONFLICT');
  expect(errors[0].message).toMatch(new RegExp(`^Administrador.* já ${did} agora mesmo\\.$`));
  await passUndoTime(guia);
  await forgetDecisions(guia);
});

test.each([
  ['planRequest', 'reject', ' ', { reason: ['O motivo da rejeição é obrigatório.'] }],
  ['dataRequest', 'approve', null, { reason: ['Escreva a resposta.'] }],
  ['message', 'reject', null, { decision: ['Isto não pode ser recusado.'] }],
  ['claim', 'reject', 'x'.repeat(1_001), { reason: ['Use no máximo 1.000 caracteres.'] }],
] as const)('%s is not decided by %s without what it needs', async (kind, decision, reason, fields) => {
  const id = String(await make[kind]());
  const { errors } = await ask(DECIDE, { kind, id, decision, reason });
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(
    Object.fromEntries(
      Object.entries(errors[0].extensions.fields as Record<string, { message: string }[]>).map(
        ([field, all]) => [field, all.map(({ message }) => message)],
      ),
    ),
  ).toEqual(fields);
  expect(await isListed(kind, Number(id))).toBe(true);
});

test('who does not manage accounts decides on no request about personal data', async () => {
  await guia.pool.query('DELETE FROM data_requests');
  const id = String(await make.dataRequest());
  const moderator = await guia.owner('Caio Prado');
  await guia.pool.query(`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = $1`, [
    moderator.id,
  ]);
  const variables = { kind: 'dataRequest', id, decision: 'approve', reason: 'Nada.' };
  const { errors } = await ask(DECIDE, variables, moderator.token);
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
});
