import { flag, id, integer, like, namedShape, number, text } from '../route/json-schema.ts';

/** The values that all answers about a plan begin with. */
export const PLAN = {
  id: like(id, 2),
  name: like(text, 'Prata'),
  price: like(number, 29.9, 'Reais por mês.'),
};

interface PlanFields {
  companiesAllowed: number;
  features: string[];
}

/** Joins the features to one text, separated by commas, 'Até N empresas' first, with the number that holds on this site. */
const featureText = ({ companiesAllowed: most, features }: PlanFields): string =>
  [`Até ${most} ${most === 1 ? 'empresa' : 'empresas'}`, ...features].join(', ');

export const planSchema = namedShape('Plan', {
  ...PLAN,
  max_companies: like(integer, 5),
  features: {
    ...like(text, 'Até 5 empresas, Destaque na busca', 'Os recursos, separados por vírgulas.'),
    computed: { fields: 'companiesAllowed features', value: featureText },
  },
  is_active: flag,
});
