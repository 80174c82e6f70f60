/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { categories: Array<{ id: string, name: string }> };

export type HomeStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStatisticsQuery = { siteStatistics: { companiesCount: number, categoriesCount: number, citiesCount: number, satisfactionRate: number } };

export type HomeLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeLinksQuery = { searchLinks: { kinds: Array<{ id: string, slug: string, plural: string }>, cities: Array<{ id: string, name: string, state: string }> } };


export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const HomeStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"categoriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"citiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"satisfactionRate"}}]}}]}}]} as unknown as DocumentNode<HomeStatisticsQuery, HomeStatisticsQueryVariables>;
export const HomeLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<HomeLinksQuery, HomeLinksQueryVariables>;
export const useHomeQuery = (...args: Hooks.QueryArguments<HomeQuery, HomeQueryVariables>) =>
  Hooks.useFreshQuery(HomeDocument, ...args);
export const useHomeStatisticsQuery = (...args: Hooks.QueryArguments<HomeStatisticsQuery, HomeStatisticsQueryVariables>) =>
  Hooks.useFreshQuery(HomeStatisticsDocument, ...args);
export const useHomeLinksQuery = (...args: Hooks.QueryArguments<HomeLinksQuery, HomeLinksQueryVariables>) =>
  Hooks.useFreshQuery(HomeLinksDocument, ...args);