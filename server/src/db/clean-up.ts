import type { Reader, Statement } from '../lib/sql.ts';

const COUNTERS: Statement = {
  name: 'clean_rate_limits',
  text: 'DELETE FROM rate_limits WHERE expires_at < now()',
};
const SESSIONS: Statement = {
  name: 'clean_sessions',
  text: 'DELETE FROM sessions WHERE expires_at < now()',
};

/** Removes what has run out; several copies may do it at once. */
export async function cleanUp(reader: Reader): Promise<void> {
  await reader.query(COUNTERS);
  await reader.query(SESSIONS);
}
