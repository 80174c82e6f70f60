import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const ask = async (query: string, variables = {}, caller = admin) =>
  (await guia.graphql(query, variables, caller)).body;

test('an owner’s changes after approval are listed with before and after until they are seen', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { name: 'Nome Antigo', owner_id: owner.id });
  const CHANGED =
    '{ adminChangedCompanies { total items { company { id } changedAt changes { field name before after isFact } } } }';
  const put = (body: object, caller: { token: string }) => guia.rest('PUT', `/companies/${id}`, body, caller);
  expect((await put({ name: 'Nome do Meio' }, owner)).status).toBe(200);
  await put({ name: 'Nome Novo', category_id: 4, city: 'Santos' }, owner);
  await put({ website: 'exemplo.com.br' }, admin);
  const { data } = await ask(CHANGED);
  expect(data.adminChangedCompanies).toMatchObject({ total: 1, items: [{ company: { id: String(id) } }] });
  const [item] = data.adminChangedCompanies.items;
  expect(item.changes).toEqual(
    expect.arrayContaining([
      { field: 'name', name: 'Nome', before: 'Nome Antigo', after: 'Nome Novo', isFact: false },
      { field: 'category', name: 'Categoria', before: 'Alimentação', after: 'Saúde', isFact: false },
      { field: 'city', name: 'Cidade', before: 'Campinas - SP', after: 'Santos - SP', isFact: false },
    ]),
  );
  expect(item.changes).toHaveLength(3);
  await put({ name: 'Nome Antigo' }, owner);
  const SEEN =
    'mutation ($id: ID!, $changedAt: DateTime) { markChangesSeen(companyId: $id, changedAt: $changedAt) { id } }';
  const early = await ask(SEEN, { id, changedAt: item.changedAt });
  expect(early.errors[0].extensions.code).toBe('CONFLICT');
  const late = await ask(SEEN, { id, changedAt: '2100-01-01T00:00:00Z' });
  expect(late.errors[0].extensions.code).toBe('CONFLICT');
  const again = await ask(CHANGED);
  const [now] = again.data.adminChangedCompanies.items;
  expect(now.changes.map(({ field }: { field: string }) => field)).not.toContain('name');
  expect((await ask(SEEN, { id, changedAt: now.changedAt })).data.markChangesSeen).toEqual({
    id: String(id),
  });
  expect((await ask(CHANGED)).data.adminChangedCompanies.total).toBe(0);
  expect((await ask(SEEN, { id })).errors[0].extensions.code).toBe('CONFLICT');
});

test('changes of a pending company are not marked, since it will be reviewed', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { is_approved: false, owner_id: owner.id });
  await guia.rest('PUT', `/companies/${id}`, { name: 'Ainda em Análise' }, owner);
  const rows = await guia.sql`SELECT 1 FROM company_changes WHERE company_id = ${id}`;
  expect(rows).toEqual([]);
});
