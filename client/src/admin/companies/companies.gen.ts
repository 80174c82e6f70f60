/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Order of a list of companies. */
export type AdminCompanyOrder =
  /** By city, from A to Z. */
  | 'city'
  /** By city, from Z to A. */
  | 'cityDescending'
  /** By name, from A to Z. */
  | 'name'
  /** By name, from Z to A. */
  | 'nameDescending'
  /** The newest first. */
  | 'newest'
  /** The oldest first. */
  | 'oldest'
  /** The best average first. */
  | 'rating'
  /** The lowest average first. */
  | 'ratingAscending'
  /** Pending ones first, then inactive ones, then active ones. */
  | 'status'
  /** Active ones first, then inactive ones, then pending ones. */
  | 'statusDescending';

/** Whether a company waits for a decision. */
export type ApprovalStatus =
  /** Shown to visitors while it is active. */
  | 'approved'
  /** It waits for an administrator. */
  | 'pending';

/** The filters of `adminCompanies`; without any, all companies. */
export type CompaniesFilterInput = {
  /** Of this category. */
  categoryId?: string | null | undefined;
  /** With or without the state; an unknown one has none. */
  city?: string | null | undefined;
  /** Both when absent. */
  hasMessageAccess?: boolean | null | undefined;
  /** Both when absent. */
  hasOwner?: boolean | null | undefined;
  /** Both when absent. */
  isActive?: boolean | null | undefined;
  /** Both when absent. */
  isMessageAccessRequested?: boolean | null | undefined;
  /** With this kind, the main one or another. */
  kindId?: string | null | undefined;
  /** As `q` of `adminCompanies`. */
  q?: string | null | undefined;
  /** Both when absent. */
  status?: ApprovalStatus | null | undefined;
};

/** What an owner lets somebody do in a company. */
export type CompanyPart =
  /** Answers messages and ratings, reads reports; edits nothing. */
  | 'attendant'
  /** Edits it, answers messages and ratings, reads reports. */
  | 'manager';

export type CompanyRowFragment = { id: string, name: string, createdAt: string, changedAt: string | null, isApproved: boolean, isActive: boolean, hasOwner: boolean, hasMessageAccess: boolean | null, isMessageAccessRequested: boolean | null, unreadByAdministration: number | null, deletesOwner: boolean | null, averageRating: number, totalRatings: number, phone: string | null, ownerName: string | null, ownerEmail: string | null, kindsAreGuessed: boolean | null, category: { id: string, name: string }, kinds: Array<{ id: string, name: string }>, city: { id: string, name: string, state: string }, plan: { id: string, name: string } | null };

export type AdminCompaniesQueryVariables = Exact<{
  q?: string | null | undefined;
  status?: ApprovalStatus | null | undefined;
  isActive?: boolean | null | undefined;
  hasOwner?: boolean | null | undefined;
  hasMessageAccess?: boolean | null | undefined;
  isMessageAccessRequested?: boolean | null | undefined;
  categoryId?: string | null | undefined;
  kindId?: string | null | undefined;
  city?: string | null | undefined;
  order: AdminCompanyOrder;
  page: number;
  perPage: number;
}>;


export type AdminCompaniesQuery = { adminCompanies: { page: number, lastPage: number, total: number, totalIsExact: boolean, items: Array<{ id: string, name: string, createdAt: string, changedAt: string | null, isApproved: boolean, isActive: boolean, hasOwner: boolean, hasMessageAccess: boolean | null, isMessageAccessRequested: boolean | null, unreadByAdministration: number | null, deletesOwner: boolean | null, averageRating: number, totalRatings: number, phone: string | null, ownerName: string | null, ownerEmail: string | null, kindsAreGuessed: boolean | null, category: { id: string, name: string }, kinds: Array<{ id: string, name: string }>, city: { id: string, name: string, state: string }, plan: { id: string, name: string } | null }> } };

export type AdminCompanyQueryVariables = Exact<{
  id: string;
  seesMembers: boolean;
}>;


export type AdminCompanyQuery = { company: { description: string, address: string | null, cep: string | null, email: string | null, website: string | null, id: string, name: string, createdAt: string, changedAt: string | null, isApproved: boolean, isActive: boolean, hasOwner: boolean, hasMessageAccess: boolean | null, isMessageAccessRequested: boolean | null, unreadByAdministration: number | null, deletesOwner: boolean | null, averageRating: number, totalRatings: number, phone: string | null, ownerName: string | null, ownerEmail: string | null, kindsAreGuessed: boolean | null, category: { id: string, name: string }, kinds: Array<{ id: string, name: string }>, city: { id: string, name: string, state: string }, plan: { id: string, name: string } | null }, companyMembers?: Array<{ id: string, name: string, email: string, part: CompanyPart }>, companyInvitations?: Array<{ id: string, email: string, part: CompanyPart }> };

export type CompaniesCountQueryVariables = Exact<{
  input: CompaniesFilterInput;
}>;


export type CompaniesCountQuery = { adminCompaniesCount: number | null };

export type FilteredKindQueryVariables = Exact<{
  id: string;
}>;


export type FilteredKindQuery = { adminKind: { id: string, name: string } };

export type CompanyCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCategoriesQuery = { categories: Array<{ id: string, name: string }> };

export type SetCompanyActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetCompanyActiveMutation = { setCompanyActive: { id: string, isActive: boolean } };

export type AdminDeleteCompanyMutationVariables = Exact<{
  id: string;
  deletesOwner: boolean;
}>;


export type AdminDeleteCompanyMutation = { adminDeleteCompany: { id: string } };

export const CompanyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"isMessageAccessRequested"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByAdministration"}},{"kind":"Field","name":{"kind":"Name","value":"deletesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyRowFragment, unknown>;
export const AdminCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOwner"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasMessageAccess"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMessageAccessRequested"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompanyOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOwner"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasMessageAccess"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasMessageAccess"}}},{"kind":"Argument","name":{"kind":"Name","value":"isMessageAccessRequested"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMessageAccessRequested"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"isMessageAccessRequested"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByAdministration"}},{"kind":"Field","name":{"kind":"Name","value":"deletesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminCompaniesQuery, AdminCompaniesQueryVariables>;
export const AdminCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seesMembers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seesMembers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seesMembers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"isMessageAccessRequested"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByAdministration"}},{"kind":"Field","name":{"kind":"Name","value":"deletesOwner"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminCompanyQuery, AdminCompanyQueryVariables>;
export const CompaniesCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompaniesFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCompaniesCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CompaniesCountQuery, CompaniesCountQueryVariables>;
export const FilteredKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilteredKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FilteredKindQuery, FilteredKindQueryVariables>;
export const CompanyCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyCategoriesQuery, CompanyCategoriesQueryVariables>;
export const SetCompanyActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompanyActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompanyActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<SetCompanyActiveMutation, SetCompanyActiveMutationVariables>;
export const AdminDeleteCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deletesOwner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDeleteCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"deletesOwner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deletesOwner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AdminDeleteCompanyMutation, AdminDeleteCompanyMutationVariables>;
export const useAdminCompaniesQuery = (...args: Hooks.QueryArguments<AdminCompaniesQuery, AdminCompaniesQueryVariables>) =>
  Hooks.useFreshQuery(AdminCompaniesDocument, ...args);
export const useAdminCompanyQuery = (...args: Hooks.QueryArguments<AdminCompanyQuery, AdminCompanyQueryVariables>) =>
  Hooks.useFreshQuery(AdminCompanyDocument, ...args);
export const useCompaniesCountQuery = (...args: Hooks.QueryArguments<CompaniesCountQuery, CompaniesCountQueryVariables>) =>
  Hooks.useFreshQuery(CompaniesCountDocument, ...args);
export const useFilteredKindQuery = (...args: Hooks.QueryArguments<FilteredKindQuery, FilteredKindQueryVariables>) =>
  Hooks.useFreshQuery(FilteredKindDocument, ...args);
export const useCompanyCategoriesQuery = (...args: Hooks.QueryArguments<CompanyCategoriesQuery, CompanyCategoriesQueryVariables>) =>
  Hooks.useFreshQuery(CompanyCategoriesDocument, ...args);
export const useSetCompanyActiveMutation = (options?: Hooks.MutationOptions<SetCompanyActiveMutation, SetCompanyActiveMutationVariables>) =>
  Hooks.useTypedMutation('SetCompanyActive', SetCompanyActiveDocument, options);
export const useAdminDeleteCompanyMutation = (options?: Hooks.MutationOptions<AdminDeleteCompanyMutation, AdminDeleteCompanyMutationVariables>) =>
  Hooks.useTypedMutation('AdminDeleteCompany', AdminDeleteCompanyDocument, options);