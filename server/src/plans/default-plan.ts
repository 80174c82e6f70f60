import type { EntityManager } from 'typeorm';
import { Plan } from './plan.ts';

/** Returns the default plan of company accounts; null when it is inactive. */
export async function defaultPlanId(manager: EntityManager): Promise<number | null> {
  const plan = await manager.findOneBy(Plan, { isDefault: true, isActive: true });
  return plan?.id ?? null;
}
