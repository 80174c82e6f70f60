import type { EntityManager } from 'typeorm';
import { Plan } from './plan.ts';

/** The plan of a company account that has chosen none; null when an administrator has closed it. */
export async function defaultPlanId(manager: EntityManager): Promise<number | null> {
  const plan = await manager.findOneBy(Plan, { isDefault: true, isActive: true });
  return plan?.id ?? null;
}
