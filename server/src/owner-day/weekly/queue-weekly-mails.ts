import type { EntityManager } from 'typeorm';
import { installationSecret } from '../../database/installation-secret.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { type WeekOfCompany, weeklyFigures } from './weekly-figures.ts';
import { weeklyLinkPath } from './weekly-link.ts';
import { weeklyText } from './weekly-text.ts';

const AT_ONCE = 100;
const FIRST_HOUR = 7;

/**
 * Takes accounts on a Monday from seven in São Paulo, each once a week: a second instance waits for the row and then
 * finds the week written. Unconfirmed addresses may belong to somebody else.
 */
const TAKE: Statement = {
  name: 'take_weekly_mails',
  text: `
    WITH clock AS (SELECT $1::timestamptz AT TIME ZONE 'America/Sao_Paulo' AS local),
    due AS (
      SELECT u.id, clock.local::date AS week
      FROM clock CROSS JOIN users u LEFT JOIN weekly_mails w ON w.user_id = u.id
      WHERE extract(isodow FROM clock.local) = 1 AND extract(hour FROM clock.local) >= ${FIRST_HOUR}
        AND u.id > $2 AND u.role = 'company' AND u.is_active AND NOT u.is_demo AND u.email_confirmed_at IS NOT NULL
        AND coalesce(w.is_on, true) AND coalesce(w.last_week < clock.local::date, true)
        AND EXISTS (SELECT FROM companies c WHERE c.owner_id = u.id AND c.is_active AND c.is_approved)
      ORDER BY u.id LIMIT ${AT_ONCE})
    INSERT INTO weekly_mails (user_id, last_week) SELECT id, week FROM due ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET last_week = excluded.last_week
      WHERE weekly_mails.is_on AND coalesce(weekly_mails.last_week < excluded.last_week, true)
    RETURNING user_id AS id, to_char(last_week, 'YYYY-MM-DD') AS monday`,
};

type Needed = Pick<Context, 'config' | 'db'>;

function byAccount(weeks: readonly WeekOfCompany[]): WeekOfCompany[][] {
  const groups = new Map<number, WeekOfCompany[]>();
  for (const week of weeks) groups.set(week.userId, [...(groups.get(week.userId) ?? []), week]);
  return [...groups.values()];
}

async function queueOne(
  ctx: Needed,
  manager: EntityManager,
  secret: Buffer,
  weeks: readonly WeekOfCompany[],
): Promise<boolean> {
  const text = weeklyText(weeks);
  const [first] = weeks;
  if (!text || !first) return false;
  await queueSiteMail(ctx, manager, {
    kind: 'weekly-summary',
    to: first.email,
    ...text,
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
    unsubscribe: { label: 'Não receber mais este resumo', path: weeklyLinkPath(secret, first.userId) },
  });
  return true;
}

/**
 * Queues the weekly mail of every owner who has something to read: what waits, and the numbers of the last seven days.
 * Does nothing but on Mondays from seven in São Paulo, and without a mail server. Safe on several instances at once and
 * when called again. Returns the number of mails.
 */
export async function queueWeeklyMails(ctx: Needed, now = new Date()): Promise<number> {
  if (ctx.config.smtpUrl === undefined) return 0;
  const secret = await installationSecret(ctx.db.reads);
  let queued = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const last: number = after;
    after = await ctx.db.transaction(async (manager) => {
      const reader = transactionReader(manager);
      const taken = await reader.query<{ id: number; monday: string }>(TAKE, [now, last]);
      const [first] = taken;
      if (!first) return undefined;
      const ids = taken.map(({ id }) => id);
      for (const weeks of byAccount(await weeklyFigures(reader, ids, first.monday))) {
        if (await queueOne(ctx, manager, secret, weeks)) queued++;
      }
      return Math.max(...ids);
    });
  }
  return queued;
}
