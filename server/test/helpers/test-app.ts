import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { APPROVAL_TYPES } from '../../src/approvals/approval-types.ts';
import { ownClaimedByDomain } from '../../src/companies/claims/prove-claim.ts';
import { readConfig } from '../../src/config.ts';
import { ChangeFeed } from '../../src/database/change-feed.ts';
import type { Replica } from '../../src/database/replica.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import type { Services } from '../../src/graphql/context.ts';
import type { Draining } from '../../src/http/draining.ts';
import { MAIL_MAKERS } from '../../src/mail-makers.ts';
import type { Metrics } from '../../src/metrics/metrics.ts';
import { PRIVACY_PROVIDERS } from '../../src/privacy-providers.ts';
import { CHOICE_NAMES } from '../../src/program.ts';
import { Queues } from '../../src/shared/concurrency-limiter.ts';
import { createLog, type Log } from '../../src/shared/log.ts';
import { Passwords } from '../../src/shared/passwords.ts';
import { ADMIN, ADMIN_TOKEN, CHEAP_HASHES } from './migrate-template.ts';
import { perFile } from './per-file.ts';
import { createTestDatabase, type Sql, sqlOf } from './test-database.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

export interface Caller {
  token?: string;
  address?: string;
}

/** The administrator, signed in by a session of the template database. */
export const admin = { token: ADMIN_TOKEN };

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  replica: Replica | null;
  /** For fixtures and for checks behind the interface. */
  pool: pg.Pool;
  sql: Sql;
  /** Of its database. */
  url: string;
  rest(method: InjectOptions['method'], path: string, body?: unknown, caller?: Caller): Promise<Answer>;
  graphql(query: string, variables?: Record<string, unknown>, caller?: Caller): Promise<Answer>;
  /** Opens another session of the administrator. */
  adminToken(): Promise<string>;
  /** Registers a new company account. */
  owner(name?: string): Promise<{ id: number; token: string; email: string }>;
  /** Resolves once the program was notified of everything written so far, also of what a test wrote itself. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

let counter = 0;

interface TestAppOptions {
  /** Returns the address for the program, such as that of a proxy. */
  through?: (url: string) => Promise<string>;
  /** The same for the connection of the change feed. */
  listenThrough?: (url: string) => Promise<string>;
  /** The built client; pages are served only with it. */
  clientDir?: string | null;
  metrics?: Metrics;
  draining?: Draining;
  /** By default a log of `LOG_LEVEL`, which is `silent` here. */
  log?: Log;
  /** A replica of its database, for public reads. */
  replicaUrl?: string;
  /** Hashes passwords as slowly as the program does. */
  hashesSlowly?: boolean;
  /** Starts another instance on the database of this one. */
  instanceOf?: Pick<TestApp, 'url'>;
}

/** Starts the program without a port, on a database of its own. `env` overrides the configuration. */
export async function startTestApp(
  env: Record<string, string> = {},
  {
    through = async (url) => url,
    listenThrough = async (url) => url,
    clientDir = null,
    hashesSlowly = false,
    instanceOf,
    log: ownLog,
    metrics,
    draining,
    replicaUrl,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const database = instanceOf ? { url: instanceOf.url, close: async () => {} } : await createTestDatabase();
  const url = await through(database.url);
  const config = readConfig({
    DATABASE_URL: url,
    NODE_ENV: 'test',
    LIMIT_REGISTRATIONS: '10000',
    LIMIT_REQUESTS_AT_ONCE: '10000',
    LIMIT_PAGES_AT_ONCE: '10000',
    LIMIT_UPLOADS_AT_ONCE: '10000',
    LIMIT_PASSWORD_HASHES: '32',
    LIMIT_LOGINS_ADDRESS: '10000',
    LIMIT_REQUESTS_ANONYMOUS: '1000000',
    LIMIT_REQUESTS_SIGNED_IN: '1000000',
    LIMIT_LOOK_UPS_IN_VAIN: '1000000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    ...(replicaUrl && { DATABASE_READ_URL: replicaUrl }),
    ...env,
  });
  const log = ownLog ?? createLog(config.logLevel);
  const changeFeed = new ChangeFeed(await listenThrough(url), log);
  const db = await connect(url, config, { role: 'program', log, changeFeed });
  const queues = new Queues(config.limits);
  const services: Services = {
    config,
    db,
    changeFeed,
    passwords: new Passwords(config.limits.PASSWORD_HASHES, queues, hashesSlowly ? undefined : CHEAP_HASHES),
    queues,
    privacyProviders: PRIVACY_PROVIDERS,
    choiceNames: CHOICE_NAMES,
    approvalTypes: APPROVAL_TYPES,
    onEmailConfirmed: ownClaimedByDomain,
    mailMakers: MAIL_MAKERS,
    log,
    startedAt: new Date(),
  };
  const app = await createApp(services, {
    clientDir,
    ...(metrics && { metrics }),
    ...(draining && { draining }),
  });
  await changeFeed.start();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // Dropping the database at the end ends idle connections; that is no failure of the test.
  pool.on('error', () => {});

  const headersOf = ({ token, address }: Caller) => ({
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { 'x-forwarded-for': address }),
  });
  const answerOf = async (options: InjectOptions): Promise<Answer> => {
    const reply = await app.inject(options);
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
  };

  const test: TestApp = {
    app,
    services,
    replica: db.replica,
    pool,
    sql: sqlOf(pool),
    url: database.url,
    rest: (method, path, body, caller = {}) =>
      answerOf({
        method,
        url: `/api${path}`,
        headers: headersOf(caller),
        ...(body !== undefined && { payload: body as object }),
      }),
    graphql: (query, variables = {}, caller = {}) =>
      answerOf({
        method: 'POST',
        url: '/graphql',
        headers: headersOf(caller),
        payload: { query, variables },
      }),
    async adminToken() {
      const { body } = await test.rest('POST', '/auth/login', ADMIN);
      return body.token;
    },
    async owner(name = 'Dona de Empresa') {
      const email = `pessoa${++counter}@teste.com.br`;
      const { body } = await test.rest('POST', '/auth/register', {
        name,
        email,
        role: 'company',
        password: 'segredo-bem-longo',
        password_confirmation: 'segredo-bem-longo',
        terms: true,
      });
      return { id: body.user.id, token: body.token, email };
    },
    async settled() {
      const sync = changeFeed.sync();
      if (!sync) throw new Error('The change feed is disconnected.');
      await pool.query(`SELECT pg_notify('changes', $1)`, [sync.payload]);
      await sync.wait();
    },
    async close() {
      await app.close();
      await changeFeed.close();
      await db.close();
      await pool.end();
      await database.close();
    },
  };
  return test;
}

/** Returns the program of a test file, started as by `startTestApp`. */
export const testApp = (...options: Parameters<typeof startTestApp>): TestApp =>
  perFile(() => startTestApp(...options));
