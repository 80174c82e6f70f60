import type { AdminList } from '../graphql/admin-list.ts';
import { PlansArgs } from './plan.inputs.ts';
import type { Plan } from './plan.ts';

const USERS = '(SELECT count(*) FROM users u WHERE u.plan_id = p.id)';
/** All plans. */
export const PLANS: AdminList<PlansArgs, Plan> = {
  name: 'plans',
  may: 'seeLists',
  args: PlansArgs,
  from: 'plans p',
  columns: `p.id, p.name, p.price::float8 AS price, p.max_companies AS "maxCompanies",
    p.photo_limit AS "photoLimit", p.features,
    p.is_active AS "isActive", p.is_default AS "isDefault", p.has_poster AS "hasPoster",
    p.has_badge AS "hasBadge", p.has_year_reports AS "hasYearReports"`,
  async filter(filter, { q, isActive }, { db }) {
    // There are few plans: no index is needed.
    await filter.addSearch(
      db.reads,
      q,
      (pattern) =>
        `' ' || search_fold(concat_ws(' ', p.name, array_to_string(p.features, ' '))) LIKE ${pattern}`,
    );
    if (isActive != null) filter.add((placeholder) => `p.is_active = ${placeholder(isActive)}`);
  },
  orders: {
    price: 'p.price, p.id',
    priceDescending: 'p.price DESC, p.id DESC',
    name: 'search_fold(p.name) COLLATE "C", p.id',
    nameDescending: 'search_fold(p.name) COLLATE "C" DESC, p.id DESC',
    companies: 'p.max_companies, p.id',
    companiesDescending: 'p.max_companies DESC, p.id DESC',
    users: `${USERS}, p.id`,
    usersDescending: `${USERS} DESC, p.id DESC`,
    inactive: 'p.is_active, p.price, p.id',
    active: 'p.is_active DESC, p.price, p.id',
  },
  cells: {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    'Preço por mês': ({ price }) => Number(price).toFixed(2).replace('.', ','),
    'Máximo de empresas': ({ maxCompanies }) => maxCompanies,
    Recursos: ({ features }) => features.join(', '),
    Ativo: ({ isActive }) => isActive,
    'Padrão das contas novas': ({ isDefault }) => isDefault,
  },
};
