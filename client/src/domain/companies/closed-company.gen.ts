/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClosedCompanyQueryVariables = Exact<{
  idOrCnpj: string;
}>;


export type ClosedCompanyQuery = { closedCompany: { id: string, name: string, closedOn: string, city: { id: string, name: string, state: string } } | null };


export const ClosedCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrCnpj"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrCnpj"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrCnpj"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}}]}}]} as unknown as DocumentNode<ClosedCompanyQuery, ClosedCompanyQueryVariables>;
export const useClosedCompanyQuery = (...args: Hooks.QueryArguments<ClosedCompanyQuery, ClosedCompanyQueryVariables>) =>
  Hooks.useFreshQuery(ClosedCompanyDocument, ...args);