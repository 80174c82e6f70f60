/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an administrator may do. */
export type AdminRole =
  /** Everything. */
  | 'administrator'
  /** Decides and edits companies; no accounts, settings, plans, imports or logs. */
  | 'moderator'
  /** Reads lists and statistics; decides nothing and sees no contact data of persons. */
  | 'reader';

/** When an administrator receives mails about what waits for a decision. */
export type ApprovalMails =
  /** One mail about all that waits, at eight in São Paulo, when something new arrived. */
  | 'daily'
  /** One mail about all that waits, on the hour, when something new arrived. */
  | 'hourly'
  /** One mail for each thing, at once. */
  | 'immediately';

/** What an administrator's role allows. */
export type Capability =
  /** Read and answer messages to the administration. */
  | 'answerMessages'
  /** Decide on companies, photos, claims, plan requests, ratings, corrections and message access. */
  | 'decide'
  /** Create, change, activate and deactivate companies. */
  | 'editCompanies'
  /** Import companies and undo imports. */
  | 'importCompanies'
  /** Manage categories, kinds, attributes, cities and listed searches. */
  | 'manageCatalog'
  /** Read the queue of mails and send again. */
  | 'manageMails'
  /** Manage plans and the plan of an account. */
  | 'managePlans'
  /** Change settings and the approval policy; delete invented data. */
  | 'manageSettings'
  /** Manage accounts, roles, passwords, API keys, companies' owners and personal data (LGPD). */
  | 'manageUsers'
  /** Have webhooks that receive the events of the whole site. */
  | 'manageWebhooks'
  /** Read the audit log. */
  | 'readAudit'
  /** Remove companies, with the account of the owner, and merge two. */
  | 'removeCompanies'
  /** Read companies, photos, ratings, categories, kinds, cities, plans, statistics and what waits. */
  | 'seeLists'
  /** Read claims, plan requests, corrections, and e-mails and texts of the persons behind them. */
  | 'seePersons';

/** A new password for the signed-in person. */
export type ChangePasswordInput = {
  /** Current password; BAD_USER_INPUT for a wrong one, ten attempts in ten minutes. */
  currentPassword: string;
  /** Password, 8 to 128 characters, none of the well-known ones. */
  password: string;
  /** The password again; must equal `password`. */
  passwordConfirmation: string;
};

/** What an account may do. */
export type Role =
  /** Administrates the site. */
  | 'admin'
  /** Owns companies, or will register or claim one. */
  | 'company'
  /** Neither owns companies nor administrates. */
  | 'user';

/** The signed-in person's name and e-mail. */
export type UpdateProfileInput = {
  /** Current password, required for a new e-mail. */
  currentPassword?: string | null | undefined;
  /** E-mail, unique without regard to case; a new one must be confirmed again. */
  email: string;
  /** Full name, 1 to 120 characters. */
  name: string;
};

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, name: string, email: string, role: Role, adminRole: AdminRole | null, capabilities: Array<Capability>, companyName: string | null, isEmailConfirmed: boolean, hasSecondFactor: boolean, needsSecondFactor: boolean, createdAt: string, plan: { id: string, name: string, price: string, maxCompanies: number, features: Array<string> } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { id: string } };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: { email: string } };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { myPersonalData: unknown };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { id: string } };

export type ApprovalMailsOfViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalMailsOfViewerQuery = { viewer: { id: string, approvalMails: ApprovalMails } };

export type SetApprovalMailsMutationVariables = Exact<{
  mails: ApprovalMails;
}>;


export type SetApprovalMailsMutation = { setApprovalMails: { id: string, approvalMails: ApprovalMails } };


export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"adminRole"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SendEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPersonalData"}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const ApprovalMailsOfViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalMailsOfViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalMails"}}]}}]}}]} as unknown as DocumentNode<ApprovalMailsOfViewerQuery, ApprovalMailsOfViewerQueryVariables>;
export const SetApprovalMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetApprovalMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalMails"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setApprovalMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mails"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalMails"}}]}}]}}]} as unknown as DocumentNode<SetApprovalMailsMutation, SetApprovalMailsMutationVariables>;
export const useUpdateProfileMutation = (options?: Hooks.MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) =>
  Hooks.useTypedMutation('UpdateProfile', UpdateProfileDocument, options);
export const useChangePasswordMutation = (options?: Hooks.MutationOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  Hooks.useTypedMutation('ChangePassword', ChangePasswordDocument, options);
export const useSendEmailConfirmationMutation = (options?: Hooks.MutationOptions<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>) =>
  Hooks.useTypedMutation('SendEmailConfirmation', SendEmailConfirmationDocument, options);
export const usePersonalDataQuery = (...args: Hooks.QueryArguments<PersonalDataQuery, PersonalDataQueryVariables>) =>
  Hooks.useFreshQuery(PersonalDataDocument, ...args);
export const useDeleteAccountMutation = (options?: Hooks.MutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) =>
  Hooks.useTypedMutation('DeleteAccount', DeleteAccountDocument, options);
export const useApprovalMailsOfViewerQuery = (...args: Hooks.QueryArguments<ApprovalMailsOfViewerQuery, ApprovalMailsOfViewerQueryVariables>) =>
  Hooks.useFreshQuery(ApprovalMailsOfViewerDocument, ...args);
export const useSetApprovalMailsMutation = (options?: Hooks.MutationOptions<SetApprovalMailsMutation, SetApprovalMailsMutationVariables>) =>
  Hooks.useTypedMutation('SetApprovalMails', SetApprovalMailsDocument, options);