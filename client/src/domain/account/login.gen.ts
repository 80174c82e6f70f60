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

/** Credentials. */
export type LoginInput = {
  /** E-mail, without regard to case. */
  email: string;
  /** For an account with a second factor: a code of the authenticator app or a recovery code. */
  otp?: string | null | undefined;
  /** Password, at most 128 characters. */
  password: string;
  /** A session of 30 days instead of 1; 12 hours at most for administrators. */
  remember?: boolean | null | undefined;
};

/** What an account may do. */
export type Role =
  /** Administrates the site. */
  | 'admin'
  /** Owns companies, or will register or claim one. */
  | 'company'
  /** Neither owns companies nor administrates. */
  | 'user';

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, name: string, email: string, role: Role, adminRole: AdminRole | null, capabilities: Array<Capability>, companyName: string | null, isEmailConfirmed: boolean, hasSecondFactor: boolean, needsSecondFactor: boolean, createdAt: string, plan: { id: string, name: string, price: string, maxCompanies: number, features: Array<string> } | null } } };


export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"adminRole"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const useLoginMutation = (options?: Hooks.MutationOptions<LoginMutation, LoginMutationVariables>) =>
  Hooks.useTypedMutation('Login', LoginDocument, options);