/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New stars and comment of a rating; both replace the former ones. */
export type UpdateRatingInput = {
  /** Comment, at most 1000 characters. */
  comment?: string | null | undefined;
  /** An approved and active company. */
  companyId: string;
  /** The author's first name, shown to everybody; at most 40 characters. A change without it leaves it. */
  displayName?: string | null | undefined;
  /** The same as in `rateCompany`; not needed by the account that rated. */
  fingerprint?: string | null | undefined;
  /** The author's neighbourhood, shown to everybody; at most 40 characters. A change without it leaves it. */
  neighborhood?: string | null | undefined;
  /** Stars, 1 to 5. */
  rating: number;
};

export type UpdateRatingMutationVariables = Exact<{
  input: UpdateRatingInput;
}>;


export type UpdateRatingMutation = { updateRating: { id: string, averageRating: number, totalRatings: number, ratingCounts: Array<number>, ratings: { page: number, lastPage: number, total: number, items: Array<{ id: string, rating: number, comment: string | null, displayName: string | null, neighborhood: string | null, usefulCount: number, createdAt: string, changedAt: string | null, answer: { text: string, createdAt: string, isOutdated: boolean } | null }> } } };


export const UpdateRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRatingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRating"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RatedCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedRating"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"usefulCount"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedRating"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatedCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCounts"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"useful"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RatingList"}}]}}]}}]} as unknown as DocumentNode<UpdateRatingMutation, UpdateRatingMutationVariables>;
export const useUpdateRatingMutation = (options?: Hooks.MutationOptions<UpdateRatingMutation, UpdateRatingMutationVariables>) =>
  Hooks.useTypedMutation('UpdateRating', UpdateRatingDocument, options);