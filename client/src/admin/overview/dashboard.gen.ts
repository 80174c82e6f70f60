/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDashboardQuery = { adminStatistics: { totalUsers: number, totalCompanies: number, pendingCompanies: number, approvedCompanies: number, companyUsers: number, adminUsers: number }, adminOverview: { newestCompanies: Array<{ id: string, name: string, isApproved: boolean, isActive: boolean, createdAt: string, ownerName: string | null, category: { id: string, name: string }, city: { id: string, name: string, state: string } }> } };

export type DemoDataQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoDataQuery = { adminDemoData: { companiesCount: number, usersCount: number } };

export type DeleteDemoDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteDemoDataMutation = { deleteDemoData: { companiesCount: number, usersCount: number } };

export type AdminStatisticsFieldsFragment = { totalUsers: number, totalCompanies: number, pendingCompanies: number, approvedCompanies: number, companyUsers: number, adminUsers: number };

export const AdminStatisticsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStatisticsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"companyUsers"}},{"kind":"Field","name":{"kind":"Name","value":"adminUsers"}}]}}]} as unknown as DocumentNode<AdminStatisticsFieldsFragment, unknown>;
export const AdminDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminStatisticsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminStatisticsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"companyUsers"}},{"kind":"Field","name":{"kind":"Name","value":"adminUsers"}}]}}]} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const DemoDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDemoData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]}}]} as unknown as DocumentNode<DemoDataQuery, DemoDataQueryVariables>;
export const DeleteDemoDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDemoData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDemoData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}}]}}]}}]} as unknown as DocumentNode<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>;
export const useAdminDashboardQuery = (...args: Hooks.QueryArguments<AdminDashboardQuery, AdminDashboardQueryVariables>) =>
  Hooks.useFreshQuery(AdminDashboardDocument, ...args);
export const useDemoDataQuery = (...args: Hooks.QueryArguments<DemoDataQuery, DemoDataQueryVariables>) =>
  Hooks.useFreshQuery(DemoDataDocument, ...args);
export const useDeleteDemoDataMutation = (options?: Hooks.MutationOptions<DeleteDemoDataMutation, DeleteDemoDataMutationVariables>) =>
  Hooks.useTypedMutation('DeleteDemoData', DeleteDemoDataDocument, options);