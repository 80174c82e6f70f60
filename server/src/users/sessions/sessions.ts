import type { EntityManager } from 'typeorm';
import type { Statement } from '../../database/statement.ts';
import type { Services, Viewer } from '../../graphql/context.ts';
import { PARTS } from '../company-parts-of.ts';
import { newToken, tokenHashOf } from '../tokens.ts';
import { Session } from './session.ts';

/** For user agents that are not browsers. */
const PROGRAM = 'Aplicativo ou programa';

/** Ordered: most browsers also name those that come later. */
const BROWSERS: Array<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Array<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: Array<[RegExp, string]>, text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns browser and system of a user agent, such as 'Chrome no Windows'; at most 40 characters. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = /^Mozilla\//.test(text) ? nameIn(BROWSERS, text) : undefined;
  if (!browser) return PROGRAM;
  const system = nameIn(SYSTEMS, text);
  return system ? `${browser} no ${system}` : browser;
}

/**
 * Returns the SQL of when the session `s` of an account with this role (an SQL expression) ends: 30 days after the
 * login, 12 hours for administrators, earlier without use.
 */
export const sessionEnd = (role: string): string =>
  `least(s.expires_at, s.created_at + CASE ${role} WHEN 'admin' THEN interval '12 hours' ELSE interval '30 days' END)`;

/** Use is recorded every ten minutes: at each request it would add a write to each read. */
const UNWRITTEN = `last_used_at < now() - interval '10 minutes'`;
const VIEWER: Statement = {
  name: 'session_viewer',
  text: `SELECT u.id, u.email, u.role, u.admin_role AS "adminRole", ${PARTS}, s.${UNWRITTEN} AS "moves",
           u.role = 'admin' AND u.second_factor_at IS NULL
             AND (SELECT require_second_factor FROM settings) AS "needsSecondFactor"
         FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.token_hash = $1 AND ${sessionEnd('u.role')} > now() AND u.is_active`,
};
const MOVE_ON: Statement = {
  name: 'session_move_on',
  text: `UPDATE sessions SET last_used_at = now(), expires_at = least(
           now() + CASE WHEN remember THEN interval '30 days' ELSE interval '1 day' END,
           created_at + interval '30 days')
         WHERE token_hash = $1 AND ${UNWRITTEN}`,
};

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  manager: EntityManager,
  { userId, remember, userAgent }: { userId: number; remember: boolean; userAgent: string | null },
): Promise<string> {
  const token = newToken();
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND expires_at < now()', [userId]);
  await manager.insert(Session, {
    tokenHash: tokenHashOf(token),
    userId,
    remember,
    device: deviceOf(userAgent),
    expiresAt: () => `now() + interval '${remember ? 30 : 1} days'`,
  });
  return token;
}

/**
 * Returns the person of a token by its hash; null for an unknown, expired or ended session or a deactivated account.
 */
export async function viewerOf({ db }: Pick<Services, 'db'>, tokenHash: Buffer): Promise<Viewer | null> {
  const [row] = await db.reads.query<Viewer & { moves: boolean }>(VIEWER, [tokenHash]);
  if (!row) return null;
  if (row.moves) await db.reads.query(MOVE_ON, [tokenHash]);
  const { id, email, role, parts } = row;
  const needsSecondFactor = row.needsSecondFactor === true;
  const adminRole = needsSecondFactor ? null : row.adminRole;
  return { id, email, role, adminRole, parts, tokenHash, needsSecondFactor };
}

/** Ends a person's sessions except `keep`; null ends all. Every instance rejects them from the next request on. */
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

/** Ends all API keys of a person. */
export async function endApiKeys(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('DELETE FROM api_keys WHERE user_id = $1', [userId]);
}
