/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MonthNumbersQueryVariables = Exact<{
  companyId: string;
}>;


export type MonthNumbersQuery = { companyReport: { totals: { views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number, averageRating: number | null }, before: { views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number, averageRating: number | null } } };


export const MonthNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"EnumValue","value":"d30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"phoneClicks"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappClicks"}},{"kind":"Field","name":{"kind":"Name","value":"websiteClicks"}},{"kind":"Field","name":{"kind":"Name","value":"mapClicks"}},{"kind":"Field","name":{"kind":"Name","value":"photoViews"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}}]}}]} as unknown as DocumentNode<MonthNumbersQuery, MonthNumbersQueryVariables>;
export const useMonthNumbersQuery = (...args: Hooks.QueryArguments<MonthNumbersQuery, MonthNumbersQueryVariables>) =>
  Hooks.useFreshQuery(MonthNumbersDocument, ...args);