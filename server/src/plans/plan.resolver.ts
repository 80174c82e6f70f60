import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordAction } from '../audit/record-action.ts';
import { updateRecorded } from '../audit/update-recorded.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Statement } from '../database/statement.ts';
import { adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { PublicRead } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { loadCount } from '../graphql/loader.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { conflict } from '../shared/errors.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { CreatePlanInput, PlanOrder, PlansArgs, UpdatePlanInput } from './plan.inputs.ts';
import { Plan, PlanPage } from './plan.ts';
import { PLANS } from './plans.list.ts';

const PLAN_NOT_FOUND = 'Plano não encontrado.';
const FIELDS = [
  'name',
  'price',
  'maxCompanies',
  'photoLimit',
  'features',
  'isActive',
  'hasPoster',
  'hasBadge',
  'hasYearReports',
] as const;
const fieldsOf = (plan: Plan) => Object.fromEntries(FIELDS.map((field) => [field, plan[field]]));

@ForKeys('plans', { plans: 'any' })
@Resolver()
export class PlanResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => PlanPage, { description: 'Active plans, the cheapest first.' })
  plans(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<PlanPage> {
    ctx.answer.tags.add('plans');
    return adminPage(ctx, PLANS, { ...args, isActive: true, order: PlanOrder.price });
  }

  @MayCall('seeLists')
  @Query(() => PlanPage, {
    description: 'Administrators only: all plans, the cheapest first unless asked otherwise.',
  })
  adminPlans(@Ctx() ctx: Context, @Args() args: PlansArgs): Promise<PlanPage> {
    return adminPage(ctx, PLANS, args);
  }

  @MayCall('managePlans')
  @Mutation(() => Plan, { description: 'Administrators only: a new plan.' })
  createPlan(@Ctx() ctx: Context, @Input('The new plan.') input: CreatePlanInput): Promise<Plan> {
    return ctx.db.transaction(async (manager) => {
      const plan = await manager.save(Plan, {
        name: input.name,
        price: input.price,
        maxCompanies: input.maxCompanies ?? 5,
        photoLimit: input.photoLimit ?? 5,
        features: input.features ?? [],
        isActive: input.isActive ?? true,
        hasPoster: input.hasPoster ?? true,
        hasBadge: input.hasBadge ?? true,
        hasYearReports: input.hasYearReports ?? true,
      });
      await recordAction(ctx, manager, 'plan.create', plan.id, { after: fieldsOf(plan) });
      return plan;
    });
  }

  @MayCall('managePlans', lookUpRow('plans', PLAN_NOT_FOUND))
  @Mutation(() => Plan, {
    description:
      'Administrators only: changes a plan, also for accounts that have it. CONFLICT when the default is deactivated.',
  })
  updatePlan(
    @Ctx() ctx: Context,
    @IdOf('plan') id: string,
    @Input('What changes in the plan.') input: UpdatePlanInput,
  ): Promise<Plan> {
    return ctx.db.transaction(async (manager) => {
      const row = await lockRow(manager, Plan, id, PLAN_NOT_FOUND);
      if (row.isDefault && input.isActive === false) {
        throw conflict(
          'Este é o plano padrão das contas novas. Escolha outro como padrão antes de desativá-lo.',
        );
      }
      const values = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
      const { now } = await updateRecorded(ctx, manager, {
        entity: Plan,
        row,
        changes: values,
        action: 'plan.update',
        isNamed: true,
      });
      return now;
    });
  }

  @MayCall('managePlans')
  @Mutation(() => Plan, {
    description:
      'Administrators only: makes a plan the default of new company accounts. CONFLICT for an inactive one.',
  })
  setDefaultPlan(@Ctx() ctx: Context, @IdOf('plan') id: string): Promise<Plan> {
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

  @MayCall('managePlans')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: removes a plan. CONFLICT for the default and for one that an account has or has requested.',
  })
  deletePlan(@Ctx() ctx: Context, @IdOf('plan') id: string): Promise<Deletion> {
    return ctx.db.transaction(async (manager) => {
      // The lock blocks accounts from taking the plan meanwhile.
      const plan = await lockRow(manager, Plan, id, PLAN_NOT_FOUND);
      if (plan.isDefault) {
        throw conflict(
          'Este é o plano padrão das contas novas. Escolha outro como padrão antes de removê-lo.',
        );
      }
      const [usage]: Array<{ isUsed: boolean }> = await manager.query(
        `SELECT EXISTS (SELECT FROM users WHERE plan_id = $1)
             OR EXISTS (SELECT FROM plan_requests WHERE requested_plan_id = $1) AS "isUsed"`,
        [plan.id],
      );
      if (usage?.isUsed) {
        throw conflict('Este plano é usado ou foi solicitado por alguém. Desative-o em vez de remover.');
      }
      await manager.delete(Plan, plan.id);
      await recordAction(ctx, manager, 'plan.remove', plan.id, { before: fieldsOf(plan) });
      return { id: plan.id };
    });
  }
}

const ALLOWED: Statement = {
  name: 'companies_allowed_by_plans',
  text: `SELECT p.id, least(p.max_companies, s.max_companies_per_user) AS count
         FROM plans p CROSS JOIN settings s WHERE p.id = ANY ($1::int[])`,
};

@Resolver(() => Plan)
export class PlanLimitResolver {
  @FieldResolver(() => Int, {
    description:
      'How many companies it allows on this site: the lower of `maxCompanies` and the site’s setting.',
  })
  companiesAllowed(@Root() plan: Plan, @Ctx() ctx: Context): Promise<number> {
    return loadCount(ctx, ALLOWED, Number(plan.id));
  }
}
