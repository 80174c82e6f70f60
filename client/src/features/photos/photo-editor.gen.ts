/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Part of a photo that a cover shows, in fractions of its sides. */
export type PhotoCropInput = {
  /** Height, 0.1 to 1. */
  height: number;
  /** Width, 0.1 to 1. */
  width: number;
  /** Left edge, 0 to 1. */
  x: number;
  /** Upper edge, 0 to 1. */
  y: number;
};

/** State of a photo. */
export type PhotoState =
  /** It could not be read; `failure` says why. */
  | 'failed'
  /** Its sizes are being made. */
  | 'processing'
  /** It is shown, unless the plan allows fewer photos. */
  | 'ready'
  /** It waits for an administrator. */
  | 'waiting';

/** Only what is sent is changed; null empties it. */
export type UpdateCompanyPhotoInput = {
  /** What the photo shows, at most 200 characters. */
  caption?: string | null | undefined;
  /** What a cover shows of it. */
  crop?: PhotoCropInput | null | undefined;
};

export type ManagedPhotoFragment = { state: PhotoState, isCover: boolean, isOverLimit: boolean, failure: string | null, id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> };

export type CompanyPhotosQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyPhotosQuery = { companyPhotos: { limit: number, items: Array<{ state: PhotoState, isCover: boolean, isOverLimit: boolean, failure: string | null, id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> }> } };

export type AddCompanyPhotoMutationVariables = Exact<{
  companyId: string;
  file: File;
}>;


export type AddCompanyPhotoMutation = { addCompanyPhoto: { id: string } };

export type UpdateCompanyPhotoMutationVariables = Exact<{
  id: string;
  input: UpdateCompanyPhotoInput;
}>;


export type UpdateCompanyPhotoMutation = { updateCompanyPhoto: { state: PhotoState, isCover: boolean, isOverLimit: boolean, failure: string | null, id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> } };

export type OrderCompanyPhotosMutationVariables = Exact<{
  companyId: string;
  ids: Array<string> | string;
}>;


export type OrderCompanyPhotosMutation = { orderCompanyPhotos: { limit: number, items: Array<{ state: PhotoState, isCover: boolean, isOverLimit: boolean, failure: string | null, id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> }> } };

export type DeleteCompanyPhotoMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompanyPhotoMutation = { deleteCompanyPhoto: { id: string } };

export const ManagedPhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCover"}},{"kind":"Field","name":{"kind":"Name","value":"isOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ManagedPhotoFragment, unknown>;
export const CompanyPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedPhoto"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCover"}},{"kind":"Field","name":{"kind":"Name","value":"isOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<CompanyPhotosQuery, CompanyPhotosQueryVariables>;
export const AddCompanyPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCompanyPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCompanyPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddCompanyPhotoMutation, AddCompanyPhotoMutationVariables>;
export const UpdateCompanyPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyPhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedPhoto"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCover"}},{"kind":"Field","name":{"kind":"Name","value":"isOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<UpdateCompanyPhotoMutation, UpdateCompanyPhotoMutationVariables>;
export const OrderCompanyPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderCompanyPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCompanyPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedPhoto"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCover"}},{"kind":"Field","name":{"kind":"Name","value":"isOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<OrderCompanyPhotosMutation, OrderCompanyPhotosMutationVariables>;
export const DeleteCompanyPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanyPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCompanyPhotoMutation, DeleteCompanyPhotoMutationVariables>;
export const useCompanyPhotosQuery = (...args: Hooks.QueryArguments<CompanyPhotosQuery, CompanyPhotosQueryVariables>) =>
  Hooks.useFreshQuery(CompanyPhotosDocument, ...args);
export const useAddCompanyPhotoMutation = (options?: Hooks.MutationOptions<AddCompanyPhotoMutation, AddCompanyPhotoMutationVariables>) =>
  Hooks.useTypedMutation('AddCompanyPhoto', AddCompanyPhotoDocument, options);
export const useUpdateCompanyPhotoMutation = (options?: Hooks.MutationOptions<UpdateCompanyPhotoMutation, UpdateCompanyPhotoMutationVariables>) =>
  Hooks.useTypedMutation('UpdateCompanyPhoto', UpdateCompanyPhotoDocument, options);
export const useOrderCompanyPhotosMutation = (options?: Hooks.MutationOptions<OrderCompanyPhotosMutation, OrderCompanyPhotosMutationVariables>) =>
  Hooks.useTypedMutation('OrderCompanyPhotos', OrderCompanyPhotosDocument, options);
export const useDeleteCompanyPhotoMutation = (options?: Hooks.MutationOptions<DeleteCompanyPhotoMutation, DeleteCompanyPhotoMutationVariables>) =>
  Hooks.useTypedMutation('DeleteCompanyPhoto', DeleteCompanyPhotoDocument, options);