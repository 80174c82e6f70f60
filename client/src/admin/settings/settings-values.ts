import { requiredEmail } from '../../lib/field-rules.ts';
import { isEmailText } from '../../lib/is-email-text.ts';
import type { ApprovalPolicyFieldsFragment, SystemSettingsFieldsFragment } from './settings.gen.ts';

/** Form values; numbers are text. */
export type SiteValues = Omit<SystemSettingsFieldsFragment, 'maxCompaniesPerUser' | 'maintenanceMode'> & {
  maxCompaniesPerUser: string;
};
export type PolicyValues = Omit<ApprovalPolicyFieldsFragment, 'approvalTimeoutDays' | 'notificationEmail'> & {
  approvalTimeoutDays: string;
  notificationEmail: string;
};

export const siteValues = (settings: SystemSettingsFieldsFragment): SiteValues => ({
  siteName: settings.siteName,
  siteDescription: settings.siteDescription,
  contactEmail: settings.contactEmail,
  supportPhone: settings.supportPhone,
  maxCompaniesPerUser: String(settings.maxCompaniesPerUser),
  autoApproveCompanies: settings.autoApproveCompanies,
});

export const policyValues = (policy: ApprovalPolicyFieldsFragment): PolicyValues => ({
  requireAdminApproval: policy.requireAdminApproval,
  autoApproveVerifiedCompanies: policy.autoApproveVerifiedCompanies,
  minCompanyInfoRequired: policy.minCompanyInfoRequired,
  requireValidEmail: policy.requireValidEmail,
  requireValidPhone: policy.requireValidPhone,
  blockDuplicateCompanies: policy.blockDuplicateCompanies,
  approvalTimeoutDays: String(policy.approvalTimeoutDays),
  notificationEmail: policy.notificationEmail ?? '',
});

/** Trims texts, as the server does. */
const trimmed = (value: string | boolean): string | boolean =>
  typeof value === 'string' ? value.trim() : value;

/** The changed values only, so that changes of other administrators are kept. */
export function changesOf<Values extends Record<string, string | boolean>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => trimmed(value) !== before[name]);
  return Object.fromEntries(changed.map(([name, value]) => [name, trimmed(value)])) as Partial<Values>;
}

const wholeFrom1To =
  (most: number, problem: string) =>
  (value: string): string | null =>
    /^\d{1,3}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= most ? null : problem;

const given = (problem: string) => (value: string) => (value.trim() === '' ? problem : null);

/** Rules of the system settings. */
export const siteRules = {
  siteName: given('Nome do site é obrigatório'),
  siteDescription: given('Descrição do site é obrigatória'),
  contactEmail: requiredEmail,
  supportPhone: given('Telefone é obrigatório'),
  maxCompaniesPerUser: wholeFrom1To(100, 'Informe um número de 1 a 100.'),
};

/** Rules of the approval policy. */
export const policyRules = {
  approvalTimeoutDays: wholeFrom1To(30, 'O prazo vai de 1 a 30 dias.'),
  notificationEmail: (value: string) =>
    value.trim() === '' || isEmailText(value.trim()) ? null : 'Email inválido',
};
