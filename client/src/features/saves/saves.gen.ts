/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedIdsFragment = { companyIds: Array<string> };

export type SavedCompaniesQueryVariables = Exact<{
  fingerprint: string;
}>;


export type SavedCompaniesQuery = { savedCompanies: { companyIds: Array<string> } };

export type SaveCompanyMutationVariables = Exact<{
  companyId: string;
  fingerprint: string;
}>;


export type SaveCompanyMutation = { saveCompany: { companyIds: Array<string> } };

export type UnsaveCompanyMutationVariables = Exact<{
  companyId: string;
  fingerprint: string;
}>;


export type UnsaveCompanyMutation = { unsaveCompany: { companyIds: Array<string> } };

export const SavedIdsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedIds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCompanies"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]} as unknown as DocumentNode<SavedIdsFragment, unknown>;
export const SavedCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedIds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCompanies"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]} as unknown as DocumentNode<SavedCompaniesQuery, SavedCompaniesQueryVariables>;
export const SaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedIds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCompanies"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const UnsaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedIds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCompanies"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]} as unknown as DocumentNode<UnsaveCompanyMutation, UnsaveCompanyMutationVariables>;
export const useSavedCompaniesQuery = (...args: Hooks.QueryArguments<SavedCompaniesQuery, SavedCompaniesQueryVariables>) =>
  Hooks.useFreshQuery(SavedCompaniesDocument, ...args);
export const useSaveCompanyMutation = (options?: Hooks.MutationOptions<SaveCompanyMutation, SaveCompanyMutationVariables>) =>
  Hooks.useTypedMutation('SaveCompany', SaveCompanyDocument, options);
export const useUnsaveCompanyMutation = (options?: Hooks.MutationOptions<UnsaveCompanyMutation, UnsaveCompanyMutationVariables>) =>
  Hooks.useTypedMutation('UnsaveCompany', UnsaveCompanyDocument, options);