import { type Parameter, param } from '../route/route.ts';

/** Which company of the caller is meant. */
export const OWN_COMPANY: Parameter = param(
  'company_id',
  'integer',
  'Uma das empresas da conta; a mais antiga, se faltar.',
  { minimum: 1, example: 7 },
);
