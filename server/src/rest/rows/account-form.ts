import { ROLES } from '../json/user-json.ts';
import type { Parameter } from '../route/route.ts';

export const NAME: Parameter = {
  name: 'name',
  type: 'string',
  maxLength: 120,
  description: 'O nome completo.',
  example: 'Rosa Lima',
};
export const EMAIL: Parameter = {
  name: 'email',
  type: 'string',
  maxLength: 254,
  description: 'Um que já tem conta é recusado (422).',
  example: 'rosa@exemplo.com.br',
};
export const ROLE: Parameter = {
  name: 'role',
  type: 'string',
  enum: ROLES,
  description: 'O que a conta pode fazer.',
  example: 'company',
};
/** A password; what it is for is said where it stands. */
export const PASSWORD = { type: 'string', maxLength: 128, example: 'jabuticaba-serrana-7' } as const;

/** A new one, twice. */
export const PASSWORDS: Parameter[] = [
  {
    name: 'password',
    ...PASSWORD,
    required: true,
    description: 'De 8 a 128 caracteres; nenhuma das mais conhecidas.',
  },
  { name: 'password_confirmation', ...PASSWORD, required: true, description: 'A mesma senha.' },
];
