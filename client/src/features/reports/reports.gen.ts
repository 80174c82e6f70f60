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

/** The days of a report, today included. */
export type ReportPeriod =
  /** The last 7 days. */
  | 'd7'
  /** The last 30 days. */
  | 'd30'
  /** The last 90 days. */
  | 'd90'
  /** The last 365 days. */
  | 'y1';

export type ReportCompaniesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type ReportCompaniesQuery = { myCompanies: { companiesTotal: number, company: { id: string, name: string, slug: string, isApproved: boolean, isActive: boolean, part: CompanyPart | null, city: { id: string, name: string, state: string } } | null } };

export type ReportFiguresFragment = { views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number, averageRating: number | null };

export type CompanyReportQueryVariables = Exact<{
  companyId: string;
  period: ReportPeriod;
}>;


export type CompanyReportQuery = { companyReport: { days: Array<{ day: string, views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number }>, totals: { views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number, averageRating: number | null }, before: { views: number, phoneClicks: number, whatsappClicks: number, websiteClicks: number, mapClicks: number, photoViews: number, messages: number, ratings: number, averageRating: number | null }, words: Array<{ text: string, count: number }> } };

export const ReportFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"phoneClicks"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappClicks"}},{"kind":"Field","name":{"kind":"Name","value":"websiteClicks"}},{"kind":"Field","name":{"kind":"Name","value":"mapClicks"}},{"kind":"Field","name":{"kind":"Name","value":"photoViews"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}}]}}]} as unknown as DocumentNode<ReportFiguresFragment, unknown>;
export const ReportCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companiesTotal"}}]}}]}}]} as unknown as DocumentNode<ReportCompaniesQuery, ReportCompaniesQueryVariables>;
export const CompanyReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"phoneClicks"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappClicks"}},{"kind":"Field","name":{"kind":"Name","value":"websiteClicks"}},{"kind":"Field","name":{"kind":"Name","value":"mapClicks"}},{"kind":"Field","name":{"kind":"Name","value":"photoViews"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"phoneClicks"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappClicks"}},{"kind":"Field","name":{"kind":"Name","value":"websiteClicks"}},{"kind":"Field","name":{"kind":"Name","value":"mapClicks"}},{"kind":"Field","name":{"kind":"Name","value":"photoViews"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}}]}}]} as unknown as DocumentNode<CompanyReportQuery, CompanyReportQueryVariables>;
export const useReportCompaniesQuery = (...args: Hooks.QueryArguments<ReportCompaniesQuery, ReportCompaniesQueryVariables>) =>
  Hooks.useFreshQuery(ReportCompaniesDocument, ...args);
export const useCompanyReportQuery = (...args: Hooks.QueryArguments<CompanyReportQuery, CompanyReportQueryVariables>) =>
  Hooks.useFreshQuery(CompanyReportDocument, ...args);