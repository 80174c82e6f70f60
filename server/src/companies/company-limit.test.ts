import { expect, it } from 'vitest';
import { companyLimit, limitReached } from './company-limit.ts';

const contactEmail = 'fale@guia.example';
const OF_PLAN = `Para cadastrar mais, peça outro plano ou fale com ${contactEmail}.`;
const OF_SITE = `por conta. Fale com ${contactEmail}.`;

it.each([
  [5, 1, `Seu plano permite até 1 empresa. ${OF_PLAN}`],
  [100, 10, `Seu plano permite até 10 empresas. ${OF_PLAN}`],
  // Another plan does not help where the setting is as low.
  [5, 5, `Este guia permite até 5 empresas ${OF_SITE}`],
  [5, 100, `Este guia permite até 5 empresas ${OF_SITE}`],
  [1, null, `Este guia permite até 1 empresa ${OF_SITE}`],
])('setting %i and plan %s: %s', (maxCompaniesPerUser, maxCompanies, text) => {
  const limit = companyLimit(maxCompaniesPerUser, maxCompanies);
  expect(limitReached(limit, { contactEmail })).toBe(text);
  expect(limit.companiesAllowed).toBe(Math.min(maxCompaniesPerUser, maxCompanies ?? maxCompaniesPerUser));
});
