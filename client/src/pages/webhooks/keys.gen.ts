/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How long an API key is valid. */
export type ApiKeyExpiry =
  /** 30 days. */
  | 'days30'
  /** 90 days. */
  | 'days90'
  /** 365 days. */
  | 'days365'
  /** Until it is ended. */
  | 'never';

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

/** A new API key. */
export type CreateApiKeyInput = {
  /** How long it is valid. */
  expiry: ApiKeyExpiry;
  /** What it is for, 1 to 60 characters. */
  name: string;
  /** In place of the password: a code of the authenticator app or a recovery code. */
  otp?: string | null | undefined;
  /** Password of the signed-in person; required without `otp`. Ten attempts in ten minutes. */
  password?: string | null | undefined;
  /** What it may do; at least one. */
  scopes: Array<ApiKeyScope>;
};

export type MyApiKeysQueryVariables = Exact<{
  page: number;
}>;


export type MyApiKeysQuery = { myApiKeys: { page: number, lastPage: number, total: number, items: Array<{ id: string, name: string, beginning: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, beginning: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };


export const MyApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<MyApiKeysQuery, MyApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const useMyApiKeysQuery = (...args: Hooks.QueryArguments<MyApiKeysQuery, MyApiKeysQueryVariables>) =>
  Hooks.useFreshQuery(MyApiKeysDocument, ...args);
export const useCreateApiKeyMutation = (options?: Hooks.MutationOptions<CreateApiKeyMutation, CreateApiKeyMutationVariables>) =>
  Hooks.useTypedMutation('CreateApiKey', CreateApiKeyDocument, options);