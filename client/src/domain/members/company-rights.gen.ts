/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CompanyRightsFragment = { id: string, part: CompanyPart | null, permissions: Array<CompanyPermission> | null };

export const CompanyRightsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]} as unknown as DocumentNode<CompanyRightsFragment, unknown>;