import type { Services } from '../graphql/context.ts';
import { Metrics } from './metrics.ts';

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
