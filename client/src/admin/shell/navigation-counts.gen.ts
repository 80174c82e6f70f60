/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What waits for a decision of the administrators. */
export type WorkKind =
  /** An owner's request for access to messages; its id is that of the company. */
  | 'accessRequest'
  /** An approved company that its owner changed; its id is that of the company. */
  | 'changedCompany'
  /** A request to own a company without owner. */
  | 'claim'
  /** A visitor's correction of a company without owner. */
  | 'correction'
  /** A request about personal data (LGPD). */
  | 'dataRequest'
  /** The messages of a company to the administration that nobody has read; its id is that of the company. */
  | 'message'
  /** An active company that waits for approval; its id is that of the company. */
  | 'newCompany'
  /** A photo that waits for approval or was reported. */
  | 'photo'
  /** A request of another plan. */
  | 'planRequest'
  /** A rating with open reports. */
  | 'reportedRating';

export type NavigationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationCountsQuery = { adminWorkCounts: Array<{ kind: WorkKind, count: number }>, adminCounts: { failedMails: number, importsToDecide: number }, publicSettings: { maintenanceMode: boolean } };


export const NavigationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminWorkCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"importsToDecide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceMode"}}]}}]}}]} as unknown as DocumentNode<NavigationCountsQuery, NavigationCountsQueryVariables>;
export const useNavigationCountsQuery = (...args: Hooks.QueryArguments<NavigationCountsQuery, NavigationCountsQueryVariables>) =>
  Hooks.useFreshQuery(NavigationCountsDocument, ...args);