import { flag, integer, number, shape, text } from './json-schema.ts';

export const PLAN_FIELDS = 'id name price maxCompanies features isActive';

export interface PlanFields {
  id: string;
  name: string;
  price: number;
  maxCompanies: number;
  features: string[];
  isActive: boolean;
}

/** Features as comma text, 'Até N empresas' first (DECISIONS section 4). */
export const planJson = (plan: PlanFields) => ({
  id: Number(plan.id),
  name: plan.name,
  price: plan.price,
  max_companies: plan.maxCompanies,
  features: [
    `Até ${plan.maxCompanies} ${plan.maxCompanies === 1 ? 'empresa' : 'empresas'}`,
    ...plan.features,
  ].join(', '),
  is_active: plan.isActive,
});

export const planSchema = shape({
  id: integer,
  name: text,
  price: { ...number, description: 'Reais a month.' },
  max_companies: integer,
  features: text,
  is_active: flag,
});
