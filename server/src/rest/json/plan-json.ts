import { flag, id, integer, like, named, number, shape, text } from '../route/json-schema.ts';

export const PLAN_FIELDS = 'id name price maxCompanies features isActive';

export interface PlanFields {
  id: string;
  name: string;
  price: number;
  maxCompanies: number;
  features: string[];
  isActive: boolean;
}

/** Features are one text, separated by commas, 'Até N empresas' first. */
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

export const planSchema = named(
  'Plan',
  shape({
    id: like(id, 2),
    name: like(text, 'Prata'),
    price: { ...like(number, 29.9), description: 'Reais por mês.' },
    max_companies: like(integer, 5),
    features: {
      ...like(text, 'Até 5 empresas, Destaque na busca'),
      description: 'Os recursos, separados por vírgulas.',
    },
    is_active: flag,
  }),
);
