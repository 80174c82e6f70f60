import type { EntityManager } from 'typeorm';
import { DEFAULT_PLAN, Plan } from './plan.ts';

/** The plan of a company account that has chosen none; null when an administrator has closed it. */
export async function defaultPlanId(manager: EntityManager): Promise<number | null> {
  const plan = await manager.findOne(Plan, {
    where: { name: DEFAULT_PLAN, isActive: true },
    order: { id: 'ASC' },
  });
  return plan?.id ?? null;
}
