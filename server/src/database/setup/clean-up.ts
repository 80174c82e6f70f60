import { expireMails } from '../../mail/expire-mails.ts';
import { FOLD_WEEKS } from '../../views/company-words.ts';
import { TODAY } from '../local-day.ts';
import { oneRow, type Reader, type Statement } from '../statement.ts';

/** What has expired or ended, and counts that can be joined. */
const STATEMENTS: Statement[] = [
  { name: 'clean_rate_limits', text: 'DELETE FROM rate_limits WHERE expires_at < now()' },
  {
    // The limits of `sessionEnd`.
    name: 'clean_sessions',
    text: `DELETE FROM sessions WHERE expires_at < now() OR created_at < now() - interval '30 days'
             OR created_at < now() - interval '12 hours' AND user_id IN (SELECT id FROM users WHERE role = 'admin')`,
  },
  { name: 'clean_one_time_tokens', text: 'DELETE FROM one_time_tokens WHERE expires_at < now()' },
  {
    // Kept for 30 days more, so that a late visitor learns what became of it.
    name: 'clean_company_invitations',
    text: `DELETE FROM company_invitations WHERE expires_at < now() - interval '30 days'`,
  },
  {
    // The list of mails is for finding problems; recipients are not stored longer than that needs.
    name: 'clean_mails',
    text: `DELETE FROM mails WHERE status = 'sent' AND sent_at < now() - interval '30 days'
             OR status = 'failed' AND created_at < now() - interval '90 days'`,
  },
  {
    // Erases who proposed a correction: 30 days after the decision, a year after an undecided one.
    name: 'clean_corrections',
    text: `UPDATE company_corrections SET email = NULL, address = NULL, note = NULL
           WHERE (email IS NOT NULL OR address IS NOT NULL)
             AND (decided_at < now() - interval '30 days' OR created_at < now() - interval '1 year')`,
  },
  {
    // Who reported: a second report of the same browser counts after a year.
    name: 'clean_reports',
    text: `WITH ratings AS (
             UPDATE rating_reports SET fingerprint_hash = NULL
             WHERE fingerprint_hash IS NOT NULL AND created_at < now() - interval '1 year')
           UPDATE photo_reports SET reporter = NULL
           WHERE reporter IS NOT NULL AND created_at < now() - interval '1 year'`,
  },
  {
    // Removed by administrators; a decision that can be undone keeps them.
    name: 'clean_photos',
    text: `DELETE FROM company_photos p WHERE removed_at IS NOT NULL
             AND NOT EXISTS (SELECT FROM decisions d WHERE d.kind = 'photo' AND d.subject_id = p.id)`,
  },
  {
    // Unconfirmed ones end with their link; answered ones are kept for questions about the answer.
    name: 'clean_data_requests',
    text: `DELETE FROM data_requests
           WHERE status = 'unconfirmed' AND created_at < now() - interval '7 days'
             OR status = 'answered' AND decided_at < now() - interval '90 days'`,
  },
  {
    // Cancels abandoned imports: their files hold personal data.
    name: 'clean_imports',
    text: `UPDATE imports SET status = 'cancelled'
           WHERE origin = 'browser' AND status IN ('uploaded', 'checked')
             AND started_at < now() - interval '30 days'`,
  },
  {
    // Deletes the files of imports that have ended, and of stopped ones after 30 days, until when they can be resumed.
    // Locks the import, which may be resumed at the same moment.
    name: 'clean_import_chunks',
    text: `WITH ended AS (
             SELECT id FROM imports i
             WHERE (status IN ('done', 'undone', 'cancelled')
                 OR status = 'stopped' AND coalesce(written_at, started_at) < now() - interval '30 days')
               AND EXISTS (SELECT 1 FROM import_chunks c WHERE c.import_id = i.id)
             FOR UPDATE OF i SKIP LOCKED)
           DELETE FROM import_chunks WHERE import_id IN (SELECT id FROM ended)`,
  },
  {
    // Of texts that fewer than five addresses typed, only the 100,000 latest are stored.
    name: 'clean_searches_without_results',
    text: `DELETE FROM searches_without_results
           WHERE last_seen_at < now() - interval '90 days' OR text IN (
             SELECT text FROM searches_without_results WHERE NOT is_common
             ORDER BY last_seen_at DESC OFFSET 100000)`,
  },
  {
    // The reports of bulk actions name companies, and administrators who decided before.
    name: 'clean_bulk_jobs',
    text: `DELETE FROM bulk_jobs WHERE finished_at < now() - interval '30 days'`,
  },
  {
    // The page of a request is gone 30 days after its end; when it ended stays for the companies that have its messages.
    name: 'clean_quote_requests',
    text: `UPDATE quote_requests SET token_hash = NULL, mailed_token_hash = NULL
           WHERE token_hash IS NOT NULL AND expires_at < now() - interval '30 days'`,
  },
  FOLD_WEEKS,
  { name: 'compact_tallies', text: 'SELECT compact_tallies()' },
];
const ROWS_AT_ONCE = 20_000;
/** In batches, since one statement for many rows could time out: name, change and its rows. */
const BATCHES: Statement[] = (
  [
    // Visitors are stored for the day only.
    ['clean_company_visits', 'DELETE FROM company_visits', `company_visits WHERE day < ${TODAY}`],
    // Addresses serve to find abuse, which shows within days.
    [
      'clean_message_addresses',
      'UPDATE messages SET address = NULL',
      `messages WHERE address IS NOT NULL AND created_at < now() - interval '90 days'`,
    ],
    [
      'clean_rating_addresses',
      'UPDATE ratings SET address = NULL, family_hash = NULL',
      `ratings WHERE (address IS NOT NULL OR family_hash IS NOT NULL) AND created_at < now() - interval '90 days'`,
    ],
    // Who marked ratings as useful: their number stays, and the same browser counts again after a year.
    [
      'clean_rating_marks',
      'DELETE FROM rating_marks',
      `rating_marks WHERE created_at < now() - interval '1 year'`,
    ],
    // Older ones say little of today's hours.
    [
      'clean_opening_sightings',
      'DELETE FROM opening_sightings',
      `opening_sightings WHERE seen_at < now() - interval '90 days'`,
    ],
    // Known by their browser alone, whose storage may be long gone where nothing was saved for so long.
    [
      'clean_saved_companies',
      'DELETE FROM saved_companies',
      `saved_companies old WHERE created_at < now() - interval '2 years' AND NOT EXISTS (
         SELECT FROM saved_companies newer WHERE newer.fingerprint_hash = old.fingerprint_hash
           AND newer.created_at >= now() - interval '2 years')`,
    ],
    // The catalogue rejects a `changedSince` over 90 days ago; a day more, since a page may be read meanwhile.
    [
      'clean_catalogue_changes',
      'DELETE FROM catalogue_changes',
      `catalogue_changes WHERE changed_at < now() - interval '91 days'`,
    ],
    [
      'clean_webhook_deliveries',
      'DELETE FROM webhook_deliveries',
      `webhook_deliveries WHERE created_at < now() - interval '30 days'`,
    ],
    // Of each webhook the log keeps the 10,000 latest that arrived.
    [
      'clean_webhook_log',
      'DELETE FROM webhook_deliveries',
      `(SELECT id FROM webhooks) w, LATERAL (
         SELECT ctid FROM webhook_deliveries WHERE webhook_id = w.id AND status = 'sent'
         ORDER BY created_at DESC, id DESC OFFSET 10000) d`,
    ],
    // Rejected rows hold personal data; they are kept while they may be corrected.
    [
      'clean_import_cells',
      'UPDATE import_problems SET cells = NULL, value = NULL',
      `(SELECT id FROM imports WHERE coalesce(finished_at, started_at) < now() - interval '30 days') i,
       LATERAL (SELECT ctid FROM import_problems WHERE import_id = i.id AND (cells IS NOT NULL OR value IS NOT NULL)) p`,
    ],
  ] as const
).map(([name, change, rows]) => ({
  name,
  text: `WITH changed AS (
           ${change} WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM ${rows} LIMIT ${ROWS_AT_ONCE}))
           RETURNING 1)
         SELECT count(*)::int AS count FROM changed`,
}));
/** All steps but that of mails, for a test. */
export const CLEAN_UP: readonly Statement[] = [...STATEMENTS, ...BATCHES];

async function runBatches(reader: Reader, batch: Statement): Promise<void> {
  for (let changed = ROWS_AT_ONCE; changed === ROWS_AT_ONCE; ) {
    changed = (await oneRow<{ count: number }>(reader, batch)).count;
  }
}

/**
 * Deletes what has expired and joins counts; several instances may do it at once. A step that fails does not keep the others
 * from being done; throws AggregateError after them.
 */
export async function cleanUp(reader: Reader): Promise<void> {
  const steps = [
    () => expireMails(reader),
    ...STATEMENTS.map((statement) => () => reader.query(statement)),
    ...BATCHES.map((batch) => () => runBatches(reader, batch)),
  ];
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Parts of the clean-up failed.');
}
