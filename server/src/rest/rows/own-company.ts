import { param } from '../route/parameter.ts';

/** Which company of the caller is meant. */
export const OWN_COMPANY = param('company_id', 'id', 'Uma das empresas da conta; a mais antiga, se faltar.', {
  minimum: 1,
  example: 7,
});
