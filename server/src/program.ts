import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { CHOICE_NAMES } from './choice-names.ts';
import { remindOfOverdue } from './companies/approval/remind-of-overdue.ts';
import { refreshDictionaries } from './companies/search/refresh-dictionaries.ts';
import type { Config } from './config.ts';
import { ChangeFeed } from './database/change-feed.ts';
import { Database } from './database/database.ts';
import { isDatabaseAway } from './database/postgres-errors.ts';
import { cleanUp } from './database/setup/clean-up.ts';
import { connect, openServer } from './database/setup/open-database.ts';
import { prepareDatabase } from './database/setup/prepare-database.ts';
import { TABLES } from './database/setup/tables.ts';
import type { Services } from './graphql/context.ts';
import { Draining } from './http/draining.ts';
import { type ListenAddress, listenAt, requireFreePort } from './http/listening.ts';
import { warmUp } from './http/warm-up.ts';
import { ImportJobs } from './imports/jobs/import-jobs.ts';
import { Delivery } from './mail/delivery.ts';
import { startDelivery } from './mail/delivery-loop.ts';
import { Metrics } from './metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from './metrics/metrics-server.ts';
import { readOutboxFigures } from './metrics/outbox-figures.ts';
import { PRIVACY_PROVIDERS } from './privacy-providers.ts';
import { Queues } from './shared/concurrency-limiter.ts';
import type { Log } from './shared/log.ts';
import { Passwords } from './shared/passwords.ts';
import { repeat } from './shared/repeat.ts';
import { issueToken } from './users/password/one-time-tokens.ts';

const RETRY_MS = 500;
/** What a start may take before it is said that the program lives: health checks give up on who says nothing. */
const LISTEN_AFTER_MS = 5_000;
const CLEANING_EVERY_MS = 15 * 60_000;
const REMINDERS_EVERY_MS = 15 * 60_000;
const OUTBOX_FIGURES_EVERY_MS = 15_000;
const DICTIONARIES_EVERY_MS = 10 * 60_000;

export interface Program {
  app: FastifyInstance;
  /** Finishes what is under way, then lets the embedded database stop cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts everything: the server of the database, the port, the tables. A database that is away is waited
 * for, until `giveUp`; the program is then there to be stopped.
 */
export async function startProgram(
  config: Config,
  log: Log,
  clientDir: string | null,
  giveUp: AbortSignal,
): Promise<Program> {
  const options = { role: 'program', log } as const;
  const [place, metricsPlace] = placesOf(config);
  await requireFreePort(place);
  if (metricsPlace) await requireFreePort(metricsPlace);
  const server = await openServer(config, options);
  const changes = new ChangeFeed(server.url, log);
  const db = new Database({ url: server.url, config, ...options, changes });
  const queues = new Queues(config.limits);
  const passwords = new Passwords(config.limits.PASSWORD_HASHES, queues);
  const startedAt = new Date();
  const draining = new Draining(config.limits);
  const metrics = metricsPlace === null ? null : keepMetrics(db, changes, { queues, passwords });
  const app = await createApp(
    {
      config,
      db,
      changes,
      passwords,
      queues,
      privacyProviders: PRIVACY_PROVIDERS,
      choiceNames: CHOICE_NAMES,
      log,
      startedAt,
    },
    { clientDir, draining, ...(metrics && { metrics }) },
  ).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const stopping = new AbortController();
  let delivery: { stop(): Promise<void> } | null = null;
  let metricsServer: MetricsServer | null = null;
  let imports: ImportJobs | null = null;

  const stop = async () => {
    stopping.abort();
    await Promise.all([draining.finish(app), delivery?.stop(), imports?.stop()]);
    await changes.close();
    await metricsServer?.close();
    await db.close();
    await server.stop();
  };

  const begin = async () => {
    await changes.start();
    if (db.replica) metrics?.watchReplica(db.replica);
    repeat(CLEANING_EVERY_MS, stopping.signal, log, () => cleanUp(db.reads));
    repeat(DICTIONARIES_EVERY_MS, stopping.signal, log, () => refreshDictionaries(db.reads));
    repeat(REMINDERS_EVERY_MS, stopping.signal, log, async () => {
      await remindOfOverdue({ config, db, changes });
    });
    if (metrics) {
      repeat(OUTBOX_FIGURES_EVERY_MS, stopping.signal, log, () => readOutboxFigures(db.reads, metrics));
    }
    imports = new ImportJobs(db.pool, log);
    imports.start(changes);
    delivery = deliver(config, db, changes, log);
  };

  try {
    if (metrics && metricsPlace) {
      metricsServer = await listenAt(metricsPlace, (at) => startMetricsServer(metrics, at, log));
      const { host } = metricsPlace;
      const name = isIP(host) === 6 ? `[${host}]` : host;
      log.info(`Métricas: http://${name}:${metricsServer.port}/metrics`);
    }
    const isAway = new AbortController();
    const begun = connectPatiently(db, config, log, giveUp, isAway).then(async (isConnected) => {
      if (isConnected) await begin();
      return isConnected;
    });
    // A proxy sends people to whoever takes connections: so that is whoever can serve them, unless that takes long.
    await Promise.race([begun, aborted(isAway.signal), pause(LISTEN_AFTER_MS, undefined, { ref: false })]);
    await listenAt(place, (at) => app.listen(at));
    if (!(await begun)) return { app, stop };
    // Not the one of the settings, where that is 0.
    const [at] = app.addresses();
    const port = typeof at === 'object' ? at.port : config.port;
    log.info(`No ar: http://localhost:${port}  (Ctrl-C encerra)`);
    void warmUp(app, stopping.signal, log);
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where this copy listens: to people, and for its metrics. */
function placesOf({ host, port, metricsPort, metricsHost }: Config): [ListenAddress, ListenAddress | null] {
  return [
    { variable: 'PORT', port, host },
    metricsPort === undefined ? null : { variable: 'METRICS_PORT', port: metricsPort, host: metricsHost },
  ];
}

/** What this copy tells of itself, besides what the routes and operations tell. */
function keepMetrics(
  db: Database,
  changes: ChangeFeed,
  { queues, passwords }: Pick<Services, 'queues' | 'passwords'>,
): Metrics {
  const metrics = new Metrics();
  metrics.watchPools(() => db.pools);
  metrics.watch('requests_waiting', 'Requests in all queues together.', () => queues.waiting);
  metrics.watch(
    'password_hashes_waiting',
    'Passwords that wait to be hashed or checked.',
    () => passwords.waiting,
  );
  metrics.watch(
    'changes_listening',
    '1 while this copy hears of changes; else it keeps nothing in memory.',
    () => Number(changes.listening),
  );
  return metrics;
}

/** Sends what the outbox holds; without `SMTP_URL` mails wait there, which the log and the administrators' list say. */
function deliver(config: Config, db: Database, changes: ChangeFeed, log: Log) {
  const { smtpUrl, mailFrom, publicUrl } = config;
  if (smtpUrl === undefined) {
    log.info('Sem SMTP_URL: os e-mails ficam na caixa de saída e não são enviados.');
    return null;
  }
  return startDelivery(
    new Delivery({ config: { smtpUrl, mailFrom, publicUrl }, db, log, issueToken }),
    changes,
    log,
  );
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Brings the database up to date and connects `db`, waiting while it is away; false when `signal` is aborted first. */
async function connectPatiently(
  db: Database,
  config: Config,
  log: Log,
  signal: AbortSignal,
  isAway: AbortController,
): Promise<boolean> {
  for (let told = false; !signal.aborted; ) {
    try {
      await prepare(db.url, config, log);
      await db.connect(TABLES);
      return true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!told) log.warn({ err: error }, 'O banco de dados ainda não responde; esperando por ele.');
      told = true;
      isAway.abort();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return false;
}

/** Over connections of a command: a migration of a million rows takes longer than people may wait. */
async function prepare(url: string, config: Config, log: Log): Promise<void> {
  const database = await connect(url, config, { role: 'command', log });
  try {
    const announce = (line: string) => process.stdout.write(`${line}\n`);
    await prepareDatabase(database, config, { announce, log });
  } finally {
    await database.close();
  }
}
