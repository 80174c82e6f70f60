import type { EntityManager } from 'typeorm';
import { installationSecret } from '../../database/installation-secret.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { completenessOf, completenessText } from '../completeness/completeness.ts';
import type { WeekCount } from './weekly-figures.ts';
import { type WeekOfCompany, weeklyFigures } from './weekly-figures.ts';
import { weeklyLinkPath } from './weekly-link.ts';

const MOST_COMPANIES = 20;

/** What people did, for one and for several, by what is counted. */
const DEEDS: Record<WeekCount, readonly [singular: string, plural: string]> = {
  views: ['viu a página', 'viram a página'],
  whatsapp: ['chamou no WhatsApp', 'chamaram no WhatsApp'],
  phone: ['tocou no telefone', 'tocaram no telefone'],
  website: ['abriu o site', 'abriram o site'],
  map: ['procurou o caminho', 'procuraram o caminho'],
  photos: ['abriu as fotos', 'abriram as fotos'],
  messages: ['mandou mensagem', 'mandaram mensagem'],
  ratings: ['avaliou', 'avaliaram'],
};

const amount = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${count.toLocaleString('pt-BR')} ${plural}`;

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);

function compared(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'como na semana anterior';
  const size = Math.abs(change).toLocaleString('pt-BR');
  return `${size} a ${change > 0 ? 'mais' : 'menos'} que na semana anterior`;
}

function waitingOf(unreadMessages: number, unansweredRatings: number): string {
  const sentences = [
    ...(unreadMessages > 0 ? [amount(unreadMessages, 'mensagem não lida', 'mensagens não lidas')] : []),
    ...(unansweredRatings > 0
      ? [amount(unansweredRatings, 'avaliação sem resposta', 'avaliações sem resposta')]
      : []),
  ];
  return sentences.length === 0 ? '' : `À sua espera: ${listed(sentences)}`;
}

function missingOf({ profile }: WeekOfCompany): string[] {
  const result = completenessOf(profile);
  const text = completenessText(result);
  return text === null ? [] : [`${text} ${listed(result.missing.map(({ name }) => name))}.`];
}

/** What waits, what is missing in the profile, and what people did; nothing where neither waits nor happened anything. */
function linesOf(week: WeekOfCompany): string[] {
  const waiting = waitingOf(week.unreadMessages, week.unansweredRatings);
  const deeds = (Object.entries(DEEDS) as [WeekCount, readonly [string, string]][]).flatMap(
    ([name, [singular, many]]) => {
      const count = week.counts[name];
      if (count === 0) return [];
      return [
        `• ${amount(count, `pessoa ${singular}`, `pessoas ${many}`)}, ${compared(count, week.before[name])}`,
      ];
    },
  );
  if (!waiting && deeds.length === 0) return [];
  return [...(waiting ? [`${waiting}.`] : []), ...missingOf(week), ...deeds];
}

/**
 * Returns subject and paragraphs of the mail about an account's companies; null when nothing waits and nobody came. The
 * companies with something to say are named, 20 at most.
 */
function weeklyText(weeks: readonly WeekOfCompany[]): { subject: string; paragraphs: string[] } | null {
  const summaries = weeks
    .map((week) => ({ week, lines: linesOf(week) }))
    .filter(({ lines }) => lines.length > 0);
  const [first] = summaries;
  if (!first) return null;
  const sum = (of: (week: WeekOfCompany) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const waiting = waitingOf(
    sum(({ unreadMessages }) => unreadMessages),
    sum(({ unansweredRatings }) => unansweredRatings),
  );
  const named = summaries.slice(0, MOST_COMPANIES);
  const others = summaries.length - named.length;
  const ofWhom =
    summaries.length === 1 ? first.week.companyName : amount(summaries.length, 'empresa', 'empresas');
  return {
    subject: waiting || `A semana de ${ofWhom}`,
    paragraphs: [
      `Olá, ${first.week.userName}!`,
      'Este é o resumo da sua semana, de segunda a domingo.',
      ...named.map(({ week, lines }) => [week.companyName, ...lines].join('\n')),
      ...(others > 0 ? [`E mais ${amount(others, 'empresa', 'empresas')}.`] : []),
    ],
  };
}

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
      const rows = await reader.query<{ id: number; monday: string }>(TAKE, [now, last]);
      const [first] = rows;
      if (!first) return undefined;
      const ids = rows.map(({ id }) => id);
      for (const weeks of byAccount(await weeklyFigures(reader, ids, first.monday))) {
        if (await queueOne(ctx, manager, secret, weeks)) queued++;
      }
      return Math.max(...ids);
    });
  }
  return queued;
}
