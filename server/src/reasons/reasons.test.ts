import { expect, test } from 'vitest';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { APPROVAL_TYPES } from '../approvals/approval-types.ts';

const guia = testApp();

const ask = async (query: string, variables = {}) => (await guia.graphql(query, variables, admin)).body;
const all = async () => (await ask('{ adminReasonTemplates { id title text } }')).data.adminReasonTemplates;
const REJECTED = APPROVAL_TYPES.flatMap(({ actions }) => actions)
  .filter(({ isGrant: gives }) => !gives)
  .map(({ kind }) => kind);
const CREATE = `mutation ($input: CreateReasonTemplateInput!) { createReasonTemplate(input: $input) { id title text } }`;

test('a new site has reasons to choose from, in Portuguese and short enough to be sent', async () => {
  const reasons = await all();
  expect(reasons.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['Dados incompletos', 'Empresa duplicada', 'Fora do escopo', 'Contato inválido']),
  );
  for (const { text } of reasons) expect([...text].length).toBeLessThan(1_000);
});

test('administrators add, change and remove reasons, and the log says so', async () => {
  const input = { title: 'Foto de outra loja', text: 'A foto mostra outra loja.' };
  const created = (await ask(CREATE, { input })).data.createReasonTemplate;
  expect((await all()).at(-1)).toEqual({ id: created.id, ...input });
  const changed = await ask(
    `mutation ($id: ID!, $input: UpdateReasonTemplateInput!) { updateReasonTemplate(id: $id, input: $input) { id title text } }`,
    { id: created.id, input: { ...input, text: 'A foto mostra outra loja. Envie uma da sua.' } },
  );
  expect(changed.data.updateReasonTemplate.text).toContain('Envie uma da sua.');
  await ask('mutation ($id: ID!) { deleteReasonTemplate(id: $id) { id } }', { id: created.id });
  expect(await all()).not.toContainEqual(expect.objectContaining({ id: created.id }));
  const rows = await guia.sql`SELECT action FROM audit_entries WHERE subject_type = 'reason' ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual(['reason.create', 'reason.update', 'reason.remove']);
});

test('a reason that is added at a place stands there', async () => {
  const ordered = async () =>
    (await ask('{ adminReasonTemplates(kind: newCompany) { id title text position } }')).data
      .adminReasonTemplates;
  const before = await ordered();
  const { id, ...input } = before[1];
  await ask('mutation ($id: ID!) { deleteReasonTemplate(id: $id) { id } }', { id });
  const restored = (await ask(CREATE, { input })).data.createReasonTemplate;
  expect(await ordered()).toEqual(before.with(1, { ...input, id: restored.id }));
});

test('a place beyond the list is refused in Portuguese', async () => {
  const input = { kind: 'newCompany', title: 'Longe', text: 'Longe demais.', position: 2_000_000 };
  const { errors } = await ask(CREATE, { input });
  expect(errors[0].extensions.fields.position[0].message).toBe('A posição vai de 0 a 1.000.000.');
});

test('each kind of thing that is rejected has its own reasons', async () => {
  const ofKind = async (kind: string) =>
    (await ask('query ($kind: WorkKind) { adminReasonTemplates(kind: $kind) { kind title text } }', { kind }))
      .data.adminReasonTemplates;
  for (const kind of REJECTED) {
    const reasons = await ofKind(kind);
    expect(reasons.length, kind).toBeGreaterThan(1);
    for (const reason of reasons) expect(reason).toMatchObject({ kind });
  }
  const input = { kind: 'photo', title: 'Dados incompletos', text: 'Falta a legenda.' };
  const { data } = await ask(CREATE, { input });
  expect((await ofKind('photo')).at(-1)).toEqual(input);
  expect(await ofKind('newCompany')).not.toContainEqual(input);
  await ask('mutation ($id: ID!) { deleteReasonTemplate(id: $id) { id } }', {
    id: data.createReasonTemplate.id,
  });
  for (const kind of ['message', 'dataRequest']) {
    const { errors } = await ask(CREATE, { input: { ...input, kind } });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { kind: [{}] } });
  }
});

test('a title is needed and unique, and there are at most 50', async () => {
  const empty = await ask(CREATE, { input: { title: ' ', text: '' } });
  expect(Object.keys(empty.errors[0].extensions.fields).sort()).toEqual(
    ['input.text', 'input.title'].map((name) => name.replace('input.', '')),
  );
  const taken = await ask(CREATE, { input: { title: 'dados INCOMPLETOS', text: 'x' } });
  expect(taken.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { title: [{ code: 'TAKEN' }] },
  });
  await guia.sql`INSERT INTO reason_templates (title, text) SELECT 'Motivo ' || n, 'x' FROM generate_series(1, 50) n`;
  const full = await ask(CREATE, { input: { title: 'Mais um', text: 'x' } });
  expect(full.errors[0].extensions.code).toBe('CONFLICT');
});
