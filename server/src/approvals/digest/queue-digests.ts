import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { type AdminRole, CAPABILITIES, roleHas } from '../../graphql/admin-roles.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { isUnread } from '../../messages/admin/mark-conversation-read.ts';
import type { WorkKind } from '../../shared/schema/work-kind.ts';
import { APPROVAL_TYPE, APPROVAL_TYPES } from '../approval-types.ts';
import { ALL_WAITING, byKind } from '../waiting.ts';

const FIRST_HOUR = 8;
const NAMED = 5;
const AT_ONCE = 100;

/**
 * Takes the digests that are due at $1, of those in one of the roles $2: each once, since a second instance waits for the
 * row and then finds the hour written.
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
      ORDER BY d.user_id LIMIT ${AT_ONCE} FOR UPDATE OF d)
    UPDATE approval_digests d SET told_until = due.hour FROM due WHERE d.user_id = due.user_id
    RETURNING due.email, due.name, due.admin_role AS role, due.since, due.hour AS until`,
};

/** Times of rows are those at which their transactions began; these may commit later, within a request's deadline. */
const COMMITTED = "interval '1 minute'";
const isNews = (time: string): string =>
  `${time} > $2::timestamptz - ${COMMITTED} AND ${time} <= $3::timestamptz - ${COMMITTED}`;
/** Whether something arrived after $2 and up to $3: also a further message, and a request that is confirmed late. */
const HAS_NEWS = byKind(
  'w.kind',
  ({ kind }) => {
    if (kind === 'message') {
      return `SELECT EXISTS (SELECT FROM messages m
        WHERE m.company_id = w.company_id AND ${isUnread('m')} AND ${isNews('m.created_at')})`;
    }
    if (kind !== 'dataRequest') return undefined;
    return `SELECT ${isNews('coalesce(r.email_confirmed_at, r.created_at)')} FROM data_requests r WHERE r.id = w.id`;
  },
  isNews('w.since'),
);

/**
 * The oldest of each of the kinds $1 that wait, with counts; nothing without news.
 */
const WAITING: Statement = {
  name: 'digest_of_waiting',
  text: `
    SELECT ranked.kind, ranked.count, to_char(ranked.since AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY') AS since, c.name
    FROM (
      SELECT w.*, row_number() OVER (PARTITION BY w.kind ORDER BY w.since, w.id) AS place,
        count(*) OVER (PARTITION BY w.kind)::int AS count,
        bool_or(${HAS_NEWS}) OVER () AS "hasNews"
      FROM (${ALL_WAITING}) w WHERE w.kind = ANY ($1::text[])) ranked
    LEFT JOIN companies c ON c.id = ranked.company_id
    WHERE ranked.place <= ${NAMED} AND ranked."hasNews" ORDER BY ranked.place`,
};

interface Taken {
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

type Needed = Pick<Context, 'config' | 'db'>;

/** Queues the digest of one administrator; false when nothing new waits that the role may see. */
async function queueOne(ctx: Needed, manager: EntityManager, taken: Taken): Promise<boolean> {
  const { email, name, role, since, until } = taken;
  const kinds = APPROVAL_TYPES.filter(({ see }) => roleHas(role, see)).map(({ kind }) => kind);
  const rows = await transactionReader(manager).query<Waiting>(WAITING, [kinds, since, until]);
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
    subject: `Esperam por você: ${new Intl.ListFormat('pt-BR').format(counts)}`,
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

/**
 * Queues the mail about what waits for the administrators who want one an hour, or one a day from eight in São Paulo, and
 * for whom something new arrived. Does nothing without a mail server. Safe on several instances at once and when called
 * again. Returns the number of mails.
 */
export async function queueDigests(ctx: Needed, now = new Date()): Promise<number> {
  if (ctx.config.smtpUrl === undefined) return 0;
  return ctx.db.transaction(async (manager) => {
    const taken = await transactionReader(manager).query<Taken>(TAKE, [now, CAPABILITIES.decide.may]);
    let queued = 0;
    for (const digest of taken) if (await queueOne(ctx, manager, digest)) queued++;
    return queued;
  });
}
