/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody may do with a company. */
export type CompanyPermission =
  /** Answer its ratings. */
  | 'answerRatings'
  /** Change data, photos, hours and offers; accept and decline corrections. */
  | 'edit'
  /** Invite persons, change and end their parts. */
  | 'manageMembers'
  /** Read and answer its messages. */
  | 'messages'
  /** Remove it. */
  | 'remove'
  /** See it and its photos, also while it is pending or inactive. */
  | 'see'
  /** Read corrections with their proposers. */
  | 'seeCorrections'
  /** See who has a part in it or is invited. */
  | 'seeMembers'
  /** Read its statistics. */
  | 'seeReports';

export type BelongsToCompanyQueryVariables = Exact<{
  id: string;
}>;


export type BelongsToCompanyQuery = { company: { id: string, permissions: Array<CompanyPermission> | null } };


export const BelongsToCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BelongsToCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<BelongsToCompanyQuery, BelongsToCompanyQueryVariables>;
export const useBelongsToCompanyQuery = (...args: Hooks.QueryArguments<BelongsToCompanyQuery, BelongsToCompanyQueryVariables>) =>
  Hooks.useFreshQuery(BelongsToCompanyDocument, ...args);