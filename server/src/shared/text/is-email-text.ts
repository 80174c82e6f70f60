import { isEmail } from 'class-validator';
import { rule } from './rule.ts';

/** Accepts an e-mail address, or an empty text: another rule says whether it may be empty. */
export const IsEmailText = (): PropertyDecorator =>
  rule('isEmailText', 'Email inválido', (value) => value === null || value === '' || isEmail(value));
