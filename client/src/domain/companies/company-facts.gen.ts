/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What proved that an account cares for a company. */
export type ClaimProof =
  /** The account's confirmed e-mail is of the domain of the company's website. */
  | 'domain'
  /** A link that was mailed to the e-mail which the company showed was opened. */
  | 'mail';

export type CompanyFactsFragment = { instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, register: { month: string, closedOn: string | null } | null, ownerProof: { kind: ClaimProof, at: string } | null };

export const CompanyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}},{"kind":"Field","name":{"kind":"Name","value":"register"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CompanyFactsFragment, unknown>;