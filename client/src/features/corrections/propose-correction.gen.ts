/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a proposed correction is about. */
export type CorrectionField =
  /** Street, number and neighbourhood. */
  | 'address'
  /** The company has closed for good. */
  | 'closed'
  /** The name. */
  | 'name'
  /** The opening hours, as a text for people. */
  | 'openingHours'
  /** Anything else, in words. */
  | 'other'
  /** The phone. */
  | 'phone'
  /** The website. */
  | 'website';

/** A correction of a company's data. */
export type ProposeCorrectionInput = {
  /** The right value, as long as the form of a company allows, else at most 1000 characters; required but for `closed`, which has none. */
  after?: string | null | undefined;
  /** An approved and active company. */
  companyId: string;
  /** E-mail for questions, seen by the owner or administrator who decides. */
  email?: string | null | undefined;
  /** What is wrong. */
  field: CorrectionField;
  /** A note for the owner or administrator who decides; at most 1000 characters. */
  note?: string | null | undefined;
};

export type ProposeCorrectionMutationVariables = Exact<{
  input: ProposeCorrectionInput;
}>;


export type ProposeCorrectionMutation = { proposeCorrection: { id: string } };


export const ProposeCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;
export const useProposeCorrectionMutation = (options?: Hooks.MutationOptions<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>) =>
  Hooks.useTypedMutation('ProposeCorrection', ProposeCorrectionDocument, options);