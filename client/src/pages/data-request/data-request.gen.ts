/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person asks for about their personal data (LGPD, art. 18). */
export type DataRequestKind =
  /** To know which data are stored, and a copy of them. */
  | 'access'
  /** To correct data. */
  | 'correction'
  /** To erase data. */
  | 'erasure'
  /** That data are not used for something. */
  | 'objection';

/** A request about personal data. */
export type SendDataRequestInput = {
  /** The request in words; 1 to 5000 characters. */
  content: string;
  /** E-mail of the person, which a link confirms unless it is that of the signed-in account. */
  email: string;
  /** What the person asks for. */
  kind: DataRequestKind;
  /** Name of the person; at most 120 characters. */
  name?: string | null | undefined;
  /** Must be empty: people do not see this field, robots fill it in. */
  nickname?: string | null | undefined;
};

export type SendDataRequestMutationVariables = Exact<{
  input: SendDataRequestInput;
}>;


export type SendDataRequestMutation = { sendDataRequest: { id: string, needsConfirmation: boolean } };

export type ConfirmDataRequestMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmDataRequestMutation = { confirmDataRequest: { id: string } };


export const SendDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendDataRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"}}]}}]}}]} as unknown as DocumentNode<SendDataRequestMutation, SendDataRequestMutationVariables>;
export const ConfirmDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConfirmDataRequestMutation, ConfirmDataRequestMutationVariables>;
export const useSendDataRequestMutation = (options?: Hooks.MutationOptions<SendDataRequestMutation, SendDataRequestMutationVariables>) =>
  Hooks.useTypedMutation('SendDataRequest', SendDataRequestDocument, options);
export const useConfirmDataRequestMutation = (options?: Hooks.MutationOptions<ConfirmDataRequestMutation, ConfirmDataRequestMutationVariables>) =>
  Hooks.useTypedMutation('ConfirmDataRequest', ConfirmDataRequestDocument, options);