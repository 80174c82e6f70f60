import { ROLES } from '../json/user-json.ts';
import { type Parameter, param } from '../route/route.ts';

export const NAME: Parameter = param('name', 'string', 'O nome completo.', {
  maxLength: 120,
  example: 'Rosa Lima',
});
export const EMAIL: Parameter = param('email', 'string', 'Um que já tem conta é recusado (422).', {
  maxLength: 254,
  example: 'rosa@exemplo.com.br',
});
export const ROLE: Parameter = param('role', 'string', 'O que a conta pode fazer.', {
  enum: ROLES,
  example: 'company',
});
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
