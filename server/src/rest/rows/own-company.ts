import type { Parameter } from '../route/route.ts';

/** Which company of the caller is meant. */
export const OWN_COMPANY: Parameter = {
  name: 'company_id',
  type: 'integer',
  minimum: 1,
  description: 'Uma das empresas da conta; a mais antiga, se faltar.',
  example: 7,
};
