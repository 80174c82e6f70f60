import { expect, test } from 'vitest';
import { ask } from '../../test/helpers/ask.ts';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();

const LIST = '{ myAnswerTemplates(perPage: 100) { total items { id title text } } }';
const CREATE =
  'mutation ($input: CreateAnswerTemplateInput!) { createAnswerTemplate(input: $input) { id title text } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateAnswerTemplateInput!) { updateAnswerTemplate(id: $id, input: $input) { id title text } }';
const DELETE = 'mutation ($id: ID!) { deleteAnswerTemplate(id: $id) { id } }';
const input = { title: 'Horário', text: 'Olá, {nome}!\nAbrimos às 8h.' };

test('an account stores, changes and deletes templates; nobody else sees them', async () => {
  const owner = await guia.owner();
  const other = await guia.owner();
  const made = await ask(guia, owner, CREATE, { input });
  expect(made).toMatchObject(input);
  expect(await ask(guia, other, LIST)).toMatchObject({ total: 0, items: [] });
  const changed = { title: 'Domingo', text: 'Domingo não abrimos.' };
  expect(await ask(guia, other, UPDATE, { id: made.id, input: changed })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await ask(guia, owner, UPDATE, { id: made.id, input: changed })).toEqual({
    id: made.id,
    ...changed,
  });
  expect(await ask(guia, owner, LIST)).toEqual({ total: 1, items: [{ id: made.id, ...changed }] });
  expect(await ask(guia, other, DELETE, { id: made.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(guia, owner, DELETE, { id: made.id })).toEqual({ id: made.id });
  expect(await ask(guia, owner, DELETE, { id: made.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(guia, {}, LIST)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('title and text are required and limited', async () => {
  const owner = await guia.owner();
  const fieldsOf = async (changes: object) =>
    Object.keys((await ask(guia, owner, CREATE, { input: { ...input, ...changes } })).fields ?? {});
  expect(await fieldsOf({ title: ' ' })).toEqual(['title']);
  expect(await fieldsOf({ text: '' })).toEqual(['text']);
  expect(await fieldsOf({ title: 'a'.repeat(61) })).toEqual(['title']);
  expect(await fieldsOf({ text: 'a'.repeat(1_001) })).toEqual(['text']);
  // An emoji is one character.
  expect(
    await ask(guia, owner, CREATE, { input: { title: '🥖'.repeat(60), text: '🥖'.repeat(1_000) } }),
  ).toMatchObject({ title: '🥖'.repeat(60) });
});

test('an account has 20 templates, also when several arrive at once', async () => {
  const owner = await guia.owner();
  for (let count = 0; count < 19; count++) await ask(guia, owner, CREATE, { input });
  const last = await Promise.all([1, 2, 3].map(() => ask(guia, owner, CREATE, { input })));
  expect(last.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
  expect(await ask(guia, owner, LIST)).toMatchObject({ total: 20 });
});

test('personal data have the templates, and closing the account removes them', async () => {
  const owner = await guia.owner();
  await ask(guia, owner, CREATE, { input });
  expect((await ask(guia, owner, '{ myPersonalData }')).answerTemplates).toMatchObject([input]);
  await ask(guia, owner, 'mutation { deleteAccount(password: "segredo-bem-longo") { id } }');
  const rows = await guia.sql`SELECT FROM answer_templates WHERE user_id = ${owner.id}`;
  expect(rows).toEqual([]);
});
