/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Only what is sent is changed. */
export type UpdateApprovalPolicyInput = {
  /** Days after which a company is overdue, 1 to 30. */
  approvalTimeoutDays?: number | null | undefined;
  /** True approves owners with a confirmed e-mail at once. */
  autoApproveVerifiedCompanies?: boolean | null | undefined;
  /** Rejects duplicates of another company. */
  blockDuplicateCompanies?: boolean | null | undefined;
  /** Requires a description of 20 characters, phone, e-mail. */
  minCompanyInfoRequired?: boolean | null | undefined;
  /** Told of new pending companies; empty for nobody. */
  notificationEmail?: string | null | undefined;
  /** False approves new companies at once. */
  requireAdminApproval?: boolean | null | undefined;
  /** Whether new photos of approved companies wait for an administrator. */
  requirePhotoApproval?: boolean | null | undefined;
  /** Whether an invalid e-mail is rejected. */
  requireValidEmail?: boolean | null | undefined;
  /** Whether an invalid phone is rejected. */
  requireValidPhone?: boolean | null | undefined;
};

/** Absent fields stay unchanged. `password` or `otp` are needed for key, name and city of Pix. */
export type UpdateSystemSettingsInput = {
  /** True approves owners' new companies at once. */
  autoApproveCompanies?: boolean | null | undefined;
  /** E-mail in the footer. */
  contactEmail?: string | null | undefined;
  /** At most 50 origins, each https or http of localhost; empty for none. All at once, not one by one. */
  corsOrigins?: Array<string> | null | undefined;
  /** True serves administrators alone. */
  maintenanceMode?: boolean | null | undefined;
  /** Companies that an owner may have, 1 to 100. */
  maxCompaniesPerUser?: number | null | undefined;
  /** In place of the password: a code of the authenticator app or a recovery code. */
  otp?: string | null | undefined;
  /** Password of the signed-in person; required without `otp`. Ten attempts in ten minutes. */
  password?: string | null | undefined;
  /** City of the receiver, at most 15 characters. */
  pixCity?: string | null | undefined;
  /** Days from a charge to its due day, 1 to 28. */
  pixDueDays?: number | null | undefined;
  /** Days after the due day until the plan ends, 1 to 90; for charges made from now on. */
  pixGraceDays?: number | null | undefined;
  /** CPF, CNPJ, e-mail, phone with +55 or random key; empty for no Pix. It needs the name and the city. */
  pixKey?: string | null | undefined;
  /** Name of the receiver, at most 25 characters. */
  pixName?: string | null | undefined;
  /** True asks every administrator for a second factor before anything else. */
  requireSecondFactor?: boolean | null | undefined;
  /** Description of the site, 1 to 300 characters. */
  siteDescription?: string | null | undefined;
  /** Name of the site, 1 to 120 characters. */
  siteName?: string | null | undefined;
  /** Phone in the footer, 1 to 32 characters as typed. */
  supportPhone?: string | null | undefined;
};

export type SystemSettingsFieldsFragment = { siteName: string, siteDescription: string, maxCompaniesPerUser: number, autoApproveCompanies: boolean, maintenanceMode: boolean, requireSecondFactor: boolean, contactEmail: string, supportPhone: string, corsOrigins: Array<string>, pixKey: string, pixName: string, pixCity: string, pixDueDays: number, pixGraceDays: number };

export type ApprovalPolicyFieldsFragment = { requireAdminApproval: boolean, autoApproveVerifiedCompanies: boolean, minCompanyInfoRequired: boolean, requireValidEmail: boolean, requireValidPhone: boolean, blockDuplicateCompanies: boolean, requirePhotoApproval: boolean, approvalTimeoutDays: number, notificationEmail: string | null };

export type SettingsOfSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsOfSiteQuery = { adminSystemSettings: { siteName: string, siteDescription: string, maxCompaniesPerUser: number, autoApproveCompanies: boolean, maintenanceMode: boolean, requireSecondFactor: boolean, contactEmail: string, supportPhone: string, corsOrigins: Array<string>, pixKey: string, pixName: string, pixCity: string, pixDueDays: number, pixGraceDays: number }, adminApprovalPolicy: { requireAdminApproval: boolean, autoApproveVerifiedCompanies: boolean, minCompanyInfoRequired: boolean, requireValidEmail: boolean, requireValidPhone: boolean, blockDuplicateCompanies: boolean, requirePhotoApproval: boolean, approvalTimeoutDays: number, notificationEmail: string | null } };

export type UpdateSystemSettingsMutationVariables = Exact<{
  input: UpdateSystemSettingsInput;
}>;


export type UpdateSystemSettingsMutation = { updateSystemSettings: { siteName: string, siteDescription: string, maxCompaniesPerUser: number, autoApproveCompanies: boolean, maintenanceMode: boolean, requireSecondFactor: boolean, contactEmail: string, supportPhone: string, corsOrigins: Array<string>, pixKey: string, pixName: string, pixCity: string, pixDueDays: number, pixGraceDays: number } };

export type UpdateApprovalPolicyMutationVariables = Exact<{
  input: UpdateApprovalPolicyInput;
}>;


export type UpdateApprovalPolicyMutation = { updateApprovalPolicy: { requireAdminApproval: boolean, autoApproveVerifiedCompanies: boolean, minCompanyInfoRequired: boolean, requireValidEmail: boolean, requireValidPhone: boolean, blockDuplicateCompanies: boolean, requirePhotoApproval: boolean, approvalTimeoutDays: number, notificationEmail: string | null } };

export const SystemSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompaniesPerUser"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMode"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"corsOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pixKey"}},{"kind":"Field","name":{"kind":"Name","value":"pixName"}},{"kind":"Field","name":{"kind":"Name","value":"pixCity"}},{"kind":"Field","name":{"kind":"Name","value":"pixDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"pixGraceDays"}}]}}]} as unknown as DocumentNode<SystemSettingsFieldsFragment, unknown>;
export const ApprovalPolicyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalPolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireAdminApproval"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveVerifiedCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"minCompanyInfoRequired"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidEmail"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidPhone"}},{"kind":"Field","name":{"kind":"Name","value":"blockDuplicateCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhotoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"approvalTimeoutDays"}},{"kind":"Field","name":{"kind":"Name","value":"notificationEmail"}}]}}]} as unknown as DocumentNode<ApprovalPolicyFieldsFragment, unknown>;
export const SettingsOfSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsOfSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminApprovalPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalPolicyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompaniesPerUser"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMode"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"corsOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pixKey"}},{"kind":"Field","name":{"kind":"Name","value":"pixName"}},{"kind":"Field","name":{"kind":"Name","value":"pixCity"}},{"kind":"Field","name":{"kind":"Name","value":"pixDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"pixGraceDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalPolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireAdminApproval"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveVerifiedCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"minCompanyInfoRequired"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidEmail"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidPhone"}},{"kind":"Field","name":{"kind":"Name","value":"blockDuplicateCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhotoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"approvalTimeoutDays"}},{"kind":"Field","name":{"kind":"Name","value":"notificationEmail"}}]}}]} as unknown as DocumentNode<SettingsOfSiteQuery, SettingsOfSiteQueryVariables>;
export const UpdateSystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSystemSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSystemSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSystemSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompaniesPerUser"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMode"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"corsOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pixKey"}},{"kind":"Field","name":{"kind":"Name","value":"pixName"}},{"kind":"Field","name":{"kind":"Name","value":"pixCity"}},{"kind":"Field","name":{"kind":"Name","value":"pixDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"pixGraceDays"}}]}}]} as unknown as DocumentNode<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>;
export const UpdateApprovalPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApprovalPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApprovalPolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApprovalPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalPolicyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalPolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireAdminApproval"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveVerifiedCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"minCompanyInfoRequired"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidEmail"}},{"kind":"Field","name":{"kind":"Name","value":"requireValidPhone"}},{"kind":"Field","name":{"kind":"Name","value":"blockDuplicateCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhotoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"approvalTimeoutDays"}},{"kind":"Field","name":{"kind":"Name","value":"notificationEmail"}}]}}]} as unknown as DocumentNode<UpdateApprovalPolicyMutation, UpdateApprovalPolicyMutationVariables>;
export const useSettingsOfSiteQuery = (...args: Hooks.QueryArguments<SettingsOfSiteQuery, SettingsOfSiteQueryVariables>) =>
  Hooks.useFreshQuery(SettingsOfSiteDocument, ...args);
export const useUpdateSystemSettingsMutation = (options?: Hooks.MutationOptions<UpdateSystemSettingsMutation, UpdateSystemSettingsMutationVariables>) =>
  Hooks.useTypedMutation('UpdateSystemSettings', UpdateSystemSettingsDocument, options);
export const useUpdateApprovalPolicyMutation = (options?: Hooks.MutationOptions<UpdateApprovalPolicyMutation, UpdateApprovalPolicyMutationVariables>) =>
  Hooks.useTypedMutation('UpdateApprovalPolicy', UpdateApprovalPolicyDocument, options);