import { flag, id, integer, like, namedShape, number, text } from '../route/json-schema.ts';

/** The values that all answers about a plan begin with. */
export const PLAN = {
  id: like(id, 2),
  name: like(text, 'Prata'),
  price: like(number, 29.9, 'Reais por mês.'),
};

interface PlanFields {
  maxCompanies: number;
  features: string[];
}

/** Joins the features to one text, separated by commas, 'Até N empresas' first. */
const featureText = ({ maxCompanies, features }: PlanFields): string =>
  [`Até ${maxCompanies} ${maxCompanies === 1 ? 'empresa' : 'empresas'}`, ...features].join(', ');

export const planSchema = namedShape('Plan', {
  ...PLAN,
  max_companies: like(integer, 5),
  features: {
    ...like(text, 'Até 5 empresas, Destaque na busca', 'Os recursos, separados por vírgulas.'),
    computed: { fields: 'maxCompanies features', value: featureText },
  },
  is_active: flag,
});
