import type { Reader, Statement } from '../database/statement.ts';
import type { Metrics } from './metrics.ts';

/** Without sent mails, which are a history of 30 days, and those of decisions that can be undone. */
const OUTBOX: Statement = {
  name: 'metrics_outbox',
  text: `SELECT status, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::float8 AS oldest
         FROM mails WHERE status IN ('queued', 'failed') AND next_try_at < 'infinity' GROUP BY status`,
};

/** Reads the outbox for the metrics; removes its figures while the database is unreachable. */
export async function readOutboxFigures(reader: Reader, metrics: Metrics): Promise<void> {
  try {
    const rows = await reader.query<{ status: string; count: number; oldest: number }>(OUTBOX);
    const counts: Record<string, number> = { queued: 0, failed: 0 };
    for (const { status, count } of rows) counts[status] = count;
    metrics.setOutbox({ counts, oldestSeconds: rows.find(({ status }) => status === 'queued')?.oldest ?? 0 });
  } catch (error) {
    metrics.setOutbox(null);
    throw error;
  }
}
