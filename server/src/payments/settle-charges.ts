import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { defaultPlanId } from '../plans/plan.ts';
import { User } from '../users/user.ts';
import { mailCharge, mailPlanEnded } from './charge-mails.ts';
import { PlanCharge } from './plan-charge.ts';
import { planCharge } from './plan-charges.list.ts';
import { newTxid, postponedFrom, recordedCharge } from './write-charges.ts';

const REMINDED_DAYS_BEFORE = 2;
const MOST = 500;

/** What is due on a charge: the next month's, a mail, or the plan's end. */
type Step = 'next' | 'remind' | 'overdue' | 'end';

/** SQL of the day on which the month after `c` is due, on the same day of the month as the first one where the month has it. */
const FOLLOWING = '(c.first_due_on + make_interval(months => c.month + 1))::date';

/**
 * SQL of the newest charges of accounts in use with what is due on them at the time $1, if anything. A plan ends on a day
 * after that of the mail that says so, also where the program did not run in time. Nothing is due while the plan is free.
 */
const STEPS = `
  SELECT c.id, c.user_id AS "userId", CASE
    WHEN c.received_at IS NOT NULL THEN CASE WHEN ${FOLLOWING} - s.pix_due_days <= clock.today THEN 'next' END
    WHEN c.payable_until < clock.today AND local_day(c.overdue_mailed_at) < clock.today THEN 'end'
    WHEN c.due_on < clock.today AND c.overdue_mailed_at IS NULL THEN 'overdue'
    WHEN c.reminded_at IS NULL AND c.due_on >= clock.today AND c.due_on - ${REMINDED_DAYS_BEFORE} <= clock.today
      AND local_day(c.created_at) < c.due_on - ${REMINDED_DAYS_BEFORE} THEN 'remind'
  END AS step
  FROM (SELECT local_day($1::timestamptz) AS today) clock CROSS JOIN settings s CROSS JOIN plan_charges c
  JOIN plans p ON p.id = c.plan_id JOIN users u ON u.id = c.user_id AND u.plan_id = c.plan_id
  WHERE s.pix_key <> '' AND u.is_active AND u.role = 'company' AND p.price > 0
    AND c.ended_at IS NULL AND c.closed_at IS NULL AND NOT EXISTS (
    SELECT FROM plan_charges newer WHERE newer.user_id = c.user_id AND newer.id > c.id)`;
const DUE: Statement = {
  name: 'due_plan_charges',
  text: `SELECT "userId" FROM (${STEPS}) steps WHERE step IS NOT NULL ORDER BY id LIMIT ${MOST}`,
};
const OF_ACCOUNT: Statement = {
  name: 'due_plan_charge_of_account',
  text: `SELECT id, step FROM (${STEPS} AND c.user_id = $2) steps WHERE step IS NOT NULL`,
};
const LOCK: Statement = {
  name: 'lock_charged_account',
  text: 'SELECT id FROM users WHERE id = $1 FOR UPDATE SKIP LOCKED',
};
/** However late the charge before was received, no month is left out, and the account has all days until the due day. */
const NEXT: Statement = {
  name: 'next_plan_charge',
  text: `INSERT INTO plan_charges (user_id, plan_id, previous_id, amount, first_due_on, month, due_on, payable_until, txid)
    SELECT c.user_id, c.plan_id, c.id, p.price, c.first_due_on, c.month + 1, due.day, due.day + s.pix_grace_days, $3
    FROM plan_charges c JOIN plans p ON p.id = c.plan_id CROSS JOIN settings s CROSS JOIN LATERAL (
      SELECT greatest(${FOLLOWING}, local_day($2::timestamptz) + s.pix_due_days) AS day) due
    WHERE c.id = $1 RETURNING id`,
};

/** An account has days to pay after the mail, also where the program did not run in time. */
const OVERDUE: Statement = {
  name: 'overdue_plan_charge',
  text: `UPDATE plan_charges SET overdue_mailed_at = $2, payable_until = ${postponedFrom('local_day($2::timestamptz)')}
    WHERE id = $1`,
};

type Needed = Pick<Context, 'config' | 'db' | 'log'>;

async function take(
  ctx: Needed,
  manager: EntityManager,
  { id, step }: { id: number; step: Step },
  now: Date,
): Promise<void> {
  const reader = transactionReader(manager);
  switch (step) {
    case 'next': {
      const next = await oneRow<{ id: number }>(reader, NEXT, [id, now, newTxid()]);
      await mailCharge(ctx, manager, 'plan-charge', next.id);
      return;
    }
    case 'remind':
      await manager.update(PlanCharge, id, { remindedAt: now });
      await mailCharge(ctx, manager, 'plan-charge-reminder', id);
      return;
    case 'overdue':
      await reader.query(OVERDUE, [id, now]);
      await mailCharge(ctx, manager, 'plan-charge-overdue', id);
      return;
    case 'end': {
      const charge = await planCharge(reader, id);
      const planId = await defaultPlanId(manager);
      await manager.update(PlanCharge, id, { endedAt: now });
      await manager.update(User, charge.userId, { planId });
      await recordAction({ viewer: null, address: null }, manager, 'plan-charge.end', id, {
        before: recordedCharge(charge),
        after: { planId },
      });
      await mailPlanEnded(ctx, manager, id);
    }
  }
}

/** Does what is due on the charge of an account; returns the number of steps, at most one. */
const settleAccount = (ctx: Needed, userId: number, now: Date): Promise<number> =>
  ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    if ((await reader.query(LOCK, [userId])).length === 0) return 0;
    const [due] = await reader.query<{ id: number; step: Step }>(OF_ACCOUNT, [now, userId]);
    if (!due) return 0;
    await take(ctx, manager, due, now);
    return 1;
  });

/**
 * Does what is due on charges of plans: makes next month's, reminds, and ends plans that are unpaid after the days of
 * grace. Does nothing without a Pix key. Safe on several instances at once: who holds an account's lock does its step, and
 * the others find it done. A failure is logged and stops no other account. Returns how many steps it did.
 */
export async function settleCharges(ctx: Needed, now = new Date()): Promise<number> {
  const accounts = await ctx.db.reads.query<{ userId: number }>(DUE, [now]);
  let done = 0;
  for (const { userId } of accounts) {
    try {
      done += await settleAccount(ctx, userId, now);
    } catch (error) {
      // The others' charges must not wait for this one, which the next call tries again.
      ctx.log.error({ err: error, user: userId }, 'A cobrança de um plano falhou.');
    }
  }
  return done;
}
