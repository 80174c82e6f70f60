import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';

const MOST = 500;
const NAMED = 20;
/** The primary key makes sure that each company is returned to one instance only. */
const TAKE: Statement = {
  name: 'take_overdue_companies',
  text: `
    WITH taken AS (
      INSERT INTO overdue_reminders (company_id)
      SELECT c.id FROM companies c, approval_policy p
      WHERE NOT c.is_approved AND c.is_active AND c.rejected_at IS NULL
        AND c.created_at < now() - make_interval(days => p.approval_timeout_days)
        AND p.notification_email IS NOT NULL
        AND NOT EXISTS (SELECT FROM overdue_reminders r WHERE r.company_id = c.id)
      ORDER BY c.created_at, c.id LIMIT ${MOST}
      ON CONFLICT (company_id) DO NOTHING
      RETURNING company_id)
    SELECT c.name, city.name || ' - ' || city.state AS location, p.notification_email AS "to"
    FROM taken JOIN companies c ON c.id = taken.company_id JOIN cities city ON city.id = c.city_id, approval_policy p
    ORDER BY c.created_at, c.id`,
};

/**
 * Queues one mail to the policy's `notificationEmail` with all companies that have become overdue since the last
 * call; does nothing without an address. Safe on several instances at once. Returns how many companies the mail
 * names.
 */
export async function remindOfOverdue(ctx: Pick<Context, 'config' | 'db' | 'changeFeed'>): Promise<number> {
  return ctx.db.transaction(async (manager) => {
    const rows = await transactionReader(manager).query<{ name: string; location: string; to: string }>(TAKE);
    const [first] = rows;
    if (!first) return 0;
    const named = rows.slice(0, NAMED).map(({ name, location }) => `• ${name}, em ${location}`);
    const others = rows.length - named.length;
    await queueSiteMail(ctx, manager, {
      kind: 'companies-overdue',
      to: first.to,
      subject:
        rows.length === 1
          ? `Prazo de aprovação vencido: ${first.name}`
          : `Prazo de aprovação vencido: ${rows.length} empresas`,
      paragraphs: [
        rows.length === 1
          ? 'Uma empresa espera aprovação há mais tempo do que o prazo:'
          : 'Estas empresas esperam aprovação há mais tempo do que o prazo:',
        [...named, ...(others > 0 ? [`e mais ${others}`] : [])].join('\n'),
      ],
      action: { label: 'Abrir as aprovações', path: '/admin/approvals' },
    });
    return rows.length;
  });
}
