import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readTables } from '../../src/database/backup/catalogue.ts';
import { ApiKeyScope, SCOPE_NAMES } from '../../src/graphql/keys/api-key-scope.ts';
import { type RequiredScope } from '../../src/graphql/keys/for-keys.ts';
import type { Access } from '../../src/graphql/may-call.ts';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';
import { CASES } from '../helpers/cases/cases.ts';
import { fieldOf } from '../helpers/cases/field-access.ts';
import { ARGUMENTS, operationOf, takesFile } from '../helpers/cases/field-arguments.ts';
import { PUBLIC_CASES } from '../helpers/cases/public-cases.ts';
import { createKey, READ_SCOPES } from '../helpers/keys/create-key.ts';
import {
  nameOf,
  OWN_ACCOUNT,
  type RestFixtures,
  routeOf,
  startRestFixtures,
} from '../helpers/rest-fixtures.ts';
import type { TestApp } from '../helpers/test-app.ts';
import { MUTATIONS } from './every-field/mutations.ts';
import type { Prepare } from './every-field/prepare.ts';
import { QUERIES } from './every-field/queries.ts';
import { type Scene, startScene } from './every-field/scene.ts';
import { send } from './every-field/send.ts';

type Field = GraphQLField<unknown, unknown>;
type Kind = 'query' | 'mutation';

const schema = createSchema();
const fieldsOf = (kind: Kind): Field[] =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
const ROOTS = (['query', 'mutation'] as const).flatMap((kind) =>
  fieldsOf(kind).map((field) => [field.name, kind, field] as const),
);
type Root = (typeof ROOTS)[number];
const scopeOf = ({ extensions }: Field): RequiredScope => (extensions.access as Access).scope ?? null;
const nameAll = (scope: RequiredScope): string[] =>
  ROOTS.filter(([, , field]) => scopeOf(field) === scope).map(([name]) => name);

const CLOSED =
  `acceptInvitation addSavedCompany adminApiKeys adminBulkJob adminBulkJobs adminCompanyMerge adminDecidedWork adminDeleteCompany
  adminDemoData adminFind adminListCount adminMessages adminPersonalRecords adminWork adminWorkCounts adminWorkMatter
  answerDataRequest cancelBulkAction cancelInvitation changeMember changePassword companyInvitations companyMembers
  confirmDataRequest confirmEmail confirmSecondFactor createApiKey createUser decide deleteAccount deleteApiKey
  deleteCompany deleteDemoData deleteMessage deletePersonalRecord deleteUser disableSecondFactor endOtherSessions endQuoteRequest
  endSession invitation inviteAdministrator inviteMember leaveCompany login logout markConversationRead mergeCompanies myApiKeys
  myPersonalData
  mySessions ownerCompanies ownerWork quoteRecipients quoteRequest recordClick recordView register removeMember removeSavedCompany
  renewRecoveryCodes requestPasswordReset requestQuotes resendMail resetPassword resetSecondFactor savedCompanies savedCompanyIds
  sendDataRequest sendEmailConfirmation sendPasswordLink setApprovalMails setQuoteRequests setUserActive setUserPassword setWeeklyMail setWeeklyMailByLink
  startBulkAction startSecondFactor undoBulkAction undoDecision updateProfile updateUser`.split(/\s+/);
const OPEN =
  `attributes catalogue categories cities cityPage closedCompany companies companiesOnMap company companyBySlug kinds plans publicSettings ratingCheck searchLinks
  searchSuggestions similarCompanies siteStatistics viewer`.split(/\s+/);

/** Records the tables that are written; not the counters of requests, and not when a key was used. */
async function watchWrites(pool: pg.Pool) {
  const client = await pool.connect();
  const tables = await readTables(client);
  client.release();
  await pool.query(`CREATE TABLE test_writes (name text);
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO test_writes VALUES (TG_TABLE_NAME); RETURN NULL; END $$`);
  for (const { name } of tables) {
    if (name === 'rate_limits') continue;
    const events = name === 'api_keys' ? 'INSERT OR DELETE' : 'INSERT OR UPDATE OR DELETE OR TRUNCATE';
    await pool.query(
      `CREATE TRIGGER note AFTER ${events} ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION note_write()`,
    );
  }
  return {
    forget: () => pool.query('DELETE FROM test_writes'),
    all: async () =>
      (await pool.query<{ name: string }>('SELECT DISTINCT name FROM test_writes')).rows.map(
        ({ name }) => name,
      ),
  };
}
type Writes = Awaited<ReturnType<typeof watchWrites>>;

test('every root field needs a scope, or is open or closed to all keys as listed here', () => {
  expect(nameAll(null).sort()).toEqual(CLOSED);
  expect(nameAll('any').sort()).toEqual(OPEN);
  for (const scope of Object.values(ApiKeyScope))
    expect([scope, nameAll(scope).length]).not.toEqual([scope, 0]);
  for (const [name, kind, field] of ROOTS) {
    const scope = scopeOf(field);
    if (scope === null || scope === 'any') continue;
    expect([name, scope]).toEqual([name, expect.stringMatching(kind === 'query' ? /Read$/ : /Write$/)]);
  }
});

describe('over GraphQL', () => {
  let scene: Scene;
  let writes: Writes;
  beforeAll(async () => {
    scene = await startScene();
    writes = await watchWrites(scene.guia.pool);
  }, 60_000);
  afterAll(() => scene.close());
  /** The administrator's keys by their scopes, ten at most: an account has 20. */
  const kept = new Map<string, Awaited<ReturnType<typeof createKey>>>();
  async function keyOfAdmin(scopes: readonly string[]): Promise<string> {
    const name = scopes.join();
    const key = kept.get(name) ?? (await createKey(scene.guia, scene.admin, scopes));
    kept.set(name, key);
    return key.secret;
  }
  afterEach(() => {
    if (kept.size > 10) kept.clear();
    const ids = [...kept.values()].map(({ id }) => id);
    return scene.guia.sql`DELETE FROM api_keys WHERE id <> ALL (${ids}::int[])`;
  });

  /** Returns the codes of the answer and what it wrote. */
  async function call([, kind, field]: Root, key: string, variables: Record<string, unknown>) {
    await scene.guia.settled();
    await writes.forget();
    const given = { ...variables, ...(takesFile(field) && { file: null }) };
    const text = operationOf(kind, field, given);
    const { errors } = await send(scene, text, {
      as: key,
      variables,
      ...(takesFile(field) && { file: 'nome;cidade' }),
    });
    const [error] = errors ?? [];
    return { code: error?.extensions.code, message: error?.message, written: await writes.all() };
  }

  test.each(ROOTS)('a key that may read everything writes nothing: %s', async (...root) => {
    const [name, kind, field] = root;
    const nothing: Prepare = () => ({});
    const prepares = [(kind === 'query' ? QUERIES : MUTATIONS)[name] ?? nothing].flat();
    for (const prepare of prepares) {
      const { as, variables = {} } = await prepare(scene);
      const key = as ? (await createKey(scene.guia, as, READ_SCOPES)).secret : await keyOfAdmin(READ_SCOPES);
      const { code, message, written } = await call(root, key, variables);
      expect(written).toEqual([]);
      const isRead = kind === 'query' && scopeOf(field) !== null;
      expect(code).toBe(isRead ? undefined : 'FORBIDDEN');
      if (!isRead)
        expect(message).toMatch(/^(Esta chave de API não tem a permissão "|Chaves de API não fazem isto: )/);
    }
  });

  test.each(ROOTS)('a key with all other scopes is refused: %s', async (...root) => {
    const [, , field] = root;
    const scope = scopeOf(field);
    if (scope === null || scope === 'any') return;
    const others = Object.values(ApiKeyScope).filter(
      (one) => one !== scope && one !== scope.replace(/Read$/, 'Write'),
    );
    const least = ARGUMENTS['the least arguments'](field);
    const { written, ...answer } = await call(root, await keyOfAdmin(others), least);
    expect(answer).toEqual({
      code: 'FORBIDDEN',
      message: `Esta chave de API não tem a permissão "${SCOPE_NAMES[scope]}". Crie uma que a tenha.`,
    });
    expect(written).toEqual([]);
  });

  test('public objects show no more than to visitors without the scope of their hidden fields', async () => {
    const { companyId } = await scene.owner();
    const isHidden = ({ description }: Field) =>
      /administrators[,;] null for others|null for all but the owner/i.test(description ?? '');
    const hidden = (name: string) => {
      const type = schema.getType(name);
      return isObjectType(type) ? Object.values(type.getFields()).filter(isHidden) : [];
    };
    expect([hidden('Company').length > 7, hidden('Plan').length]).toEqual([true, 1]);
    const select = (fields: Field[]) =>
      fields
        .map(({ name, type }) => name + (isObjectType(getNamedType(type)) ? ' { __typename }' : ''))
        .join(' ');
    const text = `query ($id: ID!) { company(id: $id) { ${select(hidden('Company'))} }
      plans { items { ${select(hidden('Plan'))} } } }`;
    const seenBy = async (scopes: readonly string[]) => {
      const { secret } = await createKey(scene.guia, scene.admin, scopes);
      return scene.guia.graphql(text, { id: String(companyId) }, { token: secret });
    };
    const { data, errors } = (await seenBy(['ratingsWrite', 'statisticsRead'])).body;
    expect(errors).toBeUndefined();
    expect(
      Object.values({ ...data.company, ...data.plans.items[0] }).filter((value) => value !== null),
    ).toEqual([]);
    const { company } = (await seenBy(['companiesRead'])).body.data;
    expect(company).toMatchObject({ ownerName: 'Dona de Empresa', unreadByAdministration: null });
    expect((await seenBy(['messagesRead'])).body.data.company).toMatchObject({
      ownerName: null,
      unreadByAdministration: 0,
    });

    await scene.guia.sql`UPDATE companies SET is_active = false WHERE id = ${companyId}`;
    expect((await seenBy(['ratingsWrite'])).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await seenBy(['companiesWrite'])).body.errors).toBeUndefined();
  });

  test('a field that is open does not open those beside it', async () => {
    const { secret } = await createKey(scene.guia, scene.admin, ['ratingsRead']);
    const { body } = await scene.guia.graphql(
      '{ categories { id } adminStatistics { totalUsers } }',
      {},
      { token: secret },
    );
    expect(body.data.categories).not.toHaveLength(0);
    expect(body.data.adminStatistics).toBeNull();
    const developerMessage = expect.stringContaining('API key');
    expect(body.errors).toMatchObject([
      { path: ['adminStatistics'], extensions: { code: 'FORBIDDEN', developerMessage } },
    ]);
  });
});

describe('over REST', () => {
  let fixtures: RestFixtures;
  let guia: TestApp;
  let writes: Writes;
  let sessions: string[];
  let readKeys: string[];
  beforeAll(async () => {
    fixtures = await startRestFixtures();
    guia = fixtures.guia;
    writes = await watchWrites(guia.pool);
    const { 'the owner': owner = '', 'an administrator': administrator = '' } = fixtures.tokens;
    sessions = [owner, administrator];
    readKeys = [];
    for (const token of sessions) readKeys.push((await createKey(guia, token, READ_SCOPES)).secret);
  });
  afterAll(() => guia.close());

  const ROWS = [
    ...[...CASES, ...PUBLIC_CASES].map(({ row, prepare }) => [row, prepare] as const),
    ...Object.entries(OWN_ACCOUNT).map(
      ([row, bodyOf]) => [row, () => ({ body: bodyOf('nova@exemplo.com.br') })] as const,
    ),
  ];

  test('every row is called here', () => {
    expect(ROWS.map(([row]) => row).sort()).toEqual(ROUTE_TABLE.map(nameOf).sort());
  });

  test.each(ROWS)('a key that may read everything writes nothing: %s', async (row, prepare) => {
    const route = routeOf(row);
    const isOpen = route.method === 'GET' && !CLOSED.includes(fieldOf(route));
    for (const [index, key] of readKeys.entries()) {
      const target = await prepare(await fixtures.scene());
      await writes.forget();
      const { status, body } = await fixtures.call(route, target, key);
      expect(await writes.all()).toEqual([]);
      // What the person may not, the key may not either.
      const own = isOpen ? (await fixtures.call(route, target, sessions[index])).status : 403;
      expect({ status, message: body.message }).toEqual({
        status: own,
        message: isOpen ? body.message : expect.stringMatching(/Esta chave de API|Chaves de API/),
      });
    }
  });

  test('a key with the scope writes', async () => {
    const { companyId } = await fixtures.scene();
    const { secret } = await createKey(guia, sessions[0] ?? '', ['companiesWrite']);
    const { status, body } = await guia.rest(
      'PUT',
      `/companies/${companyId}`,
      { name: 'Nome do sistema' },
      { token: secret },
    );
    expect([status, body.company?.name ?? body.data.name]).toEqual([200, 'Nome do sistema']);
  });
});
