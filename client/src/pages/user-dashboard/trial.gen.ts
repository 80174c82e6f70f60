/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../lib/apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrialHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type TrialHomeQuery = { ownerHome: { company: { id: string, name: string } | null } };


export const TrialHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrialHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TrialHomeQuery, TrialHomeQueryVariables>;
export const useTrialHomeQuery = (...args: Hooks.QueryArguments<TrialHomeQuery, TrialHomeQueryVariables>) =>
  Hooks.useFreshQuery(TrialHomeDocument, ...args);
export const useTrialHomeLazyQuery = (options?: Hooks.LazyQueryOptions<TrialHomeQuery, TrialHomeQueryVariables>) =>
  Hooks.useTypedLazyQuery(TrialHomeDocument, options);