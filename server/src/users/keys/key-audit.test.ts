import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { HEADER, importFixtures, row } from '../../../test/helpers/import-fixtures.ts';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const LOG = `query ($action: String!) { adminAuditEntries(action: $action) { items {
  actorText actionText subjectText changes { name beforeText afterText } } } }`;

const guia = testApp();

const newest = async (action: string) =>
  (await guia.graphql(LOG, { action }, admin)).body.data.adminAuditEntries.items[0];

test('what is done by a key is recorded with its name', async () => {
  const { secret } = await createKey(guia, admin.token, ['companiesWrite'], { name: 'ERP' });
  const id = await makeCompany(guia.pool, { name: 'Padaria da Rosa', is_approved: false });
  const { status } = await guia.rest('POST', `/admin/companies/${id}/approve`, {}, { token: secret });
  expect(status).toBe(200);
  const { actorText, changes } = await newest('company.approve');
  expect(actorText).toBe(`Administrador (chave de API ERP, ${secret.slice(0, 14)}…)`);
  expect(JSON.stringify(changes)).not.toContain('ERP');
  await guia.rest('PUT', `/admin/companies/${id}`, { name: 'Padaria da Ana' }, admin);
  expect((await newest('company.update')).actorText).toBe('Administrador');
});

test('an import sent and started by a key ends under its name', async () => {
  const { secret } = await createKey(guia, admin.token, ['companiesWrite'], { name: 'Carga' });
  const imports = importFixtures(guia);
  const { id, columns } = (await imports.upload(`${HEADER}\n${row(1)}`, secret)).data.createImport;
  await imports.check(id, columns);
  await imports.jobs.workOff();
  await imports.step('runImport', id, { token: secret });
  await imports.jobs.workOff();
  const { actorText, changes } = await newest('import.finish');
  expect(actorText).toBe(`Administrador (chave de API Carga, ${secret.slice(0, 14)}…)`);
  expect(JSON.stringify(changes)).not.toContain('Carga');
});

test('making and ending a key is recorded, without its secret', async () => {
  const owner = await guia.owner('Rosa Lima');
  const { secret, id } = await createKey(guia, owner.token, ['ratingsRead', 'messagesWrite'], {
    name: 'Site',
    expiry: 'never',
  });
  const label = `Site, ${secret.slice(0, 14)}…`;
  expect(await newest('user.key-create')).toEqual({
    actorText: 'Rosa Lima',
    actionText: 'criou uma chave de API para',
    subjectText: 'Rosa Lima',
    changes: [
      { name: 'Chave de API', beforeText: null, afterText: label },
      {
        name: 'Permissões',
        beforeText: null,
        afterText: 'Avaliações: leitura, Mensagens: leitura e alteração',
      },
    ],
  });
  await guia.graphql('mutation ($id: ID!) { deleteApiKey(id: $id) { id } }', { id }, admin);
  expect(await newest('user.key-end')).toMatchObject({
    actorText: 'Administrador',
    actionText: 'encerrou uma chave de API de',
    subjectText: 'Rosa Lima',
    changes: [{ name: 'Chave de API', afterText: null, beforeText: label }],
  });
});

test('a closed account leaves no names of its keys in the log', async () => {
  const owner = await guia.owner('Rosa Lima');
  const { secret } = await createKey(guia, owner.token, ['companiesWrite'], { name: 'Chave da Rosa' });
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await guia.rest('PUT', `/companies/${id}`, { phone: '(19) 3555-0199' }, { token: secret });
  const entries = async () => JSON.stringify(await guia.sql`SELECT * FROM audit_entries`);
  expect((await entries()).match(/Chave da Rosa/g)).toHaveLength(2);
  const { body } = await guia.graphql(
    'mutation { deleteAccount(password: "segredo-bem-longo") { id } }',
    {},
    { token: owner.token },
  );
  expect(body.errors).toBeUndefined();
  expect(await entries()).not.toContain('Chave da Rosa');
});
