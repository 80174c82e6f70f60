/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new plan. */
export type CreatePlanInput = {
  /** Features, at most 30 texts of at most 100 characters without comma. */
  features?: Array<string> | null | undefined;
  /** The badge for an owner's own site; true by default. */
  hasBadge?: boolean | null | undefined;
  /** Posters and QR codes; true by default. */
  hasPoster?: boolean | null | undefined;
  /** Reports of 12 months; true by default. */
  hasYearReports?: boolean | null | undefined;
  /** Whether it can be requested; true by default for a new plan. */
  isActive?: boolean | null | undefined;
  /** Companies allowed, 1 to 1000; 5 for a new plan. */
  maxCompanies?: number | null | undefined;
  /** Name, 1 to 60 characters. */
  name: string;
  /** Photos of a company, 0 to 100; 5 for a new plan. */
  photoLimit?: number | null | undefined;
  /** Price in reais a month, 0 to 999999.99, at most two decimals. */
  price: string;
};

/** Order of the administrators' list of plans. */
export type PlanOrder =
  /** Active plans first. */
  | 'active'
  /** The fewest companies first. */
  | 'companies'
  /** The most companies first. */
  | 'companiesDescending'
  /** Inactive plans first. */
  | 'inactive'
  /** By name, from A to Z. */
  | 'name'
  /** By name, from Z to A. */
  | 'nameDescending'
  /** The cheapest first. */
  | 'price'
  /** The dearest first. */
  | 'priceDescending'
  /** The fewest accounts first. */
  | 'users'
  /** The most accounts first. */
  | 'usersDescending';

/** Absent fields stay unchanged. */
export type UpdatePlanInput = {
  /** Features, at most 30 texts of at most 100 characters without comma. */
  features?: Array<string> | null | undefined;
  /** The badge for an owner's own site; true by default. */
  hasBadge?: boolean | null | undefined;
  /** Posters and QR codes; true by default. */
  hasPoster?: boolean | null | undefined;
  /** Reports of 12 months; true by default. */
  hasYearReports?: boolean | null | undefined;
  /** Whether it can be requested; true by default for a new plan. */
  isActive?: boolean | null | undefined;
  /** Companies allowed, 1 to 1000; 5 for a new plan. */
  maxCompanies?: number | null | undefined;
  /** Name, 1 to 60 characters. */
  name?: string | null | undefined;
  /** Photos of a company, 0 to 100; 5 for a new plan. */
  photoLimit?: number | null | undefined;
  /** Price in reais a month, 0 to 999999.99, at most two decimals. */
  price?: string | null | undefined;
};

export type PlanRowFragment = { id: string, name: string, price: string, maxCompanies: number, photoLimit: number, companiesAllowed: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isActive: boolean, isDefault: boolean, usersCount: number | null };

export type AdminPlansQueryVariables = Exact<{
  q?: string | null | undefined;
  isActive?: boolean | null | undefined;
  order: PlanOrder;
  page: number;
  perPage: number;
}>;


export type AdminPlansQuery = { adminPlans: { page: number, lastPage: number, total: number, items: Array<{ id: string, name: string, price: string, maxCompanies: number, photoLimit: number, companiesAllowed: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isActive: boolean, isDefault: boolean, usersCount: number | null }> } };

export type DefaultPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPlanQuery = { plans: { items: Array<{ id: string, isDefault: boolean }> } };

export type CompaniesSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesSettingQuery = { adminSystemSettings: { maxCompaniesPerUser: number } };

export type CreatePlanMutationVariables = Exact<{
  input: CreatePlanInput;
}>;


export type CreatePlanMutation = { createPlan: { id: string, name: string, price: string, maxCompanies: number, photoLimit: number, companiesAllowed: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isActive: boolean, isDefault: boolean, usersCount: number | null } };

export type UpdatePlanMutationVariables = Exact<{
  id: string;
  input: UpdatePlanInput;
}>;


export type UpdatePlanMutation = { updatePlan: { id: string, name: string, price: string, maxCompanies: number, photoLimit: number, companiesAllowed: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isActive: boolean, isDefault: boolean, usersCount: number | null } };

export type SetDefaultPlanMutationVariables = Exact<{
  id: string;
}>;


export type SetDefaultPlanMutation = { setDefaultPlan: { id: string, name: string, price: string, maxCompanies: number, photoLimit: number, companiesAllowed: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isActive: boolean, isDefault: boolean, usersCount: number | null } };

export type DeletePlanMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlanMutation = { deletePlan: { id: string } };

export const PlanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]} as unknown as DocumentNode<PlanRowFragment, unknown>;
export const AdminPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]} as unknown as DocumentNode<AdminPlansQuery, AdminPlansQueryVariables>;
export const DefaultPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPlanQuery, DefaultPlanQueryVariables>;
export const CompaniesSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxCompaniesPerUser"}}]}}]}}]} as unknown as DocumentNode<CompaniesSettingQuery, CompaniesSettingQueryVariables>;
export const CreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]} as unknown as DocumentNode<CreatePlanMutation, CreatePlanMutationVariables>;
export const UpdatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]} as unknown as DocumentNode<UpdatePlanMutation, UpdatePlanMutationVariables>;
export const SetDefaultPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]} as unknown as DocumentNode<SetDefaultPlanMutation, SetDefaultPlanMutationVariables>;
export const DeletePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePlanMutation, DeletePlanMutationVariables>;
export const useAdminPlansQuery = (...args: Hooks.QueryArguments<AdminPlansQuery, AdminPlansQueryVariables>) =>
  Hooks.useFreshQuery(AdminPlansDocument, ...args);
export const useDefaultPlanQuery = (...args: Hooks.QueryArguments<DefaultPlanQuery, DefaultPlanQueryVariables>) =>
  Hooks.useFreshQuery(DefaultPlanDocument, ...args);
export const useCompaniesSettingQuery = (...args: Hooks.QueryArguments<CompaniesSettingQuery, CompaniesSettingQueryVariables>) =>
  Hooks.useFreshQuery(CompaniesSettingDocument, ...args);
export const useCreatePlanMutation = (options?: Hooks.MutationOptions<CreatePlanMutation, CreatePlanMutationVariables>) =>
  Hooks.useTypedMutation('CreatePlan', CreatePlanDocument, options);
export const useUpdatePlanMutation = (options?: Hooks.MutationOptions<UpdatePlanMutation, UpdatePlanMutationVariables>) =>
  Hooks.useTypedMutation('UpdatePlan', UpdatePlanDocument, options);
export const useSetDefaultPlanMutation = (options?: Hooks.MutationOptions<SetDefaultPlanMutation, SetDefaultPlanMutationVariables>) =>
  Hooks.useTypedMutation('SetDefaultPlan', SetDefaultPlanDocument, options);
export const useDeletePlanMutation = (options?: Hooks.MutationOptions<DeletePlanMutation, DeletePlanMutationVariables>) =>
  Hooks.useTypedMutation('DeletePlan', DeletePlanDocument, options);