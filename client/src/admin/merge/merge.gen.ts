/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MergeChoicesQueryVariables = Exact<{
  id: string;
}>;


export type MergeChoicesQuery = { company: { id: string, duplicates: Array<{ company: { id: string, name: string, isApproved: boolean, city: { id: string, name: string, state: string } } }> | null } };

export type CompanyMergeQueryVariables = Exact<{
  keptId: string;
  removedId: string;
}>;


export type CompanyMergeQuery = { adminCompanyMerge: { ratings: number, olderRatings: number, ownRatings: number, messages: number, saves: number, claims: number, corrections: number, views: number, photos: number, photosOver: number, members: number, takesOwner: boolean, problem: string | null }, kept: { id: string, name: string, ownerName: string | null }, removed: { id: string, name: string, ownerName: string | null } };

export type MergeCompaniesMutationVariables = Exact<{
  keptId: string;
  removedId: string;
  takesOwner: boolean;
}>;


export type MergeCompaniesMutation = { mergeCompanies: { id: string } };


export const MergeChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MergeChoicesQuery, MergeChoicesQueryVariables>;
export const CompanyMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCompanyMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"removedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"olderRatings"}},{"kind":"Field","name":{"kind":"Name","value":"ownRatings"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"photosOver"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"takesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}}]}}]} as unknown as DocumentNode<CompanyMergeQuery, CompanyMergeQueryVariables>;
export const MergeCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takesOwner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"removedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"takesOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takesOwner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergeCompaniesMutation, MergeCompaniesMutationVariables>;
export const useMergeChoicesQuery = (...args: Hooks.QueryArguments<MergeChoicesQuery, MergeChoicesQueryVariables>) =>
  Hooks.useFreshQuery(MergeChoicesDocument, ...args);
export const useCompanyMergeQuery = (...args: Hooks.QueryArguments<CompanyMergeQuery, CompanyMergeQueryVariables>) =>
  Hooks.useFreshQuery(CompanyMergeDocument, ...args);
export const useMergeCompaniesMutation = (options?: Hooks.MutationOptions<MergeCompaniesMutation, MergeCompaniesMutationVariables>) =>
  Hooks.useTypedMutation('MergeCompanies', MergeCompaniesDocument, options);