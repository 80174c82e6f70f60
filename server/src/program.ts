import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { APPROVAL_TYPES } from './approvals/approval-types.ts';
import { startBackgroundWork } from './background-work.ts';
import { ownClaimedByDomain } from './companies/claims/prove-claim.ts';
import { CONTACT_TYPE_NAMES } from './companies/contact-type-names.ts';
import { REQUEST_STATUS_NAMES } from './companies/request-status-names.ts';
import type { Config } from './config.ts';
import { ChangeFeed } from './database/change-feed.ts';
import { Database } from './database/database.ts';
import { openServer } from './database/setup/open-database.ts';
import type { Services } from './graphql/context.ts';
import { SCOPE_NAMES } from './graphql/keys/api-key-scope.ts';
import { Draining } from './http/draining.ts';
import { type ListenAddress, listenAt, requireFreePort } from './http/listening.ts';
import { warmUp } from './http/warm-up.ts';
import { IMPORT_STATUS_NAMES } from './imports/jobs/company-import.ts';
import { MAIL_KIND_NAMES } from './mail/mail-kinds.ts';
import { MAIL_MAKERS } from './mail-makers.ts';
import { SENDER_TYPE_NAMES } from './messages/message.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from './metrics/metrics-server.ts';
import { PRIVACY_PROVIDERS } from './privacy-providers.ts';
import { PART_NAMES } from './shared/company-parts.ts';
import { Queues } from './shared/concurrency-limiter.ts';
import type { Log } from './shared/log.ts';
import { Passwords } from './shared/passwords.ts';
import type { ChoiceNames } from './shared/text/choice-names.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES } from './users/user.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** The domains' closed lists, for the audit log. */
export const CHOICE_NAMES: ChoiceNames = {
  role: ROLE_NAMES,
  adminRole: ADMIN_ROLE_NAMES,
  part: PART_NAMES,
  scopes: SCOPE_NAMES,
  contactType: CONTACT_TYPE_NAMES,
  senderType: SENDER_TYPE_NAMES,
  status: { ...REQUEST_STATUS_NAMES, ...IMPORT_STATUS_NAMES },
  kind: MAIL_KIND_NAMES,
};

/** A start that takes longer listens before it is ready, since health checks give up on a closed port. */
const LISTEN_AFTER_MS = 5_000;

export interface Program {
  app: FastifyInstance;
  /** Finishes open requests and background work, then stops the embedded database cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts the program, in this order: check that the ports are free, start the embedded database (or find the given one),
 * make the services and the routes, serve metrics, wait for the database, start the background work, listen, warm up.
 * While the database is unreachable it listens and answers 503, until `giveUp`.
 */
export async function startProgram(
  config: Config,
  log: Log,
  clientDir: string | null,
  giveUp: AbortSignal,
): Promise<Program> {
  const address: ListenAddress = { variable: 'PORT', port: config.port, host: config.host };
  const metricsAddress = metricsAddressOf(config);
  await requireFreePort(address);
  if (metricsAddress) await requireFreePort(metricsAddress);

  const server = await openServer(config, { role: 'program', log });
  const services = createServices(server.url, config, log);
  const { db, changeFeed } = services;
  const metrics = metricsAddress && createMetrics(services);
  const draining = new Draining(config.limits);
  const app = await createApp(services, { clientDir, draining, ...(metrics && { metrics }) }).catch(
    async (error: unknown) => {
      await server.stop();
      throw error;
    },
  );

  const stopping = new AbortController();
  let background: { stop(): Promise<void> } | null = null;
  let metricsServer: MetricsServer | null = null;
  const stop = async () => {
    stopping.abort();
    await Promise.all([draining.finish(app), background?.stop()]);
    await changeFeed.close();
    await metricsServer?.close();
    await db.close();
    await server.stop();
  };

  const connect = async (onAway: () => void): Promise<boolean> => {
    if (!(await waitForDatabase(db, { config, log, signal: giveUp, onAway }))) return false;
    await changeFeed.start();
    if (db.replica) metrics?.watchReplica(db.replica);
    background = startBackgroundWork(services, metrics);
    return true;
  };

  try {
    if (metrics && metricsAddress) {
      metricsServer = await listenAt(metricsAddress, (at) => startMetricsServer(metrics, at, log));
    }
    const away = new AbortController();
    const connected = connect(() => away.abort());
    // Proxies send requests to any open port, so the port opens once requests can be served, or after `LISTEN_AFTER_MS`.
    await Promise.race([
      connected,
      once(away.signal, 'abort'),
      pause(LISTEN_AFTER_MS, undefined, { ref: false }),
    ]);
    await listenAt(address, (at) => app.listen(at));
    if (!(await connected)) return { app, stop };
    log.info(`No ar: http://localhost:${portOf(app) ?? config.port}  (Ctrl-C encerra)`);
    void warmUp(app, stopping.signal, log);
    return { app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createServices(databaseUrl: string, config: Config, log: Log): Services {
  const changeFeed = new ChangeFeed(databaseUrl, log);
  const queues = new Queues(config.limits);
  return {
    config,
    db: new Database({ url: databaseUrl, config, role: 'program', log, changeFeed }),
    changeFeed,
    passwords: new Passwords(config.limits.PASSWORD_HASHES, queues),
    queues,
    privacyProviders: PRIVACY_PROVIDERS,
    choiceNames: CHOICE_NAMES,
    approvalTypes: APPROVAL_TYPES,
    onEmailConfirmed: ownClaimedByDomain,
    mailMakers: MAIL_MAKERS,
    log,
    startedAt: new Date(),
  };
}

/** Returns the address of the metrics; null when they are off. */
function metricsAddressOf({ metricsPort, metricsHost }: Config): ListenAddress | null {
  return metricsPort === undefined
    ? null
    : { variable: 'METRICS_PORT', port: metricsPort, host: metricsHost };
}

/** Returns the port in use, which the system chose where PORT is 0. */
function portOf(app: FastifyInstance): number | undefined {
  const [at] = app.addresses();
  return typeof at === 'object' ? at.port : undefined;
}
