import { dateTime, flag, id, like, named, orNull, shape, text, textOrNull } from '../route/json-schema.ts';
import { PLAN_FIELDS, type PlanFields, planJson, planSchema } from './plan-json.ts';
import { toRest } from './to-rest.ts';

export const ROLES = ['admin', 'company', 'user'] as const;
export const USER_FIELDS = `id name email role isActive companyName createdAt plan { ${PLAN_FIELDS} }`;

export interface SelectedUser {
  plan: PlanFields | null;
}

export const userJson = (user: SelectedUser) => ({ ...toRest(user), plan: user.plan && planJson(user.plan) });

export const userSchema = named(
  'User',
  shape({
    id,
    name: like(text, 'Rosa Lima'),
    email: like(text, 'rosa@exemplo.com.br'),
    role: { type: 'string', enum: ROLES, examples: ['company'] },
    is_active: flag,
    company_name: { ...like(textOrNull, 'Padaria Flor do Campo'), description: 'O nome dito no cadastro.' },
    created_at: dateTime,
    plan: orNull(planSchema),
  }),
);
