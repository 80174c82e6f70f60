/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WorkReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkReasonsQuery = { adminReasonTemplates: Array<{ id: string, title: string, text: string }> };


export const WorkReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReasonTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<WorkReasonsQuery, WorkReasonsQueryVariables>;
export const useWorkReasonsQuery = (...args: Hooks.QueryArguments<WorkReasonsQuery, WorkReasonsQueryVariables>) =>
  Hooks.useFreshQuery(WorkReasonsDocument, ...args);