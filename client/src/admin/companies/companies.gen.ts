/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What comes first in the administrators' list. */
export type AdminCompanyOrder =
  | 'name'
  | 'nameDescending'
  | 'newest'
  | 'oldest';

/** Whether it waits for a decision. */
export type ApprovalStatus =
  | 'approved'
  | 'pending';

export type CompanyRowFragment = { id: string, name: string, createdAt: string, isApproved: boolean, isActive: boolean, hasOwner: boolean, hasMessageAccess: boolean | null, asksForMessageAccess: boolean | null, unreadByAdministration: number | null, removesOwner: boolean | null, ownerName: string | null, ownerEmail: string | null, category: { id: string, name: string }, city: { id: string, name: string, state: string }, plan: { id: string, name: string } | null };

export type AdminCompaniesQueryVariables = Exact<{
  q?: string | null | undefined;
  status?: ApprovalStatus | null | undefined;
  isActive?: boolean | null | undefined;
  hasOwner?: boolean | null | undefined;
  hasMessageAccess?: boolean | null | undefined;
  asksForMessageAccess?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  city?: string | null | undefined;
  order: AdminCompanyOrder;
  page: number;
}>;


export type AdminCompaniesQuery = { adminCompanies: { page: number, lastPage: number, total: number, totalIsExact: boolean, items: Array<{ id: string, name: string, createdAt: string, isApproved: boolean, isActive: boolean, hasOwner: boolean, hasMessageAccess: boolean | null, asksForMessageAccess: boolean | null, unreadByAdministration: number | null, removesOwner: boolean | null, ownerName: string | null, ownerEmail: string | null, category: { id: string, name: string }, city: { id: string, name: string, state: string }, plan: { id: string, name: string } | null }> } };

export type CompanyCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCategoriesQuery = { categories: Array<{ id: string, name: string }> };

export type SetCompanyActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetCompanyActiveMutation = { setCompanyActive: { id: string, isActive: boolean } };

export type SetCompaniesActiveMutationVariables = Exact<{
  ids: Array<string> | string;
  isActive: boolean;
}>;


export type SetCompaniesActiveMutation = { setCompaniesActive: { done: Array<string>, failed: Array<{ id: string, message: string }> } };

export type AdminRemoveCompanyMutationVariables = Exact<{
  id: string;
  removesOwner: boolean;
}>;


export type AdminRemoveCompanyMutation = { adminRemoveCompany: boolean };

export const CompanyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByAdministration"}},{"kind":"Field","name":{"kind":"Name","value":"removesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyRowFragment, unknown>;
export const AdminCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOwner"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasMessageAccess"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asksForMessageAccess"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompanyOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOwner"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasMessageAccess"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasMessageAccess"}}},{"kind":"Argument","name":{"kind":"Name","value":"asksForMessageAccess"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asksForMessageAccess"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"16"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"asksForMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByAdministration"}},{"kind":"Field","name":{"kind":"Name","value":"removesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminCompaniesQuery, AdminCompaniesQueryVariables>;
export const CompanyCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyCategoriesQuery, CompanyCategoriesQueryVariables>;
export const SetCompanyActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompanyActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompanyActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<SetCompanyActiveMutation, SetCompanyActiveMutationVariables>;
export const SetCompaniesActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompaniesActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompaniesActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetCompaniesActiveMutation, SetCompaniesActiveMutationVariables>;
export const AdminRemoveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRemoveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removesOwner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminRemoveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"removesOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removesOwner"}}}]}]}}]} as unknown as DocumentNode<AdminRemoveCompanyMutation, AdminRemoveCompanyMutationVariables>;
export const useAdminCompaniesQuery = (...args: Hooks.QueryArguments<AdminCompaniesQuery, AdminCompaniesQueryVariables>) =>
  Hooks.useFreshQuery(AdminCompaniesDocument, ...args);
export const useCompanyCategoriesQuery = (...args: Hooks.QueryArguments<CompanyCategoriesQuery, CompanyCategoriesQueryVariables>) =>
  Hooks.useFreshQuery(CompanyCategoriesDocument, ...args);
export const useSetCompanyActiveMutation = (options?: Hooks.MutationOptions<SetCompanyActiveMutation, SetCompanyActiveMutationVariables>) =>
  Hooks.useTypedMutation('SetCompanyActive', SetCompanyActiveDocument, options);
export const useSetCompaniesActiveMutation = (options?: Hooks.MutationOptions<SetCompaniesActiveMutation, SetCompaniesActiveMutationVariables>) =>
  Hooks.useTypedMutation('SetCompaniesActive', SetCompaniesActiveDocument, options);
export const useAdminRemoveCompanyMutation = (options?: Hooks.MutationOptions<AdminRemoveCompanyMutation, AdminRemoveCompanyMutationVariables>) =>
  Hooks.useTypedMutation('AdminRemoveCompany', AdminRemoveCompanyDocument, options);