import type { Statement } from '../../database/statement.ts';
import type { Services, Viewer } from '../../graphql/context.ts';
import { PARTS } from '../company-parts-of.ts';
import { type ApiKey, keyLabel } from './api-key.ts';

/** Use is recorded once a minute. */
const UNWRITTEN = `(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;
const VIEWER: Statement = {
  name: 'key_viewer',
  text: `SELECT u.id, u.email, u.role, u.admin_role AS "adminRole", ${PARTS},
           k.id AS "keyId", k.name, k.beginning, k.scopes, ${UNWRITTEN} AS "isUnwritten"
         FROM api_keys k JOIN users u ON u.id = k.user_id
         WHERE k.key_hash = $1 AND (k.expires_at IS NULL OR k.expires_at > now()) AND u.is_active`,
};
const USED: Statement = {
  name: 'key_used',
  text: `UPDATE api_keys SET last_used_at = now() WHERE id = $1 AND ${UNWRITTEN}`,
};

type Row = Pick<Viewer, 'id' | 'email' | 'role' | 'adminRole' | 'parts'> &
  Pick<ApiKey, 'name' | 'beginning' | 'scopes'> & { keyId: number; isUnwritten: boolean };

/**
 * Returns the person of an API key by its hash, with the role of this moment; null for an unknown, expired or ended key
 * or a deactivated account. The request does not wait until the use is recorded.
 */
export async function keyViewerOf(
  { db, log }: Pick<Services, 'db' | 'log'>,
  keyHash: Buffer,
): Promise<Viewer | null> {
  const [row] = await db.reads.query<Row>(VIEWER, [keyHash]);
  if (!row) return null;
  const { id, email, role, adminRole, parts, keyId, scopes } = row;
  if (row.isUnwritten) {
    db.reads.query(USED, [keyId]).catch((error: unknown) => {
      log.debug({ err: error }, 'O uso de uma chave de API não foi anotado.');
    });
  }
  const key = { id: keyId, label: keyLabel(row), scopes };
  return { id, email, role, adminRole, parts, tokenHash: keyHash, key };
}
