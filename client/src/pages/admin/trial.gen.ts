/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../lib/apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrialCompanyQueryVariables = Exact<{
  id: string;
}>;


export type TrialCompanyQuery = { company: { id: string, name: string, hasMessageAccess: boolean | null } };


export const TrialCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrialCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}}]}}]}}]} as unknown as DocumentNode<TrialCompanyQuery, TrialCompanyQueryVariables>;
export const useTrialCompanyQuery = (...args: Hooks.QueryArguments<TrialCompanyQuery, TrialCompanyQueryVariables>) =>
  Hooks.useFreshQuery(TrialCompanyDocument, ...args);
export const useTrialCompanyLazyQuery = (options?: Hooks.LazyQueryOptions<TrialCompanyQuery, TrialCompanyQueryVariables>) =>
  Hooks.useTypedLazyQuery(TrialCompanyDocument, options);