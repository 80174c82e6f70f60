/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an owner lets somebody do in a company. */
export type CompanyPart =
  /** Answers messages and ratings, reads reports; edits nothing. */
  | 'attendant'
  /** Edits it, answers messages and ratings, reads reports. */
  | 'manager';

/** What somebody may do with a company. */
export type CompanyPermission =
  /** Answer its ratings. */
  | 'answerRatings'
  /** Change data, photos, hours and offers; accept and decline corrections. */
  | 'edit'
  /** Invite persons, change and end their parts. */
  | 'manageMembers'
  /** Read and answer its messages. */
  | 'messages'
  /** Remove it. */
  | 'remove'
  /** See it and its photos, also while it is pending or inactive. */
  | 'see'
  /** Read corrections with their proposers. */
  | 'seeCorrections'
  /** See who has a part in it or is invited. */
  | 'seeMembers'
  /** Read its statistics. */
  | 'seeReports';

/** State of an invitation. */
export type InvitationState =
  /** It was accepted; it works once. */
  | 'accepted'
  /** It is older than 7 days. */
  | 'expired'
  /** It can be accepted. */
  | 'open';

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { companyId: string, companyName: string, part: CompanyPart, inviterName: string, state: InvitationState, maskedEmail: string | null, isForViewer: boolean | null } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { name: string, id: string, part: CompanyPart | null, permissions: Array<CompanyPermission> | null } };


export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isForViewer"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRights"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const useInvitationQuery = (...args: Hooks.QueryArguments<InvitationQuery, InvitationQueryVariables>) =>
  Hooks.useFreshQuery(InvitationDocument, ...args);
export const useAcceptInvitationMutation = (options?: Hooks.MutationOptions<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  Hooks.useTypedMutation('AcceptInvitation', AcceptInvitationDocument, options);