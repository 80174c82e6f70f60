import { TODAY } from '../database/local-day.ts';
import { oneRow, type Reader, type Statement } from '../database/statement.ts';
import type { AdminList } from '../graphql/admin-list.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { planAsJson } from '../plans/plan.ts';
import { PlanCharge, type PlanChargeState, PlanChargesArgs } from './plan-charge.ts';

const STATE = `CASE WHEN c.received_at IS NOT NULL THEN 'received' WHEN c.ended_at IS NOT NULL THEN 'ended'
  WHEN c.due_on < ${TODAY} THEN 'overdue' ELSE 'open' END`;
const NEWER = 'SELECT FROM plan_charges newer WHERE newer.user_id = c.user_id AND newer.id > c.id';
/** Without the texts of the payment, which only an open charge has. */
const COLUMNS = `c.id, c.user_id AS "userId", c.plan_id AS "planId", c.amount::float8 AS amount, c.txid,
  to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn", to_char(c.payable_until, 'YYYY-MM-DD') AS "payableUntil",
  ${STATE} AS state, c.created_at AS "createdAt", c.received_at AS "receivedAt", c.ended_at AS "endedAt",
  CASE WHEN c.user_id IS NOT NULL THEN jsonb_build_object('id', c.user_id, 'name', u.name, 'email', u.email) END AS "user", ${planAsJson('p')} AS plan,
  coalesce((SELECT name FROM plans WHERE is_default AND is_active), 'Grátis') AS "fallbackPlan",
  c.received_at IS NULL AND NOT EXISTS (${NEWER}) AS "canReceive",
  c.received_at IS NOT NULL AND c.user_id IS NOT NULL AND c.closed_at IS NULL AND u.plan_id IS NOT DISTINCT FROM c.plan_id AND NOT EXISTS (
    ${NEWER} AND NOT (newer.previous_id = c.id AND newer.received_at IS NULL AND newer.ended_at IS NULL)
  ) AS "canUndoReceipt",
  s.pix_key AS "pixKey", s.pix_name AS "pixName", s.pix_city AS "pixCity"`;
/** A list reads `id` of the rows of its first table. */
const FROM = `plan_charges c
  LEFT JOIN (SELECT id AS user_id, name, email, folded, plan_id FROM users) u USING (user_id)`;
const JOINED = 'JOIN plans p ON p.id = c.plan_id CROSS JOIN settings s';
const ONE: Statement = {
  name: 'plan_charge_by_id',
  text: `SELECT ${COLUMNS} FROM ${FROM} ${JOINED} WHERE c.id = $1`,
};
/** The last year; nothing without a Pix key. */
const OWN: Statement = {
  name: 'own_plan_charges',
  text: `SELECT ${COLUMNS} FROM ${FROM} ${JOINED} WHERE c.user_id = $1 AND s.pix_key <> ''
    ORDER BY c.id DESC LIMIT 12`,
};
export const CHARGE_NOT_FOUND = 'Cobrança não encontrada.';

const STATE_NAMES: Readonly<Record<PlanChargeState, string>> = {
  open: 'Em aberto',
  overdue: 'Vencida',
  received: 'Recebida',
  ended: 'Encerrada',
};

/** All charges, found by a part of the account's name or e-mail, or of the payment's identifier. */
export const PLAN_CHARGES: AdminList<PlanChargesArgs, PlanCharge> = {
  name: 'plan-charges',
  may: 'seePersons',
  args: PlanChargesArgs,
  from: FROM,
  columns: COLUMNS,
  joined: JOINED,
  missing: CHARGE_NOT_FOUND,
  async filter(filter, { q, state, from, until }, { db }) {
    await filter.addSearch(
      db.reads,
      q,
      (pattern) => `(u.folded LIKE ${pattern} OR ' ' || lower(c.txid) LIKE ${pattern})`,
    );
    if (state) filter.add((placeholder) => `${STATE} = ${placeholder(state)}`);
    if (from) filter.add((placeholder) => `c.due_on >= ${placeholder(from)}::date`);
    if (until) filter.add((placeholder) => `c.due_on <= ${placeholder(until)}::date`);
  },
  orders: {
    due: 'c.due_on, c.id',
    dueDescending: 'c.due_on DESC, c.id DESC',
    name: 'u.folded COLLATE "C", c.id',
    nameDescending: 'u.folded COLLATE "C" DESC, c.id DESC',
  },
  cells: {
    Número: ({ id }) => id,
    Usuário: ({ user }) => user?.name ?? 'Conta encerrada',
    'E-mail': ({ user }) => user?.email ?? null,
    Plano: ({ plan }) => plan.name,
    Valor: ({ amount }) => amount.toFixed(2).replace('.', ','),
    Vencimento: ({ dueOn }) => dueOn,
    Situação: ({ state }) => STATE_NAMES[state],
    Identificador: ({ txid }) => txid,
    'Feita em': ({ createdAt }) => createdAt,
    'Recebida em': ({ receivedAt }) => receivedAt,
    'Encerrada em': ({ endedAt }) => endedAt,
  },
};

/** Returns a charge that there is. */
export const planCharge = (reader: Reader, id: number): Promise<PlanCharge> => oneRow(reader, ONE, [id]);

/** Returns the caller's charges, the newest first, at most twelve; none while the site has no Pix key. */
export const myPlanCharges = (ctx: Context): Promise<PlanCharge[]> =>
  ctx.db.reads.query<PlanCharge>(OWN, [requireViewer(ctx).id]);
