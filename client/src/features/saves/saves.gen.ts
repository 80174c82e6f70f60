/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedIdsFragment = { companyIds: Array<string> };

export type SavedCompanyIdsQueryVariables = Exact<{
  fingerprint: string;
}>;


export type SavedCompanyIdsQuery = { savedCompanyIds: { companyIds: Array<string> } };

export type AddSavedCompanyMutationVariables = Exact<{
  companyId: string;
  fingerprint: string;
}>;


export type AddSavedCompanyMutation = { addSavedCompany: { companyIds: Array<string> } };

export type RemoveSavedCompanyMutationVariables = Exact<{
  companyId: string;
  fingerprint: string;
}>;


export type RemoveSavedCompanyMutation = { removeSavedCompany: { companyIds: Array<string> } };

export const SavedIdsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedIds"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCompanyIds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]} as unknown as DocumentNode<SavedIdsFragment, unknown>;
export const SavedCompanyIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCompanyIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCompanyIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]}}]} as unknown as DocumentNode<SavedCompanyIdsQuery, SavedCompanyIdsQueryVariables>;
export const AddSavedCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSavedCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSavedCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]}}]} as unknown as DocumentNode<AddSavedCompanyMutation, AddSavedCompanyMutationVariables>;
export const RemoveSavedCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSavedCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSavedCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyIds"}}]}}]}}]} as unknown as DocumentNode<RemoveSavedCompanyMutation, RemoveSavedCompanyMutationVariables>;
export const useSavedCompanyIdsQuery = (...args: Hooks.QueryArguments<SavedCompanyIdsQuery, SavedCompanyIdsQueryVariables>) =>
  Hooks.useFreshQuery(SavedCompanyIdsDocument, ...args);
export const useAddSavedCompanyMutation = (options?: Hooks.MutationOptions<AddSavedCompanyMutation, AddSavedCompanyMutationVariables>) =>
  Hooks.useTypedMutation('AddSavedCompany', AddSavedCompanyDocument, options);
export const useRemoveSavedCompanyMutation = (options?: Hooks.MutationOptions<RemoveSavedCompanyMutation, RemoveSavedCompanyMutationVariables>) =>
  Hooks.useTypedMutation('RemoveSavedCompany', RemoveSavedCompanyDocument, options);