import { isIP } from 'node:net';
import type { Services } from '../graphql/context.ts';
import type { Log } from '../shared/log.ts';
import { Metrics } from './metrics.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';

/** Makes the metrics of this instance, with what the routes and operations do not report. */
export function createMetrics({
  db,
  changes,
  queues,
  passwords,
}: Pick<Services, 'db' | 'changes' | 'queues' | 'passwords'>): Metrics {
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
    () => Number(changes.listening),
  );
  return metrics;
}

/** Serves the metrics and logs where. */
export async function serveMetrics(
  metrics: Metrics,
  at: { port: number; host: string },
  log: Log,
): Promise<MetricsServer> {
  const server = await startMetricsServer(metrics, at, log);
  const name = isIP(at.host) === 6 ? `[${at.host}]` : at.host;
  log.info(`Métricas: http://${name}:${server.port}/metrics`);
  return server;
}
