/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How exact the point of a company is. */
export type PointExactness =
  /** Its own point, from its owner or an import. */
  | 'address'
  /** The centre of its city. */
  | 'city'
  /** The middle of the points known in its neighbourhood. */
  | 'neighbourhood';

export type CompanyDistanceFragment = { id: string, distanceMeters: number | null, point: { exactness: PointExactness } | null };

export const CompanyDistanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDistance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMeters"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exactness"}}]}}]}}]} as unknown as DocumentNode<CompanyDistanceFragment, unknown>;