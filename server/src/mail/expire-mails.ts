import type { Reader, Statement } from '../database/statement.ts';
import type { TokenPurpose } from './mail.ts';

const HOUR = 60 * 60;
/** Seconds. A confirmation may wait over a weekend. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  'reset-password': HOUR,
  'admin-invitation': 7 * 24 * HOUR,
  'confirm-email': 7 * 24 * HOUR,
  'accept-invitation': 7 * 24 * HOUR,
  'confirm-data-request': 7 * 24 * HOUR,
  'prove-claim': 7 * 24 * HOUR,
  'quote-request': 7 * 24 * HOUR,
};

/** A mail that waited longer than its link is valid is not sent. */
const LINK_IS_LATE = Object.entries(TOKEN_LIFE)
  .map(
    ([purpose, life]) => `token_purpose = '${purpose}' AND created_at < now() - interval '${life} seconds'`,
  )
  .join(' OR ');
/** Due mails only: one that is being sent has a later `next_try_at`. */
const EXPIRE: Statement = {
  name: 'expire_mails',
  text: `UPDATE mails SET status = 'failed', last_error = CASE WHEN ${LINK_IS_LATE}
             THEN 'Não foi enviado a tempo: o link já teria vencido.'
             ELSE 'Não foi enviado a tempo: esperou mais de 30 dias.' END
         WHERE status = 'queued' AND next_try_at <= now()
           AND (created_at < now() - interval '30 days' OR ${LINK_IS_LATE})`,
};

/** Marks mails that waited too long as failed, as happens without `SMTP_URL`. */
export async function expireMails(reader: Reader): Promise<void> {
  await reader.query(EXPIRE);
}
