import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Services, Viewer } from '../lib/context.ts';
import type { Reader, Statement } from '../lib/sql.ts';
import { Session } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONG_DAYS = 30;
const SHORT_DAYS = 1;
/** A session moves on when a tenth of its time has passed, not at each request: that would be a write a read. */
const VIEWER: Statement = {
  name: 'session_viewer',
  text: `SELECT u.id, u.email, u.role, s.remember,
           s.expires_at < now() + (CASE WHEN s.remember THEN 27 ELSE 0.9 END) * interval '1 day' AS "moves"
         FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.token_hash = $1 AND s.expires_at > now() AND u.is_active`,
};
const MOVE_ON: Statement = {
  name: 'session_move_on',
  text: 'UPDATE sessions SET expires_at = $2 WHERE token_hash = $1',
};
const END: Statement = { name: 'session_end', text: 'DELETE FROM sessions WHERE token_hash = $1' };

/** What the database keeps of a token, and nothing else does. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const expiry = (remember: boolean): Date =>
  new Date(Date.now() + (remember ? LONG_DAYS : SHORT_DAYS) * DAY_MS);

/** Opens a session and returns its token, which nothing but this answer holds. */
export async function openSession(
  manager: EntityManager,
  userId: number,
  remember: boolean,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND expires_at < now()', [userId]);
  await manager.insert(Session, {
    tokenHash: tokenHashOf(token),
    userId,
    remember,
    expiresAt: expiry(remember),
  });
  return token;
}

/** The person behind a token, by its hash, or null: unknown, expired, ended or deactivated. */
export async function viewerOf({ db }: Pick<Services, 'db'>, tokenHash: Buffer): Promise<Viewer | null> {
  const [row] = await db.reads.query<Viewer & { remember: boolean; moves: boolean }>(VIEWER, [tokenHash]);
  if (!row) return null;
  if (row.moves) await db.reads.query(MOVE_ON, [tokenHash, expiry(row.remember)]);
  return { id: row.id, email: row.email, role: row.role, tokenHash };
}

/** Ends a person's sessions but one; null ends them all. They are over at the next request, on every copy. */
export async function endSessions(
  manager: EntityManager,
  userId: number,
  keep: Buffer | null,
): Promise<void> {
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
    userId,
    keep,
  ]);
}

export async function endSession(reader: Reader, tokenHash: Buffer): Promise<void> {
  await reader.query(END, [tokenHash]);
}
