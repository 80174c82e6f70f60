import { dateTime, flag, id, like, namedShape, orNull, text, textOrNull } from '../route/json-schema.ts';
import { planSchema } from './plan-json.ts';

export const ROLES = ['admin', 'company', 'user'] as const;

export const userSchema = namedShape('User', {
  id,
  name: like(text, 'Rosa Lima'),
  email: like(text, 'rosa@exemplo.com.br'),
  role: { type: 'string', enum: ROLES, examples: ['company'] },
  is_active: flag,
  company_name: like(textOrNull, 'Padaria Flor do Campo', 'O nome dito no cadastro.'),
  created_at: dateTime,
  plan: orNull(planSchema),
});
