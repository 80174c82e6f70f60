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

export type ReasonChoicesQueryVariables = Exact<{
  kind: WorkKind;
}>;


export type ReasonChoicesQuery = { adminReasonTemplates: Array<{ id: string, title: string, text: string }> };


export const ReasonChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReasonChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReasonTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ReasonChoicesQuery, ReasonChoicesQueryVariables>;
export const useReasonChoicesQuery = (...args: Hooks.QueryArguments<ReasonChoicesQuery, ReasonChoicesQueryVariables>) =>
  Hooks.useFreshQuery(ReasonChoicesDocument, ...args);