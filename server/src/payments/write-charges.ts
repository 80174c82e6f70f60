import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { TODAY } from '../database/local-day.ts';
import { lockRow } from '../database/lock-row.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { adminItem } from '../graphql/admin-list.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { defaultPlanId } from '../plans/plan.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { lockUser } from '../users/lock-users.ts';
import { User } from '../users/user.ts';
import { mailCharge } from './charge-mails.ts';
import { PlanCharge } from './plan-charge.ts';
import { CHARGE_NOT_FOUND, PLAN_CHARGES, planCharge } from './plan-charges.list.ts';

/** Returns an identifier that no other payment has: 80 random bits. */
export const newTxid = (): string => randomBytes(10).toString('hex').toUpperCase();

/** Inserts nothing for a free plan and without a Pix key. */
const FIRST: Statement = {
  name: 'first_plan_charge',
  text: `INSERT INTO plan_charges (user_id, plan_id, request_id, amount, first_due_on, due_on, payable_until, txid)
    SELECT r.user_id, p.id, r.id, p.price, ${TODAY} + s.pix_due_days, ${TODAY} + s.pix_due_days,
      ${TODAY} + s.pix_due_days + s.pix_grace_days, $2
    FROM plan_requests r JOIN plans p ON p.id = r.requested_plan_id CROSS JOIN settings s
    WHERE r.id = $1 AND p.price > 0 AND s.pix_key <> ''
    RETURNING id`,
};

/** Makes the first charge of an approved request, with its mail, in the caller's transaction; none for a free plan. */
export async function makeFirstCharge(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  requestId: number,
): Promise<void> {
  const values = [requestId, newTxid()];
  const [charge] = await transactionReader(manager).query<{ id: number }>(FIRST, values);
  if (charge) await mailCharge(ctx, manager, 'plan-charge', charge.id);
}

/** Removes the charge of a request whose approval is undone. CONFLICT when it was received meanwhile. */
export async function removeFirstCharge(manager: EntityManager, requestId: number): Promise<void> {
  for (const { id, receivedAt } of await manager.findBy(PlanCharge, { requestId })) {
    if (receivedAt)
      throw conflict('O pagamento deste plano já foi recebido: desfaça primeiro o recebimento.');
    await manager.delete(PlanCharge, id);
  }
}

/** SQL of the last payable day of an open charge whose owner is to have three days more from the day `today` on. */
export const postponedFrom = (today: string): string => `greatest(payable_until, ${today} + 3)`;

/** What is recorded of a charge. */
export const recordedCharge = ({ userId, planId, amount, dueOn }: PlanCharge) => ({
  userId,
  planId,
  amount: amount.toFixed(2),
  dueOn,
});

/** Locks a charge after its account, as all who write charges do, and returns both; NOT_FOUND. */
async function lockCharge(
  manager: EntityManager,
  sentId: string,
): Promise<{ charge: PlanCharge; user: User | null }> {
  const found = await manager.findOneBy(PlanCharge, { id: idOrZero(sentId) });
  if (!found) throw notFound(CHARGE_NOT_FOUND);
  const user = found.userId === null ? null : await lockUser(manager, found.userId);
  await lockRow(manager, PlanCharge, found.id, CHARGE_NOT_FOUND);
  return { charge: await planCharge(transactionReader(manager), found.id), user };
}

/**
 * Marks a charge as received, for administrators. One that ended unpaid gives the plan back to an account that has none
 * or the default one. CONFLICT for one that was received before, or has ended and is not the account's newest.
 */
export async function receiveCharge(ctx: Context, id: string): Promise<PlanCharge> {
  const viewer = requireViewer(ctx);
  await ctx.db.transaction(async (manager) => {
    const { charge, user } = await lockCharge(manager, id);
    if (charge.state === 'received') throw conflict('Esta cobrança já foi marcada como recebida.');
    if (!user || !charge.canReceive) {
      throw conflict('Esta cobrança foi encerrada, e a conta já tem outra mais nova.');
    }
    const isBack = [null, charge.planId, await defaultPlanId(manager)].includes(user.planId);
    await manager.update(PlanCharge, charge.id, {
      receivedAt: () => 'now()',
      receivedBy: viewer.id,
      endedAt: null,
      ...(!isBack && { closedAt: () => 'now()' }),
    });
    if (isBack && user.planId !== charge.planId)
      await manager.update(User, user.id, { planId: charge.planId });
    await recordAction(ctx, manager, 'plan-charge.receive', charge.id, {
      ...(isBack && { before: { planId: user.planId } }),
      after: recordedCharge(charge),
    });
  });
  return adminItem(ctx, PLAN_CHARGES, id);
}

/**
 * Takes the receipt of a charge back, for administrators: it is to be paid again, and the owner is reminded again before the
 * plan ends. An unpaid charge of the next month goes with it. CONFLICT once that one is paid or has ended, or the account
 * has left the plan.
 */
export async function undoChargeReceipt(ctx: Context, id: string): Promise<PlanCharge> {
  await ctx.db.transaction(async (manager) => {
    const { charge } = await lockCharge(manager, id);
    if (charge.state !== 'received') throw conflict('Esta cobrança não está marcada como recebida.');
    if (!charge.canUndoReceipt) {
      throw conflict('Não dá mais para desfazer: a conta já tem outra cobrança ou outro plano.');
    }
    await manager.delete(PlanCharge, { previousId: charge.id });
    await manager.update(PlanCharge, charge.id, {
      receivedAt: null,
      receivedBy: null,
      overdueMailedAt: null,
      payableUntil: () => postponedFrom(TODAY),
    });
    await recordAction(ctx, manager, 'plan-charge.undo-receipt', charge.id, {
      before: recordedCharge(charge),
    });
  });
  return adminItem(ctx, PLAN_CHARGES, id);
}
