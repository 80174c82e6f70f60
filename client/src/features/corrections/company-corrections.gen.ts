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

/** State of a proposed correction; a decision is final. */
export type CorrectionStatus =
  /** It was accepted: applied, or marked as done by hand. */
  | 'accepted'
  /** It was declined. */
  | 'declined'
  /** It waits for the owner, or for an administrator where there is no owner. */
  | 'pending';

export type CompanyCorrectionsQueryVariables = Exact<{
  companyId: string;
  page: number;
}>;


export type CompanyCorrectionsQuery = { corrections: { page: number, lastPage: number, total: number, items: Array<{ id: string, field: CorrectionField, before: string | null, after: string | null, note: string | null, email: string | null, status: CorrectionStatus, declineReason: string | null, createdAt: string, company: { id: string, name: string, address: string | null, phone: string | null, website: string | null } }> } };


export const CompanyCorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCorrections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedCorrection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Correction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]}}]} as unknown as DocumentNode<CompanyCorrectionsQuery, CompanyCorrectionsQueryVariables>;
export const useCompanyCorrectionsQuery = (...args: Hooks.QueryArguments<CompanyCorrectionsQuery, CompanyCorrectionsQueryVariables>) =>
  Hooks.useFreshQuery(CompanyCorrectionsDocument, ...args);