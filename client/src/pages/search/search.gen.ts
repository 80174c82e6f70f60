/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Order of the results of a search. */
export type CompanyOrder =
  /** The nearest to `near` first; as `relevance` without it. */
  | 'distance'
  /** By name, from A to Z. */
  | 'name'
  /** The newest first. */
  | 'newest'
  /** The best rated first. */
  | 'rating'
  /** What fits the text best first; without a text by rating, completeness and age. */
  | 'relevance';

/** A part of the map, in degrees. */
export type MapBoundsInput = {
  /** Eastern edge. */
  east: number;
  /** Northern edge. */
  north: number;
  /** Southern edge. */
  south: number;
  /** Western edge. */
  west: number;
};

/** Where somebody is. A request with more than two decimals has to be a POST. */
export type NearInput = {
  /** Latitude in degrees. */
  latitude: number;
  /** Longitude in degrees. */
  longitude: number;
  /** Only companies within so many kilometres, more than 0 to 500; at any distance when absent. */
  radiusKm?: number | null | undefined;
};

/** Why companies are offered beside an empty search. */
export type NearbyReason =
  /** Not given since 1.1: the best of a place are no answer. */
  | 'bestOfPlace'
  /** They are of the kind or category that was searched. */
  | 'sameKind'
  /** They fit the text, but not the filters or its spelling. */
  | 'sameText';

/** When a company has to be open, or that it does not say when. */
export type OpenOn =
  /** At this minute. */
  | 'now'
  /** Opens on the coming Sunday, or on this day when it is one. */
  | 'sunday'
  /** It says no hours. */
  | 'unknown';

/** How exact the point of a company is. */
export type PointExactness =
  /** Its own point, from its owner or an import. */
  | 'address'
  /** The centre of its city. */
  | 'city'
  /** The middle of the points known in its neighbourhood. */
  | 'neighbourhood';

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

export type SearchQueryVariables = Exact<{
  q?: string | null | undefined;
  category?: string | null | undefined;
  kind?: string | null | undefined;
  city?: string | null | undefined;
  attributeIds?: Array<string> | string | null | undefined;
  openOn?: OpenOn | null | undefined;
  near?: NearInput | null | undefined;
  order: CompanyOrder;
  page: number;
  literal: boolean;
  bounds?: MapBoundsInput | null | undefined;
  homeCity?: string | null | undefined;
}>;


export type SearchQuery = { companies: { page: number, perPage: number, lastPage: number, total: number, totalIsExact: boolean, inHomeCity: number | null, isFullyMatched: boolean, items: Array<{ id: string, name: string, description: string, averageRating: number, totalRatings: number, isApproved: boolean, hasOwner: boolean, distanceMeters: number | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, point: { latitude: number, longitude: number, exactness: PointExactness } | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string } | null, cover: { id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null }>, correction: { typed: string, used: string } | null, steps: Array<{ kind: SearchStepKind, typed: string, used: string, after: number }>, relatedKinds: Array<{ id: string, slug: string, name: string }>, nearby: { reason: NearbyReason, kilometres: Array<number>, items: Array<{ id: string, name: string, description: string, averageRating: number, totalRatings: number, isApproved: boolean, hasOwner: boolean, distanceMeters: number | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string } | null, cover: { id: string, caption: string | null, placeholder: string | null, crop: { x: number, y: number, width: number, height: number } | null, sizes: Array<{ width: number, height: number, url: string }> } | null, point: { exactness: PointExactness } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null }> } | null, attributes: Array<{ id: string, name: string }>, matchedCategory: { id: string, name: string } | null, matchedKind: { id: string, slug: string, name: string, plural: string, category: { id: string, name: string } | null } | null, matchedHours: { openOn: OpenOn, text: string } | null, matchedCity: { id: string, name: string, state: string } | null }, categories: Array<{ id: string, name: string }> };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attributeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"openOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenOn"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NearInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"literal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapBoundsInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"homeCity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"attributeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attributeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"openOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"openOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"literal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"literal"}}},{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"homeCity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"homeCity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDistance"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"exactness"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"inHomeCity"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"typed"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDistance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedCity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFullyMatched"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"crop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwner"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDistance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMeters"}},{"kind":"Field","name":{"kind":"Name","value":"point"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exactness"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const useSearchQuery = (...args: Hooks.QueryArguments<SearchQuery, SearchQueryVariables>) =>
  Hooks.useFreshQuery(SearchDocument, ...args);