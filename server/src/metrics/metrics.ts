import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../graphql/context.ts';
import type { Executed } from '../graphql/executor.ts';
import { BUILD } from '../shared/build-info.ts';

/** Seconds; a request's deadline is at 10. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** An answered request. */
interface AnsweredRequest {
  method: string;
  /** The route's pattern, never the address itself. */
  route: string;
  status: number;
  seconds: number;
}

/** Of one pool of connections to the database. */
type PoolFigures = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/**
 * The figures of one instance for Prometheus. Labels come from the program (patterns of routes, names of the schema,
 * error codes), so their number is bounded and they hold no input. Nothing here queries the database:
 * `outbox-figures.ts` sets what is in it.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its whole answer, by pattern of route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time of an operation, by its root field ("several" with more); REST and pages run operations too.',
    labelNames: ['type', 'field'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #errors = new Counter({
    name: 'graphql_operation_errors_total',
    help: 'Operations that ended in an error, by its code.',
    labelNames: ['type', 'field', 'code'],
    registers: [this.registry],
  });
  readonly #outbox = new Gauge({
    name: 'outbox_mails',
    help: 'Mails in the outbox by status, of all instances; missing while the database is away.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly #oldest = new Gauge({
    name: 'outbox_oldest_queued_seconds',
    help: 'How long the oldest mail that is not sent yet has waited; 0 without one.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#oldest.remove();
    new Gauge({
      name: 'guia_build_info',
      help: '1, with the version and the Git commit that this instance was built from.',
      labelNames: ['version', 'commit'],
      registers: [this.registry],
    }).set({ version: BUILD.version, commit: BUILD.commit ?? '' }, 1);
  }

  /** Counts an answered request. */
  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Counts an executed operation. */
  executed({ type, field, seconds, code }: Executed): void {
    this.#operations.observe({ type, field }, seconds);
    if (code) this.#errors.inc({ type, field, code });
  }

  /** Watches the response cache; hits and misses since the start, and what is in it now. */
  watchCache(figures: () => Record<'hits' | 'misses' | 'entries' | 'bytes', number>): void {
    const watch = (name: string, help: string, figure: keyof ReturnType<typeof figures>) =>
      this.watch(`memory_cache_${name}`, help, () => figures()[figure]);
    watch('hits_total', 'Answers that came from the response cache.', 'hits');
    watch('misses_total', 'Answers that could have come from the response cache.', 'misses');
    watch('entries', 'Answers in the response cache.', 'entries');
    watch('bytes', 'Size of the response cache, compressed bodies included.', 'bytes');
  }

  /** Watches pools of connections; null while there are none. */
  watchPools(pools: () => Record<string, PoolFigures> | null): void {
    const gauge = new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of each pool by state; "waiting" are requests that wait for one: the queue of the search is pool="search".',
      labelNames: ['pool', 'state'],
      registers: [this.registry],
      collect() {
        gauge.reset();
        for (const [pool, figures] of Object.entries(pools() ?? {})) {
          gauge.set({ pool, state: 'total' }, figures.totalCount);
          gauge.set({ pool, state: 'idle' }, figures.idleCount);
          gauge.set({ pool, state: 'waiting' }, figures.waitingCount);
        }
      },
    });
  }

  /** Watches how public reads are shared between a replica and the primary. */
  watchReplica(replica: { isFresh: boolean; figures: { replica: number; primary: number } }): void {
    const { figures } = replica;
    this.watch('replica_fresh', '1 while public reads go to the replica.', () => Number(replica.isFresh));
    this.watch('replica_reads_total', 'Public reads that the replica answered.', () => figures.replica);
    this.watch(
      'replica_fallbacks_total',
      'Public reads that the primary answered instead.',
      () => figures.primary,
    );
  }

  /** Watches a figure that is read at each scrape; a counter when its name ends with `_total`. */
  watch(name: string, help: string, read: () => number): void {
    const collect = () => {
      metric.reset();
      metric.inc(read());
    };
    const options = { name, help, registers: [this.registry], collect };
    const metric: Counter | Gauge = name.endsWith('_total') ? new Counter(options) : new Gauge(options);
  }

  /** Sets the outbox figures; null removes them. */
  setOutbox(figures: { counts: Record<string, number>; oldestSeconds: number } | null): void {
    this.#outbox.reset();
    this.#oldest.remove();
    if (!figures) return;
    for (const [status, count] of Object.entries(figures.counts)) this.#outbox.set({ status }, count);
    this.#oldest.set(figures.oldestSeconds);
  }
}

/** Makes the metrics of this instance, with what the routes and operations do not report. */
export function createMetrics({
  db,
  changeFeed,
  queues,
  passwords,
}: Pick<Services, 'db' | 'changeFeed' | 'queues' | 'passwords'>): Metrics {
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
    '1 while this instance receives the change feed; else it caches nothing.',
    () => Number(changeFeed.listening),
  );
  return metrics;
}
