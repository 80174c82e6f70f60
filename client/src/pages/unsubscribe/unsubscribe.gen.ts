/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetWeeklyMailByLinkMutationVariables = Exact<{
  token: string;
  isOn: boolean;
}>;


export type SetWeeklyMailByLinkMutation = { setWeeklyMailByLink: { isOn: boolean } };


export const SetWeeklyMailByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyMailByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyMailByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<SetWeeklyMailByLinkMutation, SetWeeklyMailByLinkMutationVariables>;
export const useSetWeeklyMailByLinkMutation = (options?: Hooks.MutationOptions<SetWeeklyMailByLinkMutation, SetWeeklyMailByLinkMutationVariables>) =>
  Hooks.useTypedMutation('SetWeeklyMailByLink', SetWeeklyMailByLinkDocument, options);