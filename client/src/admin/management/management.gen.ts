/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountsQuery = { adminCounts: { activePlans: number, visibleCategories: number, visibleCities: number, kinds: number, searchesWithoutResults: number, recentViews: number, reportedRatings: number, imports: number, importsToDecide: number, recentActions: number, queuedMails: number, failedMails: number } };


export const AdminCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activePlans"}},{"kind":"Field","name":{"kind":"Name","value":"visibleCategories"}},{"kind":"Field","name":{"kind":"Name","value":"visibleCities"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"searchesWithoutResults"}},{"kind":"Field","name":{"kind":"Name","value":"recentViews"}},{"kind":"Field","name":{"kind":"Name","value":"reportedRatings"}},{"kind":"Field","name":{"kind":"Name","value":"imports"}},{"kind":"Field","name":{"kind":"Name","value":"importsToDecide"}},{"kind":"Field","name":{"kind":"Name","value":"recentActions"}},{"kind":"Field","name":{"kind":"Name","value":"queuedMails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}}]}}]}}]} as unknown as DocumentNode<AdminCountsQuery, AdminCountsQueryVariables>;
export const useAdminCountsQuery = (...args: Hooks.QueryArguments<AdminCountsQuery, AdminCountsQueryVariables>) =>
  Hooks.useFreshQuery(AdminCountsDocument, ...args);