import type { Reader, Statement } from '../lib/sql.ts';

const COUNTERS: Statement = {
  name: 'clean_rate_limits',
  text: 'DELETE FROM rate_limits WHERE expires_at < now()',
};
const SESSIONS: Statement = {
  name: 'clean_sessions',
  text: 'DELETE FROM sessions WHERE expires_at < now()',
};
const TOKENS: Statement = {
  name: 'clean_one_time_tokens',
  text: 'DELETE FROM one_time_tokens WHERE expires_at < now()',
};
/** The list of mails is for finding out what went wrong, not for keeping whom one wrote to. */
const MAILS: Statement = {
  name: 'clean_mails',
  text: `DELETE FROM mails WHERE status = 'sent' AND sent_at < now() - interval '30 days'
           OR status = 'failed' AND created_at < now() - interval '90 days'`,
};

/** Removes what has run out; several copies may do it at once. */
export async function cleanUp(reader: Reader): Promise<void> {
  await reader.query(COUNTERS);
  await reader.query(SESSIONS);
  await reader.query(TOKENS);
  await reader.query(MAILS);
}
