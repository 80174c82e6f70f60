/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailedClaimQueryVariables = Exact<{
  token: string;
}>;


export type MailedClaimQuery = { mailedClaim: { claimantName: string, claimantEmail: string, company: { id: string, name: string, city: { id: string, name: string, state: string } } } };

export type ProveClaimMutationVariables = Exact<{
  token: string;
}>;


export type ProveClaimMutation = { proveClaim: { id: string, name: string, hasOwner: boolean } };

export type DisownClaimMutationVariables = Exact<{
  token: string;
}>;


export type DisownClaimMutation = { disownClaim: { id: string, name: string, hasOwner: boolean } };


export const MailedClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailedClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimantName"}},{"kind":"Field","name":{"kind":"Name","value":"claimantEmail"}}]}}]}}]} as unknown as DocumentNode<MailedClaimQuery, MailedClaimQueryVariables>;
export const ProveClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}}]}}]}}]} as unknown as DocumentNode<ProveClaimMutation, ProveClaimMutationVariables>;
export const DisownClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisownClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}}]}}]}}]} as unknown as DocumentNode<DisownClaimMutation, DisownClaimMutationVariables>;
export const useMailedClaimQuery = (...args: Hooks.QueryArguments<MailedClaimQuery, MailedClaimQueryVariables>) =>
  Hooks.useFreshQuery(MailedClaimDocument, ...args);
export const useProveClaimMutation = (options?: Hooks.MutationOptions<ProveClaimMutation, ProveClaimMutationVariables>) =>
  Hooks.useTypedMutation('ProveClaim', ProveClaimDocument, options);
export const useDisownClaimMutation = (options?: Hooks.MutationOptions<DisownClaimMutation, DisownClaimMutationVariables>) =>
  Hooks.useTypedMutation('DisownClaim', DisownClaimDocument, options);