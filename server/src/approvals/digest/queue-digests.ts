import type { EntityManager } from 'typeorm';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import { type AdminRole, CAPABILITIES, roleHas } from '../../graphql/admin-roles.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { isUnread } from '../../messages/admin/mark-conversation-read.ts';
import type { WorkKind } from '../../shared/schema/work-kind.ts';
import { APPROVAL_TYPE, APPROVAL_TYPES } from '../approval-types.ts';
import { ALL_WAITING, byKind } from '../waiting.ts';

const FIRST_HOUR = 8;
const NAMED = 5;
/** Digests of a run. */
const MOST = 100;

/**
 * Takes a digest that is due at $1, of somebody in one of the roles $2: each once, since a second instance leaves out the
 * row that is taken.
 */
const TAKE: Statement = {
  name: 'take_approval_digests',
  text: `
    WITH clock AS (SELECT $1::timestamptz AT TIME ZONE 'America/Sao_Paulo' AS local),
    hours AS (
      SELECT 'hourly' AS every, date_trunc('hour', local) AT TIME ZONE 'America/Sao_Paulo' AS hour FROM clock
      UNION ALL SELECT 'daily', (date_trunc('day', local - interval '${FIRST_HOUR} hours') + interval '${FIRST_HOUR} hours')
        AT TIME ZONE 'America/Sao_Paulo' FROM clock),
    due AS (
      SELECT d.user_id, d.told_until AS since, h.hour, u.email, u.name, u.admin_role
      FROM approval_digests d JOIN hours h ON h.every = d.every JOIN users u ON u.id = d.user_id
      WHERE d.told_until < h.hour AND u.admin_role = ANY ($2::text[]) AND u.is_active AND u.email LIKE '%@%.%'
      ORDER BY d.user_id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    UPDATE approval_digests d SET told_until = due.hour FROM due WHERE d.user_id = due.user_id
    RETURNING d.user_id AS "userId", due.email, due.name, due.admin_role AS role, due.since, due.hour AS until`,
};

/** Times of rows are those at which their transactions began; these may commit later, within a request's deadline. */
const COMMITTED = "interval '1 minute'";
const isNews = (time: string): string =>
  `${time} > $2::timestamptz - ${COMMITTED} AND ${time} <= $3::timestamptz - ${COMMITTED}`;
/** Whether something arrived after $2 and up to $3: also a further message, and a request that is confirmed late. */
const IS_NEWS = byKind(
  'w.kind',
  ({ kind }) => {
    if (kind === 'message') {
      return `SELECT EXISTS (SELECT FROM messages m
        WHERE m.company_id = w.company_id AND ${isUnread('m')} AND ${isNews('m.created_at')})`;
    }
    // It may have been sent long before its sizes were made.
    if (kind === 'photo') {
      return `SELECT ${isNews('greatest(w.since, p.changed_at)')} FROM company_photos p WHERE p.id = w.id`;
    }
    if (kind !== 'dataRequest') return undefined;
    return `SELECT ${isNews('coalesce(r.email_confirmed_at, r.created_at)')} FROM data_requests r WHERE r.id = w.id`;
  },
  isNews('w.since'),
);

const HAS_NEWS: Statement = {
  name: 'digest_has_news',
  text: `SELECT EXISTS (SELECT FROM (${ALL_WAITING}) w WHERE w.kind = ANY ($1::text[]) AND ${IS_NEWS}) AS "hasNews"`,
};

/** The oldest of each of the kinds $1 that wait, with counts. */
const WAITING: Statement = {
  name: 'digest_of_waiting',
  text: `
    SELECT ranked.kind, ranked.count, to_char(ranked.since AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY') AS since, c.name
    FROM (
      SELECT w.*, row_number() OVER (PARTITION BY w.kind ORDER BY w.since, w.id) AS place,
        count(*) OVER (PARTITION BY w.kind)::int AS count
      FROM (${ALL_WAITING}) w WHERE w.kind = ANY ($1::text[])) ranked
    LEFT JOIN companies c ON c.id = ranked.company_id
    WHERE ranked.place <= ${NAMED} ORDER BY ranked.place`,
};

interface Taken {
  userId: number;
  email: string;
  name: string;
  role: AdminRole;
  since: Date;
  until: Date;
}

interface Waiting {
  kind: WorkKind;
  /** Of its kind. */
  count: number;
  /** The day, in Portuguese. */
  since: string;
  /** Of the company; null for a request of a person, who is named in no mail. */
  name: string | null;
}

const amount = (kind: WorkKind, count: number): string =>
  `${count.toLocaleString('pt-BR')} ${APPROVAL_TYPE[kind].names[count === 1 ? 0 : 1]}`;

/** Returns the paragraph about a kind: how much waits, the oldest, and where to decide on it. */
function paragraphOf(publicUrl: string, kind: WorkKind, count: number, oldest: readonly Waiting[]): string {
  const others = count - oldest.length;
  return [
    amount(kind, count),
    ...oldest.map(({ name, since }) => `• ${name === null ? 'Desde' : `${name}, desde`} ${since}`),
    ...(others > 0 ? [`e mais ${others.toLocaleString('pt-BR')}`] : []),
    `${publicUrl}/admin?kind=${kind}`,
  ].join('\n');
}

type Needed = Pick<Context, 'config' | 'db' | 'log'>;

/** Queues the digest of one administrator; false when nothing new waits that the role may see. */
async function queueOne(ctx: Needed, manager: EntityManager, taken: Taken): Promise<boolean> {
  const { email, name, role, since, until } = taken;
  const kinds = APPROVAL_TYPES.filter(({ see }) => roleHas(role, see)).map(({ kind }) => kind);
  const db = transactionReader(manager);
  const { hasNews } = await oneRow<{ hasNews: boolean }>(db, HAS_NEWS, [kinds, since, until]);
  if (!hasNews) return false;
  const rows = await db.query<Waiting>(WAITING, [kinds]);
  // All may have been decided meanwhile.
  if (rows.length === 0) return false;
  const { publicUrl } = ctx.config;
  const waiting = kinds.flatMap((kind) => {
    const oldest = rows.filter((row) => row.kind === kind);
    return oldest[0] ? [{ kind, count: oldest[0].count, oldest }] : [];
  });
  const counts = waiting.map(({ kind, count }) => amount(kind, count));
  await queueSiteMail(ctx, manager, {
    kind: 'approvals-digest',
    to: email,
    subject: `À sua espera: ${new Intl.ListFormat('pt-BR').format(counts)}`,
    paragraphs: [
      `Olá, ${name}!`,
      'Isto espera por uma decisão da administração, o mais antigo primeiro:',
      ...waiting.map(({ kind, count, oldest }) => paragraphOf(publicUrl, kind, count, oldest)),
      `Você escolhe no seu perfil quando recebe estes e-mails: ${publicUrl}/profile`,
    ],
    action: { label: 'Abrir o que espera', path: '/admin' },
  });
  return true;
}

/** Takes a digest that is due and queues it; null when none is due. Its hour counts as told where queueing it fails. */
const takeOne = (ctx: Needed, now: Date): Promise<boolean | null> =>
  ctx.db.transaction(async (manager) => {
    const [taken] = await transactionReader(manager).query<Taken>(TAKE, [now, CAPABILITIES.decide.may]);
    if (!taken) return null;
    try {
      // A savepoint: the hour that TAKE wrote stays.
      return await manager.transaction((savepoint) => queueOne(ctx, savepoint, taken));
    } catch (error) {
      ctx.log.error({ err: error, user: taken.userId }, 'Um resumo do que espera falhou.');
      return false;
    }
  });

/**
 * Queues the mail about what waits for the administrators who want one an hour, or one a day from eight in São Paulo, and
 * for whom something new arrived. One that fails is logged, and the next is due an hour or a day later. Does
 * nothing without a mail server. Safe on several instances at once and when called again. Returns the number of mails.
 */
export async function queueDigests(ctx: Needed, now = new Date()): Promise<number> {
  if (ctx.config.smtpUrl === undefined) return 0;
  let queued = 0;
  for (let taken = 0; taken < MOST; taken++) {
    const isQueued = await takeOne(ctx, now);
    if (isQueued === null) break;
    if (isQueued) queued++;
  }
  return queued;
}
