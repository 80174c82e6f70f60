import type { Reader, Statement } from '../database/statement.ts';
import type { TokenPurpose } from './mail.ts';

const HOUR = 60 * 60;
/** Seconds; DECISIONS section 1 for the reset. A confirmation may wait for the weekend to end. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  'reset-password': HOUR,
  'confirm-email': 7 * 24 * HOUR,
};

/** The token is made when the mail is sent, but nobody waits longer for the link than it would have lived. */
const LINK_IS_LATE = Object.entries(TOKEN_LIFE)
  .map(
    ([purpose, life]) => `token_purpose = '${purpose}' AND created_at < now() - interval '${life} seconds'`,
  )
  .join(' OR ');
/** Only what is due: a mail under way has its next try ahead of it. */
const EXPIRE: Statement = {
  name: 'expire_mails',
  text: `UPDATE mails SET status = 'failed', last_error = CASE WHEN ${LINK_IS_LATE}
             THEN 'Não foi enviado a tempo: o link já teria vencido.'
             ELSE 'Não foi enviado a tempo: esperou mais de 30 dias.' END
         WHERE status = 'queued' AND next_try_at <= now()
           AND (created_at < now() - interval '30 days' OR ${LINK_IS_LATE})`,
};

/** Gives up mails that have waited too long, as they do without `SMTP_URL`; they stay in the list, failed. */
export async function expireMails(reader: Reader): Promise<void> {
  await reader.query(EXPIRE);
}
