/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Part of the number that orders a search. */
export type RelevancePart =
  /** All words as typed, without completing the last. */
  | 'asTyped'
  /** The company is in the city that the text names. */
  | 'city'
  /** How much of description, contact, address and logo it has. */
  | 'completeness'
  /** When it was registered. */
  | 'freshness'
  /** The name is the text, or begins with it. */
  | 'name'
  /** The name has all words, or the kind, category or city is the one named. */
  | 'nameOrKind'
  /** The average of its ratings and ten assumed ones of 4.0. */
  | 'rating'
  /** The words, by the weight of where they are. */
  | 'words';

/** Part of a company that a word of a search matches. */
export type SearchField =
  /** The word names its category. */
  | 'category'
  /** The word names its city. */
  | 'city'
  /** The word names one of its kinds. */
  | 'kind'
  /** Its name. */
  | 'name'
  /** Its registered name, or its name as the source of an import wrote it. */
  | 'otherName'
  /** A word of its city's name or state. */
  | 'place'
  /** Its address or description. */
  | 'text';

/** How words were searched otherwise than typed. */
export type SearchStepKind =
  /** Not given since 1.1: any one of the words is no answer. */
  | 'any'
  /** Not given since 1.1: a kind is never left for a related one. */
  | 'broader'
  /** A typing error. */
  | 'corrected'
  /** Fewer words. */
  | 'dropped'
  /** Two words as one. */
  | 'joined'
  /** A word that sounds the same. */
  | 'sound'
  /** One word as two. */
  | 'split';

export type SearchExplanationQueryVariables = Exact<{
  companyId: string;
  q?: string | null | undefined;
  category?: string | null | undefined;
  kind?: string | null | undefined;
  city?: string | null | undefined;
  literal: boolean;
}>;


export type SearchExplanationQuery = { adminSearchExplanation: { total: number, words: Array<{ word: string, fields: Array<SearchField> }>, steps: Array<{ kind: SearchStepKind, typed: string, used: string, after: number }>, parts: Array<{ part: RelevancePart, points: number }> } };


export const SearchExplanationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchExplanation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"literal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSearchExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"literal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"literal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SearchExplanationQuery, SearchExplanationQueryVariables>;
export const useSearchExplanationQuery = (...args: Hooks.QueryArguments<SearchExplanationQuery, SearchExplanationQueryVariables>) =>
  Hooks.useFreshQuery(SearchExplanationDocument, ...args);