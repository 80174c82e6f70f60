import { recordAction } from '../audit/record-action.ts';
import { Conditions } from '../database/conditions.ts';
import { lockRow } from '../database/lock-row.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { Page } from '../graphql/paging.ts';
import { conflict } from '../shared/errors.ts';
import type { CreatePlanInput, PlansArgs, UpdatePlanInput } from './plan.inputs.ts';
import { Plan } from './plan.ts';
import { planPage } from './plans.ts';

export const PLAN_NOT_FOUND = 'Plano não encontrado.';

/** Administrators: all plans, the cheapest first. */
export async function plans(ctx: Context, { q, isActive, ...args }: PlansArgs): Promise<Page<Plan>> {
  requireRole(ctx, 'admin');
  const filter = new Conditions();
  // There are few plans: no index is needed for a part of a name.
  if (q) filter.add((placeholder) => `search_fold(p.name) LIKE '%' || search_fold(${placeholder(q)}) || '%'`);
  if (isActive != null) filter.add((placeholder) => `p.is_active = ${placeholder(isActive)}`);
  return planPage(ctx, filter, args);
}

const FIELDS = ['name', 'price', 'maxCompanies', 'features', 'isActive'] as const;
const fieldsOf = (plan: Plan) => Object.fromEntries(FIELDS.map((field) => [field, plan[field]]));

/** Administrators: creates a plan. */
export async function createPlan(ctx: Context, input: CreatePlanInput): Promise<Plan> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const plan = await manager.save(Plan, {
      name: input.name,
      price: input.price,
      maxCompanies: input.maxCompanies ?? 5,
      features: input.features ?? [],
      isActive: input.isActive ?? true,
    });
    await recordAction(ctx, manager, 'plan.create', plan.id, { after: fieldsOf(plan) });
    return plan;
  });
}

/**
 * Administrators: changes a plan, also for accounts that have it; absent fields stay. CONFLICT for deactivating the
 * default.
 */
export async function updatePlan(ctx: Context, id: string, input: UpdatePlanInput): Promise<Plan> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const before = await lockRow(manager, Plan, id, PLAN_NOT_FOUND);
    const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
    if (Object.keys(sent).length === 0) return before;
    if (before.isDefault && input.isActive === false) {
      throw conflict(
        'Este é o plano padrão das contas novas. Escolha outro como padrão antes de desativá-lo.',
      );
    }
    const after: Plan = { ...before, ...sent };
    await manager.update(Plan, before.id, sent);
    await recordAction(ctx, manager, 'plan.update', before.id, {
      before: fieldsOf(before),
      after: fieldsOf(after),
    });
    return after;
  });
}

/** Administrators: makes a plan the default of new company accounts; CONFLICT for an inactive one. */
export async function setDefaultPlan(ctx: Context, id: string): Promise<Plan> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // Serializes simultaneous choices.
    await manager.query('LOCK TABLE plans IN SHARE ROW EXCLUSIVE MODE');
    const plan = await lockRow(manager, Plan, id, PLAN_NOT_FOUND);
    if (!plan.isActive) throw conflict('Um plano inativo não pode ser o padrão. Ative-o antes.');
    if (plan.isDefault) return plan;
    // The unique index permits one default, so the old one goes first.
    const before = await manager.findOneBy(Plan, { isDefault: true });
    await manager.update(Plan, { isDefault: true }, { isDefault: false });
    await manager.update(Plan, plan.id, { isDefault: true });
    await recordAction(ctx, manager, 'plan.default', plan.id, {
      before: { planId: before?.id ?? null },
      after: { planId: plan.id },
    });
    return { ...plan, isDefault: true };
  });
}

/** Administrators: removes a plan; CONFLICT for the default and for one that an account has or has requested. */
export async function removePlan(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // The lock blocks accounts from taking the plan meanwhile.
    const plan = await lockRow(manager, Plan, id, PLAN_NOT_FOUND);
    if (plan.isDefault) {
      throw conflict('Este é o plano padrão das contas novas. Escolha outro como padrão antes de removê-lo.');
    }
    const [used]: Array<{ isUsed: boolean }> = await manager.query(
      `SELECT EXISTS (SELECT FROM users WHERE plan_id = $1)
         OR EXISTS (SELECT FROM plan_requests WHERE requested_plan_id = $1) AS "isUsed"`,
      [plan.id],
    );
    if (used?.isUsed) {
      throw conflict('Este plano é usado ou foi solicitado por alguém. Desative-o em vez de remover.');
    }
    await manager.delete(Plan, plan.id);
    await recordAction(ctx, manager, 'plan.remove', plan.id, { before: fieldsOf(plan) });
    return true;
  });
}
