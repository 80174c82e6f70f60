/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an API key may do of what its account may. */
export type ApiKeyScope =
  /** Reads settings, mails, the audit log and the list of accounts. */
  | 'administrationRead'
  /** Reads and writes settings, mails, the audit log and the list of accounts. */
  | 'administrationWrite'
  /** Reads categories, kinds of business and cities. */
  | 'catalogRead'
  /** Reads and writes categories, kinds of business and cities. */
  | 'catalogWrite'
  /** Reads companies, claims, approvals and imports. */
  | 'companiesRead'
  /** Reads and writes companies, claims, approvals and imports. */
  | 'companiesWrite'
  /** Reads messages. */
  | 'messagesRead'
  /** Reads and writes messages. */
  | 'messagesWrite'
  /** Reads plans and plan requests. */
  | 'plansRead'
  /** Reads and writes plans and plan requests. */
  | 'plansWrite'
  /** Reads ratings. */
  | 'ratingsRead'
  /** Reads and writes ratings. */
  | 'ratingsWrite'
  /** Reads statistics. */
  | 'statisticsRead'
  /** Reads webhooks whose events the key may read. */
  | 'webhooksRead'
  /** Reads and writes webhooks whose events the key may read. */
  | 'webhooksWrite';

export type ApiKeyRowFragment = { id: string, name: string, beginning: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type DeleteApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteApiKeyMutation = { deleteApiKey: { id: string } };

export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const DeleteApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteApiKeyMutation, DeleteApiKeyMutationVariables>;
export const useDeleteApiKeyMutation = (options?: Hooks.MutationOptions<DeleteApiKeyMutation, DeleteApiKeyMutationVariables>) =>
  Hooks.useTypedMutation('DeleteApiKey', DeleteApiKeyDocument, options);