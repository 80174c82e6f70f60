import { ROLES } from '../json/user-json.ts';
import { param } from '../route/parameter.ts';

export const NAME = param('name', 'string', 'O nome completo.', {
  required: true,
  maxLength: 120,
  example: 'Rosa Lima',
});
export const email = (description: string) =>
  param('email', 'string', description, { required: true, maxLength: 254, example: 'rosa@exemplo.com.br' });
export const NEW_EMAIL = email('Um que já tem conta é recusado (422).');
export const ROLE = param('role', 'string', 'O que a conta pode fazer.', {
  required: true,
  enum: ROLES,
  example: 'company',
});
export const password = (name: string, description: string, example = 'jabuticaba-serrana-7') =>
  param(name, 'string', description, { maxLength: 128, example, required: true });

/** A new one, twice. */
export const PASSWORDS = [
  password('password', 'De 8 a 128 caracteres; nenhuma das mais conhecidas.'),
  password('password_confirmation', 'A mesma senha.'),
];
export const CONFIRMATION_DIFFERS = { password_confirmation: 'As senhas não coincidem' };
