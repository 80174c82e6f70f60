/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeeklyMailQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyMailQuery = { viewer: { id: string, wantsWeeklyMail: boolean } };

export type SetWeeklyMailMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetWeeklyMailMutation = { setWeeklyMail: { id: string, wantsWeeklyMail: boolean } };


export const WeeklyMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantsWeeklyMail"}}]}}]}}]} as unknown as DocumentNode<WeeklyMailQuery, WeeklyMailQueryVariables>;
export const SetWeeklyMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantsWeeklyMail"}}]}}]}}]} as unknown as DocumentNode<SetWeeklyMailMutation, SetWeeklyMailMutationVariables>;
export const useWeeklyMailQuery = (...args: Hooks.QueryArguments<WeeklyMailQuery, WeeklyMailQueryVariables>) =>
  Hooks.useFreshQuery(WeeklyMailDocument, ...args);
export const useSetWeeklyMailMutation = (options?: Hooks.MutationOptions<SetWeeklyMailMutation, SetWeeklyMailMutationVariables>) =>
  Hooks.useTypedMutation('SetWeeklyMail', SetWeeklyMailDocument, options);