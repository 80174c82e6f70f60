/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new attribute, the last of the list. */
export type CreateAttributeInput = {
  /** Categories for whose companies it matters; with no kinds either for all. */
  categoryIds?: Array<string> | null | undefined;
  /** Kinds for whose companies it matters, at most 100. */
  kindIds?: Array<string> | null | undefined;
  /** 1 to 60 characters, one of them a letter; unique without regard to case and accents. */
  name: string;
};

/** Absent and null fields stay unchanged. */
export type UpdateAttributeInput = {
  /** Categories for whose companies it matters; with no kinds either for all. */
  categoryIds?: Array<string> | null | undefined;
  /** True takes it out of forms, pages and filters. */
  isRetired?: boolean | null | undefined;
  /** Kinds for whose companies it matters, at most 100. */
  kindIds?: Array<string> | null | undefined;
  /** 1 to 60 characters, one of them a letter; unique without regard to case and accents. */
  name?: string | null | undefined;
};

export type AttributeRowFragment = { id: string, name: string, isRetired: boolean, companiesCount: number, categories: Array<{ id: string, name: string }>, kinds: Array<{ id: string, name: string }> };

export type AdminAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAttributesQuery = { adminAttributes: Array<{ id: string, name: string, isRetired: boolean, companiesCount: number, categories: Array<{ id: string, name: string }>, kinds: Array<{ id: string, name: string }> }> };

export type CreateAttributeMutationVariables = Exact<{
  input: CreateAttributeInput;
}>;


export type CreateAttributeMutation = { createAttribute: { id: string, name: string, isRetired: boolean, companiesCount: number, categories: Array<{ id: string, name: string }>, kinds: Array<{ id: string, name: string }> } };

export type UpdateAttributeMutationVariables = Exact<{
  id: string;
  input: UpdateAttributeInput;
}>;


export type UpdateAttributeMutation = { updateAttribute: { id: string, name: string, isRetired: boolean, companiesCount: number, categories: Array<{ id: string, name: string }>, kinds: Array<{ id: string, name: string }> } };

export const AttributeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AttributeRowFragment, unknown>;
export const AdminAttributesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminAttributesQuery, AdminAttributesQueryVariables>;
export const CreateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAttributeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateAttributeMutation, CreateAttributeMutationVariables>;
export const UpdateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAttributeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRetired"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateAttributeMutation, UpdateAttributeMutationVariables>;
export const useAdminAttributesQuery = (...args: Hooks.QueryArguments<AdminAttributesQuery, AdminAttributesQueryVariables>) =>
  Hooks.useFreshQuery(AdminAttributesDocument, ...args);
export const useCreateAttributeMutation = (options?: Hooks.MutationOptions<CreateAttributeMutation, CreateAttributeMutationVariables>) =>
  Hooks.useTypedMutation('CreateAttribute', CreateAttributeDocument, options);
export const useUpdateAttributeMutation = (options?: Hooks.MutationOptions<UpdateAttributeMutation, UpdateAttributeMutationVariables>) =>
  Hooks.useTypedMutation('UpdateAttribute', UpdateAttributeDocument, options);