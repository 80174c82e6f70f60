/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuoteSettingQueryVariables = Exact<{
  companyId: string;
}>;


export type QuoteSettingQuery = { company: { id: string, takesQuoteRequests: boolean | null } };

export type SetQuoteRequestsMutationVariables = Exact<{
  companyId: string;
  takesQuoteRequests: boolean;
}>;


export type SetQuoteRequestsMutation = { setQuoteRequests: { id: string, takesQuoteRequests: boolean | null } };


export const QuoteSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takesQuoteRequests"}}]}}]}}]} as unknown as DocumentNode<QuoteSettingQuery, QuoteSettingQueryVariables>;
export const SetQuoteRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetQuoteRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takesQuoteRequests"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setQuoteRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"takesQuoteRequests"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takesQuoteRequests"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takesQuoteRequests"}}]}}]}}]} as unknown as DocumentNode<SetQuoteRequestsMutation, SetQuoteRequestsMutationVariables>;
export const useQuoteSettingQuery = (...args: Hooks.QueryArguments<QuoteSettingQuery, QuoteSettingQueryVariables>) =>
  Hooks.useFreshQuery(QuoteSettingDocument, ...args);
export const useSetQuoteRequestsMutation = (options?: Hooks.MutationOptions<SetQuoteRequestsMutation, SetQuoteRequestsMutationVariables>) =>
  Hooks.useTypedMutation('SetQuoteRequests', SetQuoteRequestsDocument, options);